import { parseLines } from "./lines.fixture.ts";

/**
 * Lines as home cooks write them, in the mix of a usual week: American family and community cookbooks,
 * British and Australian baking, dinners of India, China, Japan, Korea, the Levant and Greece. All but the
 * last forty were drawn from recipes in public repositories (small apps and family collections), the rest
 * written by memory. None stood in an older set. Labelled and committed before the check had read them,
 * measured once (docs/bench.md). Rows as in lines.fixture.ts. Long because it is data.
 */
export const BLIND_PLAIN_1 = parseLines(`
2 cups fresh or frozen cranberries |
½ cup butter, softened | dairy
4 cups chopped rhubarb |
1 cup oats | gluten
½ cup butter, melted | dairy
1 unbaked pie crust | gluten dairy? soy?
1 can pumpkin purée |
1 cup evaporated milk | dairy
1½ cups uncooked wild rice |
1 lb ground beef | beef
1 medium onion, chopped |
1 package frozen mixed vegetables |
Cooked egg noodles or rice | gluten eggs
4 cups thinly sliced potatoes |
1 cup shredded cheddar cheese | dairy
1 cup frozen corn or peas |
1 package frozen tater tots | soy? gluten?
1 cup shredded cheddar cheese (optional) | dairy
2 cups cooked chicken, chopped | chicken
8 oz spaghetti, cooked and drained | gluten eggs?
½ cup diced onion |
1 lb stew meat | beef? lamb?
4 cups beef broth | beef gluten? soy?
1 cup carrots, sliced |
1 can tomato soup | gluten? dairy? soy?
1 can kidney beans, drained |
1 Tbsp chili powder |
2 packages cream cheese, softened | dairy
1 cup mayonnaise | eggs soy?
1 cup shredded mozzarella cheese | dairy
½ cup pickled jalapeños, chopped |
½ cup crushed crackers or breadcrumbs | gluten soy? dairy? sesame?
½ cup pizza sauce | dairy? soy?
½ cup mini pepperoni slices | beef? soy? dairy?
Italian seasoning, to taste |
½ cup sour cream | dairy
1 can small shrimp, drained | shellfish
2 Tbsp apple cider vinegar |
¼ tsp black pepper |
2 Tbsp sweet pickle relish | soy?
1 tsp Dijon mustard | gluten?
1 cup cocoa powder |
1 (12 oz) can evaporated milk | dairy
1 cup powdered sugar |
4 cups sliced cucumbers |
1 tsp dill seed |
4 cups grated zucchini |
1 (20 oz) can crushed pineapple, undrained |
1 (3 oz) package strawberry gelatin | beef?
½ tsp cloves |
6 lbs apples, peeled and sliced |
2 lbs fresh fish fillets | fish
Oil for frying | soy? peanuts?
2 lbs steak | beef
½ cup Dijon mustard | gluten?
8 oz cream cheese | dairy
½ cup peanut butter | peanuts soy?
1 Tbsp crushed peanuts (for topping) | peanuts
4 eggs | eggs
2 cups Crisco shortening | soy?
12 oz chocolate chips | dairy? soy?
25 marshmallows | beef?
1 cup milk chocolate chips | dairy soy
1 pre-made pie crust | gluten dairy? soy?
1 cup diced ham | soy? dairy? gluten?
2 cups broccoli florets |
1 cup heavy whipping cream | dairy
2 tsp spicy brown mustard | gluten?
6 oz shredded Swiss cheese | dairy
1 box Crispix cereal | gluten
1 cup peanut butter | peanuts soy?
12 oz semi-sweet chocolate chips | dairy? soy?
1 stick butter or margarine | dairy soy?
3 cups celery, sliced |
1 cup grated American cheese | dairy soy?
1½ cups slivered almonds | tree_nuts
2 cups crushed potato chips | soy? dairy?
2 stalks celery, chopped |
Chicken broth, as needed | chicken gluten? soy?
1 lb ground hamburger | beef
1 lb pork |
2 Tbsp molasses |
2 Tbsp soy sauce | soy gluten
¼ cup cornstarch |
Rice and noodles, for serving | gluten? eggs?
1½ lbs ground hamburger | beef
1 tube Jimmy Dean hot sausage | soy? gluten?
½ package saltine crackers, crushed | gluten soy? dairy?
¾ cup milk | dairy
1½ cups sour cream | dairy
2 tsp Accent seasoning salt | gluten?
2 tsp dried dill weed |
2 packets Budding corned beef, chopped | beef
Bagels, sliced (for serving) | gluten soy? dairy? eggs? sesame?
1½ oz boiled deli ham, finely chopped (about ⅓ cup) | soy? dairy? gluten?
3 oz shredded Swiss cheese (about ¾ cup) | dairy
1½ tsp chili sauce |
1 baguette, sliced ⅓-inch thick | gluten dairy? soy?
2–3 dill pickles, thinly sliced |
16 cups peeled tomatoes, mashed |
3–4 jalapeño peppers, finely chopped |
6–8 cloves garlic, minced |
1 cup vinegar | gluten?
½ packet taco seasoning | gluten? soy? dairy?
Prepared salsa |
Shredded lettuce |
Tortilla chips (for serving) | gluten?
1 cup packed brown sugar |
½ cup salted butter, softened | dairy
1½ cups creamy peanut butter | peanuts soy?
1½ cups quick oats | gluten
3 cups old-fashioned oats | gluten
1–2 cups mini M&M’s | dairy soy peanuts? tree_nuts?
1 cup mini chocolate chips | dairy? soy?
1 package sugar cookie dough | gluten eggs? dairy? soy?
4 oz Cool Whip (or less, to taste) | dairy coconut? soy?
Assorted fresh fruit (berries, kiwi, mandarin oranges, etc.) |
1 cup raisins |
2 cups milk or half-and-half | dairy
2 cups cooked chicken, shredded | chicken
1 lb smoked sausage, sliced | beef? gluten? soy? dairy? chicken?
1 green pepper, sliced |
1 box Vanilla Instant Pudding | soy? dairy?
½ Cup Nuts | tree_nuts peanuts?
¾ Cup Shortening | soy?
1 ½ Cup Flour (sifted) | gluten
½ tsp. Soda |
1 Cup Banana (mashed) |
1 ¾ Cup Oatmeal (quick cooking) | gluten
1 package Yellow or White Cake Mix | gluten soy? dairy? eggs?
1 ¼ Cups Quick Cooking Oats | gluten
½ Cup Nuts (chopped) | tree_nuts peanuts?
1 can Blueberry Pie Filling |
6 Tbls Butter (melted) | dairy
¼ Cup Half and Half | dairy
1 Cup Coconut | coconut
6 oz. Chocolate or White Chips | dairy? soy?
1 3/4 cups whipping cream | dairy
12 ounces semi -sweet chocolate chips | dairy? soy?
3 ounces espresso or strong coffee |
1 teaspoon flavorless, granulated gelatin | beef?
8 oz. Bittersweet Chocolate | dairy? soy?
7 Egg Whites | eggs
¼ tsp. Cream of Tartar |
2 Tbls. Heavy Cream | dairy
3 Eggs (slightly beaten) | eggs
6 Tbls. Light Corn Syrup |
½ cup Half-and-Half | dairy
½ Cup White Karo Syrup |
3 Egg Whites (stiffly beaten) | eggs
1 package Chocolate Cake Mix | gluten soy? dairy? eggs?
8 oz. Cream Cheese (softened) | dairy
16 oz. Powdered Sugar |
1 lb. Butter (not margarine) | dairy
1 ½ sticks Margarine | dairy? soy?
1 5oz. can Evaporated Milk | dairy
7 oz. Marshmallow Cream | eggs
½ cup Cocoa |
10 cups peaches, thawed, about 3 pounds prepared |
1 teaspoon cornstarch dissolved in 1 Tbls water |
1/4 cup slivered almonds | tree_nuts
1 stick unsalted butter | dairy
2 Cups Peanut Butter | peanuts soy?
¾ cup Light Karo |
¼ cup Maple Syrup or Dark Karo |
2 cups Pecans | tree_nuts
½ pound Sharp Cheddar (shredded) | dairy
1 Jalapeno Pepper (chopped) |
1 pound Hamburger (browned) | beef
1 cup Yellow Cornmeal |
½ cup Salad Oil | soy?
1 can Creamed Corn | gluten? dairy?
½ cup Bisquick | gluten soy? dairy?
Sausage (browned) | gluten? soy? dairy? beef? chicken?
Broccoli (1/2 frozen box, cooked) |
1 cup Swiss Cheese (grated) | dairy
1 lb. Dried Red Kidney Beans |
2 links Andoulie Sausage (diced) | gluten? soy? dairy? beef?
3 Bay Leaves |
1 tablespoon bisquick baking mix | gluten soy? dairy?
1 can whole kernel corn -- drained |
1 can chopped pitted ripe olives -- drained |
2 tb Brown bean paste | soy gluten?
1/4 c Ginger, finely chopped |
1 lb breakfast sausage, cooked | gluten? soy? beef? chicken?
4 eggs, beaten | eggs
5–6 large portobello mushrooms, stems removed |
5–6 fresh mozzarella balls, sliced | dairy
1/4 cup balsamic vinegar |
Sourdough bread | gluten
Mild cheddar cheese slices | dairy
2 cups baby spinach, rinsed |
1 teaspoon Asian sesame oil | sesame
1 teaspoon dry sherry |
Pinch of freshly ground white pepper |
1/4 pound ground pork |
3/4 teaspoon minced fresh ginger |
30 thin wonton wrappers | gluten eggs?
2 tablespoons chile oil | soy? sesame?
2 tablespoons peanut oil | peanuts
800g chicken wings | chicken
1½ tsp Sichuan peppercorns |
3 tbsp Shaoxing wine | gluten?
1½ tbsp garlic and ginger paste |
3 tbsp dark soy sauce | soy gluten
1½ tsp sesame oil | sesame
3 tbsp palm sugar |
chopped peanuts | peanuts
sunflower or vegetable oil, for frying | soy?
100ml soda water, chilled |
140g self-raising flour | gluten
25g cornflour |
4 skinless, boneless chicken breasts, cut into chunks | chicken
425g can pineapple chunks, drained and juice reserved |
4 star anise |
50g tamarind paste |
100ml rice wine vinegar or Chinese vinegar | gluten?
8 chicken thighs and 8 drumsticks, skin on | chicken
4 tbsp groundnut oil | peanuts
finger-length piece fresh root ginger, grated |
4 tbsp Shaohsing rice wine or dry sherry | gluten?
4 tsp five spice powder |
6 frozen bean and cheese burritos | dairy gluten soy?
1 (10.5 ounce) can condensed cream of chicken or cream of mushroom soup | chicken dairy gluten soy?
1 (4 ounce) can diced green chile peppers, drained |
1 avocados - peeled, pitted and sliced (optional) |
1 (2.25 ounce) can sliced black olives, drained (optional) |
280g carrots, grated |
2-3 tsp chilli powder (mild or hot, according to your taste) |
2 x 400g cans pulses in water, drained (we used mixed beans and lentils) |
6 small wholemeal tortillas | gluten soy?
200g low-fat natural yogurt | dairy
50g extra-mature cheddar cheese (or veg alternative), finely grated | dairy
6 ounces Cheddar, Monterey Jack or Colby cheese, thinly sliced | dairy
1 tablespoon chopped pickled jalapenos |
1 cup shredded cooked chicken (about 3 ounces) | chicken
12 corn tortillas, preferably white | gluten?
4 tablespoons (1/2 stick) unsalted butter | dairy
1 Hass avocado, halved, seeded, and sliced |
2 1/4 lbs. (1 kg.) goat meat (use leg and get the butcher to cut it into bite-sized chunks) | lamb?
30 to 40 curry leaves |
1 3/4 oz. (50 g.) ball of tamarind |
3 cups (700 g.) basmati rice |
2 drops orange food coloring (optional, but it makes the biryani look very pretty) |
shiitake mushrooms, rinsed, patted dry |
2 pieces dried kombu |
4 baby bok choy , halved lengthwise |
1 small radish, trimmed, thinly sliced into rounds |
One tub firm or extra- firm tofu | soy
1/4 cup reduced-sodium natural soy sauce | soy gluten
1/4 cup white wine, cooking sherry, vegetable broth, or water | gluten? soy?
1 tablespoon dark sesame oil | sesame
1 tablespoon agave nectar or other liquid sweetener |
1 1/2 cups trimmed and halved snow peas |
1 cup Marinated Sautéed Tofu cubes | soy gluten?
9.5 ounces buckwheat soba noodles | gluten
1 tablespoon low-sodium soy sauce | soy gluten
1 tablespoon mirin |
Dash sesame oil or chili oil | sesame soy?
1/4 cup achiote seeds |
5 pounds oxtails | beef
1 pound shiitake mushrooms, stems removed, coarsely chopped |
1 medium taro root, peeled, cut into 2-inch pieces |
1 pound Chinese long beans or green beans, trimmed, cut into 4-inch pieces |
3/4 cup creamy natural peanut butter | peanuts
Crushed unsalted, roasted peanuts, sliced red chile, and shrimp paste | peanuts shellfish
A 12-inch square of cheesecloth |
6 ounces shiitake mushrooms, stems removed, caps thinly sliced |
1/2 cup plus 5 teaspoons unseasoned rice vinegar |
1 1/2 cups short-grain brown or white sushi rice |
2 tablespoons dried wakame |
5 teaspoons spicy black bean paste | soy gluten?
1/4 cup coarsely chopped unsalted, roasted, skin-on peanuts | peanuts
12 medium shrimp , peeled and deveined, cut crosswise into thirds | shellfish
1/4 cup fresh or frozen shelled edamame | soy
2 1/4 cups low-sodium chicken stock | chicken gluten? soy?
3 tablespoons Japanese soy sauce | soy gluten
3 tablespoons sake |
4 large eggs, lightly beaten | eggs
6 packed cups cooked short-grain white rice, preferably 1 or 2 days old |
2 tablespoons mushroom soy sauce or 1 tablespoon regular soy sauce | soy gluten
8 cups cubes stuffing | gluten soy? dairy? eggs? chicken?
1 bunch small Tuscan kale, ribs and stems removed, leaves torn |
1 package honshimeji or oyster mushrooms |
8 ounces ground pork |
3 cups day-old jasmine rice |
Cucumber and lime wedges to serve |
1.2 kg pork belly, skin on, in 6 cm squares |
600 ml Shaoxing wine | gluten?
5 tbsp light soy sauce | soy gluten
100 g rock sugar |
1 cabbage (750g before peeling) |
5 dried chilies, cut and seeds removed |
225.0g smoked tofu drained | soy
15.0 dried shiitake mushrooms (15g) |
1.5tbsp black garlic paste |
3.0tbsp gochujang | soy gluten?
250.0g ramen noodles | gluten eggs?
300.0g Tenderstem trimmed and halved on an angle |
320g pack chicken mini breast fillets | chicken
3 tbsp sweet chilli sauce |
1.2l good-quality chicken stock | chicken gluten? soy?
100g grey oyster mushrooms, sliced |
100g egg noodles | gluten eggs
50g sliced bamboo shoots |
320 g Chicken breast | chicken
280g rice |
½ tbsp oyster sauce | shellfish gluten? soy?
½ tbsp white sesame seeds | sesame
1 large boneless chicken thigh (~350g) | chicken
4 servings steamed Japanese short-grain rice |
300g pork shoulder or belly, thinly sliced |
2 tbsp sesame oil | sesame
1 tbsp sesame seeds | sesame
2 tbsp Kecap Manis | soy gluten
1c Short-Grain Rice (essential for sticky texture — rinse until water runs clear) |
Ground Beef (marinated in soy + garlic + sesame oil) | beef soy gluten sesame
150 g kimchi | fish? shellfish?
200g paneer, cubed | dairy
2 tbsp Greek yogurt | dairy
2 tbsp tahini | sesame
1/2 cup cooked quinoa |
2 tbsp tahini + lemon + water | sesame
Pumpkin seeds |
6oz lean beef strips | beef
2 cups mixed vegetables (zucchini, bell peppers, carrots) |
1 grilled chicken breast | chicken
1/4 cup pumpkin seeds |
700 g chicken thigh fillets, cut into chunks | chicken
130 g plain Greek-style natural yoghurt (for marinade) | dairy
2 tbsp tandoori or garam masala spice mix | gluten?
400 g tin crushed tomatoes |
300 ml thickened cream | dairy
steamed basmati rice, to serve |
6 broken up Tim Tams | gluten dairy soy
400ml thickened cream whipped | dairy
12 Tim Tam bites | gluten dairy soy
4 Lamb Shanks | lamb
150g dark chocolate chopped (50-70%) | dairy? soy?
250 g butter, softened | dairy
220 g caster sugar |
115 g golden syrup |
2 tsp mixed spice |
1 tsp bicarbonate of soda |
160 g raspberry jam (to fill) |
300 ml thickened cream, whipped (to fill) | dairy
200 g dark chocolate, melted | dairy? soy?
250 g cooked beetroot, finely grated |
40 g cocoa powder |
90 g desiccated coconut | coconut
60 g Weet-Bix, crushed (about 4) | gluten
240 g icing sugar (icing) |
2 sheets frozen puff pastry, thawed | gluten dairy? soy?
60 g custard powder | dairy? gluten? eggs?
60 g passionfruit pulp (icing) |
250 g Marie biscuits, crushed | gluten dairy? soy? eggs?
395 g sweetened condensed milk (1 tin) | dairy
15 g gelatine powder (middle layer) | beef?
85 g raspberry jelly crystals (1 packet) | beef?
30 g copha, melted (filling) | coconut soy?
2 tsp peppermint essence |
200 g rolled oats | gluten
75 g dried fruit (sultanas, apricots, cranberries) |
50 g mixed seeds (pepitas, sunflower) | sesame?
300 g Nutella | dairy tree_nuts soy
100 g hazelnuts, roughly chopped | tree_nuts
350 g pitted dates, chopped |
150 g butter, chilled and cubed | dairy
350 g milk chocolate, chopped | dairy soy?
150 g marshmallows, halved | beef?
100 g raspberry lollies, halved | beef? gluten?
60 g roasted peanuts | peanuts
200ml low-fat yogurt/curd | dairy
A pinch of roasted cumin powder |
A pinch of black salt |
Optional: a few mint leaves, small piece of ginger, green chili |
5g sesame seeds (nuvvulu) | sesame
5g flaxseeds (alsi) |
5 almonds (whole) | tree_nuts
3 walnuts | tree_nuts
1 cup whole wheat atta | gluten
2 medium potatoes, boiled and mashed |
¼ tsp amchur (dry mango powder) |
1 tsp ghee per paratha | dairy gluten?
½ cup thick curd to serve | dairy
½ cup chana dal, soaked 30 min and pressure cooked until soft |
100g paneer, crumbled | dairy
1 tsp butter or ghee | dairy
2 whole wheat phulkas or parathas to serve | gluten dairy?
¼ tsp pav bhaji masala or garam masala |
2 whole wheat rotis to serve | gluten
½ cup besan (chickpea flour) |
¼ tsp ajwain (carom seeds) |
1 tsp oil per chilla |
½ cup whole black urad dal (sabut urad), soaked overnight |
2 tbsp rajma (kidney beans), soaked overnight |
2 tbsp cream (optional) | dairy
½ tsp kasuri methi |
1 cup white chickpeas (kabuli chana), soaked overnight |
2 tea bags (for color, optional) |
2 tsp chole masala (MDH or Everest brand) |
For bhatura: 1 cup maida, ¼ cup curd, ½ tsp baking soda, salt, oil for frying | gluten dairy
2 tbsp cashews | tree_nuts
½ tsp kashmiri chili (for color) |
2 phulkas to serve | gluten
150g chicken, bone-in | chicken
Whole spices: 1 bay leaf, 2 cloves, 1 cardamom |
1 cup crumbled dhokla | gluten? dairy? soy?
1 tsp ginger-chili paste |
Chopped coriander, sev | gluten?
2-inch fresh ginger piece, peeled |
1 tsp jaggery (small piece) |
For tadka: 1 tsp oil, ½ tsp mustard seeds, curry leaves |
1 cup poha (flattened rice) |
2 tbsp tamarind paste |
2 tbsp peanuts | peanuts
Fresh Coriander & Grated Coconut | coconut
1 cup idli batter (store-bought or homemade fermented urad-rice batter) |
For sambar: ½ cup cooked toor dal, 1 tomato, 1 drumstick, small piece of tamarind |
1 tsp sambar powder, ¼ tsp mustard seeds, curry leaves, asafoetida | gluten?
½ cup fresh grated coconut | coconut
1 tbsp roasted chana dal (putnalu) |
500g boneless chicken (minced) | chicken
1 tbsp breadcrumbs | gluten soy? dairy? sesame?
¾ cup mangoes, chopped ½ cup full cream milk, chilled | dairy
½ cup condensed milk / nestle milkmaid | dairy
3 tbsp saffron / kesar water |
3 cups Milkpowder- not heaped a little towards the less side- Nestle brand is preferable | dairy
Whole Milk or 2% milk (around 1 cup) | dairy
150ml extra virgin olive oil |
100ml fresh orange juice |
50g fine semolina | gluten
4 cardamom pods, cracked |
3 tablespoons quality honey |
100g fine bulgur wheat | gluten
Small bunch fresh mint |
300g Puy lentils |
Large handful flat-leaf parsley |
600 g chicken breast, cubed | chicken
3 tbsp Greek yogurt | dairy
1 tsp paprika, 1 tsp sumac, salt, pepper |
Wooden skewers |
500 g lean ground beef | beef
300 g fine bulgur, soaked and drained | gluten
1 onion chopped, 50 g toasted pine nuts | tree_nuts?
1 tsp seven-spice, salt, pepper, olive oil |
500 g lean lamb, minced twice | lamb
2 tbsp pomegranate molasses |
60 g butter, melted, or 4 tbsp olive oil | dairy
300 g full-fat Greek yoghurt | dairy
1 cucumber, grated, squeezed dry |
3 medium tomatoes, finely diced & drained |
Flatbread | gluten dairy?
500g Minced meat (for crust & filling) | beef? lamb?
10 Mozzarella cheese sticks | dairy
Vine leaves, Rice, Parsley, Tomato, Onion |
1 head garlic, minced |
Salt and lavash | gluten
2 pita breads | gluten
100 g feta | dairy
Feta cheese, crumbled | dairy
200g unsalted butter, softened, plus extra for greasing | dairy
4 medium eggs | eggs
200g self-raising flour, plus extra for dusting | gluten
about 6 tbsp raspberry jam |
250ml double cream, whipped | dairy
icing sugar, for dusting |
3 egg whites | eggs
24 mini chocolate chips | dairy? soy?
1 pre-baked tart shell (23cm) | gluten dairy? eggs? soy?
4 large lemons (zest and juice) |
150g unsalted butter (cubed) | dairy
100 g mixed candied citrus peel |
250 g ground almonds (for paste) | tree_nuts
1 egg, beaten (for egg wash) | eggs
1 onion, halved |
400g tin cannellini beans |
100g small pasta | gluten
Parmesan rind | dairy
1 tin tuna | fish soy?
1/2 tin cannellini beans |
8 sausages (pork, beef, chicken/turkey or veggie) | beef chicken gluten? soy? eggs? dairy?
2 tbsp tomato puree |
1 low-salt stock cube | gluten? soy? chicken? beef? dairy?
30g grated cheese (optional) | dairy
1 tbsp fresh parsley, chopped (optional) |
2 blood oranges |
1 bunch cavolo nero |
2 leeks, white part only |
60g hazelnuts, toasted | tree_nuts
1 pink lady apple |
1 tin Cherry tomatoes in juice |
Crusty bread for serving | gluten
200g Pasta (any shape) | gluten eggs?
Grated Parmesan cheese | dairy
A splash of milk, optional | dairy
200g frozen mixed vegetables |
1.2 litres/2 pints vegetable or chicken stock, made from stock cubes | chicken gluten? soy?
100g/3½ dried spaghetti, broken into short lengths | gluten
¼ head green cabbage, finely shredded |
120 g cold butter | dairy
500g cooked cold rice |
Neutral oil | soy?
250g paneer, crumbled | dairy
2 wholewheat rotis | gluten
2 Beef short ribs | beef
150ml sunflower oil |
2 tbsp golden syrup |
1 ½ tsp baking powder |
25g melted butter, plus extra for cooking | dairy
200ml milk | dairy
golden caster sugar |
250g self-raising flour | gluten
110g cream cheese softened | dairy
35g freeze dried strawberries |
5 tablespoons sunflower oil (plus extra for greasing) |
200g dairy-free dark chocolate | soy?
230 ml unsweetened organic soya milk | soy
200 g pecan nuts | tree_nuts
1 vanilla pod |
2 tbp of ground coconut for topping | coconut
250ml OatMlk | gluten
50g coconut blossom sugar | coconut?
1 cup Bisquick™ Gluten Free mix | soy? dairy?
1/3 cup plus 1 tablespoon shortening | soy?
1 cup gluten-free shredded Italian cheese blend (4 oz) | dairy
4 skinless salmon fillets | fish
2 tins sardines in olive oil, drained | fish
1 kg live mussels, scrubbed and debearded | shellfish
200 g cooked king prawns | shellfish
150 g smoked haddock, skinned | fish
6 rashers streaky bacon, chopped |
1 leg of lamb, about 2 kg | lamb
500 g turkey mince |
100 g chorizo, diced | dairy? soy?
2 tbsp basil pesto | dairy tree_nuts
1 ball fresh pizza dough | gluten dairy?
4 brioche burger buns | gluten dairy eggs sesame? soy?
2 naan breads, warmed | gluten dairy? eggs? sesame?
1 jar passata (680 g) |
250 g mascarpone | dairy
1 packet ladyfinger biscuits | gluten eggs dairy?
400 ml coconut milk | coconut
2 tbsp Thai red curry paste | shellfish? fish? soy?
200 g dried rice noodles |
2 tbsp horseradish sauce | dairy? eggs? soy?
1 x 320 g sheet ready-rolled shortcrust pastry | gluten dairy? soy?
300 g shredded suet | beef gluten
1 handful watercress |
2 tbsp sunflower seeds |
1 ripe mango, stoned and diced |
2 corn cobs, kernels sliced off |
half a small butternut squash, peeled and diced |
`);

/**
 * Harder lines, written by memory without a look at the lists: brands, composites, alternatives in
 * brackets, negatives, odd cuts and words out of place. Labelled and committed as those above.
 */
export const BLIND_HARD_1 = parseLines(`
1 pack Fox's Party Rings | gluten dairy? soy?
6 McVitie's Hobnobs, crushed | gluten dairy? soy?
200 g Jammie Dodgers | gluten dairy? soy?
1 sleeve Ritz, crushed fine | gluten soy? dairy?
2 Crunchie bars, bashed | dairy soy
4 Curly Wurlys, chopped | dairy soy
100 g Galaxy Minstrels | dairy soy
1 bag Skittles |
2 Twix bars | gluten dairy soy
1 Bounty bar, sliced | coconut dairy soy eggs?
150 g Ferrero Rocher | tree_nuts dairy gluten soy
4 Kinder Bueno fingers | dairy tree_nuts gluten soy
100 g Haribo Starmix | beef?
1 tube Smarties | dairy gluten soy?
2 Flake bars to decorate | dairy soy?
6 After Eights | dairy soy?
1 Terry's Chocolate Orange | dairy soy
200 g Green & Black's 70% | soy? dairy?
8 Matzo crackers (Rakusen's) | gluten
1 pack Jacob's Cream Crackers | gluten soy?
50 g Twiglets | gluten
2 bags Quavers, crushed | dairy soy?
1 packet Skips | shellfish? gluten? soy?
1 tin Ambrosia rice pudding | dairy
1 tub Bird's Custard Powder |
1 pot Ambrosia Devon custard | dairy
2 Mr Kipling French Fancies | gluten eggs dairy soy
1 Soreen malt loaf | gluten
4 Warburtons crumpets | gluten
2 slices Hovis Granary | gluten soy?
6 Aunt Bessie's Yorkshire puddings | gluten eggs dairy
1 bag McCain Smiles |
4 Quorn fillets | eggs
300 g Quorn mince | eggs
4 Linda McCartney sausages | soy gluten
1 pack Richmond thick pork sausages | gluten soy
1 tin Spam, diced |
1 tin Fray Bentos steak & kidney pie | beef gluten
1 tbsp Bisto gravy granules | gluten? dairy? soy?
2 tsp Bovril | beef gluten?
1 tbsp Vegemite | gluten
1 tbsp HP sauce | gluten?
1 tbsp Colman's mustard powder | gluten?
3 tbsp Hellmann's | eggs
1 pouch Uncle Ben's Mexican rice |
1 sachet Cup-a-Soup, minestrone | gluten dairy? soy?
1 pot Pot Noodle chicken & mushroom | gluten soy dairy?
1 tub Philadelphia Light | dairy
200 g Boursin | dairy
2 Babybels, sliced | dairy
4 Dairylea triangles | dairy
1 pack Cathedral City, grated | dairy
100 g Lurpak | dairy
100 g Stork margarine | dairy?
100 g Flora Plant |
200 ml Elmlea | dairy
200 ml Alpro single soya | soy
200 ml Oatly Barista | gluten
200 ml Koko original | coconut
1 tub Oykos Greek yogurt | dairy
150 g Skyr (Arla) | dairy
1 Yakult | dairy
2 tbsp Biscoff spread | gluten soy
1 tbsp Ovaltine | gluten dairy
30 g Weetabix | gluten
40 g Shreddies | gluten
2 cups Rice Krispies | gluten
1 cup Cheerios | gluten
1 cup Special K | gluten dairy
1 cup Froot Loops | gluten
2 cups Chex Mix | gluten soy? dairy?
1 sleeve Nilla Wafers | gluten eggs? dairy soy
12 Nutter Butters | peanuts gluten soy
1 box Keebler Fudge Stripes | gluten soy dairy
24 Thin Mints | gluten soy dairy?
1 bag Milano cookies | gluten dairy eggs soy
20 Lorna Doones | gluten soy dairy?
1 pkg Fig Newtons | gluten soy
1 sleeve Club crackers | gluten soy
1 bag Goldfish crackers | gluten dairy
1 cup Pepperidge Farm stuffing | gluten soy? dairy?
1 box Stove Top, chicken flavor | gluten soy chicken? dairy?
1 can crescent rolls | gluten soy? dairy?
2 cups Cheez Whiz | dairy
1 packet Hidden Valley ranch | dairy gluten? eggs? soy?
1/2 cup Miracle Whip | eggs soy
2 tbsp Kewpie | eggs soy
1 bottle Italian dressing (Wishbone) | soy?
1/4 cup A.1. |
2 dashes Tabasco |
2 tbsp Bragg's liquid aminos | soy
2 cubes Knorr | gluten? soy? chicken? beef? dairy? eggs?
1 tbsp Better Than Bouillon, chicken | chicken soy dairy?
1 pkg Rice-A-Roni chicken | chicken gluten soy? dairy?
1 box Jell-O instant pistachio pudding | tree_nuts? dairy? soy?
1 cup Coffee-mate | dairy soy? coconut?
1 cup International Delight | dairy
6 Reese's cups, chopped | peanuts dairy soy
4 Butterfinger bars | peanuts soy dairy
1 cup Heath bits | dairy tree_nuts soy
2 Snickers, diced | peanuts dairy soy eggs
1 Milky Way | dairy soy eggs
1 PayDay bar | peanuts soy? dairy?
1 Almond Joy | tree_nuts coconut dairy soy
1 York peppermint pattie | soy? dairy? eggs?
1 cup Hershey's Kisses, unwrapped | dairy soy
1 bag Rolos | dairy soy
1 bag Whoppers | dairy gluten soy
1 cup Andes mints | dairy soy
1 bag Werther's Original | dairy soy?
20 Kraft caramels | dairy soy?
1 cup Red Hots |
4 Pop-Tarts | gluten soy dairy?
2 Eggo waffles | gluten eggs dairy soy
1 Twinkie | gluten eggs dairy soy beef?
1 bag Doritos (nacho cheese) | dairy soy?
1 bag Fritos |
1 can Pringles original | gluten soy?
1 cup Cheetos | dairy soy?
1 pkg Impossible Beef | soy
4 Beyond burger patties |
1 pkg Lightlife tempeh | soy
1 block Nasoya extra firm | soy
1 pkg Field Roast sausages | gluten
1 block Cauldron, pressed | soy
1 pack Tofoo Naked | soy
200 g Clearspot | soy
1 pack House Foods shirataki |
4 oz Daiya shreds | coconut?
2 tbsp Earth Balance | soy?
1 tbsp Miyoko's butter | tree_nuts coconut
200 g Violife | coconut
1 pack Arnott's Scotch Finger | gluten dairy soy?
1 pack Anzac biscuits | gluten coconut? dairy?
250 g Arnott's Milk Coffee | gluten dairy? soy?
12 Mint Slices | gluten dairy? soy
8 Iced VoVos | gluten coconut dairy? beef?
1 box Barbecue Shapes | gluten soy? dairy?
6 Monte Carlos | gluten coconut dairy? soy?
1 pkt Cheds | gluten dairy soy?
1 packet Twisties | dairy soy? gluten?
1 Violet Crumble | dairy soy
200 g Fantales | dairy soy
1 packet Jaffas | dairy soy? gluten?
2 tbsp Milo | dairy gluten soy?
3 Weet-Bix | gluten
1 jar Kraft Mighty Mite | gluten
1 pkt Tasty Toppers, cheese |
6 Four'N Twenty party pies | beef gluten soy?
1 pack Sara Lee pound cake | gluten eggs dairy soy?
1 tub Bulla cottage cheese | dairy
500 ml Pauls custard | dairy eggs?
1 pack Parle-G, crushed | gluten dairy soy?
10 Marie Gold biscuits | gluten dairy? soy?
1 packet Bourbon biscuits (Britannia) | gluten soy? dairy?
1 packet Hide & Seek | gluten dairy soy
2 packets Maggi masala noodles | gluten
1 sachet Maggi Magic Masala | gluten?
200 g Amul paneer | dairy
2 cubes Amul cheese | dairy
1 tbsp Amul | dairy
1 tbsp Everest chhole masala |
1 cup Bournvita | dairy gluten soy
1 packet Haldiram's bhujia | gluten? peanuts?
200 g Kurkure | dairy? soy? gluten?
1 tin Mithai Mate | dairy
1 packet Bakers Tennis Biscuits | gluten coconut dairy? soy?
2 cups Ouma rusks | gluten dairy? eggs? soy?
1 tbsp Bovrite | gluten? soy?
1 tbsp Mrs Ball's |
1 pack Romany Creams | gluten coconut dairy soy
1 box Digestives (Dare) | gluten dairy? soy?
12 Maple Leaf cookies | gluten soy? dairy?
1 Coffee Crisp | dairy gluten soy
1 bag Hawkins Cheezies | dairy
1 pack Leibniz Keks | gluten dairy eggs?
2 Hanuta | tree_nuts gluten dairy soy
1 pack Knoppers | gluten dairy tree_nuts soy
200 g Rama | dairy?
1 Landliebe pudding | dairy
1 pack Petit Écolier | gluten dairy soy? eggs?
1 pack Bonne Maman madeleines | gluten eggs dairy?
6 Pavesini | gluten eggs
200 g Mulino Bianco Macine | gluten dairy eggs
12 Pan di Stelle | gluten dairy tree_nuts? eggs?
1 pack Baiocchi | gluten dairy tree_nuts soy?
1 Kinder Délice | gluten dairy eggs soy tree_nuts?
1 pack Digestive Gullón | gluten
200 g ColaCao | gluten? dairy?
1 tbsp Nesquik | soy? dairy?
1 box Pocky, strawberry | gluten dairy soy
1 box Koala's March | gluten dairy soy
1 pack Hello Panda | gluten dairy soy
2 packs Indomie Mi Goreng | gluten soy
1 pack Nongshim Shin Ramyun | gluten soy beef?
1 cube S&B Golden Curry | gluten soy
1 tbsp Vermont Curry roux | gluten dairy soy
1 bottle Bull-Dog tonkatsu sauce | soy? gluten? fish?
2 tbsp Lao Gan Ma crispy chilli | soy peanuts?
1 tbsp Lee Kum Kee char siu sauce | soy gluten
2 tbsp Knorr liquid seasoning | soy gluten
1 sachet Mama Sita's kare-kare mix | peanuts gluten?
1 pack SkyFlakes | gluten
1 can Century tuna | fish soy?
1 pack Chocnut | peanuts dairy
1 jar Lady's Choice | eggs soy
1/2 cup milk (or soy, oat or almond if you prefer) | dairy soy? gluten? tree_nuts?
2 tbsp butter (vegan block works too) | dairy soy? coconut?
200 ml cream (not single) | dairy
1 tbsp tamari (or coconut aminos for soy-free) | soy coconut? gluten?
1 cup breadcrumbs (gluten-free if necessary) | gluten soy? dairy? sesame?
1 cup gluten-free breadcrumbs | soy? eggs?
100 g dairy-free spread (we like Vitalite) | soy?
1 tsp peanut butter (or sunflower seed butter for nut-free) | peanuts
2 tbsp mayo, vegan or regular | eggs soy?
1 flax egg, or 1 regular egg | eggs
1 egg or flax egg | eggs
1 cup unsweetened plant milk, not coconut | soy? tree_nuts? gluten?
4 chicken thighs (or firm tofu, for a veggie version) | chicken soy
4 tortillas, corn not flour | gluten?
250 g pasta, not egg | gluten
3 tbsp coconut aminos, not soy sauce | coconut
1 tbsp cornflour (not plain flour) |
2 cups oat flour (certified gluten-free) |
200 g ricotta (or blended silken tofu) | dairy soy
1 tbsp honey (or agave for vegan) |
2 slices bread, crusts off (sourdough is nice) | gluten
1 tin coconut milk (full-fat, not the drinking kind) | coconut
150 g cheddar — omit for dairy free | dairy
30 g parmesan or nutritional yeast | dairy
75 ml stock, any kind | gluten? soy? chicken? beef? fish?
2 tbsp fish sauce (or soy sauce if vegetarian) | fish soy gluten
1 tbsp Worcestershire (check it's vegetarian) | fish? gluten? soy?
1 cup nuts of your choice, no peanuts | tree_nuts
200 g dark chocolate, dairy free | soy?
no-egg mayonnaise, 2 tbsp | soy?
1 cup almond flour (no substitutes) | tree_nuts
butter-flavoured cooking spray | soy? dairy?
coconut sugar, 2 tbsp | coconut?
cocoa butter, 30 g |
2 tbsp shea butter-free margarine | soy? dairy?
1 butternut squash, peeled |
1 can butter beans |
2 heads butter lettuce |
1 tbsp cream of tartar |
100 g creamed coconut block | coconut
2 cups coconut water | coconut?
1 water chestnut tin, drained |
50 g chestnuts, vacuum-packed | tree_nuts?
1 tsp nutmeg, freshly grated |
2 doughnut peaches |
1 eggplant, cubed |
1 oyster mushroom cluster |
2 tsp oyster sauce (vegetarian) | soy gluten
1 chicken-of-the-woods mushroom, torn |
1 hen of the woods |
2 lobster mushrooms |
4 beef tomatoes |
1 tbsp lamb's lettuce |
100 g fish mint leaves |
1 monkey nut handful, shelled | peanuts
200 g lambs' liver | lamb
500 g ox cheek | beef
2 veal shanks, cross-cut | beef
1 kg hogget shoulder | lamb
4 mutton chops | lamb
600 g feather blade | beef
800 g bavette | beef
1 tomahawk, bone in | beef
1 kg flat iron | beef
500 g onglet, trimmed | beef
4 Barnsley chops | lamb
1 saddle, rolled, from a spring lamb | lamb
2 poussins, spatchcocked | chicken
1 boiling fowl | chicken
8 oysters (from the bird, not the sea) | chicken? shellfish?
200 g gizzards | chicken
4 parson's noses | chicken?
300 g sweetbreads | lamb? beef?
1 pig's trotter |
2 venison haunch steaks |
4 pork loin steaks |
2 rabbit legs, jointed |
600 g elk backstrap |
400 g bison, ground | beef?
1 kangaroo fillet |
500 g brisket point | beef
1 rack of ribs (pork) |
350 g minute steak | beef
250 g skate wings | fish
2 monkfish cheeks | fish
4 red mullet | fish
1 gurnard, filleted | fish
300 g coley | fish
1 john dory | fish
500 g rock salmon | fish
1 whole barramundi | fish
200 g flathead tails | fish
12 bugs, halved (Moreton Bay) | shellfish
1 kg pipis | shellfish
500 g clams in the shell | shellfish
4 marron | shellfish
300 g whelks | shellfish
1 tray spring roll wrappers | gluten
12 gyoza skins | gluten
1 pack dumpling wrappers, round | gluten
200 g fish balls | fish gluten? soy? eggs?
6 fish tofu pieces | fish soy gluten? eggs?
1 tin corned beef hash | beef
2 Scotch eggs | eggs gluten soy? beef?
1 quiche Lorraine, cold | eggs dairy gluten
4 vol-au-vent cases | gluten dairy?
1 jar lemon curd | eggs dairy
2 crumpets | gluten dairy?
300 g profiteroles | gluten eggs dairy soy?
8 sponge fingers | gluten eggs
1 sheet lasagne verdi | gluten eggs?
200 g tortelloni, spinach & ricotta | gluten dairy eggs
1 tub taramasalata | fish gluten? eggs?
1 tub tzatziki | dairy
1 tub coleslaw | eggs dairy? soy?
2 tbsp tartare sauce | eggs
3 tbsp ranch | dairy eggs soy?
1 cup Alfredo sauce | dairy gluten? eggs?
2 tbsp aioli | eggs
1 jar béarnaise | eggs dairy
1 sachet hollandaise mix | dairy eggs? gluten?
2 tbsp satay sauce | peanuts soy? gluten? coconut?
3 tbsp dukkah | tree_nuts sesame
2 tbsp za'atar | sesame
100 g halva | sesame
50 g nougat | tree_nuts eggs?
80 g praline | tree_nuts dairy? soy?
200 g marzipan | tree_nuts eggs?
100 g gianduja | tree_nuts dairy? soy?
meat shredded, from 1 rotisserie bird | chicken
1 cup cooked bird, pulled | chicken
flour, for the bench | gluten
milk, for brushing | dairy
egg, for the glaze | eggs
butter the size of a walnut | dairy
cheese, the stringy kind | dairy
whites of 3 eggs, yolks kept for curd | eggs
nuts, roughly smashed (almonds are best) | tree_nuts
rind of the parmesan, saved | dairy
crab apples, 1 kg |
stale loaf, torn into the bowl | gluten
crumbs from 4 slices | gluten
jus, from the roast beef | beef gluten?
bones of 1 sea bass, for the stock | fish
shells from the prawns | shellfish
1 cup milk thistle tea |
ghee-free paratha, 2 | gluten
`);
