import { parseLines } from "./lines.fixture.ts";

/**
 * The last of the draws that drawn-1.fixture.ts explains, labelled before the check was run on
 * it. Plain: a stretch of the BBC collection; hard: every line of that sort in a stretch of Allrecipes,
 * in the collection of Bon Appétit, and in recipes of other kitchens that public pages hold. Long
 * because it is data.
 */
export const DRAWN_PLAIN_6 = parseLines(`
300g/10oz risotto rice |
110g/4oz butter, slightly softened (remove from the fridge about an hour in advance) | dairy
½ swede, cut into 1cm/½in cubes |
sunflower oil, for greasing |
225g/8oz paneer or halloumi, cut into 2cm/¾in cubes | dairy
1 plum tomato, chopped |
100g/3½ head baby leaf or spring greens, thickly shredded |
1-2 bendy carrots, peeled, if you like |
150g/5½oz soft goats' cheese, crumbled | dairy
50g/1¾oz chopped cornichons |
1 chicken breast, cut in half, a pocket cut into the side of each piece | chicken
1 small bouquet garni |
4 pieces stem ginger (from a jar), finely chopped |
a good knob of butter | dairy
1 x 200g/7oz lamb chump, fat removed | lamb
½ celeriac, peeled, thinly sliced on a mandoline |
85g/3oz rice noodles |
225g/8oz mixed dried fruit including mixed peel |
vanilla custard, to serve (optional) | dairy eggs?
4 rashers pancetta |
1½ tbsp groundnut (peanut) oil | peanuts
freshly cooked rice, for serving |
1 smoked duck breast, sliced |
50ml/2fl oz double cream or milk | dairy
silver leaf, chirongi nuts and watermelon seeds (available in Indian grocers), and red rose petals to garnish (optional) | tree_nuts
handful chopped coriander and parsley |
1 Cos lettuce or baby gem, leaves torn into pieces |
30g/1oz Earl Grey tea leaves |
150g/5½oz mascarpone | dairy
30g/1oz Somerset brie, or similar soft cheese | dairy
375ml/13fl oz dry white vermouth |
50g/2oz fine beans, sliced |
1 x 4-6kg/8¾-13¼lb raw ham, bone in, soaked overnight in cold water if necessary (check with your butcher) |
1kg/2lb 3oz King Edward potatoes, peeled and cut into chunks |
3 macaroon biscuits | tree_nuts? coconut? eggs gluten?
200g/7oz fresh chopped tomatoes or 400g tin tomatoes |
4 large or 8 small leaves gelatine | beef?
warmed rustic bread, to serve | gluten
splash vanilla extract |
3 toy cars |
6 coriander roots |
2 tbsp mixed baby cress (such as baby bull’s blood, red vein sorrel and chervil) or small edible flowers |
280g/10oz veal cutlet, bone on | beef
approx 10 gold stars |
1 tbsp tamarind pulp (or 1½ tsp tamarind concentrate, available from Asian grocers) |
225g/8oz dulce de leche or canned caramel | dairy
2½ tbsp mayonnaise | eggs soy?
2 marrow bones (ask your butcher for these) | beef
175g/6oz chilled butter, diced | dairy
50g/2oz brie | dairy
25g/1oz sesame seeds | sesame
1.75 litres/3 pints veal stock | beef gluten? soy?
handful fresh Thai or ordinary basil leaves |
1 litre/1¾fl oz pints full-fat milk, preferably organic | dairy
4 free-range eggs, separated, plus 2 free-range egg yolks | eggs
275ml/10fl oz rape seed oil |
120ml/3¾fl oz golden syrup |
4 gelatine leaves, softened in cold water for 10 minutes | beef?
grated Parmesan, to serve | dairy
30m/1fl oz red wine |
50g/1½oz broad beans, blanched, skins removed |
1 tsp chat masala |
270g/9¾ oz plain flour, enough to form a soft dough | gluten
4 x 200g/7oz fresh skinless yellow fin tuna loin steaks | fish
110g/4oz fine fresh breadcrumbs | gluten soy? dairy? sesame?
½ garlic bulb, unpeeled, from a whole bulb cut horizontally |
2 pitta breads, toasted and cut into strips | gluten
175ml/6fl oz natural yoghurt | dairy
75g/2¾oz buckwheat flour |
1 tsp ketchup |
500g/1lb 2oz sultanas |
12 sour cabbage leaves, drained, halved (available from Polish delicatessens) |
50g/1¾oz smoked pancetta or bacon, diced |
150g/5oz butterbeans from a can, rinsed and drained |
10ml/½floz grapeseed oil |
1kg/2¼lb lean beef mince | beef
350g/12oz cooked mashed potato | dairy?
1 tbsp balsamic vinegar (not a syrupy one) |
1 smoked sausage, griddled and sliced | soy? gluten? dairy? beef?
275ml/9¾fl oz double cream | dairy
1 slice of bread, toasted | gluten soy? dairy?
150g/5¼oz Dovedale cheese (or similar soft blue cheese), diced | dairy
55g/2oz pasteurized egg yolks | eggs
250g/9oz couscous, cooked according to packet instructions | gluten
spaghetti or tagliatelle, cooked according to packet instructions | gluten eggs?
100ml/3½ fl oz fish stock or water | fish gluten? soy?
2 wreck fish fillets (or sea bass), skin on, pin boned | fish
50g/1¾oz almonds | tree_nuts
5-6 tbsp corn flour |
2 free-range eggs, plus 1 free-range egg yolk, beaten, for egg wash | eggs
250g/9oz black cherries in kirsch flavoured syrup (drained weight), 12 reserved and the rest chopped |
coriander cress |
300g/10½oz shortcrust pastry | gluten dairy?
150g/5oz best-quality gluten-free dark chocolate (70 percent cocoa solids) | dairy? soy?
30g/1¼oz panko breadcrumbs | gluten
4–6 peppercorns |
375–500g/13oz–1lb 2 oz pre-rolled puff pastry | gluten dairy?
4 tbsp canned coconut milk | coconut
85g/3oz Port Salut cheese, chopped | dairy
2 x 250g/9oz rainbow trout, gutted and scaled | fish
2½ tbsp meringue powder | eggs
6 amaretti biscuits, crumbled | tree_nuts eggs gluten?
6 mackerel fillets | fish
125ml/4fl oz vinaigrette | dairy? eggs? gluten?
12 slices chorizo | dairy? soy?
50ml/2fl oz dark soy sauce | soy gluten
7gm Dijon mustard (about 1 teaspoon) |
300ml/½ pint chicken or vegetable stock | chicken gluten? soy?
Marsala or sweet sherry |
75g/2½oz brown crabmeat | shellfish
200g/7oz cooked chestnuts | tree_nuts
5 all spice berries |
1 x 750g/1lb 11oz ready-cooked lobster | shellfish
20 x raw tiger prawns, shells on | shellfish
about 100ml/4floz single cream | dairy
7 free-range egg whites (use pasteurised egg white in a carton if you have any concerns about raw egg) | eggs
200g/10½oz desiccated coconut | coconut
50g/2oz chopped hazelnuts | tree_nuts
2 pheasant legs |
150g/5½oz frozen soya beans | soy
150ml/5fl oz Greek-style yoghurt | dairy
few drops of sesame oil | sesame
300ml/10fl oz beef or veal jus or gravy | beef gluten? soy? dairy?
25g/1oz red amaranth leaves |
500ml/16½fl oz good strong stock (beef is best, but chicken or vegetable will do) | beef chicken? gluten? soy?
small rose-shaped sweets or fresh rose petals, to garnish | dairy? gluten? soy? eggs? beef?
4 slices baguette, toasted | gluten
8 medium-sized monkfish cheeks | fish
dash of hot pepper sauce, such as Tabasco |
colouring and flavouring |
2 sheets filo pastry, each cut into 3 strips | gluten
100g/3½oz strained yoghurt (strain your yogurt in a sieve lined with muslin for a few hours to get rid of excess moisture) | dairy
4 lamb neck fillets (about 100g/4oz each) | lamb
1.5kg/3lb 5oz beef rump, cut into 5cm/2in slices | beef
50g/2oz duck ‘cracklings’ (fried duck skin) |
1kg/2lb 4oz mutton from leg or shoulder, bone removed, cut into 2.5cm/1in cubes | lamb
290ml/10fl oz/½pint vegetable stock | gluten? soy?
1 tsp oyster sauce (or vegetarian oyster sauce, if preferred) | shellfish soy? gluten?
3 tbsp alegar (vinegar made with ale) or balsamic vinegar | gluten
25ml/1fl oz fresh ginger juice (grate fresh root ginger and squeeze in a clean cloth to extract the juice) |
500g/1lb 2oz all-butter puff pastry, rolled out onto a lightly dusted work surface to a thickness of 3mm, cut into 12 rectangles 16cm x 8cm/6in x 3in | gluten dairy
5.15kg/11lb 6oz ready-to-roll white icing | eggs?
200g/7oz white fish, such as cod, skin and bone removed | fish
a dash of Worcestershire sauce | fish gluten?
110g/4oz bulgar wheat | gluten
bone marrow from the lamb leg steak (optional) | lamb
55g/2oz gorgonzola cheese, chopped | dairy
110g/4oz Japanese panko breadcrumbs (use ordinary breadcrumbs if unavailable) | gluten
300g/10½oz halibut fillet, cut into 4 pieces | fish
2 meringue nests | eggs
1 tsp Camp coffee essence |
2g bonito flakes | fish
dumplings, to serve (optional) | gluten eggs? dairy? beef?
1 truffle, sliced |
`);

export const DRAWN_HARD_6 = parseLines(`
1 (10 ounce) container refrigerated Alfredo pasta sauce | dairy eggs? gluten? soy?
Honey mustard, to taste | eggs? soy?
2 tablespoons fat-free French salad dressing | soy? eggs? dairy?
2 (8 ounce) containers lowfat vanilla yogurt, no gelatin added | dairy
Tortilla chips or corn chips |
1 1/2 cups reduced-fat whipped topping | dairy soy?
seasoning salt and pepper to taste |
24 miniature pretzel twists | gluten
1/4 cup puffed amaranth (optional) |
1 shortcake shell | gluten eggs dairy? soy?
2 tablespoons dry ranch dressing mix | dairy soy?
4 (12 ounce) bottles chili sauce | soy?
2 teaspoons liquid amino acids (such as Bragg®) | soy
8 lasagna noodles, broken into pieces | gluten eggs?
1 teaspoon Archer Farms™ chili dill salt |
2 large croissants, cut or torn into 1 inch pieces | gluten dairy eggs? soy?
1 1/2 cups KRAFT 2% Milk Shredded Reduced Fat Sharp Cheddar Cheese, divided | dairy
1 cup Safeway SELECT Mayonnaise | eggs soy?
1/3 (28 ounce) jar marinara sauce | dairy?
1 (8 ounce) package shredded American cheese (such as Kraft® Melts) | dairy soy?
6 (1 ounce) squares BAKER'S Semi-Sweet Baking Chocolate, divided | soy dairy?
4 (6- by 4-inch) fresh pasta rectangles | gluten eggs
6 leaves basil chiffonade (thinly sliced fresh basil leaves) |
1 teaspoon sriracha sauce |
1 (16 ounce) package spaghetti (such as Dreamfields®) | gluten
1/4 cup KRAFT Extra Virgin Olive Oil Aged Balsamic Vinaigrette Dressing, divided | soy? dairy? eggs?
3 Breakfast Patties made with Organic Soy | soy gluten? eggs? dairy?
2 (4.5 ounce) packages instant long grain and wild rice | gluten? soy? dairy? chicken?
1/2 ounce chocolate, grated, for garnish (optional) | dairy? soy?
1/2 cup crushed corn flake cereal | gluten?
1 (10.75 ounce) can condensed vegetable beef soup, undiluted | beef gluten soy? dairy? eggs?
2 (6 ounce) cans minced clams | shellfish
8 ounces pumpkin pie filling (such as Libby's®) |
4 (6 ounce) beef shoulder top blade (flat iron) steaks (6 to 8 ounces each) or boneless beef chuck eye steaks, cut 3/4 inch thick | beef
2 tablespoons Sugar In The Raw® |
2/3 cup Cheerios | gluten
2 (6 ounce) packages white chocolate, chopped | dairy soy?
8 ounces pork sausage links, sliced | soy? gluten? dairy? beef?
3 (1/4 inch thick) round steaks, cut into 4 pieces and pounded thin | beef
3/4 cup frozen margarita mix, thawed |
1 (2 liter) bottle lemon-lime soda (such as 7Up®) |
1 (14 ounce) package extra-firm water-packed tofu, drained | soy
2 (16 ounce) packages fudge stripe cookies | gluten soy dairy?
1 (3.5 ounce) Ghirardelli Peppermint Bark Baking Bar | dairy soy
1 cup soy flour | soy
3/4 teaspoon lemon grass puree | dairy? soy?
2 cups Pillsbury BEST® All Purpose or Unbleached Flour | gluten
1/2 fluid ounce sweetened lime juice |
6 ounces pad thai rice noodles |
3/4 cup grated Vermont Cheddar cheese | dairy
4 onion Kaiser rolls, split and toasted | gluten eggs? dairy? soy? sesame?
1 (16 ounce) package vanilla-flavored candy coating or vanilla-almond bark | dairy soy
1 (15 ounce) package refrigerated pie crusts, at room temperature | gluten soy? dairy?
1/3 cup buttermilk or equivalent buttermilk powder | dairy
3/4 cup ORTEGA® Thick & Smooth Taco Sauce |
1 (10.75 ounce) can seasoned tomato sauce | soy? gluten?
1/2 cup ATHENOS Traditional Crumbled Feta Cheese, plus | dairy
1/2 pound ground turkey sausage | soy? dairy? gluten?
3 tablespoons low-calorie maple syrup |
1 (2.8 ounce) package French-fried onions | gluten soy? dairy?
1 (16 ounce) jar TACO BELL HOME ORIGINALS Thick 'N Chunky Salsa, divided |
8 Ball Park® Brand Franks | beef chicken? soy? dairy?
flour tortillas (optional) | gluten soy? dairy?
2 ounces dark chocolate, finely chopped | dairy? soy?
1/2 cup Italian-style bread crumbs, or more as needed | gluten dairy? soy? eggs? sesame?
1 1/2 cups oil and vinegar dressing | soy? dairy? eggs?
15 wooden pop sticks |
2 tablespoons wasabi paste | soy? dairy? gluten?
1 Smithfield® Peppercorn & Garlic Seasoned Pork Tenderloin | soy? gluten?
1/3 cup SPLENDA® white sugar blend for baking |
1 tablespoon Asian chili garlic sauce | soy? fish? gluten?
8 ounces Minute Maid® orange juice |
3 tablespoons cranberry vinegar |
2 honey-roasted skinless, boneless chicken breast halves | chicken
1 cube chicken with tomato flavored bouillon | chicken soy? gluten? dairy? beef?
6 ounces reduced-fat pina colada yogurt | dairy coconut? beef?
2 large sweet onions, such as Vidalia, thinly sliced |
2 teaspoons McCormick® Gourmet Collection® Garlic Powder |
1 (8 ounce) package KRAFT Shredded Three Cheese with a Touch of PHILADELPHIA | dairy
3 cups soft bread cubes | gluten soy? dairy? eggs?
8 Pillsbury® Oven Baked Frozen Soft White or Crusty French Dinner Rolls | gluten soy? dairy? eggs?
3 slices Market Pantry bacon, chopped |
1 (4.25 ounce) tube Betty Crocker® black decorating icing | soy? dairy?
8 tablespoons light cream cheese | dairy
1 (10 ounce) package angel hair-style shredded cabbage |
6 ounces package semisweet chocolate pieces or morsels | dairy? soy?
2 tablespoons Armagnac, or brandy |
2 cups condensed cream of celery soup | dairy gluten soy?
2 1/2 cups sourdough starter | gluten
1 1/2 (1.5 fluid ounce) jiggers coffee liqueur, such as Kahlua |
3 (12 ounce) packages refrigerated buttermilk biscuit dough | gluten dairy soy?
1 (6 ounce) package broccoli cheddar rice and sauce mix | dairy gluten soy? chicken?
1 tablespoon gochujang (Korean chile paste) | soy gluten
6 (18 x 18-inch) sheets of Reynolds Wrap® Heavy Duty Aluminum Foil |
24 NUTTER BUTTER Peanut Butter Sandwich Cookies, crushed | peanuts gluten soy
2 tablespoons chocolate sundae syrup (such as Smucker's®) | dairy? soy?
1 (1.3 ounce) envelope DREAM WHIP Whipped Topping Mix | dairy soy?
1 (10.5 ounce) package JET-PUFFED Miniature Marshmallows | beef?
1 (25 ounce) package frozen ravioli | gluten dairy? eggs? beef? soy?
2 (3 ounce) packages pork ramen noodles | gluten soy? chicken? dairy? beef? fish? eggs? sesame?
3/4 cup Marshmallow Fluff | eggs
Beer, Sausage, Cheese Sauce (recipe to follow) | gluten dairy soy? beef? eggs?
5 drops vanilla bitters (such as Bittercube® Cherry Bark Vanilla Bitters), or more to taste |
1/2 fluid ounce Rose's lime juice |
Mango chutney (optional) |
2 (12 ounce) packages Johnsonville® Original Breakfast Sausage | soy? dairy? gluten?
1/2 cup SMUCKER'S® Low Sugar Apricot Preserves |
1 (16 ounce) package hot bread roll mix with yeast | gluten dairy? soy? eggs?
Slithering stromboli garnishes* |
1 soondae (Korean blood sausage), sliced 1" thick, or 4 oz. thick-cut pork belly, cut into ½" pieces | gluten? soy?
2 8–9-oz. blocks frozen Sanuki udon noodles (such as Shirakiku brand) | gluten
3 8"-diameter pitas, split in half, torn into 1" pieces | gluten
2 10" hero rolls, split in half lengthwise, toasted | gluten soy? dairy? sesame?
1 4x3" piece dried kombu |
2 7"–8"-diameter flour tortillas or whole wheat chapatis or rotis | gluten soy?
2½ oz. fennel salami, sliced ⅛" thick, slices cut into quarters (about ½ cup) | dairy?
1 1"-thick slice crusty bread, cut into ¾" pieces | gluten
1 12x4" ciabatta loaf or focaccia | gluten
½ 8-oz. block firm tofu, preferably braised, sliced into thin batons | soy
1 8-oz. block tempeh, torn into 1½" pieces | soy
2½ lb. ¼"–½"-thick crosscut bone-in beef short ribs (flanken-style; about 12 three-bone strips) | beef
1 (2"–3") piece fresh horseradish, peeled, or 1 oz. Parmesan, finely grated (for serving) | dairy
3 lb. 2"–3" sections mixed soup beef bones (oxtail, marrow, knuckles, and/or neck bone), rinsed under cold running water to remove blood and excess bits | beef
4 6-oz. blocks paneer, cut into 4 cubes each | dairy
4 ½"-thick slices Pullman or other white sandwich bread, divided | gluten soy? dairy?
1 piece matzo, finely crushed (about ¼ cup) | gluten
1 packet Arnott’s Lattice Biscuits | gluten dairy? soy?
1 tin sweetened condensed milk, caramelised | dairy
1 cup bulaklak ng saging (dried lily blossoms) |
2 chorizo de Bilbao, sliced | dairy? soy? beef?
2 tbsp bagoong isda (anchovy sauce) | fish
1 cup pancit molo wrappers | gluten eggs?
1 tbsp bagoong balayan | fish
200 g ginisang bagoong | shellfish
2 tbsp Tiparos patis | fish
1 bar gulaman |
1 cup galapong |
8 pieces lumpia wrappers, fried | gluten eggs?
1 cup gata or evaporated milk | coconut dairy
2 tbsp Anong Red Curry Paste | shellfish? fish?
150g Malai kofta balls | dairy gluten? tree_nuts?
`);
