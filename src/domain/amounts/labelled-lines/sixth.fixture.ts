/**
 * Labelled after the parser had been mended with the fourth and the fifth set, before it was tried on
 * these. The first 190 or so are all the lines of 20 recipes, drawn as those of the fifth set were
 * (headings left out); the rest was written to be of other kinds: cooks' own short
 * lists, Indian, Asian and Australian kitchens, bars and bakeries, and old books. Rows as in
 * first.fixture.ts, `|` between names that are equally right; a length counts in inches.
 */
export const sixthLines = `
1 cauliflower, trimmed and broken into florets > 1 > cauliflower
1 tbsp olive oil > 1 tbsp > olive oil
1 tbsp ras el hanout (or harissa seasoning) > 1 tbsp > ras el hanout
1 carrot, sliced on the diagonal > 1 > carrot
2 red onions, thickly sliced > 2 > red onion
3 garlic cloves, finely sliced > 3 clove > garlic
400g tin chickpeas, drained and rinsed > 1 can > chickpea
80g reduced-salt pitted green olives, halved > 80 g > green olive
200g wholewheat couscous > 200 g > wholewheat couscous|wholemeal couscous|couscous
½ reduced-salt vegetable stock cube, made up to 250ml > 0.5 > vegetable stock cube
120ml fat-free yogurt > 120 ml > yoghurt
15g fresh parsley, roughly chopped > 15 g > parsley
500g of beef mince > 500 g > beef mince
1 onion, diced > 1 > onion
2 garlic cloves, sliced > 2 clove > garlic
1 carrot, finely diced > 1 > carrot
1 potato, finely diced > 1 > potato
1 tsp ground cumin, heaped > 1 tsp > ground cumin
1 tsp smoked paprika > 1 tsp > smoked paprika
2 tbsp of tomato purée > 2 tbsp > tomato purée
100g of raisins > 100 g > raisin
300ml of chicken stock > 300 ml > chicken stock
300g of tomatillo salsa > 300 g > tomatillo salsa
lime juice, to taste > - > lime juice
1 handful of coriander, chopped > 1 handful > coriander
olive oil > - > olive oil
2 sticks of rhubarb, finely sliced into ribbons > 2 stick > rhubarb
200ml of apple cider vinegar > 200 ml > apple cider vinegar|cider vinegar
150ml of water > 150 ml > water
150g of caster sugar > 150 g > caster sugar
1 strip of orange peel > 1 > orange peel|orange|orange zest
175g of unsalted butter > 175 g > butter
3 Freshlay Farms Golden Yolker® eggs > 3 > egg|freshlay farms golden yolker® egg
225g of self-raising flour > 225 g > self-raising flour
50g of ground almonds > 50 g > ground almond
50ml of whole milk > 50 ml > milk
200g of rhubarb, finely chopped > 200 g > rhubarb
130g of icing sugar > 130 g > icing sugar
2 tbsp of double cream > 2 tbsp > double cream
1 tsp vanilla bean paste > 1 tsp > vanilla bean paste|vanilla paste
5 tablespoons butter, divided > 5 tbsp > butter
1 small onion, minced > 1 > onion
3 cloves garlic, minced > 3 clove > garlic
1 cup broccoli stems, chopped (optional) > 1 cup > broccoli|broccoli stem
1/4 cup all-purpose flour > 0.25 cup > plain flour
1 cup whole milk > 1 cup > milk
1 cup half and half > 1 cup > half-and-half|half and half
2 1/2 cups chicken or vegetable broth > 2.5 cup > chicken stock
2-3 cups broccoli florets, chopped into very small pieces > 2-3 cup > broccoli|broccoli floret
1 large carrot, thinly sliced > 1 > carrot
1 teaspoon salt (more or less to taste) > 1 tsp > salt
1/2 teaspoon freshly ground black pepper > 0.5 tsp > black pepper
an 8-ounce block of good quality extra-sharp cheddar cheese, grated > 1 package > cheddar
50g diced jarred roasted sweet red peppers > 50 g > red pepper|roasted red pepper|roasted sweet red pepper|sweet red pepper
50g diced pitted green olives > 50 g > green olive
30g grated Pecorino Romano > 30 g > pecorino|pecorino romano
2 spring onions, diced > 2 > spring onion
450g white button mushrooms, cleaned and stemmed > 450 g > button mushroom|white button mushroom
10g finely chopped fresh basil leaves > 10 g > basil
2 cups (240 grams) all-purpose flour (or wheat flour (refer notes)) > 2 cup > plain flour
2 ½ teaspoons (12.5 g) baking powder > 2.5 tsp > baking powder
½ teaspoon salt ((or ⅓ teaspoon table salt)) > 0.5 tsp > salt
1 cup (200 grams) fine sugar ((prefer organic)) > 1 cup > sugar|fine sugar|caster sugar
100 grams (3.53 oz) unsalted butter ((soft & cold) ) > 100 g > butter
2 teaspoons (10 ml) vanilla extract > 2 tsp > vanilla extract
160 ml milk > 160 ml > milk
1 cup ripe banana (mashed) > 1 cup > banana
4 whole peppercorns > 4 > peppercorn|black peppercorn
1/2 cup water > 0.5 cup > water
1/2 cup white vinegar > 0.5 cup > white vinegar
2 teaspoons sugar > 2 tsp > sugar
Dash ground ginger > 1 dash > ground ginger
1 pound boneless beef top round steak, cut into 1-inch cubes > 1 lb > beef top round steak|top round steak
3 medium carrots, cut into 1/2-inch slices > 3 > carrot
2 celery ribs, cut into 1/2-inch slices > 2 stalk > celery
1 small onion, chopped > 1 > onion
1/3 cup crushed gingersnaps > 0.3333 cup > gingersnap|gingernut
Hot cooked egg noodles > - > egg noodle
Optional: Chopped fresh parsley and coarsely ground pepper > - > parsley|parsley and pepper
2 bone-in chicken breasts, skin removed (1 to 1 1/2 pounds) > 2 > chicken breast
1 cup long-grain white rice, like basmati > 1 cup > white rice
2 celery ribs, diced small > 2 stalk > celery
2 medium carrots, peeled and diced small > 2 > carrot
1 onion, diced small > 1 > onion
2 cloves garlic, peeled but left whole > 2 clove > garlic
1 teaspoon salt, plus more to taste (see Recipe Note) > 1 tsp > salt
1/2 teaspoon ground black pepper > 0.5 tsp > black pepper
2 quarts unsalted or low-sodium chicken stock > 2 quart > chicken stock
Juice of 1/2 lemon (about 3 tablespoons) > 0.5 > lemon
Chopped fresh parsley, for serving > - > parsley
2 tablespoons olive oil > 2 tbsp > olive oil
1 teaspoon kosher salt > 1 tsp > salt
2 pounds (910 g) parsnips, peeled, cut into 1 1/2-inch (4 cm) chunks (see recipe note) > 2 lb > parsnip
1/2 cup (120 ml) vegan mayo, prepared or homemade > 0.5 cup > vegan mayonnaise|vegan mayo|mayonnaise
2 tablespoons fresh lemon juice > 2 tbsp > lemon juice
1 teaspoon kelp powder > 1 tsp > kelp powder
3 tablespoons capers, drained and rinsed > 3 tbsp > caper
1/3 cup (15 g) thinly sliced chives, plus extra for garnish > 0.3333 cup > chive
2 ribs celery, thinly sliced > 2 stalk > celery
Large split-top hot dog buns > - > hot dog bun
Vegan butter, softened > - > vegan butter
Sweet paprika > - > sweet paprika|paprika
1/4 cup (11 g) thickly sliced chives > 0.25 cup > chive
1 onion finely chopped > 1 > onion
2 garlic cloves crushed > 2 clove > garlic
large handful parsley leaves chopped, stalks finely chopped > 1 handful > parsley
1 large courgette peeled into ribbons all around the edge, centre grated or finely chopped > 1 > courgette
½ a lemon zested and juiced > 0.5 > lemon
grated parmesan to serve > - > parmesan
85g unsalted butter melted > 85 g > butter
200g icing sugar sifted > 200 g > icing sugar
20g Ginger > 20 g > ginger
2–3 Garlic Cloves > 2-3 clove > garlic
300g Silken Tofu > 300 g > silken tofu|tofu
35g Dried Sliced Shiitake > 35 g > dried shiitake|shiitake|dried shiitake mushroom
80g Spinach > 80 g > spinach
1 Stock Cube > 1 > stock cube
3 Tbsp Miso > 3 tbsp > miso
2 Tbsp Soy Sauce > 2 tbsp > soy sauce
400g Instant Udon Noodles > 400 g > udon noodle|instant udon noodle
100g Vegan Kimchi (Optional) > 100 g > kimchi|vegan kimchi
4 Tsp Crispy Chili Oil (Optional) > 4 tsp > chilli oil|crispy chilli oil
2 Tbsp Sesame Seeds > 2 tbsp > sesame seed
200g quick cook polenta > 200 g > polenta|quick-cook polenta|quick cook polenta
195ml olive oil > 195 ml > olive oil
2 x 120g tins sardines in sunflower oil > 2 can > sardine
90g spring onions, finely chopped > 90 g > spring onion
5 cloves garlic, crushed > 5 clove > garlic
4 tbsp tomato paste > 4 tbsp > tomato purée
1 x 340g tin sweetcorn, strained > 1 can > sweetcorn
5g ginger, peeled and finely grated > 5 g > ginger
½ tsp ground cumin > 0.5 tsp > ground cumin
2 tsp aleppo chilli > 2 tsp > aleppo chilli
1 lime juiced to get 1 tbsp > 1 > lime
25g coriander leaves, finely chopped > 25 g > coriander
fine sea salt and black pepper > - > salt and black pepper
Dried oregano (1tsp) > 1 tsp > dried oregano
Ground smoked paprika (1tsp) > 1 tsp > smoked paprika|ground smoked paprika
Ciabatta x2 > 2 > ciabatta
Garlic clove > - > garlic
Tomato x2 > 2 > tomato
Halloumi (200g) > 200 g > halloumi
Rocket (50g) > 50 g > rocket
Red wine vinegar (15ml) > 15 ml > red wine vinegar
White potato x3 > 3 > white potato|potato
2 cauliflowers, outer leaves removed > 2 > cauliflower
6 tbsp extra virgin olive oil > 6 tbsp > olive oil
1 tsp caraway seeds > 1 tsp > caraway seed
30g fresh basil, finely chopped > 30 g > basil
3 spring onions, trimmed and finely chopped > 3 > spring onion
1 green chilli, finely chopped > 1 > green chilli
1-2 lemons > 1-2 > lemon
1 14- ounce can of full fat coconut milk > 1 can > coconut milk
1 large yellow onion, chopped > 1 > yellow onion|onion
1 small serrano chile, stemmed and chopped > 1 > serrano chilli
2 teaspoons fine grain sea salt > 2 tsp > salt
4 1/2 cups water > 4.5 cup > water
2-3 large heads of broccoli (~1 1/2 lb.), cut into small florets > 2-3 head > broccoli
2-3 large handfuls of spinach > 2-3 handful > spinach
to serve: lots of pan-fried tofu cubes, toasted almonds, scallions, chive flowers (optional) > - > tofu
1 tablespoon rosemary needles > 1 tbsp > rosemary|rosemary needle
1 ½ cups frozen raspberries (defrosted) > 1.5 cup > raspberry
juice of 1 lemon (approximately 2 tablespoons) > 1 > lemon
5 tablespoons sugar (¼ cup + 1 tablespoon) > 5 tbsp > sugar
¾ cup water > 0.75 cup > water
1 tablespoon cornstarch > 1 tbsp > cornflour
1 ½ ounces vodka (or gin) > 1.5 oz > vodka
½ ounce St. Germaine elderflower liqueur > 0.5 oz > elderflower liqueur|st. germaine elderflower liqueur
1 ½ ounces raspberry-rosemary syrup (made from ingredients above) > 1.5 oz > raspberry-rosemary syrup
ice > - > ice
1 tablespoon soda water > 1 tbsp > soda water
1 tablespoon champagne > 1 tbsp > champagne
rosemary sprigs > - > rosemary
raspberries > - > raspberry
1 1/2 kilo chicken breast fillet > 1.5 kg > chicken breast|chicken breast fillet
4-5 tablespoon(s) olive oil > 4-5 tbsp > olive oil
pepper > - > pepper
50 g all-purpose flour > 50 g > plain flour
2 clove(s) of garlic > 2 clove > garlic
750 g artichokes > 750 g > artichoke
80 g white wine > 80 g > white wine
lemon juice > - > lemon juice
400 g water > 400 g > water
1 tablespoon(s) chicken stock pot > 1 tbsp > chicken stock pot
2 tablespoon(s) tarragon > 2 tbsp > tarragon
lemon > - > lemon
parsley > - > parsley
2 teaspoons whole black peppercorns > 2 tsp > black pepper|black peppercorn
2 teaspoons fresh ground black pepper > 2 tsp > black pepper
1 tablespoon mild American paprika > 1 tbsp > paprika|american paprika|mild american paprika
2 teaspoons garlic powder > 2 tsp > garlic powder
2 teaspoons Morton Coarse Kosher Salt > 2 tsp > salt
2 teaspoons rubbed sage > 2 tsp > sage|rubbed sage|dried sage
2 teaspoons cayenne, chipotle, or other hot chile powder or flakes > 2 tsp > cayenne|cayenne pepper
1 medium green jalapeño > 1 > jalapeño|green jalapeño
3 garlic cloves > 3 clove > garlic
20 ounces ground pork butt > 20 oz > ground pork butt|pork mince|pork butt
12 ounces ground beef chuck > 12 oz > beef mince|ground beef chuck
⅓ cup very cold water > 0.3333 cup > water
4 feet pork sausage casings > 48 inch > pork sausage casing|sausage casing
2 cups of Onions > 2 cup > onion
1 pound of Ground Beef/Lamb > 1 lb > beef mince|ground beef
½ tsp. Garlic > 0.5 tsp > garlic
2 tsp. Coriander Powder > 2 tsp > ground coriander|coriander powder
½ tsp. Black Pepper Powder (freshly ground) > 0.5 tsp > black pepper|black pepper powder
1 medium Onion (finely chopped) > 1 > onion
2 tsp. Tomato Paste > 2 tsp > tomato purée
30 ml. Cooking Oil > 30 ml > cooking oil|oil
1 tsp. Dried Mint Leaves > 1 tsp > dried mint
500 ml. Plain Yogurt > 500 ml > yoghurt|natural yoghurt|plain yoghurt
milk 2l > 2 l > milk
2x oat milk > 2 > oat milk
eggs, 12 > 12 > egg
loaf of wholemeal bread > 1 > wholemeal bread
bananas > - > banana
6 cans beer > 6 can > beer
tomatoes 1kg > 1 kg > tomato
onions - 3 large > 3 > onion
spuds 2 kg > 2 kg > spud|potato
1 bag apples > 1 package > apple
cat food > - > cat food
toilet paper > - > toilet paper
kitchen foil > - > kitchen foil|foil
a tub of hummus > 1 package > hummus
2 green chillies, slit lengthwise > 2 > green chilli
1 tsp jeera > 1 tsp > jeera|cumin seed
8-10 curry leaves > 8-10 > curry leaf
1 inch cinnamon stick > 1 > cinnamon stick
3 to 4 green cardamoms > 3-4 > cardamom|green cardamom
1 cup toor dal, soaked for 30 minutes > 1 cup > toor dal
2 tbsp ghee, melted > 2 tbsp > ghee
¼ tsp asafoetida (hing) > 0.25 tsp > asafoetida
a few strands of saffron soaked in 1 tbsp milk > - > saffron
salt as per taste > - > salt
Coriander leaves – a handful > 1 handful > coriander
Paneer – 250 gms, cubed > 250 g > paneer
1 tsp ginger-garlic paste > 1 tsp > ginger-garlic paste
2 makrut lime leaves, finely shredded > 2 > makrut lime leaf|lime leaf
1 stalk of lemongrass, white part only > 1 stalk > lemongrass
2 tbsp palm sugar, grated > 2 tbsp > palm sugar
1 sheet of kombu (10 cm) > 1 > kombu
400ml dashi > 400 ml > dashi
2 blocks instant ramen > 2 package > instant ramen|ramen|ramen noodle
1 daikon radish, julienned > 1 > daikon|daikon radish
3 spring rolls wrappers > 3 > spring roll wrapper|spring rolls wrapper
100g vermicelli rice noodles > 100 g > rice noodle|vermicelli rice noodle
handful of bean sprouts > 1 handful > bean sprout
2 tsp sambal oelek > 2 tsp > sambal oelek
500g chicken mince > 500 g > chicken mince
250g punnet cherry tomatoes, halved > 1 package > cherry tomato
1 Lebanese cucumber, sliced > 1 > cucumber|lebanese cucumber
2 tsp Vegemite > 2 tsp > vegemite
300g kumara, peeled > 300 g > kumara|sweet potato
1 long red chilli, deseeded and finely chopped > 1 > red chilli
½ bunch English spinach, trimmed > 0.5 bunch > spinach|english spinach
1 cup (150g) self-raising flour, sifted > 1 cup > self-raising flour
50 ml white rum > 50 ml > white rum|rum
25ml freshly squeezed lime juice > 25 ml > lime juice
2 dashes of orange bitters > 2 dash > orange bitter|orange bitters
1 oz. sweet vermouth > 1 oz > sweet vermouth|vermouth
1 maraschino cherry, to garnish > 1 > maraschino cherry
soda water, to top up > - > soda water
6-8 mint leaves > 6-8 > mint
a large handful of ice > 1 handful > ice
1 measure (25ml) of grenadine > 1 > grenadine
500g strong white bread flour, plus extra for kneading > 500 g > strong white flour|strong white bread flour|bread flour
10 g fine sea salt > 10 g > salt
320ml tepid water > 320 ml > water
150 g active sourdough starter > 150 g > sourdough starter|active sourdough starter
1 egg, beaten with 1 tbsp water, to glaze > 1 > egg
1 tbsp poppy seeds, for sprinkling > 1 tbsp > poppy seed
115 g (½ cup) light brown sugar, packed > 115 g > light brown sugar
2 eggs, separated, at room temperature > 2 > egg
100g white chocolate, roughly chopped > 100 g > white chocolate
1 tsp cinnamon, ground > 1 tsp > cinnamon|ground cinnamon
85g/3oz butter, plus a little extra for greasing > 85 g > butter
½ a pint of milk > 0.5 pint > milk
¼ pint (150 ml) double cream > 0.25 pint > double cream
6 oz lard or dripping > 6 oz > lard
a wineglass of port > 1 > port
1 rasher of streaky bacon, cut small > 1 slice > streaky bacon
a blade of mace > 1 > mace
1 teacupful breadcrumbs > 1 > breadcrumb
2 penn'orth of parsley > - > parsley
1 hen, jointed > 1 > hen|chicken
2 lbs. neck of lamb > 2 lb > neck of lamb|lamb neck
the white of 1 egg > 1 > egg|egg white
the yolks of 4 eggs > 4 > egg|egg yolk
3 ozs. suet, shredded > 3 oz > suet
1 gill cream > - > cream|1 gill cream
`;
