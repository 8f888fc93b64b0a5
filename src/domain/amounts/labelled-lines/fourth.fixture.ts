/**
 * Written as cooks, blogs and printed books of both sides of the ocean write them, and labelled
 * before the parser was tried on them and without a look at it. Rows as in first.fixture.ts, `|`
 * between names that are equally right. A length counts in inches, of 2.5 cm each.
 *
 * One set is one file, however long: it was measured as one.
 */
export const fourthLines = `
225g self-raising flour, plus extra for dusting > 225 g > self-raising flour
3 medium free-range eggs > 3 > egg
2 large eggs, beaten, plus 1 yolk > 2 > egg
1 large egg + 1 egg yolk > 1 > egg
175 g softened butter > 175 g > butter
1¾ cups unbleached all-purpose flour, spooned and leveled > 1.75 cup > plain flour
2⅓ cups bread flour > 2.3333 cup > bread flour|strong flour|strong white flour
⅔ cup granulated sugar > 0.6667 cup > sugar|granulated sugar
⅛ teaspoon ground cloves > 0.125 tsp > ground clove
⅜ cup sunflower oil > 0.375 cup > sunflower oil
1 2/3 cups semi-sweet chocolate chips > 1.6667 cup > chocolate chip|semi-sweet chocolate chip|dark chocolate chip
3/4 cup + 2 tbsp whole wheat flour > 0.875 cup > wholemeal flour
1/4 cup plus 1 tablespoon maple syrup, divided > 0.3125 cup > maple syrup
2 tbsp + 2 tsp rice vinegar > 2.6667 tbsp > rice vinegar
1 cup minus 1 tbsp caster sugar > 0.9375 cup > caster sugar
½–¾ tsp cayenne > 0.5-0.75 tsp > cayenne|cayenne pepper
1-1½ tsp gochugaru, to taste > 1-1.5 tsp > gochugaru
2 - 3 tbsp gochujang paste > 2-3 tbsp > gochujang|gochujang paste
1½ to 2 pounds beef chuck, cut into 1-inch cubes > 1.5-2 lb > beef chuck
4–6 spring onions, green parts only > 4-6 > spring onion
six to eight dried apricots > 6-8 > dried apricot
two or three bay leaves > 2-3 > bay leaf
about 20 green beans, topped and tailed > 20 > green bean
roughly 300g leftover roast chicken, shredded > 300 g > roast chicken|chicken
approximately 1 litre boiling water > 1 l > water|boiling water
at least 1 tbsp neutral oil > 1 tbsp > neutral oil
a scant ½ cup tahini, well stirred > 0.5 cup > tahini
1 heaping teaspoon Dijon mustard > 1 tsp > dijon mustard
1 level tablespoon plain flour > 1 tbsp > plain flour
3 rounded tsp baking powder > 3 tsp > baking powder
a good pinch of dried chilli flakes > 1 pinch > chilli flake|dried chilli flake
a big handful of flat-leaf parsley, leaves picked > 1 handful > parsley|flat-leaf parsley
2 generous handfuls of kale, stems stripped > 2 handful > kale
couple of handfuls of spinach > 2 handful > spinach
large handful mixed salad leaves > 1 handful > mixed salad leaf|salad leaf
a small handful each of mint and dill > 1 handful > mint|mint and dill
generous knob of butter, for frying > 1 > butter
1 knob of ginger, finely grated > 1 > ginger
walnut-sized knob of butter > 1 > butter
good glug of olive oil > 1 > olive oil
a glug of red wine > 1 > red wine
2 glugs of extra virgin olive oil > 2 > olive oil
drizzle of runny honey > 1 > honey|runny honey
a squeeze of lemon juice > 1 > lemon juice
squeeze of lime > 1 > lime
a splash of milk, to loosen > 1 > milk
a dash of Tabasco > 1 dash > tabasco
3 dashes Angostura bitters > 3 dash > angostura bitter|angostura bitters|bitters|bitter
few sprigs of fresh thyme > - > thyme
some flaky sea salt > - > salt
a little vegetable oil, for brushing > - > vegetable oil
plenty of freshly ground black pepper > - > black pepper
lots of fresh dill > - > dill
salt, to season > - > salt
kosher salt and freshly cracked pepper > - > salt and pepper
salt & pepper > - > salt and pepper
sea salt flakes > - > salt
nonstick cooking spray, for the pan > - > cooking spray
vegetable oil, for deep-frying > - > vegetable oil
oil for greasing > - > oil
steamed rice and lime wedges, to serve > - > rice|rice and lime|steamed rice and lime|rice and lime wedge
toasted sesame seeds, for garnish > - > sesame seed
fresh coriander to garnish (optional) > - > coriander
a few basil leaves, to finish > - > basil
hot sauce, to taste > - > hot sauce
juice of half an orange > 0.5 > orange
juice of ½ lemon > 0.5 > lemon
juice of 2-3 limes > 2-3 > lime
the zest and juice of 2 unwaxed lemons > 2 > lemon
zest of ½ a grapefruit > 0.5 > grapefruit
finely grated zest of 1 large orange > 1 > orange
1 lime, cut into wedges > 1 > lime
½ orange, zest and juice > 0.5 > orange
2 lemons, 1 juiced and 1 sliced > 2 > lemon
squeezed juice of 1 blood orange > 1 > blood orange
1 tbsp lemon zest, finely grated > 1 tbsp > lemon zest
60 ml freshly squeezed orange juice > 60 ml > orange juice
1 x 400g can plum tomatoes > 1 can > plum tomato
2x400g cans cannellini beans, rinsed > 2 can > cannellini bean
1 (400g) tin of butter beans > 1 can > butter bean
2 (14.5 oz.) cans fire-roasted diced tomatoes > 2 can > tomato|fire-roasted tomato
1 15-ounce can pumpkin purée (not pie filling) > 1 can > pumpkin purée
one 28-oz can whole peeled San Marzano tomatoes > 1 can > san marzano tomato|tomato
half a 400g tin of kidney beans > 0.5 can > kidney bean
½ x 400ml can light coconut milk > 0.5 can > coconut milk
1 can (13.5 fl oz) coconut cream > 1 can > coconut cream
1 small tin anchovies in olive oil > 1 can > anchovy
400g tinned cherry tomatoes > 400 g > cherry tomato|tinned cherry tomato
a 198g tin sweetcorn, drained > 1 can > sweetcorn
1 tin of sardines, boneless > 1 can > sardine
3 (5 oz) cans solid white albacore tuna in water > 3 can > albacore tuna|tuna|white albacore tuna
2 tins evaporated milk (410g each) > 2 can > evaporated milk
1 large can chickpeas > 1 can > chickpea
1 x 250g packet cooked puy lentils > 1 package > puy lentil
1 packet of ramen noodles > 1 package > ramen noodle
2 x 7g sachets fast-action dried yeast > 2 package > dried yeast|fast-action dried yeast|yeast|fast-action yeast|instant yeast
1 sachet miso soup paste > 1 package > miso soup paste
2¼ tsp (1 packet) active dry yeast > 2.25 tsp > active dried yeast|active dry yeast|dried yeast|yeast
1 jar (24 oz) marinara sauce > 1 package > marinara sauce
1 x 190g jar green pesto > 1 package > green pesto|pesto
½ jar roasted red peppers, drained and sliced > 0.5 package > roasted red pepper|red pepper
1 carton passata (500g) > 1 package > passata
1 bottle dry white wine (750 ml) > 1 package > white wine|dry white wine
1 tub crème fraîche, about 300ml > 1 package > crème fraîche
1 bag of frozen mixed veg > 1 package > mixed vegetable|mixed veg
1 (12-ounce) bag frozen cauliflower rice > 1 package > cauliflower rice
2 pouches (250g each) microwave basmati rice > 2 package > basmati rice|microwave basmati rice
1 punnet strawberries, hulled > 1 package > strawberry
1 box lasagne sheets > 1 package > lasagne sheet
one 8-ounce package tempeh > 1 package > tempeh
1 (8 oz) block cream cheese, at room temp > 1 package > cream cheese
1 (14 oz) container extra-firm tofu, pressed > 1 package > tofu
1 envelope unflavored gelatin > 1 package > gelatin|gelatine|unflavored gelatin
2 packages (10 oz each) frozen chopped spinach, thawed and squeezed dry > 2 package > spinach
320g pack stir-fry vegetables > 1 package > stir-fry vegetable
1 x 500 g pack minced beef, 5% fat > 1 package > beef mince
6 cloves garlic, smashed > 6 clove > garlic
3 fat cloves of garlic, crushed > 3 clove > garlic
garlic cloves, 4, thinly sliced > 4 clove > garlic
1 large garlic clove, grated or crushed > 1 clove > garlic
2 garlic cloves (or 1 tsp garlic powder) > 2 clove > garlic
8 unpeeled garlic cloves > 8 clove > garlic
1 whole head of garlic, top sliced off > 1 head > garlic
1 garlic bulb, cloves separated > 1 head > garlic
10 whole cloves > 10 > clove
2 cm piece of ginger, peeled > 0.8 inch > ginger
5cm/2in piece of root ginger, grated > 2 inch > ginger
1-inch knob of fresh ginger, minced > 1 inch > ginger
1 (2-inch) piece ginger, sliced into coins > 2 inch > ginger
3cm fresh turmeric, peeled > 1.2 inch > turmeric
2.5 cm galangal, sliced > 1 inch > galangal
4-inch piece lemongrass, bruised > 4 inch > lemongrass
10cm length of cucumber, deseeded and diced > 4 inch > cucumber
a thumb of ginger, julienned > 1 > ginger
1 thumb-sized piece galangal > 1 > galangal
2 thumbs ginger > 2 > ginger
1 cinnamon stick, about 3 inches > 1 > cinnamon stick
2 (3-inch) cinnamon sticks > 2 > cinnamon stick
1 (9-inch) unbaked pie crust > 1 > pie crust
8 (6-inch) flour tortillas > 8 > flour tortilla
1 x 23cm ready-made shortcrust pastry case > 1 > shortcrust pastry case|pastry case
4 sticks of celery, finely diced > 4 stick > celery
2 ribs celery, chopped > 2 stalk > celery
1 celery stalk with leaves > 1 stalk > celery
1 celery heart, sliced > 1 > celery|celery heart
2 stalks lemongrass, tough outer layers removed > 2 stalk > lemongrass
½ stick (4 tablespoons) salted butter > 0.5 stick > butter
1½ sticks cold unsalted butter, cut into pieces > 1.5 stick > butter
4 slices prosciutto > 4 slice > prosciutto
2 thick slices sourdough, torn into chunks > 2 slice > sourdough|sourdough bread
8 rashers of unsmoked back bacon > 8 slice > unsmoked back bacon|back bacon
12 thin slices pancetta > 12 slice > pancetta
3 strips thick-cut bacon, chopped > 3 slice > bacon
6 slices of Swiss cheese > 6 slice > swiss cheese|emmental
1 thin slice fresh ginger > 1 slice > ginger
1 bunch asparagus, woody ends snapped off > 1 bunch > asparagus
½ bunch lacinato kale > 0.5 bunch > kale|lacinato kale|cavolo nero
2 bunches radishes, trimmed > 2 bunch > radish
large bunch of mint > 1 bunch > mint
half a bunch of chives, snipped > 0.5 bunch > chive
25g bunch dill, fronds picked > 1 bunch > dill
1 romaine heart, chopped > 1 > romaine lettuce|romaine heart|romaine
1 head iceberg lettuce, shredded > 1 head > iceberg lettuce
2 heads baby bok choy, halved > 2 head > pak choi|baby pak choi
1 head butter lettuce > 1 head > butter lettuce
1 fennel bulb, thinly sliced, fronds reserved > 1 head > fennel
2 bulbs of fennel > 2 head > fennel
1 sprig rosemary, needles finely chopped > 1 sprig > rosemary
5–6 sprigs thyme > 5-6 sprig > thyme
a sprig of curry leaves > 1 sprig > curry leaf
12 fresh curry leaves > 12 > curry leaf
15 sage leaves > 15 > sage
1 lb bone-in, skin-on chicken thighs > 1 lb > chicken thigh
6 bone-in chicken drumsticks > 6 > chicken drumstick
500g free-range skinless chicken breast fillets > 500 g > chicken breast|chicken breast fillet
1 rotisserie chicken, meat shredded > 1 > rotisserie chicken|chicken
2 lb. 80/20 ground chuck > 2 lb > beef mince|ground chuck
400g lean lamb mince > 400 g > lamb mince
1 pound ground turkey > 1 lb > turkey mince
1 lb. ground pork > 1 lb > pork mince
500 g minced pork > 500 g > pork mince
1.2kg rolled pork shoulder, rind scored > 1.2 kg > pork shoulder
4 lamb shanks (about 400g each) > 4 > lamb shank
2 x 225g sirloin steaks, at room temperature > 2 > sirloin steak
1 (3- to 4-pound) beef brisket, trimmed > 1 > beef brisket|brisket
1 (4 lb) whole chicken, giblets removed > 1 > chicken
6 pork sausages > 6 > pork sausage|sausage
400g good-quality pork sausages, skins removed > 400 g > pork sausage|sausage
1 lb mild Italian sausage, casings removed > 1 lb > italian sausage
100g diced chorizo > 100 g > chorizo
4 skin-on sea bass fillets > 4 > sea bass fillet|sea bass
2 fillets smoked haddock, skinned > 2 > smoked haddock|smoked haddock fillet
200g raw king prawns, shells removed > 200 g > king prawn|prawn
1 lb jumbo shrimp (16/20 count), tails on > 1 lb > prawn|jumbo prawn|king prawn
1 kg mussels, scrubbed and debearded > 1 kg > mussel
8 oz lump crab meat, picked over > 8 oz > crab meat|crabmeat|lump crab meat
250g hot smoked salmon, flaked > 250 g > hot smoked salmon|smoked salmon|hot-smoked salmon
2 tbsp fish sauce (nam pla) > 2 tbsp > fish sauce
450g/1lb braising steak > 450 g > braising steak
100g/3½oz unsalted butter, diced > 100 g > butter
570ml/1 pint whole milk > 570 ml > milk
2 lb 4 oz floury potatoes > 2.25 lb > potato|floury potato
1 lb 8 oz plums, halved and stoned > 1.5 lb > plum
12 fl oz warm milk > 12 fl_oz > milk
4 fl. oz. buttermilk > 4 fl_oz > buttermilk
300ml pot double cream > 1 package > double cream
150ml single cream > 150 ml > single cream
1 cup half-and-half > 1 cup > half-and-half|half and half
1/2 cup heavy whipping cream > 0.5 cup > double cream|whipping cream
1 cup sour cream, room temperature > 1 cup > soured cream
2 cups skim milk > 2 cup > milk|skimmed milk
1 gallon whole milk > 4 quart > milk
½ gallon apple cider > 2 quart > apple cider|cider
2 quarts low-salt beef broth > 2 quart > beef stock
1 qt. vegetable broth > 1 quart > vegetable stock
2 pts strawberries > 2 pint > strawberry
1 pint half & half > 1 pint > half-and-half|half and half|half & half
2 dl milk > 200 ml > milk
25cl white wine > 250 ml > white wine
1 dessertspoon cornflour > 2 tsp > cornflour
2 dsp mustard powder > 4 tsp > mustard powder
1 tablespoonful of golden syrup > 1 tbsp > golden syrup
2 teaspoonfuls vanilla essence > 2 tsp > vanilla essence|vanilla extract
2 Tbs. capers, rinsed > 2 tbsp > caper
2 tbs tamari > 2 tbsp > tamari
1 tblsp white miso > 1 tbsp > white miso
3 tbsps peanut butter > 3 tbsp > peanut butter
1/4 tsps turmeric > 0.25 tsp > turmeric
1 c. shredded mozzarella > 1 cup > mozzarella
4 c. chopped cabbage > 4 cup > cabbage
3 T. butter, melted > 3 tbsp > butter
1 t. cumin seeds > 1 tsp > cumin seed
1 large onion, peeled and finely chopped > 1 > onion
1 medium yellow onion, diced (about 1 cup) > 1 > yellow onion|onion
½ red onion, thinly sliced > 0.5 > red onion
1/2 a small white cabbage, shredded > 0.5 > white cabbage|cabbage
half a cucumber, sliced into ribbons > 0.5 > cucumber
a quarter of a watermelon > 0.25 > watermelon
three-quarters of a cup of cream > 0.75 cup > cream
a third of a cup of sugar > 0.3333 cup > sugar
quarter tsp ground white pepper > 0.25 tsp > white pepper|ground white pepper
one teaspoon of ground ginger > 1 tsp > ground ginger
two tablespoons of brown sugar > 2 tbsp > brown sugar
Three ripe avocados, stoned > 3 > avocado
a large aubergine > 1 > aubergine
an avocado, mashed > 1 > avocado
a couple of carrots, grated > 2 > carrot
half a dozen quail's eggs > 6 > quail's egg|quail egg
1 dozen clams > 12 > clam
2 dozen oysters, shucked > 24 > oyster
2 eggplants, cubed > 2 > aubergine
3 small zucchinis, spiralized > 3 > courgette
2 courgettes, sliced lengthways > 2 > courgette
1 bunch green onions > 1 bunch > spring onion
1 cup cilantro leaves and tender stems > 1 cup > coriander
handful coriander, stalks and all > 1 handful > coriander
4 cups baby arugula > 4 cup > rocket
80g wild rocket > 80 g > rocket|wild rocket
1 rutabaga, peeled and cubed > 1 > swede
½ swede, diced > 0.5 > swede
3 beets, roasted > 3 > beetroot
2 raw beetroot, peeled > 2 > beetroot
1 cup snow peas > 1 cup > mangetout
150g mange tout > 150 g > mangetout
1 cup fava beans > 1 cup > broad bean
2 ears of corn, kernels cut off > 2 > sweetcorn|corn
2 corn on the cob > 2 > corn on the cob|sweetcorn|corn
1 cup corn kernels > 1 cup > sweetcorn
1 tbsp cornstarch mixed with 2 tbsp water > 1 tbsp > cornflour
1 cup superfine sugar > 1 cup > caster sugar
1 tbsp molasses > 1 tbsp > treacle|molasses|black treacle
2 cups self-rising flour > 2 cup > self-raising flour
1 cup graham cracker crumbs > 1 cup > graham cracker crumb|graham cracker|digestive biscuit crumb|digestive biscuit
200g digestive biscuits, crushed > 200 g > digestive biscuit
1 large green bell pepper, cored and chopped > 1 > green pepper
3 peppers (mixed colours), deseeded > 3 > pepper|mixed pepper
1 romano pepper > 1 > romano pepper
1 jalapeño, seeds removed, minced > 1 > jalapeño
2 bird's eye chillies > 2 > bird's eye chilli|bird's-eye chilli
1 Scotch bonnet chilli, left whole > 1 > scotch bonnet chilli|scotch bonnet
3 dried ancho chiles, stemmed and seeded > 3 > ancho chilli|dried ancho chilli
1-2 chipotle peppers in adobo sauce > 1-2 > chipotle pepper|chipotle|chipotle pepper in adobo sauce|chipotle pepper in adobo|chipotle chilli
1 tbsp chipotle paste > 1 tbsp > chipotle paste
800g Maris Piper potatoes, peeled > 800 g > maris piper potato|potato
4 russet potatoes, scrubbed > 4 > russet potato|potato
1½ lb Yukon Gold potatoes, unpeeled > 1.5 lb > yukon gold potato|potato
750g baby new potatoes, halved if large > 750 g > new potato|baby new potato
2 sweet potatoes (about 1 lb total) > 2 > sweet potato
1 medium butternut squash (roughly 1kg) > 1 > butternut squash
2 Bramley apples, cored > 2 > bramley apple|apple
3 very ripe bananas, mashed with a fork > 3 > banana
1 ripe mango, stoned and cubed > 1 > mango
150g blueberries, fresh or frozen > 150 g > blueberry
2 cups fresh or frozen cranberries > 2 cup > cranberry
12 cherry tomatoes, quartered > 12 > cherry tomato
5 sun-dried tomatoes in oil, chopped > 5 > sun-dried tomato
400g vine-ripened tomatoes > 400 g > tomato|vine-ripened tomato|vine tomato
2 beef tomatoes > 2 > beef tomato
1 tbsp sun-dried tomato paste > 1 tbsp > sun-dried tomato paste|sun-dried tomato purée
100g pitted Kalamata olives > 100 g > kalamata olive
1/3 cup pitted dates, roughly chopped > 0.3333 cup > date
6 Medjool dates > 6 > medjool date|date
40g dried cranberries > 40 g > dried cranberry
100 g mixed nuts, toasted > 100 g > mixed nut|nut
30g toasted pine nuts > 30 g > pine nut
½ cup slivered almonds, toasted > 0.5 cup > slivered almond|almond|flaked almond
1 cup raw cashews, soaked overnight > 1 cup > cashew|cashew nut
2 tbsp chia seeds > 2 tbsp > chia seed
350g dried spaghetti > 350 g > spaghetti|dried spaghetti
8 oz. rigatoni or penne > 8 oz > rigatoni
250g fresh egg noodles > 250 g > egg noodle
200g flat rice noodles, soaked > 200 g > rice noodle|flat rice noodle
1 cup uncooked white rice > 1 cup > white rice
300g cooked, cooled jasmine rice > 300 g > jasmine rice
1½ cups arborio rice > 1.5 cup > arborio rice
150g quick-cook polenta > 150 g > polenta|quick-cook polenta
100g panko breadcrumbs > 100 g > panko breadcrumb|panko
75g fresh white breadcrumbs > 75 g > white breadcrumb|breadcrumb
4 brioche burger buns, split and toasted > 4 > brioche burger bun|brioche bun|burger bun
2 naan breads, to serve > 2 > naan bread|naan
1 ciabatta loaf > 1 > ciabatta|ciabatta loaf
1 sheet frozen puff pastry, thawed > 1 > puff pastry
375g ready-rolled puff pastry > 375 g > puff pastry
6 sheets filo pastry > 6 > filo pastry
150g strong cheddar, grated > 150 g > cheddar
½ cup finely grated Parmigiano-Reggiano > 0.5 cup > parmigiano-reggiano|parmesan
1 ball of burrata > 1 > burrata
2 x 125g balls buffalo mozzarella, torn > 2 > buffalo mozzarella|mozzarella
1 block feta (200g), crumbled > 1 package > feta
225g halloumi, cut into 8 slices > 225 g > halloumi
100g goat's cheese > 100 g > goat's cheese
4 oz goat cheese, crumbled > 4 oz > goat's cheese|goat cheese
1 rind of Parmesan > 1 > parmesan|parmesan rind
50g Philadelphia light soft cheese > 50 g > soft cheese|philadelphia soft cheese|cream cheese|philadelphia|philadelphia light soft cheese
2 tbsp Hellmann's mayonnaise > 2 tbsp > mayonnaise|hellmann's mayonnaise
1 tbsp Lea & Perrins Worcestershire sauce > 1 tbsp > worcestershire sauce|lea & perrins worcestershire sauce
2 tsp Maldon sea salt > 2 tsp > salt|maldon sea salt
1 Knorr chicken stock pot > 1 > chicken stock pot|knorr chicken stock pot
1 low-salt vegetable stock cube > 1 > vegetable stock cube
2 chicken bouillon cubes, crumbled > 2 > chicken stock cube|chicken bouillon cube|chicken stock
500ml hot vegetable stock (from 1 cube) > 500 ml > vegetable stock
2 oxo cubes > 2 > oxo cube|stock cube
100g 70% dark chocolate, broken into squares > 100 g > dark chocolate
50g plain chocolate (at least 60% cocoa solids) > 50 g > plain chocolate|dark chocolate
1 tsp pure vanilla extract > 1 tsp > vanilla extract
1 vanilla pod, seeds scraped > 1 > vanilla pod
2 level tsp bicarbonate of soda > 2 tsp > bicarbonate of soda
½ tsp bicarb > 0.5 tsp > bicarbonate of soda|bicarb
1 tsp garam masala > 1 tsp > garam masala
2 tsp mild curry powder > 2 tsp > curry powder|mild curry powder
1 tsp freshly ground coriander seeds > 1 tsp > coriander seed
1 tablespoon sweet smoked Spanish paprika (pimentón) > 1 tbsp > smoked paprika|sweet smoked paprika
1 teaspoon Italian seasoning > 1 tsp > italian seasoning
1 bouquet garni > 1 > bouquet garni
2 star anise, whole > 2 > star anise
5 green cardamom pods, bashed > 5 > cardamom pod|green cardamom pod
a pinch of freshly grated nutmeg > 1 pinch > nutmeg
2 tbsp light soy sauce > 2 tbsp > light soy sauce|soy sauce
1 tbsp dark soy sauce > 1 tbsp > dark soy sauce|soy sauce
2 tsp toasted sesame oil > 2 tsp > sesame oil|toasted sesame oil
3 tbsp Shaoxing rice wine or dry sherry > 3 tbsp > shaoxing rice wine|shaoxing wine|rice wine
1 tbsp red wine vinegar > 1 tbsp > red wine vinegar
250ml/9fl oz red wine > 250 ml > red wine
1 shot of espresso > 1 > espresso
1 glass of white wine > 1 > white wine
2 scoops vanilla protein powder > 2 > vanilla protein powder|protein powder
200g firm tofu, drained and pressed > 200 g > tofu|firm tofu
1 cup shelled edamame (thawed if frozen) > 1 cup > edamame|edamame bean
250g chestnut mushrooms, sliced > 250 g > chestnut mushroom
8 oz cremini mushrooms, quartered > 8 oz > chestnut mushroom|cremini mushroom
4 large portobello mushrooms, stalks removed > 4 > portobello mushroom
20g dried porcini mushrooms > 20 g > dried porcini mushroom|porcini mushroom|dried porcini
1 small cauliflower, broken into florets > 1 > cauliflower
300g tenderstem broccoli > 300 g > tenderstem broccoli|broccoli
1 Savoy cabbage, core removed, shredded > 1 > savoy cabbage
3 parsnips, quartered lengthways > 3 > parsnip
2 banana shallots, finely sliced > 2 > banana shallot|shallot
12 baby carrots, with tops > 12 > carrot|baby carrot
1 x 200g bag of young leaf spinach > 1 package > spinach|young leaf spinach
Spinach - 200 g > 200 g > spinach
Milk: 1½ cups > 1.5 cup > milk
onions (2), chopped > 2 > onion
chicken breast x 4 > 4 > chicken breast
* 3 cups water > 3 cup > water
– 1 tsp salt > 1 tsp > salt
1) 2 cups sugar > 2 cup > sugar
[ ] 500 g strong white flour > 500 g > strong white flour|strong flour|white flour
`;
