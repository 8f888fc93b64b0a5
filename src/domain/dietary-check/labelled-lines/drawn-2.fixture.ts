import { parseLines } from "./lines.fixture.ts";

/**
 * The second of the draws that drawn-1.fixture.ts explains, labelled before the check was run
 * on it. Plain: stretches of the BBC and TASTE collections; hard: every line of that sort in another
 * stretch of Allrecipes, and in recipes of other kitchens that public repositories hold. Long because
 * it is data.
 */
export const DRAWN_PLAIN_2 = parseLines(`
100g/3½oz Comté, grated (alternatively use Gruyère) | dairy
2 oranges, peeled with a knife and cut into pithless segments, soaked in |
1 onion, peeled, roughly chopped |
1 tsp rosewater or screwpine essence (optional, but do not be tempted to add more) |
Up to 250g/9oz streaky bacon, diced |
175g/6oz crème fraîche | dairy
1 large bunch fresh flatleaf parsley leaves |
shredded wild sorrel, to taste |
¼ tsp Thai shrimp paste | shellfish
20g/1oz cocoa powder |
3 tbsp coffee essence, such as Camp |
50ml/2fl oz chick stock | chicken gluten? soy?
4cm/1½inch piece fresh root ginger, peeled and roughly chopped |
275g/9¾oz baking spread, from the fridge | dairy? soy?
85g/3oz strawberry or raspberry jam |
3 lime slices |
2 tbsp dripping or vegetable oil | beef
3 tbsp roughly chopped fresh chervil |
110g/4oz plain flour, for dusting | gluten
2 tsp ghee | dairy
3 pickled radishes, cut into quarters |
9 free-range egg yolks | eggs
½ tsp Tabasco sauce, or to taste |
4 brioche burger buns, halved | gluten eggs dairy sesame? soy?
2 red chilli, finely chopped |
1 tbsp ground baharat spice mix |
500ml/18fl oz chicken stock or water | chicken gluten? soy?
70g/2½oz packet dried sour cherries |
110g/4oz bean curd, finely chopped | soy
375g/13oz butter – firm but not hard | dairy
4 large free-range eggs, separated | eggs
420g/15oz dark chocolate (70% cocoa solids) | dairy? soy?
8 red shallots or 2 red onions, peeled and finely sliced |
75g/2¾oz margarine | dairy? soy?
cocoa, for dusting |
sunflower oil, for deep drying |
400g/14oz can kidney beans, rinsed and drained |
1 large baguette, cut lengthways into four pieces | gluten
500g/1lb 2oz thick salmon fillet | fish
mixed baby salad leaves, to serve |
50g/2oz chopped roasted hazelnuts, to decorate | tree_nuts
giblets from the guinea fowl |
100g/4oz Thai fragrant rice, cooked according to packet instructions, kept warm |
150ml/½pt double cream | dairy
2 canned artichoke hearts, thinly sliced |
½ lemon, zest only (juice used above) |
40–60ml/1½–2¼fl oz fish sauce, to taste | fish
500g/1lb 2oz celeriac, peeled, cut into chunks |
4 medium slices of white bread, crusts removed | gluten soy? dairy?
290ml/½ pint vegetable oil, for deep frying |
15g/½oz milk chocolate, melted | dairy soy?
600g/1lb 5oz pollack fillet, skinned and pin boned, cut into 4cm/1½in square pieces | fish
100g/3½oz soured cream | dairy
50g/1¾oz Roquefort, crumbled | dairy
4 Gressingham duck breasts, trimmed, fat scored |
2 free-range eggs, fried | eggs
250g/9oz linguine, cooked according to packet instructions and drained | gluten eggs?
4 tbsp cold-pressed rapeseed oil |
1 bunch purple sprouting broccoli |
115g/4oz breadcrumbs | gluten soy? dairy? sesame?
7 tbsp whisky |
50g/1¾oz Dolcelatte | dairy
1 small tin anchovy fillets, finely chopped | fish
1 tsp sweet paprika (not hot) |
silver balls, to decorate | beef?
350ml/12fl oz chicken or vegetable stock | chicken gluten? soy?
3 slices smoked salmon, cut into 15 strips | fish
75g/2½oz mature cheddar | dairy
preserving sugar |
8 quails’ eggs, at room temperature | eggs
1 tsp young pecorino, grated | dairy
1½ tbsp ginger syrup (from the jar of preserved stem ginger) |
fennel cress, to garnish |
150ml/¼ pint chicken stock (vegetarians can substitute vegetable stock) | chicken gluten? soy?
2 shallots (or 1 long banana shallot), finely sliced |
400g/14¼oz self-raising flour | gluten
drizzle double cream | dairy
1 tin chopped tomatoes |
4 skinless chicken breasts (without wing bone) | chicken
1 tbsp cornflour, dissolved in a little milk | dairy
100g/3½oz kalamata olives, pitted and chopped |
1 tbsp Chardonnay vinegar |
700g/1½lb Chinese greens, such as Chinese flowering cabbage or bok choi, cut into 7.5cm/3in pieces |
1 dessertspoon ginger syrup (from a jar of stem ginger) |
130g/4½oz padrón peppers (available from Spanish delicatessens, optional) |
1 punnet pea shoots, to garnish |
75ml/3fl oz sweet dessert wine |
1 vanilla pod, split lengthways, seeds scraped out using a sharp knife |
1 x 4lb (1.8kg) gammon ham |
150ml/5fl oz port |
400g/14oz white spelt flour | gluten
1 x 150g/5½oz red mullet fillet, skin on and pin-boned | fish
125ml/4fl oz Greek yoghurt | dairy
handful flaked almonds | tree_nuts
½ loaf white farmhouse bread, sliced | gluten soy? dairy?
Espelette pepper |
900g/1lb 15oz baby shallots, peeled, ends trimmed |
8g/⅓oz parmesan shavings | dairy
1 bunch rosemary, tied together with cook's string |
125g/4½oz self raising flour, plus extra for dusting | gluten
small handful mini marshmallows | beef?
75g/2½oz desiccated coconut, just covered with boiling water and set aside to soak for 30 minutes | coconut
120g/4½oz unsalted pistachios, shelled | tree_nuts
few drops lemon extract |
65g/2¼oz shelled walnut halves | tree_nuts
75g/2½oz macadamia nuts, coarsely chopped | tree_nuts
300g/10½oz tinned Puy or green lentils, drained |
glug of olive oil |
300g/10oz goats’ cheese | dairy
3 parts red wine |
200g/7oz Christmas pudding | gluten tree_nuts? eggs? dairy? beef?
200g/7oz wood roasted red peppers or conventionally roasted red peppers |
6 salted anchovy fillets in oil, finely chopped | fish
½ tbsp light soy sauce | soy gluten
100g/3½oz dairy-free butter (such as sunflower spread) | soy?
3 free-range egg whites, whisked until stiff peaks form | eggs
175g/6½oz good quality white chocolate, grated | dairy soy?
1 large banana grated (a plantain is best for this) |
5g instant yeast |
4 x 125g/4½oz pieces salmon fillet, skin on | fish
1 Cox's apple, peeled and sliced and cut into thin batons and placed in acidulated water to prevent browning |
1 tbsp sesame seeds, toasted | sesame
1 md shallot, minced |
2 tbsp sweet soy sauce | soy gluten
½ packet dry active yeast |
⅔ c unsweetened almond milk | tree_nuts
8-15 chiles de árbol, Thai bird chiles, or 1 teaspoon crushed red chile flakes |
3 oz cream cheese, at room temperature | dairy
18 oz pork stock bones (such as back or neck bones) |
sesame seeds, for serving | sesame
1 heaping cup mixed greens or half a head of tender lettuce, rinsed and dried |
½ c chopped bittersweet chocolate | dairy? soy?
2 c mixed small tomatoes, preferably heirloom, halved |
⅔ c plain yogurt | dairy
⅓ c finely chopped fresh coconut meat | coconut
4 tbsp (half a 3.4-ounce package) vanilla instant pudding mix | dairy? soy?
1 tsp togarashi (optional) | sesame
1 ½ c plus 1 tablespoon Greek yogurt | dairy
3-5 sea scallops, cold | shellfish
1 c egg whites (about 8 large whites), at room temperature | eggs
2 chipotle peppers in adobo sauce from a can, chopped |
2 c blanched almonds, soaked in water for 12 to 24 hours | tree_nuts
2 tbsp unsweetened cashew butter | tree_nuts
1 garlic clove, grated on a Microplane |
¾ c plus 2 tablespoons (80 grams) unsweetened cocoa powder |
1 pt dried angeleno plums |
¼ c finely grated parmesan | dairy
½ c diced meat (Spam, bacon, sausage, or ham) | beef? chicken? lamb? gluten? dairy? soy?
3 c vital wheat gluten | gluten
1 ½ lb spaghetti | gluten eggs?
1 c steel-cut oats | gluten
1 8 oz pack (226g) Philadelphia cream cheese, cold | dairy
142 g (5 oz) dark chocolate, 60% to 70%, melted | dairy? soy?
6 roasted, peeled Poblano chiles |
8 oz shrimp, peeled, deveined, and finely chopped | shellfish
1 spatchcocked chicken (4½ to 5 pounds), patted dry with paper towels | chicken
½ c rye flour | gluten
8 c cabbage kimchi, fermented for at least a week, ideally two | fish shellfish
2½ c english peas, fresh or frozen |
Toasted coconut flakes, for garnish (optional) | coconut
1 oz can light-bodied beer, such as Tecate | gluten
1.5 tbsp honey, melted |
olive oil spray or vegetable oil, for oiling your grill |
2 tbsp oat bran | gluten
6 tbsp rendered lard, divided |
1 lb (about 6 medium) hot green peppers for roasting, such as poblano or NuMex peppers |
1 boneless pork loin roast with the skin, approximately 3 pounds |
1 tbsp mustard oil, plus extra for drizzling |
4 c hot fish or shrimp stock | fish shellfish
1 ½ c doenjang | soy gluten?
4 (6-ounce/170 g) walleye fillets | fish
20-24 oven ready lasagna noodles (2 boxes) | gluten eggs?
2 c dark sugar (such as Okinawan black sugar, jaggery, or panela) |
⅓ c raw peanuts, toasted and ground | peanuts
2 c coconut flour | coconut
2 tbsp gochujang (more or less depending on the brand and your taste) | soy gluten
3 yolks | eggs
6 c homemade chicken stock or store-bought low-sodium chicken broth | chicken gluten? soy?
¼ tsp asafetida (hing) powder | gluten?
8 oz milk of choice | dairy
salsa macha | peanuts sesame? tree_nuts?
1-2 tbsp preserved lemon paste, plus more to taste |
vanilla ice cream or sweetened whipped cream | dairy eggs? soy?
8 slices of Pullman bread, milk bread, or brioche, 1-4 days old | gluten dairy eggs soy?
Kale Pesto (recipe follows) or your favorite store-bought pesto | dairy tree_nuts
2 (1½-inch-thick) boneless New York strip steaks (about 2 pounds total) | beef
150 g (scant 3⁄4 cup) active sourdough starter | gluten
1 c shredded Mexican-style cheese blend, store-bought | dairy
12 oz bacon, cooked until crisp and then crumbled, fat reserved |
Sanding or pearl sugar or sprinkles for decorating (optional) | soy? gluten? dairy?
½ c tahini | sesame
½ c avocado oil, or your favorite oil for frying |
1 ½ c (45g) corn flakes | gluten
2 tbsp beef tallow | beef
2 7.7 ounce jars Nutella | tree_nuts dairy soy
12 tortillas (flour or corn) | gluten
0.5 c white chocolate chips, for garnish | dairy soy
2 balls (8 ounces each) burrata cheese | dairy
6 c hatch green chile sauce |
4 eggs, boiled for 7 1/2 minutes, peeled, and cut in half | eggs
`);

export const DRAWN_HARD_2 = parseLines(`
1 1/2 cups Minute® White Rice, cooked |
7 1/2 teaspoons butter or stick margarine | dairy soy?
1 serving olive oil cooking spray (such as PAM®) | soy?
1 cup light sour cream or reduced-fat whipped topping | dairy soy?
1 1/2 cups Sauternes or other sweet white wine |
2 O Organics Large Brown Eggs, separated | eggs
3 tablespoons freshly grated Pecorino Romano or regular Romano cheese | dairy
1/2 cup mesquite-lime marinade | soy? gluten? fish?
3 tablespoons unsweetened coconut chips or shavings (see Note) | coconut
1 (8 ounce) package KRAFT Shredded Cheddar Cheese | dairy
5 tablespoons amaretto liqueur | tree_nuts
1/2 pound Portuguese andouille sausage, sliced | gluten? soy? dairy? beef?
2 unbaked pizza crusts | gluten soy? dairy?
2 tablespoons Maille® Honey Dijon mustard |
1 (12 ounce) package vanilla chips | dairy soy
1 (9 ounce) can tuna packed in water, drained | fish soy?
3/4 cup Italian-style salad dressing | soy? dairy? eggs?
2 cups Italian-style seasoned croutons | gluten dairy? soy? eggs?
1/2 cup multicolored candy sprinkles | soy? gluten? dairy?
60 milk chocolate candy kisses, unwrapped | dairy soy
1 pound vegan beef crumbles (such as Gimme Lean®) | soy gluten
1/2 cup Sun-Maid® Natural Raisins |
1 (1 ounce) package fajita seasoning mix | gluten? soy? dairy?
3 cups bread flour (such as King Arthur®) | gluten
1/2 cup crushed peppermint hard candies |
6 NILLA Wafers | gluten dairy? eggs? soy?
1 packet Classic French Vanilla Flavor CARNATION BREAKFAST ESSENTIALS® LIGHT START™ | dairy soy?
Mojo Sauce |
4 soft pretzels | gluten soy? dairy?
1 1/2 cups HONEY MAID Graham Cracker Crumbs | gluten soy
2 cups low fat reduced sugar granola with raisins cereal | gluten tree_nuts? peanuts? coconut? soy? dairy?
1/2 (16 ounce) loaf prepared pound cake, cut into 1-inch cubes | gluten eggs dairy soy?
2 tablespoons Lucerne Sweet Cream Butter or margarine, melted | dairy soy?
3 teaspoons chicken bouillon granules | chicken gluten? soy? dairy?
1 cup hot fudge topping | dairy soy?
3 cups uncooked corkscrew-shaped pasta | gluten eggs?
2/3 cup reduced-fat mayonnaise | eggs soy?
3 (3 ounce) packages JELL-O Lemon Flavor Gelatin, divided | beef?
1/2 (1 ounce) package dry onion soup mix (such as Lipton®), divided | soy? gluten? dairy? beef? chicken?
2 teaspoons steak sauce (such as A1®) | gluten? soy? fish?
1 (14 ounce) package Hillshire Farm® Beef Smoked Sausage | beef gluten? soy? dairy?
1 (16 ounce) package mini potato gnocchi | gluten eggs? dairy?
1 (3.4 ounce) package vanilla pudding and pie filling | dairy? soy?
3 teaspoons GOYA® Hot Sauce |
1 pound bulk hot pork sausage | gluten? soy? dairy? beef?
3/4 cup Fisher® Honey Roasted Dry Roasted Peanuts, coarsely chopped | peanuts tree_nuts?
1 (8 ounce) package toffee baking bits (such as SKOR®) | dairy tree_nuts soy
1/3 cup PLANTERS COCKTAIL Peanuts | peanuts
1 (17.25 ounce) package frozen puff pastry (2 sheets), thawed | gluten dairy? soy? eggs?
3/4 cup crushed butter-flavored crackers | gluten soy? dairy?
1 teaspoon McCormick® Gourmet Collection® Ground Mustard |
1 Chick-Fil-A Waffle Potato Fries | chicken? gluten?
1 slice Gruyere cheese or Swiss cheese | dairy
1 ounce Hilshire Farm Honey Ham, chopped |
1 (9 ounce) package refrigerated cheese tortellini, cooked, drained | gluten dairy eggs soy?
2 cups cooked Wacky Mac® Veggie Spirals, rinsed under cold water, drained well | gluten eggs?
1 (8 ounce) package imitation crabmeat | fish shellfish? gluten? eggs? soy?
3 ounces milk chocolate or white chocolate (optional) | dairy soy?
1/2 cup Major Grey Chutney |
1 1/2 pounds firm white fish fillets, such as halibut or striped bass | fish
1/2 teaspoon McCormick® Pure Lemon Extract |
1 packet sugar substitute, such as Splenda |
1 cup vegan dark chocolate chips | soy?
1/4 cup reduced-sodium Worcestershire sauce | fish gluten? soy?
1 head Broccoflower®, cut into 1 inch florets |
3 cups creamy salad dressing (such as Miracle Whip®) | eggs soy? dairy?
1 (12 fluid ounce) can frozen limeade concentrate (such as Minute Maid®), thawed |
2 teaspoons minced O Organics Fresh Rosemary leaves |
3 tablespoons Sugar In The Raw®, divided |
1/2 cup DOLE Raspberries (optional) |
2 tablespoons Scotch bonnet sauce (see note) |
1 (18 ounce) package Duncan Hines® Lemon Cake Mix | gluten soy? dairy? eggs?
2 tablespoons dry white wine, dry sherry, chicken broth, or milk | chicken dairy gluten? soy?
1/3 cup prepared Italian salad dressing | soy? dairy? eggs?
1 cup KRAFT Creamy Mexicana Shredded Cheese with a TOUCH OF PHILADELPHIA | dairy
2 1/2 cups Quaker® Oats (Quick or Old Fashioned, uncooked) | gluten
2 (5 ounce) cans solid white tuna packed in water, drained and flaked | fish soy?
2 1/2 cups baking mix (such as Bisquick ®) | gluten soy? dairy?
1 1/2 cups Kikkoman Tikka Masala Curry Sauce | dairy? soy? gluten?
2 sausages | gluten? soy? dairy? beef? chicken?
4 Pepperidge Farm® Classic Soft Hoagie Rolls with Sesame Seeds | gluten sesame soy? dairy? eggs?
2 pounds Atlantic sea bass, diced | fish
14 FAMOUS Chocolate Wafers, divided | gluten soy? dairy?
1 (10 ounce) package M&M;'S® Brand Chocolate Candies for Halloween | dairy soy peanuts?
8 ounces chevre (goat cheese) | dairy
16 egg roll wrappers* | gluten eggs?
25 caramels, unwrapped | dairy soy?
2 tablespoons grill seasoning, or to taste |
1 teaspoon beef base | beef gluten? soy? dairy?
1 1/2 cups prepared chicken gravy | chicken gluten soy? dairy?
1 tablespoon lemon poppy seed dressing | eggs? soy? dairy?
Wooden (soaked in water) or metal skewers |
2 teaspoons prepared Greek vinaigrette salad dressing (such as Kraft®) | dairy? soy? eggs?
Assorted candies and decorations (optional) | dairy? soy? gluten? peanuts? tree_nuts? beef? eggs?
1 cup CHEEZ WHIZ Cheese Dip | dairy soy?
1 1/2 cups chocolate frozen yogurt | dairy soy? eggs?
1/4 cup Kikkoman Teriyaki Baste & Glaze | soy gluten sesame?
2 tablespoons Horizon® Organic unsalted butter | dairy
8 bakery onion or whole wheat hamburger buns, sliced | gluten soy? dairy? sesame? eggs?
8 tablespoons CRISCO® Canola Oil or Vegetable Oil |
2 inch of white part of dae-pa (or 2 to 3 regular green onions), thinly sliced lengthwise |
1 teaspoon crushed chili pepper (or 2 small dried red chili peppers or Korean hot pepper flakes) |
1.5 cups / 375 ml coconut water ((Note 1b)) | coconut
1 eschallot / shallot (, very finely sliced (Note 2)) |
2 tbsp Doubanjiang (Chili Bean Paste) | soy gluten
1 tbsp Douchi (fermented black beans, slightly mashed) | soy gluten?
1 Tbsp oyster sauce (or vegetarian stir-fry sauce for veg/vegan) | shellfish soy? gluten?
14 oz soft/silken tofu (kinugoshi dofu), drained 15–30 | soy
2 tbsp Chinese sesame paste | sesame
1-2 tbsp Chinese black vinegar or rice vinegar | gluten?
1 tbsp vegetarian oyster sauce | soy gluten
1 tbsp doubanjiang ( or fermented chili bean paste, optional) | soy gluten
100g Ground pork (or beef) | beef
500g mackerel (ikan kembung), cleaned | fish
3 daun kesum (Vietnamese coriander) or mint leaves |
2 tsp shrimp paste (belacan) | shellfish
400g thick rice noodles (laksa noodles) |
1/2 cup torch ginger flower (bunga kantan), finely sliced |
½ cup thick shrimp paste sauce (petis udang) | shellfish soy? gluten?
3 candlenuts (or macadamia) | tree_nuts
Extra salam / bay leaf if you have it |
1 tbsp kecap manis (sweet soy sauce) | soy gluten
Fried shallots (store-bought, optional) | gluten?
150 g enoki mushrooms, roots trimmed; adjust from 100 to 200 g |
1 cup kimchi, roughly chopped | fish shellfish
5 g dried kombu and 5 g bonito flakes, or a dashi sachet labelled for 1 litre; choose one stock-flavouring option | fish
2 tbsp ketchup; use up to 3 tbsp, or replace with 250 g canned baked beans in their sauce; use 200 to 400 g |
300 g dry ramen, cooked separately; adjust from 250 to 350 g | gluten eggs? soy? sesame?
2 packs instant ramen | gluten soy? eggs? sesame? dairy? chicken? beef? shellfish?
500 ml. Plain Yogurt | dairy
1 cup Poha/chivda (pressed rice) |
Sunny-Side-Up Egg (serve on top — classic) | eggs
1 cup split husked black gram (dhuli urad), soaked for 4-6 hours |
Mixed vegetables (spinach, carrots, bean sprouts) |
200g beef strips | beef
10 oz ground beef/turkey | beef
150g coconut milk | coconut
450g skinless hake fillets, cut into rectangles, roughly credit card size | fish
1 heaped tbsp light muscovado sugar |
`);
