import { parseLines } from "./lines.fixture.ts";

/**
 * Hard lines only, written from memory and labelled without a look at the lists: brands, foods of other
 * kitchens under their own names, misspellings, alternatives, and names that sound like an allergen and
 * hold none. Measured once before anything was changed (docs/bench.md), and tuned on since. Rows as in
 * lines.fixture.ts. Long because it is data.
 */
export const WRITTEN_1 = parseLines(`
4 Tunnock's caramel wafers, roughly chopped | gluten dairy? soy?
1 packet Fox's Glacier Mints, crushed |
6 Viscount biscuits, broken up | gluten dairy soy?
2 Blue Riband bars | gluten dairy? soy?
150g Rich Tea biscuits | gluten dairy?
12 Biscoff biscuits, plus extra to serve | gluten soy
1 jar Speculoos spread | gluten soy
100g Cadbury Roses, unwrapped | dairy soy? tree_nuts? gluten?
1 bag Revels, halved | dairy soy peanuts? tree_nuts? gluten?
2 Wispa bars, chopped | dairy soy?
1 Curly Wurly, smashed | dairy soy?
37g tube Smarties | dairy soy? gluten?
1 share bag Skittles |
85g bag Haribo Starmix | beef?
1 packet Percy Pigs | beef?
3 Daim bars, bashed | dairy tree_nuts soy?
1 Lion bar, cut up | dairy gluten soy?
1 Yorkie, grated | dairy soy?
2 Drumstick lollies | dairy? beef?
1 tube Rolos | dairy soy?
10 Jammie Dodgers | gluten dairy?
1 pack Party Rings | gluten
8 Hobnobs, crushed | gluten dairy?
200g McVitie's Digestives, blitzed | gluten
2 Penguins, chopped | gluten dairy soy?
1 Nutri-Grain bar, crumbled | gluten dairy? soy?
20 Nilla wafers | gluten dairy? eggs? soy?
1 sleeve Ritz crackers, crushed | gluten soy?
14 Nutter Butters | gluten peanuts soy?
1 package Thin Mints | gluten soy? dairy?
8 Chips Ahoy!, crumbled | gluten soy? dairy? eggs?
1 cup crushed Teddy Grahams | gluten soy?
1 box Girl Scout Samoas | gluten coconut dairy soy?
10 Milano cookies | gluten dairy eggs soy?
2 Little Debbie Oatmeal Creme Pies | gluten dairy? eggs? soy
4 Hostess Twinkies | gluten eggs dairy soy
1 Ding Dong cake | gluten eggs dairy soy
2 Pop-Tarts, frosted strawberry | gluten soy? dairy? beef?
1/2 cup Reese's Pieces | peanuts dairy soy?
1 bag mini Reese's | peanuts dairy soy?
2 Butterfinger bars, crushed | peanuts dairy soy?
3 Payday bars | peanuts dairy? soy?
1 Almond Joy, chopped | tree_nuts coconut dairy soy?
2 Mounds bars | coconut soy? dairy?
3 Heath bars | dairy tree_nuts soy?
1/2 cup Skor bits | dairy tree_nuts soy?
4 Whoppers, crushed | dairy gluten soy
1 cup Maltesers | dairy gluten soy?
1 Baby Ruth bar | peanuts dairy soy?
2 Milky Ways | dairy soy? eggs? gluten?
1 Mr. Goodbar | peanuts dairy soy?
1 100 Grand bar | dairy soy? gluten?
5 Werther's Originals | dairy soy?
10 Kraft caramels, unwrapped | dairy soy?
1 cup Bugles | coconut?
1 bag Funyuns | dairy? soy? gluten?
2 cups Cheez-Its | gluten dairy soy?
1 cup Chex Mix | gluten soy? dairy?
1 bag Wotsits | dairy soy?
1 pack Quavers | dairy? soy? gluten?
1 bag Monster Munch | gluten? dairy? soy?
2 packs Hula Hoops | gluten?
1 cup Bamba | peanuts
1 can Pringles | gluten? dairy?
1 cup Honey Bunches of Oats | gluten tree_nuts? soy?
2 cups Golden Grahams | gluten soy?
3 Weetabix | gluten
2 Shredded Wheat, crushed | gluten
80g Alpen | gluten dairy? tree_nuts
1 cup Grape-Nuts | gluten
100g Crunchy Nut | peanuts gluten
50g Coco Pops | gluten?
1 Creme Egg | dairy soy? eggs
2 Kinder Buenos | dairy gluten tree_nuts soy
1 Toblerone, 360g | dairy tree_nuts eggs? soy?
1 box Ferrero Rocher | tree_nuts dairy gluten soy
4 Raffaello | coconut tree_nuts dairy gluten
100g Milka | dairy tree_nuts? soy?
1 bar Ritter Sport Marzipan | tree_nuts dairy? soy?
6 Prince biscuits | gluten dairy? soy?
1 pack Petit Ecolier | gluten dairy soy? eggs?
150g spéculoos, crushed | gluten soy? dairy?
12 boudoirs | gluten eggs
200g savoiardi | gluten eggs
150g Pavesini | gluten eggs
100g cantuccini | gluten eggs tree_nuts dairy?
1 panettone, sliced | gluten eggs dairy tree_nuts? soy?
1 colomba pasquale | gluten eggs dairy tree_nuts
200g torrone | tree_nuts eggs
100g gianduiotti | tree_nuts dairy? soy?
1 tub Nocilla | tree_nuts dairy soy
2 tbsp Ovomaltine spread | gluten dairy soy?
2 tbsp Marmite | gluten?
2 tsp Vegemite | gluten
1 tbsp Bovril | beef gluten
3 tbsp Sun-Pat | peanuts
2 tbsp Whole Earth crunchy | peanuts
1 jar Skippy | peanuts soy?
1/2 cup Jif | peanuts soy?
1 tbsp Cholula |
2 tbsp Lea & Perrins | fish gluten?
1 tbsp Kewpie | eggs soy?
2 tbsp Miracle Whip | eggs soy?
1 tbsp Hellmann's Vegan |  soy?
2 tbsp Duke's | eggs soy?
1 tbsp Gentleman's Relish | fish dairy
1 tbsp Maggi seasoning | gluten soy?
1 tsp Bragg Liquid Aminos | soy
2 tbsp coconut aminos | coconut
1 tbsp Kikkoman | soy gluten
2 tbsp ponzu | soy gluten fish?
1 tbsp Bull-Dog sauce | gluten? soy?
2 tbsp tonkatsu sauce | gluten? soy? fish?
1 tbsp kecap manis | soy gluten
1 tbsp ketjap asin | soy gluten
2 tbsp sambal belacan | shellfish
1 tsp terasi, toasted | shellfish
1 tbsp bagoong alamang | shellfish
2 tbsp patis | fish
1 tbsp nam prik pao | shellfish fish soy?
1 tbsp prahok | fish
3 tbsp nuoc cham | fish
1 tsp mam tom | shellfish
2 tbsp saeujeot | shellfish
1 tbsp doenjang | soy gluten?
1 tbsp ssamjang | soy gluten? sesame?
2 tbsp chunjang | soy gluten
400g jjajangmyeon noodles | gluten
200g tteokbokki rice cakes | gluten?
1 sheet eomuk, cut in strips | fish gluten?
200g odeng | fish gluten? eggs? soy?
100g kamaboko | fish eggs? gluten?
1 narutomaki, sliced | fish eggs? gluten?
2 chikuwa | fish eggs? gluten?
handful katsuobushi | fish
1 litre dashi | fish?
2 sheets aburaage | soy
1 block atsuage, cubed | soy
100g yuba, soaked | soy
50g okara | soy
1 pack natto | soy gluten?
1 tbsp kinako | soy
150g edamame, podded | soy
200g somen | gluten
200g udon | gluten
200g soba | gluten
1 tbsp furikake | sesame fish? soy? gluten? eggs?
1 tsp shichimi togarashi | sesame?
2 tbsp gomasio | sesame
100g tenkasu | gluten eggs? fish? shellfish? soy?
1 tbsp ikura | fish
50g tobiko | fish soy?
100g uni | shellfish
1 packet Golden Curry blocks | gluten soy? dairy?
1 pack Indomie mi goreng | gluten soy sesame?
1 pack Nissin Demae ramen | gluten soy? sesame?
2 packs Buldak noodles | gluten soy? sesame? dairy? chicken?
1 pack Sapporo Ichiban | gluten soy?
200g paneer tikka | dairy
100g khoya, grated | dairy
2 tbsp malai | dairy
200ml chaas | dairy
1 cup dahi, whisked | dairy
500ml lassi | dairy
4 rasgulla | dairy
8 gulab jamun | dairy gluten
200g barfi | dairy tree_nuts?
6 jalebis | gluten dairy?
100g sev |
6 pani puri shells | gluten
1 cup suji | gluten
200g atta | gluten
1 cup maida | gluten
1 cup besan |
1 cup rava, dry roasted | gluten
1 tbsp til, toasted | sesame
2 tbsp badam, slivered | tree_nuts
15 kaju | tree_nuts
1 tbsp pista, chopped | tree_nuts
1 tbsp chironji | tree_nuts
1/2 cup moongphali | peanuts
1 tsp hing | gluten?
2 tbsp desi ghee | dairy
300g keema | lamb? beef? chicken?
500g murgh, on the bone | chicken
1kg gosht | lamb
300g jhinga, cleaned | shellfish
500g rohu, cut into steaks | fish
500g hilsa | fish
300g pomfret | fish
2 tbsp nariyal, grated | coconut
200g sewai, broken | gluten
6 pavs, buttered | gluten dairy
4 parathas | gluten dairy?
4 kulchas | gluten dairy?
8 pappadums |
2 idlis |
1 cup poha |
200g sabudana |
1 jar Patak's tikka masala sauce | dairy? tree_nuts? coconut?
1 sachet Shan biryani masala | gluten?
1 pouch MTR paneer butter masala | dairy tree_nuts?
1 pack Gits gulab jamun mix | gluten dairy
1 tbsp Kissan jam |
100g Amul | dairy
2 yufka sheets | gluten
200g kadayıf | gluten
100g sucuk, sliced | beef gluten?
100g pastırma | beef
200g beyaz peynir | dairy
150g kaşar, grated | dairy
200g süzme yoğurt | dairy
100g kaymak | dairy
1 tbsp tahin | sesame
1 simit | gluten sesame
4 lahmacun | gluten lamb? beef?
200g bulgur | gluten
200g firik | gluten
50g antep fıstığı | tree_nuts
200ml ayran | dairy
100g helva | sesame tree_nuts?
2 tbsp biber salçası |
500g kuzu kuşbaşı | lamb
300g dana kıyma | beef
1 tbsp tarhana | gluten dairy
250g manti | gluten lamb? beef? eggs?
1 can cajeta | dairy
100g queso Oaxaca, pulled | dairy
1/2 cup crema | dairy
200g cotija | dairy
50g queso añejo | dairy
1 tbsp mole poblano paste | peanuts? sesame? gluten? tree_nuts? soy?
100g pepitas |
1 cup masa harina |
8 tostadas |
6 tamales de puerco | dairy?
2 bolillos | gluten
2 conchas | gluten dairy eggs
500g carne asada | beef
500g machaca | beef
400g barbacoa | beef? lamb?
500g carnitas |
200g chicharrón |
300g camarones | shellfish
1 lb lengua | beef
500g tripas | beef
1 cup horchata | tree_nuts? dairy?
1 can Nestlé La Lechera | dairy
200ml Media Crema | dairy
1 pkg Abuelita tablets | soy? dairy?
3 Mazapan de la Rosa | peanuts
1 tbsp Tajín |
1 bag Takis | soy? dairy? gluten?
500g twaróg | dairy
200ml śmietana 18% | dairy
1 łyżka masła | dairy
200g kielbasa, in coins | gluten? soy? beef?
100g kabanos |
300g kaszanka | gluten?
2 tbsp zakwas na żurek | gluten
300g pierogi ruskie | gluten dairy eggs?
1 cup kasza gryczana |
1 cup kasza jęczmienna | gluten
4 krówki | dairy
1 Prince Polo | gluten dairy soy
100g ptasie mleczko | dairy soy? eggs?
500g żeberka |
1 jar śledzie w oleju | fish
2 makowiec slices | gluten eggs dairy tree_nuts?
2 pączki | gluten eggs dairy
200g syrniki | dairy gluten eggs
200ml kefir | dairy
200g ryazhenka | dairy
1 block halva, crumbled | sesame? tree_nuts?
200g pelmeni | gluten beef? lamb? eggs?
100g gravlax | fish
1 tin ansjovis | fish
100g västerbottensost | dairy
50g brunost | dairy
200g filmjölk | dairy
1 tub Kesella | dairy
2 tbsp Kalles kaviar | fish eggs?
200g falukorv | beef? gluten? dairy?
4 Wasa crispbreads | gluten
2 lefse | gluten dairy?
100g löjrom | fish
4 semlor | gluten dairy eggs tree_nuts
200g lutefisk | fish
500g reinsdyrkjøtt |
200g köttbullar | beef gluten eggs? dairy?
1 rúgbrauð, sliced | gluten
200g skyr | dairy
50g remoulade, for the hot dogs | eggs soy?
1 pack longganisa | soy? gluten?
200g tocino |
300g lumpia wrappers | gluten eggs?
1 can Reno liver spread | gluten?
1 pack pancit canton | gluten
200g bihon |
6 ensaymada | gluten dairy eggs
1 cup latik | coconut
2 tbsp macapuno strings | coconut
1 can nata de coco | coconut
200g tinapa, flaked | fish
100g dilis | fish
300g bangus belly | fish
4 pandesal | gluten
1 pack polvoron | gluten dairy
2 tbsp Mang Tomas | gluten?
1 tbsp Mama Sita's oyster sauce | shellfish soy? gluten?
1 tsp Knorr Savor Rich | chicken? soy? gluten? dairy?
1 cup egusi, ground |
1 tbsp dawadawa | soy?
2 tbsp iru |
1 cup crayfish, ground | shellfish
200g stockfish | fish
500g ponmo | beef
300g shaki | beef
1 cup gari |
500g fufu flour |
1 sachet groundnut paste | peanuts
1 tbsp kuli-kuli, crushed | peanuts
200g suya | beef peanuts
1 tbsp yaji | peanuts
1 cube Maggi |  soy? gluten?
1 cup agbalumo |
500g goat meat, curry cut |
200g bonga fish | fish
4 chin chin, crushed | gluten eggs? dairy
6 puff-puff | gluten dairy?
200g kilishi | beef peanuts?
200g mascarpone, at room temp | dairy
100g stracchino | dairy
100g scamorza affumicata | dairy
80g Grana | dairy
150g robiola | dairy
100g bottarga, shaved | fish
30g colatura di alici | fish
200g 'nduja |
100g bresaola | beef
100g lardo |
50g guanciale |
100g speck, in strips |
150g finocchiona |
200g cotechino |
200g trofie | gluten
200g pici | gluten
300g orecchiette | gluten
200g tajarin | gluten eggs
200g strozzapreti | gluten eggs?
300g agnolotti del plin | gluten eggs beef? dairy?
1 cup fregola | gluten
1 ciabatta | gluten
2 piadine | gluten
1 pinsa base | gluten soy?
6 grissini | gluten
4 frise | gluten
200g friselle | gluten
200g calamari rings | shellfish
300g moscardini | shellfish
500g cozze, scrubbed | shellfish
12 mazzancolle | shellfish
4 branzino fillets | fish
100g alici | fish
1 pack Alpro soya single | soy
200ml Oatly Barista | gluten
1 carton Rude Health Tiger Nut |
250ml Minor Figures | gluten
200ml Silk unsweetened | soy? tree_nuts? gluten? coconut?
1 cup Ripple milk |
1 block Cauldron, drained | soy
280g The Tofoo Co. Naked | soy
1 pack Beyond mince |
2 Impossible patties | soy
1 pack Gardein strips | soy gluten
1 pack Tofurky slices | soy gluten
1 pack Field Roast sausages | gluten
100g Violife, grated | coconut
1 tub Philly | dairy
100g Boursin | dairy
2 Dairylea triangles | dairy
1 Babybel | dairy
4 Cheestrings | dairy
100g Cathedral City, grated | dairy
1 cup Velveeta, cubed | dairy
1 can Easy Cheese | dairy
1 tub Cool Whip, thawed | dairy coconut?
1 can Reddi-wip | dairy
1 pkg Dream Whip | dairy? soy?
1 tub Elmlea | dairy soy?
50g Stork | dairy? soy?
20g Flora |
2 tbsp Benecol | dairy? soy?
20g Lurpak | dairy
1 can Carnation | dairy
1 tin Ambrosia custard | dairy
1 sachet Bird's custard powder |
2 scoops Ben & Jerry's Phish Food | dairy eggs soy?
1 Viennetta | dairy soy? eggs?
4 choc ices | dairy? soy? coconut?
1 tub Häagen-Dazs | dairy eggs
8 Birds Eye potato waffles |
1 pack Aunt Bessie's Yorkshires | gluten eggs dairy
6 Greggs sausage rolls | gluten dairy? eggs? soy?
2 Ginsters pasties | gluten beef dairy? eggs?
1 Fray Bentos pie | gluten beef
1 tin Spam |
1 tin corned beef | beef
1 can Chef Boyardee | gluten beef? dairy? soy?
1 can Campbell's cream of celery | dairy gluten soy?
1 can Spaghettios | gluten dairy soy?
1 pouch Velveeta shells & cheese | gluten dairy
1 box Hamburger Helper | gluten dairy? soy? beef?
1 box Stove Top | gluten soy? chicken? dairy?
1 pkg Lipton onion soup mix | soy? gluten? dairy?
1 pkt Hidden Valley Ranch | dairy eggs? soy?
1 box Jiffy mix | gluten dairy? soy?
1 cup Bisquick | gluten soy?
1 tube Pillsbury Grands! | gluten soy? dairy?
1 can crescents | gluten soy? dairy?
4 King's Hawaiian, split | gluten dairy eggs soy?
6 Eggo's | gluten eggs dairy soy?
1 pack Warburtons Thins | gluten soy?
2 Kingsmill rolls | gluten soy?
4 Soreen slices | gluten
1 bag Quorn nuggets, frozen | eggs gluten
8 Linda McCartney sausages | soy gluten?
1 pack Richmond | gluten? soy?
4 Peperami, sliced |
200g Mattessons smoked | soy? gluten? dairy?
4 Slim Jims | beef? soy? gluten? chicken?
2 Oscar Mayer wieners | beef? chicken?
1 lb Jimmy Dean |
1 pkg Hillshire Farm Lit'l Smokies | beef? soy? chicken?
1 pack crab sticks | fish shellfish? gluten? eggs? soy?
1 tin John West | fish
1 tin Starkist | fish soy?
4 Gorton's fillets | fish gluten soy? dairy?
10 Young's scampi | shellfish gluten
1/2 cup creamed coconut | coconut
2 tbsp peanut-free seed spread |
1 tbsp butter beans, mashed |
1 cup cream of tartar solution |
2 tbsp cocoa butter |
1 butternut squash |
1 tbsp nutritional yeast |
3 buttercup squashes |
1 head butter lettuce |
2 oyster mushrooms, torn |
4 king oyster mushrooms |
100g chicken of the woods |
1 tbsp oyster plant (salsify), peeled |
2 eggplants |
1 custard apple |
1 tbsp shea butter |
1 bunch lamb's lettuce |
1 cup hen-of-the-woods |
1 tsp cream of coconut | coconut
2 duck breasts, skin scored |
500g pork shoulder steaks |
1 venison haunch steak |
200g turkey mince |
1 lb ground bison |
500g elk backstrap |
1 rabbit, jointed |
2 quail |
1 wild boar ragu |
1 cup almond-free granola | gluten
2 tbsp soy-free vegan butter |
1 cup oat cream (or any other plant cream) | gluten soy? tree_nuts? coconut?
250ml milk (dairy-free works too) | dairy
2 tbsp butter (or vegan alternative) | dairy
sub vegan mayo for the sour cream | dairy? soy?
1 cup flour (not self-raising) | gluten
1 tbsp maple syrup (real, not pancake syrup) |
2 cups cauliflower "rice" |
1 cup zoodles |
200g konjac noodles |
8 rice paper rounds |
200g rice vermicelli |
1 cup buckwheat groats |
200g glass noodles |
100g mung bean vermicelli |
1 tbsp tamari (gluten free) | soy
no egg, but 2 tbsp flax in water |
200ml coconut yoghurt | coconut
cashew cream, to drizzle | tree_nuts
1 tbsp almond buter | tree_nuts
2 tomatos and 1 tbsp parmezan | dairy
100g mozarella, torn | dairy
1 tbsp worchester sauce | fish gluten?
200g spagetti | gluten
1 zuchini |
100g cheeze | dairy
250ml yogart | dairy
1/2 tsp tumeric |
100g proscuitto |
2 tbsp hummous | sesame
1 cup cous cous | gluten
2 tbsp tahina | sesame
6 fillo sheets | gluten
2 tbsp marscapone | dairy
1 tbsp creme fresh | dairy
4 tbsp parmigiano regiano | dairy
200g mackeral | fish
2 salmon fillits | fish
300g prauns | shellfish
1 cup pecans/walnuts/whatever nuts | tree_nuts peanuts?
bread (preferably stale) to mop up | gluten
`);
