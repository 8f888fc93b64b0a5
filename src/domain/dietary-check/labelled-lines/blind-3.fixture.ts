import { parseLines } from "./lines.fixture.ts";

/**
 * A third, smaller pair, written from memory after the check had been improved with the second, in the
 * style of cooks of the same kitchens. Measured once before anything was changed for it (docs/bench.md).
 * Long because it is data.
 */
export const BLIND_PLAIN_3 = parseLines(`
500 g beef mince (12% fat) | beef
1 large leek, washed and sliced |
2 tbsp sun-dried tomato paste |
150 g chestnut mushrooms, quartered |
300 ml hot beef stock | beef gluten? soy?
4 sprigs of rosemary |
900 g floury potatoes, such as Maris Piper |
50 g mature Cheddar, grated | dairy
splash of milk | dairy
2 salmon fillets, about 140 g each | fish
1 head of pak choi, quartered |
2 nests of medium egg noodles | gluten eggs
thumb-sized piece of ginger, cut into matchsticks |
1 tbsp runny honey |
1 red chilli, deseeded if you like |
handful of cashews | tree_nuts
2 tbsp teriyaki sauce | soy gluten
200 g sugar snap peas |
1 x 400 g tin green lentils, drained |
1 ball of burrata | dairy
a few slices of prosciutto |
250 g cherry tomatoes on the vine |
good balsamic vinegar |
1 ciabatta loaf | gluten
75 g rocket |
350 g dried rigatoni | gluten
1 tub of mascarpone | dairy
zest of 1 unwaxed lemon |
200 g hot-smoked trout, flaked | fish
small bunch of dill |
2 handfuls of baby spinach |
225 g butter, at room temperature | dairy
225 g light muscovado sugar |
4 eggs, lightly beaten | eggs
2 tbsp camp coffee essence |
100 g walnut halves | tree_nuts
1 tsp ground mixed spice |
175 g sultanas |
1 Bramley apple, cored |
250 g wholemeal flour | gluten
284 ml pot buttermilk | dairy
jumbo oats, for scattering | gluten
1 tbsp poppy seeds |
100 ml sunflower oil |
1 vanilla pod, split |
600 ml double cream | dairy
6 egg yolks | eggs
demerara sugar, for the tops |
2 cups rotisserie chicken, shredded | chicken
1 (10 oz) can enchilada sauce | gluten?
8 (6-inch) corn tortillas | gluten?
2 cups shredded Mexican blend cheese | dairy
1/2 cup sour cream, for serving | dairy
1 jalapeño, minced |
1 lime, cut into wedges |
1 lb Italian sausage, casings removed | gluten? soy? dairy? beef? chicken?
1 (28 oz) can San Marzano tomatoes |
1 lb ziti | gluten
15 oz whole-milk ricotta | dairy
1/2 tsp red pepper flakes |
3 lbs boneless pork shoulder |
1 cup root beer |
1 packet dry onion soup mix | gluten? soy? dairy?
8 brioche buns, toasted | gluten dairy eggs sesame? soy?
1 bag coleslaw mix |
1 tbsp celery seed |
1 cup instant rice |
1 small box instant lemon pudding | dairy? soy?
1 stick (1/2 cup) butter, melted | dairy
1 cup sweetened shredded coconut | coconut
1 (8 oz) tub whipped topping | dairy coconut? soy?
1 pint strawberries, hulled |
2 cups pretzels, crushed | gluten soy?
1 cup mini marshmallows | beef?
2 cups semisweet chocolate chips | dairy? soy?
1 can sweetened condensed milk | dairy
1/4 cup creamy peanut butter | peanuts soy?
3 cups crisp rice cereal | gluten?
2 tbsp light corn syrup |
1 lb bacon, cooked crisp and crumbled |
6 slices American cheese | dairy soy?
1 dozen eggs | eggs
1 tbsp hot sauce, or to taste |
1 tbsp ghee | dairy
1 tsp cumin seeds (jeera) |
1 tbsp kasuri methi, crushed |
2 cups whole wheat flour (atta) | gluten
1 cup cooked and mashed sweet potato |
1/2 tsp hing |
1/4 cup fresh cream | dairy
250 g okra (bhindi), cut into 1-inch pieces |
1 cup thick poha |
1/4 cup raw peanuts | peanuts
1 sprig curry leaves |
2 cups idli rice |
1/2 cup whole urad dal |
3 tbsp grated fresh coconut | coconut
1 tbsp tamarind pulp |
500 g chicken, curry cut | chicken
1 tsp Kashmiri red chilli powder |
200 g khoya | dairy
1/2 cup sugar, powdered |
10-12 almonds, slivered | tree_nuts
a pinch of edible camphor |
2 tbsp light soy sauce | soy gluten
1 tbsp Shaoxing rice wine | gluten?
400 g firm tofu | soy
1 tbsp fermented black beans, rinsed | soy gluten?
2 tsp chilli bean paste | soy gluten?
300 g lean pork mince |
1 tsp ground Sichuan pepper |
4 spring onions, whites and greens separated |
150 g beansprouts |
3 tbsp white miso | soy gluten?
2 packs of ramen noodles | gluten eggs? soy? sesame?
2 soft-boiled eggs | eggs
1 sheet of nori, cut into strips | soy?
500 ml dashi | fish soy? gluten? dairy?
1 cup kimchi, with its juice | fish? shellfish? soy?
200 g fish cakes, sliced | fish gluten? eggs? soy? shellfish?
2 tbsp nam pla | fish
1 tin of coconut milk | coconut
2 tbsp green curry paste | shellfish? fish? soy?
handful of Thai basil |
150 g rice noodles |
500 g lamb mince | lamb
150 g bulgur wheat | gluten
1 tsp Aleppo pepper |
4 flatbreads, warmed | gluten dairy? sesame?
1 aubergine, charred |
75 g pine nuts, toasted | tree_nuts?
handful of green olives |
1 tin of anchovies | fish
1 packet filo pastry | gluten soy?
200 g arborio rice |
1 litre chicken stock | chicken gluten? soy?
pinch of saffron strands |
250 g raw king prawns | shellfish
1 squid, cleaned and cut into rings | shellfish?
100 g cooking chorizo | dairy? soy?
1 glass of dry white wine |
400 g strong white bread flour | gluten
7 g fast-action yeast |
fine semolina, for dusting | gluten
`);

/** Harder lines, written as those of blind-1.fixture.ts. */
export const BLIND_HARD_3 = parseLines(`
1 pack Cadbury Fingers | gluten dairy soy?
4 Penguins, chopped | gluten dairy soy
6 Club biscuits | gluten dairy soy
2 Lion bars | gluten dairy soy
1 Boost | gluten dairy soy
1 bag Chocolate Buttons | dairy soy
100 g Toblerone | dairy soy? tree_nuts eggs
1 pack Refreshers | beef?
1 roll Love Hearts |
1 bag Wine Gums | beef?
100 g Kendal mint cake |
6 Jaffa Cakes | gluten eggs soy? dairy?
2 Eccles cakes | gluten dairy? soy?
1 jar Robertson's mincemeat | gluten? beef? soy?
1 tin Baxters lobster bisque | shellfish fish? dairy gluten
1 carton Covent Garden leek & potato | dairy? gluten?
1 pack Cauldron falafel | gluten?
4 Heck sausages | soy? gluten? dairy? eggs?
1 pack Peperami | soy? dairy?
1 tub Saint Agur | dairy
1 wheel Camembert | dairy
2 tbsp Utterly Butterly | dairy? soy?
1 sachet Oxo | gluten? soy? beef? dairy? chicken?
1 tbsp Daddies sauce | gluten?
2 tbsp Nando's medium |
1 sachet Old El Paso fajita mix | gluten? soy? dairy?
1 kit Old El Paso tacos | gluten? soy? dairy?
4 Uncle Ben's pouches |
1 pkg Vienna Fingers | gluten soy dairy?
1 box Animal Crackers | gluten soy? dairy?
12 Pecan Sandies | tree_nuts gluten soy? dairy eggs
1 cup Trix | gluten?
1 cup Kix | gluten?
1 cup Lucky Charms | gluten beef?
1 cup Wheaties | gluten
2 cups Crispix | gluten?
1 pkg Chips Ahoy | gluten soy dairy?
4 Nutty Buddy bars | gluten peanuts dairy? soy
1 bag Combos | gluten dairy soy?
1 can Spaghetti-Os | gluten dairy soy?
1 pkg Hebrew National | beef gluten? soy?
1 tube Jennie-O turkey |
1 can Underwood deviled ham | soy?
1 pkg Lil' Smokies | beef? chicken? soy? gluten? dairy?
1 bag Eggo minis | gluten eggs dairy soy
1 box Marie Callender's cornbread mix | gluten soy? dairy? eggs?
1 box Krusteaz pancake mix | gluten dairy? soy? eggs?
1 can Pam |
1 jar Prego | dairy? soy?
1 jar Newman's Own vodka sauce | dairy
8 oz Polly-O | dairy
1 tub Breakstone's | dairy
1 tub Daisy | dairy
1 can La Lechera | dairy
1 can Nestle Media Crema | dairy
1 tablet Ibarra | soy?
2 tsp Tajín |
1 packet Goya Sazón |
8 Mission tortillas | gluten soy? dairy?
1 bar Hershey's Symphony | dairy soy tree_nuts?
1 bag Dove Promises | dairy soy
1 bag Lindor truffles | dairy soy coconut? tree_nuts? gluten?
1 cup Nerds |
1 bag Swedish Fish |
2 Charleston Chews | dairy soy eggs
1 Sky Bar | dairy peanuts soy?
1 pack Clinkers | dairy soy? gluten?
1 pack TeeVee Snacks | gluten dairy soy
2 Polly Waffles | gluten dairy soy eggs?
1 block Old Gold | soy? dairy
1 pkt Country Cheese biscuits | gluten dairy soy?
1 jar Promite | gluten
2 tbsp Gravox | gluten? soy? dairy?
1 pack Edgell potato gems |
200 g Perfect Italiano | dairy
1 tub Vaalia | dairy
1 pack Krackjack | gluten dairy? soy?
1 pack Jim Jam | gluten dairy soy?
4 Rusk (Britannia) | gluten dairy?
1 packet Top Ramen curry | gluten soy? dairy?
200 g Mother Dairy dahi | dairy
2 tbsp Nutralite | soy? dairy?
1 pack Calbee shrimp chips | shellfish gluten soy?
1 box Meiji Almond chocolate | tree_nuts dairy soy
1 pack Samyang Buldak | gluten soy? chicken? sesame? dairy?
2 tbsp Yamasa | soy gluten
1 tbsp Otafuku sauce | gluten? soy fish? shellfish?
1 pack Nissin cup, seafood | gluten soy? shellfish? fish? eggs?
1 tub Haitai ice cream | dairy
1 jar Bon Maman caramel | dairy
1 pack Lu Petit Beurre | gluten dairy
1 pack Oro Saiwa | gluten dairy?
200 g Galbani | dairy
100 g Milka Alpenmilch | dairy soy? tree_nuts?
1 pack Manner wafers | gluten tree_nuts soy dairy?
1 pack Hit biscuits | gluten dairy? soy?
2 tbsp Ajvar (Vitaminka) |
1 pack Plazma | gluten dairy soy? eggs?
1 tbsp Vegeta |
2 tbsp Nutella or Biscoff | dairy tree_nuts soy gluten
1 cup walnuts, or coconut for nut-free | tree_nuts coconut
200 ml single cream, or oat cream | dairy gluten
2 eggs (omit if vegan) | eggs
1 tsp fish sauce, optional | fish
3 tbsp peanut butter, or tahini if allergic | peanuts sesame
4 slices bread, gluten-free or not | gluten
1 tbsp butter, not olive oil | dairy
200 g pasta, anything but lasagne | gluten
milk-free dark chocolate, 100 g | soy?
1 onion, not shallots |
1 cup breadcrumbs, no salt | gluten
100 g prawns, no shells | shellfish
6 dried figs, no nuts inside |
2 cups kale, ribs out |
1 beefsteak tomato |
1 fishcake | fish gluten? eggs?
2 butterball potatoes |
1 duck breast, skin scored |
400 g lamb rump | lamb
1 kg beef cheeks | beef
2 pork hocks |
4 quails, boned |
6 chicken oysters | chicken
1 guinea fowl, jointed |
300 g calf's liver | beef
500 g rolled brisket | beef
800 g scrag end | lamb
1 kg oxtail, in rounds | beef
2 T-bones | beef
500 g stewing beef | beef
1 lb ground chuck | beef
2 plaice, on the bone | fish
1 kg mussels, bearded | shellfish
200 g brown crab meat | shellfish
4 kippers | fish
100 g whitebait | fish
1 jar rollmops | fish
parmesan, a good snowfall | dairy
butter, as cold as you can get it | dairy
pastry offcuts | gluten dairy? soy?
toast soldiers, to dip | gluten
mayonnaise made with 1 yolk | eggs soy?
egg shells, crushed, to clear the stock | eggs
almond skins, rubbed off | tree_nuts
pan juices from the lamb | lamb
noodle water, a ladleful |
`);
