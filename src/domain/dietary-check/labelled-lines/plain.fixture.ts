import { parseLines } from "./lines.fixture.ts";

/**
 * Ingredient lines of ordinary public recipes (American, British), drawn at random places of the
 * collections at github.com/strangetom/ingredient-parser, labelled before the lists were tried on
 * them. Rows as in lines.fixture.ts. Long because it is data.
 */
export const PLAIN_LINES = parseLines(`
1 smoked turkey carcass |
8 ounces fontina cheese, shredded | dairy
1 russet potato, cubed |
1/4 cup chilled butter | dairy
8 ounces shredded lettuce |
1/2 pound baby zucchini, cut into 1/2-inch rounds |
1/2 cup seeded and diced Roma (plum) tomatoes |
1 1/2 teaspoons Korean red pepper powder |
1 (26.5 ounce) can roasted garlic flavored spaghetti sauce |
1 medium apple, sliced |
6 spears fresh asparagus, trimmed and cut into 1/2 inch pieces |
1 teaspoon hoisin sauce (optional) | soy gluten sesame?
1 (4 ounce) ball fresh mozzarella, cut into 1-inch cubes | dairy
Hot coffee |
6 ounces thinly sliced roast turkey breast (from deli) |
2 cups (spooned and leveled) all-purpose flour | gluten
1 pound ziti or penne pasta | gluten
2 orange bell peppers, halved and seeded |
4 large skinless, boneless chicken breasts, or more to taste | chicken
1 cup brewed chai tea | dairy?
3 cups oats, uncooked | gluten
1/4 cup minced green bell pepper (optional) |
1 (19 ounce) can garbanzo beans, half the liquid reserved |
1 (10.75 ounce) can herb seasoned chicken broth | chicken gluten? soy?
1 1/2 sticks unsalted butter, melted | dairy
3 tablespoons Homemade Chicken Stock, or canned low-sodium chicken broth skimmed of fat | chicken gluten?
4 tablespoons hot pepper sauce |
1 (4.5 ounce) jar applesauce baby food |
1 pound chicken breasts and/or thighs* | chicken
2 cups frozen petite peas |
4 1/4 cups flour | gluten
1 firm papaya, peeled, seeded and diced |
1 1/3 cups whole-wheat flour or white whole-wheat flour (see Tip) | gluten
3 pounds chicken drumsticks, rinsed and patted dry | chicken
3 tablespoons vegetable oil, or as needed | soy?
6 cubes chicken bouillon | chicken gluten? soy? dairy?
3 tablespoons sliced ripe olives |
3 (6 inch) corn tortillas, coarsely chopped |
12 ounces cooked and peeled whole crawfish tails | shellfish
1/2 teaspoon citric acid powder |
1/4 cup (packed) well-drained roasted red peppers from jar |
1/4 pound bay scallops | shellfish
1/2 pound apples - peeled, cored and diced |
1 (24 ounce) bag semisweet chocolate chips | dairy? soy?
3 splashes soy sauce | soy gluten
4 (6 ounce) fillets or steaks of mahi mahi or tuna (each about 3/4-inch thick) | fish
2 pounds beef flank steak, cut into bite-size pieces | beef
2 cups finely chopped cooked chicken | chicken
Hot cooked egg noodles | gluten eggs
2 slices toast | gluten soy? dairy? eggs? sesame?
4 large fresh bay leaves |
1 cup coarsely chopped toasted almonds, toasted* | tree_nuts
2 ounces 70% dark chocolate, broken into small pieces | dairy? soy? tree_nuts?
4 tablespoons grated lemon peel |
2 3/4 cups meatless spaghetti sauce |
1 tablespoon brown rice syrup, or more to taste |
1 stick Mexican cinnamon |
4 ounces dry spaghetti or capellini | gluten
Honey, warmed, for dipping |
3 tablespoons chopped cilantro (optional) |
1/3 cup warm water (100 to 110 degrees) |
1 (5 ounce) jar green olives, pitted and halved |
kosher salt and cracked black pepper to taste |
8 small dinner rolls or potato rolls, split | gluten dairy? eggs? soy? sesame?
3/4 pound fatty pork butt, cut into 1-inch chunks, partially frozen |
1 cup shredded banana squash |
1 1/2 cups ginger ale, chilled |
1/2 cup seltzer or sparkling mineral water |
6 tablespoons vegetable shortening | soy?
2 cups part-skim ricotta cheese | dairy
1/4 cup Verdelho wine |
3 cups seedless red grapes |
5 hard peppermint candies | soy?
8 ounces spinach fettuccine pasta | gluten eggs?
1 (1.5 fluid ounce) jigger pisco |
4 cups hot cooked instant white rice |
1 cup Egyptian rice (short-grain rice) |
4 (6 ounce) fillets sole, flounder or other whitefish fillets | fish
1 3/4 cups water, plus |
2 cups dried brown lentils, rinsed and drained |
2 pounds cod fillet, cut into 3- by 1-inch strips | fish
4 Chinese eggplants, halved lengthwise and cut into 1 inch half moons |
3/4 cup white balsamic vinegar |
24 large Pretzel Twists | gluten soy? dairy?
1 sprig fresh sage, leaves finely chopped |
8 (1 ounce) slices provolone cheese | dairy
1 teaspoon Meyer lemon juice, or to taste |
2 cups vegetable or chicken stock | chicken gluten? soy?
2 fluid ounces steamed milk | dairy
1 pound pecan or walnut halves | tree_nuts
6 dried ancho chiles, stemmed and seeded |
1/4 cup fresh lemon juice, with pulp |
4 1/2 cups turkey stock or low-sodium chicken broth | chicken gluten?
3 tablespoons flax seeds |
15 ounces frozen raspberries |
Nonstick spray | soy?
Candied orange peel for garnish (optional) |
3 (3.5 ounce) links Italian sausage, casings removed | gluten? beef? soy?
1/2 tablespoon sesame seeds, toasted | sesame
3 cups diced cooked turkey |
1 cup whole or 2% milk | dairy
2 stalks green onion, chopped |
1/8 teaspoon vanilla |
1/2 pound grapes, separated into small clusters |
1 large spaghetti squash, halved and seeded |
5 whole dried red chile peppers |
2 (32 fluid ounce) containers beef broth (optional) | beef gluten? soy?
1 tablespoon granulated cane sugar |
1 (8 ounce) package cream cheese, cubed and softened | dairy
1 tablespoon spicy salsa (or more if you prefer) |
6 ounces caramel ice cream topping | dairy
2 teaspoons lime juice or red-wine vinegar |
4 roma (plum) tomatoes, quartered, or more to taste |
3 1/2 tablespoons curry powder |
3 pounds skinless, boneless chicken breast meat - cut into bite-size pieces | chicken
1 (6 ounce) container nonfat plain yogurt | dairy
1 cup buttermilk (see Ingredient notes) | dairy
1 1/2 tablespoons shelled and peeled pistachios (raw or roasted salted) | tree_nuts
1 ear fresh corn, shucked and kernels scraped from cob |
4 slices French bread | gluten dairy? soy?
1 cup frozen raspberries (no sugar added), thawed |
4 (8 ounce) skirt steaks | beef
1/4 cup real maple or maple-flavored syrup |
1 block vanilla ice cream | dairy eggs? soy?
4 teaspoons seasoned salt |
3 pounds kielbasa sausage | gluten? soy? beef? dairy?
3 tablespoons sugar free chocolate chips, melted | dairy? soy?
2 cups frozen mixed berries |
1/4 cup diced ham, or to taste |
1/3 cup Kentucky bourbon |
3 large cucumbers - peeled, seeded, and cut into chunks |
2 cubes beef bouillon | beef gluten? soy? dairy?
1/2 cup pecans, chopped (optional) | tree_nuts
1 (.75 ounce) tube red decorating gel | soy?
40 marshmallows | beef?
Hot chili flakes |
3/4 cup finely chopped red and green candied cherries |
4 cups Italian seasoned bread crumbs | gluten dairy? eggs? soy? sesame?
2 cups passion fruit juice |
2 teaspoons macadamia nut oil, or more as needed | tree_nuts
2 1/2 cups shredded mozzarella cheese, at room temperature | dairy
2 cups frozen chopped rhubarb |
1 walnut half, broken in half lengthwise | tree_nuts
1 cup cinnamon baking chips | dairy soy? gluten?
1/4 cup roasted salted peanuts, chopped | peanuts
1 stalk lemongrass (white bulb only), smashed |
4 slices pita bread, warmed | gluten soy? sesame?
1 (16 ounce) sirloin steak (1 inch thick), cut into 1 1/4-inch pieces | beef
10 tablespoons dark soy sauce | soy gluten
1 cup blue cheese dressing (optional) | dairy eggs? soy? fish?
cooking spray with flour | gluten soy?
1/2 teaspoon garlic salt or garlic powder |
4 teaspoons taco seasoning mix | gluten? soy? dairy?
1 cup chopped dill pickles or sweet pickles |
1 (8 ounce) package Cheddar cheese curds | dairy
1 (20 ounce) package frozen macaroni and cheese | gluten dairy soy? eggs?
1/3 cup firmly packed basil leaves |
3 1/3 (28 ounce) cans canned whole tomatoes with their juice, broken up |
3 large eggplants, sliced into 1/3 inch rounds |
1/3 cup orange-passion juice |
1 (14.25 ounce) can vegetarian refried black beans |
1 (18 ounce) package yellow cake mix, batter prepared as directed on package | gluten dairy? eggs? soy?
2 tablespoons cashew pieces | tree_nuts
4 egg yolks, beaten | eggs
Mexican-style hot sauce, to taste |
1 zucchini (courgettes), cut into 1/2-inch cubes, or more to taste |
Vanilla Whipped Cream | dairy
1 1/2 teaspoons active dry yeast or bread machine yeast |
1 1/2 pounds fresh goat cheese, softened | dairy
2 1/2 cups shortening | soy?
1 (6 ounce) package roasted garlic flavor long grain and wild rice | gluten? soy? chicken? dairy?
Minced fresh parsley (optional) |
1 tablespoon confectioners' sugar, or to taste |
1 (10 ounce) package pizza crust dough | gluten soy? dairy?
2 pounds yellow-fleshed potatoes, such as Yukon Gold, peeled and cut into small cubes |
2 (12 ounce) cans beer, each 2/3 full | gluten
3 (4.5 ounce) cans tuna packed in olive oil, drained | fish soy?
7 tablespoons apple butter |
1 (1 1/2-pound) flank steak, well trimmed | beef
1/4 teaspoon whole peppercorns |
11 cups dry milk powder | dairy
1 pound boneless lamb chops, cubed | lamb
1 pound fresh thick Chinese wheat noodles | gluten eggs?
1 cup barbecue sauce, your choice | soy? gluten? fish?
1 cup refrigerated 4 cheese Alfredo cheese sauce | dairy eggs? gluten? soy?
1/2 teaspoon packed saffron threads |
1 pound cooked shrimp - peeled and deveined | shellfish
1/2 cup frozen lite whipped topping, thawed | dairy
1/2 (2.2 pound) wheel Brie cheese, sliced | dairy
4 pounds beef short ribs cut through the bone into 2 1/2- to 3-inch pieces | beef
1 (5 ounce) can chicken chunks, drained | chicken soy?
1 (3 pound) boneless pork shoulder roast |
1 teaspoon maple-flavored extract (optional) |
1 (284 mL) can condensed cream of chicken soup | chicken dairy gluten soy?
24 sheets phyllo dough | gluten soy?
1 2/3 pounds boneless lamb shoulder, chopped | lamb
1 cup croutons (for garnish) | gluten dairy? soy? eggs? sesame?
1 1/4 ounces very thinly sliced prosciutto, cut into long strips |
Yellow and red food coloring (optional) |
2 cups whipping cream, unwhipped | dairy
1/2 (16 ounce) package shredded coleslaw mix |
8 leaves cabbage |
Butter-flavored non-stick cooking spray | soy? dairy?
5 tablespoons hot chili powder |
Szechuan Sauce | soy gluten sesame?
3 Granny Smith apples - peeled, cored, and cut into small dice |
1 cup dark chocolate chips, melted | dairy? soy?
2 (15.25 ounce) cans mango pulp, or mango slices with juice |
1 (12 ounce) package refrigerated biscuit dough | gluten dairy? soy? eggs?
1/2 cup dry red wine or more beef broth | beef gluten? soy?
1 (5 ounce) package yellow saffron rice | chicken? soy? gluten?
Hot cooked pasta, rice or noodles | gluten eggs?
2 cups crushed tortilla chip crumbs |
2 tablespoons creme de cassis or black currant juice |
1/2 pint heavy whipping cream | dairy
1/2 cup Ranch dressing | dairy eggs soy?
34 large whole beet green leaves, stems removed |
1 (3 pound) bag frozen cooked meatballs, thawed | beef gluten? dairy? soy? eggs? lamb? chicken?
2 cups cooked sushi rice |
1 tablespoon Grated coconut to taste | coconut
1 (32 ounce) jar prepared marinara sauce |
1 pound round steak - cut into 1 inch strips | beef
Creamy dressing | dairy eggs? soy?
5 ounces 2% low-fat milk | dairy
1/2 cup white grape juice |
2 6-inch tostada bowls | gluten?
1 (1 1/2 pound) fat-trimmed beef rib-eye steak (cut 2 in. thick) | beef
3 (6.5 ounce) cans minced clams, drained with juice reserved | shellfish
2 1/2 cups sifted all purpose flour | gluten
1 tablespoon chopped dried tart cherries |
Salsa and sour cream (optional) | dairy
4 cups chopped Swiss chard |
16 saltine crackers | gluten soy?
2 1/2 cups chopped romaine lettuce |
1 1/4 cups plain yogurt | dairy
4 Kosher-style hot dogs | beef gluten? chicken?
1/4 cup freshly grated sharp Irish Cheddar cheese or other sharp Cheddar | dairy
2 pounds fresh bratwurst sausages | gluten? beef? dairy? eggs?
1 thin & crispy prepared pizza crust | gluten soy? dairy?
1 (12 ounce) package tri-colored rotini pasta | gluten
mustard powder to taste |
3 cups instant chicken-flavor stuffing mix | gluten chicken? soy? dairy?
3 chipotle peppers in adobo sauce, seeded and diced |
1 (3 pound) roasting chicken, cut up | chicken
2 (1 pound) beef T-Bone or Porterhouse steaks, cut 1 inch thick | beef
6 cups day-old bread cubes | gluten dairy? soy? eggs? sesame?
1 (8 ounce) can chick peas, drained and rinsed |
1 pound ground chorizo | gluten? soy?
1 clementine (Mandarin orange) - peeled, segmented, and segments cut in half |
1 pound cooked crabmeat, flaked | shellfish
4 sugar cones | gluten soy? dairy?
1/4 cup shredded reduced-fat Muenster or mozzarella cheese | dairy
1 cup whole grain sorghum, uncooked |
Powdered Sugar |
2 cups guacamole | dairy?
2 cups shredded process cheese | dairy
4 ounces sliced pepperoni sausage, each slice cut in half | beef? soy? gluten? dairy?
1 pound Colby-Monterey Jack cheese, shredded | dairy
1 pound shark steaks, cut into chunks | fish
4 fluid ounces Mexican beer | gluten
1 1/2 cups blanched almonds, finely chopped | tree_nuts
2 tablespoons lard, frozen |
200g/7oz beef mince | beef
3 baby sweetcorn, chopped |
2.8 litres/5 pints chicken stock made from mussel cooking broth + water and a chicken stock cube | chicken shellfish gluten?
80g/3oz French dwarf beans, trimmed |
1kg/2lb 3oz pumpkin, peeled, seeds removed, cubed |
1-2kg/2½-4½lb pork belly (ideally from the thick end, the ribs removed) |
150g/5½oz vacuum-packed, peeled and cooked chestnuts, roughly chopped | tree_nuts
65g/2¼oz smooth peanut butter | peanuts soy?
550ml/1 pint whole milk | dairy
3-4 tbsp freshly grated parmesan | dairy
2 heaped tsp Sichuan peppercorns |
500g/1lb 2oz mixed firm fish, such as monkfish, gurnard, mackerel | fish
1 tbsp grated white chocolate | dairy soy?
2 whole fresh fish (preferably sea bass or rainbow trout) weighing approximately 300g/10½oz each, gutted | fish
2 tsp instant coffee granules |
125ml/4fl oz soy sauce | soy gluten
1 large chicken breast, boneless and skinless, cut into pencil thin strips and seasoned | chicken
4 x 1cm/½ inch thick slices calf's liver | beef
250g/9oz mini white marshmallows | beef?
150g/5¼oz fresh broad beans (podded weight) |
5 sticks Yorkshire forced rhubarb |
450g/16oz crabmeat | shellfish
margarine, for greasing | dairy? soy?
250ml/9fl oz Pimms |
4 X 175g/6oz portions of turbot fillet, skinned | fish
8 large langoustine claws (or 8 peeled, raw prawn tails), meat removed from shell | shellfish
110g/4oz brown shrimps | shellfish
1 boiled egg | eggs
4-6 candlenuts or macadamia nuts | tree_nuts
4 tbsp redcurrant jelly |
100g/3½oz Brussels sprouts, halved |
95g/3¼oz self-raising flour, sifted | gluten
225g/8oz dark chocolate | dairy? soy? tree_nuts?
120g/4¼oz chestnut mushrooms, quartered |
4 rashers smoked streaky bacon, chopped into 1cm/½in pieces |
10fl oz/275ml milk - this can be infused but must be cold | dairy
5 tbsp mascarpone | dairy
2 red mullets, filleted and pin-boned | fish
grated Parmesan, to serve (optional) | dairy
2 tsp oyster sauce | shellfish soy? gluten?
100ml/3½fl oz pouring cream | dairy
3 heaped tbsp cornflour, rice flour or potato starch |
75ml/3fl oz mirin (available from some supermarkets and Asian grocers) |
¼ tsp sesame oil | sesame
ready-made caramel sauce | dairy
buttered peas | dairy
675g/1½lb chuck steak, cut into 2.5cm/1in cubes | beef
1 dessertspoon ready-made red curry paste | shellfish? fish?
creamy mash | dairy
200ml/7fl oz rapeseed oil or light olive oil |
175g/6oz shelled and skinned chopped walnuts | tree_nuts
175g/6oz strong white flour | gluten
halloween sweets | beef? dairy? gluten? soy? tree_nuts? peanuts? eggs?
300ml/10fl oz fish stock | fish gluten? shellfish?
2 large sheets ready-made filo pastry | gluten
1 litre/1¾ pints meat stock | beef? chicken? lamb? gluten?
spicy edible flowers (such as nasturtium) |
35g/1½oz unsalted butter | dairy
8 sardines, gutted and cleaned, butterflied and filleted (ask the fishmonger to do this for you) | fish
1 lemon sole, filleted | fish
200g/7oz flaked almonds, crushed | tree_nuts
55g/2oz parmesan (or a similar vegetarian hard cheese), grated (optional) | dairy
2 skinless chicken breasts (or you can use pork tenderloin) | chicken
1-2 tsp Calvados |
90g/3¼oz Japanese panko breadcrumbs | gluten soy?
4 grouse crowns, feet on, cleaned and gutted |
2 tablespoons plus 3 1/2 to 4 cups sifted all-purpose flour | gluten
4 tablespoons Parmigiano Reggiano | dairy
8 ounces wagon wheel pasta | gluten eggs?
1/3 cup grated Gruyère cheese | dairy
8 seasoned soft-cooked eggs | eggs
2 teaspoons Cognac or brandy |
4 tablespoons Marsala wine |
4 thin slices Fontina or Gruyère cheese | dairy
8 slender asparagus spears, sliced on diagonal to 1-inch lengths |
1 tablespoon vegetable oil or clarified butter | dairy soy?
Softened butter for toast | dairy gluten?
2 tablespoons bread crumbs or finely chopped nuts for topping | gluten tree_nuts peanuts soy? dairy?
1/4 cup Madeira, or to taste |
2 quarts stock (any kind) or water | chicken? beef? gluten? fish?
3 pounds sirloin or other cut of steak, 1 1/2 to 2 inches thick, at room temperature | beef
1/3 cup Noilly Prat or other vermouth or white wine |
Dark whole wheat sour bread or other hearty bread, for serving | gluten soy? dairy? sesame? eggs?
8 to 12 littleneck or other small clams in the shell, scrubbed | shellfish
1 28-ounce can diced tomatoes with their juice |
2 pounds fully cooked pork sausage such as French garlic sausage (see note), sliced 1 1/4-inch thick | gluten? dairy? soy?
4 Golden Delicious apples, peeled and cored |
12 ounces lean boneless lamb, trimmed of all fat and cut into cubes | lamb
2 cups fruity red wine, like a young Brunello, pinot noir, or Chianti |
2 cups cream, half-and-half or milk | dairy
4 ounces grated extra-sharp New York cheddar cheese (about 1 cup) | dairy
3 tablespoons butter or neutral oil, like corn or canola | dairy
6 poussins | chicken
2 pounds pumpkin (sugar or cheese, for example) or butternut squash, peeled, seeded and cubed | dairy?
12 tablespoons unsalted butter | dairy
1 1/2 pounds chorizo sausage | gluten? soy?
1/2 cup chickpea (garbanzo bean) flour |
2 loaves Italian bread | gluten soy? dairy? sesame?
2 cups curly endive, chopped |
1 boneless beef bottom round roast | beef
2 pounds unpeeled jumbo fresh shrimp | shellfish
1/2 cup miso | soy gluten?
8 (1.5 ounce) veal leg cutlets | beef
1 (10 ounce) jar oysters, drained and cut into thirds | shellfish
15 miniature chocolate covered peanut butter cups, unwrapped | peanuts dairy soy?
2/3 cup cracker crumbs | gluten soy? dairy?
1 (12 ounce) bottle dark beer | gluten
1/2 cup soft margarine | dairy? soy?
1/3 cup Chile Sauce |
1 pound sugar snap peas, strings removed |
8 cups salted mixed nuts | tree_nuts peanuts
6 ounces lump crabmeat, picked over for pieces of shell | shellfish
4 slices seedless rye bread | gluten soy? sesame?
3 (1.5 fluid ounce) jiggers creme de cacao |
6 oil-packed anchovies | fish
1 pound sweet Italian chicken sausage | chicken gluten? soy? beef?
2 tablespoons pastel multi-colored candy sprinkles, or to taste | soy? gluten? dairy?
24 cinnamon sugar doughnut holes | gluten dairy eggs? soy?
1/4 cup crushed pretzels | gluten soy?
hickory or mesquite wood chips |
1 (3 pound) whole red snapper, cleaned and scaled | fish
1/2 (16 ounce) bottle Greek, or other vinaigrette salad dressing | dairy? eggs? soy? fish?
1 (10.75 ounce) can reduced fat reduced sodium condensed cream of mushroom soup | dairy gluten soy?
3 tablespoons lemon herb butter, divided | dairy
1 1/4 teaspoons Worcestershire sauce | fish gluten? soy?
`);
