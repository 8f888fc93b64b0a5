import { parseLines } from "./lines.fixture.ts";

/**
 * The first of several draws of ingredient lines of public recipes, each labelled before the check was run
 * on it, run once for the figures of docs/bench.md, and tuned on since. The plain ones are whole stretches
 * at random places of the TASTE and Cookstr collections at github.com/strangetom/ingredient-parser; the
 * hard ones are all lines with trade names, composites, alternatives and words of other kitchens in a
 * stretch of its Allrecipes collection, in recipes that github.com/hhursev/recipe-scrapers keeps as test
 * data, and in recipes of blogs. Rows as in lines.fixture.ts. Long because it is data.
 */
export const DRAWN_PLAIN_1 = parseLines(`
1 ¼ tsp salt or to taste |
¾ c breadcrumbs | gluten soy? dairy? sesame?
100 g (3 1/2 oz/1/2 cup) granulated sugar |
2 tbsp grape-seed or other neutral oil |
0.5 tsp baking soda |
1 (14 to 16 pound) whole turkey, giblets removed |
⅓ c good ricotta | dairy
1 tbsp white wine vinegar, preferably champagne vinegar |
Leaves from one sprig of thyme |
black sesame seeds | sesame
1 c dried figs, stemmed and sliced |
¼ c confectioners’ sugar |
1-2 smoked pork sausage links | gluten? soy? dairy? beef?
1 c red onion, diced |
8 tbsp (1 stick) unsalted butter, softened | dairy
1 tbsp Recado Rojo, or achiote paste |
3 lb extra-large peeled and deveined shrimp | shellfish
1 md free-range egg | eggs
0.25 tsp saffron, crumbled into 1 tablespoon water |
1 tbsp (scant) of kosher salt (preferably Diamond Crystal, half if using another brand) |
4 tbsp unsweetened puffed wheat | gluten
1 c ketchup |
0.5 tsp lemon zest |
3 whole star anise pods |
10 oz (2¾ cup) almond meal | tree_nuts
1 tbsp dehydrated minced onion |
2 c shelled fava beans (from about 4 pounds unpeeled) |
2 c confectioners’ sugar, plus more for dusting |
¼ c chili powder |
¼ tsp ground canela or cinnamon |
½ c finely chopped white onion |
1 c light beer | gluten
1 tsp dried fenugreek leaves (optional) |
5 garlic cloves, finely minced |
Toasted white sesame seeds, for garnish | sesame
1 small yellow onion, peeled and halved |
3 dried Indian or Indonesian long peppers |
4 sm yellow onions, diced small |
4 sprigs of thyme |
2 pieces cassia |
1¼ lb unsalted butter at room temperature | dairy
2-3 tbsp whole-milk Greek yogurt | dairy
1 ½ c olive oil |
shells from 1 pound of shrimp | shellfish
3 firm, unripe yellow nectarines |
1 ½ lb ground beef (80 or 90% lean), divided into 4 (6-ounce) patties, each ½ to ¾ inch thick | beef
½ tsp dried thyme |
1 sm meaty ham hock or 3 to 4 strips of bacon; or leftover cooked and smoked meat such as fatty bits of brisket, pulled pork, or a few ribs | beef
½ tsp fish sauce | fish
0.5 c ricotta cheese | dairy
4 oz mascarpone cheese or cream cheese (1⁄2 cup) | dairy
1 c seeds, cleaned | sesame?
Zest of 1 lemon, unwaxed or organic |
8 oz fresh mozzarella, thinly sliced and patted dry | dairy
½ tsp crushed red pepper flakes |
1 c softened salted butter | dairy
Garnish: Orange twist |
Handful of microgreens, such as radish, kale, or arugula |
¼ c seeded and minced fresh red chillies or sambal oelek |
8 oz chopped hazelnuts | tree_nuts
10 oz small to medium waxy potatoes |
4 French breakfast radishes or 2 breakfast radishes and half a large purple radish, finely diced, or half a cucumber, diced |
10 10 eggs, at room temperature | eggs
1 tbsp coconut oil, melted | coconut
Flaky sea salt for sprinkling |
½ c avocado crema | dairy
6 dried cloves |
3 ½ oz cooked confit leeks and 5 confit garlic cloves (see above) | dairy?
2 c canola or grapeseed oil |
1.5 c butter pecan ice cream | dairy tree_nuts eggs? soy?
½ c pickled red onions |
2 (28-ounce/794g) cans whole, peeled tomatoes |
1 tsp coriander seeds, roughly ground in a pestle and mortar |
¾ c granulated sugar, plus 2 teaspoons for the whipped cream | dairy?
1 lb halloumi cheese, sliced into ¼-inch-thick pieces | dairy
⅔ c sake kasu |
1 tbsp tomato paste |
4 tbsp lovage leaves, chopped |
Kosher salt; freshly ground pepper |
8 c chopped watermelon (from 1 large watermelon) |
¾ c warm water (175 grams) |
16 graham crackers | gluten soy? dairy?
5 (or 6) fresh thyme sprigs |
3 c sliced Korean rice cakes | gluten?
12 curry leaves, fresh or dried |
⅓ c (80 g) shortening or lard | soy?
1½ tbsp white miso | soy gluten?
1 8-ounce block extra-sharp cheddar cheese | dairy
3 tbsp yellow mustard |
2 scallions, chopped to 2-inch pieces |
4 Chinese flat garlic chives or 2 scallions, chopped |
½ c Ceylon tea leaves |
¼ c pomegranate molasses |
¾ c mascarpone | dairy
½ c dried tart cherries |
Neutral oil, like vegetable or grapeseed | soy?
2.5 c “elbow” macaroni | gluten eggs?
⅓ c plus 1 tablespoon (90 g) unsalted butter, at room temperature, plus more for greasing | dairy
2 to 3 drops Tabasco sauce, or more to taste |
4 thin slices peasant bread | gluten
2 tsp (10 mL) minced peeled ginger root |
2 beef porterhouse steaks, cut 1 inch thick (2 to 21/2 pounds total) | beef
1 tablespoon dried green peppercorns |
¼ teaspoon pepper |
5 green or white cardamom pods, gently bruised with the side of a knife or the bottom of a jar |
2 tablespoons canola or peanut oil | peanuts
2 cups sauce béarnaise | eggs dairy
1 pound medium-size fresh okra, trimmed and cut into ¼-inch-thick round, or one 16-ounce package frozen sliced okra, thawed |
½ cup raisins or dried sour cherries |
½ cup low-fat milk, rice milk or soy milk | dairy soy
6 ounces bacon, preferably applewood-smoked, sliced off the slab into 3 ½-inch-thick strips |
2 cups chopped fresh dill tops (1½-inch pieces) |
1 tbsp (15 mL) all-purpose flour | gluten
1½ cups shredded green papaya, or 1 cup shredded cabbage plus ½ cup shredded carrots |
Deep fryer and basket |
½ cup coconut butter/oil, warmed to liquefy | coconut
2 tablespoons finely minced cilantro |
3 cups canola oil |
2 cups bite-size roasted chicken, about 10 ounces | chicken
½ cup Madeira |
4 ripe large tomatoes, skinned and seeded |
6 cups loosely packed arugula |
Garlic toast | gluten dairy?
1 cup (250 mL) Arborio rice |
3 quarts water, or as needed |
¾ cup plus 2 tbsp sour cream | dairy
2 tbsp chopped mint, plus more for garnish |
1 cup assorted fresh vegetables, cut into 1-inch chunks (choose from among carrot, green or red bell pepper, radish, peeled broccoli stem, and zucchini) |
1 cup (240 ml) rice vinegar |
½ cup chopped fresh basil or parsley leaves |
1 level tablespoon coriander seeds |
¾ cup (3 ounces) grated Parmesan cheese | dairy
2 cups rice flour |
2 cups (500 mL) crisp rice or round oat cereal | gluten
3 tbsp confectioner's sugar |
3-4 medium bell peppers, red, green, or yellow (1½ lbs.) |
¼ cup (50 mL) pecans, toasted (see tips) and ground | tree_nuts
1 tablespoon fresh thyme or lemon thyme leaves, plus 4 small sprigs |
1 generous cup red seedless grapes |
4 hard-cooked eggs | eggs
1 cup chilled heavy or whipping cream | dairy
Zest of 1 lemon or tangerine (optional) |
½ teaspoon vanilla extract or almond extract | tree_nuts?
1 teaspoon steak seasoning |
3 tablespoons, minced fresh cilantro |
1 teaspoon chopped anchovy | fish
½ cup (125 ml) vegetable stock | gluten? soy?
1 slice country-style white bread | gluten
3/4 cup Hellmann’s or Best Foods Real Mayonnaise | eggs soy?
Roasted Cod with Confit Bayaldi and Basil Oil | fish
4 6-ounce beef filets (about ¾ inch thick) | beef
Ground cinnamon |
1 tablespoon anchovy paste | fish
3½ cups (1 28-ounce can) crushed plum tomatoes |
3 tablespoons heavy cream | dairy
2 teaspoons sesame oil | sesame
Warm corn tortillas |
2 small eggplants |
1 tablespoon capers in vinegar, drained |
2½ cups plain yogurt | dairy
1 cup dark red kidney beans, soaked overnight and rinsed well |
2 tbsp corn syrup |
¾ cup (175 mL) unsweetened Dutch-process cocoa powder, sifted |
4 (1½ inch thick) shell, sirloin, or rib-eye steaks | beef
½ cup freshly grated Parmesan cheese, plus extra for topping | dairy
2 apples (any crisp, tasty eating variety, such as Sierra Beauty, Granny Smith, or Fuji) |
4 drops Herbsaint or Pernod |
2 teaspoons dark soy sauce | soy gluten
1 cup crumbled Roquefort or other blue cheese | dairy
2 cups boiled potatoes |
4 tbsp (56 g) flour | gluten
3 cups Tomato and Basil Sauce, kept hot |
½ cup dry fruity white wine, preferably Galicia’ s Albariño, or Spanish sparkling wine (cava) |
About 2 cups masa harina |
2 tablespoons finely minced Chinese parsley |
1 slice from a medium onion, about ½ inch thick |
3 tablespoons (60 g) raw honey |
¾ cup (3oz) ground almonds | tree_nuts
2 tablespoon brine from the capers |
8 ounces fresh salmon filet, skinned and boned | fish
1 head cauliflower, cut into 1-inch florets |
1 cup fresh coconut water | coconut
1 deep-dish pie crust (9 inches), thawed if frozen | gluten dairy? soy?
3 tablespoons mayonnaise (optional) | eggs soy?
Chervil leaves, or other herbs for garnish |
4 large, paper-thin slices serrano ham or prosciutto (or 8 thin cooked bacon slices) |
½ to 1 cup dry sherry or dry white wine |
¼ cup vegetable shortening, preferably crisco, chilled | soy?
2 tablespoons sugar (The Sweetness is a signature of both Srirachas. Oddly, the U.S. version is actually less sugar-forward.) |
`);

export const DRAWN_HARD_1 = parseLines(`
6 slices OSCAR MAYER Shaved Oven Roasted Turkey Breast | soy?
1 (12 ounce) bottle Culinary Circle™ Raspberry Chipotle Dipping & Cooking Sauce | soy? gluten? fish?
6 (1 ounce) squares BAKERS®* Semi-Sweet Baking Chocolate | soy dairy?
2 (14 ounce) packages dry stuffing mix (such as Stove Top®) | gluten soy dairy? chicken?
1 (10 ounce) can beef in barbeque sauce (such as Vietti®) | beef soy? gluten? fish?
1 tablespoon unsweetened coconut cream | coconut
4 French rolls (about 6 inches long each), split lengthwise | gluten soy? dairy?
1 (32 fluid ounce) bottle lemon-lime sports drink |
1 cup shredded pizza cheese blend | dairy
1 (12 ounce) bottle liquid fajita marinade | soy? gluten? fish?
1 (16 ounce) can vegetarian refried beans |
4 ounces ricotta salata, thinly sliced, for garnish | dairy
1 (10 ounce) container prepared pizza dough | gluten soy? dairy?
1 (7 ounce) bag cone-shaped corn snacks (such as Bugles®) | coconut? soy? dairy?
4 light garlic and herb cheese wedges (such as The Laughing Cow®) | dairy
PAM® No-Stick Cooking Spray | soy?
1/2 cup milk chocolate chips, or more to taste | dairy soy
1/4 cup almond milk, or more as needed | tree_nuts
1 1/4 pounds Butterball® Fresh Turkey Breast Filets, rinsed and patted dry |
1/4 cup blue cheese salad dressing, or more to taste | dairy eggs? soy?
2 (14.5 ounce) cans RED GOLD® Diced Tomatoes with Basil, Garlic & Oregano |
1 (20 ounce) package JENNIE-O TURKEY STORE® Extra Lean Ground Turkey |
1 cup margarine, melted and cooled | dairy? soy?
1 (15.5 ounce) can pinto beans with jalapeno peppers and bacon (such as Trappey's®), drained |
1 (16 ounce) package peanut-shaped sandwich cookies (such as Nutter Butter®) | gluten peanuts soy dairy? eggs?
1 (1 pound) package Hillshire Farm® Lite Smoked Sausage (or any lite variety Hillshire Farm sausage), sliced | gluten? soy? dairy? beef? chicken?
PAM for Baking Spray | gluten soy?
1/2 tablespoon Better Than Bouillon® Roasted Beef Base | beef soy? dairy? gluten?
1/4 cup bacon bits, chopped (may substitute cooked bacon) (optional) | soy? gluten?
1 (3 pound) fryer or boiler chicken, cut into pieces | chicken
1 3/4 cups Swanson® Beef Broth or Swanson® Beef Stock | beef gluten? soy?
1 (14 ounce) package frozen cooked meatballs | beef? chicken? lamb? gluten? dairy? eggs? soy?
2 cups gluten-free all-purpose flour |
1 (6.5 ounce) jar green or red pepper jelly |
1 (12 ounce) jar HERDEZ® Traditional Chipotle Mexican Cooking Sauce | soy? gluten?
4 ounces Morningstar Farms® Meal Starters™ Chik'n Strips | soy gluten eggs? dairy?
Archer Farms™ Steak Seasoning |
1 (8 ounce) package shredded Parmesan-Romano cheese blend | dairy
1 tablespoon oil, peanut or sesame | peanuts sesame
5 pounds Boston butt roast |
1 cup JIF® Creamy Peanut Butter | peanuts soy?
1/2 cup candy-coated milk chocolate pieces (such as M&M;'s®) | dairy soy peanuts?
2 (10 ounce) packages frozen sliced peaches(such as Cascadian Farm®), thawed and drained |
4 (17- by 12-inch) phyllo sheets | gluten
1 cup balsamic vinaigrette salad dressing, or to taste | soy? dairy? eggs?
1/2 cup O Organics™ Salted Sweet Cream Butter | dairy
2 cups Brunello wine (Rosso di Montalcino wine can be substituted) |
1 (16 ounce) package broccoli slaw mix |
2 cups chocolate covered raisins | dairy soy?
100 chocolate mint wafer candies | dairy soy
1 (14 ounce) package seasoned bread stuffing mix | gluten soy? dairy? chicken?
1 pound beef cube steaks | beef
3 teaspoons chicken bouillon | chicken gluten? soy? dairy?
2 cups beer (such as Goose Island® Honkers Ale) | gluten
1 cup cherry-flavored rum (such as Bacardi Torched Cherry®) |
8 grams Maggi Magic Sarap | chicken? gluten? soy? eggs?
1/4 cup shrimp paste (or salted Krill) | shellfish
2 cups coconut cream | coconut
20ml (1 tbsp) Worcestershire sauce | fish gluten?
1 tsp Maggi seasoning | gluten soy?
peanut oil (or other neutral flavoured oil), for frying | peanuts
mashed potato and steamed broccolini, to serve | dairy?
250ml (1 cup) chicken stock | chicken gluten? soy?
1 tablespoon (10g) bouillon powder | chicken? beef? gluten? soy? dairy?
3 cups (588g) long-grain rice (Thai jasmine or basmati) |
2 cups (475ml) beef broth (reserved from cooking the beef) | beef gluten? soy?
3 cups (750ml) chicken or vegetable stock | chicken gluten? soy?
1¼ cups (100g) finely grated parmesan | dairy
2½ cups water (for 2 rice cooker cups of rice, use 1⅔ cups (400 ml) water) |
1 Tbsp roasted sesame oil (or 2 tsp for 2 rice cooker cups) | sesame
1/2 cup Kalmatta olives |
1 cup Chana Lentils |
½ pound Ground Beef/Lamb | beef lamb
1 tbsp Remano pesto | dairy tree_nuts
1 slice Westacre tasty cheese | dairy
Handful of The Fresh Salad Co baby spinach |
30ml shaoxing | gluten?
20ml dark soy sauce | soy gluten
½ tsp bicarb soda |
195 g (1.482 cup) shaved ham (we used leftover Christmas ham)* |
2 tbsp butter or dairy free spread* | dairy
2 tbsp gluten free all purpose flour* |
625 ml (2.5 cup) low FODMAP chicken stock* | chicken gluten? soy?
375 ml (1.5 cup) low FODMAP milk* | dairy
2 Tortillas, (wheat/regular) | gluten
1/4 cup Homemade Marinara Sauce |
2.5 cups shortbread cookie crumbs (from about one 10-12 oz package of cookies like Lorna Doone or Walkers) | gluten dairy? soy? eggs?
1 (8 oz / 226g) container frozen whipped topping (like Cool Whip), thawed in the refrigerator | dairy soy?
2 (3.9 oz / 110g) packages instant chocolate pudding mix | dairy? soy?
Optional: chocolate shavings or sprinkles for garnish | dairy? soy? gluten?
Grated chocolate, miniature chocolate chips or Heath bits, for garnish, optional | dairy soy tree_nuts
1-2 cups Cool Whip (or homemade stabilized whipped cream) | dairy soy?
1 package (14.3 oz / 405g) chocolate sandwich cookies (like Oreos) | gluten soy dairy?
2–3 bags Pepperidge Farm Chessmen Cookies or shortbread cookie of choice | gluten dairy eggs soy?
1 5-oz box instant vanilla pudding | dairy? soy?
1 14-oz can sweetened condensed milk | dairy
1 ½ cups pecan sandy cookie crumbs (about 20 cookies, finely crushed) | gluten tree_nuts soy? dairy? eggs?
2 cups graham cracker crumbs (from about 14-15 full sheets) | gluten soy? dairy?
225g digestive biscuits | gluten dairy? soy?
225g Maltesers, plus extra for decoration | gluten dairy soy
4tbsp golden syrup |
1/3 packet (125g) digestives (roughly broken into pieces - break each biscuit into approximately 6 pieces) | gluten dairy? soy?
200g (ish) milk chocolate digestives | gluten dairy soy
150G MILK CHOCOLATE FOR TOPPING | dairy soy?
270G PLAIN DIGESTIVE BISCUITS | gluten dairy? soy?
1 kg / 2 lb assorted meats (beef, oxtail, tripe, ponmo, bokoto and bushmeat) | beef chicken? lamb?
4 snails (washed with lemon and limes) | shellfish
450 g / 1 lb stockfish (pre-soaked) | fish
450 g / 1 lb dry fish (thoroughly washed) | fish
450 g / 1 lb periwinkles (topped and tailed) | shellfish
225 g / 8 oz ground crayfish | shellfish
1.35 kg / 3 lb fresh ugwu pumpkin leaves (washed and shredded) |
2cups (240-260g)ground egusi(see notes) |
1cup (245g) shreddedsmoked fish(optional) | fish
1/2 c Dried crayfish or shrimp | shellfish
2 cups chopped spinach, bitterleaf, or ugu (fluted pumpkin leaves) |
1.5 lbs assorted meat (like beef, goat meat, and shaki/tripe), cut into bite-sized pieces | beef chicken? lamb?
2 seasoning cubes (Maggi or Knorr) | gluten? soy? chicken? beef? dairy?
1 pack of cut-up dried cod (okporoko/panla) | fish
1 Pack of frozen large tailed shrimp | shellfish
2 cubes of maggi | gluten? soy? chicken? beef?
1 package of fish cakes, cut into triangles | fish gluten? soy? eggs? shellfish?
3 Tbsp soy sauce (or use 2 Tbsp for 2 rice cooker cups of rice) | soy gluten
1 tbsp ghee or coconut oil | dairy coconut
1/4 tsp asafoetida (hing) | gluten?
7-8 fried methi muthia (fenugreek dumplings) | gluten
2 cups Whole Wheat Flour / Gehun ka Aata | gluten
1 tbsp Ghee (or oil for vegan) | dairy
1/2 cup tuvar (lilva) beans |
1 cup chopped surti papdi (flat beans) |
semi-sweet chocolate morsels | dairy? soy
Old El Paso Enchilada Sauce | soy? gluten?
TACO BELL Thick & Chunky Mild Salsa |
KRAFT Classic Ranch Dressing | dairy eggs soy?
Knudsen Sour Cream | dairy
KRAFT Mexican Style Finely Shredded Four Cheese | dairy
Minute White Rice |
Nestle Table Cream | dairy
Knox unflavored gelatin | beef?
tamari soy sauce | soy gluten?
sweet red bean paste |
bawang goreng | gluten?
chees fresco queso | dairy
store bought low sodium chicken broth | chicken gluten? soy?
praline paste | tree_nuts
kasseri | dairy
cream sherry |
300 grams Pork Mince |
3 tbsp Ketjap Manis | soy gluten
1 tbsp ginger-garlic paste |
`);
