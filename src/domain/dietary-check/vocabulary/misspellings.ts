/**
 * Misspellings of foods that contain an allergen: the right word, and the wrong ones. Only
 * spellings that mean nothing else; a plural s is handled elsewhere. The food lists contain only
 * the right spellings.
 */
const MISSPELLINGS = `
  tortilla: tortila tortillia torilla tortillla tortiya
  worcestershire: worchestershire worcestshire worstershire worcheshire worcestersire wostershire
    worcheshershire woostershire worscestershire worcestire worcesteshire
  mayonnaise: mayonase mayonnaisse mayonaisse mayonnase mayannaise mayonise
    mayonaize mayyonaise mayonniase mayonnise manonnaise mayonese
  margarine: margerine margirine
  parmesan: parmasean parmesian parmasian parmezan permesan parmisan parmessan parmasen parmeson
    parmason parmensan parmejan parmigian parmisean parmesen pamesan
  mozzarella: mozzerella mozzarela mozarrella mozzerela mozorella mozerella mozerela mozzorella
    motzarella mozarela mozzrella mozzarell motzerella mozzeralla mozzaralla
  cheddar: chedder cheder chedar cheddear cheddr
  ricotta: ricota riccota riccotta rigotta
  mascarpone: mascapone mascarpon marscarpone mascorpone mascherpone
  provolone: provalone provolon provelone
  gruyere: gruyer guyere gruere gruyerre
  feta: fetta
  cheese: chese cheeze cheesse chesse cheez chz chease cheaze
  milk: mylk mylc mylke milck mlik milq
  yogurt: yougurt yogart yogert yougert yogourt yoghert yougart yogurd yogrt yoghrt yoggurt
  butter: buter buttter buttr buttur buttah budder bttr
  buttermilk: buttermlik butermilk
  cream: creem kreme kream kreem
  custard: custerd
  chocolate: choclate chocolte chocalate chocolade chocoalte choclat
  caramel: caramal carmal
  flour: flouer flourr
  breadcrumb: breadcrum bredcrumb breadcrumn breacrumb
  crouton: crutton croutan cruton
  biscuit: bisquit biscit buiscuit biscut biscuite
  cracker: craker crakcer
  noodle: noodel nodle nooddle noddle
  spaghetti: spagetti spagheti spaghetii spaggetti spagehtti spaghettie spagghetti
  macaroni: macoroni maccaroni macarroni macaronni macoronni macaroini
  fettuccine: fetuccine fetuccini fetticine fettuchini fetticini
  linguine: lingune linguinni lingiune linquine linguin
  lasagne: lasagnia lasagnea lasanga lasange lasagnae lazagna lasanya
  vermicelli: vermicili vermecelli vermicili vermacelli vermicellli
  tortellini: tortelini tortillini tortalini tortilini
  ravioli: raviolli ravoli ravioly
  gnocchi: gnochi gnocci gnoochi
  couscous: cuscus couscouse coucous cuscous
  semolina: semolena simolina semoline
  barley: barly
  bulgur: bulgher burgul bulghar burghal bulgor
  graham: grahm grahmn grahem
  croissant: crossant croissent croisant crossiant
  baguette: baguet bagette bagguette baguete
  ciabatta: ciabata chiabatta ciabbata
  focaccia: foccacia focacia foccaccia
  brioche: broiche briosh
  panko: panco pankow
  egg: eggz
  edamame: edamane edemame edammame edaname
  tofu: tofoo toffu tufu
  tempeh: tempah tempe
  teriyaki: teryaki teriaki terriyaki teriyaky terayaki
  hoisin: hosin hoison hoisen hoysin
  almond: almound amond allmond almon
  walnut: wallnut walnutt
  pecan: peacan peccan pecon
  pistachio: pistacio pistaccio pistashio pistachoo pistatchio pestachio
  cashew: cashu cachew cashewe cashue
  macadamia: macademia macadamian macadamea maccadamia
  hazelnut: hazlenut hazenut hazelnutt hasselnut hazulnut
  peanut: penut peenut peantu paenut
  marzipan: marzapan marzipane
  amaretto: amoretto ameretto
  tahini: tahni tahinni tahnini
  sesame: seasame sesami sesamie sesasme seseme sessame sesome
  coconut: coconout cocunut coconot cocount coconnut cocoanut cocnut
  anchovy: anchovie anchovey anchvy anchove
  salmon: salmom sallmon samon
  tilapia: talapia tillapia tilipia
  halibut: hallibut halibit
  shrimp: shimp shirmp schrimp srimp shripm
  scallop: scollop scalop scallup
  calamari: calimari calamarie calimary
  lobster: lobstar
  oyster: oister
  chicken: chiken chikcen chickin chciken chickne chicen
  beef: beaf
  steak: steack
  sirloin: sirlon surloin sirlion
  brisket: briskit
  mutton: mutten muton
  bouillon: boullon bouillion buillon bouilion
  sausage: sausauge sausge sasauge saussage
  pepperoni: pepporoni pepperonni pepperroni
  prosciutto: proscuitto prosciuto proscutto proscuto prosciotto
  chorizo: chorizzo
  gelatin: gelitin gellatin geletin
`;

/** The right word by its misspelling. */
export const MISSPELT: ReadonlyMap<string, string> = new Map(
  MISSPELLINGS.trim()
    .split(/\n(?= {2}\S)/)
    .flatMap((row) => {
      const [right = "", wrong = ""] = row.trim().split(":");
      return wrong
        .trim()
        .split(/\s+/)
        .map((word) => [word, right] as const);
    }),
);
