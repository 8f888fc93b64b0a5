import { parseLines } from "./lines.fixture.ts";

/**
 * Written like written-1.fixture.ts, after the lists had been improved with that set: other kitchens
 * (Hungarian to Hawaiian), other brands, and lines of recipes on public pages. Measured once before
 * anything was changed for it: docs/bench.md has the figures. Long because it is data.
 */
export const WRITTEN_2 = parseLines(`
3 small sleeves Ritz Everything crackers | gluten soy? dairy? sesame?
1/2 cup French fried onions, crushed | gluten soy?
1 can Cream of Chicken or Mushroom soup | chicken dairy gluten soy?
1 cup sour cream | dairy
22 Nilla Wafers, crushed | gluten dairy? eggs? soy?
4 oz. Cool Whip, unthawed (half of an 8 oz. tub) | dairy coconut?
3 squares semi-sweet chocolate | soy? dairy?
1 container (8 oz / 226g) frozen whipped topping (like Cool Whip), thawed and divided | dairy coconut?
1 package (14.3 oz / 405g) chocolate sandwich cookies (like Oreos) | gluten soy dairy?
1 heaped tbsp Bisto Gravy Powder | gluten? soy?
1 Chicken OXO Cube | chicken gluten soy?
1/2 tsp Vecon | soy? gluten?
2 – 6 oz bags of stuffing mix | gluten soy? dairy? chicken?
1 envelope of Sazon Goya |
Goya Adobo to taste |
1 tsp belacan stock granules | shellfish
1 kg mackerel (ikan kembung) or horse mackerel (ikan selar kuning), cleaned | fish
1 wild ginger bud (bunga kantan), halved and finely shredded |
Prawn paste (har koe), diluted with water to a drizzle consistency | shellfish
3 pieces dried tamarind skin (asam keping) |
6-8 candlenuts (alternatively, use macadamia, brazil, hazelnuts or almonds) | tree_nuts
100 gm dried anchovies (experiment with fish sauce or stock cubes if you can't find these) | fish gluten? soy?
30 fish balls (from a chinese supermarket – alternatively use 300 gm shredded cooked chicken) | fish chicken gluten? eggs? soy?
1 kg fresh cockles, cleaned and scalded in boiling water for 3 minutes, drained and shelled | shellfish
15 pieces of tofu puffs roughly chopped into 2.5 cm pieces | soy
1/4 cup/65 grams spelt matzo meal | gluten
½ cup grated kefalotiri, kashkaval, Kasseri, Parmesan, or Swiss cheese | dairy
¾ cup unsalted butter or margarine, softened | dairy soy?
3 cups poppy seeds |
Egg wash (1 large egg or egg yolk beaten with 1 teaspoon water) | eggs
2 tbsp schmaltz | chicken
1 cup túró, pressed | dairy
200 g trappista, grated | dairy
1 kg marhalábszár, cubed | beef
150 g füstölt szalonna |
2 dl tejföl | dairy
3 db tojás | eggs
1 pár debreceni, sliced | beef? gluten? soy?
250 g csirkemell | chicken
4 lángos | gluten dairy?
10 dkg darált dió | tree_nuts
1 csomag vaníliás cukor |
200 g feta or mizithra | dairy
4 tbsp fava, soaked |
12 dolmadakia |
100 g loukaniko | gluten?
1 octapodi, tenderised | shellfish
250 g manouri, sliced thick | dairy
1 packet kritharaki | gluten
4 paximadia | gluten
300 g gigantes |
200 g taramas | fish
500 g arnisio kima | lamb
1 tsp mahlepi |
2 tbsp petimezi |
150 g kasseri | dairy
6 kourabiedes | gluten dairy tree_nuts
8 slices tsoureki | gluten eggs dairy
300 g trahanas | gluten dairy
200 g sulguni or low-moisture mozzarella | dairy
1 cup walnuts for the bazhe | tree_nuts
2 tbsp adjika |
500 g veal for chashushuli | beef
1 tonis puri | gluten
200 g imeruli | dairy
1 tbsp utskho suneli |
3 tbsp aji amarillo paste |
500 g corvina or other firm white fish | fish
1 cup queso fresco, crumbled for the huancaina | dairy
4 soda crackers, for the huancaina sauce | gluten
1 kg corazón de res | beef
200 g cancha |
1 choclo, kernels cut off |
1/2 cup evaporated milk (leche Gloria) | dairy
500 g conchas de abanico | shellfish
300 g charqui de llama |
2 tbsp huacatay paste |
100 g pecanas | tree_nuts
6 alfajores | gluten dairy
200 g quinua |
2 arepas |
200 g queso de mano | dairy
1 lb carne mechada | beef
500 g pabellón black beans |
1 cup suero costeño | dairy
2 hallacas | beef? chicken?
4 tequeños | gluten dairy
1 chorizo santarrosano, sliced |
3 arepa de choclo con queso | dairy
250 g mote pillo |
1 kg chancho |
2 humitas | dairy?
200 g papas chuño |
1 can ackee, drained |
1/2 lb saltfish, soaked overnight | fish
1 bully beef tin | beef
1 tbsp Walkerswood jerk | soy?
2 tsp Grace browning |
1 Maggi cube | soy? gluten?
6 festival dumplings | gluten dairy?
200 g salted pig tail |
1 lb curry goat meat on the bone |
4 slices hard dough bread | gluten
1 Tastee patty | gluten beef? soy?
1 bottle Dragon Stout | gluten
1 tin Nestlé condensed | dairy
250 g callaloo |
1 dasheen |
2 tbsp Matouk's |
1 lb cascadura | fish
2 buss-up-shut | gluten
1 tsp shado beni |
2 tbsp niter kibbeh | dairy
500 g beef for zilzil tibs | beef
1 kg doro, skinned | chicken
4 injera | gluten?
100 g ayib | dairy
1 cup shiro powder |
1 tbsp mekelesha |
2 cups kolo | gluten peanuts?
200 g kocho |
6 nem cuốn with shrimp | shellfish
1 tbsp mắm ruốc | shellfish
500 g bún |
200 g chả lụa |
1 loaf bánh mì | gluten
150 g pâté for the bánh mì | beef? chicken? lamb? gluten? dairy? fish?
2 tbsp tương đen | soy gluten?
12 bánh tráng |
1 tbsp sa tế | peanuts? shellfish?
400 g gà xé | chicken
300 g bò viên | beef
200 g mực | shellfish
2 trứng vịt | eggs
3 tbsp nước cốt dừa | coconut
50 g đậu phộng, crushed | peanuts
150 g đậu hũ | soy
100 g tôm khô | shellfish
1 tbsp tao jiew | soy gluten?
2 tbsp golden mountain sauce | soy gluten?
1 tbsp pla ra | fish
150 g naem |
10 kai nok krata | eggs
200 g sen yai |
100 g ba mee | gluten eggs?
300 g nuea, thinly sliced | beef
400 g moo sap |
1 cup hua kathi | coconut
2 tbsp thua lisong | peanuts
250 g goong sot | shellfish
1 tbsp Mae Ploy red curry paste | shellfish? fish?
2 tbsp nahm jim jaew | fish
1 tbsp ngapi | shellfish? fish?
200 g chickpea tofu (Shan tofu) |
1 tbsp pe bok powder | soy
500 g nga gyin | fish
2 tbsp balachaung | shellfish
250 g htamin |
200 g catfish for the mohinga | fish
300 g kelawalla, cubed | fish
1 tbsp umbalakada | fish
6 string hoppers |
2 egg hoppers | eggs coconut?
1 cup pol sambol | coconut
8 malu paan | fish gluten
1 tbsp Maldive fish flakes | fish
500 g kukul mas | chicken
1 piece rampe and karapincha |
250 g tempe, sliced | soy
4 tahu goreng | soy
500 g daging sapi | beef
2 tbsp petis udang | shellfish
100 g rempeyek | peanuts
200 g ikan asin | fish
1 tbsp kecap Bango | soy gluten
200 ml santan Kara | coconut
50 g kerupuk udang | shellfish gluten?
2 tbsp serundeng | coconut
6 buah keluak |
150 g ayam suwir | chicken
8 lembar kulit lumpia | gluten
1 bungkus Indomie | gluten soy?
3 butir telur | eggs
100 g emping |
250 g cumi | shellfish
1 tbsp gochugaru |
2 tbsp maesil-cheong |
150 g eomuk | fish gluten? eggs? soy? shellfish?
300 g dubu | soy
200 g dangmyeon |
1 pack Shin Ramyun | gluten soy?
100 g myeolchi | fish
400 g dwaeji-bulgogi meat |
500 g galbi | beef
8 perilla leaves (kkaennip) |
1 tbsp saeu-jeot | shellfish
150 g kongnamul | soy
200 g sundae (blood sausage) | gluten? soy?
1 tbsp guk-ganjang | soy gluten?
100 g nakji | shellfish
2 tbsp kkaesogeum | sesame
6 gyeran | eggs
3 tbsp mentsuyu | soy gluten fish?
150 g ganmodoki | soy
2 umeboshi |
100 g shirasu | fish
200 g hiyashi chuka noodles | gluten
1 pack S&B curry roux | gluten soy? dairy?
1 block koya-dofu | soy
50 g mentaiko | fish
250 g buri | fish
200 g hotate | shellfish
4 korokke, fried | gluten
1 tbsp yuzu kosho |
300 g tebasaki | chicken
100 g kuromame | soy
2 tbsp neri-goma | sesame
1 onigiri, with sake flakes | fish?
200 g chashu |
200 g Spam musubi leftovers | soy?
1 lb kalua pig |
2 cups poi |
1 lb ahi for the poke | fish
1 tbsp inamona | tree_nuts
4 malasadas | gluten eggs dairy
1 lau lau | fish?
200 g Portuguese sausage | gluten? soy?
1 tbsp furikake | sesame fish? soy? gluten? eggs?
1 can Hormel chili, no beans | beef soy? gluten?
1 pkg Bob Evans mashed potatoes | dairy
1 jar Ragu | soy? dairy?
1 jar Prego Traditional |
1 jar Bertolli Alfredo | dairy eggs?
1 box Kraft Dinner | gluten dairy
1 pkg Knorr Pasta Sides | gluten dairy? soy? chicken?
1 pouch Uncle Ben's Ready Rice | soy?
1 box Zatarain's jambalaya |
1 can Manwich |
1 jar Claussen pickles |
1 cup Grandma's molasses |
1 tub Sabra | sesame soy?
1 pkg Boboli | gluten soy? dairy?
1 can Rotel, undrained |
1 pkg Taco Bell seasoning | gluten? soy?
1 bottle Kraft Zesty Italian | soy?
1 bottle Ken's Caesar | dairy eggs fish soy?
1/2 cup Wish-Bone Italian | soy?
2 tbsp Better Than Bouillon, beef | beef soy? gluten? dairy?
1 box Duncan Hines Devil's Food | gluten soy? dairy? eggs?
1 can Comstock cherry filling |
1 tub Betty Crocker frosting | soy? dairy? gluten?
1 pkg Nestle Toll House cookie dough | gluten eggs dairy? soy
1 box Krusteaz | gluten soy? dairy? eggs?
1 pkg Jell-O pistachio pudding | tree_nuts? dairy? soy?
1 bag Andes baking chips | dairy soy
1 cup M&M's minis | dairy soy? peanuts?
12 fun-size Snickers | peanuts dairy eggs soy
1 bag Hershey's Kisses | dairy soy?
1 cup Reese's Puffs | peanuts gluten? soy?
10 Fig Newtons | gluten soy?
1 pkg Keebler Fudge Stripes | gluten soy dairy?
12 Lorna Doones | gluten soy?
1 box Vanilla Chessmen | gluten dairy eggs soy?
1 bag Pirate's Booty | dairy
2 cups Fritos |
1 cup Corn Nuts |
1 pkg Sara Lee pound cake | gluten eggs dairy soy?
1 pkg Entenmann's donuts | gluten eggs dairy soy
1 frozen Marie Callender's crust | gluten soy? dairy?
6 Thomas' | gluten soy? dairy?
2 Mission carb balance | gluten soy?
1 can Bush's baked beans |
1 can Hunt's |
1 lb Johnsonville | gluten? soy? beef?
1 pkg Ball Park franks | beef? chicken?
1 pkg Perdue short cuts | chicken
1 lb Butterball |
1 pkg Morningstar crumbles | soy gluten eggs?
4 Dr. Praeger's patties | soy? gluten?
1 tub Kite Hill | tree_nuts
1 pkg Daiya shreds | coconut?
1 pkg Follow Your Heart slices | coconut?
1 stick Earth Balance | soy?
1 tub Miyoko's | tree_nuts? coconut?
1 carton Just Egg |
2 tbsp Vegenaise | soy?
1 pkg Lightlife tempeh strips | soy gluten?
1 pkg Soyrizo | soy
1 carton Califia Farms | tree_nuts? gluten? coconut?
1 carton Elmhurst | tree_nuts? gluten?
1 cup Forager yogurt | tree_nuts coconut?
1 cup Chobani | dairy
1 cup Siggi's | dairy
2 cups Lactaid | dairy
1 cup Land O Lakes Fat Free Half & Half | dairy
8 oz Cabot, shredded | dairy
8 oz Tillamook | dairy
1 wedge Laughing Cow | dairy
4 oz Humboldt Fog | dairy
200g Lurpak Spreadable | dairy
1 tub Clover | dairy
1 pack Anchor | dairy
200g Pilgrims Choice | dairy
1 pot Müller Rice | dairy
1 pot Onken | dairy
1 carton Koko | coconut
1 carton Vita Coco | coconut
2 Ryvita | gluten
4 Jacob's cream crackers | gluten
6 Carr's | gluten
1 pack TUC | gluten dairy?
3 Bourbons, crushed | gluten soy? dairy?
1 pack Maryland cookies | gluten soy dairy?
10 Garibaldi | gluten dairy?
2 Wagon Wheels | gluten dairy? soy? beef?
1 Battenberg | gluten eggs tree_nuts dairy?
1 Mr Kipling slice | gluten eggs? dairy? soy?
1 jar Lotus spread | gluten soy
2 tbsp Hartley's |
1 sachet Angel Delight | dairy soy?
1 tin Devon custard | dairy
1 pack Homepride flour | gluten
1 tin Heinz tomato soup | dairy gluten?
1 tin Baxters cock-a-leekie | chicken gluten? dairy?
1 Pot Noodle | gluten soy? dairy?
1 pack Super Noodles | gluten soy? dairy? chicken?
1 pack Batchelors Cup a Soup | gluten? dairy? soy? chicken?
2 tbsp Branston | gluten
2 tbsp HP | gluten
1 tbsp Daddies | gluten?
1 jar Dolmio | dairy?
1 jar Homepride pasta bake | dairy? gluten? eggs?
1 jar Blue Dragon black bean | soy gluten
1 jar Loyd Grossman korma | dairy coconut? tree_nuts?
1 pack Old El Paso kit | gluten soy? dairy?
1 pack Wall's | gluten? soy?
1 pack Heck | chicken? gluten?
1 Pukka pie | gluten beef? chicken? dairy? eggs? soy?
4 Findus crispy pancakes | gluten dairy? eggs? beef? chicken? soy?
1 pack Matthews turkey drummers | gluten dairy? soy?
1 pack Ristorante pizza | gluten dairy soy?
1 pack Goodfella's | gluten dairy soy?
100g Galaxy | dairy soy?
1 Crunchie | dairy soy?
1 Double Decker | dairy gluten? soy
2 Aeros | dairy soy
1 Topic | dairy tree_nuts soy?
1 Star Bar | peanuts dairy soy? gluten?
1 bag Minstrels | dairy soy
1 Terry's orange | dairy soy
1 pack Rowntree's Randoms | beef?
1 bag Jelly Babies | beef?
1 pack Polos |
100g fondant icing |
4 pork loin steaks, trimmed |
2 turkey escalopes |
4 tuna steaks | fish
1 cauliflower steak |
2 gammon steaks |
500g ostrich mince |
400g kangaroo fillet |
300g venison sausages | gluten?
1 kg lamb neck fillet | lamb
200g calf's liver | beef
1 hogget leg | lamb
500g skirt | beef
2 picanha steaks | beef
300g onglet | beef
1 kg beef-tomatoes |
250g beefsteak mushrooms |
1 chicken-fried steak | beef gluten eggs? dairy?
1 can coconut milk (not cream of coconut) | coconut
2 tbsp peanut butter (or sunflower seed butter for nut-free) | peanuts
1 cup cream (dairy or coconut) | dairy coconut
gluten-free soy sauce or tamari | soy
flour tortillas (or corn for gluten free) | gluten soy? dairy?
150 ml non-dairy milk of your choice | soy? tree_nuts? gluten? coconut?
oil – anything but sesame |
1 egg, or a flax egg to make it vegan | eggs
butter or dairy-free spread | dairy soy?
no-chicken bouillon cube | soy? gluten?
"chicken" seasoning, vegan |
2 tbsp mayo (egg-free if you like) | eggs soy?
1 cup self-rising gluten-free flour |
300g eggless noodles | gluten
3 tbsp nut butter of choice | tree_nuts? peanuts?
1/2 cup sunflower seed butter |
1 cup apple butter |
2 tbsp pumpkin butter |
1 cup shredded apples, squeezed dry to make about 3/4 cup |
3 cups rotisserie, meat shredded | chicken
1 lb crab apples |
2 tsp cream sherry |
1 tsp almond-coloured food paste |
1 tbsp milk thistle seeds |
2 cups butterhead lettuce |
1 cup coconut-free granola | gluten? tree_nuts?
1/2 tsp fish mint |
1 bunch goosefoot |
2 tbsp lambrusco vinegar |
1 tsp cockscomb mint |
1 cup cheeseweed |
6 oyster-shaped shells of pasta | gluten
1 cup nut-brown ale | gluten
1 tbsp wheat-free tamari | soy
100g buckwheat noodles (100 %) |
1 cup fish-free nori sauce | soy? gluten?
mushrooms, oyster or shiitake |
1 head of cabbage, the size of a chicken |
zest of 1 bergamot; no nuts |
1 tbsp vegan fish sauce | soy? gluten?
5 g carageenan |
1 tsp dairy enzyme-free rennet |
parmesean, for topping | dairy
1 lb hambuger | beef
2 cups brocoli and chedar | dairy
1 tub marscapone | dairy
1 tsp vanila, 2 eggz | eggs
200 g spageti | gluten
1 cup walnutts | tree_nuts
3 fillets of samon | fish
1 cup shrimps (cooked prawnes) | shellfish
2 tbs penut butter | peanuts
1 pkt tufu | soy
4 slices proschiutto |
1 tbs ginger & 1 tbs mayonaise | eggs soy?
150 g hallumi | dairy
1 cup buter milk | dairy
1 lasange sheet | gluten eggs?
100 g pistachos | tree_nuts
50 g seseme seeds | sesame
250 g ground beaf | beef
`);
