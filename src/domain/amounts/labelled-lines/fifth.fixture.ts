/**
 * All the lines of 27 recipes from 23 sites and magazines of Britain, America, Australia, India and
 * West Africa, as github.com/hhursev/recipe-scrapers keeps them for its tests; without those that
 * other sets have. Drawn and labelled before the parser was read or tried on them. Rows as in
 * first.fixture.ts, `|` between names that are equally right; a length counts in inches.
 *
 * One set is one file, however long: it was measured as one.
 */
export const fifthLines = `
2 tbsp olive oil > 2 tbsp > olive oil
1 onion , finely chopped > 1 > onion
2 garlic cloves , crushed > 2 clove > garlic
1 tsp fennel seeds > 1 tsp > fennel seed
250g pork mince > 250 g > pork mince
large handful parsley , leaves chopped, stalks finely chopped > 1 handful > parsley
1 large courgette , peeled into ribbons all around the edge, centre grated or finely chopped > 1 > courgette
200g spaghetti > 200 g > spaghetti
½ a lemon , zested and juiced > 0.5 > lemon
grated parmesan , to serve > - > parmesan
250g self-raising flour > 250 g > self-raising flour
25g cocoa powder > 25 g > cocoa powder
175g light muscovado sugar > 175 g > light muscovado sugar
85g unsalted butter , melted > 85 g > butter
5 tbsp vegetable or sunflower oil > 5 tbsp > vegetable oil
150g pot fat-free natural yogurt > 1 package > natural yoghurt|yoghurt
1 tsp vanilla extract > 1 tsp > vanilla extract
3 large eggs > 3 > egg
85g unsalted butter , softened > 85 g > butter
1 tbsp milk > 1 tbsp > milk
½ tsp vanilla extract > 0.5 tsp > vanilla extract
200g icing sugar , sifted > 200 g > icing sugar
food colourings (optional) > - > food colouring
sweets and sprinkles, to decorate > - > sweets and sprinkles|sweet|sweets|sweet and sprinkle
8 ounces low-protein all-purpose flour, such as Gold Medal Blue Label (1 2/3 cups; 225g), plus more for dusting > 8 oz > plain flour
1/2 ounce sugar (1 tablespoon; 15g) > 0.5 oz > sugar
1 teaspoon (4g) Diamond Crystal kosher salt; for table salt, use half as much by volume or use the same weight > 1 tsp > salt|diamond crystal kosher salt
8 ounces unsalted, American-style butter, straight from the fridge (2 sticks; 225g), cold > 8 oz > butter|american-style butter
4 ounces cold tap water (1/2 cup; 115g) > 4 oz > water|tap water
200 g quality dark chocolate (70%) > 200 g > dark chocolate
250 g unsalted butter > 250 g > butter
75 g dried sour cherries optional > 75 g > sour cherry|dried sour cherry
50 g chopped nuts optional > 50 g > nut|chopped nut
80 g quality cocoa powder > 80 g > cocoa powder
65 g plain flour > 65 g > plain flour
1 teaspoon baking powder > 1 tsp > baking powder
360 g caster sugar > 360 g > caster sugar
4 large free-range eggs > 4 > egg
750g (1 lb 10 oz) skinless, boneless chicken (thighs and breast), cut into bite-size pieces > 750 g > chicken
10g (½ oz) ginger root, peeled and grated (shredded) > 10 g > ginger
3 large garlic cloves, peeled and grated (shredded) > 3 clove > garlic
2 tsp tandoori masala > 2 tsp > tandoori masala
1 tsp ground cumin > 1 tsp > ground cumin
1 tsp ground coriander > 1 tsp > ground coriander
1 tsp ground black pepper > 1 tsp > black pepper|ground black pepper
1 tsp salt > 1 tsp > salt
2 tbsp yoghurt > 2 tbsp > yoghurt
30ml (1 fl oz/2 tbsp) sunflower oil > 30 ml > sunflower oil
500g (1 lb 2 oz) tomatoes > 500 g > tomato
50g (2 oz) butter > 50 g > butter
20g (3/4 oz) ginger root, peeled and grated (shredded) > 20 g > ginger
1 tsp tomato purée (paste) > 1 tsp > tomato purée
1 tsp chilli powder > 1 tsp > chilli powder
1 tsp sugar > 1 tsp > sugar
30g (1½ oz) ground cashew nuts > 30 g > cashew nut|ground cashew nut|cashew|ground cashew
30ml (1 fl oz/2 tbsp) double (heavy) cream > 30 ml > double cream
6–8 green cardamom seeds, crushed > 6-8 > cardamom seed|green cardamom seed
2 tsp dried fenugreek leaves (kasoori methi) > 2 tsp > dried fenugreek leaf|fenugreek leaf|dried fenugreek
your choice of Indian flatbreads or rice > - > indian flatbread|flatbread
1 lb ground beef ($6.99) > 1 lb > beef mince
4 Tbsp frozen salted butter, divided ($0.56) > 4 tbsp > butter
3 tsp Homemade Burger Seasoning ($0.33) > 3 tsp > burger seasoning
4 burger buns ($2.99) > 4 > burger bun
4 leaves iceberg lettuce ($0.37) > 4 > iceberg lettuce
1 tomato, sliced into thin rounds ($0.45) > 1 > tomato
1/4 small red onion, sliced into thin rounds ($0.16) > 0.25 > red onion
Sea salt > - > salt
1 1/2 pounds potatoes (any variety), scrubbed and cut into 1 1/2-inch pieces > 1.5 lb > potato
1 1/2 cups grated Cheddar > 1.5 cup > cheddar
Handful of cilantro, leaves and stems finely chopped > 1 handful > coriander
1 small garlic clove, finely chopped > 1 clove > garlic
1 teaspoon paprika > 1 tsp > paprika
16 to 18 corn tortillas > 16-18 > corn tortilla
Neutral oil, as needed > - > neutral oil
Any combination of sliced lettuce or cabbage, very finely sliced red onion or sour cream (all optional), for serving > - > lettuce
3 tomatoes (about 1 pound), chopped > 3 > tomato
1/2 red onion, roughly chopped > 0.5 > red onion
Small handful of cilantro, leaves and stems roughly chopped > 1 handful > coriander
1 fresh serrano or Fresno chile (seeded, if you prefer less spice) > 1 > serrano chilli|serrano|serrano or fresno chilli
1 garlic clove, chopped > 1 clove > garlic
1 teaspoon ground cumin > 1 tsp > ground cumin
1 teaspoon dried oregano > 1 tsp > dried oregano
1 teaspoon granulated sugar > 1 tsp > sugar|granulated sugar
3/4 cup vegetable stock > 0.75 cup > vegetable stock
225.0g smoked tofu drained > 225 g > smoked tofu
4.0tbsp cornflour > 4 tbsp > cornflour
15.0 dried shiitake mushrooms (15g) > 15 > dried shiitake mushroom|shiitake mushroom
4.0tsp dark brown sugar > 4 tsp > dark brown sugar
4.0tbsp light soy sauce > 4 tbsp > light soy sauce|soy sauce
1.5tbsp black garlic paste > 1.5 tbsp > black garlic paste
3.0tbsp gochujang > 3 tbsp > gochujang
2.0tsp rice vinegar > 2 tsp > rice vinegar
Rapeseed oil > - > rapeseed oil
1.0 large leek (200g), finely sliced into coins > 1 > leek
0.25tsp fine salt > 0.25 tsp > salt
250.0g ramen noodles > 250 g > ramen noodle
300.0g Tenderstem trimmed and halved on an angle > 300 g > tenderstem|tenderstem broccoli
450.0g extra-firm tofu drained > 450 g > tofu
6.5tbsp cornflour > 6.5 tbsp > cornflour
2.0tbsp white miso paste – I like Miso Tasty > 2 tbsp > white miso paste|white miso
4.0tbsp rapeseed oil > 4 tbsp > rapeseed oil
1.0 large brown onion peeled and cut into 2½cm x 2½cm pieces > 1 > brown onion|onion
4.0 garlic cloves peeled and minced > 4 clove > garlic
1.5tbsp mild curry powder > 1.5 tbsp > curry powder|mild curry powder
1.0tsp ground turmeric > 1 tsp > turmeric|ground turmeric
0.75tsp ground ginger > 0.75 tsp > ground ginger
2.0 carrots (about 200g), peeled and cut into ½cm-thick rounds > 2 > carrot
200.0g Tenderstem florets kept whole, stems cut into 1cm lengths > 200 g > tenderstem|tenderstem floret|tenderstem broccoli
150.0g frozen petit pois defrosted > 150 g > petit pois
1.0tsp caster sugar > 1 tsp > caster sugar
2.0tbsp light soy sauce > 2 tbsp > light soy sauce|soy sauce
Cooked jasmine rice to serve > - > jasmine rice
2 tsp smoked paprika > 2 tsp > smoked paprika
1 tsp garlic powder > 1 tsp > garlic powder
2 tsp fine salt > 2 tsp > salt
650g skinless chicken breasts (about 4 breasts), sliced into thick strips > 650 g > chicken breast
2 tsp vegetable oil > 2 tsp > vegetable oil
2 onions, cut into thin petals > 2 > onion
1 red pepper, deseeded and cut into strips > 1 > red pepper
1 orange pepper, deseeded and cut into strips > 1 > orange pepper
100g mild cheddar, coarsely grated, to serve > 100 g > cheddar
100ml soured cream to serve > 100 ml > soured cream
2 avocados, mashed with a pinch of salt, to serve > 2 > avocado
50g pickled jalapeños to serve > 50 g > pickled jalapeño|jalapeño
8 soft flour tortilla wraps to serve > 8 > flour tortilla wrap|tortilla wrap|flour tortilla
4 tsp vegetable oil > 4 tsp > vegetable oil
About 500g chicken thighs or thighs and drumsticks (skin on) > 500 g > chicken thigh
1 garlic clove, finely chopped > 1 clove > garlic
250ml chicken stock > 250 ml > chicken stock
1 preserved lemon, pulp removed, rind finely chopped > 1 > preserved lemon
1 lemon > 1 > lemon
2 tbsp crème fraîche > 2 tbsp > crème fraîche
175g baby leeks > 175 g > leek|baby leek
250ml whole milk > 250 ml > milk
100g quick-cook polenta > 100 g > polenta|quick-cook polenta
15g butter, plus extra to serve > 15 g > butter
20g dill, chopped > 20 g > dill
shop bought strawberry ice cream > - > strawberry ice cream
unsweetened lightly whipped cream > - > cream|whipped cream
sumac > - > sumac
400g strawberries, hulled and halved (quartered if large) > 400 g > strawberry
50g caster sugar > 50 g > caster sugar
2 tsp lime juice > 2 tsp > lime juice
150g stale croissants, roughly blitzed in a food processor (or chopped by hand) > 150 g > croissant
60g unsalted butter, melted > 60 g > butter
60g caster sugar > 60 g > caster sugar
¾ tsp flaked sea salt > 0.75 tsp > salt
1 potato (Aus: Sebago, US: russet, UK: Maris Piper), or other starchy or all-rounder potato (Note 1) > 1 > potato
1 1/2 - 2 cups vegetable oil (canola, sunflower or peanut oil) > 1.5-2 cup > vegetable oil
Sea salt flakes (, crushed with fingers into a powder) > - > salt
1 Large egg > 1 > egg
75ml Vegetable oil > 75 ml > vegetable oil
125g Caster sugar > 125 g > caster sugar
3 Bananas, or 2 bananas and a handful dried banana chips > 3 > banana
30g Rolled oats > 30 g > rolled oat
150g Plain flour > 150 g > plain flour
½ tsp Baking powder > 0.5 tsp > baking powder
½ tsp Bicarbonate soda > 0.5 tsp > bicarbonate of soda|bicarbonate soda
1 tsp Ground cinnamon > 1 tsp > ground cinnamon|cinnamon
40g Dark chocolate, finely chopped > 40 g > dark chocolate
2 cups (212g) medium rye flour > 2 cup > rye flour
1/2 teaspoon salt > 0.5 tsp > salt
2 teaspoons ginger > 2 tsp > ginger|ground ginger
3/4 teaspoon black pepper > 0.75 tsp > black pepper
1/2 teaspoon cinnamon > 0.5 tsp > cinnamon|ground cinnamon
1/2 teaspoon cardamom > 0.5 tsp > cardamom|ground cardamom
3/4 cup (149g) granulated sugar > 0.75 cup > sugar|granulated sugar
1/2 cup (99g) vegetable oil > 0.5 cup > vegetable oil
1 large egg > 1 > egg
1/4 cup (85g) molasses > 0.25 cup > treacle|molasses|black treacle
1/3 cup (76g) coarse sparkling sugar or 1/3 cup (66g) granulated sugar > 0.3333 cup > sparkling sugar|coarse sparkling sugar
¼ cup dried unsweetened cranberries > 0.25 cup > dried cranberry|cranberry
3 tablespoons unseasoned rice vinegar > 3 tbsp > rice vinegar
2 1½-inch-thick bone-in pork rib chops (about 1 pound each), patted dry > 2 > pork rib chop|pork chop
Kosher salt > - > salt
4 tablespoons extra-virgin olive oil, divided > 4 tbsp > olive oil
3 garlic cloves, smashed > 3 clove > garlic
3 tablespoons unsalted butter, cut into pieces > 3 tbsp > butter
1 small shallot, finely chopped > 1 > shallot
6 large or 8 medium celery stalks, thinly sliced on a diagonal > 6-8 stalk > celery
½ cup parsley leaves with tender stems > 0.5 cup > parsley
¼ cup chopped salted, dry-roasted almonds > 0.25 cup > almond|dry-roasted almond
1 ounce Parmesan, shaved > 1 oz > parmesan
200g Plain Flour > 200 g > plain flour
140ml Hot Water > 140 ml > water
7 Garlic Cloves > 7 clove > garlic
3 Tsp Chilli Powder > 3 tsp > chilli powder
Handful Of Coriander > 1 handful > coriander
3 Spring Onions > 3 > spring onion
250g Mozzarella > 250 g > mozzarella
250g Cheddar Cheese > 250 g > cheddar
Vegetable Oil > - > vegetable oil
250g Coles Durum Wheat Macaroni Pasta > 250 g > macaroni|macaroni pasta|durum wheat macaroni
18.20 gm extra virgin olive oil > 18.2 g > olive oil
1 small red onion, finely chopped > 1 > red onion
1 small red capsicum, deseeded, finely chopped > 1 > red pepper
120g sachet Mexican spice seasoning > 1 package > mexican spice seasoning
1/2 barbecued chicken, skin and bones removed, meat shredded > 0.5 > barbecued chicken|chicken
400g can crushed tomatoes > 1 can > tomato
420g can black beans, rinsed, drained > 1 can > black bean
170g (11/2 cups) Mexican cheese blend > 170 g > mexican cheese blend
80g Dairy Cheese Fetta Australian Style, crumbled > 80 g > feta
Coles Sour Cream, to serve > - > soured cream|coles soured cream
Thinly sliced jalapeños, to serve (optional) > - > jalapeño
1 ⅔ cups warm milk (400 ml) > 1.6667 cup > milk
1 teaspoon active dry yeast (3 grams) > 1 tsp > active dried yeast|active dry yeast|dried yeast|yeast
1 tablespoon sugar (12 grams) > 1 tbsp > sugar
2 ¾ cups all-purpose flour (400 grams) > 2.75 cup > plain flour
1¼ to 1½ cups whole wheat flour (about 170-200 grams; how much you’ll need is dependent on the humidity in your kitchen) > 1.25-1.5 cup > wholemeal flour
3 large eggs, separated > 3 > egg
½ cup (4 ounces or 115 grams) unsalted butter, at room temperature > 0.5 cup > butter
1½ cups (300 grams) granulated sugar > 1.5 cup > sugar|granulated sugar
1½ teaspoons vanilla extract > 1.5 tsp > vanilla extract
1½ cups (375 grams) mashed bananas > 1.5 cup > banana
⅔ cup (160 grams) sour cream > 0.6667 cup > soured cream
3 cups (400 grams) all-purpose flour > 3 cup > plain flour
½ teaspoon ground cinnamon > 0.5 tsp > ground cinnamon|cinnamon
1½ teaspoons baking soda > 1.5 tsp > bicarbonate of soda
1½ teaspoons kosher salt > 1.5 tsp > salt
2 cups (12 ounces or 340 grams) semi- or bittersweet chocolate chips > 2 cup > chocolate chip|semisweet chocolate chip|bittersweet chocolate chip|dark chocolate chip
1 medium carrot , peeled and roughly chopped > 1 > carrot
1 medium rib celery , roughly chopped > 1 stalk > celery
1/2 small onion , roughly chopped > 0.5 > onion
1 (28 ounce) can whole tomatoes with juice > 1 can > tomato
2 tablespoons unsalted butter > 2 tbsp > butter
8 ounces ground beef , preferably 90 percent lean > 8 oz > beef mince
8 ounces ground pork > 8 oz > pork mince
8 ounces ground veal > 8 oz > veal mince
1 1/2 cups whole milk > 1.5 cup > milk
1 1/2 cups dry white wine > 1.5 cup > white wine|dry white wine
1 teaspoon table salt > 1 tsp > salt
1/4 teaspoon ground black pepper > 0.25 tsp > black pepper|ground black pepper
1/4 cup unbleached all-purpose flour > 0.25 cup > plain flour
15 sheets no-boil lasagna noodles (9 ounces) > 15 > lasagne sheet|lasagna noodle|lasagne noodle|no-boil lasagna noodle
4 ounces Parmesan cheese , grated (2 cups) > 4 oz > parmesan
2 pounds beef, (cut into cubes (any cut will work)) > 2 lb > beef
1 ½-inch knob ginger > 1.5 inch > ginger
1 medium onion > 1 > onion
3 cloves garlic > 3 clove > garlic
1 scotch bonnet (optional) > 1 > scotch bonnet|scotch bonnet chilli
4 cups (950ml) water > 4 cup > water
1 tablespoon (10g) bouillon powder > 1 tbsp > bouillon powder|stock powder
1 teaspoon (2-3g) white or black pepper > 1 tsp > white pepper|pepper
1 large onion > 1 > onion
6-8 large tomatoes > 6-8 > tomato
1 1-inch knob ginger > 1 inch > ginger
3 red bell peppers > 3 > red pepper
2 red habanero peppers (optional) > 2 > habanero|red habanero pepper|habanero pepper|red habanero chilli|habanero chilli
1/2 cup (120ml) cooking oil > 0.5 cup > cooking oil|oil
1 medium onion, (finely chopped) > 1 > onion
1 tablespoon (2-3g) fresh thyme, (chopped) > 1 tbsp > thyme
½ cup (240g) tomato paste > 0.5 cup > tomato purée
½ teaspoon (2-3g) paprika > 0.5 tsp > paprika
¼ teaspoon (.5g) ground anise seeds > 0.25 tsp > anise seed|ground anise seed|aniseed|ground anise
¼ teaspoon (.5-1g) ground nutmeg > 0.25 tsp > nutmeg|ground nutmeg
¼ teaspoon (.5-1g) curry powder > 0.25 tsp > curry powder
¼ teaspoon (.5g) ground cloves > 0.25 tsp > ground clove
½ teaspoon (1.5g) black pepper > 0.5 tsp > black pepper
1 tablespoon (2g) mixed dried herbs > 1 tbsp > mixed dried herb|dried mixed herb|mixed herb
3 cups (588g) long-grain rice (Thai jasmine or basmati) > 3 cup > rice|long-grain rice
2 cups (475ml) beef broth (reserved from cooking the beef) > 2 cup > beef stock
1 cups (235ml) water > 1 cup > water
2 Tortillas, (wheat/regular) > 2 > tortilla
1 teaspoon Extra Virgin Olive Oil > 1 tsp > olive oil
1/2 teaspoon Garlic, minced > 0.5 tsp > garlic
1/4 cup Mozzarella cheese, shredded > 0.25 cup > mozzarella
1/3 cup Red Yellow or Green Bell Pepper (Capsicum), roasted and chopped > 0.3333 cup > pepper|red pepper|red yellow or green pepper
1/3 cup Onions, diced > 0.3333 cup > onion
2 tablespoons Kalmatta olives, sliced > 2 tbsp > kalmatta olive|kalamata olive
1/3 cup Button mushrooms, thinly sliced > 0.3333 cup > button mushroom
1 cup (2 sticks) unsalted butter, at room temperature, plus extra for the pan > 1 cup > butter
1 cup all-purpose flour, plus extra for the pan > 1 cup > plain flour
1 cup cake flour > 1 cup > cake flour
1 tablespoon baking powder > 1 tbsp > baking powder
1 1/2 cups plus 3 tablespoons sugar > 1.6875 cup > sugar
1/4 teaspoon fine sea salt > 0.25 tsp > salt
8 large egg yolks, at room temperature > 8 > egg yolk
1 1/4 cups whole milk, at room temperature > 1.25 cup > milk
1 carrot > 1 > carrot
1 zucchini > 1 > courgette
sea salt and black pepper, to season > - > salt and black pepper
120g dried breadcrumbs > 120 g > breadcrumb|dried breadcrumb
60ml (¼ cup) milk > 60 ml > milk
500g beef mince > 500 g > beef mince
1 brown onion > 1 > brown onion|onion
20ml (1 tbsp) Worcestershire sauce > 20 ml > worcestershire sauce
1 tsp Maggi seasoning > 1 tsp > maggi seasoning
mashed potato and steamed broccolini, to serve > - > mashed potato|mashed potato and broccolini|mashed potato and steamed broccolini
40g butter > 40 g > butter
1 thumb-size piece fresh ginger > 1 > ginger
20g plain flour > 20 g > plain flour
2 tsp tomato paste (tomato puree) > 2 tsp > tomato purée
1½ tbsp curry powder > 1.5 tbsp > curry powder
250ml (1 cup) chicken stock > 250 ml > chicken stock
1 tsp honey > 1 tsp > honey
1 14½-ounce can tomato puree (1½ cups) > 1 can > tomato purée|tomato puree|passata
3 cups boiling water > 3 cup > water|boiling water
1 tablespoon tomato paste > 1 tbsp > tomato purée
1 teaspoon white sugar > 1 tsp > sugar|white sugar
Kosher salt and ground black pepper > - > salt and black pepper
¼ cup extra-virgin olive oil > 0.25 cup > olive oil
3 medium garlic cloves, finely chopped > 3 clove > garlic
¾ teaspoon red pepper flakes > 0.75 tsp > chilli flake
12 ounces spaghetti (see headnote) > 12 oz > spaghetti
Optional garnish: Finely grated pecorino Romano or Parmesan cheese > - > pecorino romano|pecorino
1 tablespoon minced garlic > 1 tbsp > garlic
½ teaspoon sea salt > 0.5 tsp > salt
8 Roma tomatoes, sliced > 8 > roma tomato|plum tomato|tomato
2 (12 inch) pre-baked pizza crusts > 2 > pizza crust|pizza base
8 ounces shredded Mozzarella cheese > 8 oz > mozzarella
4 ounces shredded Fontina cheese > 4 oz > fontina
10 fresh basil leaves, washed, dried > 10 > basil
½ cup freshly grated Parmesan cheese > 0.5 cup > parmesan
½ cup crumbled feta cheese > 0.5 cup > feta
`;
