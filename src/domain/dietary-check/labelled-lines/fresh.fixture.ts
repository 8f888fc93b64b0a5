import { parseLines } from "./lines.fixture.ts";

/**
 * Two sets drawn and labelled after the lists had been tuned on the others, tried once (docs/bench.md has
 * the figures) and tuned on since. Most are of the collections at github.com/strangetom/ingredient-parser
 * and of USDA's branded foods, at random places; the rest by memory. Rows as in lines.fixture.ts. Long
 * because it is data.
 */
export const FRESH_PLAIN_LINES = parseLines(`
4 tablespoons dark brown sugar |
2 bunches chopped fresh cilantro |
2 1/3 cups ground beef | beef
4 quarts vegetable broth | gluten?
12 ounces shredded extra-sharp Cheddar cheese, divided | dairy
3 1/2 cups pumpkin puree |
1 1/2 pounds lean ground veal | beef
1 1/2 pounds boneless, skinless chicken thighs, cut into 3/4-inch pieces | chicken
2 slices cooked, skinless, lean ham, chopped |
1/2 cup blackberry jelly |
3 fluid ounces lemon-lime flavored soda |
2 tablespoons bread crumbs, or as needed (optional) | gluten soy? dairy? sesame?
1/4 cup crumbled feta | dairy
1 (26 ounce) jar of your favorite pasta sauce | dairy?
6 cups uncooked wide noodles | gluten eggs?
4 pounds country style pork ribs |
1 pound frozen peeled crawfish tails, thawed | shellfish
1 tablespoon confectioners' sugar (optional) |
3/4 cup canned coconut milk (stir before measuring) | coconut
1/4 cup vanilla whey protein powder, or more to taste | dairy soy?
12 ounces rigatoni pasta | gluten eggs?
1 1/2 cups fresh fruit |
1 cup crushed tortilla chips, for garnish |
1 pound thinly sliced top round steak | beef
2 (4 ounce) cans refrigerated crescent roll dough | gluten soy? dairy? eggs?
1 cup crumbled goat cheese | dairy
1 (3 ounce) link chorizo sausage, quartered lengthwise and sliced | gluten? soy? dairy?
1 (13.5 ounce) package strawberry glaze | beef?
2 tablespoons Triple Sec or other orange-flavored liqueur |
1 teaspoon soy sauce (optional) | soy gluten
1/3 cup roughly chopped walnuts, or more to taste | tree_nuts
8 cups clean fresh snow |
1/3 cup catsup |
2 2/3 cups shredded four-cheese mix or pizza cheese | dairy
1 teaspoon pear-flavored white balsamic vinegar |
1/4 cup fresh herbs; tarragon, parsley, chives, diced |
1/2 cup reduced-fat ranch dressing | dairy eggs soy?
1 (1 pound) loaf sliced white bread, toasted | gluten soy? dairy? sesame?
18 large marshmallows, halved | beef?
2 tablespoons Thai chili paste | shellfish? fish? soy?
1 French baguette, cut in half lengthwise | gluten
2 cups crushed nacho cheese-flavored tortilla chips | dairy soy? gluten?
1 (8 ounce) wheel California Brie cheese | dairy
1/4 cup multi-colored sprinkles | soy? gluten? dairy?
1 1/3 pounds center-cut salmon fillet | fish
1 cup thinly sliced hard salami | gluten? dairy? beef? soy?
3/4 cup honey barbecue sauce | soy? gluten? fish?
2 cups diced honeydew melon |
1 turkey-size oven roasting bag |
1 (2.5 ounce) package bacon pieces | soy?
8 straight-sided wide-mouth pint canning jars with lids and rings |
1 medium Spanish onion, sliced into 1/4-inch-thick half moons |
4 ounces shredded Monterey Jack cheese | dairy
1/2 teaspoon dried herbes de Provence or thyme |
1 (2 1/2 pound) beef bottom round, eye round or boneless beef chuck shoulder steaks, cut 3/4 inch thick | beef
4 chicken leg quarters, with bone and skin | chicken
1/2 cup fat-free cream cheese, softened | dairy
6 tablespoons sweet pickle relish |
1 smoked sausage, cut into pieces | gluten? soy? dairy? beef? chicken?
Creamy Horseradish Sauce | dairy eggs? soy?
Pimientos or roasted red pepper strips (optional) |
2 cups broken pretzel twists or sticks | gluten soy?
2 ounces grated Asiago cheese, plus extra for serving | dairy
2 (10 ounce) packages egg noodles | gluten eggs
8 ounces fully cooked kielbasa or Polish sausage, sliced | gluten? soy? beef? dairy?
2 individually wrapped caramels, unwrapped and halved | dairy soy?
1 egg, poached | eggs
2 boned, skinned chicken breast halves | chicken
3 cups seasoned croutons | gluten dairy? soy? eggs?
Hamburger buns | gluten sesame? dairy? eggs? soy?
1 (16 ounce) jar salted dry-roasted peanuts | peanuts
2 pounds boneless stewing beef, cut into 1-inch (2.5 cm) pieces | beef
12 ounces ajvar sauce (roasted eggplant and red bell peppers) |
1 cup pareve margarine | soy? dairy?
1/2 pound andouille sausage, cut into 1/4-inch slices | gluten? soy?
1 Turkish turban squash, halved and seeded |
1/3 cup cracker crumbs | gluten soy? dairy?
1/2 cup small cheese crackers | gluten dairy soy?
1 cup pecans, coarsely chopped | tree_nuts
1/4 cup bacon bits | soy? gluten?
1/4 cup chopped nuts (optional) | tree_nuts peanuts
2 (15.5 ounce) cans white or yellow hominy, rinsed and drained |
6 (1 inch) thick slices brioche or challah | gluten eggs dairy soy?
1 cup bottled vinaigrette | soy? dairy? fish?
1 cup chopped conch meat | shellfish
2 cups coarsley crushed cornflakes | gluten
1 chocolate covered coffee bean | dairy? soy?
1 (12 ounce) package mirepoix (diced celery, carrots and onions) |
1 1/2 pounds beef stew meat | beef
3 tablespoons chopped dry roasted peanuts | peanuts
1 1/2 tablespoons Asian chile paste | soy? shellfish? fish?
1/2 (12 ounce) package bulk pork breakfast sausage | gluten? soy?
1 1/2 pounds lean chuck roast, cut into 1-inch cubes | beef
4 (2 ounce) cans anchovy fillets packed in olive oil, drained | fish
1 (11 ounce) can Mexican-style corn |
2 cups shredded Muenster cheese | dairy
12 ounces bay scallops | shellfish
3/4 cup chopped cashews | tree_nuts
4 sesame seed sandwich rolls, split, toasted | gluten sesame dairy? eggs? soy?
1/2 cup tubetti or other small macaroni | gluten eggs?
1 (12 ounce) package oyster crackers | gluten soy?
1 (10 inch) deep-dish pastry shell, baked | gluten dairy? soy?
1 pinch margarita salt, or as needed |
1 (4 pound) whole red snapper | fish
1/4 cup dry white wine or imported dry vermouth |
1 large Belgian endive, cut across into shreds |
3 tablespoons toasted black and white sesame seeds | sesame
1/2 California avocado - peeled, seeded and diced |
1/2 cup orange blossom honey |
2 tablespoons oyster sauce, divided | shellfish soy? gluten?
2 cups prepared chunky-style pasta sauce with garlic | dairy?
1 medium loaf Italian bread (4 inches in diameter) sliced into 1-inch thick pieces | gluten soy? dairy? sesame?
1 slice Co-Jack or American cheese | dairy soy?
12 cups dry unseasoned cubed bread stuffing | gluten soy? dairy?
1 (6 ounce) package pizza or original flavored goldfish crackers | gluten dairy soy?
1 Moroccan preserved lemon from a jar, pulp discarded and peel finely diced |
1 cup reduced fat ranch dressing, divided | dairy eggs soy?
1 whole pork tenderloin, cut into 8 crosswise pieces |
1/2 cup bacon drippings |
5 cups homemade chicken stock, or canned low-sodium chicken broth | chicken gluten?
4 ounces cream cheese with chives | dairy
1 pound shrimp - peeled, deveined and chopped | shellfish
2 cups whole-wheat flour, divided | gluten
3 tablespoons powdered chocolate drink mix | dairy? soy?
1/2 loaf day-old crusty bread, cut into 1-inch cubes | gluten soy? sesame?
2 tablespoons creme de cacao |
2 (32 ounce) jars spaghetti sauce | dairy?
¾ pound Désirée or any all-purpose potatoes, peeled |
8 to 12 block peppercorns |
1 pound 2 ounces long pasta, such as fettucine | gluten eggs?
6 tablespoons chopped fresh Italian parsley leaves |
8 ounces vodka |
2 tbsp grated Parmesan cheese | dairy
1 cup/100 g white flour, preferably Irish, plus more for dusting | gluten
½ cup smooth peanut butter | peanuts soy?
8 warm corn tortillas |
One 5-pound lamb breast (if your butcher doesn't carry it, ask! It's a great cheap cut, and you can start the trend!) | lamb
1/2 teaspoon Sriracha hot chili sauce (optional) |
3 cups (or more if desired) chicken or vegetable stock, homemade or low-sodium canned, heated | chicken gluten?
4 cloves Oven-Roasted Garlic |
1 3/4 pound lamb shoulder, chopped into 1 1/4-inch cubes | lamb
1/3 cup best-quality white champagne vinegar |
7 cups fish stock | fish gluten? shellfish?
1½ tsp unflavored gelatin powder | beef?
1/3 cup sweet kosher wine |
2 eggs whites | eggs
1 cup steel-cut oatmeal | gluten
1 lb 5oz (600g) beef tenderloin, trimmed and tied | beef
Colored sugars and granulated sugar |
¾ cup (6 ounces) Silken soft tofu | soy
4 cups shredded, cooked turkey or shredded deli turkey |
2 cups half-and-half or evaporated skim milk | dairy
1 tablespoon Japanese dark sesame oil | sesame
6 cups (lightly packed)* prepared sushi rice (1½ cups, 9.5 ounces, per roll) |
1 teaspoon dried fenugreek leaves (kasoori methi), lightly crushed in your hand to release their flavor |
¼ cup (50 ml) finely chopped candied ginger in syrup, drained (reserve syrup for crème fraîche) | dairy?
5 eggs | eggs
½ teaspoon natural soy sauce | soy gluten
10 ounces pork tenderloin |
2 pounds chicken pieces (breasts. legs. and thighs) | chicken
½ cup (125 ml) bulgur | gluten
½ cup Thai peanut sauce | peanuts soy? gluten? fish? coconut? sesame?
¼ cup Applejack Brandy, or more to taste |
Canola or safflower oil |
Whipped cream, for garnish | dairy
1 sweet sausage | gluten? soy? beef?
4 salmon fillets (6 ounces each) | fish
Worcestershire sauce | fish gluten? soy?
Creamed fish | fish dairy gluten?
1 teaspoon Dutch-processed cocoa powder |
Chervil |
¾ cup Key lime juice |
½ pound penne | gluten
1 tablespoon toasted sliced natural (unskinned) almonds, optional | tree_nuts
2 tablespoons unsalted butter or olive oil | dairy
2 ounces pecorino cheese | dairy
1/2 lb. bacon, cooked and crumbled |
Court bouillon, (double the recipe but do not use double quantity of wine) | chicken? beef? gluten? fish?
½ pound calamari | shellfish
2/3 cup buttermilk | dairy
2½ ounces (1½ cup) pine nuts | tree_nuts
1/4 cup freshly grated Parmigiano Reggiano cheese, plus more for topping | dairy
1 tablespoon Vietnamese shrimp paste, or 2 tablespoons fish sauce | shellfish fish
2 dashes Angostura bitters |
1 large skate wing, if possible, unskinned | fish
12 oz (375 g) extra lean ground beef | beef
4 small or 3 large Bosc pears, peeled, quartered lengthwise, and cored |
1/3 pound pork fat (lard), ground twice |
1/3 cup mini chocolate chips (optional), for sprinkling on top | dairy? soy?
2 ounces katsuobushi (dried bonito fish flakes) (about 2¼ cups, firmly packed) | fish
3-pounds (¼ kg; about 6 large) tender-sweet and tender-tart apples (see Notes) |
2 red bliss potatoes, chopped |
½ cup Riesling or other white wine |
2 tbsp black bean sauce | soy gluten sesame?
500g/18fl oz beef stock | beef gluten?
10 large King Edward potatoes, peeled, cut into large chunks |
½ bunch fivers, or small onions, or shallots, chopped |
4 thin veal chops, preferable rosé veal | beef
4 bread rolls, toasted just prior to serving (if desired), to serve | gluten dairy? soy? eggs? sesame?
100g/3½oz gorgonzola cheese | dairy
400g/14oz chapati flour, plus extra for dusting | gluten
chocolate transfer sheets (optional) | dairy? soy?
100g/3½oz leftover baked, boiled or raw potatoes, such as King Edward or Maris Piper, grated |
2 stem ginger biscuits, crushed | gluten dairy? eggs? soy?
6 lamb’s sweetbreads, blanched and diced | lamb
450g/1lb chicken livers (soaked overnight in milk to remove any bitterness) | chicken dairy
2 tbsp garlic-and-herb cream cheese, to serve | dairy
25g/1oz mixed peel |
450g/15oz unsalted butter, softened plus extra for greasing | dairy
4 tbsp green ginger wine |
1 salmon fillet, about 160g/5½oz, skinned | fish
8 scallops | shellfish
25g/1oz skinned whole hazelnuts, roughly chopped | tree_nuts
4 sheets filo pastry | gluten
225g/8oz brioche slices, 1cm/½in thick, taken from a shop-bought brioche loaf | gluten eggs dairy soy?
110g/4oz ready-rolled puff pastry | gluten dairy?
1kg/2lb 3oz floury potatoes (such as King Edward), cleaned (not peeled) |
small handful of Chinese dried wood ear mushrooms, soaked in hot water for 20 minutes until soft and pliable, then drained |
1.8kg/4lb chicken carcass (roasted or un-roasted), cut into pieces | chicken
4 Little Gem lettuces, cut in half lengthways and washed |
¾ cup plain yoghurt | dairy
75g/3oz whole blanched almonds | tree_nuts
yellow gel colouring |
4 tbsp Kirsch |
1 x 400ml/14fl oz can of coconut milk | coconut
400g/14oz lean chuck or braising beef, coarsely minced | beef
4 large free range eggs, lightly whisked | eggs
1 small ready-made chocolate sponge | gluten eggs dairy soy?
1 beef tomato, cut into slices |
2 grouse, prepared and wrapped in bacon |
1 turkey breast crown (a wingless, legless turkey) |
400g/14oz tin of baked beans |
1 parmesan rind | dairy
3 tbsp Madras curry paste | gluten? dairy?
1 tsp Maldon sea salt, or other sea salt |
3 eating apples, such as Cox's Orange Pippin, peeled, cores removed, roughly chopped |
smoked cayenne pepper, to taste (if unavailable, substitute smoked hot paprika) |
1kg/2lb 4oz braising beef (ideally boneless short rib), cut into large pieces | beef
2 tsp vegetable bouillon powder (or ½ vegetable stock cube) | gluten?
4 tinned anchovies, finely chopped | fish
250g/9oz fresh or dried spaghetti | gluten eggs?
1kg/2lb 4oz mussels, de-bearded and cleaned | shellfish
500g/1lb 2oz block puff pastry | gluten dairy?
500g/1lb 2oz chipping potatoes, cut into skinny fries |
2 tbsp fresh or dried breadcrumbs | gluten soy? dairy? sesame?
1 head Treviso chicory, leaves only, torn (use other red chicory if none is available) |
200-300g tagliatelle, cooked according to packet instructions | gluten eggs?
40g/1¾oz blanched best-quality almonds, freshly ground (quite fine but still with some texture) | tree_nuts
250g/9oz dried butterbeans |
4 punnets English strawberries |
100g/3½oz Taleggio, cut into 1cm/½in pieces | dairy
750g/1lb 10oz cooked langoustines, meat removed and sliced, shells reserved | shellfish
100g/3½oz mini-egg chocolates | dairy soy?
250g/10½oz lean lamb mince | lamb
3 tablespoons Major Grey chutney |
Bacon, Onion and Mustard Salad Dressing (recipe below) | eggs? dairy? soy?
1 1/2 cups dry milk powder | dairy
24 bay leaves, preferably Turkish |
1 1/2 cups pectin puree |
8 ounces processed cheese, cubed | dairy soy?
1 (1 pound) loaf mini-pumpernickel or rye bread | gluten soy?
4 small brioche or onion roll hamburger buns, toasted | gluten eggs dairy sesame? soy?
4 fluid ounces apple brandy, such as Laird's Applejack |
8 tea bags |
1 pound monkfish fillets, cut into cubes | fish
9 slices pepperoni, chopped | beef? gluten? soy? dairy?
1/2 cup regular or Southwestern flavored pasteurized refrigerated egg product, well shaken | eggs
4 ounces queso fresco, crumbled | dairy
3 cups shredded American cheese | dairy soy?
1 pound confectioners' chocolate | dairy? soy?
1 teaspoon anchovy paste, or more to taste | fish
4 (4 ounce) halibut steaks | fish
3 1/2 cups instant mashed potato flakes | dairy? soy?
1 1/2 cups Miniature Marshmallows | beef?
6 cups pitted Bing cherries |
2/3 cup creamy Ranch salad dressing | dairy eggs soy?
1 (12 ounce) loaf country loaf, crust removed, cut into 1-inch cubes | gluten soy? sesame?
1 cup pulled pork in barbeque sauce | soy? gluten? fish?
3 tablespoons Amaretto (almond liqueur) or maple syrup | tree_nuts
2 1/2 tablespoons dry potato flakes | dairy?
1 cup buttermilk or sour milk | dairy
1 (8 ounce) can whole water chestnuts, rinsed and drained |
1 (7 ounce) jar wheat nuts | gluten soy? dairy?
2 pounds pork short spareribs |
2 (13 ounce) pound cakes | gluten eggs dairy soy?
25 caramels | dairy soy?
1 cup orange sorbet, slightly softened |
1/3 cup malted milk powder | gluten dairy
1 1/2 cups bite-size cheese crackers | gluten dairy soy?
22 toothpicks |
1 (10.75 ounce) can Tomato Soup | gluten? dairy? soy?
1/2 cup white chocolate, melted | dairy soy?
Flower cookie cutter |
5 baby squid, cut into rings and tentacles | shellfish
1 pound tuna steak, about 2-inches thick, cut into 3-inch squares | fish
2/3 cup nonfat sour cream | dairy
1 (8 ounce) package toffee bits, divided | dairy tree_nuts? soy?
1 (6.5 ounce) package pizza crust mix | gluten soy? dairy?
1/2 cup fat-free refried beans |
16 (8 inch) flour tortillas, warmed | gluten soy?
1 (5.25 ounce) package frozen vegetarian bacon strips, thawed | soy gluten? eggs?
1/2 cup crushed corn or tortilla chips |
2 cups Alfredo Sauce | dairy eggs? gluten?
1/4 cup cooked turkey giblets, chopped |
1/2 pound beef shank, cross-cut into 1-inch slices | beef
10 ounces shredded Jarlsberg cheese | dairy
2 cups cooked dark poultry meat, such as duck, goose or turkey thighs | chicken?
4 crusty poppy seed or plain kaiser rolls, split | gluten soy? sesame? dairy?
1/4 cup soft butter or margarine | dairy soy?
12 (4 ounce) thinly-sliced veal cutlets | beef
1 (5.5 ounce) package au gratin instant potato mix | dairy gluten? soy?
1 (24 ounce) package white chocolate-flavored almond bark (melting chocolate) | dairy soy? tree_nuts?
4 sesame seed hamburger buns | gluten sesame dairy? eggs? soy?
1/2 fluid ounce coconut rum | coconut?
2 cups textured vegetable protein | soy
8 manicotti shells | gluten eggs?
1/4 cup tamari sauce | soy gluten?
3/4 cup finely crushed buttery round crackers | gluten soy? dairy?
1 (15 ounce) package pastry for a double crust 9-inch pie, divided | gluten dairy? soy?
1/4 cup Biga | gluten
2/3 cup butterscotch caramel ice cream topping | dairy
1 pound walleye, bass or other whitefish fillets | fish
1 (1.23 ounce) package apples & cinnamon instant oatmeal | gluten dairy? soy?
4 (5 ounce) fillets hake | fish
2 tablespoons salad dressing, low fat or nonfat; low sodium | eggs? dairy? soy?
1 1/3 cups margarine | dairy? soy?
2 quarts eggnog, chilled | eggs dairy
1 pound boned, skinned swordfish or halibut steaks | fish
20 fun size bars chocolate-coated caramel-peanut nougat candy, chopped | peanuts dairy soy? eggs?
1 (9 ounce) package beef ravioli | beef gluten eggs? dairy?
6 (1.45 ounce) bars milk chocolate with almonds, coarsely chopped | dairy tree_nuts soy?
1 cup bottled Bloody Mary mix | fish? soy? gluten?
16 ounces flat dried bean curd | soy
1 1/2 cups biscuit baking mix, divided | gluten soy? dairy?
2 cups candy-coated milk chocolate candies | dairy soy? peanuts?
14 tablespoons matzo meal | gluten
1/2 cup kasha (toasted buckwheat groats) |
6 ounces white confectioners' coating | dairy soy?
1 1/2 pounds whole beef tongue | beef
1 (14 ounce) package coconut | coconut
1/3 cup pastina (tiny star-shaped pasta) or other tiny pasta | gluten eggs?
Parsley Sauce | dairy? gluten?
24 hard rolls | gluten soy? dairy?
2 ounces salt pork, diced |
8 whole graham crackers, crushed | gluten soy? dairy?
1 cup vanilla-flavored cultured coconut milk | coconut
Toppings of your choice | gluten? dairy? eggs? tree_nuts? peanuts? soy? coconut?
Strawberry Sauce |
2 (8 ounce) New York strip steaks | beef
`);

export const FRESH_HARD_LINES = parseLines(`
2 (14.5 ounce) cans DEL MONTE® Original Style Stewed Tomatoes |
1 cup Catalina salad dressing | soy? eggs? dairy? fish?
4 (6 ounce) Laura's Lean Beef Tenderloin Steaks | beef
1 teaspoon vegetable bouillon base (such as Better Than Bouillon®) | soy? gluten? chicken? beef?
1 (16 ounce) package Johnsonville® Italian All Natural Ground Sausage | beef?
3 Morningstar Farms® Veggie Sausage Links | soy gluten eggs? dairy?
2 (28 ounce) cans Van Camp's® Pork and Beans |
3 cups UNCLE BEN'S Natural Whole Grain Brown Rice (30-minute cook) |
2 teaspoons pumpkin pie spice (such as Trader Joe's®) |
1 (8 ounce) can Pillsbury® refrigerated crescent dinner rolls | gluten soy? dairy?
1/2 cup Hunt's® Diced Tomatoes with Basil, Garlic, and Oregano |
1 (20 ounce) package JENNIE-O TURKEY STORE® Lean Ground Turkey |
1 2/3 cups crushed vanilla wafers (such as Nilla®), divided | gluten dairy? eggs soy?
2 tablespoons minced O Organics™ Tarragon leaves |
1/4 teaspoon Lawry's® Seasoned Salt |
2 tablespoons Hellmann’s Lite mayonnaise | eggs soy?
1/2 cup PLANTERS Sliced Almonds, toasted, divided | tree_nuts
1 (4 ounce) container Yoplait® Greek 100 Whips!® Vanilla Cupcake yogurt | dairy beef?
1/3 cup Ghirardelli® 60% Cacao Bittersweet Chocolate Baking Chips | dairy? soy?
1 pound Tyson® Fresh Chicken Tenders | chicken
1 (14 ounce) bag Birds Eye® Recipe Ready Tri-Color Pepper & Onion Blend |
7 teaspoons BENECOL® Regular Spread, chilled in freezer and chopped | dairy? soy?
1 cup KELLOGG'S* RICE KRISPIES* cereal | gluten
1 1/2 teaspoons hot chili sauce (such as Sriracha®) |
1 (9 inch) prepared chocolate cookie pie crust (such as Oreo®) | gluten soy dairy? eggs?
5 cups Irish-style lager (such as Harp®) | gluten
1 (6 ounce) package lemon flavored Jell-O® | beef?
1 teaspoon hot sauce (such as Texas Pete®) |
2 (16.5 ounce) rolls Pillsbury Create 'n Bake refrigerated sugar cookies | gluten eggs? soy? dairy?
1 (10.75 ounce) can condensed nacho cheese soup (such as Campbell's® Fiesta Nacho Cheese Soup) | dairy gluten? soy?
1 (1 ounce) tub CRYSTAL LIGHT Peach Flavor Low Calorie Iced Tea Mix |
8 slices Dietz & Watson Swiss Cheese | dairy
3 cups Cocoa Puffs® cereal | gluten? soy?
1 1/2 cups Cascadian Farm® frozen organic sweet corn |
1/4 cup rum cream liqueur (such as RumChata®) | dairy
1 cup Betty Crocker® Gluten Free devil's food cake mix | eggs? dairy? soy?
1 cup KRAFT Natural 2% Milk Reduced Fat Colby & Monterey Jack Cheese Crumbles | dairy
1 (6 ounce) package OSCAR MAYER Southwestern Seasoned or Grilled Chicken Breast Strips, chopped | chicken soy?
4 slices EARTH GRAINS® Extra Fiber Whole Wheat bread, cubed | gluten soy?
4 cream-filled sponge snack cakes (such as Twinkies™) | gluten eggs dairy soy
2 (7 ounce) cans Mexican-style corn (such as Green Giant®), drained |
3 (8 ounce) packages sliced Swiss cheese (such as Sargento®) | dairy
3 cups Cinnamon Chex® cereal | soy?
1 1/2 tablespoons Safeway SELECT Verdi Olive Oil |
2 (8 ounce) packages shredded mozzarella-style vegan cheese (such as Daiya®) | coconut?
2 packets SPLENDA® Flavors for Coffee, Caramel | dairy?
1/2 cup PLANTERS Mixed Nuts, chopped, divided | tree_nuts peanuts
1 1/2 teaspoons browning sauce (such as Kitchen Bouquet®) |
1 (14 ounce) can baked beans in tomato sauce (such as Heinz®) |
4 tablespoons Shedd's Spread Country Crock® Calcium plus Vitamin D or Omega Plus, melted | soy? dairy?
1/4 pound Lucerne Monterey Jack Cheese, thinly sliced | dairy
1/4 cup HERSHEY®'S Dutch Processed Cocoa | dairy? soy?
1/2 teaspoon McCormick® Ground Ginger |
1 (30 ounce) container Archer Farms™ unsalted deluxe mixed nuts | tree_nuts peanuts?
2 tablespoons Filippo Berio Extra Virgin Olive Oil or Filippo Berio Olive Oil plus additional for misting |
1/4 cup steak sauce, such as A.1. | gluten? soy? fish?
16 ounces restaurant-style salsa (such as Pace®) |
12 slices white sandwich bread, such as Pullman, sliced about 1/2-inch thick, toasted | gluten soy? dairy?
2 cups small Tanimura & Antle® Broccoflower® brand green cauliflower florets |
1 (15 ounce) can Ranch Style® Black Beans |
42 NILLA Wafers, divided | gluten dairy? eggs soy
8 cups Pillsbury BEST® All Purpose Flour | gluten
1 (7.5 ounce) package corn bread mix (such as Jiffy®) | gluten soy? dairy? eggs?
1 fluid ounce ABSOLUT® Vodka |
3 1/2 cups Silk® Unsweetened Coconutmilk | coconut
1 1/2 cups Lucerne Shredded Mozzarella Cheese | dairy
1 pinch seafood seasoning (such as Old Bay®), or to taste (optional) |
4 Keebler® sugar cones (optional) | gluten soy? dairy?
1/2 cup BREAKSTONE'S or KNUDSEN Sour Cream, divided | dairy
2 (6 ounce) containers Yoplait® Light Fat Free Key lime pie yogurt | dairy beef?
5 cups shredded Irish Cheddar cheese (such as Dubliner®) | dairy
16 slices EARTH GRAINS® Honey Wheat Berry bread | gluten soy?
1/4 cup Bac-Os® bacon flavor bits or chips | soy gluten?
1 (40 ounce) box STOUFFER'S® Family Style Favorites Scalloped Potatoes defrosted according to package directions | dairy gluten? soy?
1 (6 ounce) package Stove Top Stuffing Mix with chicken flavor | gluten soy? dairy? chicken?
2/3 (16 ounce) jar cheese sauce (such as Ragu® Double Cheddar), divided, or as needed | dairy eggs? soy? gluten?
10 yellow marshmallow chicks (such as Peeps®) | beef
1 (12 ounce) jar HERDEZ® Tomatilla Verde Mexican Cooking Sauce |
12 pieces NESTLE® TOLL HOUSE® Refrigerated Chocolate Chip Cookie Bar Dough | gluten eggs? dairy? soy?
1 cup triple sec or Grand Marnier |
3/4 cup La Victoria® Salsa |
4 Hershey®'s Kisses | dairy soy?
1 (3 ounce) package JELL-O Brand Strawberry Flavor Gelatin, or any red flavor | beef?
4 Safeway Hamburger Buns, split horizontally and toasted* | gluten soy? dairy? sesame? eggs?
1/4 cup Crisco® 100% Extra Virgin Olive Oil | soy?
1/2 pound VELVEETA®, cut into 1/2-inch cubes, divided | dairy soy?
5 cups Chex® cereal (any variety) | gluten? tree_nuts? soy?
1 cup Safeway SELECT Premium Collection Orange Poppyseed Vinaigrette | soy? dairy?
1 (9 ounce) package Birds Eye® Cut Green Beans |
1/2 cup Market Pantry™ vegetable oil | soy?
1 (16 ounce) package Hillshire Farm® Hardwood Chicken Smoked Sausage, cut into 1/2-inch slices | chicken gluten? soy?
3 fluid ounces clear whiskey (such as Kings County Distillery® Moonshine) |
1 (7 ounce) package BAKER'S Real Milk Dipping Chocolate | dairy soy?
1 Safeway SELECT Artisan Onion or Plain Focaccia, halved horizontally | gluten soy?
1 tablespoon Gulden's® Spicy Brown Mustard |
1/3 cup BACARDI® Rum |
1 (1.5 ounce) package beef stew seasoning mix (such as McCormick®) | gluten? beef? soy? dairy?
3/4 cup Hungry Jack® Original Syrup |
1 ounce Crown Royal Special Reserve® blended Canadian whisky |
1/2 cup SMUCKER'S® Caramel Ice Cream Topping | dairy
1/4 cup Truvia® natural sweetener spoonable* |
1 (12 ounce) package al fresco® fully cooked Sweet Apple Chicken Sausage, cut into 1/2-inch slices | chicken gluten? soy?
2 cubes chicken bouillon (such as Knorr®) | chicken gluten? soy? dairy?
2 2/3 cups BAKER'S ANGEL FLAKE Coconut | coconut
1 (12 ounce) bottle hot pepper sauce (such as Frank's RedHot®) |
1 cup So Delicious® Dairy Free Cultured Coconut Milk Beverage or Yogurt | coconut
1 (17.6 ounce) container Goya Salsa Pico de Gallo (Mild) |
4 cups thawed COOL WHIP Whipped Topping, divided | dairy
1 pound Sutton & Dodge™ choice Angus Beef flank, skirt or sirloin steak | beef
1 cup Pace® Picante Sauce |
1 Nature's Own Butterbread loaf | gluten dairy? soy?
FROSTY FLAKES SWEETENED CORN CEREAL | gluten
HARD CANDY WITH BIRD PEN |
GREAT LAKES PREMIUM SLICED WHEAT BREAD | gluten soy?
FRY KRISP SEASONED CRACKER MEAL | gluten eggs? dairy? soy?
LA FLOR, GROUND BLACK PEPPER |
ROYAL BROWN BASMATI RICE |
SAFEWAY GREEN BEAN CASSEROLE | dairy? gluten? soy?
HANNAFORD LITE SYRUP |
BIG Y WHIPPED TOPPING | dairy
CLIF CHOCOLATE CHUNK WITH SEA SALT BAR | soy? gluten dairy? tree_nuts? peanuts?
HONEY NUT TOASTED OATS SWEETENED CEREAL WITH HONEY & ALMONDS | gluten tree_nuts peanuts?
FIRST STREET LATTICE TOP APPLE PIE | gluten eggs? dairy? soy?
KEMPS PURPLE POWER ICE CREAM | dairy soy? eggs?
SOLID MILK CHOCOLATE PIECES | dairy soy?
TERIYAKI BEEF JERKY | beef soy gluten sesame?
SWEET EARTH TUSCAN VEGGIE SAUSAGE | gluten soy
ITALIAN STYLE SPAGHETTI SAUCE MIX | dairy? gluten? soy?
TORTILLA CHIPS, RESTAURANT STYLE |
CHOCOLATE ICED YELLOW SHEET CAKE | gluten eggs dairy? soy?
ACT II Kettle Corn | dairy?
Cadbury Buttons Chocolate Giant | dairy soy?
V8 Beverage Vegetable |
Familia Swiss Muesli | gluten tree_nuts dairy?
Trolli Sour Brite Crawlers Gummi Candy | beef
Greek yogurt coated almonds (Rickland Orchards) | dairy tree_nuts soy?
Alpina Artisan Granola Greek Nonfat Yogurt | dairy gluten? tree_nuts?
Casa Cardenas strawberry cream wafers | gluten soy? dairy?
3 'Crunchie' bars | dairy soy?
2 'Double decker' bars | dairy gluten soy?
2 handfuls of 'Malteasers' | dairy gluten soy?
150g Cadbury's Crunchie | dairy soy?
1 packet Morning Coffee biscuits | gluten dairy? soy?
1 1/2 cups crushed sweet biscuits (Butternut Snaps) | gluten dairy? soy? coconut?
395g can Nestle condensed milk | dairy
200g CADBURY Baking Dark Chocolate | dairy? soy?
1 block Hazelnut chocolate | tree_nuts dairy? soy?
1 cup Nutrigrain | gluten dairy?
3/4 pack of Tim Tams | gluten dairy soy
100g fruit lollies | beef?
1 package Kraft Dinner | gluten dairy
1 envelope Lipton Onion Soup Mix | soy? gluten? dairy? beef?
1 (14 oz.) pkg. Kraft light caramels | dairy soy?
1 pkg. German chocolate cake mix | gluten soy? dairy? eggs?
1 pkg Keebler Fudge Stripes | gluten dairy soy
12 Little Debbie Swiss Rolls | gluten dairy eggs soy
1 box Nabisco Nilla | gluten dairy? eggs soy
8 Nabisco Ginger Snaps | gluten soy? dairy?
1 pkg Murray sugar-free shortbread | gluten soy? dairy? eggs?
10 Matt's cookies | gluten dairy? eggs? soy?
6 Border biscuits, dark chocolate gingers | gluten dairy? soy?
2 packs Lees snowballs | coconut dairy? gluten? eggs?
6 Cadbury Mini Rolls | gluten dairy eggs soy
1 pack Foxes Viennese | gluten dairy soy?
4 Wagon Wheels | gluten dairy soy beef?
200g Elkes malted milks | gluten dairy? soy?
6 Hobbits (Aldi) | gluten dairy? soy?
1 packet Arnott's Ginger Nuts | gluten dairy? soy?
200g Arnott's Butternut Snap cookies | gluten coconut? dairy? soy?
1 packet Arnott's Choc Ripple | gluten dairy soy?
12 Arnott's Lattice biscuits | gluten dairy soy?
8 Arnott's Gaiety | gluten dairy soy?
1 packet Griffin's Round Wine | gluten dairy? soy?
1 pkt Krispies biscuits | gluten coconut dairy? soy?
6 Squiggles | gluten dairy soy
1 packet Jacob's Kimberley Mikado | gluten beef? dairy? coconut? eggs? soy?
4 Lyons Tea bags |
200g Bolands Custard Creams | gluten dairy? soy?
1 bar Cadbury Golden Crisp | dairy soy?
2 Moro bars | dairy gluten? soy?
1 pack Dare Whippets | gluten dairy? soy beef? eggs?
200 g Christie Chocolate Wafers | gluten soy? dairy?
1 pkg Leclerc Celebration | gluten dairy soy
12 Voortman wafers | gluten soy? dairy?
2 Coffee Crisp bars | gluten dairy soy
2 Caramilk bars (Canada) | dairy soy
1 Mr. Big | dairy peanuts gluten? soy
1 bag Maynards Sour Patch Kids |
1 box Hagelslag (De Ruijter) | dairy? soy?
4 Stroopwafels | gluten soy? dairy? eggs?
200g Bastogne biscuits | gluten dairy? soy?
1 pack LU Petit Écolier | gluten dairy soy?
1 pack Mulino Bianco Macine | gluten dairy eggs?
100g Pavesini | gluten eggs
1 pack Gullón digestive | gluten dairy? soy?
200 g Príncipe de Beukelaer | gluten dairy? soy?
1 pack Prinzenrolle | gluten dairy soy
10 Toffifee | tree_nuts dairy soy
100g Milka Oreo | dairy gluten soy
2 Knoppers | gluten tree_nuts dairy soy
1 pack Marabou Daim | dairy tree_nuts soy
100g Fazer Blue | dairy soy?
1 pack Digestive Göteborgs | gluten dairy? soy?
3 Prince Polo | gluten dairy soy tree_nuts?
100 g Ptasie Mleczko | dairy soy? beef? eggs?
1 pack Ülker Biskrem | gluten dairy? soy eggs? tree_nuts?
2 packs Britannia Marie Gold | gluten dairy?
1 pack Parle Hide & Seek | gluten dairy? soy
1 pack Good Day cashew cookies | gluten tree_nuts dairy
1 pack Meiji Hello Panda | gluten dairy soy eggs?
1 pack Glico Pretz | gluten soy? dairy?
1 pack Lotte Choco Pie | gluten dairy soy eggs? beef?
1 pack Calbee Kappa Ebisen | shellfish gluten soy?
1 pack Want Want crackers | soy? gluten?
2 packs Mama Shrimp Tom Yum | gluten shellfish soy? fish?
1 pack Nissin Demae Ramen | gluten soy sesame? 
1 pack Buldak carbonara | gluten soy dairy chicken? sesame? eggs?
2 tbsp Bull-Dog tonkatsu sauce | gluten? soy?
2 tbsp Otafuku okonomi sauce | soy gluten? fish? shellfish?
1 tbsp Squid brand sauce | fish shellfish?
2 tbsp Red Boat | fish
1 tbsp Tiparos | fish
2 tbsp Megachef oyster | shellfish soy? gluten?
1 tbsp Ajinomoto Hondashi | fish
2 tbsp S&B curry roux | gluten dairy? soy?
1 box Vermont Curry | gluten dairy? soy? 
1 tbsp Mother's Recipe pickle | 
2 tbsp Shan korma mix | dairy? gluten?
1 sachet MDH chana masala |
1 tbsp Pataks tikka paste | dairy?
1 tin Heinz Cream of Tomato | dairy
1 tin Baxters cock-a-leekie | chicken gluten?
1 tin Ambrosia Devon custard | dairy
1 can Carnation caramel | dairy
1 packet Bird's Dream Topping | dairy soy?
1 pack Dr Oetker vege-gel |
1 pack Hartley's jelly cubes | beef?
200g Anchor | dairy
100g Clover | dairy
50g Vitalite |
100 g Trex |
1 tub Country Life Spreadable | dairy
150g Cathedral City | dairy
100g Seriously Spreadable | dairy
4 Cheestrings | dairy
100g Boursin Garlic & Herbs | dairy
1 ball Galbani Santa Lucia | dairy
100 g Castello Danish Blue | dairy
4 Petits Filous | dairy
1 Müller Corner | dairy gluten?
150g Onken natural | dairy
1 pot The Collective | dairy
150ml Elmlea single | dairy soy?
150g St Helen's Farm | dairy
1 tub Vaalia vanilla | dairy
1 tub Jalna | dairy
200ml Bulla thickened | dairy
125g Western Star | dairy
50g Nuttelex |
100g Bega Tasty | dairy
200g Mainland Tasty | dairy
1 tin Milkmaid | dairy
2 tbsp Amul | dairy
100 g Mother Dairy paneer | dairy
1 pack Cauldron falafels | gluten? sesame?
1 pack Linda McCartney's shredded hoisin duck | soy gluten sesame?
1 pack Vivera kebab | soy gluten?
1 pack Richmond Meat Free | soy gluten?
1 pack Birds Eye Green Cuisine balls | gluten? soy?
1 pack Meatless Farm mince | gluten? soy?
1 pack Naked Glory tenderstrips | soy gluten?
1 pack Plant Pioneers | soy? gluten?
200g Heura | soy
1 pack OmniPork | soy
1 pack Daring pieces | soy
12 oz Trader Joe's soyrizo | soy
1 log Soyrizo | soy
1 pack Boca crumbles | soy gluten dairy?
8 oz Hodo | soy
1 block Pulmuone | soy
200 g Taifun smoked | soy sesame? tree_nuts?
1 pack Tofurky slices | soy gluten
1 pack Field Roast frankfurters | gluten soy?
4 Gardenburgers | gluten dairy? soy?
1 carton Just Egg |
1 cup Planet Oat | gluten
1 cup Almond Breeze | tree_nuts
250 ml Koko | coconut
250ml Minor Figures | gluten
1 carton Vitasoy | soy
1 cup Ripple |
200g Coyo | coconut
1 pack Follow Your Heart smoked gouda | coconut?
1 block Sheese | coconut?
1 tub Tofutti | soy
1 pint Halo Top | dairy eggs
2 Magnums | dairy soy? tree_nuts?
4 Cornettos | dairy gluten soy tree_nuts?
1 tub Carte D'Or vanilla | dairy eggs?
1 Viennetta | dairy soy? eggs?
2 Golden Gaytimes | dairy gluten soy?
4 Drumsticks (ice cream) | dairy gluten soy? peanuts? tree_nuts?
2 Fudgsicles | dairy
3 tbsp Whole Earth crunchy | peanuts
2 tbsp Pip & Nut | tree_nuts? peanuts?
2 tbsp Pic's smooth | peanuts
2 tbsp Mayver's | peanuts?
1 tbsp Promite | gluten
100g Bonne Maman caramel | dairy
1 jar Trader Joe's cookie butter | gluten soy
2 tbsp Ovomaltine crunchy | gluten dairy soy? tree_nuts?
1 jar Nocciolata | tree_nuts dairy soy?
3 tbsp Best Foods | eggs soy?
2 tbsp Thomy | eggs? 
2 tbsp S&W | eggs
2 tbsp Praise mayo | eggs
2 tbsp Heinz Salad Cream | eggs dairy?
1/4 cup Brianna's poppyseed | eggs? soy? dairy?
2 tbsp Daddies | gluten
1 tbsp Henderson's Relish |
2 tbsp Wattie's tomato sauce |
1 tbsp Rosella |
1 jar Dolmio bolognese |
1 jar Homepride Chasseur | gluten? dairy? soy?
1 jar Loyd Grossman korma | dairy tree_nuts coconut?
1 sachet Blue Dragon sweet & sour | soy? gluten?
1 tin Amoy black bean | soy gluten
1 sachet Schwartz cheddar mash mix | dairy gluten?
1 tbsp Aromat | gluten? dairy? soy?
1 tsp Marigold |
2 Kallo organic chicken | chicken gluten?
1 tub Knorr gravy pot | gluten? beef? chicken?
1 tsp Gravox | gluten? beef? dairy?
1 tsp Massel beef style |
1 pack Batchelors Super Noodles | gluten soy? dairy? chicken?
1 box Batchelors Pasta 'n' Sauce | gluten dairy soy? eggs?
2 packs Ko-Lee noodles | gluten soy? eggs?
1 pack San Remo pasta | gluten
500g Garofalo | gluten
1 pack La Molisana | gluten
1 box Ronzoni | gluten
1 pkg Reames | gluten eggs
1 box Banza |
1 bag Wotsits | dairy
1 bag Quavers | dairy? gluten? soy?
1 bag Monster Munch | gluten? dairy? soy?
1 bag Twiglets | gluten
1 bag Burger Rings | gluten? dairy?
1 bag Twisties | dairy? gluten?
1 bag Tayto | dairy?
1 bag Walkers cheese & onion | dairy
1 bag Takis | dairy? soy?
1 bag Smartfood | dairy
1 bag Pirate's Booty | dairy
1 bag Stacy's | gluten
1 can Bud Light | gluten
1 bottle Leffe | gluten
330ml Peroni | gluten
1 bottle Tsingtao | gluten
50 ml Amarula | dairy
25ml Advocaat | eggs dairy?
50ml Cointreau |
50ml Kahlúa |
1 can Clamato | shellfish fish?
1 carton Up & Go | dairy soy? gluten
1 scoop Optimum Nutrition | dairy soy?
chouriços, sliced | gluten? dairy? soy?
250 g linguiça | gluten? dairy? soy?
200 g paio | gluten?
100 g alheira | gluten chicken?
200g presunto |
200 g Ibérico lomo |
100 g mojama | fish
100 g botifarra | gluten?
1 tbsp yuxiang sauce | soy gluten
200 g chả lụa | fish?
1 tbsp mắm tôm | shellfish
1 tbsp hoisin (gluten-free) | soy sesame?
1 cup soy milk or any milk | soy dairy
1 cup dairy milk, not plant-based | dairy
2 tbsp cashew butter, smooth and creamy | tree_nuts
1 tbsp creamy sunflower seed butter |
1 cup pumpkin butter |
4 moose steaks |
2 kangaroo steaks |
4 boar shoulder chops |
2 tuna steaks | fish
3 turkey thigh steaks |
2 pork leg steaks |
1 rabbit, jointed |
1 cup pastry flour | gluten
100g pancake batter | gluten dairy eggs
50 g rice cakes |
1 lb rice noodles (not egg noodles) | eggs?
`);
