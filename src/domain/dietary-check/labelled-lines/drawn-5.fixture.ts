import { parseLines } from "./lines.fixture.ts";

/**
 * The fifth of the draws that drawn-1.fixture.ts explains, labelled before the check was run on
 * it. Plain: stretches of the TASTE and BBC collections; hard: every line of that sort in two stretches
 * of Allrecipes, and in recipes of other kitchens that public repositories hold. Long because it is
 * data.
 */
export const DRAWN_PLAIN_5 = parseLines(`
1 (9-ounce/255g) package no-boil lasagna noodles | gluten eggs?
1 bulb fennel with stalks, halved |
28 g caraway seeds |
1 tsp runny honey |
2 eggs, cold | eggs
2 lb bone-in chicken pieces | chicken
¼ c roasted peanuts, chopped | peanuts
1 tsp rapid-rising active dry yeast |
100 g (3 1/2oz/1/2 cup) pudding rice |
⅓ c crushed Fried Peanuts | peanuts
Whipped cream for serving | dairy
½ tsp cayenne pepper, or as needed |
1 c (8-ounce container) sour cream or full-fat yogurt, for tang | dairy
1 5/8 tsp yeast |
1 ½ c dried whole mung beans, soaked overnight, drained, and rinsed |
peanut oil, for frying | peanuts
4 cans (28 ounces each) crushed tomatoes or whole tomatoes packed in puree (not juice!) |
3 romaine hearts or one large head of escarole |
2 8-inch flour tortillas | gluten soy?
⅓ c rum or brandy (optional) |
1 pinch freshy grated nutmeg |
2 tbsp Sichuan lovage rhizome |
2 tbsp grounded almounds | tree_nuts
¼ c palm sugar or granulated sugar |
7 fl. oz. buttermilk | dairy
1 head of green or purple kale, stalks removed, leaves roughly torn into bite-size pieces |
0.75 c breadcrumbs | gluten soy? dairy? sesame?
0.5 c finely grated cheddar cheese | dairy
Store-bought crispy shallots | gluten?
½ c yellow cornmeal |
4 lb bone-in beef short ribs, cut crosswise into 4-inch pieces (have your butcher do this) | beef
1 ½ c labneh or full-fat Greek yogurt | dairy
4 tbsp cottage cheese or Greek yogurt | dairy
236 g bread flour | gluten
½ c shaved Parmigiano Reggiano | dairy
3 tbsp sumac |
¼ c grated onion, about ½ small medium onion |
3 oz prosciutto, thinly sliced |
½ c dill pickle juice |
1 15- to 16-ounce box white cake mix plus 1/2 cup | gluten soy? dairy? eggs?
2 blood oranges, peeled and segmented |
1.5 tsp fennel seeds, lightly crushed in a mortar and pestle |
½ c cup cane sugar (scant) |
2 sm sheets gim (from a 5-gram packet), for garnish | sesame?
2 tsp ground dried crayfish or shrimp or 2 tablespoons fish sauce | shellfish fish
1½ c rice bran oil or canola oil |
Flour, for rolling out | gluten
2 slices soft, industrial white bread | gluten soy? dairy?
2 tlayudas oaxaqueñas or 6 baked Tostadas de Maíz |
8 tbsp (1 stick/113g) salted or unsalted butter, melted | dairy
White or black sesame seeds | sesame
½ c apricot jam (5.6 oz / 160g) |
1 ½ c Lemongrass Chili Sauce |
3½ oz stilton | dairy
Pinch of flaky sea salt (omit if using pre-roasted, salted pistachios) | tree_nuts?
1 ½ c Frijoles Refritos |
¼ c cup heavy cream, plus more for topping | dairy
0.33 c smoked almonds, coarsely chopped | tree_nuts
1 tsp dried oregano, preferably Mexican |
1½ lb tomatillos |
Classic Eggless Mayonnaise | soy?
3½ c old-fashioned oats | gluten
4 oz dried chiles (from mildest to hottest, a combination of ancho, pasilla, guajillo, chipotle) |
0.5 c freshly grated Pecorino cheese | dairy
4 dense-fleshed zucchini or summer squashes, such as pattypan or avocado (about 1 pound) |
1 tsp dried ground shrimp or crayfish powder (optional) | shellfish
1 c candied peanuts | peanuts
thinly sliced steak for 4 servings, 8 beef meatballs, or some of each (optional) | beef gluten? eggs? dairy?
1 sheet nori, thinly sliced |
unsalted butter or coconut oil, to taste | dairy coconut
½ vanilla bean, split and seeds scraped |
2 fennel bulbs, thinly shaved lengthwise on a mandoline |
lovage (not too much as it has a very strong, potent flavor) |
2 tsp sweet bean sauce | soy gluten
2¼ c popping corn |
0.5 c pitted Medjool dates |
3 tbsp almond flour | tree_nuts
½ oz dried wakame seaweed |
4 slices of American cheese | dairy
2 Poached Garlic cloves |
¼ c chickpea flour |
Dried red chile flakes, q.b. |
1 lb soft tofu | soy
4 oz fresh whole-milk mozzarella, thinly sliced | dairy
380 g cream | dairy
5 c rice flour |
7 lb butterflied leg of lamb, trimmed of excess fat | lamb
7-8 oz feta cheese, crumbled and divided | dairy
½ c milk (2% or whole) | dairy
2 c (250 grams) whole wheat pastry flour (or use 1 cup each of whole wheat flour and all-purpose flour) | gluten
2 ½ sticks unsalted butter (10 oz / 283g), thinly sliced crosswise, chilled | dairy
1 2-inch knob fresh galangal, peeled (optional) |
⅓ c plus 1 tbsp oat flour | gluten
65 g (2/3 cup) almonds, roughly chopped | tree_nuts
8 oz sharp cheddar, grated by you | dairy
whipped cream or whipped coconut cream, to serve (optional) | dairy coconut
30g/1oz each rocket and watercress leaves |
300ml/10fl oz vegetable stock or water | gluten? soy?
½ green chilli, deseeded and finely diced |
5 tbsp Chicken Stock or water | chicken gluten? soy?
2 sachets of dried yeast |
225g/8oz semolina | gluten
3 free-range eggs, 1 beaten for egg wash | eggs
1 medium-sized cooked brown crab | shellfish
4 pieces ready-rolled puff pastry, cut about 1.5cm/½ inch wider than the size of four individual ovenproof pie dishes | gluten dairy?
2 bird's-eye chillies, chopped |
175ml/6fl oz soured cream | dairy
150g/5½oz shell pasta, cooked according to packet instructions | gluten eggs?
350g/13oz mixed mushrooms (such as oyster and chestnut), sliced |
2½ tsp ras-el-hanout |
1 tromboncino squash or butternut squash |
4 large prawns shell on, butterflied | shellfish
4 thickish slices bread | gluten soy? dairy?
360g/12oz frozen white fish fillets (such as Coley or Pollock), defrosted, skin and bones removed | fish
1 lemon sole, skinned, filleted | fish
150ml/5fl oz medium dry cider |
crisp leaves such as Little Gem, chicory and watercress |
40g /1½oz mayonnaise | eggs soy?
150g/5oz ground almonds | tree_nuts
110g/4oz margarine, plus extra for greasing | dairy? soy?
1 small ciabatta loaf, split lengthways | gluten
approx 15g table salt (you will need 15g/½oz salt per kilo of duck legs) |
1 x 200ml7fl oz tub crème fraîche | dairy
50g/1¾oz dark chocolate drops | dairy? soy?
2 large buffalo mozzarella, thickly sliced | dairy
6 thick slices black pudding | gluten beef?
potato flour, to thicken (optional) |
110g/4oz toasted pine nuts | tree_nuts
250ml/9fl oz malt vinegar | gluten
200g/7oz Italian '00' flour, plus extra for dusting | gluten
800g/1lb 12oz beef sausages, skins removed | beef gluten? soy?
200ml/7fl oz reduced veal stock (or chicken stock) | beef chicken gluten? soy?
1¼ litres/2 pints 4fl oz fish stock | fish
8 sheets egg pasta dough, about 15cm/6in square | gluten eggs
1 tbsp red chili paste or red chilli powder |
200g/7oz cooked prawn meat, chopped | shellfish
vegetable or groundnut oil, for frying | peanuts
elderflowers, to garnish |
300ml/10½fl oz demerara rum (preferably 151 proof) |
400ml/14fl oz pork or chicken stock, made with 1 stock cube | chicken gluten? soy?
600ml/20fl oz strong beer | gluten
200g/7oz cooked and peeled chestnuts, vacuum-packed or frozen and thawed, halved | tree_nuts
50ml/1¾fl oz dark soy sauce | soy gluten
70g/ 2½oz fourme d’Ambert cheese | dairy
200g/7oz veal rump steak | beef
12 scallops, cleaned and corals removed, the scallop meat diced into 5mm/¼in pieces | shellfish
50g/2oz toffee, broken into small pieces | dairy
1.8kg/4lb butterflied lamb leg, bone removed, cut into 2 equal pieces | lamb
4 tbsp brown miso paste | soy gluten?
1 x 400g tin red kidney beans in chilli sauce |
½ tsp carom seeds (available online) |
80g/3oz halloumi, sliced | dairy
jam of your choice |
250ml/9fl oz vegetable stock, made from stock cube | gluten? soy?
1 turkey leg (about 700-800g/1lb 9oz-1lb 12oz) |
100g/3½oz shelled cobnuts | tree_nuts
50g/2oz white chocolate, chopped | dairy soy?
3 tbsp Chinese rock sugar or granulated sugar |
150ml/5fl oz chutney |
`);

export const DRAWN_HARD_5 = parseLines(`
Lemon Pepper Rub |
1 pound cooked lobster meat, cut into bite-size pieces | shellfish
1/4 cup toffee bits | dairy soy? tree_nuts?
4 Mission® Artisan® Multigrain Tortillas | gluten soy?
8 ounces fat-free strawberry cream cheese | dairy
6 slices Brioche bread, punched out with a 2-inch ring cutter | gluten dairy eggs soy?
1/2 cup oat flour (see Note) | gluten
3 tablespoons berry vinaigrette | soy?
shredded cheese | dairy
1 1/2 pounds Italian turkey sausage links | gluten? soy? dairy?
1/2 cup SHAKE 'N BAKE Original Pork Seasoned Coating Mix | gluten soy?
1 1/4 cups teriyaki sauce | soy gluten sesame?
1 1/2 cups Ragu® Old World Style® Traditional Sauce, divided |
3/4 cup bottled French salad dressing | soy? eggs?
6 tablespoons crumbled bleu cheese, divided | dairy
3/4 cup LACTAID® Reduced Fat Milk | dairy
4 teaspoons Kikkoman Soy Sauce | soy gluten
1 roasted chicken, bones and skin removed, meat cut into cubes | chicken
16 ounces farfalle (bow tie) pasta | gluten eggs?
1 tablespoon caramel ice cream topping | dairy
3/8 cup SPLENDA® No Calorie Sweetener, Granulated |
1/4 cup Crisco® Pure Canola Oil |
1 (26.5 ounce) can spaghetti sauce, divided |
1/2 cup white wine or sodium-reduced chicken broth | chicken gluten? soy?
1 (20 ounce) loaf round French bread | gluten soy?
2 cups unbleached bread flour (such as King Arthur®) | gluten
1 (17.5 ounce) package crispy corn and rice cereal | gluten? soy?
1 fluid ounce hazelnut liqueur | tree_nuts
1 cup cinnamon chips | dairy soy
1 1/2 teaspoons ground, dried oriental radish |
1 (12 ounce) can refrigerated biscuit dough | gluten soy? dairy?
1/2 pound cleaned squid, cut into 1/2-inch rings, tentacles halved | shellfish
1/4 cup thousand island salad dressing (such as Kraft®) | eggs soy?
1 1/2 cups unsweetened coconut cream | coconut
1/4 pound VELVEETA®, cut into 24 cubes | dairy soy?
4 egg, scrambled | eggs
12 Goldhen Large Eggs | eggs
2 cups crumbled firm-textured bread, dried | gluten soy? dairy?
1/2 fluid ounce coffee-flavored liqueur (such as Kahlua®) |
2 slices SARA LEE® 100% Whole Wheat with Honey Bread | gluten soy? dairy?
3 ounces Cabrales cheese, crumbled | dairy
2 (8.5 ounce) packages corn muffin mix | gluten soy? dairy?
2 cups hot cooked MINUTE White Rice |
1 2/3 cups white vanilla baking chips | dairy soy
1/4 cup KRAFT Mexican Style Shredded Cheese, divided | dairy
8 ounces crystal malt | gluten
4 large fresh cherrystone clams, scrubbed | shellfish
2 1/2 tablespoons hot pepper sauce (such as Frank's RedHot®) |
8 cubes beef bouillon, crumbled | beef gluten? soy? dairy?
4 whiting fish fillets, or more to taste | fish
1 (12 ounce) can fully cooked luncheon meat with bacon (such as SPAM® with Bacon), diced | beef? chicken?
2 fluid ounces chocolate-flavored vodka (such as Cupcake® Devil's Food) | dairy? soy?
1/4 cup Market Pantry™ slivered almonds, toasted | tree_nuts
2 (12 ounce) bottles beer (such as Heineken®), or as needed | gluten
2 (14.5 ounce) cans ready-to-serve beef broth | beef gluten? soy?
1 (14 ounce) can coconut milk (not coconut cream) | coconut
1/2 (8 ounce) package reduced-fat cream cheese (Neufchâtel) | dairy
12 thin slices of honey-cured deli ham, halved |
30 (2 inch) frozen miniature tart shells | gluten dairy? soy?
1 teaspoon cocktail sauce | fish?
1 1/2 cups cubed processed American cheese | dairy
1 1/4 cups vanilla wafer crumbs | gluten dairy? eggs? soy?
2 tablespoons instant espresso powder dissolved in |
1 cup whiskey barrel wood chips (such as Jack Daniel's®) |
1/4 cup red cinnamon candies |
1/4 cup Kikkoman Panko Bread Crumbs | gluten
2 tablespoons avocado oil (such as Acado™) |
6 (1.55 ounce) bars milk chocolate, broken into small pieces (they melt better than chocolate morsels) | dairy soy
3 fluid ounces Canadian Mist |
1 cup nonpareils, for decoration | soy? dairy?
1/2 cup red decorator sugar |
12 ounces chipotle cooking sauce (such a Knorr®) | soy? gluten?
Ice cream, any flavor | dairy eggs? soy?
1 teaspoon MAXWELL HOUSE Instant Coffee, dissolved in |
1 1/2 cups uncooked medium tube-shaped or corkscrew-shaped pasta | gluten eggs?
2 cups DANNON® Vanilla Lowfat Yogurt or DANNON® Light 'n Fit™ Vanilla Nonfat Yogurt | dairy
1 (16 ounce) can refrigerated jumbo biscuits | gluten soy? dairy?
2 tablespoons chunky or creamy peanut butter | peanuts soy?
1/2 cup Pace® Thick & Chunky Salsa |
1 (16 ounce) jar ORTEGA® Salsa Prima Homestyle Mild |
1/2 (18.25 ounce) package spice cake mix | gluten soy? dairy? eggs?
1 tablespoon powdered egg whites | eggs
1 (20 ounce) package BUITONI® Family Size Three Cheese Tortellini, prepared according to package directions, cooled | gluten dairy eggs soy?
3/4 cup O Organics Chocolate Chips | dairy? soy?
1/2 cup wheat berries | gluten
2 (6.5 ounce) cans minced clams, drained with juice reserved | shellfish
1/3 cup mixed nuts (cashews, pistachios, almonds) | tree_nuts peanuts?
2 1/4 ounces white Cheddar cheese (such as Babybel®), chopped | dairy
1 Cook's® brand Bone-In Thick Cut Ham Steak |
1 tablespoon canola or soybean oil | soy
1 (19 ounce) package Bob Evans® Beer Brats | gluten soy? dairy? beef?
2 tablespoons McCormick® Imitation Maple Flavor |
1/2 (16 ounce) bottle Italian-style salad dressing | soy? dairy? eggs?
1/2 cup Archer Farms™ Chardonnay-Artichoke dip | dairy eggs? soy?
1 (2 inch) piece rind cut from a wedge of Parmigiano-Reggiano (optional) | dairy
1 cup NESTLE® TOLL HOUSE® Semi-Sweet Chocolate Mini Morsels | dairy soy
1 teaspoon yeast extract spread, e.g. Marmite/Vegemite | gluten
2 tablespoons ranch dip mix | dairy soy?
1 (5.1 ounce) package chocolate mousse or instant chocolate pudding mix | dairy? soy?
1/4 cup creamy salad dressing (e.g. Miracle Whip) | eggs soy? dairy?
1 (6 ounce) package goldfish crackers | gluten dairy soy?
1 (12 ounce) bag semi-sweet chocolate chunks (such as SACO®) | dairy? soy?
1/2 cup Green Giant® whole kernel sweet corn, drained |
3/4 cup SARGENTO® 4 Cheese Mexican Blend Shredded Cheese | dairy
6 hamburger buns, such as sesame | gluten sesame soy? dairy? eggs?
Safeway SELECT Vanilla Ice Cream | dairy eggs? soy?
1/4 cup vegetarian refried beans |
1/2 cup shortening, chilled and diced | soy?
8 ounces processed cheese product (such as Velveeta®), cubed | dairy soy?
Old El Paso® salsa (any variety) |
1/4 cup unsalted butter plus additional for buttering pans | dairy
1 (2 liter) bottle cream soda |
4 ounces sliced deli-style maple turkey | soy?
1 (1.25 ounce) package mild chili seasoning mix | gluten? soy?
1 (2.1 ounce) package OSCAR MAYER Ready To Serve Bacon |
8 thin slices round Genoa salami | beef? dairy? soy? gluten?
3 tablespoons butterscotch instant pudding mix | dairy? soy?
4 ounces kielbasa, halved and sliced | gluten? soy? dairy? beef?
1 teaspoon garlic and herb seasoning blend |
1 (16 ounce) package frozen stir-fry vegetable blend, thawed |
1/2 teaspoon anchovy paste, or more to taste | fish
1/4 cup Hellmann’s® or Best Foods® Canola Cholesterol Free Mayonnaise | eggs soy?
2 1/2 quarts O Organics™ vegetable broth | gluten? soy?
10 ounces cavatappi (corkscrew) pasta | gluten eggs?
3 slices American Cheese or cheddar cheese, halved | dairy
1 (15 ounce) can pure pumpkin (such as Libby's®) |
1 (10.75 ounce) can reduced-sodium condensed cream of mushroom soup | dairy gluten soy?
1 1/2 teaspoons warm peanut butter | peanuts soy?
4 large crusty rolls, split | gluten soy? dairy?
3 cups cubed EARTH GRAINS® Honey Whole Grains bread | gluten soy? dairy?
3 cups Multi-Bran Chex® cereal | gluten
1 strip peelable red licorice | gluten
2 teaspoons cinnamon oil |
1/2 cup soy milk | soy
2 1/2 cups all-purpose baking mix | gluten soy? dairy?
3 cups shredded leftover turkey or deli rotisserie chicken | chicken
1 (30 ounce) can LIBBY'S® Easy Pumpkin Pie Mix |
1 (6 ounce) ready-to-use natural graham cracker pie crust (with no trans fat) | gluten soy? dairy?
1 cup Lawry's® Tequila Lime Marinade with Lime Juice | soy? gluten?
1/2 cup KC Masterpiece® Garlic & Herb Marinade | soy? gluten? fish?
1 1/4 cups ORTEGA® Enchilada Sauce | soy? gluten?
1 cup crema Mexicana table cream or sour cream | dairy
1 cup gumdrops | beef?
1 (6 ounce) package precooked chicken strips, cut into pieces | chicken soy?
3/4 cup cracker crumbs | gluten soy? dairy?
1 1/2 teaspoons SPLENDA® Brown Sugar Blend |
1 pint frozen strawberry or raspberry sorbet or sherbet, softened | dairy
1 (11.59 ounce) package Spanish rice mix | gluten? soy? chicken? dairy?
2 cups COLLEGE INN® Culinary Broth, Thai Coconut Curry | coconut chicken? fish? gluten? soy?
5 ounces BelGioioso Fresh Mozzarella Ciliegine cheese | dairy
1 (4.5 ounce) tube orange or red decorating icing | soy? dairy?
4 hot dog buns, preferably brioche-style or split-top | gluten dairy? eggs? sesame? soy?
1/4 cup stick margarine, melted | dairy? soy?
1 (16 ounce) loaf cinnamon bread with raisins, cut into 1-inch cubes | gluten soy? dairy? eggs?
2 sheets (18x15 inches each) Reynolds Wrap® Heavy Duty Aluminum Foil |
16 chocolate curls (optional) | dairy? soy?
2 fully ripened Avocados from Mexico, halved, pitted and peeled |
Bruschetta | gluten
1/3 cup red enchilada sauce, or more to taste | soy? gluten?
Pan juices reserved from turkey |
1 cup cooked and peeled crawfish tails, coarsely chopped | shellfish
4 rolls sourdough bread | gluten
1 teaspoon Shaoxing wine | gluten?
4 ounces crumbled Garrotxa or other tangy, semi-aged, goat's-milk cheese | dairy
1 (3.75 ounce) can smoked oysters, drained, rinsed, and minced | shellfish
0.5 pound shucked oysters with liquid | shellfish
2 Spring Home prata | gluten dairy?
Pork floss; quantity not specified | soy? gluten?
Seasoning option 1: 1 tbsp soy sauce, 1/2 tbsp oyster sauce and a drizzle of sesame oil | soy gluten shellfish sesame
200g Hakka noodles (or thin wheat noodles) | gluten eggs?
1/2 cup protein (chicken, shrimp, tofu – optional) | chicken shellfish soy
1 tsp of chicken stock powder | chicken gluten? soy? dairy?
1/2 kg of frozen seafood | shellfish fish
100g Chinese lap cheong sausage, sliced | soy? gluten?
400g fresh flat rice noodles |
2 lap cheong sausages, sliced diagonally | soy? gluten?
3 tbsp sweet bean paste (tianmianjiang) | soy gluten
400g fresh or dried wheat noodles | gluten
200g pack soft cheese | dairy
100ml lamb (or chicken stock) | lamb chicken gluten?
5-6 Jus-Rol Filo pastry sheets | gluten
1kg cleaned tripe | beef
Pap, to serve |
85g/3oz pecannuts, roughly chopped | tree_nuts
85g ground almond | tree_nuts
400g pack ready-rolled marzipan(we used Dr Oetker) | tree_nuts
500g pack fondant icingsugar |
6 gold and 6 silver muffincases |
6 gold and 6 silver sugared almonds | tree_nuts
snowflake sprinkles | soy? gluten? dairy?
`);
