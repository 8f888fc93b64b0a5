import { parseLines } from "./lines.fixture.ts";

/**
 * The third of the draws that drawn-1.fixture.ts explains, labelled before the check was run on
 * it. Plain: a stretch of the New York Times collection at github.com/strangetom/ingredient-parser and
 * one of the ingredient names that Yummly published for a contest (world cuisines); hard: every line
 * of that sort in another stretch of Allrecipes, and in recipes of other kitchens that public
 * repositories hold. Long because it is data.
 */
export const DRAWN_PLAIN_3 = parseLines(`
1 pound frozen lima beans |
1 cup nonfat or low-fat plain yogurt | dairy
1 very large onion, about a pound, finely chopped |
4 thick slices day-old good bread | gluten
Grated pecorino or other hard cheese for garnish | dairy
4 eggs, removed from the shell | eggs
1/2 cup grated semihard cheese, like Gruyère, Comté or Emmenthal | dairy
1/2 cup grated Parmesan | dairy
3 eggs plus 2 yolks | eggs
Pinch cayenne |
1 jalapeño or other fresh chile, stemmed, seeded and minced, or to taste |
3/4 cup heavy cream | dairy
3 cups chopped tomatoes (canned are fine) |
1 1/2 ounces pancetta, diced |
3/4 cup panko | gluten
2 1/2 cups chicken stock | chicken gluten? soy?
1 Granny Smith apple, peeled and diced |
4 ounces Saltine crackers (about 36) | gluten soy?
2 tablespoons sherry vinegar, or more, to taste |
1/4 cup small capers |
1 pound small fresh white or cremini mushrooms, the smaller the better, or 1 pound larger mushrooms, quartered |
1 large sweet red pepper, cored and cut in thin slivers |
1 ounce passion fruit purée |
1 pound medium shrimp (about 40), peeled and deveined | shellfish
1 1/2 ounces pisco |
8 oil-cured black olives |
8 ounces whole red peppers or 7 ounces ready-cut chopped peppers (1 to 1 1/2 cups) |
16 ounces tiny new potatotes |
1 tablespoon reduced-sodium soy sauce | soy gluten
1/2 cup bulgur | gluten
8 ounces boneless leg of lamb | lamb
1 tablespoon fresh or frozen ginger |
1/2 teaspoon Hungarian sweet paprika |
1 pound ground turkey breast meat |
1/4 cup imported black olives in brine, pitted, French, Greek or Italian |
2 ounces French or Italian bread | gluten
1 cup milk or stock | dairy beef? chicken? gluten?
4 ounces walnuts, about 1 cup | tree_nuts
1/4 cup walnut, hazelnut or olive oil | tree_nuts
1 chicken, cut into serving pieces (legs and thighs should be severed at the joint) | chicken
5 ounces lean ham, cut into bite-size cubes |
1 28-ounce can no-salt-added crushed tomatoes |
1 cup mung dal (dried split yellow mung beans) |
1 tablespoon tamarind paste |
8 pitted prunes |
2 cups dry red kidney beans |
6 eggs, as needed | eggs
Freshly grated Parmesan cheese | dairy
Crusty bread, optional | gluten
1 pound fresh, unblemished small okra |
4 loin pork chops, about 2 pounds (or 4 8-ounce pork chops) |
2 teaspoons peanut, vegetable or corn oil | peanuts
1 head garlic, separated into cloves and peeled |
2 tablespoons cornstarch dissolved in 1/4 cup cold water |
3/4 pound asparagus, trimmed, peeled and cut in 1 1/2-inch pieces, about 2 cups |
2 half chicken breasts, skinned and boned | chicken
1 cup chicken broth, canned or fresh | chicken gluten? soy?
1 2 1/2-pound chicken, cut up, backbone and wing tips reserved for broth | chicken
2 tablespoons butter (preferred) or olive oil | dairy
1 1/2 pounds cod or other mild white fish | fish
1 1/4 cups tangerine juice (from at least 1 1/2 pounds tangerines) and zest of the fruit |
1 pound cooked medium-size shrimp, peeled and deveined | shellfish
4 allspice berries, crushed |
1 Scotch bonnet chili, seeded |
feta cheese | dairy
sliced chorizo | gluten? soy? dairy? beef?
buckwheat soba noodles | gluten
miso | soy gluten?
broth | beef? chicken? gluten? soy?
golden raisins |
pimentos |
bread crumb fresh | gluten
creole mustard |
ground turkey |
vegetable oil cooking spray | soy?
refrigerated buttermilk biscuits | gluten dairy soy?
unsweetened shredded dried coconut | coconut
noodles | gluten eggs?
meat | beef chicken lamb
corn kernels |
organic coconut milk | coconut
low sodium vegetable broth | gluten? soy?
chinese rice wine | gluten?
fresh parmesan cheese | dairy
large egg whites | eggs
sausage links | gluten? soy? beef? dairy? chicken?
uncook medium shrimp, peel and devein | shellfish
barley flour | gluten
cassava |
Shaoxing wine | gluten?
tofu puffs | soy
chili paste |
full fat coconut milk | coconut
sweet rice flour |
cavatappi | gluten
fillets | fish?
chicken bouillon | chicken gluten? soy? dairy?
vanilla flavoring |
self rising flour | gluten
japanese cucumber |
lamb stew meat | lamb
lamb shoulder chops | lamb
chilli paste |
pepper jack | dairy
whole wheat potato buns | gluten soy? dairy? eggs? sesame?
lean beef | beef
Thai fish sauce | fish
boneless magret duck breast halves |
pummelo |
asian fish sauce | fish
sweetened coconut flakes | coconut
low salt chicken broth | chicken gluten? soy?
dhal |
toasted sesame oil | sesame
large egg yolks | eggs
reduced sodium soy sauce | soy gluten
`);

export const DRAWN_HARD_3 = parseLines(`
1 1/2 cups Carb Well Italian Dressing | soy? dairy? eggs?
2 cups Irish stout beer (such as Guinness®) | gluten
1 (15 ounce) can can fire-roasted tomatoes, such as Muir Glen brand, well drained |
1 cup fat free sweetened condensed milk | dairy
3 1/2 teaspoons butter or margarine, divided | dairy soy?
16 ounces Gevalia® Cold Brew Concentrate - House Blend |
1 (10 ounce) box bite-size cheese crackers | gluten dairy soy?
4 (5.5 ounce) cans tomato-vegetable juice cocktail (such as V8®) |
1 (18.25 ounce) package chocolate cake mix without pudding | gluten soy? dairy? eggs?
additional melted butter and sugar for garnish (optional) | dairy
1 cup crushed peppermint candy |
1 1/2 teaspoons bacon bits | soy? gluten?
1 (12 ounce) package gluten-free pasta | eggs?
4 cups tomato pasta sauce |
1 untreated cedar plank (14x7x1 inch) |
1/2 cup Chinese cooking wine | gluten?
1 pound ground sirloin beef, cooked, drained | beef
1/4 cup ponzu sauce (citrus soy-based sauce) | soy gluten fish?
LAND O LAKES® Gourmet Heavy Whipping Cream, whipped, if desired | dairy
2 tablespoons lard or shortening, melted | soy?
20 miniature semisweet chocolate chips or pieces semisweet chocolate | dairy? soy?
1 (10.75 ounce) package frozen pound cake, thawed, cubed | gluten eggs dairy soy?
1 cup shredded Swiss or Cheddar cheese | dairy
8 (1.4 ounce) bars chocolate covered English toffee | dairy tree_nuts? soy
6 tablespoons freshly grated Parmesan (or mozzarella) cheese | dairy
1 cup quick-cooking hominy grits |
6 ounces diced kielbasa sausage | gluten? soy? dairy? beef?
file powder |
2 cups turkey, chicken, or vegetable broth | chicken gluten? soy?
2 (15 ounce) cans ranch-style beans, undrained | beef?
1 tablespoon Creole seasoning (such as Tony Chachere's®) |
2 tablespoons chopped pistachio nuts, hazelnuts or pecans, toasted* | tree_nuts
1 (14.5 ounce) can Hunt’s® Diced Tomatoes with Roasted Garlic, undrained |
1 cup shredded Mexican blend cheese or Cheddar cheese | dairy
3 (12 fluid ounce) cans or bottles cherry-flavored lemon-lime soda (such as Cherry 7UP®) |
2 cups 3/4-inch pieces skinned lemon-pepper or regular deli rotisserie chicken breast | chicken
14 pounds whole turkey; neck, heart, and gizzard reserved for stock |
1 cup hazelnuts, toasted, loose skins rubbed off with a kitchen towel, and coarsely chopped | tree_nuts
1 (8 ounce) package KRAFT Shredded Triple Cheddar Cheese with a Touch of PHILADELPHIA | dairy
1/4 cup sweetened dried cranberries (such as Craisins®) |
3 ounces BAKER'S Semi-Sweet Chocolate | soy dairy?
2 ounces Willamette hops |
1 (7 ounce) package flaked coconut | coconut
Potato Chips | dairy?
4 (8 inch) Italian submarine rolls | gluten soy? sesame? dairy?
1/4 cup fat-free whipped topping | dairy soy?
6 tablespoons Kraft® Grated Parmesan Cheese | dairy
1/4 cup honey-flavored Greek-style yogurt | dairy
1 tablespoon hot sauce (such as Frank's®) |
1 (4 ounce) package chorizo sausage, chopped | gluten? soy? dairy? beef?
1/2 cup KRAFT THICK 'N SPICY Original Barbecue Sauce | soy? gluten? fish?
1 (10.75 ounce) can reduced-sodium condensed cream of chicken soup | dairy gluten chicken soy?
1 cup KRAFT 100% Grated Parmesan Cheese | dairy
1 (15.2 ounce) Archer Farms® all-natural buffalo mozzarella and roasted tomato pizza | gluten dairy
1 (2.5 ounce) package smoked sliced beef | beef soy? gluten?
1/2 cup salted Spanish peanuts with skins | peanuts
1/4 cup pimenta moida |
1 cup cholesterol-free egg product | eggs
1/2 cup toffee baking bits (such as Heath Bits 'O Brickle®) (optional) | dairy tree_nuts soy
3/4 cup mirin (Japanese sweet wine) |
1/2 cup elbow macaroni, cooked and drained | gluten
1/2 cup American cheese, grated | dairy
1/3 cup whole-wheat couscous | gluten
1/2 cup Archer Farms® original granola | gluten tree_nuts? coconut? soy? peanuts? dairy?
14 ounces coating chocolate* | dairy? soy?
1/2 cup Newman's Own® Balsamic Vinaigrette Dressing | soy?
1/2 cup MINUTE Premium White Rice, uncooked |
2 pounds top sirloin or flank steak | beef
1/4 cup BUITONI® Refrigerated Freshly Shredded Parmesan Cheese, divided | dairy
1 (14.75 ounce) can creamed corn | dairy?
1 cup Borden® Finely Shredded Parmesan Natural Shreds | dairy
1 tablespoon half-and-half cream, or to taste (optional) | dairy
3 3/4 cups So Delicious® Dairy Free Original Coconut Milk | coconut
1 (8 ounce) package tempura batter mix | gluten eggs?
1/2 cup CRISCO® Pure Vegetable Oil | soy?
2 pounds lean beef stew meat | beef
1/2 cup chocolate syrup (such as Hershey's®) | dairy? soy?
1 (10 ounce) can tomato soup | gluten? dairy?
1 (1.55 ounce) bar milk chocolate candy | dairy soy?
1 cup Ghirardelli Semi-Sweet Mini Chips | dairy? soy
1/3 cup Market Pantry™ Soy Sauce | soy gluten
2 (12 fluid ounce) cans or bottles stout beer, or more to taste | gluten
1 cup All-Bran Buds* cereal singles | gluten
1 3/4 cups Swanson® Vegetable Broth (regular or Certified Organic) | gluten? soy?
1 pound animal cracker cookies (tea biscuits), crushed | gluten soy? dairy? eggs?
2 TACO BELL HOME ORIGINALS Flour Tortillas | gluten soy? dairy?
1 cup Egg Beaters® Original | eggs
2 tablespoons Lawry's® Caribbean Jerk Marinade With Papaya Juice | soy gluten?
1/4 cup KRAFT Pure Red Raspberry Jam, warmed, strained |
1 tub COOL WHIP Whipped Topping, thawed | dairy soy?
1/2 teaspoon orange cognac (such as Grand Marnier®) |
1 cup Martha White® Plain Enriched Yellow Corn Meal |
2 tablespoons minced Chinese pickled mustard greens |
1 pint shucked oysters and juice | shellfish
1 cup hard cider or sparkling hard cider |
2 (3.5 ounce) packages instant French vanilla pudding | dairy? soy?
1 (10.75 ounce) can Campbell's® Condensed Broccoli Cheese Soup or Campbell's® Condensed 98% Fat Free Broccoli Cheese Soup | dairy gluten soy? chicken?
3 tablespoons fajita seasoning | gluten? soy? dairy?
1 (6 ounce) package long-grain and wild rice mix, prepared according to package directions | gluten? soy? chicken? dairy?
1 cup Archer Farms™ rotisserie chicken, shredded | chicken
1 pound Italian sausage roll | gluten? soy? dairy? beef?
1 teaspoon chile sauce with garlic* |
200g Fresh Oyster Mushrooms |
1 tbsp Fresh Kadai Masala (roasted coriander, cumin, dry chillies, fennel) |
1/2 tsp Kasuri methi, 2 tbsp Oil or butter | dairy
11 cube paneer / cottage cheese | dairy
1 bay leaf / tej patta |
2 tbsp cream / malai | dairy
For Dosa Batter: 3 cups rice, 1 cup urad dal, 1/2 tsp fenugreek seeds |
For Coconut Chutney: 1 cup grated coconut, 2 green chilies, 1-inch ginger, salt | coconut
2 cup wheat flour / atta | gluten
2 tbsp rava / semolina, fine | gluten
3 tbsp thick hung curd or Greek yogurt | dairy
10-12 Cashews, soaked | tree_nuts
1 pack (200g) Soydeli Extra Firm Tofu, cut into 2 cm cubes | soy
3 tbsp thick curd (dahi), whisked smooth | dairy
1 tbsp besan (gram flour) |
125g higher-welfare beef mince | beef
2 rashers of higher-welfare smoked streaky bacon |
1 soft bun | gluten sesame? dairy? eggs? soy?
300g Chicken Livers | chicken
3 tbsp Port/Brandy |
16 Cocktail sausages | gluten? soy? dairy? beef? chicken?
¾ cup crumbled queso fresco, divided | dairy
Tortilla chips for serving |
1/4 cup piloncillo or brown sugar |
3 cups whole milk or oat milk | dairy gluten
Mexican crema | dairy
2 cups masa harina (corn flour) |
1/4 cup chile ancho paste |
1/2 cup paneer cubes | dairy
3 cups Shredded Cooked Chicken | chicken
1 cup Queso Fresco & Cotija | dairy
Mexican Crema & Pickled Red Onions | dairy
1/2 of our Pizza Dough Recipe | gluten
1 cup Carnitas, shredded |
1/4 cup queso fresco cheese, crumbled (semi-soft mexican cheese) | dairy
1/2 cup queso fresco, fresh farmer's cheese, feta cheese, or sour cream, optional | dairy
Tortilla chips or fried tortilla strips, optional | gluten?
3 tbsp clarified butter (tesmi) | dairy
2 tbsp niter kibbeh (spiced butter) | dairy
250g beef or lentils for tibs/misir wot | beef
1 cup shiro powder mixed with water |
2-3 tortilas(kita) | gluten
3 tbsp niter kibbeh (Ethiopian clarified butter)(alt: oil) | dairy
4 tbsp Ethiopian spiced butter (niter kibbeh) or regular butter | dairy
`);
