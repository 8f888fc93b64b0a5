import { parseLines } from "./lines.fixture.ts";

/**
 * Lines drawn and labelled last, at other random places of the same collections, and tried once each
 * before anything was changed for them: docs/bench.md has those figures, which show how well the lists do
 * on unseen lines. They have been looked at since, so a new measurement needs a new draw. Rows as in
 * lines.fixture.ts. Long because it is data.
 */
export const UNSEEN_PLAIN_LINES = parseLines(`
2 (16 ounce) cartons chicken broth, or as needed | chicken gluten? soy?
1 (28 ounce) can no-salt-added diced tomatoes, undrained |
3 pounds orange-fleshed sweet potatoes, peeled and cut into 2-inch pieces |
3/4 cup shredded Parmesan cheese | dairy
6 cups Italian bread cubes | gluten soy? dairy? sesame?
8 ounces oyster mushrooms, sliced |
1/4 pound fresh mozzarella cheese, cut into 1/2 inch pieces | dairy
2 cups uncooked glutinous (sticky) white rice, rinsed |
LEAN TORTILLA CHIPS |
1/2 pound Italian sausage, browned and drained | gluten? soy? beef?
1 (350 gram) package refrigerated cheese tortellini | gluten dairy eggs soy?
1 (14.5 ounce) can pasta-ready diced tomatoes, undrained |
2/3 cup miniature marshmallows | beef?
1 (10 ounce) package reduced-fat refrigerator biscuits | gluten soy? dairy?
1/4 pound pepperoni sausage, sliced | beef? gluten? soy? dairy?
10 lollipop sticks |
2 eggs, hard boiled | eggs
6 cups cubed French bread | gluten soy? dairy?
3 cups uncooked fine egg noodles | gluten eggs
1/4 cup chopped fresh herbs (your choice of thyme, basil, parsley, oregano…) |
12 cannelloni pasta shells | gluten eggs?
1/3 cup pimento-stuffed green olives |
4 ounces semisweet chocolate, coarsely chopped | dairy? soy?
1 cup matzo meal | gluten
3/4 cup mint chocolate chips | dairy? soy?
2 tablespoons amaretto or almond extract | tree_nuts
1 cup dry seasoned bread crumbs | gluten dairy? soy? eggs? sesame?
1/4 teaspoon Asian (toasted) sesame oil | sesame
1/2 cup toasted flaked coconut | coconut
1 cup full-fat ice cream, just softened | dairy eggs? soy?
1 (1.27 ounce) packet dry fajita seasoning | gluten? soy? dairy?
1/2 cup cream cheese, diced | dairy
4 tablespoons rendered bacon fat |
2 pounds beef chuck, cut into 1 1/2-inch cubes | beef
1 1/2 cups long grain and wild rice mix | gluten? soy? chicken? dairy?
2 ounces pepper Jack cheese or mozzarella, coarsely grated | dairy
6 frozen hamburger patties | beef gluten? soy?
1 1/4 cups crushed chocolate graham crackers | gluten soy? dairy?
1 tablespoon melted margarine | dairy? soy?
1 (49.5 fluid ounce) can low fat, low sodium chicken broth | chicken gluten? soy?
1 cup garbanzo beans, drained and pureed |
2 ounces dried wakame seaweed |
3/4 cup milk, room temperature | dairy
2 cups fresh wild mushrooms (Portobello, oyster, etc.) |
4 frozen hash brown patties | gluten? soy?
2 (16 ounce) packages frozen cooked meatballs | beef? chicken? lamb? gluten? dairy? eggs? soy?
1 (4 pound) skinless, boneless turkey breast half |
16 ounces fettuccini pasta | gluten eggs?
2 tablespoons peanut butter (optional) | peanuts soy?
1 1/2 teaspoons sesame seeds | sesame
3/4 cup chopped hazelnuts, pecans, and/or pine nuts | tree_nuts
6 precooked tail-on shrimp | shellfish
4 cups Sauterne wine |
Special equipment: a Japanese Benriner * or other adjustable-blade slicer |
3 slices Genoa salami, diced | beef? dairy? gluten? soy?
3/4 cup brown sugar twin |
1 (8 ounce) package semi-sweet chocolate squares | dairy? soy?
2 cups fruity red wine, such as Beaujolais |
2 teaspoons chicken bouillon granules | chicken gluten? soy? dairy?
6 ounces energy drink |
1 (8 ounce) bottle ranch dressing, or to taste | dairy eggs soy?
20 ounces fresh cheese-filled tortellini | gluten dairy eggs soy?
1 cup shoestring potato sticks |
1 (16 ounce) package silken tofu, drained | soy
3 tablespoons sweetened strawberry lemonade drink mix |
2 tablespoons ghee (clarified butter), melted | dairy
2 tablespoons lavender honey |
1 (7.4 ounce) jar roasted peeled chestnut, coarsely chopped | tree_nuts
1 green California plum, pitted and thinly sliced |
1 (1 ounce) package dry Ranch-style dressing mix | dairy soy?
2 cups pretzel sticks | gluten soy?
1 (15 ounce) package flour tortillas | gluten soy?
2 (3 pound) broiler-fryer chickens, cut in half | chicken
2 (3.5 ounce) links Italian sausage, sliced | gluten? beef? soy?
1 (2 pound) boneless beef chuck roast, cut into 1/4 inch strips | beef
1 1/4 cups beef stock | beef gluten? soy?
3/4 cup raw Spanish peanuts | peanuts
1 (12 ounce) package hot dogs, sliced into rounds | beef? chicken? gluten? soy? dairy?
7 large eggs, beaten | eggs
1 cup dry Marsala |
2 cups shredded jack cheese | dairy
1 tablespoon light mayonnaise | eggs soy?
1/2 cup plain dried breadcrumbs | gluten soy? dairy? sesame? eggs?
1/3 cup dried Steuben yellow-eye beans or black-eyed peas |
2 cups shredded leftover Mexican roast chicken* | chicken
1 (12 inch) pre-baked Italian bread shell crust | gluten dairy? soy?
1 1/2 cups prepared lemon curd | eggs dairy
2 1/2 cups brown rice flour |
1 cup cabbage slaw mix |
1 (12 fluid ounce) bottle Mexican beer | gluten
32 (3.5 inch square) wonton wrappers | gluten eggs?
1 (4 ounce) package sweet baking chocolate, grated | dairy? soy?
Buttered Egg Noodles for serving | gluten eggs dairy
4 (3 ounce) fillets amberjack, dark brown vein removed | fish
2/3 cup ricotta cheese, pressed through a fine sieve | dairy
Tray or cardboard, covered with foil |
2 (18 ounce) bottles barbeque sauce | soy? gluten? fish?
1/4 pound sirloin steak, thinly sliced | beef
6 tablespoons chicken soup base | chicken gluten? soy? dairy?
1 1/2 cups four cheese Alfredo sauce | dairy eggs? gluten?
2 (500 gram) packages potato gnocchi, uncooked | gluten eggs? dairy?
4 slices pepperjack cheese | dairy
5 (3.5 ounce) links hot Italian sausage links | gluten? beef? soy?
3/4 cup toasted cashews | tree_nuts
1/2 cup Mexican 3-cheese blend | dairy
1 (1.3 ounce) packet Parma Rosa sauce mix, divided | dairy gluten? soy?
2 cups dried forest mushroom blend |
8 pitas | gluten soy? sesame?
1/2 cup orzo pasta | gluten eggs?
108 pecan halves | tree_nuts
25 ladyfingers | gluten eggs dairy? soy?
White chocolate baking bar curls or shavings (optional) | dairy soy?
2 pounds tri tip roast | beef
1/4 cup crumbled Gorgonzola cheese, or to taste | dairy
8 canned sardines, preferably packed in olive oil, or more to taste | fish soy?
48 (3 inch) tart shells, baked | gluten dairy? soy? eggs?
1 pound sausage | gluten? beef? soy?
1 (7 pound) bone-in leg of lamb, rinsed and patted dry | lamb
6 ounces quick-cooking couscous | gluten
3/4 pound chunked (not thin sliced), Alaska-style smoked salmon | fish
1 (3 pound) boneless beef sirloin tip roast, cut in half | beef
3 cups biscuit mix | gluten soy? dairy?
3/4 cup Dry Roasted Peanuts | peanuts
2 (8 ounce) packages farmers cheese | dairy
1 pound jumbo sea scallops | shellfish
4 (10 ounce) containers red pepper hummus, or as needed | sesame soy?
Assorted dipping foods (see Notes) |
1 cup vanilla baking chips, melted | dairy soy?
1/3 cup butter flavored shortening, melted | soy? dairy?
1 1/2 pounds boneless chops, trimmed, cut into 4x1x1-inch strips |
1 1/2 pounds fresh tuna steaks, cubed | fish
12 German-style sausages, such as weisswurst or bratwurst | beef? gluten? dairy? eggs?
3/4 cup bulgur (cracked wheat) | gluten
8 ounces canned salmon | fish
1/4 cup light rye flour, or as needed (optional) | gluten
1/4 cup wheat bran | gluten
2 teaspoons Asian chili garlic sauce (i.e. Sambal) | shellfish? fish? soy?
1 pound butternut squash - peeled, seeded, and cut into thick French fries |
1 (6 ounce) box long grain and wild rice mix | gluten? soy? chicken? dairy?
1 loaf bread, torn in pieces | gluten soy? dairy? sesame? eggs?
oyster sauce (optional) | shellfish soy? gluten?
3/4 pound slab bacon, sliced 1/4 inch thick and cut crosswise into 1 1/2-inch squares |
1 (25 ounce) package frozen cheese ravioli | gluten dairy eggs soy?
1 (18.25 ounce) package German chocolate cake mix with pudding | gluten soy? dairy? eggs?
1/4 cup almond oil | tree_nuts
1/3 teaspoon monosodium glutamate (MSG) |
3/4 cup mochiko (glutinous rice flour) |
3 c cake or Southern Lily White flour | gluten
2 slices sourdough bread or thickly sliced gluten-free bread | gluten eggs? soy?
¼ c finely chopped pitted Castelvetrano olives |
oxalis (wood sorrel) |
3 oz fior di latte mozzarella | dairy
Togarashi | sesame
2-4 tbsp fresca konjac jelly or grass jelly (optional) |
2 oz banana liqueur or crème de banane |
Cookie spread, such as Lotus Biscoff Peanut butter | gluten soy peanuts? dairy?
2 Earl Grey tea bags (optional) |
3 tbsp peanut butter (or any other nut butter) | peanuts tree_nuts soy?
2 oz smoked tomato sangrita (see note)* |
½ tbsp tbsp clarified butter, ghee, or niter kebbeh | dairy
4 tbsp Gorgonzola cheese (preferably Dolcelatte), crumbled | dairy
4 c beer (6%-12% ABV) | gluten
1 can Coca-Cola |
2 c heavy cream or canned unsweetened coconut milk (shake cans before opening) | dairy coconut
8 oz Chinese broccoli (kai lan) or regular broccoli crowns |
2 bun-size pieces iceberg lettuce |
400 g pomarola (aka straight pureed, jarred tomatoes) |
Chopped meringue | eggs
½ c mayo (Duke’s or bust) | eggs soy?
10 oz dried ditalini or other small pasta, like macaroni or small conchiglie | gluten eggs?
2 tsp Morton kosher salt |
salted ground chiles, for sprinkling (optional, look for Tajin brand) |
4 3-ounces skin-on red trout, sea trout, or arctic char fillets | fish
4 lb mixed marble potatoes or other small potatoes |
chocolate-covered espresso beans, chopped, for serving | dairy? soy?
8 slices pumpernickel bread or 16 squares pumpernickel party bread | gluten soy?
1 8- or 9-ounce ball of pizza dough | gluten soy?
toasted shredded coconut or rainbow sprinkles | coconut soy? gluten? dairy?
1 dough ball | gluten
16 lamb loin chops, about 1 inch thick | lamb
⅓ c grated mozzarella cheese (do not use fresh, which is too watery) | dairy
¼ c chinese black vinegar | gluten? soy?
½ tsp kosher or flaky sea salt, such as Maldon |
9-inch metal, glass, or ceramic pie dish |
2 lb chicken or pork | chicken
10 diver scallops | shellfish
½ lb 80/20 ground beef | beef
2 heads of radicchio, Castelfranco, treviso, or other variety of chicory, torn or sliced into large-ish 2-inch pieces |
`);

export const UNSEEN_HARD_LINES = parseLines(`
1/8 teaspoon Spice Islands® Crushed Red OR Cayenne Pepper |
1/2 cup CRISCO® Pure Olive Oil | soy?
1 1/2 (16 ounce) cans BUSH'S® Refried Beans |
1/3 cup KRAFT Classic Italian Vinaigrette Dressing | soy? dairy?
1 1/2 cups Bulleit Bourbon™ |
1 sheet Reynolds® Parchment Paper |
1 dash Sriracha hot sauce, or more to taste |
1 (5.2 ounce) package Boursin cheese at room temperature | dairy
8 ounces uncooked spaghetti or O Organics™ Whole Wheat Spaghetti | gluten
8 day-old Ball Park® Hamburger Buns, cut into bite-size pieces | gluten soy? dairy? sesame? eggs?
1 (21 ounce) can LUCKY LEAF® Premium Apricot Fruit Filling & Topping |
1 tablespoon sake (Japanese rice wine, such as Momokawa®) |
1 (9 ounce) can FRITOS® Mild Cheddar Cheese Dip | dairy soy?
1/4 cup Hidden Valley® Original Ranch® Dressing | dairy eggs soy?
3 cups vanilla-flavored almond milk (such as Silk®), or as needed | tree_nuts soy?
1 (8 ounce) package KRAFT Shredded Queso Quesadilla Cheese with a TOUCH OF PHILADELPHIA | dairy
1/4 cup KRAFT 100% Romano Shredded Cheese | dairy
12 Safeway French Bread Dinner Rolls, split horizontally | gluten soy? dairy? sesame?
1 (10 ounce) jar Smucker's® Strawberry Simply Fruit |
1 (14.5 ounce) can Hunt's® Fire Roasted Diced Tomatoes |
1 (4.5 ounce) can Old El Paso® Chopped Green Chiles |
6 ounces Guinness® Draught Beer | gluten
18 squares Ghirardelli Peppermint Bark, broken into large chunks (about 8 pieces per square) (for the finishing) | dairy soy?
1 (8 ounce) tub PHILADELPHIA INDULGENCE Dulce de Leche Caramel, softened | dairy
2 sticks McCormick® Gourmet Collection® Stick Cinnamon, slightly crushed |
2 cups Kikkoman Panko Bread Crumbs | gluten soy?
4 Arnold® Honey Wheat Sandwich Thins® rolls, separated | gluten soy? dairy?
1 (6 ounce) tub vanilla-flavored yogurt (such as Yoplait®) | dairy beef?
1 (19 ounce) package Bob Evans® Italian Sausage | gluten? beef?
1 cup Jif® Creamy Peanut Butter, divided | peanuts soy?
6 ounces Rose's® Mojito |
Pillsbury® Baking Spray with Flour | gluten soy?
1 (16 ounce) container cream cheese flavored frosting (such as Betty Crocker® Rich and Creamy) | dairy? soy? gluten?
1 (1.5 fluid ounce) jigger bitter orange aperitif (such as Aperol®) |
1 (18.25 ounce) package pineapple cake mix (such as Duncan Hines® Pineapple Supreme) | gluten soy? dairy? eggs?
1 (10.6 ounce) package Pillsbury® Refrigerated Garlic Breadsticks | gluten soy? dairy?
1 cup Market Pantry™ Chicken Stuffing Mix | gluten chicken? soy? dairy?
2 packets Swanson® Flavor Boost™ Concentrated Beef Broth | beef gluten? soy?
4 Tyson® Fresh Bone-in Chicken Thighs | chicken
1 (1.22 pound) package JENNIE-O TURKEY STORE® Bratwurst, any flavor | beef? gluten? soy?
1 (6 ounce) package Ocean Spray® Craisins® Cherry Juice Infused Dried Cranberries |
1 (14 ounce) package bite-size corn square cereal (such as Corn Chex®) | soy? gluten?
1 (16 ounce) package Hillshire Farm® Hot and Spicy Italian Smoked Sausage Links | gluten? beef? soy?
1 (284 mL) can Campbell's® Condensed Low-Fat Cream of Broccoli Soup | dairy gluten soy?
1 (4 pounds 3 ounces) jar Prego® Traditional Italian Sauce or Prego® Fresh Mushroom Italian Sauce |
2 tablespoons prepared yellow mustard (such as French's®) |
1/2 cup Market Pantry™ whipped topping, thawed | dairy
2 cups self-rising flour (such as White Lily®) | gluten
3/4 cup Lindsay® Kalamata Pitted Olives, halved lengthwise |
4 NABISCO 100 CAL MISTER SALTY Yogurt Flavored Pretzels | gluten dairy soy?
1/2 cup Crisco® Canola Oil, divided | soy?
1 3/4 cups Hershey's premium semi-sweet chocolate chunks, divided | dairy? soy?
1 (8 ounce) package KRAFT Mexican Style Shredded Four Cheese | dairy
1 (3 ounce) package cherry or strawberry Jell-O® | beef?
Jen's Zen Chocolate Sauce for drizzling | dairy? soy?
1 (10 ounce) package frozen BOCA Meatless Italian Sausage, cut into 1/2-inch slices | soy gluten eggs? dairy?
1 cup Gay Lea Gold 18% Sour Cream | dairy
1 (6 ounce) package O Organics™ Mild White Cheddar and Monterey Jack Blend Shredded Cheese | dairy
6 slices LAND O LAKES® Deli American Cheese OR Monterey Jack cheese, quartered | dairy soy?
2 (10 ounce) packages corn chips (such as Fritos®) |
2 cups hot cooked MINUTE Brown Rice |
4 Pepperidge Farm® Classic Hamburger Buns, split | gluten soy? dairy? sesame? eggs?
14 pounds Butterball® Turkey, thawed if frozen |
2 cups Wheat Chex® cereal | gluten
8 slices Archer Farms Italian Artisan Bread (each 1/2 inch thick) | gluten soy? sesame?
15 HONEY MAID Honey Grahams, broken in half, divided | gluten soy? dairy?
1 (1.5 fluid ounce) jigger Southern Comfort liqueur |
1 (16 ounce) can enchilada sauce (such as El Paso® Hot Red Enchilada Sauce) | gluten?
1 (9.7 ounce) package Archer Farms™ cilantro lime rice | dairy? soy? gluten?
2 cups LACTAID® Chocolate Milk | dairy
2 fluid ounces coffee-flavored liqueur (such as Kahlua®) |
1 (15 ounce) box DeLallo Frozen Cheese Ravioli, thawed | gluten dairy eggs?
1 (10 ounce) bag Cascadian Farm® organic frozen shelled edamame, thawed | soy
PICTSWEET CUT OKRA |
ZEVIA BLACK CHERRY CAFFEINE FREE ZERO CALORIE SODA |
NABISCO SEA SALT & VINEGAR PEANUTS | peanuts
MCCORMICK SEASONING WITH PEPPER CASERO ADOBO |
CAMPOFRIO PROSCIUTTO WRAPPED MOZZARELLA CHEESE | dairy
FAJITA STYLE AUTHENTIC FLOUR TORTILLAS | gluten soy?
HY-VEE BACON AND EGG POTATOES, EGGS, CHEESE SAUCE AND BACON BREAKFAST BOWL | eggs dairy soy? gluten?
WORTHINGTON HOT & SPICY SAUSAGE PATTIES | gluten? soy? eggs? dairy? beef?
SIMPLE MILLS CRACKED BLACK PEPPER ALMOND FLOUR CRACKERS | tree_nuts gluten?
DELALLO DURUM WHEAT SEMOLINA MACARONI PRODUCT, SPAGHETTI | gluten
DOLE DARK CHOCOLATE STRAWBERRY ALMOND SNACK BITES | tree_nuts dairy? soy?
CLASSIC WORCESTERSHIRE SAUCE MARINADE & TENDERIZER | fish? soy? gluten?
TEXAS TOAST SEASONED HERB CROUTONS | gluten? eggs? soy? dairy?
ORIGINAL MACARONI & CHEESE DINNER | gluten dairy
BROWNIE MIX MUG CAKES | gluten eggs? dairy? soy?
EASTMAN OUTDOORS KRISPY FILLET, CAJUN | gluten? fish?
STARLIGHT MINTS CANDIES |
STRAWBERRY RHUBARB FRUIT ON THE BOTTOM AUSSIE STYLE YOGURT | dairy beef?
PEANUTS, RAISINS, ALMONDS AND COATED CHOCOLATES PARTY MIX | peanuts tree_nuts dairy? soy?
TARTAR SAUCE | eggs soy?
SEAL THE SEASONS MICHIGAN DARK SWEET CHERRIES |
NASHVILLE HOT CHICKEN FLAVORED POTATO CHIPS | dairy? chicken?
CANADIAN ATLANTIC SALMON PORTION | fish
PEACH TEA SUGAR FREE LOW CALORIE DRINK MIX |
GENOA SALAME & PROSCIUTTO BISTRO BOARDS | beef?
1 packet Hovis Digestives | gluten dairy? soy?
10 Fox's Rocky bars | gluten dairy soy?
6 Cadbury Brunch bars | gluten dairy? soy? peanuts? tree_nuts?
1 tube Cadbury Fingers | gluten dairy soy?
200g Galaxy Minstrels | dairy soy?
8 Quality Street, chopped | dairy soy? tree_nuts?
4 Lindt Lindor truffles | dairy soy? tree_nuts?
2 Wispa Golds | dairy soy?
1 bag Cadbury Mini Eggs | dairy soy?
3 Creme Eggs, halved | dairy eggs soy?
100g Galaxy Cookie Crumble | dairy gluten soy?
1 sleeve Oreo Thins | gluten soy dairy?
1 family pack Double Stuf Oreos | gluten soy dairy?
8 Nutter Butter wafers | gluten peanuts soy
12 Keebler Pecan Sandies | gluten tree_nuts soy dairy? eggs?
1 box Little Debbie Oatmeal Creme Pies | gluten soy eggs? dairy?
4 Hostess Ding Dongs | gluten dairy eggs soy
1 bag Brach's candy corn | beef? eggs? soy?
1 bag Hershey's Cinnamon Chips | dairy soy?
1 bag Nestlé Butterscotch Morsels | dairy soy?
20 Kraft Jet-Puffed marshmallows | beef?
1 jar Kraft Marshmallow Creme | eggs
1 tub Betty Crocker vanilla frosting | soy? dairy? gluten?
1 box Jell-O instant vanilla pudding | dairy?
2 pouches Martha White cornbread mix | gluten soy? dairy? eggs?
1 can Pillsbury Grands | gluten soy? dairy?
12 King's Hawaiian sweet rolls | gluten dairy eggs soy?
2 Ballpark buns | gluten soy? sesame? dairy? eggs?
1 loaf Rhodes frozen bread dough | gluten soy?
6 Dempster's bagels | gluten soy? sesame?
8 Tip Top rolls | gluten soy? sesame?
4 Helga's wraps | gluten soy?
1 loaf Brennans batch | gluten soy?
1 tub So Delicious Cocowhip | coconut
1 carton Nutriwhip | dairy soy?
1 tub Rich's topping | dairy? soy?
200 g Tatua mascarpone | dairy
1 pot Yeo Valley Greek | dairy
1 pack Dairylea triangles | dairy
4 Primula portions | dairy
1 block Cracker Barrel | dairy
1 bag Tillamook Mexican | dairy
1 pack Sargento | dairy
1 pack Field Roast Chao | coconut? soy?
1 pack Tofurky Italian | soy gluten
12 oz Lightlife tempeh | soy gluten?
1 pack MorningStar crumbles | soy gluten? eggs? dairy?
1 pack Yves ground | soy gluten
1 pack Gardein beefless tips | soy gluten
1 pack Fry's chicken-style strips | soy gluten
1 pack Quorn mince | eggs gluten? dairy?
300g The Vegetarian Butcher chunks | soy gluten
1 pack Alternative Meat Co mince | soy? gluten?
1 block Evergreen smoked | soy?
2 tbsp Chung Jung One gochujang | soy gluten
2 tbsp Sempio doenjang | soy gluten
1 tbsp Pearl River Bridge | soy gluten
3 tbsp Yamasa | soy gluten
2 tbsp San-J tamari | soy
1 tbsp Maggi | gluten? soy?
1 tbsp Golden Mountain | soy gluten
2 tbsp Mae Pranom | shellfish? fish? soy?
1 pouch Lobo pad thai | shellfish? fish? soy? peanuts?
1 tin Mae Ploy yellow curry | shellfish fish?
1 jar Cookwell laksa | shellfish? coconut? fish?
2 sachets Asian Home Gourmet rendang | coconut? shellfish? soy? gluten?
1 pack Nongshim Neoguri | gluten soy fish? shellfish?
2 packs Sapporo Ichiban | gluten soy sesame? eggs?
2 Maruchan cups | gluten soy eggs? chicken?
1 box Zatarain's dirty rice | gluten? soy?
1 pouch Uncle Ben's wild rice | gluten? soy?
1 pack Near East couscous | gluten soy?
1 jar Classico Alfredo | dairy eggs? gluten? soy?
1 jar Ragu | dairy? soy?
1 can Manwich | 
1 can Hormel chili | beef gluten? soy?
1 can Dinty Moore | beef gluten? soy?
1 can Chef Boyardee | gluten? beef? dairy? soy?
1 can Progresso clam chowder | shellfish dairy gluten? soy?
1 tin Heinz spaghetti hoops | gluten dairy?
1 tin Spam |
1 tin Ye Olde Oak ham |
1 tin John West mackerel | fish
1 pouch StarKist | fish soy?
1 can Bumble Bee | fish soy?
1 tin Princes corned beef | beef
1 tin Fray Bentos pie | beef gluten
200g Richmond sausages | gluten soy?
8 Birds Eye fish fingers | fish gluten
1 pack Young's scampi | shellfish gluten fish?
4 Bernard Matthews turkey drummers | gluten
1 pack Aunt Bessie's Yorkshires | gluten eggs dairy
1 pack McCain hash browns | gluten?
2 cups Crunchy Nut | gluten peanuts
3 cups Lucky Charms | gluten beef?
100 g Jordans Country Crisp | gluten tree_nuts?
2 tbsp Carnation hot chocolate | dairy?
1 sachet Options hot chocolate | dairy
1 bottle Heineken | gluten
1 can Stella | gluten
100ml Tia Maria |
25 ml Chambord |
2 tbsp crunchy almond butter, unsweetened | tree_nuts
1/2 cup butter-flavored crackers (not graham) | gluten dairy? soy?
1 cup yogurt (sub coconut yogurt for vegan) | dairy coconut?
2 cups flour (not self-rising) | gluten
3 boar sausages | gluten?
4 goat chops |
1 lb alligator tail meat |
500g emu fillet |
2 wild boar shoulder steaks |
100 g butternut pumpkin |
2 tbsp butter bean hummus | sesame
1 tbsp cocoa butter, melted |
100g chouriço picante | gluten? dairy? soy?
100 g chorizo ibérico | gluten? dairy?
2 tbsp rouille | eggs fish? gluten?
100 g pâté de campagne | gluten? chicken? beef? dairy? eggs?
200 g spaetzle | gluten eggs
100g kadaifi | gluten
2 sheets yufka | gluten
1 tbsp pekmez |
100 g sucuk | beef
200 g tofu skin knots | soy
50 g niboshi | fish
1 tbsp sakura ebi | shellfish
2 tbsp tenkasu | gluten eggs? soy?
100g mentaiko | fish
1 tbsp kinako | soy
`);

/** A whole stretch of American recipes as it stands, brands and all, drawn when the lists were done. */
export const STRETCH_LINES = parseLines(`
1 ounce chipotle puree |
1/2 red bell pepper, sliced into 2-inch strips |
3 cloves garlic, slivered, or to taste |
1 cup minced onion |
4 cups corn chips |
1 (4 ounce) can water chestnuts, drained and sliced |
1/4 cucumber, diced |
1/2 teaspoon ground allspice (eyeball it) |
1 (15 ounce) can red or pinto beans, drained |
1 (14 ounce) package bite-size wheat square cereal (such as Wheat Chex®) | gluten
12 ounces roasted red peppers |
Crusty bread, to pass around at the table | gluten soy? sesame? dairy?
2 cups fresh asparagus, trimmed and cut into 1-inch pieces |
20 fresh or frozen Asian thin rice cakes (see note) |
1/4 pound bacon, cubed |
1 pound Jarlsberg cheese, shredded | dairy
2 (14.5 ounce) cans crushed tomatoes |
1/4 cup diced candied cherries |
1 1/4 teaspoons kosher salt (such as Diamond Crystal®) |
2 limes, sliced, or as desired |
3/4 cup pink lemonade concentrate |
2 1/4 cups frozen green peas, thawed |
10 basil leaves, shredded |
1/3 cup PLANTERS COCKTAIL Peanuts, chopped | peanuts
1 (3 pound) broiler-fryer chicken, cut up and skin removed | chicken
1 (6.5 ounce) jar macadamia nuts, coarsely chopped | tree_nuts
1/2 cup sliced fresh mango, garnish |
1 (5 ounce) package arugula leaves |
1 pint lime sorbet, softened |
1/2 cup crumbled chevre (goat) cheese | dairy
1/4 cup finely chopped unsalted pistachios | tree_nuts
2 cups orange sherbet | dairy
1 1/2 ounces thinly sliced pancetta, diced (see Ingredient note) |
1/4 teaspoon hot sauce, or more to taste |
1 (2 pound) slab pork rack with 4 bones attached |
1/4 cup crumbled queso fresco, or to taste | dairy
1/2 cup finely minced carrots |
1/4 cup fresh Thai basil leaves |
1 1/2 cups unsalted butter melted, plus | dairy
1 (16 ounce) package uncooked angel hair pasta | gluten eggs?
3 ounces aged or fresh goat cheese, crumbled (see Note) | dairy
6 pounds pork baby back ribs |
1 cup crushed RITZ Crackers, divided | gluten soy dairy?
1/2 cup creamy salad dressing (e.g. Miracle Whip®) | eggs soy? dairy?
24 kumquats, rinsed and thinly sliced |
4 tablespoons frozen whipped topping, thawed | dairy
9 Mini OREO Bite Size Chocolate Sandwich Cookies, divided | gluten soy dairy?
2 heads cabbage, cored |
1 (6 ounce) package frozen peapods, thawed |
1/2 tablespoon McCormick® Gourmet Collection® Dill Weed |
1 pound chanterelle mushrooms, cut lengthwise |
16 slices provolone cheese | dairy
1/2 cup finely chopped ham |
1 (750 milliliter) bottle tequila |
2 (5 ounce) (1 1/4-inch-thick) loin lamb chops, trimmed | lamb
1 cup chopped skinless roasted chicken | chicken
1 (10 ounce) bag fresh spinach leaves, chopped |
2 teaspoons orange extract |
4 1/2 ounces cream cheese, softened | dairy
1 large grapefruit, peeled and sectioned |
Red or green sugar crystals |
3 cups bite-size cubes of seedless watermelon |
Pretzel | gluten soy? dairy?
1 (14 ounce) box box Cinnamon Crunch Cereal | gluten soy? tree_nuts? dairy?
3 tablespoons tomato puree |
4 skinless, boneless chicken breast halves, trimmed | chicken
3/4 cup pumpkin seeds |
1 tablespoon turmeric powder |
1 (15 ounce) can mandarin orange sections, drained |
21 cups all-purpose flour | gluten
1 (16 ounce) package dry fettuccine pasta | gluten eggs?
5 cups small red and yellow potatoes |
1 cup lite teriyaki sauce | soy gluten sesame?
1/2 cup light corn syrup (such as Crown® Lily White) |
2 tablespoons rum or reserved mango syrup |
3 (7 inch) corn tortillas, cut into strips |
Garnish: maraschino cherries with stems |
3 ripe mangoes, peeled, pitted, and cubed |
2 tablespoons KRAFT Peanut Butter with Chocolate | peanuts dairy? soy?
1 (14.5 ounce) can stewed tomatoes, blended |
1/4 teaspoon Spice Islands® Chipotle Chile Powder |
1 pound lean ground beef round | beef
1 cup chopped nuts, divided | tree_nuts peanuts
2 red or yellow peppers, seeded and cut into chunks |
4 pounds ground beef | beef
1 cup uncooked peeled shrimp, 71- to 90-count, thawed | shellfish
8 ounces smoked salmon, cut into 3/4 inch pieces | fish
6 hard-cooked eggs, peeled and mashed | eggs
3 apples - peeled, cored and cut into thin wedges |
3 tablespoons black bean sauce with garlic | soy gluten sesame?
1 (6 ounce) can small pitted black olives, halved lengthwise |
3/4 cup peach preserves or orange marmalade |
Additional ground cloves (optional) |
8 Assorted Halloween candies | dairy? soy? peanuts? tree_nuts? gluten? beef? eggs?
1 tablespoon bread flour | gluten
2 2/3 cups white sugar |
1/2 cup diced cooked roast beef | beef
1/8 teaspoon unsweetened cocoa powder |
1 (10 ounce) can Rotel diced tomatoes |
juice of 1 fresh lime |
1 pkg. (4 serving size) white chocolate or vanilla instant pudding mix | dairy? soy?
2 tablespoons pepper |
25 peppermint candies, crushed |
1 (10 ounce) can refrigerated buttermilk biscuit dough | gluten dairy soy?
1/2 cup chopped green maraschino cherries |
2 (12 inch) store-bought pizza shells, such as Boboli | gluten dairy? soy?
Shaved white chocolate | dairy soy?
2 tablespoons minced fresh garlic |
1/4 cup cooked brown rice |
1 tablespoon slivered almonds, chopped | tree_nuts
1 cup coarsely chopped pecans (optional) | tree_nuts
16 ounces process cheese spread | dairy soy?
4 tablespoons roasted raspberry chipotle sauce |
8 ounces Safeway Fettuccine | gluten eggs?
1/4 cup toasted pine nuts, or to taste | tree_nuts
1 tablespoon chipotle chile in adobo sauce |
1 tablespoon Ghirardelli Unsweetened Cocoa |
1 (2 pound) package frozen dinner rolls, thawed | gluten soy? dairy? eggs?
16 button mushrooms |
4 tablespoons powdered buttermilk | dairy
1/3 cup mirin (Japanese sweet rice wine) |
2 cups warm milk (110 to 115 degrees F) | dairy
2 tablespoons blue food coloring |
1 tablespoon instant espresso powder |
1 cup salsa verde |
3/4 cup white vanilla baking chips | dairy soy?
6 tablespoons blue cheese salad dressing | dairy eggs? soy?
4 tablespoons coarse bread crumbs | gluten soy? dairy? sesame?
2 pounds dates, pitted and chopped |
1/2 cup Lucerne® Whipping Cream | dairy
1/4 cup boysenberry preserves |
8 whole wheat pita breads | gluten soy? sesame?
1/3 cup Italian or low-fat Italian dressing | soy? dairy? eggs?
3/4 teaspoon Savory Market™ Golden Roast Chicken Flavor | chicken?
1/2 cup shredded Parmesan or Cheddar cheese (optional) | dairy
24 (2 inch square) dinner rolls, split | gluten soy? dairy? eggs?
1/4 cup chocolate protein powder | dairy? soy?
1/3 cup NUTELLA® | tree_nuts dairy soy
1 (12 fluid ounce) can light-flavored beer (such as Bud Light®) | gluten
1/4 (13 ounce) jar marshmallow cream (such as Marshmallow Fluff®) | eggs
3/4 cup butter, softened, divided | dairy
6 cups Swanson® Unsalted Chicken Stock, divided, heated | chicken gluten? soy?
4 (8 ounce) fillets cod or scrod | fish
1 cup medium-hot salsa |
1 1/2 pounds boneless beef sirloin steak, cut into 2 1/2 x 1/4 inch strips | beef
1 baguette cut into 1/2-in. thick slices | gluten
1 (10 ounce) package BUITONI® refrigerated Mushroom Alfredo Sauce | dairy gluten? eggs? soy?
1 eggs, lightly beaten, divided | eggs
3/4 cup chopped smoke-flavored almonds | tree_nuts
1 (8 ounce) package dried rice vermicelli |
ROASTED RED PEPPER MAYONNAISE | eggs soy?
12 pieces NESTLE® BUTTERFINGER® Bites Candy, chopped, or more if desired | peanuts dairy soy
2 3/4 ounces French-fried dried onions | gluten soy?
6 cups cornflakes cereal | gluten
6 medium cornmeal muffins or cornbread squares, warmed | gluten dairy? eggs?
1 (8 ounce) jar ORTEGA® Thick & Smooth Taco Sauce |
1 teaspoon Mazola® Corn Oil |
2 meaty pork knuckles |
1 cup cooked and cubed lobster meat | shellfish
3 1/2 cups canned beef broth | beef gluten? soy?
2 cups semi-sweet chocolate chips, divided | dairy? soy?
5 tablespoons canning salt |
1 (21 ounce) can cherry or strawberry pie filling |
1/3 cup Lucerne Milk | dairy
1 1/3 cups cake and pastry flour, sifted | gluten
8 (6 ounce) 1/2-inch-thick shell or sirloin steaks | beef
frozen whipped topping, thawed (optional) | dairy
2 (8 ounce) containers PHILADELPHIA Cream Cheese Spread | dairy
1/4 pound angel hair pasta | gluten eggs?
1/2 cup A.1. Cracked Peppercorn Steak Sauce, divided | gluten? soy? fish?
12 slices OSCAR MAYER Bacon |
1 Smithfield® Garlic & Herb Seasoned Pork Loin Filet, cut into 3/4-inch thick slices |
1 whole-grain crispbread cracker, such as Wasa | gluten
1/4 cup Cheddar cheese crumbles (optional) | dairy
8 ounces halved glace cherries |
1 (9 inch) prepared chocolate crumb crust | gluten soy? dairy?
1 1/4 pounds clams in shell, scrubbed | shellfish
1 3/8 cups self-rising flour | gluten
2 large spinach tortillas | gluten soy?
1/2 fluid ounce Blue Curacao |
1 (16 ounce) bottle stout beer, divided | gluten
5 cups turkey drippings |
1 cup Chicken in a Biskit crackers, crushed | gluten chicken soy? dairy?
1/2 cup prepared stir-fry sauce (such as sesame ginger) | soy gluten sesame
1 (12 fluid ounce) bottle dark ale or beer | gluten
1 cup sesame seeds (optional) | sesame
3 tablespoons instant white chocolate flavored coffee mix powder | dairy soy?
5 pounds pork sausage or chopped giblets, cooked and drained | chicken? gluten?
1 (8 ounce) jar prepared horseradish |
3/4 loaf EARTH GRAINS® Extra Fiber 100% Multi-Grains bread, cubed | gluten soy?
6 (3 ounce) fillets haddock | fish
1 1/2 cups KRAFT Mozzarella Shredded Cheese | dairy
1 tablespoon pure maple syrup or Hungry Jack® Microwave Ready Regular Syrup |
3 (8 ounce) packages Neufchatel cheese, softened | dairy
1/4 teaspoon chicken seasoning blend, or to taste |
1 teaspoon chili bean paste (doubanjiang) | soy gluten
2 tablespoons fat free chocolate syrup, warmed | dairy? soy?
1 (18.25 ounce) package moist, dark chocolate cake mix | gluten soy? dairy? eggs?
6 no-boil lasagna noodles | gluten eggs?
3/4 cup quick grits |
miniature marshmallows, or as needed | beef?
5 1/2 pounds large lamb shanks | lamb
4 fluid ounces vanilla-flavored cola |
1 pound grilled chicken, cut into bite-sized pieces | chicken
4 pork blade steaks, 1 to 1 1/4-inches thick |
Raisins and Dates |
1 (8 ounce) package PHILADELPHIA FREE Fat Free Cream Cheese, softened | dairy
1 cup fat-free balsamic vinaigrette | soy? dairy?
1 1/4 pounds halibut steaks, tuna or mahi-mahi, skin removed, cut into serving pieces (see Tip) | fish
1/4 cup citron vodka |
1 (10 ounce) can diced tomatoes with green chiles (such as RO*TEL) |
1 tablespoon GOYA® Lemon Juice |
6 scoops vanilla ice cream | dairy eggs? soy?
1/4 cup dry sherry, or more to taste |
1 (0.13 ounce) package unsweetened strawberry-flavored drink mix |
2/3 cup ground blanched almonds | tree_nuts
2 cups Special K® | gluten dairy?
1/8 cup wheat germ | gluten
1/2 cup dry mustard |
3 eggs, Isaiah 10:14 | eggs
2 Roma-style tomatoes |
2 cups crispy corn cereal squares (such as Corn Chex®) | gluten? soy?
1 1/2 liters cranberry-apple juice |
4 tablespoons frozen butter | dairy
1 tablespoon butter or stick margarine, softened | dairy soy?
`);
