import { parseLines } from "./lines.fixture.ts";

/**
 * Lines that were written after the lists were, as a second opinion: common ones, brands, towns and
 * what other kitchens call things, then a morning's shopping and cooking as recipes put it. All
 * have been tuned on since. Allergens that only some kinds contain were not labelled at first; they
 * were added later where ingredient statements showed an alarm to be right. Long because it is
 * data; rows as in the first set.
 */
export const LATER_LINES = parseLines(`
strong white bread flour | gluten
00 flour for pasta | gluten
wholemeal spelt flour | gluten
einkorn berries | gluten
kamut flakes | gluten
fine semolina | gluten
bulgur wheat | gluten
cracked freekeh | gluten
pearl barley | gluten
giant couscous | gluten
pearled farro | gluten
seitan strips | gluten
panko | gluten
filo pastry sheets | gluten
ready-rolled puff pastry | gluten dairy?
shortcrust pastry | gluten dairy?
wonton wrappers | gluten eggs?
gyoza skins | gluten
udon noodles | gluten
soba noodles | gluten
ramen noodles | gluten eggs? soy? sesame?
egg noodles | gluten eggs
rice noodles |
glass noodles |
vermicelli rice noodles |
orzo | gluten eggs?
fresh lasagne sheets | gluten eggs
dried tagliatelle | gluten eggs?
gnocchi | gluten eggs? dairy?
sourdough slices | gluten
ciabatta rolls | gluten
naan breads | gluten dairy?
chapatis | gluten
pitta breads | gluten
brioche buns | gluten eggs dairy
croissants | gluten dairy eggs?
flour tortillas | gluten
corn tortillas |
rolled oats | gluten
gluten-free oats |
gluten free self-raising flour |
buckwheat flour |
rice flour |
tapioca starch |
almond flour | tree_nuts
chickpea flour |
gram flour |
malt vinegar | gluten
barley malt extract | gluten
a bottle of stout | gluten
lager, for the batter | gluten
rye crispbread | gluten
digestive biscuits, crushed | gluten dairy?
graham crackers | gluten dairy?
ladyfingers | gluten eggs dairy?
matzo meal | gluten eggs?
wheat germ | gluten
wheat bran | gluten
durum wheat pasta | gluten eggs?
hoisin sauce | soy gluten sesame?
light soy sauce | soy gluten
tamari | soy gluten?
gluten-free tamari | soy
teriyaki sauce | soy gluten sesame?
ponzu | soy gluten fish?
kecap manis | soy gluten
white miso paste | soy gluten?
doubanjiang | soy gluten?
black bean sauce | soy gluten
gochujang | soy gluten?
firm tofu, pressed | soy
silken tofu | soy
tempeh | soy gluten?
edamame beans, podded | soy
natto | soy
soya mince | soy gluten?
textured vegetable protein | soy
soy milk | soy
soya yoghurt | soy
liquid aminos | soy
coconut aminos | coconut
soybean oil | soy
soy lecithin | soy
yuba sticks | soy
aburaage | soy
okara | soy
whole milk | dairy
buttermilk | dairy
evaporated milk | dairy
sweetened condensed milk | dairy
dulce de leche | dairy
milk powder | dairy
crème fraîche | dairy
soured cream | dairy
half-and-half | dairy
clotted cream | dairy
mascarpone | dairy
ricotta | dairy
cottage cheese | dairy
quark | dairy
skyr | dairy
kefir | dairy
Greek yoghurt | dairy
labneh | dairy
paneer, cubed | dairy
halloumi | dairy
feta | dairy
Parmigiano Reggiano, grated | dairy
Grana Padano | dairy
pecorino romano | dairy
gruyère | dairy
mature cheddar | dairy
mozzarella balls | dairy
burrata | dairy
camembert | dairy
gorgonzola | dairy
Stilton, crumbled | dairy
queso fresco | dairy
Manchego shavings | dairy
ghee | dairy
clarified butter | dairy
whey protein powder | dairy soy?
casein | dairy
lactose-free milk | dairy
dairy-free butter |
vegan butter | soy? coconut? tree_nuts?
vegan cheese, grated | soy? tree_nuts? coconut?
margarine | dairy? soy?
custard powder | dairy? eggs?
vanilla ice cream | dairy eggs?
milk chocolate | dairy soy? tree_nuts?
white chocolate chips | dairy soy?
dark chocolate 70% | dairy? soy? tree_nuts?
cocoa butter |
shea butter |
apple butter |
peanut butter | peanuts
almond butter | tree_nuts
cashew cream | tree_nuts
oat cream | gluten
coconut cream | coconut
coconut yoghurt | coconut
desiccated coconut | coconut
coconut oil | coconut
coconut water | coconut
cream of tartar |
butternut squash |
butter beans |
butterhead lettuce |
butterflied leg of lamb | lamb
milkfish fillets | fish
eggplant |
egg yolk, to glaze | eggs
quail's eggs | eggs
hard-boiled eggs | eggs
meringue nests | eggs
mayonnaise | eggs soy?
aioli | eggs
hollandaise sauce | eggs dairy
béarnaise sauce | eggs dairy
tartare sauce | eggs
egg wash | eggs
liquid egg whites | eggs
egg replacer powder |
lemon curd | eggs dairy
marshmallows | eggs?
marzipan | tree_nuts eggs?
frangipane | tree_nuts eggs dairy gluten?
advocaat | eggs dairy?
albumen powder | eggs
vegan mayonnaise | soy?
Caesar dressing | eggs dairy fish
Worcestershire sauce | fish gluten?
anchovy fillets in oil | fish
fish sauce | fish
nam pla | fish
nuoc mam | fish
bonito flakes | fish
dashi | fish
katsuobushi | fish
smoked mackerel | fish
salmon fillets, skinless | fish
tinned tuna in spring water | fish
cod loin | fish
haddock | fish
sea bass fillets | fish
kippers | fish
sardines | fish
monkfish tail | fish
tilapia | fish
swordfish steaks | fish
trout | fish
halibut | fish
pollock | fish
barramundi | fish
mahi-mahi | fish
snapper | fish
eel (unagi) | fish soy? gluten?
salmon roe | fish
tobiko | fish
caviar | fish
taramasalata | fish gluten? dairy?
surimi sticks | fish shellfish eggs? gluten? soy?
crab sticks | fish shellfish eggs? gluten? soy?
gentleman's relish | fish dairy
tapenade | fish?
whitebait | fish
hake | fish
basa fillets | fish
raw king prawns | shellfish
shrimp, deveined | shellfish
jumbo shrimp | shellfish
lobster tails | shellfish
crabmeat | shellfish
crayfish tails | shellfish
langoustines | shellfish
scallops | shellfish
mussels, debearded | shellfish
clams | shellfish
oysters | shellfish
oyster sauce | shellfish soy? gluten?
oyster mushrooms |
squid rings | shellfish
calamari | shellfish gluten?
octopus tentacles | shellfish
cuttlefish | shellfish
shrimp paste | shellfish
belacan | shellfish
XO sauce | shellfish fish? soy? gluten?
cockles | shellfish
whelks | shellfish
abalone | shellfish
snails | shellfish
escargots | shellfish
laksa paste | shellfish peanuts? soy? tree_nuts? fish? gluten? coconut?
Thai red curry paste | shellfish fish?
kimchi | fish? shellfish? soy? gluten?
nduja |
crab apples |
salted peanuts | peanuts
groundnut oil | peanuts
satay sauce | peanuts soy? gluten? fish? coconut? shellfish?
monkey nuts | peanuts
beer nuts | peanuts
roasted groundnuts | peanuts
arachis oil | peanuts
flaked almonds | tree_nuts
ground almonds | tree_nuts
walnut halves | tree_nuts
pecans | tree_nuts
hazelnuts, toasted | tree_nuts
filberts | tree_nuts
cashews | tree_nuts
pistachio kernels | tree_nuts
macadamias | tree_nuts
Brazil nuts | tree_nuts
praline | tree_nuts dairy?
nougat | tree_nuts eggs peanuts?
Nutella | tree_nuts dairy soy
gianduja | tree_nuts dairy? soy?
amaretti biscuits | tree_nuts eggs gluten?
amaretto | tree_nuts?
orgeat syrup | tree_nuts
basil pesto | tree_nuts dairy
dukkah | tree_nuts sesame
mixed nuts | tree_nuts peanuts
nut butter | tree_nuts peanuts
pine nuts | tree_nuts?
chestnuts, vacuum packed | tree_nuts?
water chestnuts |
nutmeg |
coconut flakes | coconut
doughnuts | gluten eggs? dairy?
tiger nuts |
almond extract | tree_nuts?
nut-free granola | gluten?
tahini | sesame
sesame oil | sesame
toasted sesame seeds | sesame
gomasio | sesame
za'atar | sesame
halva | sesame tree_nuts?
hummus | sesame
houmous | sesame
baba ganoush | sesame
furikake | sesame fish? soy? gluten?
everything bagel seasoning | sesame
benne seeds | sesame
gingelly oil | sesame
til seeds | sesame
shichimi togarashi | sesame
burger buns | gluten sesame? dairy? eggs?
beef shin, diced | beef
minced beef | beef
chuck roast | beef
flank steak | beef
rump steak | beef
ribeye | beef
bresaola | beef
pastrami | beef
corned beef hash | beef
salt beef | beef
biltong | beef
beef dripping | beef
suet | beef gluten?
beef tallow | beef
bone marrow | beef
bovril | beef gluten?
oxtail | beef
veal mince | beef
short ribs | beef
skirt steak | beef
entrecôte | beef
filet mignon | beef
hamburger patties | beef gluten?
meatballs | beef? gluten? eggs? dairy?
osso buco | beef
bone broth | beef? chicken?
gelatine leaves | beef?
steak tartare | beef eggs?
beefsteak tomatoes |
tuna steak | fish
cauliflower steaks |
chicken drumsticks | chicken
poussin | chicken
chicken livers | chicken
schmaltz | chicken
chicken bouillon powder | chicken
rotisserie chicken | chicken
capon | chicken
spatchcock | chicken
buffalo wings | chicken
chicken of the woods mushrooms |
chickpeas |
duck legs |
turkey mince |
leg of lamb | lamb
lamb neck fillet | lamb
mutton curry pieces | lamb
hogget shoulder | lamb
merguez sausages | lamb beef? gluten?
lamb's lettuce |
doner meat | lamb beef? chicken? gluten?
haggis | lamb gluten beef?
kofta mix | lamb? beef?
sheep's cheese | dairy
goat's cheese | dairy
goat shoulder |
pork belly |
black pudding | gluten beef?
bacon lardons |
chorizo |
sausages | gluten?
vegan sausages | gluten? soy? eggs?
veggie burgers | gluten? soy? eggs?
meat-free mince | soy? gluten? eggs?
vegan chicken pieces | soy? gluten?
jackfruit |
vegetable stock cube | gluten?
chicken gravy granules | chicken gluten?
Marmite | gluten
Vegemite | gluten
nutritional yeast |
baking powder |
bicarbonate of soda |
icing sugar |
maple syrup |
honey |
agar agar |
xanthan gum |
sriracha |
ketchup |
Dijon mustard |
English mustard | gluten?
brown sauce | gluten? fish?
barbecue sauce | fish? gluten? soy?
balsamic glaze |
rice vinegar |
mirin |
sake |
dry sherry |
white wine |
quinoa |
polenta |
millet |
amaranth |
basmati rice |
arborio rice |
sticky rice |
rice paper wrappers |
cornflakes | gluten
granola | gluten tree_nuts? peanuts? coconut?
muesli | gluten tree_nuts?
bran flakes | gluten
Weetabix | gluten
shredded wheat | gluten
puffed rice |
pretzels | gluten
crackers | gluten
breadsticks | gluten sesame?
croutons | gluten
stuffing mix | gluten dairy?
pizza dough | gluten
pie crust | gluten dairy?
crumpets | gluten
English muffins | gluten dairy?
bagels | gluten eggs? sesame?
scones | gluten dairy eggs?
Yorkshire puddings | gluten eggs dairy
pancake mix | gluten eggs? dairy?
tempura batter mix | gluten eggs?
roux | gluten dairy
béchamel | gluten dairy
cheese sauce | dairy gluten eggs?
bread sauce | gluten dairy
Alfredo sauce | dairy gluten? eggs?
tzatziki | dairy
raita | dairy
ranch dressing | dairy eggs soy?
blue cheese dressing | dairy eggs soy?
coleslaw | eggs
potato salad | eggs?
spanakopita filling | dairy eggs?
quiche | gluten eggs dairy
carbonara sauce | eggs dairy
tiramisu | gluten eggs dairy
panna cotta | dairy beef?
falafel | sesame? gluten?
spring roll wrappers | gluten
prawn crackers | shellfish
fish fingers | fish gluten
scampi | shellfish gluten?
fish stock | fish
seafood mix | shellfish fish
bouillabaisse | fish shellfish
paella mix | shellfish? fish?
nori sheets |
wakame |
umeboshi |
wasabi |
panch phoran |
ras el hanout |
garam masala |
Thai green curry paste | shellfish fish?
mole paste | peanuts? tree_nuts? sesame? gluten?
romesco | tree_nuts gluten?
skordalia | tree_nuts? gluten?
baklava | gluten tree_nuts dairy?
Bombay mix | peanuts gluten?
trail mix | peanuts tree_nuts coconut?
rocky road | tree_nuts? dairy gluten? eggs? beef?
kibbeh | gluten lamb? beef?
tabbouleh | gluten
pho broth | beef? chicken? fish?
congee |
dal |
2 tbsp dark soy sauce or tamari | soy gluten
1 × 400g tin light coconut milk, shaken | coconut
2 skinless hake or pollack fillets | fish
A couple of handfuls of Cheerios | gluten
1 packet instant noodles, flavour sachet discarded | gluten eggs? soy? sesame?
200g pack ready-to-eat puy lentils |
4 kaiser rolls, split | gluten soy?
2 cups Bisquick | gluten soy?
1 box Jiffy corn muffin mix | gluten soy?
1 sleeve Ritz crackers, crushed | gluten dairy? soy?
12 Oreos | gluten soy?
1 cup Cool Whip | dairy
8 oz Philadelphia, softened | dairy
1 block cream cheese | dairy
2 slices American cheese | dairy
1 cup shredded Monterey Jack | dairy
½ cup crumbled cotija | dairy
Pepper Jack slices | dairy
100g Red Leicester | dairy
Wensleydale, crumbled | dairy
30g Emmental | dairy
120g Brie, rind on | dairy
a wedge of Roquefort | dairy
taleggio | dairy
provolone | dairy
fontina | dairy
asiago | dairy
Boursin | dairy
Velveeta | dairy soy?
string cheese | dairy
fromage frais | dairy
petit suisse | dairy
a dollop of smetana | dairy
crema Mexicana | dairy
khoya | dairy
malai | dairy
dahi | dairy
lassi | dairy
rasgulla | dairy
gulab jamun mix | dairy gluten
Horlicks | dairy gluten
Ovaltine | dairy gluten
Baileys | dairy
hot chocolate powder | dairy? soy?
caramel sauce | dairy
toffee pieces | dairy
butterscotch chips | dairy soy?
fudge | dairy
brown butter | dairy
garlic butter | dairy
browned butter sage sauce | dairy
lard |
vegetable shortening | soy?
cooking spray | soy?
vegetable oil | soy?
rapeseed oil |
Quorn pieces | eggs? gluten?
Beyond burger |
Impossible mince | soy coconut?
veggie sausages | gluten? soy? eggs? dairy?
soy curls | soy
bean curd sheets | soy
fermented bean curd | soy gluten?
inari pockets | soy gluten?
koya dofu | soy
shoyu | soy gluten
usukuchi | soy gluten
Maggi seasoning | soy? gluten
Bragg's aminos | soy
hydrolysed vegetable protein | soy? gluten?
lecithin granules | soy?
teriyaki glaze | soy gluten
sukiyaki sauce | soy gluten fish?
yakisoba noodles | gluten
chow mein noodles | gluten
lo mein noodles | gluten eggs? soy?
hokkien noodles | gluten eggs?
somen | gluten
shirataki noodles |
sweet potato noodles |
mung bean noodles |
bean thread noodles |
kelp noodles |
courgette ribbons |
lavash | gluten
injera | gluten?
roti | gluten
paratha | gluten dairy?
pita chips | gluten
focaccia | gluten
baguette, sliced | gluten
challah | gluten eggs
pumpernickel | gluten
rye bread | gluten
Texas toast | gluten
hot dog buns | gluten dairy? eggs? sesame?
a submarine roll | gluten
bao buns | gluten dairy?
dumpling wrappers | gluten
empanada discs | gluten
phyllo dough | gluten
crescent roll dough | gluten dairy? soy?
biscuit dough | gluten dairy?
choux buns | gluten eggs dairy
sponge fingers | gluten eggs
Madeira cake | gluten eggs dairy
ginger nuts, crushed | gluten dairy?
shortbread | gluten dairy
wafers | gluten dairy? soy?
ice cream cones | gluten dairy?
Jacob's cream crackers | gluten
water biscuits | gluten
oatcakes | gluten
matzah | gluten
rusks | gluten
panettone | gluten eggs dairy
stollen | gluten tree_nuts dairy?
Christmas pudding | gluten eggs? tree_nuts? beef? dairy?
mincemeat (jar) | beef? gluten?
triticale | gluten
fregola | gluten
macaroni | gluten eggs?
penne rigate | gluten eggs?
conchiglie | gluten eggs?
rigatoni | gluten eggs?
bucatini | gluten eggs?
ditalini | gluten eggs?
farfalle | gluten eggs?
fettuccine | gluten eggs?
pappardelle | gluten eggs?
ravioli | gluten eggs? dairy? beef? chicken?
tortellini | gluten eggs? dairy? beef? chicken?
cannelloni tubes | gluten eggs?
pierogi | gluten eggs? dairy?
spätzle | gluten eggs
knödel | gluten eggs? dairy?
red lentil pasta |
chickpea penne |
corn pasta |
rice & quinoa spaghetti |
gluten-free penne |
GF breadcrumbs |
gluten free oats, rolled |
cassava flour |
teff |
sorghum flour |
potato starch |
arrowroot |
masa harina |
cornmeal |
grits |
coconut flour | coconut
hazelnut flour | tree_nuts
peanut flour | peanuts
soy flour | soy
lupin flour | peanuts?
plain flour (or gluten-free) | gluten
beer | gluten
wheat beer | gluten
pale ale | gluten
Guinness | gluten
non-alcoholic lager | gluten
cider |
malted milk powder | gluten dairy
maltodextrin | gluten?
brewer's yeast | gluten?
modified starch | gluten?
white sesame seeds | sesame
black sesame paste | sesame
simit | gluten sesame
sesame oil, toasted | sesame
gingelly | sesame
tahina | sesame
halvah | sesame tree_nuts?
sesame prawn toast | sesame shellfish gluten
tempura prawns | shellfish gluten
breaded scampi | shellfish gluten
popcorn shrimp | shellfish gluten
tiger prawns | shellfish
Dublin Bay prawns | shellfish
Morecambe Bay shrimps | shellfish
yabbies | shellfish
Moreton Bay bugs | shellfish
krill oil | shellfish
conch | shellfish
periwinkles | shellfish
geoduck | shellfish
razor clams | shellfish
vongole | shellfish
moules | shellfish
baby octopus | shellfish
dried shrimp | shellfish
ikan bilis | fish
bagoong | shellfish fish?
patis | fish
colatura di alici | fish
garum | fish
boquerones | fish
bacalao | fish
salt cod | fish
lox | fish
gravlax | fish
smoked salmon | fish
kedgeree mix | fish? eggs?
brandade | fish dairy?
rollmops | fish
pickled herring | fish
pilchards in tomato | fish
sprats | fish
John Dory | fish
turbot | fish
plaice | fish
lemon sole | fish
Dover sole | fish
red mullet | fish
sea bream | fish
dorade | fish
branzino | fish
catfish nuggets | fish
grouper | fish
perch | fish
pike | fish
carp | fish
walleye | fish
orange roughy | fish
rockfish | fish
skate wings | fish
dogfish | fish
sturgeon | fish
arctic char | fish
ling | fish
coley | fish
fish balls | fish gluten? eggs? soy? shellfish?
fish cakes | fish gluten?
masago | fish
bottarga | fish
isinglass | fish
cod liver oil | fish
Caesar salad kit | fish dairy eggs gluten
puttanesca sauce | fish
Bloody Mary mix | fish?
egg fried rice | eggs
scrambled egg | eggs
omelette | eggs
frittata | eggs
1 large egg + 1 yolk | eggs
duck eggs | eggs
Scotch eggs | eggs gluten
egg custard | eggs dairy
crème anglaise | eggs dairy
crème pâtissière | eggs dairy
zabaglione | eggs
sabayon | eggs
eggnog | eggs dairy
Miracle Whip | eggs dairy? soy?
Kewpie | eggs soy?
salad cream | eggs dairy?
rémoulade | eggs
thousand island dressing | eggs
royal icing | eggs
pavlova | eggs
macarons | tree_nuts eggs
soufflé | eggs dairy?
Swiss meringue | eggs
vegan egg |
flax eggs |
chia egg |
eggless mayo |
aquafaba |
cashew nuts, soaked | tree_nuts
cob nuts | tree_nuts
hickory nuts | tree_nuts
beechnuts | tree_nuts
pecan halves | tree_nuts
slivered almonds | tree_nuts
almond meal | tree_nuts
marcona almonds | tree_nuts
hazelnut spread | tree_nuts
noisette | tree_nuts?
Frangelico | tree_nuts
walnut oil | tree_nuts
pralines | tree_nuts dairy?
Ferrero Rocher | tree_nuts dairy gluten soy?
turrón | tree_nuts
nut milk | tree_nuts
nut roast mix | tree_nuts gluten?
muhammara | tree_nuts gluten?
pesto rosso | tree_nuts dairy
korma paste | tree_nuts? coconut? dairy?
massaman paste | peanuts? shellfish fish?
rendang paste | coconut? shellfish? tree_nuts? fish?
gado gado dressing | peanuts
kung pao sauce | peanuts? soy gluten
Reese's cups | peanuts dairy soy?
Snickers | peanuts dairy eggs soy?
PB2 | peanuts soy?
peanut brittle | peanuts
goober peas | peanuts
earth nuts | peanuts
candlenuts | tree_nuts
Bounty bar | coconut dairy soy?
kaya jam | coconut eggs
copha | coconut
creamed coconut | coconut
copra | coconut
nata de coco | coconut
MCT oil | coconut
piña colada mix | coconut
macapuno | coconut
coconut sugar | coconut
cocoa nibs |
coco pops | gluten dairy?
cocoa powder |
T-bone steaks | beef
porterhouse | beef
New York strip | beef
London broil | beef
tri-tip | beef
hanger steak | beef
bavette | beef
onglet | beef
feather blade | beef
ox cheeks | beef
ox tongue | beef
tripe | beef?
calf's liver | beef
calves' liver | beef
sweetbreads | beef? lamb?
silverside | beef
topside | beef
stewing steak | beef
ground chuck | beef
ground sirloin | beef
Salisbury steak | beef
cottage pie filling | beef
shepherd's pie filling | lamb
chili con carne | beef
bolognese sauce | beef
beef jerky | beef
Spam |
frankfurters | beef? gluten? chicken?
hot dogs | beef?
bratwurst | gluten?
salami | beef?
pepperoni | beef?
mortadella | tree_nuts?
bockwurst | gluten?
brisket | beef
burger patties | beef gluten?
wagyu | beef
bison mince |
venison haunch |
beef-flavour stock pot | beef gluten?
demi-glace | beef gluten? chicken?
consommé | beef? chicken?
jus | beef? chicken?
Jell-O | beef?
gummy bears | beef?
rennet | beef?
chicken nuggets | chicken gluten
chicken Kiev | chicken gluten dairy
coronation chicken | chicken eggs
cock-a-leekie soup | chicken
coq au vin | chicken
hen | chicken
pullet | chicken
cornish game hens | chicken
wings, separated | chicken
drumsticks | chicken
chicken skin | chicken
chicken-style seasoning | chicken?
lamb shanks | lamb
scrag end of lamb | lamb
noisettes of lamb | lamb
barnsley chops | lamb
cutlets of lamb | lamb
rogan josh | lamb?
gyro meat | lamb beef?
lamb mince | lamb
moussaka | lamb? dairy?
gigot | lamb
saddle of mutton | lamb
petits suisses | dairy
rosogolla | dairy
gulab jamun | dairy gluten
sandesh | dairy
barfi | dairy
burfi | dairy
peda | dairy
kalakand | dairy
mishti doi | dairy
fior di latte | dairy
stracchino | dairy
squacquerone | dairy
caciotta | dairy
montasio | dairy
brillat savarin | dairy
livarot | dairy
pont l'eveque | dairy
mimolette | dairy
saint nectaire | dairy
tomme de savoie | dairy
bleu d'auvergne | dairy
fourme d'ambert | dairy
cornish yarg | dairy
lincolnshire poacher | dairy
stinking bishop | dairy
dorset blue vinny | dairy
tetilla | dairy
kefalograviera | dairy
anthotyro | dairy
junket | dairy
clabber | dairy
filmjolk | dairy
crowdie | dairy
patum peperium | fish dairy
lurpak | dairy
kerrygold | dairy
elmlea | dairy
stork | dairy?
i can't believe it's not butter | dairy? soy?
kraft singles | dairy soy?
parm, grated | dairy
grated parm | dairy
cadbury flake | dairy soy?
milkybar | dairy soy?
angel delight | dairy
white sauce | dairy gluten
entrecote | beef
new york strip | beef
NY strip | beef
striploin | beef
sirloin tip | beef
flat iron | beef
eye of round | beef
rump cap | beef
rib roast | beef
standing rib roast | beef
fore rib | beef
delmonico | beef
galbi | beef
kalbi | beef
sujuk | beef
pastirma | beef
birria | beef
machaca | beef
beef carpaccio | beef
ox tail | beef
oxtails | beef
stewing beef | beef
braising beef | beef
minced steak | beef
boiling fowl | chicken
gallina | chicken
ayam goreng | chicken
miracle whip | eggs dairy? soy?
egg beaters | eggs
kaya | eggs coconut
chawanmushi | eggs
tortilla de patatas | eggs
jaffa cakes | gluten eggs
lamingtons | coconut gluten eggs dairy?
macaroons | coconut
ikan teri | fish
prahok | fish
padaek | fish
pla ra | fish
jeotgal | fish
saeujeot | shellfish
mam tom | shellfish
mam ruoc | shellfish
hae bee | shellfish
sakura ebi | shellfish
sotong | shellfish
udang | shellfish
hondashi | fish
lutefisk | fish
stockfish | fish
sild | fish
matjes | fish
pangasius | fish
saithe | fish
whiting | fish
gurnard | fish
megrim | fish
brill | fish
flounder | fish
zander | fish
hoki | fish
escolar | fish
wahoo | fish
cobia | fish
amberjack | fish
hamachi | fish
kingfish | fish
yellowtail | fish
maguro | fish
smelt | fish
shad | fish
tilefish | fish
croaker | fish
pompano | fish
pomfret | fish
hilsa | fish
rohu | fish
surmai | fish
bangda | fish
ahi | fish
opah | fish
ono | fish
sablefish | fish
black cod | fish
chilean sea bass | fish
bluefish | fish
parrotfish | fish
lingcod | fish
porgy | fish
scup | fish
sea trout | fish
sockeye | fish
coho | fish
king salmon | fish
albacore | fish
skipjack | fish
bonito | fish
anchoas | fish
anchovies | fish
thai curry paste | shellfish fish?
red curry paste | shellfish fish?
popcorn prawns | shellfish gluten
ferrero rocher | tree_nuts dairy gluten soy?
koikuchi | soy gluten
mie noodles | gluten
tuc crackers | gluten dairy? soy?
nilla wafers | gluten dairy? eggs? soy?
triscuits | gluten
wheat thins | gluten soy?
weet-bix | gluten
ready brek | gluten
alpen | gluten dairy? tree_nuts?
frosties | gluten
hovis | gluten soy?
warburtons | gluten soy?
jacob's crackers | gluten
stove top | gluten dairy? soy? chicken?
kraft dinner | gluten dairy
pastina | gluten
trahana | gluten
seviyan | gluten
khakhra | gluten
thepla | gluten
luchi | gluten
youtiao | gluten
kalguksu | gluten
jajangmyeon | gluten soy
mugicha | gluten
kvass | gluten
weissbier | gluten
saison | gluten
bitter beer | gluten
impossible ground | soy
impossible sausage | soy
soyrizo | soy
sufu | soy
furu | soy
tauco | soy
cheonggukjang | soy
alpro | soy? gluten? tree_nuts? coconut?
santan | coconut
gata | coconut
nariyal | coconut
malibu rum | coconut
almond joy | tree_nuts coconut dairy? soy?
raffaello | coconut tree_nuts dairy gluten soy?
goma | sesame
kurogoma | sesame
gomashio | sesame
ajonjoli | sesame
simsim | sesame
sesame snaps | sesame
cacahuetes | peanuts
moongphali | peanuts
kacang tanah | peanuts
bumbu kacang | peanuts
butterfinger | peanuts dairy? soy?
bamba | peanuts
skippy | peanuts soy?
sun-pat | peanuts soy?
dry roasted nuts | peanuts tree_nuts?
bar nuts | peanuts
cocktail nuts | peanuts
maafe | peanuts
kare-kare | peanuts
bakewell tart | tree_nuts
battenberg | tree_nuts gluten eggs
florentines | tree_nuts
nocciola | tree_nuts
mandorle | tree_nuts
noix de cajou | tree_nuts
amandes effilées | tree_nuts
kaju | tree_nuts
badam | tree_nuts
akhrot | tree_nuts
pista | tree_nuts
charoli | tree_nuts
guylian | tree_nuts dairy soy?
torrone | tree_nuts eggs
panforte | tree_nuts gluten
ajo blanco | tree_nuts
kung pao | peanuts?
horchata | tree_nuts?
disaronno | tree_nuts
2 tablespoons unsalted butter, melted and cooled | dairy
1 (14 oz) can full-fat coconut milk | coconut
1/4 cup low-sodium soy sauce | soy gluten
1 lb boneless, skinless chicken thighs, cut into 1-inch pieces | chicken
2 tsp toasted sesame oil | sesame
1 bunch spring onions, thinly sliced |
3 cups cooked jasmine rice, day-old |
8 oz cremini mushrooms, quartered |
½ cup freshly grated Parmesan, plus more to serve | dairy
1 packet (2¼ tsp) active dry yeast |
2¾ cups bread flour, plus more for the work surface | gluten
1 large egg, lightly beaten with 1 tbsp water | eggs
250g block firm tofu, drained and pressed | soy
1 tbsp white (shiro) miso | soy gluten?
400g can black beans, rinsed |
150g baby spinach |
75g pecorino, finely grated | dairy
4 x 150g sea trout fillets | fish
500g raw peeled king prawns, defrosted | shellfish
1 tbsp Thai fish sauce | fish
200g dried flat rice noodles |
50g roasted salted peanuts, roughly chopped | peanuts
1 red chilli, deseeded and finely chopped |
small bunch coriander, leaves picked |
juice of 2 limes, plus wedges |
3 tbsp smooth peanut butter | peanuts
100ml single cream | dairy
500g lean beef steak mince (5% fat) | beef
2 x 400g cans plum tomatoes |
100ml red wine |
12 dried lasagne sheets | gluten eggs?
75g walnut pieces | tree_nuts
2 tbsp tahini, well stirred | sesame
200g Greek-style natural yogurt | dairy
1 preserved lemon, rind only |
8 lamb cutlets, French trimmed | lamb
2 tsp ras el hanout |
300g giant wholewheat couscous | gluten
50g dried apricots, chopped |
30g flaked almonds, toasted | tree_nuts
400ml hot vegetable stock (from a cube) | gluten?
1 sheet all-butter puff pastry | gluten dairy
320g pack shop-bought shortcrust pastry | gluten dairy?
140g smoked pancetta, cubed |
4 skinless salmon portions | fish
1 tbsp capers, drained |
2 tsp Dijon mustard |
4 brioche burger buns, toasted | gluten eggs dairy sesame?
4 slices mature Cheddar | dairy
1 tbsp mayonnaise | eggs
1 avocado, stoned and sliced |
1 gem lettuce, shredded |
170g pack crabmeat, half white half brown | shellfish
300g linguine | gluten eggs?
4 anchovies, finely chopped | fish
2 slices stale sourdough, torn | gluten
20g pine nuts | tree_nuts?
6 pork chipolatas | gluten?
400g can haricot beans |
1 tbsp black treacle |
2 tbsp Worcestershire sauce | fish gluten?
900g floury potatoes, peeled |
50ml whole milk | dairy
knob of butter | dairy
1 tsp English mustard powder | gluten?
150ml soured cream | dairy
1 tsp smoked paprika |
200g basmati rice, rinsed |
1 cinnamon stick |
4 green cardamom pods |
600g chicken breast, diced | chicken
2 tbsp ghee or vegetable oil | dairy
150g natural yogurt | dairy
2 tbsp ground almonds | tree_nuts
50g cashews | tree_nuts
1 tbsp nigella seeds |
2 naan, warmed | gluten dairy?
1 cup rolled oats (not instant) | gluten
1 ripe banana, mashed |
1 cup unsweetened almond milk | tree_nuts
2 tbsp chia seeds |
1 tbsp maple syrup |
½ cup plain nonfat Greek yogurt | dairy
1 scoop vanilla whey protein | dairy soy?
4 slices wholegrain bread | gluten
1 tbsp crunchy almond butter | tree_nuts
6 large eggs | eggs
¼ cup crumbled goat cheese | dairy
1 cup cherry tomatoes, halved |
4 corn tortillas, charred |
1 can refried beans |
½ cup shredded Mexican cheese blend | dairy
1 lb ground turkey |
1 packet taco seasoning | gluten? dairy? soy?
2 cups low-sodium chicken broth | chicken
1 tbsp cornstarch |
¼ cup hoisin sauce | soy gluten sesame?
8 butter lettuce leaves |
1 can (8 oz) water chestnuts, diced |
2 tbsp oyster sauce | shellfish soy? gluten?
1 lb flank steak, thinly sliced against the grain | beef
1 head broccoli, cut into florets |
8 oz udon noodles | gluten
1 tbsp rice vinegar |
2 tbsp mirin |
1 tbsp furikake | sesame fish? soy? gluten?
4 nori sheets |
200g sushi-grade tuna | fish
1 tsp wasabi paste |
2 tbsp pickled ginger |
1 kg mussels, scrubbed | shellfish
200ml dry cider |
3 tbsp crème fraîche | dairy
1 crusty baguette | gluten
2 tbsp plain flour | gluten
500ml beef stock | beef gluten?
2 bay leaves |
1 kg lamb shoulder, boned and rolled | lamb
1 tbsp harissa |
200g feta, crumbled | dairy
1 cucumber |
100g Kalamata olives |
4 wholemeal pittas | gluten
200g houmous | sesame
350g halloumi, sliced | dairy
1 tbsp za'atar | sesame
1 aubergine |
2 courgettes, grated |
150g self-raising flour | gluten
100g caster sugar |
100g dark chocolate (70% cocoa) | dairy? soy? tree_nuts?
1 tsp vanilla extract |
50g desiccated coconut | coconut
75g hazelnuts, roasted and skinned | tree_nuts
300ml double cream, whipped | dairy
4 meringue nests | eggs
200g strawberries, hulled |
1 tbsp icing sugar |
150g digestive biscuits | gluten dairy?
280g full-fat cream cheese | dairy
3 gelatine leaves | beef?
2 tbsp marmalade |
200g gluten-free pasta |
4 tbsp dairy-free spread |
300g vegan mince | soy? gluten?
250ml oat milk | gluten
2 tbsp nutritional yeast |
1 block smoked tempeh | soy gluten?
400g jackfruit in water |
200g seitan, sliced | gluten
2 tbsp tamari | soy gluten?
100g edamame | soy
1 tbsp coconut oil | coconut
1 lemongrass stalk |
4 kaffir lime leaves |
2 tbsp red Thai curry paste | shellfish? fish?
200g squid, cleaned | shellfish
1 tbsp shrimp paste | shellfish
50g bean sprouts |
`);
