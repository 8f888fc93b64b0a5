/**
 * More words of ingredient lines that aren't proper names: what kitchens of the world call fruits,
 * roots, leaves, spices and drinks of one ingredient, and their varieties. As in lexicon.ts, which
 * has the commonest. Long because it is data.
 */
export const PLAIN_WORDS_WORLD = `
  marionberry boysenberry loganberry olallieberry tayberry lingonberry cloudberry saskatoon
  huckleberry mulberry dewberry salmonberry serviceberry chokeberry aronia goji jujube longan
  mangosteen soursop guanabana cherimoya starfruit carambola sapote mamey nance feijoa naranjilla
  lulo maracuya pitaya pitahaya greengage damson medlar quandong rockmelon silverbeet warrigal
  wattleseed mastic mahleb mahlab mahlepi sahlab salep silan pekmez kokum kachampuli gur panela
  piloncillo rapadura chancaca muscovado demerara turbinado sucanat kuromitsu kokuto jaggery kithul
  treacle poha murmura mamra makhana sabudana singhara kuttu rajgira rajgiri ragi bajra bajri jowar
  besan kalonji moringa malunggay arbi arvi lauki dudhi doodhi tinda tindora kundru parwal turai
  torai tori gavar guar methi kasuri kasoori saag bathua chaulai sarson mooli muli gajar aloo pyaz
  adrak lahsun lasan dhaniya pudina imli nimbu tej patta dalchini laung javitri jaiphal saunf
  methidana rai amla nellikai karonda phalsa shakarkand suran jimikand kamal kakdi paan gulkand rooh
  afza kewra khus vetiver kuzu kudzu konnyaku shirataki umeboshi ume takuan beni shoga gari negi
  sansho kinome shungiku satsumaimo sudachi kabosu yuja omija maesil deulkkae dangmyeon tteok
  garaetteok tteokbokki mochi mochiko shiratamako joshinko warabi harusame gula jawa melaka boba ube
  kamote gabi singkamas sitaw sayote upo ampalaya pechay kangkong talong kalabasa puso banana saba
  atsuete sinigang bihon bihun sotanghon tanglad daun salam jeruk purut serai lengkuas kencur kunyit
  asam cabe cabai bawang merah putih rebung pete petai torch candlestick ogbono apon ugu ugwu uziza
  utazi ewedu bitterleaf waterleaf efirin ehuru ogiri iru dawadawa okpei fufu eba gari amala tuo
  uda selim paradise njangsa acha fonio ackee bammy cassareep roucou callaloo dasheen eddo
  eddoes malanga yautia boniato ñame name batata christophene chocho pozole nixtamal tequesquite
  huauzontle quelite quelites verdolagas chilaca chilhuacle pequin piquin puya morita rocoto panca
  amarillo aji ají rocotillo dulce kiwicha chuno mote huacatay cancha maca guasca farofa farinha
  manioc mandioca dende dendê guarana cupuacu polvilho tucupi jambu goiabada membrillo bocadillo
  achar mostarda borlotti anasazi flageolet tarbais lobia matki gigantes gigante judion
  judión alubia garbanzo fabes habichuela gandule gandules guandules caraota frijol frijoles
  porotos vialone nano koshihikari masoori sona masuri ponni texmati jasmati nishiki kokuho calrose
  gobindobhog kalijira agretti puntarelle cime rapa rapini barba frate tardivo scarola bietola
  friarielli fagiolini zucca melanzane melanzana peperone peperoni peperoncino peperoncini pomodoro
  pomodori cipolla aglio prezzemolo basilico origano salvia rosmarino limone arancia finocchio
  carciofi sedano funghi girolle girolles cep ceps chanterelles morille pleurotte portobellini
  kikurage matsutake nameko tatsoi kailan lan gai kai ong crosnes oca ulluco skirret salsify
  scorzonera sunchoke sunchokes celtuce fiddlehead fiddleheads ramp ramps ransom ransoms sorrel
  borage burnet hyssop costmary woodruff geranium verbena lippia boldo boldina buckthorn rowan
  haw hawthorn sumach piquillo pimenton pimentón ñora nora choricero guindilla piparra biber
  byadgi byadagi mathania bhut jolokia reaper naga datil cheongyang gochu hwajao tellicherry
  pippali namak sendha saindhav kosambari ajinomoto accent vegeta mitmita chermoula charmoula
  schug skhug zhoug khmeli suneli utskho fenugreek quatre epices épices fleur sel gros fines mojo
  sofrito recaito chimichurri gremolata persillade pistou pikliz giardiniera curtido escabeche
  sambar rasam bisibele vangi bhath achari tandoori madras vindaloo jalfrezi balti chana
  kasundi albarino albariño garnacha vermentino gavi orvieto frascati sangiovese barbera dolcetto
  nebbiolo montepulciano primitivo nerello muscadet picpoul chateauneuf cremant crémant lambrusco
  asti spumante moscato brachetto marsanne roussanne mourvedre carignan cinsault retsina assyrtiko
  tokaji tokay furmint blaufrankisch zweigelt gruner veltliner torrontes carmenere xinomavro
  agiorgitiko cinzano ricard herbsaint germain elderflower arak raki rakija slivovitz sljivovica
  mezcal mescal sotol bacanora raicilla soju shochu makgeolli baijiu moutai huangjiu mijiu michiu
  umeshu falernum punsch akvavit aquavit genever becherovka unicum suze gentian
  heering bulleit woodford reserve laphroaig lagavulin talisker macallan bruichladdich seagram
  stolichnaya skyy finlandia belvedere goldschlager goldschläger dekuyper rumple minze pama soho
  souchong lapsang sencha hojicha houjicha genmaicha gyokuro pu-erh puerh tieguanyin yerba mate
  chamomile rooibos honeybush horchata jamaica flor amaranto nopalito nopalitos xoconostle
  tomatillos jitomate cebolla ajo cilantro perejil limon naranja manzana fresa papa papas camote
  maiz elote aguacate calabacita calabaza zanahoria champinones hongos espinaca acelga
  aceite vinagre sal azucar pimienta comino canela clavo jengibre laurel tomillo romero
  huile sucre sel poivre ail oignon oignons carotte carottes tomate tomates pomme pommes poireau
  echalote échalote persil thym citron cornichons olives haricots lentilles riz mais champignon
  champignons courgettes aubergines epinards vinaigre zucker salz pfeffer zwiebel zwiebeln
  knoblauch kartoffel kartoffeln karotte karotten möhre möhren petersilie schnittlauch öl essig reis
  tomaten gurke paprika apfel äpfel zitrone zimt pilze spinat kohl lauch bacopa orach
  chrysanthemum garland osmanthus lotus lily bud buds cloud ear fungus wood kernel sapodilla
  sapota chikoo sitaphal noni bael tamarindo pulasan langsat salak marula baobab
  moro guineo platano plátano maduro chaya chipilin hierbabuena yerbabuena oreganon culantrillo`;

/** Varieties, places and makers. */
export const OTHER_WORDS_WORLD = `
  amish forfar lorne ulster afghan afghani basque catalan galician asturian andalusian castilian
  breton norman alsatian provençal savoyard corsican sardinian sicilian tuscan umbrian ligurian
  lombard venetian piedmontese calabrian apulian neapolitan roman bavarian swabian saxon silesian
  bohemian moravian slovak slovene croatian serbian bosnian macedonian albanian bulgarian romanian
  hungarian ukrainian belarusian lithuanian latvian estonian finnish swedish norwegian danish
  icelandic faroese welsh scottish irish cornish devon dorset somerset kentish sussex norfolk suffolk
  lancashire yorkshire cumbrian northumbrian highland orkney shetland hebridean manx jersey guernsey
  turkish kurdish syrian lebanese palestinian jordanian iraqi iranian persian yemeni omani saudi
  egyptian libyan tunisian algerian moroccan berber ethiopian eritrean somali kenyan ugandan
  tanzanian rwandan nigerian ghanaian senegalese malian ivorian cameroonian congolese angolan
  mozambican zimbabwean zambian malawian namibian punjabi gujarati bengali goan keralan tamil
  maharashtrian rajasthani kashmiri sindhi hyderabadi nepali nepalese bhutanese tibetan burmese
  laotian cambodian khmer malaysian singaporean indonesian javanese balinese sumatran filipino
  taiwanese cantonese sichuanese hunanese shanghainese hokkien hakka teochew mongolian korean
  okinawan hawaiian samoan tongan fijian maori peruvian bolivian chilean argentine argentinian
  uruguayan paraguayan colombian venezuelan ecuadorian brazilian bahian cuban haitian dominican
  jamaican trinidadian bajan barbadian guyanese belizean guatemalan honduran salvadoran nicaraguan
  oaxacan yucatecan sonoran veracruz texan louisiana carolina georgia virginia kentucky tennessee
  sierra empire northern spy envy discovery egremont pearmain worcester macoun gravenstein newtown
  crispin mutsu opal ambrosia cosmic cameo sweetango spartan lodi haralson zestar baldwin rambo
  nashi seckel forelle concorde burbank estima wilja pentland dell javelin sebago kipfler bintje
  vivaldi marabel coliban spunta agria innovator laker cara carisma linda sieglinde ditta dutch
  cipollini cipolline roscoff tropea mayan walla brandywine sungold marmande piccolo cherokee zebra
  oxheart gardener delight moneymaker sanmarzano cutie cuties mineola halo halos piel sapo tahitian
  buddha january hispi trumpet lion's lion mane creuset staub calphalon lodge ramekin ramekins
  mandoline chopstick chopsticks shaker cheesecloth twine carb gevalia brew willamette cascade citra hop hops frank jerk blackened ratatouille neely dad mom mum grandma grandpa aunt uncle mixer mixers mojito margarita daiquiri
  mojitos sangrita cosmo cosmopolitan montreal toronto vancouver ontario alberta nova scotia
  newfoundland sundae scapers plate zwack brother brothers sister sisters layer layers flaky crispy
  crusty fluffy sunshine maharani tadka tempering vaghar chaunk hearty rustic zesty tangy smoky
  toasty homestyle skillet sensation sensations farmhouse heritage artisan signature estate
  vintage limited edition ultimate mega mighty magic miracle wonder delight heaven paradise sunrise
  sunset moon rainbow river meadow forest orchard grove vineyard prairie coast harbor harbour autumn
  fall snow frost fire flame lava thunder lightning storm breeze cloud sky ridge hill hills creek
  pond brook cove canyon desert mesa plains village town city street avenue corner cottage cabin
  barn mill bakery kitchens pantries grocery grocers butcher market's brand brands company
  co inc ltd corp international global world worldwide national royal crown queen princess duke
  earl baron knight noble regal palace castle tower bridge gate gateway crossing station junction
  optional note tip method version step part total yield serves makes mist saco cholesterol pap ugali sadza nshima equipment microplane camp baste cuisinart mizkan maseca nate
  medaglia oro lavazza illy peet dunkin cafe bustelo pilon fresca fever tree bonne maman dalfour
  wilkin st saint loisa pickapeppa matouk colman plochman gulden koops silver springs nyon cerignola
  gaeta picholine taggiasca nocellara belice castelvetrano kalmatta kalamatta lucques arbequina
  gordal hojiblanca cornicabra koroneiki mission calimyrna adriatic smyrna hunza blenheim elberta
  ataulfo alphonso kent haden keitt kesar hachiya fuyu fuerte reed mirabelle agen ente
  zante corinth barhi mazafati kimia deglet zahidi rainier crenshaw galia charentais cavaillon
  bailan shine muscat niagara catawba kyoho sarap magic ginisa mama sita datu
  puti ufc jufran silverswan marca mang tomas barrio fiesta mae ploy lobo chaokoh aroy
  roland la-tourangelle tourangelle saffola canola zoe terra delyssa kirlangic ottavio
  mccann bewley barry yorkshire typhoo clipper numi stash bigelow celestial seasonings tazo harney
  culinary vietti remano westacre merino brannans choceur belmont stonemill carlini
  baker's corner happy harvest simply nature specially marketside mark essential everyday
  clear crystal springs arrowroot geisha dynasty kame ka-me annie chun chung lachoy house shirakiku
  assi wang hmart tung lung cheong loong kum lee kee kong yen koon chun pearl river bridge
  hapi rasa malaysia banyan nona lim saigon mekong tropics`;
