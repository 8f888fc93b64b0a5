import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Breads, pastries, sweets of flour, pasta and dumplings by the names that kitchens of the world have
 * for them. Shapes and loaves that a recipe may be making itself are weak.
 */

const BREADS = `
    pain de campagne, pain de mie, pain rustique, pain au levain, pain d'epice, pain d'epices,
    bara brith, stottie, laffa, lavosh, lavosh cracker, barbari, sangak, taftoon, khubz, khubuz,
    aish baladi, eish baladi, markook, saj bread, manakish, manaeesh, manoushe, man'oushe, fatayer,
    ka'ak, kaak, bazlama, boyoz, malawach, malawah, jachnun, kubaneh, himbasha, ambasha, msemen,
    baghrir, batbout, harcha, khobz bread, ladi pav, pav bun, pav bread, shaobing, cong you bing,
    jian bing, baozi, mantau, hakka noodle, bolillos, cemita, teleras, pan cubano, pan francais,
    pan de agua, pan frances, pan sobao, semmel, broetchen, brötchen, brezel, brezeln,
    laugenstange, laugenbrezel, vollkornbrot, roggenbrot, weissbrot, toastbrot, zopf, limpa,
    tunnbröd, rugbrød, ruisleipa, näkkileipä, carta di musica, pane carasau, pane guttiau,
    friselle, frisella, schiacciata, pane rustico, pane toscano, pane pugliese, pangrattato,
    pan grattato, pan rallado, chapelure, semmelbrösel, paneermeel, stokbrood, french stick,
    turkish pide, pide bread, garlic knot, hoagie, hush puppy mix, kringle, kolache, malsouqa, malsouka, warka, warka pastry, dioul, fillo, fillo dough, fillo pastry,
    fillo sheet, filo cup, fillo cup, goya disco, empanada disco, empanada wrapper,
    tapas para empanada, popiah skin, popiah wrapper, shumai wrapper, siu mai wrapper,
    shao mai wrapper, potsticker wrapper, mandu wrapper, mandu skin, mandoo wrapper,
    gow gee wrapper, croutette, cracker crumb, farl, tattie bread,
    cheese scone, sandwich loaf, sandwich roll, sandwich bun, bridge roll, finger roll, batch loaf,
    plain loaf, tin loaf, crusty loaf, crusty roll, kaiser, kaiser bun, onion roll, hard roll,
    soft roll, french roll, italian roll, portuguese roll, cuban roll, lobster roll bun,
    new england bun, steak roll, amoroso roll, hero roll, grinder roll, bulkie roll, pretzel bun,
    pretzel roll, crusty bread, bakers flour, baker's flour, roller flour, wheaten cornflour,
    semolina flour, rimacinata, semola rimacinata, vital wheat, wheat protein, wheat starch,
    wheat flake, wheat cereal, wheatena, pourgouri, ebly, daliya, lapsi, lapsi rava, samba wheat,
    godhuma, godhumai, gehu, gehun, kanak, sewai, semiya, semia, sevian, sevaiyan, groats, steel cut,
    oatbran, oat groat, oat fibre, oat fiber, porridge oat, scottish oat, irish oat, overnight oat,
    rye flour, rye chop, rye meal, barley malt, barley flake, barley grit, jau, orzotto,
    spent grain, brewer's grain`;
/** With milk or egg in most kinds. */
const RICH_BREADS = `
    pandesal, pan de sal, parotta, porotta, malabar parotta, sheermal, shirmal, bakarkhani,
    taftan, naan khatai`;
const SWEET_BREADS = `
    shokupan, melonpan, anpan, karepan, ensaymada, ensaimada, concha, pan dulce, pan de muerto,
    rosca de reyes, kugelhopf, gugelhupf, kouglof, savarin, rum baba, baba au rhum, bombolone,
    bombolini, sufganiyot, berliner, krapfen, paczki, cruller, beignet, bear claw, sticky bun,
    cinnamon bun, chelsea bun, bath bun, iced bun, lussekatt, kanelbulle, kardemummabulle, pulla,
    semla, vatrushka, kulich, cozonac, tsoureki, choereg, çörek, corek, mona de pascua, gibassier,
    kouign amann, viennoiserie, cronut, monkey bread, coffee cake, crumb cake, dump cake,
    funnel cake, angel cake, madeira cake, jaffa cake, fairy cake, lady baltimore cake,
    ice cream cake, snack cake, cake pop, cake ball, cake crumb, trifle sponge, cannoli, canoli`;
const PASTRIES = `
    palmier, sfogliatella, sfogliatelle, zeppole, zeppola, cannoli shell, canoli shell, struffoli,
    pizzelle, cialde, brandy snap, brandy basket, langue de chat, tuile, gaufrette, gaufre,
    speculaas, speculaaskoekje, pepparkakor, pepparkaka, pepperkake, kruidnoten, pepernoten,
    kahk, ghorayebah, kourabiedes, koulourakia, melomakarona, koulouri, gevrek, bourekas, bourekia,
    sambousek, sambusak, sambusa, lumpiang shanghai, lumpia,
    turnover, apple turnover, pop tart, toaster pastry, toaster strudel, jam roly poly, eccles cake,
    chorley cake, welsh cake, melting moment, lemon bar mix, streusel topping`;
const MILK_SWEETS = `
    balushahi, badusha, ghevar, malpua, rava kesari, kesari bath, sooji halwa, suji halwa, sheera,
    nankhatai, nan khatai, kunafa, knafeh, kanafeh, künefe, kunefe, basbousa, namoura, harissa cake,
    kouign, galaktoboureko, bougatsa, tiropita, spanakopita triangle, gözleme, gozleme`;
const FLOUR_SWEETS = `
    jalebi, shakarpara, shankarpali, puran poli, holige, obbattu, golgappa, gol gappa, pani puri,
    panipuri, sev puri, kachori, kachauri, papri, chakri, chakli, murukku, nimki, namak para,
    khasta, litti, sattu paratha, revani, ravani, shamali, shoofly, hermit cookie`;
const PASTA = `
    anelletti, bigoli, busiate, calamarata, cascatelli, castellane, cellentani, chitarra pasta,
    spaghetti alla chitarra, conchigliette, conchiglioni, corzetti, creste di gallo, farfalline,
    fettucini, fettuccini, filini, foglie d'ulivo, gnocchetti, gnocchetti sardi, gramigna,
    lasagnette, lasagnotte, maccheroni, macaroni elbow, maltagliati, malloreddus, mostaccioli,
    mezze penne, mezzi rigatoni, mezze maniche, occhi di lupo, pennette, pennoni, perciatelli, pici,
    pipe rigate, pipette pasta, pizzoccheri, quadretti, quadrucci, radiatore, reginette, rigatoncini,
    rotelle, rotelli, ruote, sagnette, scialatielli, sedani, sedanini, spaghettoni, stringozzi,
    taglierini, tajarin, tonnarelli, tonarelli, torchietti, torchio, trenette, troccoli, tubettini,
    tubini, tuffoli, vermicelloni, zitoni, ziti rigati, bowtie, bow tie noodle, jumbo shell, large shell,
    medium shell, small shell, mini shell, shell macaroni, macaroni shell, stuffing shell,
    curly noodle, ribbon noodle, hilopites, hilopita, eriste, erişte, reshteh, rishta, rechta,
    nokedli, galuska, tarhonya, csipetke, haluska, halušky, halusky, kluski, lokshen, farfel,
    egg barley, ditalini pasta, krithraki, avgato, toasted pasta, pearl pasta, rosmarino pasta`;
const NOODLES = `
    yi mein, yi mian, e fu noodle, ee fu noodle, mee pok, mee kia, yellow mee, bakmi, mi goreng,
    la mian, lamian, ramyun, ramyeon, biang biang, dao xiao mian, misua, mee sua, miswa, mian xian,
    hiyamugi, kishimen, champon, jjolmyeon, naengmyeon, naeng myun, kalguksu noodle, somyun,
    somyeon, guksu, sanuki, inaniwa, houtou, reganmian, hot dry noodle, chukamen, chuka soba,
    wheat thread, la mein, chinese noodle, hong kong noodle, shanghai noodle, oil noodle,
    lagman, laghman, thukpa, beshbarmak, sopa de fideo, sopa de fideos`;
const DUMPLINGS = `
    varenyky, vareniki, perogy, perogie, pierogie, pirogi, pirozhki, kopytka, uszka, kreplach,
    mandu, mandoo, momos, siu mai, shumai, shao mai, xiao long bao, xiaolongbao, jiaozi, guotie,
    soup dumpling, bao bun, gua bao, char siu bao, siopao, nikuman, cha siu bao, khinkali, joshpara,
    chuchvara`;

export const BREAD_FOODS: readonly FoodRow[] = [
  ["gluten", BREADS],
  ["gluten dairy? eggs?", RICH_BREADS],
  ["only gluten", "bear claw pastry"],
  ["only gluten eggs dairy soy?", SWEET_BREADS],
  ["only gluten dairy? eggs?", PASTRIES],
  ["gluten dairy", `${MILK_SWEETS}, kouign amann`],
  ["gluten dairy?", FLOUR_SWEETS],
  ["gluten", PASTA],
  ["gluten eggs?", "tagliatelline, maltagliati, tajarin, taglierini, tonnarelli"],
  ["gluten eggs dairy", "passatelli, khachapuri, pastel de nata, pasteis de nata, egg tart"],
  ["gluten dairy", "culurgiones, culurgione, lobiani"],
  ["gluten", NOODLES],
  ["gluten", DUMPLINGS],
  ["gluten shellfish", "har gow, ha gow, shrimp dumpling, prawn dumpling, shrimp shumai"],
  [
    "gluten?",
    "sattu, johnnycake, johnny cake, hoe cake, fish fry breading, fish fry mix, fish fry",
  ],
  ["only gluten? fish?", "fish fry, fish fry breading, fish fry mix"],
  ["gluten eggs? dairy?", "hush puppy, hushpuppy, spoonbread, spoon bread"],
  ["gluten", "sopapilla, buñuelo, bunuelo"],
  ["tree_nuts? gluten dairy", "ma'amoul, maamoul, mamoul, kleicha"],
  ["tree_nuts gluten dairy? eggs?", "mexican wedding cookie, russian tea cake, snowball cookie"],
  ["tree_nuts gluten dairy eggs", "simnel cake, dundee cake, gateau basque, bostock, esterhazy"],
  ["eggs tree_nuts", "dacquoise, japonaise, marjolaine, biscuit joconde, joconde"],
  // Things that a recipe may shape from any dough, or words with other meanings.
  [
    "weak gluten",
    `
    boule, batard, bâtard, miche, damper, split tin, barm, butty, elbow, pide, pav, disco,
    breading, breaded cutlet, streusel, chitarra, wheel pasta, buttie`,
  ],
  ["weak gluten eggs dairy", "zuppa inglese, yorkshire pud, mini yorkshire, frozen yorkshire"],
  ["weak dairy?", "streusel"],
  [
    "",
    ` jumbo shell on, large shell on,
    medium shell on, small shell on, elbow grease, surti papdi, papdi bean, papdi lilva,
    valor papdi, pav bhaji masala, pav bhaji spice, buckwheat groat, kasha groat, tortilla press`,
  ],
  ["coconut? eggs?", "basbousa, namoura"],
  [
    "gluten",
    `
    fougasse, lepinja, lepinje, somun, pogaca, pogacha, kalach, kifle, kiflice, warqa, ouarka, malsouqa,
    samoon, samoun, kesra, mkhamer, chebakia, bolo do caco, pao de leite, marraqueta, hallulla, medialuna,
    hopia, monay, man tou, laobing, lao bing, dan bing, mandelbrot, mandel bread, rugelach, rugelah,
    rugelakh, rowie, boxty, blaa, vetkoek, roosterkoek, mandazi, mahamri, puff puff, chin chin,
    mosbolletjie, koeksister, koesister, shotis puri`,
  ],
  ["gluten dairy eggs", "gibanica, banitsa, banitza"],
  ["dairy? eggs?", "rugelach, rugelah, rugelakh, chin chin, medialuna, mahamri"],
  [
    "gluten",
    pairPhrases(
      "molo, pancit molo, siomai, shumai, siu mai, siopao, potsticker, pot sticker, momo, mandu, jiaozi, samosa, empanada, turon, lumpiang, ravioli, pierogi, pastel",
      "wrapper, skin, sheet, wrap",
    ),
  ],
  ["only gluten eggs?", "lumpia wrapper, lumpia skin, lumpia sheet, lumpiang wrapper"],
  [
    "only gluten eggs dairy? soy?",
    pairPhrases(
      "shortcake, dessert, sponge cake, sponge, sponge dessert, cake dessert",
      "shell, cup, round",
    ),
  ],
  ["weak gluten dairy? eggs?", "shortcake"],
  [
    "gluten soy? dairy? chicken?",
    pairPhrases(
      "rice and, pasta and, noodle and, noodles and, cheddar rice and",
      "sauce mix, sauce packet, sauce package, sauce side, vermicelli mix, pasta mix",
    ),
  ],
  [
    "gluten soy? dairy? chicken?",
    "rice side, pasta side, noodle side, rice a roni, flavored rice mix, seasoned rice mix, spanish rice mix, mexican rice mix",
  ],
];
