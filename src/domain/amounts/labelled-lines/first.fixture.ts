/**
 * Lines of recipes and what they say: `line > amount > name`. The parser was built with these in
 * sight. An amount is a number or a range and the unit's id; `-` stands for no amount.
 *
 * Names are foods to buy, in the singular, and British where two words name one thing. What a food
 * is bought as stays in its name ("red onion", "ground cumin", "dried oregano"); its size, its grade
 * and what is done to it in the kitchen don't.
 */
export const firstLines = `
250 g plain flour > 250 g > plain flour
250g plain flour > 250 g > plain flour
1 kg potatoes > 1 kg > potato
1.5kg floury potatoes, peeled and cut into chunks > 1.5 kg > potato
2 large eggs > 2 > egg
3 eggs, beaten > 3 > egg
1 egg, lightly beaten > 1 > egg
4 egg yolks > 4 > egg yolk
2 egg whites, at room temperature > 2 > egg white
1 1/2 cups all-purpose flour > 1.5 cup > plain flour
1½ cups sugar > 1.5 cup > sugar
1 ½ tsp baking powder > 1.5 tsp > baking powder
½ tsp salt > 0.5 tsp > salt
1/2 teaspoon fine sea salt > 0.5 tsp > salt
¼ cup olive oil > 0.25 cup > olive oil
2 tbsp extra virgin olive oil > 2 tbsp > olive oil
2 tbsp. extra-virgin olive oil, plus more for drizzling > 2 tbsp > olive oil
3 Tbsp soy sauce > 3 tbsp > soy sauce
2 tablespoons low-sodium soy sauce > 2 tbsp > soy sauce
1 T honey > 1 tbsp > honey
1 t vanilla extract > 1 tsp > vanilla extract
1 C milk > 1 cup > milk
500 ml whole milk > 500 ml > milk
1 litre vegetable stock > 1 l > vegetable stock
1.2 l chicken stock, hot > 1.2 l > chicken stock
2 cups low-sodium chicken broth > 2 cup > chicken stock
600ml/1 pint vegetable stock > 600 ml > vegetable stock
200g/7oz butter, softened > 200 g > butter
4 oz / 115 g cream cheese > 4 oz > cream cheese
1 cup (240 ml) buttermilk > 1 cup > buttermilk
1 cup (2 sticks) unsalted butter > 1 cup > butter
2 sticks unsalted butter, softened > 2 stick > butter
1 stick (113 g) butter, melted > 1 stick > butter
50g cold butter, cubed > 50 g > butter
a knob of butter > 1 > butter
knob of butter > 1 > butter
2 cloves garlic, crushed > 2 clove > garlic
2 garlic cloves, finely sliced > 2 clove > garlic
3 cloves of garlic, minced > 3 clove > garlic
4 large cloves garlic > 4 clove > garlic
1 clove garlic (minced) > 1 clove > garlic
2–3 garlic cloves, to taste > 2-3 clove > garlic
1 head of garlic, halved > 1 head > garlic
1 bulb garlic > 1 head > garlic
1 onion, finely chopped > 1 > onion
1 medium yellow onion, diced > 1 > yellow onion
1 large red onion, thinly sliced > 1 > red onion
2 onions > 2 > onion
½ small onion > 0.5 > onion
half an onion, grated > 0.5 > onion
1/2 red onion > 0.5 > red onion
6 spring onions, sliced on the diagonal > 6 > spring onion
4 scallions, white and green parts separated > 4 > spring onion
3 green onions, thinly sliced > 3 > spring onion
1 bunch scallions > 1 bunch > spring onion
1 bunch of spring onions > 1 bunch > spring onion
2 courgettes, grated > 2 > courgette
2 medium zucchini, cut into half-moons > 2 > courgette
1 large aubergine, cut into 2cm cubes > 1 > aubergine
1 eggplant (about 1 lb) > 1 > aubergine
a handful of coriander leaves > 1 handful > coriander
1/4 cup chopped fresh cilantro > 0.25 cup > coriander
small bunch coriander, chopped > 1 bunch > coriander
1 small bunch of fresh parsley, finely chopped > 1 bunch > parsley
handful of fresh basil leaves, torn > 1 handful > basil
1 handful rocket > 1 handful > rocket
2 cups packed arugula > 2 cup > rocket
10 basil leaves > 10 > basil
2 bay leaves > 2 > bay leaf
1 bay leaf > 1 > bay leaf
3 sprigs thyme > 3 sprig > thyme
4 thyme sprigs, leaves picked > 4 sprig > thyme
2 sprigs of fresh rosemary > 2 sprig > rosemary
1 tsp dried oregano > 1 tsp > dried oregano
2 teaspoons ground cumin > 2 tsp > ground cumin
1 teaspoon cumin seeds > 1 tsp > cumin seed
1/2 tsp ground coriander > 0.5 tsp > ground coriander
1 tbsp smoked paprika > 1 tbsp > smoked paprika
1/4 tsp cayenne pepper > 0.25 tsp > cayenne pepper
pinch of salt > 1 pinch > salt
a pinch of saffron > 1 pinch > saffron
a large pinch of sugar > 1 pinch > sugar
2 pinches of nutmeg > 2 pinch > nutmeg
a generous pinch of sea salt flakes > 1 pinch > salt
a dash of Worcestershire sauce > 1 dash > worcestershire sauce
2 dashes hot sauce > 2 dash > hot sauce
salt, to taste > - > salt
salt and pepper to taste > - > salt and pepper
Salt and freshly ground black pepper > - > salt and black pepper
freshly ground black pepper > - > black pepper
kosher salt > - > salt
sea salt and black pepper, to taste > - > salt and black pepper
olive oil, for frying > - > olive oil
vegetable oil for deep-frying > - > vegetable oil
flour, for dusting > - > flour
icing sugar, to serve > - > icing sugar
powdered sugar for dusting > - > icing sugar
lemon wedges, to serve > - > lemon
cooking spray > - > cooking spray
juice of half a lemon > 0.5 > lemon
juice of 1 lemon > 1 > lemon
Juice of 2 limes > 2 > lime
zest of 1 orange > 1 > orange
grated zest of 1 lemon > 1 > lemon
finely grated zest and juice of 1 lime > 1 > lime
1 lemon, zested and juiced > 1 > lemon
1 lemon, juice only > 1 > lemon
½ lemon, juiced > 0.5 > lemon
2 tbsp lemon juice > 2 tbsp > lemon juice
2 tablespoons freshly squeezed lemon juice > 2 tbsp > lemon juice
1 tablespoon fresh lime juice > 1 tbsp > lime juice
1 tsp lemon zest > 1 tsp > lemon zest
1 (400 g) tin chopped tomatoes > 1 can > tomato
1 x 400g can chopped tomatoes > 1 can > tomato
2 x 400 g tins chickpeas, drained and rinsed > 2 can > chickpea
400g tin chopped tomatoes > 1 can > tomato
400g can chickpeas, drained > 1 can > chickpea
2 × 400g tins black beans > 2 can > black bean
1 (14 oz) can diced tomatoes > 1 can > tomato
1 (14.5-ounce) can diced tomatoes, undrained > 1 can > tomato
one 14-ounce can coconut milk > 1 can > coconut milk
1 14-oz can full-fat coconut milk > 1 can > coconut milk
2 (15-ounce) cans garbanzo beans, rinsed > 2 can > chickpea
1 can (15 oz) black beans, drained and rinsed > 1 can > black bean
2 cans tuna in spring water, drained > 2 can > tuna
1 tin tuna > 1 can > tuna
1 tin (400 ml) coconut milk > 1 can > coconut milk
2 tins (400 g each) kidney beans > 2 can > kidney bean
1 (8 oz) package cream cheese, softened > 1 package > cream cheese
1 package (250 g) halloumi > 1 package > halloumi
1 packet instant yeast > 1 package > instant yeast
1 pack of tofu, pressed > 1 package > tofu
1 jar passata (680 g) > 1 package > passata
1 x 250g pack cooked beetroot > 1 package > beetroot
250g pack of cherry tomatoes > 1 package > cherry tomato
1 10-ounce bag baby spinach > 1 package > spinach
1 box (16 oz) penne > 1 package > penne
2 lb 3 oz pork shoulder > 2.1875 lb > pork shoulder
1 lb ground beef > 1 lb > beef mince
500 g beef mince > 500 g > beef mince
1 pound lean ground beef (90/10) > 1 lb > beef mince
450g lean minced beef > 450 g > beef mince
1½ lbs boneless, skinless chicken thighs > 1.5 lb > chicken thigh
2 pounds boneless skinless chicken breasts > 2 lb > chicken breast
4 skinless chicken breasts (about 600 g) > 4 > chicken breast
8 chicken thighs, bone in > 8 > chicken thigh
1 whole chicken (about 4 pounds) > 1 > chicken
1 x 1.5kg chicken > 1 > chicken
4 salmon fillets, skin on > 4 > salmon fillet
4 (6-ounce) salmon fillets > 4 > salmon fillet
2 x 150g cod fillets > 2 > cod fillet
300 g raw king prawns, peeled > 300 g > king prawn
1 lb large shrimp, peeled and deveined > 1 lb > prawn
6 rashers smoked streaky bacon > 6 slice > smoked streaky bacon
4 slices bacon, chopped > 4 slice > bacon
4 bacon rashers > 4 slice > bacon
6 slices sourdough bread, toasted > 6 slice > sourdough bread
2 slices of white bread > 2 slice > white bread
½–¾ cup warm water > 0.5-0.75 cup > water
1/2 - 3/4 cup grated parmesan > 0.5-0.75 cup > parmesan
2-3 tbsp olive oil > 2-3 tbsp > olive oil
2 to 3 tablespoons water > 2-3 tbsp > water
1 or 2 red chillies, deseeded > 1-2 > red chilli
1 to 1½ cups vegetable broth > 1-1.5 cup > vegetable stock
1-1 1/2 tsp curry powder > 1-1.5 tsp > curry powder
100-120g sugar > 100-120 g > sugar
2–3 sprigs fresh mint > 2-3 sprig > mint
one onion > 1 > onion
two carrots, peeled > 2 > carrot
three large eggs > 3 > egg
a dozen eggs > 12 > egg
half a cup of rice > 0.5 cup > rice
a quarter cup sugar > 0.25 cup > sugar
three quarters of a cup of milk > 0.75 cup > milk
one and a half cups flour > 1.5 cup > flour
half a teaspoon of turmeric > 0.5 tsp > turmeric
a cup of milk > 1 cup > milk
an apple > 1 > apple
a couple of tomatoes > 2 > tomato
1 cup plus 2 tablespoons flour > 1.125 cup > flour
1 tbsp plus 1 tsp cornstarch > 1.3333 tbsp > cornflour
1 cup + 2 tbsp sugar > 1.125 cup > sugar
1 teaspoon baking soda > 1 tsp > bicarbonate of soda
1 tsp bicarbonate of soda > 1 tsp > bicarbonate of soda
2 tbsp cornflour mixed with 2 tbsp water > 2 tbsp > cornflour
100 g caster sugar > 100 g > caster sugar
1/2 cup superfine sugar > 0.5 cup > caster sugar
1 cup packed light brown sugar > 1 cup > light brown sugar
1 cup brown sugar, firmly packed > 1 cup > brown sugar
2 cups confectioners' sugar, sifted > 2 cup > icing sugar
300ml double cream > 300 ml > double cream
1 cup heavy cream > 1 cup > double cream
2 tbsp Greek yoghurt > 2 tbsp > greek yoghurt
1 cup plain Greek yogurt > 1 cup > greek yoghurt
200 g feta cheese, crumbled > 200 g > feta
100g cheddar, grated > 100 g > cheddar
1 cup shredded cheddar cheese > 1 cup > cheddar
1/2 cup freshly grated Parmesan cheese > 0.5 cup > parmesan
30g Parmesan, finely grated, plus extra to serve > 30 g > parmesan
125 g ball mozzarella, torn > 125 g > mozzarella
150 g fresh mozzarella > 150 g > mozzarella
2 sticks celery, chopped > 2 stick > celery
2 celery sticks, finely chopped > 2 stick > celery
3 stalks celery > 3 stalk > celery
2 celery stalks, sliced > 2 stalk > celery
1 stalk lemongrass, bruised > 1 stalk > lemongrass
2 carrots, peeled and diced > 2 > carrot
3 medium carrots > 3 > carrot
1 large carrot, grated > 1 > carrot
1 red bell pepper, seeded and diced > 1 > red pepper
1 red pepper, deseeded and sliced > 1 > red pepper
2 green chillies, finely chopped > 2 > green chilli
1 jalapeño, seeded > 1 > jalapeño
1 tsp chili flakes > 1 tsp > chilli flake
½ tsp red pepper flakes > 0.5 tsp > chilli flake
1 head broccoli, cut into florets > 1 head > broccoli
1 cauliflower, broken into florets > 1 > cauliflower
1 small head cauliflower > 1 head > cauliflower
1 butternut squash, peeled, deseeded and cubed > 1 > butternut squash
200g baby spinach leaves > 200 g > spinach
100 g frozen peas > 100 g > pea
1 cup frozen corn, thawed > 1 cup > sweetcorn
150 g mushrooms, sliced > 150 g > mushroom
250g chestnut mushrooms, quartered > 250 g > chestnut mushroom
8 oz cremini mushrooms > 8 oz > chestnut mushroom
4 ripe tomatoes, roughly chopped > 4 > tomato
250 g cherry tomatoes, halved > 250 g > cherry tomato
1 pint cherry tomatoes > 1 pint > cherry tomato
2 tbsp tomato purée > 2 tbsp > tomato purée
2 tablespoons tomato paste > 2 tbsp > tomato purée
1 cucumber > 1 > cucumber
1/2 cucumber, deseeded and diced > 0.5 > cucumber
1 ripe avocado, stoned and sliced > 1 > avocado
2-inch piece of ginger, peeled and grated > 2 inch > ginger
1 inch fresh ginger, minced > 1 inch > ginger
thumb-sized piece of ginger, grated > 1 > ginger
1 thumb-size piece fresh root ginger > 1 > ginger
2 tbsp grated fresh ginger > 2 tbsp > ginger
5cm piece of ginger > 2 inch > ginger
1 cinnamon stick > 1 > cinnamon stick
2 star anise > 2 > star anise
4 whole cloves > 4 > clove
6 cardamom pods, crushed > 6 > cardamom pod
1 vanilla pod, split > 1 > vanilla pod
200 g basmati rice, rinsed > 200 g > basmati rice
1 cup long-grain white rice > 1 cup > white rice
300g spaghetti > 300 g > spaghetti
12 oz. penne pasta > 12 oz > penne
100g red lentils > 100 g > red lentil
1 cup dried green lentils, rinsed > 1 cup > green lentil
50g rolled oats > 50 g > rolled oat
1 cup old-fashioned rolled oats > 1 cup > rolled oat
8 corn tortillas, warmed > 8 > corn tortilla
2 tbsp sesame seeds, toasted > 2 tbsp > sesame seed
50 g flaked almonds > 50 g > flaked almond
1/2 cup chopped walnuts > 0.5 cup > walnut
2 fl oz brandy > 2 fl_oz > brandy
8 fluid ounces water > 8 fl_oz > water
1 quart chicken stock > 1 quart > chicken stock
1 pt double cream > 1 pint > double cream
splash of white wine > 1 > white wine
a drizzle of honey > 1 > honey
1 heaped tsp cornflour > 1 tsp > cornflour
2 rounded tablespoons cocoa powder > 2 tbsp > cocoa powder
1 scant cup sugar > 1 cup > sugar
about 2 cups water > 2 cup > water
approx. 500g new potatoes > 500 g > new potato
- 2 carrots > 2 > carrot
• 1 tsp paprika > 1 tsp > paprika
Plain flour: 250 g > 250 g > plain flour
butter, 50 g > 50 g > butter
eggs x 3 > 3 > egg
sugar 100g > 100 g > sugar
1 cup 2% milk > 1 cup > milk
500g 00 flour > 500 g > 00 flour
1 tsp five-spice powder > 1 tsp > five-spice powder
1 cup milk or cream > 1 cup > milk
2 tbsp butter or margarine > 2 tbsp > butter
1 tbsp rapeseed oil > 1 tbsp > rapeseed oil
2 tbsp canola oil > 2 tbsp > rapeseed oil
50g walnuts (optional) > 50 g > walnut
mixed salad leaves, to serve > - > mixed salad leaf
ice cubes > - > ice cube
`;
