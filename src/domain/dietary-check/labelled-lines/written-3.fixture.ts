import { parseLines } from "./lines.fixture.ts";

/**
 * Written like written-1.fixture.ts, after the lists had been improved with that set and the second:
 * kitchens from the Alps to Ghana and brands of six countries. What some kinds hold is labelled more fully
 * here. Measured once before anything was changed for it (docs/bench.md). Long because it is data.
 */
export const WRITTEN_3 = parseLines(`
200 g Gruyère AOP, rinded | dairy
1 Rösti base, shop-bought | gluten? dairy?
6 Älplermagronen macaroni | gluten eggs? dairy?
1 Cervelat, scored | beef? gluten? dairy?
100 g Appenzeller, coarsely grated | dairy
2 tbsp Aromat | gluten? soy? dairy?
4 Basler Läckerli | gluten tree_nuts eggs?
8 Welsh cakes | gluten dairy eggs
1 slice bara brith, buttered | gluten dairy eggs?
100 g laverbread |
200 g Caerphilly, crumbled | dairy
4 slices Ulster fry soda bread | gluten dairy?
2 potato farls | gluten? dairy?
1 pack Barry's tea |
4 Tayto cheese & onion crisps, crushed | dairy soy? gluten?
6 Clonakilty sausages | gluten soy? dairy?
200 g Clonakilty black pudding | gluten beef?
1 Arbroath smokie, flaked | fish
2 Forfar bridies | gluten beef soy? dairy? eggs?
1 haggis (about 450 g) | lamb gluten beef?
2 slices Lorne sausage | beef gluten soy?
100 g oatmeal, pinhead | gluten
6 Tunnock's teacakes | gluten dairy eggs? soy? beef?
1 tbsp Irn-Bru syrup |
100 g Crowdie | dairy
1 tin Scotch broth | gluten lamb? beef?
4 butteries (rowies) | gluten dairy?
150 g escalivada |
100 g butifarra negra | gluten? dairy?
1 fuet, sliced | dairy? soy?
200 g bacallà, desalted | fish
6 calçots |
100 g mató | dairy
2 ensaïmades | gluten eggs dairy?
4 bunyols | gluten eggs? dairy?
1 txistorra |
200 g marmitako tuna | fish
100 g Idiazábal, shaved | dairy
4 pintxo breads | gluten
6 pastéis de bacalhau | fish eggs gluten? dairy?
2 bifanas (pork) |
100 g queijo da Ilha | dairy
4 pastéis de nata | gluten eggs dairy
1 bolo de arroz | gluten? eggs dairy?
200 g alheira | gluten chicken? beef?
500 g amêijoas à Bulhão Pato | shellfish
1 tsp massa de pimentão |
3 tbsp amba |
200 g labaneh balls | dairy
1 pack Bamba, crushed | peanuts
6 bourekas | gluten dairy? eggs? sesame?
1 challah, torn | gluten eggs dairy? sesame?
200 g Bulgarit | dairy
1 tub Tnuva cottage | dairy
2 tbsp Elite chocolate spread | dairy? tree_nuts? soy?
8 Krembo | gluten eggs dairy? soy?
1 pack Osem soup mandels | gluten eggs?
2 tbsp Osem chicken-style soup powder | gluten? soy? chicken?
4 jachnun | gluten dairy?
500 g shwarma, turkey |
2 samoon | gluten
200 g geymar | dairy
1 tbsp date silan |
300 g kubba shells | gluten? beef? lamb?
6 kleicha | gluten dairy tree_nuts? eggs? sesame?
500 g masgouf carp | fish
8 mantu wrappers | gluten eggs?
100 g qurut | dairy
4 bolani | gluten dairy?
1 kg lamb for Kabuli palaw | lamb
200 g chakkah | dairy
2 naan-e Afghani | gluten sesame?
500 g qazi |
300 g laghman noodles | gluten eggs?
4 samsa | gluten lamb? beef? dairy?
200 g kurdyuk (lamb tail fat) | lamb
1 cup ayran, chilled | dairy
100 g kashk-e bademjan topping | dairy
2 tbsp jimbu |
200 g buff mince for momos | beef gluten
1 cup beaten rice (chiura) |
6 sel roti | gluten? dairy? coconut?
100 g churpi | dairy
500 g khasi ko masu | lamb?
1 tbsp panch phoron |
300 g chingri, shelled | shellfish
1 kg hilsha, steaked | fish
100 g shutki, soaked | fish
250 g mishti doi | dairy
200 g chhana | dairy
2 tbsp kasundi |
150 g posto (poppy seed) |
6 luchis | gluten dairy?
200 g lu rou fan topping | soy gluten?
6 gua bao buns | gluten dairy? soy?
100 g dried flounder (bian yu) | fish
2 tbsp sha cha jiang | fish? shellfish soy peanuts?
200 g you tiao | gluten
1 block stinky tofu | soy gluten?
250 g fish tofu | fish soy? eggs? gluten?
200 g oyster vermicelli (mee sua) | gluten
100 g meat floss | soy gluten? chicken?
4 pineapple cakes | gluten dairy eggs
200 g yong tau foo | soy fish gluten? eggs? shellfish?
1 pack Prima Taste laksa | coconut? shellfish? fish? gluten? soy? peanuts? dairy? tree_nuts?
100 g hae bee, soaked | shellfish
2 tbsp kaya, to spread | coconut eggs
4 slices Gardenia bread | gluten soy? dairy?
200 g char kway teow noodles | gluten?
1 tbsp Ayam Brand sambal | shellfish? fish?
300 g otak-otak | fish coconut? eggs? shellfish?
1 lb andouille, coined | gluten? soy? dairy?
1 lb crawfish tails with fat | shellfish
1 tbsp Tony's |
1 tsp filé powder |
1/2 lb tasso |
6 beignets (Café du Monde mix) | gluten dairy? soy? eggs?
1 bottle Crystal hot sauce |
2 cups White Lily | gluten
1 cup Martha White self-rising cornmeal mix | gluten
1 pkg Jiffy corn muffin mix | gluten dairy? soy? eggs?
2 tbsp Duke's | eggs soy?
1 sleeve saltines | gluten soy?
1 lb souse, chilled |
4 Moon Pies | gluten dairy? soy
1 RC cola |
1 pkg Goody's peanut brittle | peanuts dairy? soy?
8 Cheerwine marshmallows | beef?
1 jar apple butter, Amish |
1 lb ring bologna | beef? gluten? soy? dairy? chicken?
1 whoopie pie | gluten dairy eggs soy?
1 cup clotted cream | dairy
6 lamingtons | gluten eggs dairy coconut soy?
4 Anzacs | gluten coconut dairy? soy?
1 pack Tim Tams | gluten dairy soy? eggs?
1 pack Mint Slice | gluten dairy? soy?
2 Cherry Ripes | coconut dairy? soy
1 Violet Crumble, smashed | dairy? soy?
1 bag Allen's Snakes | beef? gluten?
1 pack Shapes, crushed | gluten dairy? soy? chicken?
4 Sao biscuits | gluten dairy? soy?
3 tbsp Milo | dairy gluten soy?
1 tbsp Promite | gluten
2 Weet-Bix | gluten
1 packet Continental French onion soup | gluten? soy? dairy?
1 tin Ardmona tomatoes |
500 g kangaroo mince |
1 barramundi, skin on | fish
4 Balmain bugs | shellfish
6 yabbies | shellfish
12 pipis | shellfish
250 g flake, battered | fish gluten eggs? dairy?
4 dim sims | gluten soy? shellfish? chicken? beef? lamb? eggs?
1 Four'N Twenty pie | gluten beef soy? dairy? eggs?
2 Chiko rolls | gluten beef? soy? dairy? eggs?
1 pavlova base | eggs
1 tub Bega, grated | dairy
1 block Coon, grated | dairy
2 scoops hokey pokey ice cream | dairy eggs? soy?
1 pack Gingernuts | gluten dairy? soy?
6 Toffee Pops | gluten dairy soy?
2 kūmara |
12 pāua fritters | shellfish gluten eggs
500 g whitebait | fish
1 L & P |
4 Pineapple Lumps | dairy? soy? eggs? gluten? beef?
1 jar Mrs Ball's chutney |
500 g boerewors | beef gluten? soy?
100 g biltong, shaved | beef
4 vetkoek | gluten dairy? eggs?
200 g pap |
1 tin Koo chakalaka |
1 packet Tennis biscuits | gluten coconut? dairy? soy?
1 tin caramel treat | dairy
6 koeksisters | gluten dairy? eggs?
1 tbsp Aromat, South African | gluten? soy? dairy?
2 Ouma rusks | gluten dairy? eggs? soy?
200 g snoek, flaked | fish
1 cup Jungle oats | gluten
4 Simba chips, crushed | dairy? soy? gluten?
1 tin Lucky Star | fish
500 g mogodu | beef
1 cup maas | dairy
200 g kapenta | fish
1 cup mahewu | gluten?
1 tbsp dawadawa | soy?
200 g wagashi, fried | dairy
1 cup shito | fish? shellfish
500 g koobi | fish
6 kelewele |
4 bofrot | gluten dairy? eggs?
2 balls kenkey |
1 cup nkatie (groundnut) paste | peanuts
100 g momoni | fish
300 g thiof | fish
100 g yét | shellfish fish?
1 cup broken rice |
1 cube Jumbo | chicken? beef? gluten? soy?
200 g attieke |
1 tbsp tamia |
2 tbsp smen | dairy
4 feuilles de brick | gluten
500 g kefta | beef? lamb?
6 briouats | gluten tree_nuts? dairy? chicken?
100 g khlii | beef? lamb?
200 g harcha | gluten dairy?
1 tsp ras el hanout |
2 tbsp amlou | tree_nuts? peanuts?
1 tin harissa (Le Phare du Cap Bon) |
100 g mechouia |
4 malsouka sheets | gluten
200 g merguez | lamb? beef? gluten?
100 g chermoula tuna | fish
500 g molokhia |
200 g domiati | dairy
4 aish baladi | gluten
1 cup ful medames |
100 g bastirma | beef
6 basbousa | gluten dairy? coconut? tree_nuts? eggs?
2 tbsp dukkah | tree_nuts? sesame
200 g kishk | dairy? gluten?
200 g freekeh | gluten
500 g hamam (pigeon) |
1 pack Quorn fillets | eggs gluten? dairy?
1 pack This Isn't Bacon | soy?
1 pack Vivera shawarma | soy gluten?
1 pack Squeaky Bean | soy? gluten?
4 Richmond Meat Free | soy? gluten?
1 pack Naturli mince | soy? gluten?
1 tub Applewood vegan | coconut?
1 tub Oatly Oatgurt | gluten
1 tub Alpro Greek style | soy
1 tub The Collective kefir | dairy
1 tub Fage 0 % | dairy
1 pot Petits Filous | dairy
1 tub Galbani ricotta | dairy
1 ball Galbani | dairy
1 pack Sargento slices | dairy
1 tub BelGioioso | dairy
1 pack Kerrygold | dairy
1 tub Olivio | dairy? soy?
1 can Spray Pam | soy?
1 tin Lyle's |
1 tub Bulla thickened | dairy
1 tetra Parmalat | dairy
1 can Eagle Brand | dairy
1 can Pet Milk | dairy
1 jar Fluff | eggs
1 jar Smucker's Goober | peanuts
2 tbsp MaraNatha | tree_nuts? peanuts?
1 jar Biscoff, warmed | gluten soy
2 tbsp Pip & Nut | tree_nuts? peanuts?
1 tbsp Meridian tahini | sesame
2 tbsp Barney Butter | tree_nuts
1 jar Sacla' pesto | dairy tree_nuts
1 jar Filippo Berio pesto | dairy tree_nuts
1 jar Rao's vodka | dairy
1 jar Newman's Own Alfredo | dairy eggs? gluten? soy?
1 bottle Yum Yum sauce | eggs soy?
1 bottle Heinz salad cream | eggs
1 bottle Bachan's | soy gluten?
1 bottle Soy Vay | soy gluten sesame
1 bottle Frank's RedHot |
1 jar Mae Ploy sweet chilli |
1 jar Lao Gan Ma | soy peanuts? gluten? sesame?
1 bottle Squid Brand | fish
1 bottle Three Crabs | fish
1 bottle Red Boat | fish
1 tub Mutti |
1 jar Kühne gherkins |
1 packet Maggi So Juicy | gluten? soy? dairy? chicken?
1 packet Schwartz chilli con carne mix | gluten? soy?
1 packet Colman's shepherd's pie mix | gluten soy? dairy? beef? lamb?
1 sachet Bisto cheese sauce | dairy gluten?
1 stock pot (Knorr, veg) | gluten? soy? dairy?
1 tin Batchelors mushy peas |
1 tin Heinz beans & sausages | gluten soy? dairy?
1 tin Princes hot dogs | chicken? beef? gluten? soy? dairy?
1 tin Fray Bentos steak & kidney | gluten beef soy? dairy? eggs?
1 pack Ginsters slices | gluten dairy? eggs? beef? chicken? soy?
6 Aunt Bessie's dumplings | gluten beef?
1 pack Birds Eye chicken dippers | chicken gluten dairy? soy? eggs?
1 pack Young's fish pie | fish dairy gluten? shellfish? eggs?
10 Captain Birdseye's finest | fish gluten
1 pack McCain smiles | gluten?
1 pack Tater Tots | soy? gluten? dairy?
1 pack Ore-Ida | soy? gluten?
1 pack Bagel Bites | gluten dairy soy?
1 pack Hot Pockets | gluten dairy soy? beef? chicken? eggs?
1 pack Totino's rolls | gluten dairy? soy? beef? chicken?
1 box Annie's shells | gluten dairy
1 box Rice-A-Roni | gluten soy? chicken? dairy?
1 box Tuna Helper | gluten dairy soy?
1 can Progresso light chicken noodle | chicken gluten eggs? soy? dairy?
1 can Amy's lentil |
1 pack Top Ramen | gluten soy? chicken? dairy? beef?
1 cup Cup Noodles | gluten soy? chicken? dairy? eggs? shellfish? beef? sesame?
1 box Cream of Wheat | gluten
1 cup Malt-O-Meal | gluten
2 cups Special K | gluten dairy? soy?
2 cups Lucky Charms | gluten beef?
2 cups Froot Loops | gluten coconut? soy?
2 cups Cinnamon Toast Crunch | gluten soy?
1 cup Kashi GoLean | gluten soy
1 RXBAR | eggs tree_nuts peanuts?
1 Larabar | tree_nuts? peanuts? coconut?
1 KIND bar | tree_nuts peanuts? soy? coconut?
1 Nature Valley, crumbled | gluten soy? tree_nuts? peanuts? dairy?
1 Clif bar | gluten soy tree_nuts? peanuts? dairy? coconut?
1 pack Hostess CupCakes | gluten eggs dairy? soy beef?
1 Sno Ball | gluten eggs dairy? soy coconut beef?
1 pack Zebra Cakes | gluten eggs? dairy? soy
1 Tastykake | gluten eggs dairy? soy? peanuts?
1 pack Voortman wafers | gluten soy? dairy? coconut?
10 Stella D'oro breadsticks | gluten soy? eggs? dairy?
1 pack Anna's ginger thins | gluten soy? dairy?
1 pack Walker's shortbread | gluten dairy
1 pack Bahlsen Choco Leibniz | gluten dairy soy?
1 pack Loacker | gluten dairy tree_nuts? soy
1 pack Manner | gluten tree_nuts soy? dairy?
1 Mozartkugel | tree_nuts dairy? soy? eggs? gluten?
1 Merci box | dairy tree_nuts? soy?
1 bag Hanuta | gluten tree_nuts dairy soy
1 Knoppers | gluten tree_nuts dairy soy?
1 Balisto | gluten dairy tree_nuts? soy?
1 Bueno white | gluten tree_nuts dairy soy
1 Dickmann's | gluten? eggs dairy soy?
1 pack Maoam | beef?
1 bag Katjes | gluten?
1 bag Twizzlers | gluten soy?
1 bag Red Vines | gluten
1 pack Nerds |
1 pack Starburst | beef?
1 Charleston Chew | dairy soy eggs? gluten?
1 pack Whatchamacallit | peanuts dairy soy gluten?
1 Oh Henry! | peanuts dairy soy gluten?
1 pack Coffee Crisp | dairy gluten soy
1 pack Smarties (Canadian) | dairy soy? gluten?
1 box Timbits | gluten eggs dairy soy?
3 tbsp Kraft peanut butter | peanuts soy?
2 butter tarts | gluten dairy eggs
1 cup cheese curds (Quebec) | dairy
1 slice tourtière | gluten beef? dairy? eggs?
1 Montreal bagel | gluten eggs? sesame?
200 g smoked meat, Montreal-style | beef
1 bag ketchup chips | dairy? soy? gluten?
2 tbsp maple butter |
1 cup sunchoke purée |
4 beefsteak tomatoes |
200 g hen of the woods, torn |
3 tbsp cocoa butter wafers |
1 eggfruit |
1 tbsp black cumin |
1 bunch garlic chives |
1 cup puffed lotus seeds |
100 g tiger nut flour |
2 tbsp sacha inchi |
1 cup hearts of palm "crab" cakes, vegan | gluten? soy?
400 g jackfruit "pulled pork" |
1 tbsp fishwort |
250 ml goat's milk (or cow's) | dairy
1/2 cup aquafaba (instead of egg whites) | eggs?
1 cup tapioca starch (not flour) |
2 tbsp sugar-free syrup; no honey |
1 loaf GF bread (check for egg) | eggs?
nut-free pesto | dairy
milk, any kind | dairy soy? tree_nuts? gluten? coconut?
cheese (skip for vegan) | dairy
pasta (I use lentil) | gluten
1 cup stock (chicken, veg or fish) | chicken fish gluten?
2 tbsp soy or coconut aminos | soy coconut gluten?
meat from 1 duck |
8 pork cheeks |
2 lamb's kidneys | lamb
1 rack pork ribs |
2 turkey drumsticks |
500 g wild boar mince |
1 ox heart | beef
1 grouse, oven-ready |
4 guinea-fowl legs |
`);
