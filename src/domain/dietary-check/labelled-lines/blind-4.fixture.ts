import { parseLines } from "./lines.fixture.ts";

/**
 * Ingredient lines of ordinary home recipes. The first half is drawn from some sixty public pages (family
 * and church cookbooks, blogs and butchers' and fishmongers' recipes; American, British, Irish,
 * Australian, Canadian), with amounts changed here and there; the rest is written by memory in the same
 * manner. No line stood in an older set. Labelled and committed before the check had read them, measured
 * once (docs/bench.md). Rows as in lines.fixture.ts. Long because it is data.
 */
export const BLIND_PLAIN_4 = parseLines(`
2 ½ cups (315g) all-purpose flour | gluten
2 ½ tsp baking powder |
1 cup unsalted butter (room temperature) | dairy
1 ¾ cups granulated sugar |
4 large eggs, room temperature | eggs
1 tbsp pure vanilla extract |
1 cup (240ml) whole milk, room temperature | dairy
½ cup milk or buttermilk | dairy
A handful of chocolate chips, nuts, or raisins | dairy? soy? tree_nuts peanuts?
A sprinkle of cinnamon for a cozy touch |
1 cup buttermilk (or milk + 1 tsp vinegar) | dairy
1 cup chopped nuts (walnuts or pecans) – optional | tree_nuts
1 cup raisins or dried cranberries – optional |
1/2 c butter (or margarine) | dairy soy?
3/4 C Milk | dairy
125g (4oz) self-raising flour | gluten
125g (4oz) butter, softened | dairy
2tbsp milk | dairy
75 g (3 oz) unsalted butter, diced | dairy
1 egg, lightly beaten | eggs
250 g (8 oz) strawberries, hulled and sliced |
300 ml (½ pint) double cream | dairy
2 tablespoons elderflower syrup or undiluted cordial |
250ml soured cream (or use whole milk with the juice of half a lemon added) | dairy
175 g molasses sugar |
150ml black treacle |
175 g wholewheat flour | gluten
2 tsps bicarbonate of soda |
1-2 pieces of stem ginger from a jar |
220g / 8oz self-raising flour | gluten
60 - 120ml/2 - 4 fl oz milk | dairy
150g dark, bitter chocolate | dairy? soy?
6 ripe passion fruit |
250g mascarpone | dairy
200 ml fromage frais | dairy
1 dsp caster sugar |
170g/6 oz currants |
300ml/10 fl oz strong English tea |
340g/12 oz dark chocolate, high cocoa content preferred | dairy? soy?
Eggs - 3 | eggs
Jam - 3 tbsp |
fresh cream | dairy
1 can (335ml) lemonade |
1 small bottle cream (around 185ml) | dairy
1 1/2 cups Chelsea soft brown sugar |
6 tbsp Chelsea golden syrup |
6 boneless, skinless chicken breast halves | chicken
1 (1-oz) envelope dry onion soup mix | gluten? soy? dairy? beef?
1 (10.75-oz) can cream of mushroom soup | gluten dairy soy?
1 cup fresh mushrooms, sliced (optional) |
8 oz container sour cream (1 c) | dairy
13.25 oz can sliced mushrooms (drained weight is 8 oz) |
16 oz bag frozen broccoli florets |
10 3/4 ounce can Campbell's cream of chicken soup | chicken gluten dairy soy?
1 pint Daisy sour cream | dairy
1 1/2 cups crushed Ritz crackers | gluten soy
1/2 cup Land O' Lakes butter, melted | dairy
3 cups cooked and shredded chicken | chicken
1 sleeve butter crackers | gluten dairy? soy?
1/2 (8-ounce) package cream cheese | dairy
1 cup buttery round crackers, crushed, divided | gluten dairy? soy?
1/2 cup imitation bacon bits | soy gluten?
1/2 pound bacon, crisp-cooked and crumbled |
1 container (16 ounces) reduced-fat sour cream | dairy
1lb. sliced fresh mushrooms |
Optional garnish: chopped fresh parsley, thyme, basil, or other herbs |
1 cup coconut milk (low fat is fine) | coconut
1 pkt wide noodles (such as udon or rice noodles) | gluten
1/4 cup Thai sweet chilli sauce |
3/4 cup tomato sauce |
1 generous tablespoon rice wine vinegar |
2-3 tablespoons peanut oil | peanuts
500g green prawns, peeled and deveined | shellfish
1 sachet liquid fish stock | fish
4 tsp Thai fish sauce | fish
3 dried lime leaves (most big supermarkets stock this) |
16 prawns, deveined and peeled | shellfish
Chinese noodles, cooked according to packet instructions | gluten eggs?
garlic, cut into thin slivers and fried until golden brown |
2.5cm/1in piece fresh galangal, peeled, chopped |
2 stems lemongrass, finely chopped |
400g/14oz raw tiger prawns, peeled and de-veined | shellfish
1 x 225g/8oz tin water chestnuts, drained and roughly chopped |
1 lime, juice only |
200g/7oz fine rice noodles, cooked according to packet instructions |
2 tbsp roasted salted peanuts, crushed | peanuts
1 tbsp toasted sesame oil | sesame
300g Straight to Wok Thick Ribbon Vermicelli Noodles | gluten?
75g Beansprouts |
2 Cardamom Pods |
24 (about 1.25kg) uncooked king prawns | shellfish
1 teaspoon sambal oelek | shellfish?
250g thin fresh egg noodles | gluten eggs
500g Hokkien noodles | gluten eggs?
600g whole prawns, with shells | shellfish
1 tablespoon Shaoxing rice wine | gluten?
300 g (10 oz) rice vermicelli |
60 ml (2 fl oz/¼ cup) chicken stock or water | chicken gluten? soy?
125 g butter | dairy
1 tbs drinking chocolate powder | dairy? soy?
395 g sweetened condensed milk | dairy
1/2 cup glace cherries chopped |
1 1/2 cups coconut | coconut
1 tsp cochineal |
250g plain sweet biscuits, crushed | gluten dairy? soy?
1 cup (90g) desiccated coconut | coconut
½ cup (75g) sultanas or chopped dried apricots (optional) |
1 tin (395g) sweetened condensed milk | dairy
200g milk or white chocolate, melted | dairy soy?
250g golden caster sugar |
20g Copha vegetable shortening | coconut soy?
1 x 400g can condensed milk | dairy
1 cup SR flour | gluten
2 tbsp cocoa (or milo, works a treat too) | dairy? gluten?
1 good tsp vanilla |
2 x pork loin steaks |
Smash, cooked with hot milk | dairy
100ml milk | dairy
1 oxo cube | gluten? soy? beef? chicken? dairy?
Butter for greasing | dairy
85 g light shredded vegetable suet | gluten?
400 g good-quality pork sausagemeat | gluten? soy?
8 rashers streaky bacon, chopped |
8 fresh sage leaves, chopped |
100 ml hot vegetable stock | gluten? soy?
½ swede, chopped into 1cm dice |
400g leftover roast meat from the Sunday roast (ideally lamb or beef) | lamb beef
250ml leftover gravy | gluten? soy? beef? chicken? dairy?
500ml chicken or beef stock | chicken beef gluten? soy?
2-3 tbsp Worcestershire sauce | fish gluten? soy?
3 medium free-range eggs, beaten | eggs
1 tbsp beef dripping/sunflower oil | beef
4 floz milk | dairy
4 oz hard cheddar (ideally Scottish) | dairy
4 oz crème fraiche | dairy
1-1/2 to 2 cups of mayonnaise | eggs soy?
2-3 tablespoons of dry ranch dressing mix | dairy soy? gluten? eggs?
1 large head of iceberg lettuce, shredded |
7-8 boiled eggs, reserve a couple for slicing | eggs
1 to 1-1/2 cups of frozen green peas, lightly steamed |
8 slices of cooked bacon, chopped |
¼ lb Bleu cheese, crumbled | dairy
1 pt Mayonnaise | eggs soy?
1 T Worcestershire sauce | fish gluten? soy?
1 cup Tomato soup | gluten? dairy?
¾ cup Cooking oil | soy?
Swiss cheese | dairy
5 oz instant vanilla pudding | dairy? soy?
20 oz can mandarin oranges (drain) |
8 oz cool whip, thawed | dairy coconut? soy?
1 package fudge stripe cookies | gluten soy dairy?
1 small to medium head of cauliflower, broken into small flowerets |
8-oz pkg grated cheddar cheese | dairy
1 can Water chestnuts, sliced |
3/4 cup raisins |
2-3 T Red Wine Vinegar |
200g white Feta-style cheese | dairy
75g pistachio nuts, shelled | tree_nuts
25g walnuts, shelled | tree_nuts
400g minced lamb | lamb
Approx 50g breadcrumbs | gluten soy? dairy? sesame?
1 splash red wine |
250 g beef mince | beef
1 handful breadcrumbs | gluten soy? dairy? sesame?
3 sun-blushed tomatoes |
1 portion flatbreads to serve | gluten dairy? sesame?
500 g lamb neck fillet, cut into large chunks | lamb
1 1/4 cups natural yoghurt | dairy
250 g dry-style feta | dairy
2 lebanese cucumbers, seeded and diced 1cm (4 if particularly small) |
3 small pita breads, torn and toasted in the oven | gluten sesame?
500 g finely minced lamb | lamb
1/2 cup fresh breadcrumbs or 1/2 cup soaked Bulgar wheat | gluten soy? dairy? sesame?
tahini, with lemon juice to taste to serve | sesame
1/2 cup green olives, cracked by squashing with the base of a glass |
1 preserved lemon, peel cut into thin strips |
90g feta cheese | dairy
2 tablespoons natural (Greek) yoghurt | dairy
1/3 cup walnuts | tree_nuts
500 gm sheep's milk yoghurt | dairy
12 vine leaves in brine, drained, halved |
1 kg piece of boneless female pork belly, cut into 2cm pieces |
400 gm each finely minced lean beef and lean lamb | beef lamb
1/4 cup crumbled feta cheese | dairy
4 pita pockets, cut in half | gluten sesame? soy?
1 pound ground lamb | lamb
250g smoked bacon lardons |
300ml single cream | dairy
250g smoked haddock fillet | fish
300g clams | shellfish
300g mussels | shellfish
2 corn on the cob, kernels, or 1 tin (400g) sweetcorn |
3 scallops, large, sliced horizontally into 3 slices (roes removed) | shellfish
500ml of fish stock, preferably homemade, or good-quality shop-bought | fish gluten? shellfish?
bouquet garni, made from 6 parsley stalks, 2 sprigs of thyme and a bay leaf, tied with kitchen string |
1 pinch of ground mace |
300ml mussel stock | shellfish
200g smoked lardons |
30 or so clams | shellfish
120 ml of cream or substitute | dairy
Broken biscuits | gluten dairy? soy? eggs?
30g (1oz) slightly salted butter | dairy
150ml (5 fl oz) low fat crème fraîche | dairy
1 small baguette, sliced | gluten
115g (4oz) Gruyere cheese, grated | dairy
2 x 147 g cans of clams | shellfish
1/2 cup white ocean fish fillets (haddock, cod, etc.) | fish
1/2 cup 35% cream | dairy
6 oz. butterscotch morsels | dairy soy?
1 large can of chow mein noodles | gluten soy? eggs?
1½ sticks (¾ cup) butter, melted | dairy
2 cups (8-ounce bag) pretzel rods or sticks, crushed into crumbs | gluten soy?
1¼ cups smooth peanut butter, divided | peanuts soy?
1½ cups semi-sweet chocolate chips | dairy? soy?
1 6 oz package butterscotch chips | dairy soy?
3 oz chow mien noodles | gluten soy? eggs?
3/4 pound (4 1/2 squares) white almond bark | dairy soy?
3/4 cup miniature marshmallows | beef?
3/4 cup salted peanuts | peanuts
3/4 cup Rice Krispies | gluten
Red and green candied cherries, cut in half |
2 (18-ounce) packages white chocolate bark melting chocolate | dairy soy?
1/2 cup raw cashews, soaked in water overnight | tree_nuts
1 package firm tofu | soy
1/4 cup basil leaves, chopped |
1 package lasagna noodles, cooked | gluten eggs?
vegan shredded mozzarella, 2-3 cups | coconut? soy? tree_nuts?
2 c cauliflower florets |
3 tbsp coconut oil | coconut
1 tsp liquid smoke |
(2) 25-ounce jars marinara sauce | dairy? soy?
1 bunch of collard greens, destemmed and thinly sliced |
14.5 ounce firm tofu patted dry | soy
8 ounces organic tempeh | soy gluten?
2 heads romaine, chopped (about 3 cups chopped) |
1 1/4 lb lean ground pork |
5-6 fresh shiitake mushrooms, chopped |
1 cup kimchi, finely chopped | fish? shellfish? soy?
2 12 oz. pkgs gyoza wrappers, about 90-100 total | gluten eggs?
1 tsp chili paste, (optional) | soy? shellfish?
200g of ground meat | beef? lamb? chicken?
2 bundles of Chinese chives |
2 tablespoons of sake |
2 packs of dumpling skin | gluten eggs?
1 cup finely shredded wombok (Chinese cabbage) |
24 gyoza or gowgee wrappers | gluten eggs?
Japanese soy sauce, to serve | soy gluten
2 tsp peanut oil | peanuts
1/2 tbsp kikkoman soy sauce | soy gluten
500g chinese leaf, finely chopped |
1 tsp chili bean sauce | soy gluten?
1/3 lb of ground beef (you can also use ground chicken or tofu instead) | beef chicken soy
2 Tablespoons of mirin/sake (rice wine) |
1 Package of gyoza/wonton wrappers(round) | gluten eggs?
Bean Sprouts |
2 pkt crescent rolls | gluten soy? dairy?
1 lb Velveeta, cubed | dairy
1 can Ro-Tel tomatoes with green chilies |
6 flour tortillas (burrito size) | gluten soy? dairy?
1 (15 oz) can ranch style beans | soy? beef?
1 lb elbow macaroni | gluten eggs?
2 c. sharp cheese, shredded | dairy
1 can evaporated milk (12 oz.) | dairy
1 small jar pimentos, drained |
1 sm. can chopped green chilies |
2 cans refrigerated biscuits | gluten soy? dairy?
1 (3 oz.) pkg. lemon Jello | beef?
1 c. oil | soy?
1 c. chopped pecans | tree_nuts
1/2 c. margarine | soy? dairy?
2 c. graham cracker crumbs | gluten soy? dairy?
1 ready-made graham cracker pie crust | gluten soy? dairy?
1 can cherry pie filling |
1 pt. whipping cream | dairy
1 env. unflavored gelatin | beef?
3 egg whites, stiffly beaten | eggs
1 can Eagle Brand milk | dairy
1/3 c. key lime juice |
1 tbsp. cornstarch |
2 lbs. chuck roast | beef
1 pkg. dry Italian dressing mix | dairy? soy? gluten?
1 pkg. brown gravy mix | gluten beef? soy? dairy?
1/2 jar pepperoncini |
1 stick of real butter | dairy
6 hoagie rolls | gluten soy? dairy? sesame?
1 bag frozen hash browns | soy?
1 lb. breakfast sausage, browned | soy? gluten?
8 eggs, scrambled | eggs
3 slices of day-old white bread, cubed | gluten soy? dairy?
1 c. half and half | dairy
6 strips turkey bacon | soy?
1 lb. ground chuck | beef
12 taco shells | gluten? soy?
1 (4 oz) can sliced black olives |
Shredded Monterey Jack | dairy
1 cup instant milk powder | dairy
2 c. rolled oats (not instant) | gluten
1/2 c. wheat germ | gluten
1/4 c. sunflower seeds |
1/3 c. honey |
3 ripe bananas, mashed |
1 zucchini, grated and squeezed dry |
1/2 c. crushed pineapple |
1 c. angel flake coconut | coconut
2 c. confectioners' sugar, sifted |
3 oz. cream cheese, room temp | dairy
1 c. Crisco | soy?
2 sq. unsweetened baking chocolate | soy?
1 tsp. instant espresso |
1 bag Hershey's kisses, unwrapped | dairy soy
1/2 c. almond butter | tree_nuts
2 T. flax meal |
1 c. unsweetened almond milk | tree_nuts
1 c. oat milk | gluten
1 c. soy milk | soy
2 T. vegan butter | soy? coconut? tree_nuts?
1 (15-oz) can garbanzo beans, rinsed |
1 bunch lacinato kale, ribs removed |
1 c. quinoa, rinsed |
1 c. farro | gluten
1 c. pearl barley | gluten
1 block extra-firm tofu, pressed | soy
1 T. white miso paste | soy gluten?
3 T. low-sodium soy sauce or coconut aminos | soy gluten coconut
1 T. chili crisp | soy? peanuts? sesame?
1 (8-oz) pkg. soba noodles | gluten
2 baby bok choy, quartered |
1 English cucumber, smashed |
3 c. cooked jasmine rice, cold |
4 oz. snow peas, strings removed |
1 lb. flank steak, sliced thin against the grain | beef
1 lb. large shrimp, tail-on | shellfish
4 tilapia fillets | fish
1 side of salmon, pin bones out | fish
2 cans chunk light tuna in water | fish soy?
1 tin sardines in oil, drained | fish soy?
2 anchovy fillets, mashed (optional) | fish
1 lb. lump crabmeat | shellfish
4 lobster tails | shellfish
1 doz. oysters, shucked | shellfish
1/2 lb. bay scallops | shellfish
1 c. clam juice | shellfish
3/4 lb. ground turkey |
1 turkey carcass |
1 whole chicken (4-5 lb.), giblets removed | chicken
8 bone-in chicken thighs | chicken
1 rotisserie chicken, meat pulled | chicken
1 qt. low-sodium chicken broth | chicken gluten? soy?
1 beef bouillon cube | beef gluten? soy? dairy?
4 c. vegetable broth | gluten? soy?
1 rack of baby back ribs |
1 (5 lb) bone-in pork butt |
1 spiral ham | soy? dairy? gluten?
1 lb. kielbasa, in coins | beef? gluten? soy? dairy? chicken?
1/2 lb. thick-cut pastrami | beef
6 slices rye bread | gluten soy? dairy?
1/2 c. sauerkraut, squeezed |
1/4 c. Russian dressing | eggs soy?
4 slices Swiss | dairy
2 T. prepared horseradish |
1 T. yellow mustard |
1 T. whole-grain mustard | gluten?
1/2 c. dill pickle chips |
1 pkg. slider rolls | gluten dairy? soy? eggs? sesame?
1 T. everything bagel seasoning | sesame
1 T. poppy seed |
1/2 red onion, thinly sliced |
4 cloves garlic, smashed |
1/4 tsp. cayenne |
kosher salt and fresh ground pepper |
juice of 1 lemon |
2 T. capers, drained |
1 c. cherry tomatoes, halved |
8 oz. fresh mozzarella pearls | dairy
1/4 c. prepared pesto | dairy tree_nuts
1/2 c. pine nuts, toasted | tree_nuts?
1 c. ricotta, part-skim | dairy
1/2 c. grated pecorino | dairy
1 lb. fresh pasta sheets | gluten eggs
12 oz. orecchiette | gluten
1 lb. potato gnocchi | gluten eggs?
1 c. Arborio rice |
1 c. cornmeal, medium grind |
1 pkg. cornbread stuffing | gluten soy? dairy? eggs? chicken?
1 can French fried onions | gluten soy?
2 cans cut green beans |
1 can whole berry cranberry sauce |
1 lb. Brussels sprouts, halved |
5 lb. russet potatoes, peeled |
1/2 c. sour cream and chive dip | dairy
1 bag tortilla chips |
3 ripe avocados |
1 bunch cilantro |
250g unsalted butter, cold and cubed | dairy
350g plain flour, plus extra for rolling | gluten
75g ground almonds | tree_nuts
1 free-range egg yolk | eggs
4 tbsp raspberry jam |
50g flaked almonds | tree_nuts
a few drops of almond extract | tree_nuts?
200g Greek-style yogurt, to serve | dairy
600ml full-fat milk | dairy
2 tbsp custard powder | dairy? gluten? eggs?
500g tub ready-made custard | dairy eggs? gluten?
1 packet trifle sponges | gluten eggs
135g pack raspberry jelly | beef?
hundreds and thousands, to decorate |
300g ginger nut biscuits, crushed | gluten dairy? soy?
397g can caramel | dairy
3 bananas, sliced |
100g white chocolate, chopped | dairy soy?
175g dates, stoned and chopped |
85g black treacle |
1 tsp mixed spice |
450g mixed dried fruit |
100g glacé cherries, rinsed and halved |
500g pack ready-to-roll icing |
454g block marzipan | tree_nuts eggs?
2 tbsp apricot jam, warmed |
150ml Guinness | gluten
1 jar mincemeat | gluten? beef? soy? tree_nuts?
320g sheet all-butter puff pastry | gluten dairy
500g shortcrust pastry | gluten dairy? soy?
8 pork chipolatas | gluten? soy? dairy?
2 Scotch eggs, halved | eggs gluten soy? dairy?
1 small pork pie | gluten eggs? soy? dairy?
4 slices black pudding | gluten dairy? beef?
800g braising steak, cut into chunks | beef
500ml brown ale | gluten
1 tbsp redcurrant jelly |
2 tbsp plain flour, seasoned | gluten
6 lamb chops | lamb
half a leg of lamb, about 1.3kg | lamb
2 tbsp mint sauce |
4 lamb kidneys, cored | lamb
1 lamb stock cube | lamb gluten? soy? dairy?
1.2kg gammon joint | soy?
1 litre cola |
6 chicken drumsticks | chicken
150g cooked ham, shredded | soy? dairy? gluten?
200g chicken livers, trimmed | chicken
150g smoked mackerel, skin removed | fish
4 skinless cod loins | fish
12 fish fingers | fish gluten
2 tubs cooked cockles | shellfish
250g cooked and peeled prawns | shellfish
4 crumpets, toasted | gluten dairy?
4 English muffins, split | gluten soy? dairy?
2 slices of granary toast | gluten soy?
Marmite, to taste | gluten
4 tbsp salad cream | eggs
2 tbsp brown sauce | gluten? fish?
2 tsp English mustard | gluten?
1 tin baked beans | soy?
1 tin mushy peas |
1 pack of Quorn mince | eggs
150g Lancashire cheese, crumbled | dairy
100g Stilton | dairy
1 tub cottage cheese with chives | dairy
100g halloumi, sliced | dairy
150g soft goat's cheese | dairy
2 tbsp half-fat crème fraîche | dairy
3 tbsp natural yogurt | dairy
1 packet naan bread | gluten dairy? eggs? sesame?
4 poppadoms |
1 tbsp korma paste | coconut? tree_nuts? soy?
4 tbsp mango chutney |
1 tin chickpeas |
200g red split lentils |
2 tsp garam masala |
300g basmati rice |
160ml tin coconut cream | coconut
1 tbsp crunchy peanut butter | peanuts soy?
1 tbsp hoisin sauce | soy gluten sesame?
8 Chinese pancakes | gluten sesame?
half a cucumber, cut into matchsticks |
1 pack of prawn crackers | shellfish
100g cashew nuts | tree_nuts
50g roasted chestnuts, crumbled | tree_nuts?
30g hazelnuts, skinned and chopped | tree_nuts
40g macadamias | tree_nuts
50g brazil nuts | tree_nuts
100g mixed nuts | tree_nuts peanuts?
2 tbsp mixed seeds | sesame?
2 tbsp black sesame seeds | sesame
3 tbsp hummus, to serve | sesame
100g couscous | gluten
200g freekeh | gluten
100g fine bulgur, rinsed | gluten
200g semolina | gluten
100g buckwheat flour |
150g spelt flour | gluten
100g rye flour | gluten
7g sachet fast-action dried yeast |
500g strong wholemeal bread flour | gluten
1 sourdough loaf, sliced | gluten
4 bagels, split | gluten soy? dairy? eggs? sesame?
8 brioche burger buns | gluten dairy eggs sesame? soy?
4 croissants, a day old | gluten dairy eggs?
2 pains au chocolat | gluten dairy soy? eggs?
1 pack of sponge fingers | gluten eggs
12 amaretti biscuits, crushed | tree_nuts? eggs gluten? soy?
2 meringue nests, crumbled | eggs
1 scoop vanilla ice cream, to serve | dairy eggs? soy?
squirty cream, to finish | dairy
1 tub of lemon curd | eggs dairy
3 tbsp Nutella | dairy tree_nuts soy
2 tbsp lemon juice |
1 Granny Smith apple, peeled and cored |
2 sticks rhubarb |
handful of blackberries |
1 butternut squash, peeled and seeded |
3 medium beetroot, cooked |
1 celeriac, peeled and diced |
2 banana shallots, finely chopped |
200g long-stem broccoli |
1 tbsp olive oil, plus extra for drizzling |
a good grinding of nutmeg |
2 tsp smoked paprika |
pinch of saffron |
sea salt flakes |
4 tbsp apple butter |
1 can butter beans, drained |
1 can cream-style corn | dairy?
1 can creamed coconut | coconut
1 eggplant, sliced into rounds |
200g oyster mushrooms |
150 g chicken of the woods mushrooms |
2 tbsp buckwheat groats |
1 tsp crab apple jelly |
1 can hearts of palm |
4 beef tomatoes, sliced |
1 butterhead lettuce |
1 tbsp peanut-free granola | gluten? tree_nuts?
3 tbsp nut-free pesto | dairy
1 cup gluten-free flour blend |
2 cups gluten-free oats |
250 g gluten-free penne |
1 cup dairy-free milk of choice | soy? tree_nuts? gluten? coconut?
1 cup dairy-free chocolate chips | soy?
2 flax eggs |
4 vegan sausages | soy? gluten?
1 cup plant-based yogurt | soy? coconut? tree_nuts? gluten?
400 g lactose-free milk | dairy
1 tbsp vegetarian Worcestershire sauce | gluten? soy?
`);

/**
 * Harder lines: brands by trade name (sweets, biscuits, wafers, rolls, tofu, spreads, cereals, ready-made),
 * composites, alternatives and denials as cooks of Britain, Ireland, America, Canada, Australia and
 * New Zealand write them. Written by memory, labelled by ingredient statements as remembered.
 */
export const BLIND_HARD_4 = parseLines(`
4 fun-size Mars bars, chopped | dairy soy eggs gluten?
3 Twix fingers, broken up | gluten dairy soy
100 g Galaxy chocolate, melted | dairy soy
200 g Dairy Milk | dairy soy?
1 Terry's Chocolate Orange, in segments | dairy soy
6 Cadbury Creme Eggs, halved | dairy eggs soy
1 bag Mini Eggs, crushed | dairy soy? gluten?
1 pack Rolos | dairy soy
2 Double Deckers | dairy soy gluten
1 Wispa, crumbled | dairy soy?
1 pack of Smarties for the top | dairy gluten? soy?
1 bag of Haribo Starmix | beef?
a handful of Skittles |
12 mini Reese's Peanut Butter Cups | peanuts dairy soy
3 Heath bars, chopped | dairy soy tree_nuts
4 Snickers, chopped | peanuts dairy soy eggs
2 Milky Way bars | dairy soy eggs gluten?
1 bag Kit Kat Minis | gluten dairy soy
10 Ferrero Rocher | tree_nuts gluten dairy soy
2 Almond Joys | coconut tree_nuts dairy soy
1 Baby Ruth, chopped | peanuts dairy soy
1 Nestle Crunch bar | dairy soy gluten?
1 box Junior Mints | dairy? soy eggs?
1 bag York Peppermint Patties | soy dairy? eggs?
1 roll of Rolo, unwrapped | dairy soy
20 Werther's Originals | dairy soy
1 bag Kraft caramel bits | dairy soy?
1 tub Marshmallow Fluff | eggs
1 packet of pink and white Mallows (Pascall) | beef?
200 g Cadbury Caramilk | dairy soy
2 Cherry Ripe bars, chopped | coconut dairy soy
2 Peppermint Crisps, grated | dairy soy gluten?
1 bag Jaffas | dairy? soy?
1 packet Clinkers | dairy soy gluten?
1 bag of Pineapple Lumps | dairy? soy gluten? beef?
1 packet Tim Tams, blitzed | gluten dairy soy
1 packet Milk Arrowroot biscuits, crushed | gluten dairy soy?
250 g Arnott's Marie | gluten dairy? soy?
1 packet Arnott's Scotch Fingers | gluten dairy soy?
1 pkt Choc Ripple biscuits | gluten soy? dairy?
250 g Nice biscuits | gluten coconut dairy? soy?
1 packet Mint Slice | gluten dairy? soy
1 packet Iced VoVos | gluten coconut beef? dairy? soy?
1 packet Savoy crackers | gluten soy? dairy?
2 Weet-Bix, crushed | gluten
1 packet Krispie (Griffin's) biscuits | gluten coconut? dairy? soy?
200 g Griffin's Gingernuts | gluten dairy? soy?
12 Oreos, crushed | gluten soy
1 pack Golden Oreos | gluten soy
200 g Hobnobs | gluten dairy?
1 packet of McVitie's Digestives | gluten
10 Rich Tea fingers | gluten dairy?
8 custard creams, crushed | gluten dairy? soy?
200 g bourbon biscuits | gluten dairy? soy?
150 g Lotus biscuits | gluten soy
4 tbsp Biscoff spread | gluten soy
1 packet Jammie Dodgers | gluten dairy? soy?
1 pack of Party Rings | gluten dairy? soy?
6 Wagon Wheels | gluten dairy soy beef?
8 Tunnock's teacakes | gluten dairy eggs soy
1 pack Nairn's rough oatcakes | gluten
1 pack Ritz | gluten soy
1 box Carr's water biscuits | gluten
1 pack Mikado (Jacob's) | gluten coconut beef? soy?
2 Kimberley biscuits | gluten eggs? soy? beef?
4 Penguin bars | gluten dairy soy
1 box Nilla wafers | gluten eggs? dairy soy?
1 pkg Nutter Butters | gluten peanuts soy
1 pkg Chips Ahoy!, crushed | gluten soy dairy?
1 sleeve Keebler Club crackers | gluten soy? dairy?
1 pkg Lorna Doones | gluten soy dairy?
1 pkg Biscoff cookies | gluten soy
1 box Triscuits | gluten
1 cup Goldfish crackers | gluten dairy
1 cup Cheez-Its | gluten dairy soy
1 pkg Milano cookies | gluten dairy eggs soy
8 Samoas | gluten coconut dairy soy
1 bag Stacy's pita chips | gluten
1 box Teddy Grahams | gluten soy
1 pkg Pirouline wafers | gluten dairy soy tree_nuts? eggs?
1 pkg Voortman vanilla wafers | gluten soy dairy?
1 bag Snyder's pretzel pieces | gluten soy? dairy?
3 cups Rice Chex |
3 cups Corn Chex |
3 cups Wheat Chex | gluten
2 cups Cheerios | gluten
1 cup Honey Nut Cheerios | gluten tree_nuts?
2 cups Cap'n Crunch | gluten soy? coconut?
1 cup All-Bran | gluten
3 cups Cocoa Pebbles | soy?
4 Shredded Wheat, crushed | gluten
100 g Alpen | gluten dairy tree_nuts
75 g Rice Bubbles | gluten
100 g Coco Pops | gluten
1/2 cup Milo | dairy gluten soy?
3 tbsp Horlicks | gluten dairy soy?
1 cup Nesquik | soy?
2 sachets Options hot chocolate | dairy
1 tube Pillsbury crescent dough | gluten soy? dairy?
1 can Grands! biscuits | gluten soy dairy?
1 tube Pillsbury cinnamon rolls | gluten soy dairy? eggs?
1 loaf Rhodes bread dough, thawed | gluten soy? dairy?
12 King's Hawaiian rolls | gluten dairy eggs soy?
1 pack Martin's potato rolls | gluten dairy soy? sesame?
1 loaf Wonder Bread | gluten soy dairy?
8 slices Dave's Killer Bread | gluten sesame?
1 can B&M brown bread | gluten dairy?
4 Warburtons toasties | gluten soy
2 Hovis Best of Both slices | gluten soy
1 pack Soreen | gluten
4 Mission wraps | gluten soy? dairy?
1 pack Jus-Rol filo | gluten soy?
1 sheet Pepperidge Farm puff pastry | gluten soy? dairy?
1 box Ghirardelli brownie mix | gluten soy dairy?
1 Sara Lee pound cake | gluten dairy eggs soy?
1 Entenmann's loaf cake | gluten eggs soy dairy
12 Twinkies | gluten dairy eggs soy beef
4 Little Debbie Oatmeal Creme Pies | gluten soy eggs dairy
6 Mr Kipling French Fancies | gluten dairy eggs soy
1 Madeira loaf cake | gluten eggs dairy? soy?
1 McVitie's Jamaica Ginger Cake | gluten soy? dairy? eggs?
1 packet White Wings golden butter cake mix | gluten soy? dairy?
1 jar Smucker's hot fudge | dairy soy?
1/2 cup Skippy Super Chunk | peanuts soy?
2 tbsp Meridian almond | tree_nuts
2 tbsp Bega crunchy | peanuts
1 jar Justin's hazelnut spread | tree_nuts
1/2 cup Cookie Butter | gluten soy
2 tbsp Vegemite | gluten
2 tbsp Bovril | beef gluten
1 tbsp Flora | dairy? soy?
100 g Stork | dairy? soy?
1 tbsp Lurpak | dairy
1 tub I Can't Believe It's Not Butter | soy dairy?
1 stick Country Crock | soy dairy?
2 tbsp Smart Balance | soy? dairy?
50 g Trex |
4 tbsp Nuttelex | soy?
100 g Kerrygold | dairy
1 tub Philadelphia | dairy
100 g Boursin | dairy
4 triangles Laughing Cow | dairy
8 Babybels | dairy
2 Cheestrings, peeled | dairy
4 Dairylea slices | dairy
150 g Cathedral City | dairy
150 g Dubliner, grated | dairy
100 g Red Leicester | dairy
1 tub Quark | dairy
1 pot Alpro | soy? coconut? tree_nuts? gluten?
1 carton Oatly Barista | gluten
1 carton Ripple |
1 carton Silk | soy? tree_nuts? gluten? coconut?
2 cups Almond Breeze | tree_nuts
1 tub Yoplait | dairy
1 pot Müller Corner | dairy gluten? tree_nuts? soy?
1 Petit Filous | dairy
500 g Fage 0% | dairy
1 packet Dream Whip | dairy soy?
1 sachet Dream Topping | dairy soy?
1 tin Carnation | dairy
1 tin Ambrosia | dairy
1 tub Ben & Jerry's Cookie Dough | dairy eggs gluten soy
1 tub Häagen-Dazs vanilla | dairy eggs
4 Magnums | dairy soy? tree_nuts?
1 pkg Nasoya | soy gluten?
1 block Tofoo Naked | soy
1 pack Cauldron | soy? gluten?
1 pkg Lightlife | soy gluten?
1 pkg Tofurky | soy gluten
2 Beyond burgers |
400 g Impossible | soy coconut
4 Boca burgers | soy gluten dairy?
4 MorningStar Farms patties | soy gluten? eggs? dairy?
300 g Quorn pieces | eggs
1 pack Richmond meat-free | soy? gluten?
4 Field Roast links | gluten soy?
1 can SPAM |
1 pkg Nathan's franks | beef soy?
8 Ball Park franks | beef soy? chicken?
1 pkg Hillshire Farm | beef? soy? gluten? chicken? dairy?
1 pkg Little Smokies | beef? chicken? soy? dairy? gluten?
1 pkg Steak-umm | beef
1 pkg Jimmy Dean | soy? gluten? eggs? dairy?
8 Richmond sausages | gluten soy
1 tin Princes stewed steak | beef gluten soy?
1 jar Bovril paste | beef gluten
1 tin Heinz oxtail soup | beef gluten dairy?
1 can Campbell's beef consommé | beef gluten? soy?
1 packet Knorr leek | gluten? dairy soy?
1 Knorr stock pot | beef? chicken? gluten? dairy? soy?
2 tsp Marigold bouillon | gluten? soy? dairy?
1 packet Paxo | gluten soy? dairy?
1 box Velveeta Shells | gluten dairy eggs?
1 pouch Idahoan | dairy soy?
1 pkt Smash |
1 pkg Top Ramen | gluten soy
2 pkts Maggi 2 Minute noodles | gluten soy? chicken? sesame?
1 tin Heinz hoops | gluten
1 tin Alphabetti Spaghetti | gluten
1 jar Ragú | dairy? soy?
1 jar Dolmio lasagne sauce | dairy? gluten?
1 jar Patak's tikka masala | dairy coconut?
1 jar Sharwood's green curry | coconut shellfish? fish? soy?
1 jar Blue Dragon sweet and sour | soy? gluten?
2 tbsp A1 | fish? soy? gluten?
1 tbsp Bragg's | soy
1/2 cup Duke's | eggs soy
1/2 cup Hellmann's | eggs soy?
1/4 cup Hidden Valley Ranch | dairy eggs soy
2 tbsp Hellmann's Vegan | soy?
1/4 cup Vegenaise | soy?
1/2 cup Cool Whip | dairy coconut? soy?
1 box Jell-O | beef?
1 pkt Angel Delight | dairy
1 packet Aeroplane jelly | beef?
1 carton Bird's ready-made custard | dairy eggs? soy?
2 shots Baileys | dairy
50 ml Amaretto | tree_nuts?
50 ml Malibu | coconut?
1 can Coco Lopez | coconut
1 bottle Guinness | gluten
1 bag Doritos | dairy? soy? gluten?
1 bag Cool Ranch Doritos | dairy soy?
1 bag Frito-Lay Ruffles |
1 bag Bombay mix | peanuts? gluten? soy?
1 jar Planters mixed nuts | tree_nuts peanuts
2 Kind bars | tree_nuts peanuts? soy?
1 Eat Natural bar | tree_nuts? peanuts? coconut? soy? dairy?
1 bag Ore-Ida Tater Tots | soy?
4 Birds Eye potato waffles |
1 box Eggo | gluten eggs dairy soy
1 box Gorton's | fish gluten soy? dairy?
1 box Van de Kamp's | fish gluten soy? dairy?
4 Young's chip shop | fish gluten soy? dairy?
1 box SeaPak popcorn | shellfish gluten soy? dairy?
1 can StarKist | fish soy?
1 can Snow's | shellfish soy? gluten?
1 bottle Clamato | shellfish
1 bottle V8 |
1 pack Krab sticks | fish gluten? eggs? soy? shellfish?
200 g seafood extender | fish gluten? eggs? soy? shellfish?
1 box Tyson nuggets | chicken gluten soy? dairy? eggs?
1 pack Bernard Matthews | gluten? soy? dairy?
1 DiGiorno pizza | gluten dairy soy? beef?
1 pkg Totino's rolls | gluten soy dairy? beef? chicken?
1 pkg Bagel Bites | gluten dairy soy beef? chicken?
4 Greggs sausage rolls | gluten dairy? soy?
4 Four'N Twenty pies | gluten beef soy? lamb? dairy?
1 pkg Mrs. T's pierogies | gluten dairy eggs? soy?
1 pkg Ling Ling potstickers | gluten soy chicken? sesame?
1 cup whipped topping, fat-free | dairy? soy? coconut?
1 cup crushed sandwich cookies | gluten soy? dairy?
1 prebaked shortcake shell | gluten eggs soy? dairy?
1 wheel en croûte, with its pastry | dairy gluten
1 quiche lorraine, sliced | gluten eggs dairy
2 vol-au-vent cases | gluten dairy? soy? eggs?
1 toad in the hole mix | gluten eggs? dairy? soy?
leftover cauliflower cheese | dairy gluten
1 tub baba ganoush | sesame
2 onion bhajis | gluten?
4 samosas | gluten
2 spring rolls | gluten soy? sesame? eggs?
1 portion sticky toffee pudding | gluten dairy eggs
1 slice banana bread | gluten eggs dairy? tree_nuts?
1 cup crumbled cornbread | gluten eggs dairy?
1 handful croutons | gluten soy? dairy?
2 tbsp panko | gluten soy?
1 sheet lavash | gluten
1 cup tabbouleh | gluten
1 tbsp satay sauce | peanuts soy? coconut? gluten? shellfish?
1 tbsp teriyaki glaze | soy gluten
1 tbsp Caesar dressing | eggs fish dairy? soy?
1 tbsp blue cheese dressing | dairy eggs soy?
2 tbsp béchamel | dairy gluten
1 tbsp tartare sauce | eggs soy?
1 tbsp praline paste | tree_nuts
1 jar dulce de leche | dairy
2 tbsp halva, crumbled | sesame tree_nuts?
4 squares Turkish delight | tree_nuts? beef?
1 cup trail mix | tree_nuts peanuts? soy? dairy?
honey (not maple syrup) |
olive oil, not butter |
milk or a non-dairy milk | dairy soy? tree_nuts? gluten? coconut?
butter (or vegan block) | dairy soy? coconut?
1 egg (or flax egg) | eggs
soy sauce (tamari for gluten-free) | soy gluten
cream, or coconut cream for vegans | dairy coconut
peanut butter or sunflower seed butter | peanuts soy?
parmesan (leave out if vegan) | dairy
vegan parmesan (not dairy) | tree_nuts? soy? coconut?
chopped nuts, not peanuts | tree_nuts
Quorn or chicken | eggs chicken
plain flour (or gluten free plain flour) | gluten
1 cup pasta, gluten free if needed | gluten
oat or soya milk | gluten soy
beef or lamb mince | beef lamb
stock (chicken, veg or fish) | chicken fish gluten? soy?
sausages, veggie or pork | gluten? soy? dairy? eggs? beef?
1 box Walkers shortbread | gluten dairy
6 Fox's Viennese | gluten dairy soy
1 pack Elkes malted milk | gluten dairy
2 Tunnock's snowballs | coconut eggs? soy? dairy?
1 bag of Minstrels | dairy soy
2 Yorkie bars | dairy soy
1 tin Quality Street | dairy soy tree_nuts gluten?
1 pack Fruit Pastilles | beef?
1 bag Percy Pigs |
3 Curly Wurlys | dairy soy?
1 Fry's Turkish Delight | dairy? soy
1 Bounty, sliced | coconut dairy soy
1 Topic bar | dairy tree_nuts soy eggs? gluten?
4 PayDay bars | peanuts soy? dairy
1 100 Grand | dairy soy gluten?
2 Coffee Crisps | gluten dairy soy
1 Caramilk, in squares | dairy soy
4 Jos Louis | gluten dairy soy eggs?
1 pkg Dare Maple Leaf cookies | gluten soy? dairy? coconut?
1 box Red River cereal | gluten
1 packet Cheezels | dairy soy? gluten?
1 Brennans loaf | gluten soy
200 g Clonakilty pudding | gluten beef? dairy?
4 Superquinn sausages | gluten soy?
4 Denny rashers |
1 tub Dairygold | dairy
1 jar Chef brown sauce | gluten?
`);
