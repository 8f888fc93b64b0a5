/**
 * Written, as the fourth set was, and labelled after the parser had been mended with the first seven,
 * before it was tried on these: the lines of weeknight recipes, bakers, curries, salads, drinks and
 * a cook's own notes, each another way to say how much of what. Rows as in first.fixture.ts, `|`
 * between names that are equally right; a length counts in inches.
 */
export const eighthLines = `
300g dried rigatoni > 300 g > rigatoni
2 x 400g tins of whole plum tomatoes > 2 can > plum tomato
6 anchovy fillets in oil, drained > 6 > anchovy fillet|anchovy
1 heaped tbsp baby capers, rinsed and drained > 1 tbsp > caper|baby caper
½ tsp crushed dried chillies > 0.5 tsp > chilli flake|dried chilli|chilli
a glug of good olive oil > 1 > olive oil
15g fresh flat-leaf parsley, leaves only, roughly torn > 15 g > parsley
1 (1-ounce) package ranch seasoning mix > 1 package > ranch seasoning mix|ranch seasoning
2½ lb bone-in beef short ribs > 2.5 lb > beef short rib|short rib
1 (12-fl oz) bottle stout beer > 1 package > stout beer|stout
3 large carrots, peeled, halved lengthwise, and cut into 2-inch lengths > 3 > carrot
4 medium ribs celery, cut crosswise into ½-inch slices > 4 stalk > celery
1 large leek, white and light green parts only > 1 > leek
2 tablespoons packed dark brown sugar > 2 tbsp > dark brown sugar
1½ tsp Worcestershire > 1.5 tsp > worcestershire|worcestershire sauce
2 tbsp tomato ketchup > 2 tbsp > tomato ketchup|ketchup
kosher salt & freshly ground black pepper to taste > - > salt and black pepper
8 oz wide egg noodles, cooked according to package directions > 8 oz > egg noodle|wide egg noodle
1 x 320g sheet ready-rolled light puff pastry > 1 > puff pastry|light puff pastry
1 medium egg, lightly beaten, to glaze > 1 > egg
2 Granny Smith apples (about 350g), peeled > 2 > granny smith apple|apple
75g demerara sugar, plus 1 tbsp to sprinkle > 75 g > demerara sugar
a good grating of fresh nutmeg > 1 > nutmeg
finely grated zest of ½ orange > 0.5 > orange
200ml tub half-fat crème fraîche > 1 package > crème fraîche
1 tsp vanilla paste or extract > 1 tsp > vanilla paste|vanilla extract
50g pecans, roughly chopped > 50 g > pecan|pecan nut
1 cup (packed) fresh mint leaves > 1 cup > mint
¾ cup plus 1 Tbsp. heavy cream > 0.8125 cup > double cream
4 Tbsp. (½ stick) unsalted butter > 4 tbsp > butter
1 lb. dried black-eyed peas, picked over > 1 lb > black-eyed pea|dried black-eyed pea
1 smoked ham hock (about 1 lb.) > 1 > ham hock|smoked ham hock
2 tsp. Tony Chachere's Creole seasoning > 2 tsp > creole seasoning|tony chachere's creole seasoning
10 oz. frozen cut okra > 10 oz > okra
1 bell pepper (any color), diced > 1 > bell pepper|pepper
2 jalapeños, stemmed, seeded if desired > 2 > jalapeño
1 bunch collard greens, stems removed, leaves chopped > 1 bunch > collard green|collard
6 cups cold water or unsalted stock > 6 cup > water
500 gms chicken on the bone, skin removed > 500 g > chicken
3 onions, sliced thinly (birista) > 3 > onion
1 cup thick curd, whisked > 1 cup > curd|thick curd
4-5 green chillies, slit > 4-5 > green chilli
1 tbsp ginger garlic paste > 1 tbsp > ginger garlic paste|ginger-garlic paste
1 tsp kashmiri chilli powder > 1 tsp > kashmiri chilli powder|chilli powder
2 pods black cardamom > 2 > black cardamom|black cardamom pod|cardamom pod
1 small stick cinnamon > 1 stick > cinnamon
6-8 cloves > 6-8 > clove
1 bay leaf (tej patta) > 1 > bay leaf
½ tsp shahi jeera > 0.5 tsp > shahi jeera
2 cups aged basmati rice, soaked 30 min > 2 cup > basmati rice
few saffron strands, soaked in warm milk > - > saffron|saffron strand
fried onions and mint to garnish > - > fried onion|fried onion and mint|onion and mint
ghee as required > - > ghee
water as needed > - > water
2 inches ginger, julienned > 2 inch > ginger
3 cm piece of galangal, bruised > 1.2 inch > galangal
400 ml can coconut cream > 1 can > coconut cream
2 tbsp (30 ml) fish sauce > 2 tbsp > fish sauce
4 kaffir lime leaves, torn > 4 > kaffir lime leaf|lime leaf
1 handful Thai basil leaves > 1 handful > thai basil
200g green papaya, shredded > 200 g > green papaya|papaya
3 bird’s eye chillies, or to taste > 3 > bird's eye chilli
1 shallot (about 40g), finely sliced > 1 > shallot
2 limes: 1 juiced, 1 cut into wedges > 2 > lime
100g roasted salted peanuts, roughly crushed > 100 g > peanut|roasted peanut
12 rice paper wrappers (22cm) > 12 > rice paper wrapper
1 continental cucumber > 1 > continental cucumber|cucumber
150g snow peas, trimmed > 150 g > mangetout
1 avocado, just ripe > 1 > avocado
2 baby cos lettuces > 2 > cos lettuce|romaine lettuce|baby cos lettuce
250g haloumi, sliced > 250 g > halloumi|haloumi
1 x 440g can pineapple pieces in juice > 1 can > pineapple
½ small seedless watermelon > 0.5 > watermelon
1 sml red onion > 1 > red onion
1 Tbs caster sugar > 1 tbsp > caster sugar
1 cup plain Greek-style yoghurt > 1 cup > greek yoghurt|greek-style yoghurt
2 tbsp good-quality balsamic > 2 tbsp > balsamic|balsamic vinegar
1 garlic clove, bashed > 1 clove > garlic
salt and pepper > - > salt and pepper
475g plain white flour, plus extra > 475 g > plain flour|plain white flour
7g/¼oz sachet fast-action yeast > 1 package > instant yeast|fast-action yeast|dried yeast|yeast
300ml/½ pint hand-hot water > 300 ml > water
25g/1oz lard, cut into pieces > 25 g > lard
1 rounded tsp fine salt > 1 tsp > salt
175g/6oz mixed dried fruit > 175 g > mixed dried fruit|dried fruit
1 medium free-range egg, beaten, for glazing > 1 > egg
2 tbsp clear honey, warmed > 2 tbsp > honey|clear honey
60g butter (softened) + extra for greasing > 60 g > butter
1-1¼ cups buttermilk > 1-1.25 cup > buttermilk
scant 1/4 tsp baking soda > 0.25 tsp > bicarbonate of soda
6 Tbsp ice water, more if needed > 6 tbsp > ice water|water
zest of 2 lemons (reserve the juice) > 2 > lemon
1 vanilla bean, split and scraped > 1 > vanilla pod
1 pkg. (3.4 oz.) instant vanilla pudding mix > 1 package > vanilla pudding mix|instant vanilla pudding mix
1 tub (8 oz.) COOL WHIP, thawed > 1 package > cool whip
16 Oreo cookies, crushed > 16 > oreo cookie|oreo
1 sleeve saltine crackers > 1 package > saltine cracker
2 sleeves Ritz crackers, crushed > 2 package > ritz cracker
1 family-size can cream of chicken soup > 1 can > cream of chicken soup
1 (16 oz) tube breakfast sausage > 1 package > breakfast sausage|sausage
2 cans (8 ct.) refrigerated biscuits > 2 can > biscuit|refrigerated biscuit
1 stick pepperoni, sliced > 1 stick > pepperoni
50ml London dry gin > 50 ml > gin|london dry gin
1 part Campari > 1 > campari
2 parts prosecco > 2 > prosecco
a slice of orange > 1 slice > orange
a sprig of rosemary, to garnish > 1 sprig > rosemary
crushed ice > - > ice|crushed ice
25 ml sugar syrup (see tip) > 25 ml > sugar syrup
1 egg white (optional) > 1 > egg white
a splash of soda > 1 > soda
4 good-sized handfuls of mixed leaves > 4 handful > mixed leaf
1 ready-cooked beetroot, in wedges > 1 > beetroot
30 g walnut pieces > 30 g > walnut
100 g soft goats' cheese > 100 g > goat's cheese|soft goat's cheese
2 tsp wholegrain mustard > 2 tsp > wholegrain mustard
3 tbsp cold-pressed rapeseed oil > 3 tbsp > rapeseed oil
1 pear, cored and thinly sliced > 1 > pear
seeds from ½ pomegranate > 0.5 > pomegranate
½ a red cabbage, finely shredded > 0.5 > red cabbage
a 2cm chunk of ginger, grated > 0.8 inch > ginger
200g leftover roast turkey > 200 g > roast turkey|turkey
4 thick slices of day-old white bread > 4 slice > white bread
2 hard-boiled eggs, quartered > 2 > egg
1 tin of tuna in brine (145g) > 1 can > tuna
1/2 iceberg > 0.5 > iceberg|iceberg lettuce
3 tbsp light mayo > 3 tbsp > mayonnaise|light mayonnaise|mayo
a dollop of yoghurt > 1 > yoghurt
large knob of butter > 1 > butter
1 pint (570ml) semi-skimmed milk > 1 pint > milk
4oz (110g) strong Cheddar > 4 oz > cheddar
a little freshly grated nutmeg > - > nutmeg
dash of milk > 1 dash > milk
2 rashers smoked bacon, snipped > 2 slice > smoked bacon|bacon
1 tsp mixed herbs > 1 tsp > mixed herb
1 oxo cube > 1 > oxo cube|stock cube
half a swede > 0.5 > swede
1 lb stewing beef > 1 lb > stewing beef
2 pts beef stock > 2 pint > beef stock
1 tbsp gravy granules > 1 tbsp > gravy granule
3 cups of tomatoes, chopped (about 5) > 3 cup > tomato
rice: 1 1/2 cups > 1.5 cup > rice
flour 500g > 500 g > flour
2 onion > 2 > onion
1 tomatoes > 1 > tomato
tomato sauce (1 jar) > 1 package > tomato sauce
4x eggs > 4 > egg
coffee > - > coffee
washing up liquid > - > washing up liquid
2 pizzas > 2 > pizza
1 frozen pizza > 1 > pizza
crisps x 2 bags > 2 package > crisp
wine (2 bottles) > 2 package > wine
`;
