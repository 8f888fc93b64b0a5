/**
 * Labelled before the parser was tried on them, without a look at its lists; rows as in
 * first.fixture.ts, `|` between names that are equally right. The first 134 were drawn at random from
 * public recipes (the collections at github.com/strangetom/ingredient-parser), the rest written to be
 * odd.
 */
export const secondLines = `
8 lasagna noodles, broken into pieces > 8 > lasagna noodle
1kg/2lb 3oz King Edward potatoes, peeled and cut into chunks > 1 kg > king edward potato
1 tablespoon dried green peppercorns > 1 tbsp > green peppercorn|dried green peppercorn
1 cup pancit molo wrappers > 1 cup > pancit molo wrapper
¼ cup tahini (sesame paste) > 0.25 cup > tahini
3 8"-diameter pitas, split in half, torn into 1" pieces > 3 > pita|pitta
1 (1.5 fluid ounce) jigger pisco > 1 > pisco
2 cups frozen mixed berries > 2 cup > mixed berry
1 bar gulaman > 1 > gulaman
½ cup water or bean broth > 0.5 cup > water
6 cubes chicken bouillon > 6 > chicken bouillon|chicken stock|chicken stock cube
2 cups fruity red wine, like a young Brunello, pinot noir, or Chianti > 2 cup > red wine|fruity red wine
1 pound rattlesnake meat, cut into 1/2 inch pieces > 1 lb > rattlesnake meat
225g/8oz mixed dried fruit including mixed peel > 225 g > mixed dried fruit
100g/3½ head baby leaf or spring greens, thickly shredded > 100 g > spring green
8 c chopped watermelon (from 1 large watermelon) > 8 cup > watermelon
227 g/8 oz/1 cup buttermilk, chilled > 227 g > buttermilk
1/2 cup candy-coated milk chocolate pieces (such as M&M;'s®) > 0.5 cup > milk chocolate|candy-coated milk chocolate|candy-coated milk chocolate piece
½ cup raw unroasted cashew nuts > 0.5 cup > cashew nut|cashew
1 slice of bread, toasted > 1 slice > bread
1 tablespoon anchovy paste > 1 tbsp > anchovy paste
grated Parmesan, to serve > - > parmesan
1 (7.5 ounce) package unseasoned stuffing mix > 1 package > stuffing mix
1 cup shredded pizza cheese blend > 1 cup > pizza cheese blend
2 cubes of maggi > 2 > maggi
150g/5¼oz fresh broad beans (podded weight) > 150 g > broad bean
1½ ounces basil leaves or 30 leaves > 1.5 oz > basil
1 tsp chat masala > 1 tsp > chat masala
8 Coconut Custards > 8 > coconut custard
2 tablespoons Armagnac, or brandy > 2 tbsp > armagnac
4 slices bread, toasted and buttered > 4 slice > bread
2 honey-roasted skinless, boneless chicken breast halves > 2 > chicken breast|honey-roasted chicken breast|chicken breast half
1 lb halloumi cheese, sliced into ¼-inch-thick pieces > 1 lb > halloumi
1kg/2lb 4oz mutton from leg or shoulder, bone removed, cut into 2.5cm/1in cubes > 1 kg > mutton
½ to 1 cup dry sherry or dry white wine > 0.5-1 cup > sherry|dry sherry
1 (14 ounce) package extra-firm water-packed tofu, drained > 1 package > tofu
1 tbsp coconut oil, melted > 1 tbsp > coconut oil
1 x 200g/7oz lamb chump, fat removed > 1 > lamb chump
½ tsp fish sauce > 0.5 tsp > fish sauce
3 (12 ounce) packages refrigerated buttermilk biscuit dough > 3 package > buttermilk biscuit dough|refrigerated buttermilk biscuit dough
3 large thumb-sized pieces of fresh ginger, peeled and chopped > 3 > ginger
3 tablespoons heavy cream > 3 tbsp > double cream
1 block vanilla ice cream > 1 package > vanilla ice cream
2 (15.25 ounce) cans mango pulp, or mango slices with juice > 2 can > mango pulp
1 (3.4 ounce) package cheesecake flavor instant pudding and pie filling > 1 package > cheesecake flavor instant pudding and pie filling
Minute White Rice > - > minute white rice|white rice
1 (10 ounce) package NEAR EAST® Couscous Original Plain > 1 package > near east® couscous original plain|couscous|near east couscous original plain
1/2 (16 ounce) bottle Greek, or other vinaigrette salad dressing > 0.5 package > vinaigrette salad dressing|greek salad dressing|greek vinaigrette salad dressing
6 ounces lump crabmeat, picked over for pieces of shell > 6 oz > crabmeat|lump crabmeat
1.5kg/3lb 5oz beef rump, cut into 5cm/2in slices > 1.5 kg > beef rump
1 (8 ounce) package shredded Parmesan-Romano cheese blend > 1 package > parmesan-romano cheese blend
¼ cup mirin (Japanese rice wine) or medium-dry sherry > 0.25 cup > mirin
2½ cups plain yogurt > 2.5 cup > yoghurt|plain yoghurt
1 pound sweet Italian chicken sausage > 1 lb > sweet italian chicken sausage|italian chicken sausage|chicken sausage
2½ tbsp meringue powder > 2.5 tbsp > meringue powder
1/4 cup puffed amaranth (optional) > 0.25 cup > puffed amaranth|amaranth
200g/7oz beef mince > 200 g > beef mince
1/4 cup lard or other cooking fat > 0.25 cup > lard
1 teaspoon sriracha sauce > 1 tsp > sriracha sauce|sriracha
10 oz small to medium waxy potatoes > 10 oz > potato|waxy potato
6 cups crispy wheat cereal squares (such as Wheat Chex®) > 6 cup > wheat cereal square|crispy wheat cereal square|wheat cereal|crispy wheat cereal
2 1/2 cups shortening > 2.5 cup > shortening
1 (8 ounce) package shredded American cheese (such as Kraft® Melts) > 1 package > american cheese
2 cups Whole Wheat Flour / Gehun ka Aata > 2 cup > wholemeal flour
2 (3.9 oz / 110g) packages instant chocolate pudding mix > 2 package > instant chocolate pudding mix|chocolate pudding mix
1 1/4 cups sourdough starter > 1.25 cup > sourdough starter
1 tbsp grated white chocolate > 1 tbsp > white chocolate
1 (0.13 ounce) package *KOOL-AID® Lemonade Flavor Unsweetened Soft Drink Mix > 1 package > kool-aid® lemonade flavor soft drink mix|kool-aid® lemonade flavor unsweetened soft drink mix|soft drink mix|*kool-aid® lemonade flavor soft drink mix
1 tablespoon Asian chili garlic sauce > 1 tbsp > asian chili garlic sauce|chili garlic sauce|chilli garlic sauce|asian chilli garlic sauce
1 truffle, sliced > 1 > truffle
1 gallon (4 liters) whole milk > 4 quart > milk
3 tablespoons kirsch or maraschino liqueur > 3 tbsp > kirsch
1/2 pound skinless peanuts > 0.5 lb > peanut
1 1/3 cups whole-wheat flour or white whole-wheat flour (see Tip) > 1.3333 cup > wholemeal flour
1 cup cottage cheese > 1 cup > cottage cheese
1/2 fluid ounce Hiram Walker Green Creme de Menthe > 0.5 fl_oz > hiram walker green creme de menthe|creme de menthe|green creme de menthe
1/3 cup grated Gruyère cheese > 0.3333 cup > gruyère
margarine, for greasing > - > margarine
¼ cup vegetable shortening, preferably crisco, chilled > 0.25 cup > vegetable shortening
1 cup crushed cheese flavored crackers, divided > 1 cup > cheese flavored cracker|cheese cracker|cracker
1 2/3 pounds boneless lamb shoulder, chopped > 1.6667 lb > lamb shoulder
1 tablespoon unsweetened coconut cream > 1 tbsp > coconut cream
1 clementine (Mandarin orange) - peeled, segmented, and segments cut in half > 1 > clementine
Freshly grated Parmigiano-Reggiano > - > parmesan
3 (1.5 fluid ounce) jiggers creme de cacao > 3 > creme de cacao
a little stock > - > stock
1 (12 ounce) bottle liquid fajita marinade > 1 package > fajita marinade|liquid fajita marinade
2-3 tbsp whole-milk Greek yogurt > 2-3 tbsp > greek yoghurt|whole-milk greek yoghurt
8 nonpareils (or use chocolate stars or small Peppermint Patties) > 8 > nonpareil
1 recipe Cinnamon Sugar Crumb Topping > 1 > cinnamon sugar crumb topping
35g/1½oz unsalted butter > 35 g > butter
4 slices seedless rye bread > 4 slice > rye bread
1 (10 ounce) container refrigerated Alfredo pasta sauce > 1 package > alfredo pasta sauce|refrigerated alfredo pasta sauce
2/3 cup of gochuchang (Korean chili paste) > 0.6667 cup > gochuchang
1/4 cup Homemade Marinara Sauce > 0.25 cup > marinara sauce
2 tablespoons cashew pieces > 2 tbsp > cashew|cashew piece
1 thin & crispy prepared pizza crust > 1 > pizza crust|prepared pizza crust
2 7"–8"-diameter flour tortillas or whole wheat chapatis or rotis > 2 > flour tortilla
4 sausage patties > 4 > sausage patty
1 (10 ounce) can beef in barbeque sauce (such as Vietti®) > 1 can > beef|beef in barbeque sauce
3 large eggplants, sliced into 1/3 inch rounds > 3 > aubergine
2 (28-ounce/794g) cans whole, peeled tomatoes > 2 can > tomato
2 (14.5 ounce) cans RED GOLD® Diced Tomatoes with Basil, Garlic & Oregano > 2 can > red gold® tomato|tomato
3 (4.5 ounce) cans tuna packed in olive oil, drained > 3 can > tuna
3 chipotle peppers in adobo sauce, seeded and diced > 3 > chipotle pepper
½ cup solid vegetable shortening or unsalted butter > 0.5 cup > vegetable shortening|solid vegetable shortening
Deep fryer and basket > - > deep fryer and basket
1 c softened salted butter > 1 cup > butter
1 (15 ounce) package refrigerated pie crusts, at room temperature > 1 package > pie crust|refrigerated pie crust
1/2 cup Smucker's® Orchard's Finest™ Pacific Mountain Strawberry Preserves > 0.5 cup > smucker's® orchard's finest™ pacific mountain strawberry preserve|strawberry preserve
¼ c seeded and minced fresh red chillies or sambal oelek > 0.25 cup > red chilli
praline paste > - > praline paste
1 (10.5 ounce) package JET-PUFFED Miniature Marshmallows > 1 package > marshmallow|miniature marshmallow|jet-puffed miniature marshmallow|jet-puffed marshmallow
Softened butter for toast > - > butter
1/3 cup buttermilk or equivalent buttermilk powder > 0.3333 cup > buttermilk
8 peanut butter cups, chopped > 8 > peanut butter cup
3 1/2 tablespoons curry powder > 3.5 tbsp > curry powder
⅓ c (80 g) shortening or lard > 0.3333 cup > shortening
2–3 cups unsalted chicken or anchovy-kelp broth > 2-3 cup > chicken stock|chicken broth
1 cup Chana Lentils > 1 cup > chana lentil
2 cups frozen chopped rhubarb > 2 cup > rhubarb
1 4x3" piece dried kombu > 1 > kombu|dried kombu
2 teaspoons Montreal-style steak seasoning (such as McCormick®) > 2 tsp > montreal-style steak seasoning|steak seasoning
1 cup fresh coconut water > 1 cup > coconut water
1 pound white baking chocolate, coarsely chopped > 1 lb > white baking chocolate
3 cups canola oil > 3 cup > rapeseed oil
4 snails (washed with lemon and limes) > 4 > snail
1 (16 ounce) can Old El Paso® refried black beans > 1 can > refried black bean|old el paso® refried black bean
3 (6 inch) corn tortillas, coarsely chopped > 3 > corn tortilla
2 pieces cassia > 2 > cassia
4 tbsp canned coconut milk > 4 tbsp > coconut milk
200g/10½oz desiccated coconut > 200 g > desiccated coconut
1 cup Silk Pure Almond Original or Vanilla > 1 cup > silk pure almond original|silk pure almond
4 thin slices peasant bread > 4 slice > peasant bread
1 (25 ounce) package STOUFFER'S® Skillet Sensations Homestyle Chicken, cooked according to package directions > 1 package > stouffer's® skillet sensations homestyle chicken|homestyle chicken
2 level tbsp cornflour, slaked in a little water > 2 tbsp > cornflour
the juice of 3 limes > 3 > lime
pared zest of 1 unwaxed lemon > 1 > lemon
1 lemon, cut into wedges, to serve > 1 > lemon
¾ pint beef stock > 0.75 pint > beef stock
75cl bottle red wine > 1 package > red wine
5 dl water > 500 ml > water
1,200 g bread flour > 1200 g > strong white flour
1,5 kg carrots > 1.5 kg > carrot
2kg bag of potatoes > 1 package > potato
four 6-oz. cod fillets > 4 > cod fillet
two 15-oz cans cannellini beans > 2 can > cannellini bean
1 28-ounce can crushed tomatoes > 1 can > tomato
2 x 400ml cans light coconut milk > 2 can > light coconut milk|coconut milk
2x400g tins of chopped tomatoes > 2 can > tomato
1 x 300g tub houmous > 1 package > houmous|hummus
3 x 125g balls of mozzarella > 3 > mozzarella
a 5cm/2in piece fresh root ginger, peeled > 2 inch > ginger
1 thumb of ginger, sliced into matchsticks > 1 > ginger
3 fat garlic cloves > 3 clove > garlic
1 plump clove garlic, crushed with a little salt > 1 clove > garlic
half a bunch of dill > 0.5 bunch > dill
1/2 bunch kale, stems removed > 0.5 bunch > kale
2 good handfuls of spinach > 2 handful > spinach
small handful flat-leaf parsley, chopped > 1 handful > parsley
a few sprigs of thyme > - > thyme
a few drops of Tabasco > - > tabasco
several mint leaves > - > mint
1–2 tsp harissa, depending on how hot you like it > 1-2 tsp > harissa
3 to 4 lbs bone-in, skin-on chicken thighs > 3-4 lb > chicken thigh
1 lb. (450g) sausages, casings removed > 1 lb > sausage
8oz/225g self-raising flour > 8 oz > self-raising flour
1 tbsp. + 1 tsp. fish sauce > 1.3333 tbsp > fish sauce
1 cup and 2 tablespoons milk > 1.125 cup > milk
2 cups minus 1 tablespoon flour > 1.9375 cup > flour
1-1/4 cups packed brown sugar > 1.25 cup > brown sugar
2 ¼ c. sifted cake flour > 2.25 cup > cake flour
1 tsp each ground cumin and coriander > 1 tsp > ground cumin and coriander|ground cumin
1 tsp. Salt > 1 tsp > salt
SALT AND PEPPER > - > salt and pepper
Eggs, 3 large > 3 > egg
Flour - 2 cups > 2 cup > flour
Milk (1 cup) > 1 cup > milk
Chicken stock: 1 litre > 1 l > chicken stock
2 green capsicums, chopped > 2 > green pepper
1 small swede or rutabaga > 1 > swede
1 head romaine, torn > 1 head > romaine lettuce
12 large raw prawns, shells on > 12 > prawn
1 tin anchovies in olive oil > 1 can > anchovy
2 little gem lettuces, leaves separated > 2 > little gem lettuce
200g tinned sweetcorn, drained > 200 g > sweetcorn
50 g plain chocolate (70% cocoa solids) > 50 g > plain chocolate
100g 70% dark chocolate, broken up > 100 g > dark chocolate
1 tbsp white miso paste > 1 tbsp > white miso paste|white miso
1 cup day-old cooked rice > 1 cup > rice
300g leftover roast chicken, shredded > 300 g > roast chicken|chicken
2 tbsp capers in brine, rinsed > 2 tbsp > caper
1 nest of egg noodles > 1 > egg noodle
1 pack ready-rolled puff pastry > 1 package > puff pastry
2 sheets nori > 2 > nori
1 tbsp runny honey > 1 tbsp > honey|runny honey
½ red cabbage, cored and finely shredded > 0.5 > red cabbage
6 Medjool dates, pitted > 6 > medjool date|date
1 ripe mango, peeled, stoned and diced > 1 > mango
2 tsp sweet smoked paprika > 2 tsp > smoked paprika|sweet smoked paprika
1 dried ancho chile > 1 > ancho chilli|dried ancho chilli
3 ribs celery with leaves > 3 stalk > celery
1 corn cob > 1 > corn cob
2 ears of corn, shucked > 2 > sweetcorn
crusty bread, to serve > - > bread|crusty bread
lime wedges > - > lime
oil > - > oil
1 quantity pizza dough (see page 12) > 1 > pizza dough
1 oz (30 g) pecorino romano, grated > 1 oz > pecorino
-3 eggs > - > -3 eggs
1/0 cup milk > - > 1/0 cup milk
0 g sugar > - > 0 g sugar
1e3 g rice > - > 1e3 g rice
1000000000 g salt > - > 1000000000 g salt
1 cup 2 tbsp 3 tsp 4 oz 5 g sugar > - > 1 cup 2 tbsp 3 tsp 4 oz 5 g sugar
🥚 2 eggs > 2 > egg
2️⃣ eggs > - > 2️⃣ eggs
`;
