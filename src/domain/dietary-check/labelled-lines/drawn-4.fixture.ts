import { parseLines } from "./lines.fixture.ts";

/**
 * The fourth of the draws that drawn-1.fixture.ts explains, labelled before the check was run on
 * it. Plain: a stretch of the Cookstr collection; hard: every line of that sort in two stretches of
 * Allrecipes, and in recipes of other kitchens that public repositories hold. Long because it is data.
 */
export const DRAWN_PLAIN_4 = parseLines(`
3 eggs, room temperature | eggs
6 pounds baby globe artichokes |
½ cup (120 g) raw tahini paste | sesame
1 tablespoon Tabasco brand pepper sauce |
1/3 cup agave nectar or raw honey |
1 cup dry white Italian wine 250 mL |
1 cup coarsely chopped arugula |
2 cups canned imported San Marzano Italian plum tomatoes, with juice |
1 lb (450g) medium shrimp, peeled and deveined | shellfish
1½ cups minced onion |
4 tablespoons (½ stick) unsalted butter at room temperature | dairy
¼ teaspoon freshly grated or ground nutmeg |
¼ cup (50 mL) shredded aged Cheddar cheese | dairy
4 oz (125 g) pancetta, finely chopped |
½ cup minced scallions |
3 ounces fresh mozzarella, sliced into ¼-inch-thick piece | dairy
¼ cup natural (not hydrogenated), salted, smooth peanut butter | peanuts
2 garlic cloves, crushed through a press |
½ cup canned black beans, drained |
1 cup (3 ounces) finely and freshly grated Parmesan cheese | dairy
½ tsp horseradish sauce | dairy? eggs?
2 cups well-shaken buttermilk | dairy
227 g/8 oz/1 cup buttermilk, chilled | dairy
1 gallon (4 liters) whole milk | dairy
½ cup of cheese, Cheddar or similar, grated | dairy
4 to 5 ounces arugula or baby spinach |
1 quart bottled clam juice | shellfish
3 medium (about 1¼ pounds) boneless, skinless chicken breast halves | chicken
1 cup snow peas |
1½ pounds tatsoi, steamed lightly |
1 teaspoon sweet Hungarian paprika, plus additional for garnish |
2 tablespoons rice wine or sake |
1 tablespoon plus 1 teaspoon baking soda |
2 chickens (3½ to 4 pounds each) with giblets (no liver), quartered | chicken
2 boneless chicken breasts (6 to 8 ounces each), skin removed, cut into uniform ¼ - to ½-inch chunks | chicken
3 tablespoons kirsch or maraschino liqueur |
8 Coconut Custards | coconut dairy eggs
3½ cups walnut halves | tree_nuts
6 curry leaves (optional) |
3 Granny Smith or Golden Delicious apples |
Rémoulade Sauce | eggs fish? soy?
1 large unpeeled apple, cored and coarsely diced |
1/2 pound (225 g) bacon, cut into small bits |
3 (6 ounces) extra-large eggs, at room temperature | eggs
1 to 2 teaspoons Thai fish sauce (nam pla), or ½ teaspoon salt, or to taste | fish
1 cup (143 g) almonds | tree_nuts
3 tbsp olive or sunflower oil |
36 slices of good country-style French or Italian bread, cut 5/8 inch thick | gluten
Vegetable oil, for the baking sheet |
About ½ cup Sherry Vinaigrette |
½ cup fish stock or clam juice | fish shellfish
About 1½ ounces pecorino Romano, shaved with a vegetable peeler (½ cup shavings) | dairy
1 teaspoon coconut extract | coconut
2 tablespoons/10 grams juniper berries, crushed with the bottom of a small sauté pan |
½ cup mayonnaise, homemade, or good-quality store-bought | eggs soy?
4½ pounds (2 kg) beef shin with bone, cut across by the butcher into 2- to 3-inch (5- to 7.5-cm) lengths | beef
1/3 cup (75 mL) 2% yogurt or light sour cream | dairy
½ cup Crimini or button mushrooms, sliced |
1 stick cinnamon or cassia |
Freshly grated Parmigiano-Reggiano | dairy
1 pound Idaho potatoes, peeled and sliced 1/8 inch thick (3 cups) |
12 thin slices prosciutto di Parma or San Daniele |
1 lb (500 g) rapini (broccoli rabe) |
3½ cups milk | dairy
2 tsp chili garlic sauce |
8 ounces fresh lump crabmeat | shellfish
2 tablespoons powdered guajillo chile |
½ pound ditalini | gluten
¼ cup tahini (sesame paste) | sesame
½ pound black Greek-style olives |
¾ cup plus 2 tbsp tepid whole milk | dairy
Fine sea or kosher salt |
2 2/3 cups Ratatouille |
½ cup water or bean broth |
3 to 4 tablespoons sugar or light-colored honey |
6 tablespoons oyster sauce | shellfish gluten? soy?
12 dried red chiles, such as piquins, stems and seeds removed |
½ cup solid vegetable shortening or unsalted butter | dairy soy?
½ cup Neely’s Barbecue Sauce | soy? gluten? fish?
¼ cup plus 1 tablespoon Kahlua or other coffee liqueur |
1/3 cup fig jam |
1 head butter lettuce, washed and dried, whole leaves picked off the stem |
1½ ounces basil leaves or 30 leaves |
1 cup long-grain brown or white rice or cracked wheat | gluten
4 rainbow or brook trout, 8 to 10 ounces each and 8 to 10 inches long, butterflied and boned (the fishmonger will do this), with head and tail left on | fish
Coconut oil, for frying | coconut
3 fresh coriander roots, coarsely chopped |
8 ounces ground pork or veal | beef
¼ cup mirin (Japanese rice wine) or medium-dry sherry |
1 head bok choy |
½ pound fresh pork rind |
About 4 cups unbleached all-purpose flour | gluten
1½ pounds peeled, cubed pumpkin, or cups cooked pumpkin purée |
6 cups (1.5 L) beef or mushroom stock | beef gluten? soy?
5 tablespoons light corn syrup |
Vegetables (see headnote) |
1½ lbs (750 g) lean ground beef | beef
3 tablespoons Dijon or honey-Dijon mustard |
½ cup raw unroasted cashew nuts | tree_nuts
2 pounds medium-size raw shrimp, shelled and deveined | shellfish
1 cup cottage cheese | dairy
Plain cooked white or brown rice (optional) |
Dad’s Own Barbecue Sauce, for basting the chicken | soy? gluten? fish?
1/3 cup imitation bacon bits | soy gluten?
½ cup dehydrated onion flakes |
Loose-leaf lettuce |
1 recipe Cinnamon Sugar Crumb Topping | gluten? dairy?
½ pound (2 sticks) unsalted butter, cut into small pieces and chilled | dairy
3 large thumb-sized pieces of fresh ginger, peeled and chopped |
8 ounces firm tofu, drained and cut into ½-inch cubes | soy
1 (6-8 pound) whole chicken | chicken
1 onion ground with the lamb | lamb?
Whipped cream or vanilla ice cream, for serving | dairy eggs? soy?
`);

export const DRAWN_HARD_4 = parseLines(`
1 (25 ounce) package STOUFFER'S® Skillet Sensations Homestyle Chicken, cooked according to package directions | chicken dairy? gluten? soy?
1 1/4 cups sourdough starter | gluten
1 tablespoon unsweetened chocolate, grated | dairy? soy?
8 peanut butter cups, chopped | peanuts dairy soy
1 cup SMUCKER'S® Sweet Orange Low Sugar Marmalade |
1 tablespoon MINUTE Tapioca |
1 cup crunchy peanut butter (such as Jif® Extra Crunchy) | peanuts soy?
1 pound piece cooked deli turkey, cut into 1/2-by-1/2-by-1/4-inch slices | soy?
1/3 cup PHILADELPHIA Herb and Garlic Cream Cheese Spread | dairy
3 cups Post Shreddies Cereal | gluten
1 whole smoked goose |
1 (10.75 ounce) can Campbell's® Condensed Cream of Mushroom Soup (Regular or 98% Fat Free) | dairy gluten soy?
3 cups refrigerated honey hickory barbecue sauce with shredded pork | soy? gluten? fish?
1 (8 ounce) tub non-dairy whipped topping, thawed | dairy soy?
1 (3.4 ounce) package butterscotch pudding and pie filling mix | dairy? soy?
4 cups Market Pantry® apple cider |
1 envelope GOOD SEASONS Italian or Garlic & Herb Salad Dressing & Recipe Mix | soy? dairy?
1/2 pound skinless peanuts | peanuts
4 ounces dried French bread, torn into bite-size pieces | gluten
1 3/4 tablespoons bonito soup stock (such as Hondashi®) | fish soy? gluten? dairy?
1 3/4 cups Gold Medal® all-purpose flour | gluten
1/2 cup shredded Cheddar-Monterey Jack cheese blend | dairy
2 1/2 cups gluten-free all purpose baking flour (such as Bob's Red Mill®) |
1 cup Silk Pure Almond Original or Vanilla | tree_nuts
Confectioners' sugar icing | dairy?
1 (16 ounce) container Betty Crocker® Rich & Creamy vanilla or creamy white frosting | soy? dairy?
1/2 cup non-fat dry milk | dairy
Multi-colored sprinkles (optional) | soy? gluten? dairy?
1 box Barilla® PLUS® Farfalle | gluten eggs?
1/4 cup non-dairy butter | soy?
1/2 pound angel hair or other thin pasta | gluten
1 cup crushed cheese flavored crackers, divided | gluten dairy soy?
1 (10 fluid ounce) can BACARDI® Mixers Mojito frozen mix |
1 1/3 cups graham cracker crumbs | gluten soy? dairy?
1 cup Italian-seasoned breadcrumbs | gluten dairy? soy? eggs? sesame?
2 cups frozen stir-fry vegetables |
2 (14.5 ounce) cans RED GOLD® DICED TOMATOES with BASIL, GARLIC & OREGANO or REDPACK® DICED TOMATOES with BASIL, GARLIC & OREGANO |
7 1/2 ounces chive and onion cream cheese | dairy
1 coconut, drained and meat grated | coconut
1/4 cup lard or other cooking fat | soy?
2 tablespoons hot pepper jelly |
1/2 cup dark chocolate chunks (optional) | dairy? soy?
5 tablespoons margarine or butter, melted | dairy soy?
1 (17.3 ounce) package Pepperidge Farm® Puff Pastry Sheets | gluten soy? dairy?
2 teaspoons Montreal-style steak seasoning (such as McCormick®) |
1 (10.75 ounce) can condensed golden mushroom soup, undiluted | gluten dairy soy? beef?
1 cup prepared three-bean salad with juice |
1 1/4 cups Safeway Beef Broth | beef gluten? soy?
4 sausage patties | gluten? soy? dairy? beef?
1 (14.5 ounce) can DEL MONTE® Diced Tomatoes with Green Pepper & Onion |
1/3 cup granular sucrolose sweetener (such as Splenda®) |
1/2 teaspoon gluten-free baking powder |
4 female blue crabs | shellfish
1 pound prepared whole-wheat pizza dough (see Tip) | gluten soy? dairy?
1 1/3 cups shredded part-skim mozzarella cheese or pizza cheese blend | dairy
2 (8 ounce) packages imitation crab meat, flaked | fish shellfish? gluten? eggs? soy?
3 tablespoons hazelnut butter | tree_nuts
8 ounces ahi tuna fillet | fish
1/2 fluid ounce Hiram Walker Green Creme de Menthe |
1/2 cup chocolate sprinkles | soy? dairy? gluten?
1/2 teaspoon taco seasoning mix | gluten? soy? dairy?
2 cups Nestle ® Toll House® Semi-Sweet Chocolate Morsels, divided | dairy soy
1 (20 ounce) bottle Smucker's® Chocolate Sundae Syrups Ice Cream Topping, or Chocolate Plate Scapers | dairy soy?
4 slices bread, toasted and buttered | gluten dairy soy?
1 pound rattlesnake meat, cut into 1/2 inch pieces |
1 (5 ounce) package black licorice, cut into 1-inch pieces | gluten
88 water crackers | gluten
1 (3 ounce) package orange Jell-O® | beef?
1/4 cup sugar-free cocoa mix | dairy soy?
2 teaspoons poultry seasoning, such as Bell's |
1 1/2 ounces Zwack® Liqueur |
4 U.S. Farm-Raised Catfish fillets (4 to 6 ounces each) | fish
1 1/2 cups COOL WHIP Whipped Topping (do not thaw) | dairy soy?
3 rolls ring-shaped hard candies |
1 (8 ounce) package tempeh, cut into 4 pieces | soy gluten?
1 cup Borden® Mild Cheddar Shreds | dairy
1 (3.5 ounce) package A Taste of Thai® Peanut Sauce Mix | peanuts soy? coconut? fish? shellfish?
1 (8 ounce) can evaporated fat-free milk | dairy
2 cups chopped PLANTERS Walnuts | tree_nuts
2 (6 ounce) HONEY MAID Graham Pie Crusts | gluten soy
1 (16 ounce) jar prepared Five Brothers Alfredo sauce | dairy eggs? soy? gluten?
2 tablespoons Asian-style toasted sesame salad dressing | sesame soy gluten?
1/2 cup red wine, alcohol free |
2 pints rainbow sherbet | dairy
2 fluid ounces sweetened coconut cream | coconut
1 (12 ounce) can Pillsbury® Golden Layers® Refrigerated Flaky or Buttermilk Biscuits | gluten soy? dairy?
1 container Minute® Ready to Serve Brown Rice |
8 gingersnap cookies, crushed | gluten soy? dairy? eggs?
6 chocolate sandwich cookies, finely crushed | gluten soy dairy?
1 (8 inch) multigrain tortilla | gluten soy?
1/3 cup coarsely chopped peppermint candy canes |
1 (3.4 ounce) package cheesecake flavor instant pudding and pie filling | dairy? soy?
6 cups crispy wheat cereal squares (such as Wheat Chex®) | gluten
2 1/2 cups seasoned stuffing mix | gluten soy? dairy? chicken?
olive-oil cooking spray | soy?
chocolate fettuccine | gluten eggs?
1 slice SARA LEE® Gouda Specialty Cheese | dairy
Reddi-wip® Original Dairy Whipped Topping | dairy
1 (16 ounce) can Old El Paso® refried black beans |
2/3 cup finely crushed saltine crackers | gluten soy?
24 vanilla wafer cookies | gluten dairy? eggs? soy?
10 (6 inch) Old El Paso® Flour Tortillas for Soft Tacos & Fajitas, heated as directed on package | gluten soy?
16 HONEY MAID Honey Grahams, finely crushed | gluten soy
1/3 cup peeled, seeded, and minced dragon eyes |
1 Pillsbury® refrigerated pie crust (from 15-oz box), softened as directed on box | gluten soy? dairy?
1 (16 ounce) package Mann's Vegetable Medley |
1 (15 ounce) package pastry for double crust 9-inch pies | gluten dairy? soy?
1 (10 ounce) package NEAR EAST® Couscous Original Plain | gluten
1 (0.13 ounce) package *KOOL-AID® Lemonade Flavor Unsweetened Soft Drink Mix |
6 ounces angel food cake, sliced 1 inch thick | gluten eggs dairy? soy?
1 (14 ounce) pre-baked pizza crust | gluten dairy? soy?
2 1/2 cups dry bread cubes | gluten soy? dairy?
1 pound salt beef, fat removed and diced | beef
1 (20 ounce) package frozen O'Brien hashbrown potatoes, thawed |
1 cup Crisco® Baking Sticks Butter Flavor All-Vegetable Shortening | soy
1 (12 ounce) package frozen cooked cocktail shrimp | shellfish
1/2 cup Smucker's® Orchard's Finest™ Pacific Mountain Strawberry Preserves |
1 (6 ounce) container Yoplait® Original Mountain Blueberry yogurt | dairy beef?
2 cups fat-free frozen whipped topping, thawed | dairy soy?
2 cups brown sugar and butter-flavored breakfast cereal (such as Cap'n Crunch®) | gluten soy?
1 cup soy sauce or Asian fish sauce (nam pla or nuoc mam) | soy gluten fish
6 ounces sliced young Mahon or other young, mildly tangy cow's-milk cheese, such as Edam or Gouda | dairy
1 1/4 cups BREAKSTONE'S or KNUDSEN Sour Cream, divided | dairy
1/2 pound London broil | beef
1 (24 ounce) jar garlic and onion pasta sauce, or to taste |
8 nonpareils (or use chocolate stars or small Peppermint Patties) | dairy? soy?
2/3 cup crushed buttery round crackers | gluten soy? dairy?
1/2 cup low-fat creamy salad dressing (e.g. Miracle Whip™) | eggs soy? dairy?
1/2 cup prepared fresh basil pesto | dairy tree_nuts
5 cups SUNSHINE® CHEEZ-IT® White Cheddar Crackers | gluten dairy soy
1 (12 ounce) hot latte | dairy
14 miniature peanut butter cup candies | peanuts dairy soy
1 pound white baking chocolate, coarsely chopped | dairy soy
2 racks Smithfield® Extra Tender St. Louis Pork Spareribs, membrane removed |
1 (17 ounce) can Oregon Kadota figs |
1 (7.5 ounce) package unseasoned stuffing mix | gluten soy? dairy?
2 cups rainbow rotini pasta | gluten eggs?
2 (2.1 ounce) bars NESTLE® BUTTERFINGER® Candy Bar, coarsely chopped | peanuts dairy soy
1/2 cup shredded POLLY-O Whole Milk Mozzarella Cheese | dairy
Crisco® Butter No-Stick Cooking Spray | soy?
2 cups mixed vegetables (drumstick, pearl onions, bitter gourd) |
1 cup Maharani Coconut Powder | coconut
Mixed nuts (~25 g total): pecan, walnut, hazelnut, almond, pistachio | tree_nuts peanuts?
100 g fresh coconut, grated (or frozen; substitute: 60 g desiccated coconut, soaked) | coconut
Tadka: 1 tbsp coconut oil, ½ tsp mustard seeds, ½ tsp urad dal (optional), 1 dried red chilli, 8–10 curry leaves, 1 pinch hing | coconut gluten?
Vine leaves, onions, peppers and eggplant for stuffing |
300 g minced meat | beef lamb
Lamb patties | lamb gluten?
4 flatbreads | gluten dairy?
Flatbread or rice to serve | gluten
1 tbsp fish sauce or salted shrimp | fish shellfish
2/3 cup of gochuchang (Korean chili paste) | soy gluten
150 g tinned luncheon meat, sliced | beef? chicken? gluten?
2 frankfurters, sliced on the diagonal | beef? chicken? gluten? soy? dairy?
900 ml chicken or anchovy stock | chicken fish gluten? soy?
1 block instant ramen noodles | gluten soy? eggs? sesame?
2 slices processed cheese | dairy
1 lb Korean rice cakes (tteok) |
2 cups anchovy or vegetable broth | fish gluten? soy?
2–3 cups unsalted chicken or anchovy-kelp broth | chicken fish gluten? soy?
4–6 oz thinly sliced pork belly or beef (or mushrooms for veg) | beef
2 servings kalguksu noodles (300g) | gluten
1 cup fresh masa, or 1 cup masa harina mixed with ½ cup of hot water |
2 canned chipotle chiles in adobo (gluten-free brand), minced |
1/4 cup lard or shortening | soy?
100g cooked meat (shredded) | beef? chicken? lamb?
6 oz Mexican chocolate | dairy? soy? tree_nuts?
1 1/2 tbsp milk powder | dairy
3 tbsp tikka curry paste | dairy? tree_nuts? gluten?
4 tbsp cream or yoghurt | dairy
100 g korma paste | coconut? tree_nuts? dairy? gluten?
a little stock | beef? chicken? gluten? soy?
500g garae-tteok |
`);
