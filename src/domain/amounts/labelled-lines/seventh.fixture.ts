/**
 * Labelled after the parser had been mended with the first six sets, before it was tried on these.
 * The first 130 or so are the lines of 14 American recipes, drawn from what
 * github.com/dpapathanasiou/recipes keeps of Epicurious and Allrecipes (headings and tips left out);
 * the rest was written to be as odd as what cooks paste: two amounts, sizes, asides, brands, typing
 * in haste. Rows as in first.fixture.ts, `|` between names that are equally right; a length counts in
 * inches.
 */
export const seventhLines = `
3 tablespoons light olive oil > 3 tbsp > olive oil|light olive oil
2 medium onions, finely chopped > 2 > onion
2 stalks celery, finely chopped > 2 stalk > celery
1/3 cup pine nuts, lightly toasted in a frying pan (no oil needed) > 0.3333 cup > pine nut
1/3 cup walnut halves, chopped > 0.3333 cup > walnut
3/4 cup chestnuts, peeled, cooked, and chopped > 0.75 cup > chestnut
3 tablespoons fresh sage, chopped > 3 tbsp > sage
3 veggie burgers, cooked and crumbled > 3 > veggie burger
1 1/4 cups dried breadcrumbs > 1.25 cup > dried breadcrumb|breadcrumb
3 large, free-range eggs, beaten > 3 > egg
1/4 cup water, or more to taste > 0.25 cup > water
3 tablespoons lime juice > 3 tbsp > lime juice
3 tablespoons fish sauce > 3 tbsp > fish sauce
3 tablespoons brown sugar, or more to taste > 3 tbsp > brown sugar
1 clove garlic, minced > 1 clove > garlic
1 teaspoon minced fresh ginger root > 1 tsp > ginger
1/2 teaspoon Sriracha chile sauce > 0.5 tsp > sriracha chilli sauce|sriracha
1 (8 ounce) package (linguine-width) rice noodles > 1 package > rice noodle
2 cups thinly sliced Napa (Chinese) cabbage > 2 cup > napa cabbage|chinese cabbage
1 1/2 cups matchstick-cut carrots > 1.5 cup > carrot
8 ounces grilled shrimp > 8 oz > prawn
1 cup bean sprouts > 1 cup > bean sprout
1/2 English cucumber, halved lengthwise and cut into thin slices > 0.5 > english cucumber|cucumber
2 green onions, thinly sliced > 2 > spring onion
2 2/3 tablespoons chopped fresh mint > 2.6667 tbsp > mint
2 2/3 tablespoons chopped fresh cilantro > 2.6667 tbsp > coriander
1/2 cup coarsely chopped peanuts > 0.5 cup > peanut
6 ounces slender green beans, trimmed, halved > 6 oz > green bean
5 6-ounce cans solid white tuna packed in oil, drained, 1/4 cup plus 2 tablespoons oil reserved > 5 can > tuna|white tuna
1 pint cherry tomatoes, halved > 1 pint > cherry tomato
1/2 cup Niçois olives* or pitted Kalamata olives > 0.5 cup > niçois olive|olive
7 tablespoons thinly sliced fresh mint > 7 tbsp > mint
1/2 cup olive oil > 0.5 cup > olive oil
4 tablespoons fresh lemon juice > 4 tbsp > lemon juice
1 garlic clove, peeled > 1 clove > garlic
3/4 teaspoon ground cumin > 0.75 tsp > ground cumin
1 5-ounce bag mesclun salad mix > 1 package > mesclun salad mix|mesclun|mesclun salad
Lemon wedges > - > lemon
1 tablespoons vegetable oil > 1 tbsp > vegetable oil
2 1/2 pounds meaty lamb neck bones > 2.5 lb > lamb neck bone|meaty lamb neck bone
10 cups water > 10 cup > water
1/2 small cabbage, chopped > 0.5 > cabbage
2 carrots, peeled, chopped > 2 > carrot
1/2 large rutabaga, peeled, chopped > 0.5 > swede
2/3 cup pearl barley, rinsed > 0.6667 cup > pearl barley
3 tablespoons instant beef bouillon granules > 3 tbsp > beef bouillon granule|beef stock granule|instant beef bouillon granule|instant beef stock granule
2 teaspoons dried thyme > 2 tsp > dried thyme
Pinch of ground allspice > 1 pinch > ground allspice|allspice
4 green onions, coarsely chopped > 4 > spring onion
3 tablespoons sugar > 3 tbsp > sugar
3 garlic cloves, coarsely chopped > 3 clove > garlic
1 2-inch piece fresh ginger, peeled, cut into thin rounds > 2 inch > ginger
2/3 cup soy sauce > 0.6667 cup > soy sauce
2/3 cup mirin (sweet Japanese rice wine) > 0.6667 cup > mirin
1/3 cup Asian sesame oil > 0.3333 cup > sesame oil|asian sesame oil
2 tablespoons toasted sesame seeds > 2 tbsp > sesame seed
1 teaspoon freshly ground black pepper > 1 tsp > black pepper
1 boned butterflied leg of lamb (about 5 1/2 pounds; from one 6 1/2- to 7-pound bone-in leg), trimmed of excess fat > 1 > leg of lamb
1 cup chopped peeled cored Asian pear (about 1/2 large) > 1 cup > asian pear
10 green onions; 2 chopped, 8 trimmed > 10 > spring onion
3 tablespoons Asian sesame oil > 3 tbsp > sesame oil|asian sesame oil
4 tablespoons toasted sesame seeds, divided > 4 tbsp > sesame seed
Nonstick vegetable oil spray > - > vegetable oil spray
8 jalapeño chiles, halved (seeded, if desired) > 8 > jalapeño
8 garlic cloves, peeled > 8 clove > garlic
1/2 cup kochujang (Korean hot pepper paste) > 0.5 cup > kochujang|gochujang
1 large head of butter lettuce, leaves separated and left whole > 1 head > butter lettuce
1/2 small onion, chopped > 0.5 > onion
1/2 serrano chile, seeded, chopped > 0.5 > serrano chilli
1 14-ounce can whole peeled tomatoes > 1 can > tomato
1/4 cup canned piquillo peppers, chopped > 0.25 cup > piquillo pepper
2 teaspoons light brown sugar > 2 tsp > light brown sugar
2 teaspoons red wine vinegar > 2 tsp > red wine vinegar
Kosher salt, freshly ground pepper > - > salt|salt and pepper
1/2 cup (1 stick) unsalted butter > 0.5 cup > butter
4 garlic cloves, finely chopped > 4 clove > garlic
1/2 pound ground lamb > 0.5 lb > lamb mince
1/4 pound ground beef > 0.25 lb > beef mince
1 teaspoon Aleppo pepper > 1 tsp > aleppo pepper
1 teaspoon ras-el-hanout > 1 tsp > ras-el-hanout|ras el hanout
1/2 pound pizza dough, room temperature > 0.5 lb > pizza dough
1 cup fresh flat-leaf parsley leaves > 1 cup > parsley
Olive oil (for drizzling) > - > olive oil
2 tablespoons extra-virgin olive oil > 2 tbsp > olive oil
1/4 cup crushed garlic > 0.25 cup > garlic
2 pounds cubed leg of lamb meat > 2 lb > leg of lamb|leg of lamb meat
1 teaspoon chopped fresh mint > 1 tsp > mint
1 teaspoon ground dried turmeric > 1 tsp > turmeric|ground turmeric|dried turmeric
1 teaspoon chopped fresh rosemary > 1 tsp > rosemary
2 (14.5 ounce) cans diced tomatoes, drained > 2 can > tomato
1 pound baby okra > 1 lb > okra
1 teaspoon lemon juice > 1 tsp > lemon juice
1 cup thin egg noodles > 1 cup > egg noodle
2 cups long grain rice > 2 cup > rice|long grain rice
2 cups chicken broth > 2 cup > chicken stock
1 pinch salt and pepper to taste > 1 pinch > salt and pepper
1 teaspoon olive oil > 1 tsp > olive oil
1 medium onion, peeled and finely chopped (about 2 cups) > 1 > onion
2 large or 3 small cloves garlic, peeled and finely chopped > 2-3 clove > garlic
6 medium beets (about 1 1/2 pounds), finely chopped > 6 > beetroot
1 small baking potato, peeled and finely chopped > 1 > baking potato|potato
1 large celery stalk, finely chopped > 1 stalk > celery
5 cups vegetable stock > 5 cup > vegetable stock
1 tablespoon fresh basil leaves, chopped or 1 teaspoon dried > 1 tbsp > basil
1 tablespoon fresh thyme leaves, chopped or 1 teaspoon dried > 1 tbsp > thyme
1/2 teaspoon sea salt > 0.5 tsp > salt
1/4 teaspoon freshly ground black pepper > 0.25 tsp > black pepper
Approximately 1/3 cup plain nonfat or low-fat yogurt for garnish > 0.3333 cup > yoghurt|plain yoghurt|natural yoghurt
Approximately 3 tablespoons chives or scallion greens, chopped for garnish > 3 tbsp > chive
2 tablespoons flax seed meal > 2 tbsp > flax seed meal|flaxseed meal
1 cup butter, softened > 1 cup > butter
1 cup white sugar > 1 cup > sugar|white sugar
1/2 cup brown sugar > 0.5 cup > brown sugar
3 egg yolks > 3 > egg yolk
1 1/2 teaspoons pure vanilla extract > 1.5 tsp > vanilla extract
2 cups all-purpose flour > 2 cup > plain flour
1/4 cup brewers' yeast > 0.25 cup > brewers' yeast|brewer's yeast
1 tablespoon wheat germ > 1 tbsp > wheat germ
1/2 teaspoon cream of tartar > 0.5 tsp > cream of tartar
2 1/2 cups old-fashioned oats > 2.5 cup > rolled oat
1 cup chocolate chips > 1 cup > chocolate chip
2 pounds boneless lamb shoulder, cut into serving-size pieces > 2 lb > lamb shoulder
2 tablespoons butter > 2 tbsp > butter
1 teaspoon ground cinnamon > 1 tsp > ground cinnamon|cinnamon
2 tablespoons white sugar > 2 tbsp > sugar|white sugar
4 quinces - washed, cored, and quartered > 4 > quince
oil for frying > - > oil
1 3/4 pounds okra, trimmed and halved lengthwise > 1.75 lb > okra
1 (1/2 inch) piece fresh ginger > 0.5 inch > ginger
1 teaspoon ground red chile pepper > 1 tsp > ground red chilli|chilli powder|red chilli|ground red chilli pepper
1/4 teaspoon dried mango powder (amchoor) > 0.25 tsp > mango powder|dried mango powder
1/4 teaspoon ground coriander > 0.25 tsp > ground coriander
2 tablespoons plain yogurt > 2 tbsp > yoghurt|plain yoghurt|natural yoghurt
3/4 cup water, hot > 0.75 cup > water
2 pounds mussels, cleaned and debearded > 2 lb > mussel
1 1/4 cups white wine > 1.25 cup > white wine
3 tablespoons margarine > 3 tbsp > margarine
1 clove garlic, crushed > 1 clove > garlic
1 leek, bulb only, chopped > 1 > leek
1/2 teaspoon fenugreek seeds, finely crushed > 0.5 tsp > fenugreek seed
1 1/2 tablespoons all-purpose flour > 1.5 tbsp > plain flour
6 saffron threads > 6 > saffron|saffron thread
1 1/4 cups chicken broth > 1.25 cup > chicken stock
1 tablespoon chopped fresh parsley > 1 tbsp > parsley
2 tablespoons whipping cream > 2 tbsp > whipping cream
1 lamb shank, about 1lb (500g) > 1 > lamb shank
1 turnip, peeled and cut into chunks > 1 > turnip
1 sprig of thyme > 1 sprig > thyme
8 1/2 cups (3 1/2 pints/2 liters) water > 8.5 cup > water
4 tsp sea salt > 4 tsp > salt
1 cucumber, cut into thin strands or "spaghetti" (see note) > 1 > cucumber
plain (natural) yogurt > - > yoghurt|plain yoghurt|natural yoghurt
a few sprigs of mint > - > mint
black pepper > - > black pepper
a 1-inch piece fresh gingerroot > 1 inch > ginger
1 cup mirin* > 1 cup > mirin
1/2 cup tamari* or soy sauce > 0.5 cup > tamari
1/4 cup white miso* > 0.25 cup > white miso
1/4 cup rice vinegar (not seasoned) > 0.25 cup > rice vinegar
2 tablespoons packed brown sugar > 2 tbsp > brown sugar
six 6- to 7-ounce skinless pieces Chilean sea bass fillet (each about 1 1/2 inches thick) > 6 > sea bass fillet|chilean sea bass fillet|chilean sea bass
400 g / 14 oz tinned peaches in juice > 400 g > peach|tinned peach
2-3tbsp milk (any kind) > 2-3 tbsp > milk
1.5kg bag of potatoes > 1 package > potato
Half a bunch flat leaf parsley > 0.5 bunch > parsley|flat leaf parsley
1/2c sugar > 0.5 cup > sugar
1tsp.vanilla > 1 tsp > vanilla
2Tbsp olive oil > 2 tbsp > olive oil
1 cup/250ml coconut milk, shaken > 1 cup > coconut milk
one tin (400ml) of coconut milk > 1 can > coconut milk
1 x 28oz tin of plum tomatoes > 1 can > plum tomato
3 x 330ml cans of lager > 3 can > lager
1 bottle (330 ml) stout > 1 package > stout
2 heads garlic, cloves peeled > 2 head > garlic
12 cloves of garlic (yes, really) > 12 clove > garlic
garlic, 3 cloves > 3 clove > garlic
2 cloves > 2 clove > garlic|clove
cloves, 6 > 6 > clove
1/4 tsp cloves, ground > 0.25 tsp > clove|ground clove
a thumb-size knob of ginger, minced > 1 > ginger
1½ inch piece of fresh turmeric > 1.5 inch > turmeric
8cm piece daikon, cut into matchsticks > 3.2 inch > daikon
4 x 2cm thick slices of sourdough > 4 slice > sourdough
1 x 20cm sponge flan case > 1 > sponge flan case|flan case
three 8-inch tortillas > 3 > tortilla
1 (10-inch) baked pastry shell > 1 > pastry shell
20 mini pitta breads > 20 > pitta bread|mini pitta bread|pitta
1 heaped dessertspoon marmalade > 2 tsp > marmalade
2 good handfuls of frozen peas > 2 handful > pea
small pinch cayenne > 1 pinch > cayenne|cayenne pepper
3 or 4 drops of rosewater > 3-4 > rosewater
5 peppercorns, crushed > 5 > peppercorn|black peppercorn
freshly milled pepper > - > pepper
pepper to taste > - > pepper
sugar to taste > - > sugar
salt – about 1 tsp > 1 tsp > salt
butter for the tin > - > butter
25g butter, plus 10g for greasing > 25 g > butter
3 tbsp plus 2 tsp caster sugar > 3.6667 tbsp > caster sugar
1 cup + 3 tablespoons milk, warmed > 1.1875 cup > milk
1 lb + 2 oz beef > 1.125 lb > beef
two and a half cups of oats > 2.5 cup > oat
a cup and a half of rice > 1.5 cup > rice
three-quarters teaspoon salt > 0.75 tsp > salt
10-12 large raw prawns, shell on > 10-12 > prawn
1–1.2 kg whole sea bream, gutted > 1-1.2 kg > sea bream
between 4 and 6 carrots > 4-6 > carrot
up to 200ml water > 200 ml > water
no more than 1 tbsp oil > 1 tbsp > oil
about a dozen cherry tomatoes > 12 > cherry tomato
half a dozen eggs > 6 > egg
2 dozen mini marshmallows > 24 > marshmallow|mini marshmallow
1 egg white, lightly whisked > 1 > egg white
yolks of 2 large eggs > 2 > egg|egg yolk
4 chicken legs (thigh and drumstick) > 4 > chicken leg
600g boned chicken thighs, skin left on > 600 g > chicken thigh
1 rack of pork ribs (about 1 kg) > 1 > pork rib|rack of pork ribs
350 g Waitrose Essential penne > 350 g > penne|essential penne|waitrose essential penne
2 tsp Bart ground cumin > 2 tsp > ground cumin|bart ground cumin
1 x 375g pkt Jus-Rol puff pastry > 1 package > puff pastry|jus-rol puff pastry
1 can Campbell's cream of chicken soup > 1 can > cream of chicken soup
3 Oxo vegetable stock cubes > 3 > vegetable stock cube|oxo vegetable stock cube
4 scoops vanilla ice cream, to serve > 4 > vanilla ice cream
a drizzle of maple syrup > 1 > maple syrup
1 small glass dry sherry > 1 > sherry|dry sherry
2 mugs of boiling water > 2 > water|boiling water
🥕 2 carrots > 2 > carrot
✅ 1 onion, chopped > 1 > onion
2 carrots 🥕 > 2 > carrot
`;
