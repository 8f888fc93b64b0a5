/**
 * Words of ingredient lines that aren't proper names. They distinguish an unknown capitalised word
 * from an ordinary one at the head of a line or in a title. Foods with an allergen stand in the
 * word lists (foods-*.ts, brands-*.ts) and not here. Long because it is data.
 */

/** Foods of one ingredient, and drinks: salt is salt whoever sells it. */
export const PLAIN_WORDS = `
  wombok wongbok
  pimiento applejack catsup moonshine tangelo stevia peppadew rhum agricole aloe nopal nopales
  epazote hoja huitlacoche ajvar pomelo calamansi calamondin kaffir makrut lime pandan galanga
  krachai sawtooth culantro perilla mitsuba myoga nagaimo gobo renkon lotus hijiki arame dulse
  kelp samphire verjus sapa vincotto saba garam chaat panch phoron ras hanout dukka advieh hawaij
  zhug piri peri shichimi gochugaru urfa isot maras aleppo berbere acai achiote agar agave ajwain
  alfalfa allspice amaranth amchoor amchur ancho angelica anise aniseed annatto apple applesauce
  apricot aquavit arborio arhar armagnac arrowroot artichoke arugula asparagus aubergine avocado
  aperol absinthe baharat balsamic bamboo banana basil basmati bean beet beetroot bergamot berry
  bilberry bitters blackberry blackcurrant blueberry bok choy bourbon brandy brinjal broccoli
  broccolini buckwheat burdock burgundy cabbage cabernet cachaca cacao calvados campari canola
  cantaloupe cannellini caper capsicum caraway cardamom cardoon carnaroli carob carrot cassava
  cassia cauliflower cavolo nero cayenne celeriac celery chamomile champagne chana chanterelle
  chard chardonnay chartreuse chayote cherry chervil chia chianti chickpea chicory chile chili
  chipotle chive cider cilantro cinnamon citron citrus clementine clove cocoa coffee cognac
  cointreau coke cola coriander corn cornflour cornmeal cornstarch cornichon courgette cranberry
  cress cucumber cumin curacao currant daikon dal dandelion dashi date dhania dill drambuie durian
  edelweiss eggplant elderberry elderflower endive escarole espresso fennel fenugreek fig flaxseed
  flaxmeal fruit galangal galliano gherkin gin ginger goji gooseberry gourd grape grapefruit
  grappa grenadine grits guajillo guava gum habanero haricot harissa hemp herb hibiscus hominy
  horseradish huckleberry ice jackfruit jaggery jalapeno jam jasmine jelly jicama juice juniper
  kabocha kahlua kale karela kirsch kirschwasser kiwi kohlrabi kombu konjac kumara kumquat
  lavender leek legume lemon lemonade lemongrass lentil lettuce limoncello linseed lovage lucuma
  lychee mace macadamia madeira mango mangetout maple marjoram marmalade marsala masa masala melon
  merlot mesquite methi midori millet mint mirin mizuna molasses mooli moong morel muscat muscatel
  mushroom mustard nasturtium nectarine nettle nigella nori nutmeg oil okra olive onion oolong
  orange oregano ouzo papaya paprika parsley parsnip passata passionfruit pasilla pastis pawpaw
  pea peach pear pectin pepper peppercorn pepperoncini peppermint pernod persimmon physalis piment
  pimento pimm pimms pineapple pinot pisco plantain plum poblano polenta pomegranate pomme popcorn
  poppy poppyseed porcini port portobello potato prosecco prune psyllium pulse pumpkin purslane
  quince quinoa radicchio radish rajma rakia raisin rambutan rapeseed raspberry redcurrant rhubarb
  rice riesling rocket romaine rose rosemary rosewater rum rutabaga saffron sage sago sake salsa
  salsify salt sambuca sangria sauerkraut sauvignon scallion schnapps seaweed serrano shallot
  sherry shiitake shiso shiraz sloe sorghum sorrel sourcherry spice spinach spirulina splenda
  sprout squash strawberry sugar sultana sumac swede sweetcorn sweetener syrup szechuan tabasco
  tamarillo tamarind tangerine tapioca taro tarragon tea teff tequila thyme tobacco toddy
  tomatillo tomato toor treacle truffle turmeric turnip urad vanilla vegetable verjuice vermouth
  vermicelli vinegar vodka wakame wasabi water watercress watermelon whiskey whisky wine xanthan
  yacon yam yeast yucca yuca yuzu zaatar zest zucchini zinfandel vegan tonic soda seltzer sprite
  pepsi fanta gatorade coca lager kool aid triple sec marnier chambord vsop amarena maraschino
  rooibos matcha earl darjeeling assam chai wort bramley pilaf egusi garlic turnips elaichi jeera
  haldi gobi aloo palak bhindi sriracha ketchup baking bicarbonate bicarb cornflower flower petal
  leaf seed pod root bulb floret stalk sprig herbs blossom coal salad peel rind paste puree
  dragonfruit guacamole pickle relish capers colouring coloring color colour food extract essence
  flavoring flavouring sprinkle gel wax smoke charcoal foil paper parchment bag stick skewer
  toothpick
  sunflower honshimeji tenderstem microgreen pummelo dhal dhall daal dahl poppadom pappadum
  papadum idli dosa monosodium glutamate oxalis peapod pepita sorbet limeade aquafaba maltodextrin
  congee arepa choclo quinua calcot escalivada adjika tumeric zuchini zuccini brocoli brocolli
  vanila cinamon oregeno parsely rosemarry bazil carrott celary onoin hickory applewood oakwood
  cedar alder brine erythritol xylitol allulose inulin carrageenan citric tartaric ascorbic lactic
  potash lye alum ammonia saltpetre rabe marrow kiwifruit ugli barberry zereshk adzuki aduki
  masoor marrowfat lupin lupine frog horse caribou kid kombucha flax ramsons ramson creatine
  fructose glucose dextrose isomalt saccharin picante palm`;

/** Composite foods: the name alone doesn't reveal what is in them. */
export const COMPOSITE_WORDS = `
  vinaigrette marinara chutney piccalilli kisses tenderstrip sprinkle jimmies nonpareil bar bite bouillon
  base biscuit blend broth bun burger cake candy cereal chip chocolate cookie cracker creme crisp
  crust cube curry dessert dip dough dressing drink filling frosting fudge glaze granola gravy
  icing kit liqueur loaf marinade mayonnaise meal meatball mix morsel nugget patty pie pizza
  powder protein pudding ramen roll rub sauce sausage seasoning shake snack soup spread stock
  stuffing sweet topping wafer wrap
  starch hash bits mousse casserole fries pakora bhaji onigiri wrapper parcel brittle lolly
  lollies gumdrop popsicle slushie frappe stew biryani nacho cone substitute replacer replacement
  parfait popper slaw collagen margherita roastie`;

/** Measures, cuts, manners, qualities, places, kinds, and makers and shops that sell foods of all sorts. */
export const OTHER_WORDS = `
  qt qts pt pts gal env envs sq sqs sm lg med pkt ctn doz bx btl hd bch dsp tbs tblsp tspn rod rods
  clonakilty denny trex hostess armour underwood ingham rowntree johnsonville mattesson herta
  crunch fiber fibre
  genoa rosa msg bark supreme tenderizer tenderiser bistro boards bentos benriner arnold brach
  worthington eastman outdoors richmond evergreen pictsweet zevia caffeine zero casero campofrio
  vee hy seal seasons starlight product martin white kettle mills ensure lay take remove set put
  place drop heat stir whisk fold pour spoon bring cook bake simmer reserve discard transfer
  sprinkle divide repeat turn flip roll shape press chill all-purpose purpose style restaurant
  calcium vitamin omega calorie iced southwestern scalloped hardwood cultured beverage sweetened
  mandarin go tenderloin create tri morning flor pico gallo verde silken major grey it's its that
  is it applejack your pullman club angel devil loin shank shoulder breast chuck rump flank
  brisket belly butt ham hock rib ribs drumstick wing tender tenders cutlets chop loins filet
  mignon sirloin topside silverside shin knuckle saddle rack fore hind skirt hanger porterhouse
  bone round strip steakhouse fillets portion ground lean prime wagyu grass fed pasture raised
  certified humane cage farm-raised wild-caught alaskan nature natures nutritional active fast
  acting rapid rise quick-rise bread-machine granules flakes flake shavings curls ribbons strands
  threads sprays pearls beads rounds halves quarters thirds tops bottoms stems greens whites yolks
  kellogg general post nabisco keebler hershey mars ferrara mccain lamb weston bonduelle findus
  iglo frosta aunt bessie goodfellow's chicago young's ross bessies batchelors homepride wattie
  watties rosella golden circle spc ardmona edgell leggos leggo heinz masterfoods lucerne laura
  pillsbury tanimura antle broccoflower earth grains hillshire bros county distillery moonshine
  kings casa cardenas rickland orchards great lakes krisp hannaford kemps lees foxes murray shan
  mdh everest badshah catch aashirvaad fortune patanjali tilda daawat india gate kohinoor swad
  deep nanak haldiram laxmi barossa hunter margaret river hawkes marlborough otago waikato manuka
  tasmania queensland victoria adelaide sydney melbourne perth darwin auckland wellington dunedin
  memphis carolina kansas louis nashville buffalo philadelphia brooklyn manhattan jersey maryland
  baltimore chesapeake cape vermont oregon washington seattle san francisco los angeles santa fe
  new orleans denver austin dallas houston el paso tucson baja jalisco oaxaca oaxacan yucatan
  yucatecan veracruz puebla michoacan sinaloa sonora greek-style italian-style mexican-style
  asian-style french-style chinese-style monday tuesday wednesday thursday friday saturday
  thanksgiving easter halloween valentine valentines hanukkah diwali eid ramadan passover mr dr st
  la le les las de du des di da del della al alla con e y und et and van von der den celsius
  fahrenheit c f deg degrees gas fan tupperware mason kilner bundt crock pot crockpot instant-pot
  airfryer nutribullet vitamix kitchenaid pyrex teflon mirepoix trinity ranchero chasseur
  bordelaise diane julienne brunoise chiffonade preserves preserve conserve compote curd coulis
  nectar cordial squash concentrate syrup bliss blue adirondack yellow carola russian banana
  kennebec shepody katahdin red-skinned lolla rossa oakleaf frisee mesclun mache butterhead bibb
  boston little-gem a about accompany accompaniment add added additional aged all allow almost
  already also alternatively although amber american an ancient another any approx approximately
  as asian assorted at authentic available baby back bag baked ball barista batch baton beaten
  beef best big bite bitter bittersweet black blanched blend blended block body boil boiled
  boiling boned boneless book both bottle bottled bottom bowl box brand bread breakfast brewed
  bright brined brown bruised brush brushing bulk bunch bundle but buttered by cajun can canned
  candied cap capful caramelized caramelised carcass carton case casing cast center centre chef
  chilled chilli chipped chocolate choice choose chopped chosen christmas chunk chunky chunked
  clarified classic clean cleaned clear cloves coarse coarsely coat coating cold collection
  combination combined complete concentrated condensed confectioner confectioners container cooked
  cooking cool cooled cored corner country cover cracked cream creamed creamy crisp crispy cross
  crosswise crown crumb crumbled crunchy crush crushed crystal crystallised cube cubed cup cured
  curl curly cut cutlet dark dash day defrosted degree dehydrated deli delicate demerara depending
  desiccated desired deseeded dessert dessertspoon deveined diagonal diagonally diameter dice
  diced diet different dipping directed divided dollop domestic double drained dressed dried
  drizzle drizzling dry dusting each ear easy edible eight english enough ethnic european
  evaporated everyday exactly excess extra family fancy farm fashioned fat favorite favourite few
  fillet filleted filling filtered fine finely finest finger firm firmly first five flaked flat
  flavor flavored flavour flavoured floury floz fluid foot for four free freeze french fresh
  freshly frozen fry frying full fully gallon garden garnish german giant glass glaze good gourmet
  grade grain grainy gram granulated granule grate grated grating grease greasing greek green
  grill grilled grinding gritty half halved handful hand hard hass head heaped hearty heaping
  heavy heirloom hint hocked holiday home homemade honey hot hour hulled icing iceberg imitation
  imported inch including individual individually inner instant instead into irish italian jar
  jasmine jigger joint juiced juicy julienned jumbo just kernel kg kilo kind kitchen knob kosher
  lady large lb leaf leaved least leftover length lengthways lengthwise less level light lightly
  link liquid lite litre liter little live loaf long loose loosely low made maincrop main
  marinated mashed massaged matchstick mature measure meat medium mellow melted meyer mexican
  microwave mild milliliter millimetre min mince minced mini miniature minute mixed ml moist more
  mountain multi multigrain natural navel neck needed neutral next no non nonfat nonstick north
  northern not note nugget of off old on one only open option optional or organic other our ounce
  outer oven over overnight overripe own oz pack packed package packet packs pan pant pasteurized
  part partially patted peeled peppered percent perfect person philly picked piece pinch pink pint
  pip pit pitted plain plank plate plum plus pouch pound pounded pouring pre precooked prefer
  preferably premium prepared preserved pressed processed purchased pure pureed purple quality
  quantity quart quarter quartered quick raw ready real recipe red reduced refined refrigerated
  regular removed requirement reserved rice rich rindless ring rinsed ripe ripened roast roasted
  rock rolled roma romano roomy room root rough roughly rounded russet sachet salted sandwich
  satsuma savory savoury scalded scant scoop scored scraped scrubbed sea seasonal seasoned second
  section seeded seedless segment selected semi semisweet separate separated serrated serve served
  serving seven several shaped sharp shaved shaving sheet shell shelled short shortening shot
  shred shredded shucked side sieved sifted silver simmered simple single six size sized skewer
  skim skimmed skin skinless skinned skinny slab slice sliced slivered slow small smashed smoked
  smoky smooth snapped snipped soaked soft softened some soup sour southern southwest special
  spear spicy split spooned spray spread spring sprinkling square squeeze squeezed stale stalk
  standard star starter steamed steak steep stem stemmed stewed sticky stock stone stoned
  storebought store strained strand strength string strong stuffed such sun sunday super
  supermarket sure swirl table tablespoon tail tart taste tbs tbsp teaspoon ten tenderized tepid
  texas thai than thaw thawed the then thick thickly thickened thigh thin thinly thinned this
  three tied tin tiny tip to toast toasted together top torn total tough towel traditional tray
  trimmed tropical trunk tsp tub tube turbinado turned tuscan twelve twist two type unbaked
  unbleached uncooked undiluted undrained unflavored unflavoured unpeeled unpitted unrefined
  unripe unsalted unsifted unsulphured unsweetened until use used using vacuum variety various
  vegan vegetarian very vintage virgin volume warm warmed wash washed wax waxed wedge weight
  weighing well western wet which whipped whipping whole wholegrain wide wild wilted winter wish
  with without wood wooden work wrapped yield you young zested spiced ingredient ingredients
  garnishes optionally tablespoons topping toppings ed i ii x s t g l gm gms kgs cm mm fl lbs pkg
  pkgs pk ct doz dozen envelope beautiful bay bird bell birdseye eyed bouquet garni broad bush
  butter button celery chestnut cherry collard cos duck dwarf edamame fava field garbanzo globe
  gem goose mung navy pearl pinto runner savoy snap snow spaghetti summer sugar turtle vine acorn
  butternut delicata hubbard kuri patty african alabama alaska alsace andalusian arabic arctic
  argentine argentinian armenian atlantic australian austrian balkan bavarian belgian bengal
  bengali bermuda bolivian bordeaux brazilian brazil breton british brussel brussels bulgarian
  burmese california californian cambodian canadian canary caribbean castile catalan caucasian
  ceylon chilean chinese chinatown colombian cornish corsican costa rican creole cretan croatian
  cuban cumberland cyprus czech danish dijon dorset dublin dutch east eastern egyptian ethiopian
  fijian filipino finnish florida florentine floridian galician georgia georgian ghana ghanaian
  gujarati haitian hawaii hawaiian hereford himalayan hong kong hungarian iberian iceland
  icelandic idaho indian indonesian iranian israeli israel italy jamaica jamaican japan japanese
  java jewish jordan jordanian kalamata kampot kashmir kashmiri kent kentish kentucky kenyan key
  korea korean lancashire lebanese lincolnshire louisiana ligurian lima london lousiana madagascar
  madras maine malay malaysian maltese manchurian maori marrakech mediterranean melba mexico
  michigan middle mongolian moroccan naples neapolitan nepal england zealand york nicoise nigerian
  nile norfolk normandy norwegian nordic norway pacific pakistani palestinian parisian parma
  persian peru peruvian philippine piedmont polish polynesian portugal portuguese provence
  provencal puerto punjabi puy quebec roman romanian marzano sardinian scandinavian scotch
  scottish scotland seville shanghai sichuan siberian sicilian sicily singapore slovenian south
  spanish sri lankan stilton suffolk swedish swiss syrian taiwanese tasmanian tennessee tex
  thailand tibetan toscana toulouse tunisian turkish tuscany tyrolean uk us usa ukrainian valencia
  vidalia vienna viennese vietnam vietnamese virginia wales walla welsh west worcester yemeni
  yorkshire yukon gold zanzibar channel islands amalfi sorrento modena espelette urfa aleppo
  camargue guerande normandie szechwan hunan cantonese peking beijing hainan bartlett braeburn
  charlotte comice conference cortland cox cripps delicious desiree fuji gala granny smith grenny
  honeycrisp jazz jonathan jonagold king edward macintosh mcintosh maris piper maui medjool deglet
  nour nicola pippin rome beauty royal rooster williams packham winesap wolf fingerling anjou bosc
  anya ratte thompson concord muscat campari kumato lollo rosso batavia castelfranco treviso
  lacinato romanesco hispi pontiac pak tat soi choi sum crimini cremini enoki oyster maitake
  shimeji paris portabella portobella porcini bella bonnet anaheim arbol cascabel fresno hatch
  mulato moruga padron shishito ghost holland peppadew eye sweetheart marasca morello montmorency
  bing rainier amarena barolo beaujolais brunello burgundy cava chablis chenin blanc cotes rhone
  gewurztraminer grenache grigio malbec noir noilly prat gris pinotage rioja sancerre sauternes
  soave syrah tempranillo valpolicella verdelho verdejo vouvray vin santo viognier fino manzanilla
  oloroso amontillado pedro ximenez bacardi captain morgan havana jack daniel jim beam makers mark
  turkey jameson bushmills johnnie walker glenfiddich hennessy remy courvoisier absolut smirnoff
  ketel stoli titos beefeater bombay sapphire gordon tanqueray hendrick jose cuervo patron sauza
  don julio angostura peychaud grand tia maria licor benedictine jagermeister comfort lillet
  dubonnet martini rossi fernet branca cynar strega aperitivo sprite schweppes canada perrier
  pellegrino evian up dew vimto ribena robinsons bull barr irn bru lucozade v8 maxwell house
  folgers nescafe starbucks lipton pg tips tetley twinings maldon halen mon saxa cerebos lo morton
  diamond baleine tata jacobsen himalaya maker aldi lidl tesco sainsbury waitrose marks spencer
  asda morrisons ocado coop coles woolworths countdown pams dunnes supervalu loblaws president
  name compliments sobeys costco kirkland signature walmart value target market pantry archer
  safeway select organics kroger truth private selection publix wegmans meijer trader joe foods
  sprouts heb ralphs albertsons eatwell stop shop shoprite winn dixie food lion harris teeter
  spartan oat roundy kraft nestle unilever hormel tyson smithfield johnsonville jimmy dean park
  nathan famous hebrew national butterball perdue foster evans farmland applegate boar columbus
  dietz watson frost hatfield jennie honeysuckle eckrich aidells fresco premio oscar mayer hempler
  wright gwaltney goya monte dole libby niblets lesueur birds hunt contadina muir glen cento
  tuttorosso ortega pace costena rosarita tostada guerrero bob mill arthur medal lily swan
  softasilk arrowhead hodgson robin hood rose mcdougall ro dove argo clabber girl rumford calumet
  davis fleischmann saf arm hammer domino imperial tate lyle billington swerve equal truvia
  nutrasweet pyure monkfruit lakanto karo log cabin butterworth jemima milling smucker welch
  polaner knott hero robertson tiptree wilkin mccormick schwartz penzey simply frontier badia bart
  steenberg natco rajah dunn grace walkerswood encona spectrum wesson mazola pam frylight bertolli
  filippo berio colavita pompeian lucini ranch ranches oliviers napolina cirio mutti pomi biona
  clearspring meridian uncle ben original mahatma riceland success lundberg veetee laila zafarani
  eden kara ayam amoy dragon sharwood patak geeta ocean tropicana maid knudsen mott musselman
  lucky comstock wilderness sunsweet fisher emerald fruit reynolds wrap ziploc swanson progresso
  campbell basics imagine college inn starkist bumble bee john prince princes planet season
  chicken callison hefty glad bernard wolfgang puck rachael ray paula deen emeril lagasse martha
  stewart nigella lawson jamie oliver heston delia ramsay newman tofoo cavender fruitfresh certo
  jell mrs wages tone durkee watkin nielsen massey oetker wilton cake mate betty crocker duncan
  baker truffle america enova clover taylor bushel berkeley olde cod ore ida cascadian mori
  delallo mezzetta lindsay early vlasic claussen mt olive bick woeber koops stonewall terrapin
  inglehoffer athenos krinos maple grove valley time tang punch kool capri daisy breakstone
  stouffer marie callender cuisine healthy hungry man banquet amy evol alexia tgi pocket totino
  digiorno tombstone freschetta gorton seapak kamp zatarain tony lawry weber stubb dreamland dave
  daniels mccann flahavan odlum quaker palate wolff pocono kasha manischewitz streit rokeach kedem
  gefen osem tabatchnick
  flavorless tbl tbls tblsp tblspn teasp tspn dsp dstspn dessertspoons punnet pulp shoot cob claw
  hole tongue nib cheek chump leg heart tentacle feet snout nose collar haunch backstrap point
  scrag end spleen medallion rasher puff core coin frond thumb splash glug spoonful ladle pat
  pellet disc rectangle triangle brick pkt crate mug jug basket thermometer blender processor
  grater peeler knife fork spatula mould mold pin scale timer slicer cocktail straw film liner
  muslin cloth apron lid label cardboard metal ceramic plastic silicone aluminum aluminium duty
  rhizome remainder rest assortment medley mixture alternative equivalent decorate decoration
  thicken straight preferable necessary handy spare tidy generous bought broken lukewarm
  temperature ambient underripe runny stiff fatty pale cluster flesh speciality specialty lowfat
  fatfree sugarfree grm grms mls ltr ltrs lge sml med ca circa minus around generously tightly
  vertically horizontally widthways widthwise randomly evenly decorative local regional usual
  ordinary mexicana picante affumicata verdi rigate salata rojo negro blanco bianco pick case tear veggie offcut soldier
  beat toss scatter fridge refrigerator freezer broil`;
