import { parseLines } from "./lines.fixture.ts";

/**
 * A second set of lines as home cooks write them, drawn and labelled like blind-1.fixture.ts, after the
 * check had been improved with that set; about half are from public repositories, the rest written by
 * memory as cooks of Britain, Australia, America, India and East Asia would. Measured once before anything
 * was changed for it (docs/bench.md). Long because it is data.
 */
export const BLIND_PLAIN_2 = parseLines(`
150g toor dal |
100g masoor dal |
1 tbsp ghee or oil | dairy
2 dried red chillies |
250g paneer, cubed | dairy
4 tbsp thick yoghurt | dairy
1 tsp tandoori masala |
1 pepper and 1 red onion, in chunks |
100g salad leaves |
Chaat masala |
250g mixed sprouts |
100g boiled black chana |
1 boiled potato, diced |
2 tbsp green chutney | coconut? dairy?
6 eggs, hard boiled | eggs
2 onions, blended |
1/2 tsp red chilli powder |
150g soya granules | soy
1 tbsp pav bhaji masala |
4 pav buns | gluten dairy? soy? sesame?
200g cooked rice, cooled |
60g roasted chana |
Pomegranate seeds |
500g firm white fish, in chunks | fish
2 tsp Kashmiri chilli powder |
1 tsp fenugreek seeds |
200ml thin coconut milk | coconut
300g paneer, in fingers | dairy
600g chicken thigh, diced | chicken
20g cashews | tree_nuts
50ml milk | dairy
700g chicken on the bone | chicken
3 tbsp grated coconut | coconut
800g chicken drumsticks and thighs, slashed | chicken
1 tbsp mustard oil |
Chaat masala to finish |
200g whole black urad dal, soaked overnight |
80g red kidney beans, soaked overnight |
4 tbsp hung yoghurt | dairy
1 tbsp gram flour |
1 tsp ajwain |
200g soya chunks | soy gluten?
1 onion, in petals |
4 tbsp coconut yoghurt | coconut soy?
1 tbsp biryani masala |
2 bay leaves, 4 cloves, 1 cinnamon stick |
Pinch of saffron in warm water |
1 4-5 lb. Brisket | beef
Meat Tenderizer |
2 Tbls. Liquid Smoke |
1 tsp. Celery Salt |
1 tsp. Onion Salt |
4 tsp. Granulated Garlic |
1 rack Baby Back Ribs |
2 8 oz. Cans Tomato Sauce |
2 Tbls. Worcestershire Sauce | fish gluten? soy?
1 tsp. Dry Mustard | gluten?
¾ Cup Apple Juice |
3 Tbls. Soy Sauce | soy gluten
1 Shallot (minced) |
1 tsp. Ground Chipotle |
1 lb. Sirloin Steak (cut into thin strips) | beef
1 10 ½ oz. Can Beef Broth | beef gluten? soy?
Noodles (cooked) | gluten eggs?
1 pound Ground Beef | beef
¼ cup Dry White Wine |
1 can Mushroom Soup | dairy gluten soy?
4 cups Egg Noodles (cooked) | gluten eggs
¼ Cup White Wine Vinegar |
1 Tbls. Fresh Tarragon (chopped) |
1 Cup Butter (melted) | dairy
1/2 pound bacon, diced |
1 lb. beef chuck, cut into bite-size pieces | beef
2 quarts water or beef broth | beef gluten? soy?
1 1/2 pounds red beets |
1 large russet potato |
6 cups shredded green cabbage |
½ Cup Mirin |
¼ Cup Sake |
2 Akatogarashi (Japanese dried chilies) |
12 Canneloni Shells | gluten eggs?
2 Tbls. Parmesan Cheese | dairy
1 10 oz. package Spinach |
¼ Cup + 1 Tbls. Parmesan | dairy
2 Tbls Whipping Cream | dairy
¼ Cup +2 Tbls. Flour | gluten
3 cups Assorted Macaroni | gluten eggs?
½ cup Ripe Olives (sliced) |
12 oz. Pepperoni (sliced) | beef? soy? dairy?
½ cup Mozzerella (shredded) | dairy
3 pound Pork Roast |
1 pound Dry Pinto Beans |
5 Tbls. Picante Sauce |
12 Tortillas | gluten soy? dairy?
1 cup Chicken (cooked and shredded) | chicken
½ pkg. Taco Seasoning | gluten? soy? dairy?
½ cup Picante |
½ can Cream of Chicken Soup | chicken dairy gluten soy?
8 Tbls. India Relish |
small bag Slivered Almonds (toasted) | tree_nuts
4 oz. Cocktail Onions (drained) |
8 oz. Water Chestnuts (chopped) |
2 Cups American Cheese (chopped) | dairy soy?
6 Eggs (hard-boiled and chopped) | eggs
1 lb. Box Ritz Crackers (crushed fine) | gluten soy? dairy?
Sage and Salt (to taste) |
4 Cups Pepper Jack (shredded) | dairy
12 Flour Torillas (6 inch) | gluten soy? dairy?
3 Cans Green Chiles (diced) |
1 8 oz. Package Crescent Rolls | gluten soy? dairy?
1-2 tsp Red Chili (ground) |
¼ Cup Sriracha |
2 lbs. Large Fresh Shrimp | shellfish
½ tsp. Hot Sauce |
3 cups Ricotta or Cottage Cheese | dairy
1 lb. Stewed Tomatoes |
1/3 cup red miso | soy gluten?
2 tablespoons sake, dry Sherry, or dry white wine |
1 teaspoon sesame seeds, toasted | sesame
12 two-pronged wooden picks or 24 straight wooden picks |
1 12-ounce container extra-firm tofu, cut crosswise into 8 slices, drained on paper towels | soy
4 3-inch-diameter portobello or shiitake mushrooms, stems removed |
1 small head of radicchio |
2 ounces dried bean thread noodles |
1 Kirby cucumber, halved lengthwise, seeded, and cut into thin matchsticks |
16 rice-paper rounds plus additional in case some tear |
4 romaine leaves, each torn into 4 pieces |
10 ounces packaged baked tofu, cut into 3- by 1/3-inch sticks | soy gluten?
1/2 cup each of torn basil, mint, and cilantro leaves |
1/3 cup hoisin sauce | soy gluten sesame?
2 tablespoons chunky peanut butter | peanuts soy?
1 teaspoon coarse Korean hot red-pepper flakes |
1 package whole-wheat lo mein noodles | gluten eggs?
6 tablespoons white miso paste | soy gluten?
1 can baby corn, drained and rinsed |
1 teaspoon hot chili paste * |
1 13 1/2-to 14-ounce can organic light coconut milk | coconut
3 kaffir lime leaves or 3 tablespoons fresh lime juice and 1 1/2 teaspoons finely grated lime peel |
2 cups Chinese black rice |
3 tablespoons vegetable or peanut oil | peanuts soy?
4 ounces fresh shrimp, peeled, deveined, and finely diced | shellfish
4 ounces ham, finely diced | soy? dairy? gluten?
1 tablespoon oyster sauce | shellfish gluten? soy?
2 tablespoons Chinese hot bean paste * | soy gluten?
1 tablespoon Chinese black-bean paste or sauce* | soy gluten?
2 tablespoons Asian chili powder* |
4 ounces ground beef | beef
1 1/2 pounds Romano beans or green beans, trimmed |
5 ounces wild or baby arugula |
1/3 cup tarragon leaves |
2 celery sticks, diced |
30g/1oz fresh root ginger, peeled and finely chopped |
1 tsp ground cardamom seeds |
200g/7oz red lentils |
100g/3½oz plain flour | gluten
2 free-range eggs | eggs
300g/10½oz straight-to-wok noodles | gluten eggs?
200g/7oz white or sweetheart cabbage, finely shredded |
chilli sauce or fruity brown sauce, to serve (optional) | gluten?
50g/1¾oz small pasta shapes | gluten
400g haricot beans, drained |
100g/3½oz linguine or Iranian reshtey noodles | gluten
2 x 250ml/9fl oz tubs soured cream | dairy
300g/11oz strong bread flour, plus a little extra for dusting | gluten
1 x 7g sachet fast-action dried yeast |
2 fat sausages | gluten? soy? dairy? beef?
2 tbsp harissa paste (found in most supermarkets) |
a handful of wild rocket |
300g/10½oz dried penne pasta, or other pasta shapes | gluten
200g tub full-fat cream cheese (also known as soft cheese) | dairy
100g/7oz cheddar, grated | dairy
2 chicken breasts, approx. 120g/4½oz each | chicken
1 tbsp pine nuts | tree_nuts?
20g/¾oz pecorino, grated | dairy
450g/1lb dried pasta | gluten
500 ml whole milk | dairy
1 sheet puff pastry, ready rolled | gluten dairy? soy?
400 g minced beef, 10% fat | beef
1 x 400 g tin baked beans |
2 baking potatoes |
4 slices thick white bread | gluten soy? dairy?
1 packet dried onion soup | gluten? soy? dairy?
300 g frozen peas |
1 beef stock cube | beef gluten? soy? dairy?
2 tsp cornflour, slaked with water |
75 g unsalted butter, plus extra for the dish | dairy
150 ml single cream | dairy
1 bunch spring onions, trimmed |
2 x 125 g balls mozzarella, torn | dairy
1 aubergine, sliced into rounds |
1 jar roasted red peppers, drained |
200 g block feta, crumbled | dairy
1 small tub hummus | sesame
50 g shelled pistachios, chopped | tree_nuts
2 tbsp rose water |
1 tbsp sumac, plus extra to serve |
3 tbsp za'atar | sesame
200 g giant couscous | gluten
100 g freekeh, rinsed | gluten
4 lamb neck fillets | lamb
150 g pitted kalamata olives |
1 octopus, about 1 kg, cleaned | shellfish?
8 large squid, cleaned | shellfish?
300 g orzo | gluten
1 litre fish stock | fish gluten? soy? shellfish?
2 sea bream, gutted and scaled | fish
1 tbsp anchovy paste | fish
120 g pancetta cubes |
4 duck legs |
100 g goose fat |
1 ham hock, about 1.2 kg |
1 small gammon joint |
200 g black pudding, sliced | gluten beef?
1 x 200 g pack vacuum-packed chestnuts | tree_nuts?
75 g flaked almonds | tree_nuts
100 g glacé cherries, halved |
250 g mixed dried fruit |
100 g white chocolate, broken up | dairy soy
200 ml crème fraîche | dairy
3 sheets leaf gelatine | beef?
1 tbsp brandy |
1 lemon jelly, in cubes | beef?
1 x 397 g tin caramel | dairy
12 digestive biscuits, crushed | gluten dairy? soy?
1 tsp cream of tartar |
500 g fondant icing |
1 tub ready-made vanilla frosting | dairy? soy?
50 g porridge oats | gluten
1 cup self-raising flour, sifted | gluten
1 cup desiccated coconut | coconut
1/2 cup golden syrup |
1 barbecue chicken, shredded | chicken
250 g packet cream cheese, chopped | dairy
1 bunch coriander, roots scraped |
500 g pumpkin, peeled and chopped |
1 capsicum, diced |
2 zucchini, grated |
4 rashers shortcut bacon, chopped |
375 g packet hokkien noodles | gluten eggs?
1/3 cup sweet chilli sauce |
420 g can corn kernels, drained |
1 kg chuck steak, diced | beef
4 barramundi fillets, skin on | fish
500 g green prawns, peeled | shellfish
1 sheet frozen shortcrust pastry, just thawed | gluten dairy? soy?
60 g baby rocket |
200 g tub tzatziki | dairy
1 pkt microwave brown rice |
1 (15 oz) can black beans, rinsed |
1 (14.5 oz) can diced tomatoes with green chiles |
2 (8 oz) tubes refrigerated crescent rolls | gluten soy? dairy?
1 (1 oz) packet ranch dressing mix | dairy gluten? eggs? soy?
1 (16 oz) jar salsa verde |
1 cup panko | gluten soy?
2 cups frozen hash browns, thawed |
3 cups corn flakes | gluten
1 tbsp unflavored gelatin powder | beef?
1 cup buttermilk | dairy
1 (21 oz) can cherry pie filling |
8 hot dogs, sliced | beef? chicken? gluten? soy? dairy?
8 hot dog buns | gluten soy? dairy? eggs? sesame?
1/2 cup barbecue sauce | fish? gluten? soy?
2 lbs chuck roast | beef
1 packet au jus gravy mix | beef? gluten? soy? dairy? chicken?
5 pepperoncini peppers |
1 lb kielbasa, sliced into coins | gluten? soy? dairy? beef? chicken?
16 oz bag egg noodles | gluten eggs
12 oz evaporated milk | dairy
1 cup graham cracker crumbs | gluten soy? dairy?
1/2 cup toffee bits | dairy soy? tree_nuts?
1 tsp pumpkin pie spice |
3/4 cup maple syrup |
1 cup chopped pecans | tree_nuts
2 sticks margarine | dairy? soy?
1 envelope instant yeast |
1 can refrigerated biscuits | gluten soy? dairy?
6 slices provolone | dairy
1 head iceberg lettuce, shredded |
2 avocados, mashed |
1 lb lump crab meat, picked over | shellfish
2 lbs littleneck clams, scrubbed | shellfish
1 can anchovies, drained | fish
4 cod fillets (about 6 oz each) | fish
1 lb sea scallops, patted dry | shellfish
2 cups basmati rice, rinsed until the water runs clear |
1 inch piece ginger, julienned |
2 tsp sambar powder |
1 cup fine semolina (rava) | gluten
1/2 cup curd, whisked | dairy
8 slices of bread, crusts removed | gluten soy? dairy?
2 tbsp raisins and cashews, fried in ghee | tree_nuts dairy
1 cup moong dal, washed |
1 raw mango, grated |
500 g mutton, curry cut | lamb
1 tsp shahi jeera |
1 cup khoya, crumbled | dairy
4 green cardamoms, crushed |
1 packet frozen parathas | gluten dairy? soy?
2 tbsp coriander-mint chutney |
1 block silken tofu | soy
2 packs instant noodles, seasoning discarded | gluten soy? eggs? sesame?
3 tbsp Chinkiang vinegar | gluten?
1 tsp white pepper powder |
200 g rice vermicelli |
2 lap cheong sausages | soy? gluten?
20 dumpling wrappers | gluten eggs?
1 tbsp rice wine |
1 sheet kombu, 10 cm |
2 tbsp bonito flakes | fish
1 pack udon noodles | gluten
4 sheets roasted seaweed | sesame? soy?
200 g rice cakes (tteok) | gluten?
1 can tuna in brine, drained | fish soy?
2 tbsp toasted sesame oil | sesame
1 daikon, peeled |
1 bunch Chinese broccoli |
2 stalks lemongrass, bruised |
4 makrut lime leaves |
1 cup roasted peanuts, crushed | peanuts
250 g flat rice noodles |
1 tbsp tamarind concentrate |
a pinch of salt |
1 tbsp honey |
2 tbsp olive oil, plus more to drizzle |
small handful of basil |
`);

/** Harder lines, written as those of blind-1.fixture.ts. */
export const BLIND_HARD_2 = parseLines(`
1 pack McVitie's Gold Bars | gluten dairy soy
100 g Border dark chocolate gingers | gluten dairy? soy
4 Tunnock's caramel wafers | gluten dairy soy
1 pack Garibaldi biscuits | gluten dairy? soy?
12 malted milks | gluten dairy soy?
150 g Dairy Milk, chopped | dairy soy?
2 Toffee Crisps | dairy gluten soy
1 box Milk Tray | dairy soy tree_nuts
1 Creme Egg, halved | dairy eggs soy
100 g Mini Eggs | dairy soy? gluten?
1 tube Fruit Pastilles | beef?
1 pack Percy Pigs | beef? dairy?
200 g Jelly Babies | beef?
1 bag Liquorice Allsorts | gluten coconut? beef?
2 Walnut Whips | dairy soy tree_nuts eggs gluten?
1 pack Tyrrells, lightly salted |
1 bag prawn cocktail crisps | soy? gluten? dairy?
50 g Bombay mix | gluten? peanuts?
1 Ginsters pasty | gluten beef dairy? soy? eggs?
2 Pukka pies, steak | gluten beef dairy? soy? eggs?
1 Charlie Bigham's fish pie | fish dairy gluten shellfish? eggs?
1 pack Goodfella's thin margherita | gluten dairy soy?
8 Aunt Bessie's roasties | gluten?
1 bag Iceland chicken dippers | chicken gluten soy?
4 potato waffles |
1 tin Ye Olde Oak hot dogs | chicken? beef? gluten? soy? dairy?
1 jar Patak's tikka paste | dairy? gluten? tree_nuts?
1 jar Sharwood's hoisin | soy gluten sesame?
1 sachet Schwartz chilli mix | gluten? soy? dairy?
2 tsp Bisto Best, beef | beef? gluten? soy? dairy?
3 tbsp Encona hot sauce |
1 tbsp Geeta's mango chutney |
1 sachet Colman's cheese sauce mix | dairy gluten soy?
200 g Seriously Strong | dairy
1 Wensleydale with cranberries | dairy
2 tbsp Clover | dairy? soy?
1 tub Onken | dairy
2 Petits Filous | dairy
1 Muller Light | dairy gluten?
2 Frubes | dairy
1 carton Alpro custard | soy
1 The Coconut Collab pot | coconut tree_nuts?
2 tbsp Meridian almond butter | tree_nuts
1 tbsp Sun-Pat | peanuts soy?
1 jar Bonne Maman |
30 g Coco Pops | gluten
2 Shredded Wheat | gluten
40 g Crunchy Nut Corn Flakes | gluten peanuts
50 g Alpen | gluten dairy tree_nuts
1 sachet Ready Brek | gluten
2 Belvita | gluten dairy? soy?
2 Nature Valley bars | gluten soy? peanuts? tree_nuts?
4 Ryvita | gluten
6 Carr's water biscuits | gluten
12 TUC | gluten dairy? eggs? soy?
1 pack mini Cheddars | gluten dairy soy?
3 Kingsmill rolls | gluten soy
1 Mission wrap | gluten soy?
4 New York Bakery bagels | gluten soy?
1 pack Sharwood's mini naan | gluten dairy? eggs?
1 pkg Oreos, whole | gluten soy
8 graham crackers | gluten soy? dairy?
1 box Wheat Thins | gluten soy?
1 pkg Ladyfingers | gluten eggs soy? dairy?
24 vanilla wafers | gluten eggs? dairy? soy
1 cup Teddy Grahams | gluten soy?
2 cups Honeycomb cereal | gluten soy?
1 cup Cinnamon Toast Crunch | gluten soy?
1 box Betty Crocker brownie mix | gluten soy? eggs? dairy?
1 can Betty Crocker frosting | soy dairy?
1 pkg Nestle Toll House morsels | dairy soy
1/2 cup Ghirardelli chips | dairy? soy
4 oz Baker's chocolate | soy? dairy?
1 cup Reese's Pieces | peanuts dairy soy
6 Kit Kats, crushed | gluten dairy soy
4 Three Musketeers | dairy soy eggs
1 bag Sno-Caps | soy dairy
1 cup Raisinets | dairy soy
1 pkg candy corn | eggs? beef? soy? sesame?
1 box Peeps | beef?
1 bag Sour Patch Kids |
12 Nutter Butter Bites | peanuts gluten soy
1 Little Debbie Swiss roll | gluten eggs dairy soy beef?
6 Hostess Ding Dongs | gluten eggs dairy soy beef?
8 King's Hawaiian rolls | gluten dairy eggs soy
1 bag Pepperidge Farm croutons | gluten dairy? soy?
1 can Chef Boyardee ravioli | gluten beef dairy? soy?
2 cans Chicken of the Sea | fish soy?
1 pkg Oscar Mayer wieners | chicken beef?
1 tube Jimmy Dean sage |
1 pkg Johnsonville brats | soy? dairy?
1 bag Tyson nuggets | chicken gluten soy?
1 bag Gorton's fillets | fish gluten soy? dairy?
1 box Stouffer's mac | gluten dairy soy? eggs?
1 bag Totino's pizza rolls | gluten soy dairy?
4 Hot Pockets | gluten dairy soy
1 bag Ore-Ida crowns |
1 bag Green Giant riced veggies |
1 pkg Simply Potatoes |
1 tub Sabra classic | sesame
1 tub Country Crock | soy? dairy?
1 cup Land O Lakes half & half | dairy
4 sticks Sargento string cheese | dairy
1 pkg Laughing Cow | dairy
1 cup Chobani, plain | dairy
1 Dannon vanilla | dairy
1 cup Silk, unsweetened | soy? tree_nuts? coconut?
1 cup Lactaid | dairy
1 quart Breyers vanilla | dairy
2 Drumstick cones | dairy gluten soy peanuts
1 pkg Gardein crumbles | soy gluten
1 pkg MorningStar bacon | soy gluten eggs
8 Dr. Praeger's California burgers | soy? gluten?
1 block Wildwood, baked | soy
1 tbsp Ken's Caesar | eggs dairy fish soy?
3 tbsp Sweet Baby Ray's |
2 tbsp Heinz 57 |
1 packet McCormick brown gravy | gluten soy? dairy? beef?
1 packet Sazon |
2 tsp Tony Chachere's |
1 tsp Old Bay |
1 pkg Zatarain's jambalaya mix |
1 box Near East couscous | gluten
1 envelope Shake 'n Bake | gluten soy?
1 cup Minute Rice |
1 pack Arnott's Nice | gluten dairy? soy? coconut?
1 pack Granitas | gluten
12 Jatz | gluten soy? dairy?
2 Lamingtons | gluten eggs dairy? coconut
1 pkt Maltesers, crushed | dairy gluten soy
1 Freddo | dairy soy
1 jar Masterfoods tartare | eggs dairy?
1 tub Dairy Farmers Thick & Creamy | dairy
6 Vogel's slices | gluten
2 tbsp Sanitarium Marmite | gluten
1 pkt Continental cup-a-soup | gluten? dairy? soy?
1 pack Goldfish (NZ), crushed | gluten dairy
1 pack Griffin's Gingernuts | gluten dairy?
4 Tip Top crumpets | gluten soy?
1 packet Good Day cashew | gluten dairy tree_nuts soy?
1 pack Monaco | gluten dairy? soy?
2 packs Yippee noodles | gluten soy?
1 pack Lays Magic Masala | dairy? gluten? soy?
1 tin Nestle Milkmaid | dairy
2 tbsp Amul fresh cream | dairy
2 tsp MTR rasam powder |
1 pack Uncle Chipps |
1 cup Complan | dairy soy?
1 pack soan papdi | gluten dairy tree_nuts
4 rasgullas | dairy gluten?
2 cups boondi | gluten?
6 khakhras | gluten dairy?
1 slab kalakand | dairy tree_nuts?
100 g chivda | peanuts?
3 bao buns, steamed | gluten dairy? soy?
1 tube pork floss | soy? gluten? sesame?
1 pack White Rabbit | dairy
1 bag Want Want crackers | soy? dairy?
8 Yan Yan sticks | gluten dairy soy
1 jar Tean's curry paste | shellfish? soy? coconut?
2 tbsp Ayam satay sauce | peanuts soy? coconut? shellfish?
1 tin Yeo's curry chicken | chicken coconut?
1 sachet Hondashi | fish dairy?
2 tbsp Ebara yakiniku sauce | soy gluten sesame
1 pack CJ Bibigo mandu | gluten soy eggs? beef? sesame?
1 bag Turtle Chips | gluten? dairy? soy?
1 choco pie | gluten dairy soy beef? eggs?
2 tbsp ssamjang | soy gluten sesame?
1 Kinder Surprise | dairy soy
2 Duplo bars | gluten dairy tree_nuts soy
1 pack Loacker Quadratini | gluten dairy tree_nuts soy
200 g Ritter Sport nougat | dairy tree_nuts soy
1 pack BN chocolat | gluten dairy soy
4 Prince biscuits | gluten dairy soy
6 La Vache Qui Rit | dairy
1 pack Príncipe | gluten dairy soy
200 g Tirma chocolate | dairy? soy
1 pack Stroopwafels | gluten dairy soy eggs?
1 pack Daim | dairy tree_nuts soy
3 Digestives Marabou | gluten dairy soy
1 Wasa Sport | gluten
2 Fazer Geisha | dairy tree_nuts soy
1 pack Prince Polo | gluten dairy soy
2 Ptasie Mleczko | dairy eggs? soy beef?
100 g butter or dairy-free spread | dairy soy?
2 tbsp plain flour (or cornflour if coeliac) | gluten
1 cup milk, or water if dairy-free | dairy
200 g halloumi (swap for tofu to make vegan) | dairy soy
1 tsp soy sauce (tamari for gluten free) | soy gluten
3 eggs, or 150 g silken tofu | eggs soy
300 g spaghetti (not gluten free) | gluten
1 tbsp tahini (leave out if allergic) | sesame
2 tbsp nut butter — any except peanut | tree_nuts
1 cup cream, dairy or oat | dairy gluten
1 tbsp vegan butter, not margarine | soy? coconut?
4 sausages, vegetarian | soy? gluten? eggs?
2 tbsp crème fraîche (oat-based) | gluten
1 cup flour, neither self-raising nor strong | gluten
100 g walnuts (or seeds for nut-free) | tree_nuts
150 g yoghurt: coconut, soya or dairy | coconut soy dairy
250 g mince — beef, lamb or a mix | beef lamb
1 lb shrimp, or chicken if you don't eat shellfish | shellfish chicken
2 cups stock (not fish) | gluten? soy? chicken? beef?
fish-free Worcestershire, 1 tsp | gluten? soy?
egg-free noodles, 200 g | gluten
4 nut-free granola bars | gluten soy? dairy?
1 wheat-free tortilla |
200 g lactose-free cheddar | dairy
1 almond-shaped potato |
3 fig leaves |
2 tbsp butternut purée |
1 cup cocoa nibs |
6 gooseberries |
1 goosefish tail | fish
1 turkey crown |
100 g buffalo mozzarella | dairy
2 tbsp buffalo sauce | dairy? soy?
1 goat shoulder, bone in | lamb?
300 g duck gizzards |
200 g chicken hearts | chicken
1 kg beef shin on the bone | beef
2 lamb fries | lamb
6 ox tongues, pickled | beef
1 hanger steak | beef
500 g tri-tip | beef
4 denver steaks | beef
1 kg short ribs | beef
1 picanha | beef
2 noisettes of lamb | lamb
500 g neck of mutton | lamb
1 whole capon | chicken
8 chook thighs | chicken
1 supreme, skin on (corn-fed) | chicken
4 hake steaks | fish
1 tuna loin | fish
2 swordfish steaks | fish
1 kg eel, skinned | fish
100 g keta caviar | fish
300 g cockles, pickled | shellfish
1 dressed crab | shellfish
6 razor clams | shellfish
2 yabbies | shellfish
500 g surimi | fish gluten? eggs? soy? shellfish?
1 skate, wings only | fish
tail end of a salmon | fish
two rashers' worth of lardons |
bread, yesterday's, torn up | gluten
yolk only, from 2 eggs | eggs
cream, whatever you have | dairy
crust from 1 pie | gluten dairy? soy?
dregs of a pot of yoghurt | dairy
peel and stones of 4 peaches |
the green part of 2 leeks |
skin from the roast chicken | chicken
liquid from the mussels | shellfish
fat skimmed off the ragù | beef?
oil from the anchovy tin | fish
brine from the feta | dairy
leaves of 2 artichokes, hearts saved |
half a shop-bought Victoria sponge | gluten eggs dairy soy?
1 pack trifle sponges | gluten eggs
1 ready-made meringue nest | eggs
6 cannoli shells | gluten eggs? dairy?
1 tub cannoli filling | dairy
1 tin treacle sponge | gluten eggs? dairy? soy?
2 toad-in-the-hole, cold | gluten eggs dairy
1 fish pie mix | fish shellfish?
1 seafood medley, frozen | shellfish fish?
1 bag stir-in pesto prawns | shellfish dairy tree_nuts
1 pack cheese twists | gluten dairy
4 sausage rolls | gluten soy? dairy? eggs? beef?
1 pork pie | gluten eggs? dairy? beef?
2 pain aux raisins | gluten dairy eggs
1 pack sushi, assorted | fish? shellfish? soy? sesame? eggs? gluten?
1 jar pesto rosso | dairy tree_nuts
3 tbsp romesco | tree_nuts gluten?
2 tbsp nam jim | fish? peanuts?
2 tbsp Caesar dressing | eggs dairy fish soy?
1 cup béchamel | dairy gluten
100 ml Baileys | dairy
50 ml Frangelico | tree_nuts
30 ml Advocaat | eggs
1 shot orgeat | tree_nuts
1 can stout | gluten
1 pack Viennese whirls | gluten dairy? eggs? soy?
6 Kipling Bakewells | gluten tree_nuts eggs? dairy? soy?
1 bag Revels | dairy soy peanuts? gluten?
1 tub Arla Lactofree | dairy
1 pack This Isn't Chicken | soy
1 pack Heck chicken chipolatas | chicken gluten?
2 tins John West mackerel | fish
1 jar Princes crab paste | shellfish fish? gluten? soy?
1 pack Blue Dragon spring rolls | gluten soy?
1 sachet Blue Dragon sweet & sour |
2 tbsp Cholula |
1 box Jell-O cook & serve | dairy? soy?
1 pkg Knox | beef?
1 bag Smartfood | dairy
2 Clif bars | gluten soy tree_nuts? peanuts?
1 can Pillsbury cinnamon rolls | gluten soy dairy?
1 pkg Rhodes rolls | gluten soy? dairy?
1 cup Fiber One | gluten
1 pkg Athenos crumbles | dairy
1 log Laura Chenel | dairy
2 tbsp Laxmi gongura pickle |
1 cup Sanitarium So Good | soy
1 Golden Gaytime | dairy gluten soy
6 Hundreds and thousands biscuits | gluten dairy? beef? soy?
1 pack Zooper Doopers |
`);
