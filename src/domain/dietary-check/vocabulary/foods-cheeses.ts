import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Cheeses, and other foods of milk, by the names that places and languages have for them. */

const CHEESES = `
    asadero, garrotxa, garroxta, queso panela, queso menonita, queso ranchero, queso seco, queso anejo, queso añejo,
    queso para freir, queso de hoja, queso de mano, queso costeño, queso campesino, cuajada,
    queijo fresco, queijo coalho, queijo canastra, queijo da serra, serra da estrela, sao jorge,
    são jorge, serpa, abondance, salers, laguiole, brousse, brocciu, mont d'or, maroilles,
    valençay, valencay, chabichou, selles sur cher, sainte maure, banon, picodon, rocamadour,
    pelardon, pélardon, bucheron, bûcheron, buche de chevre, bûche de chèvre, delice de bourgogne,
    brillat, explorateur, humboldt fog, point reyes, maytag, maytag blue, rogue river blue,
    rogue blue, mt tam, teleme, bitto, castelmagno, fiore sardo, ragusano, raschera, sottocenere,
    ubriaco, moliterno, canestrato, crotonese, incanestrato, casciotta, primosale, giuncata,
    provatura, treccia, ciliegine, ovoline, nodini, fior di latte, bufala, stracciata, ladotyri,
    metsovone, myzithra, galotyri, kopanisti, xynomizithra, formaela, batzos, sbrinz, tilsit,
    tilsiter, l'etivaz, etivaz, vacherin fribourgeois, schabziger, sap sago, sapsago, butterkäse,
    butterkase, harzer, handkäse, handkase, obatzda, obazda, liptauer, leyden, leidse, boerenkaas,
    beemster, old amsterdam, parrano, prima donna cheese, rembrandt cheese, nagelkaas, smeerkaas,
    kaas, geitenkaas, gjetost, brunost, geitost, gamalost, nøkkelost, danbo, esrom, samsø, samso,
    prästost, prastost, västerbotten, västerbottensost, herrgard, hushallsost, grevé, leipäjuusto,
    leipajuusto, juustoleipa, bread cheese, sage derby, white stilton, tunworth,
    baron bigod, gubbeen, durrus, ardrahan, milleens, dubliner, coolea, lanark blue,
    isle of mull cheddar, y fenni, ticklemore, sharpham, vulscombe, tvorog, tworog, tvaroh, sirene,
    siraz, telemea, kajmak, paski sir, travnički, sulguni, suluguni, imeruli, imeretian,
    chechil, tushuri, lori cheese, beyaz peynir, peynir, lor peyniri, tulum, kasar, kaşar, hellim,
    ackawi, akawi, akkawi, shanklish, shankleesh, areesh, arish, jameed, jibneh, jibne, majdoula,
    majdouli, ackawi cheese, tresse cheese, baladi, testouri, jben, chhurpi, yak cheese,
    byaslag, kesong puti, dangke, american slice, cheese slice, cheese single, cheese spread,
    cheese ball, cheese log, cheese stick, cheese crisp, cheese powder, cheddar powder, cheese curl,
    cheese puff, hoop cheese, rat cheese, farmer cheese, baker's cheese, pot cheese, pub cheese,
    beer cheese, cold pack cheese, four cheese, three cheese, five cheese, mexican blend,
    italian blend cheese, taco blend, tex mex cheese, pepato, ricotta forte`;
const MILKS = `
    chenna, makhan, white makhan, rabdi, mattha, masala chaas, laban, leben, lben, kumis, airag,
    kefir grain, filmjolk, piima, ymer, tykmælk, schlag, schlagobers, schlagsahne, smântână,
    smantana, pavlaka, vrhnje, śmietana, smietana, slagroom, kookroom, zure room, room boter,
    roomboter, boter, smör, smør, grädde, vispgrädde, fløde, kerma, melk, mjölk, mælk, maito,
    manteiga, mantequilla, nata montada, nata para montar, crema agria, crema acida,
    crema de leche, crème épaisse, creme epaisse, crème liquide, crème entière, crème fleurette,
    lait concentré, lait ribot, fromage râpé, latte intero, burro chiarificato, panna fresca,
    suero costeño, suero costeno, leche condensada, leche evaporada, leche en polvo,
    arequipe, manjar blanco, dulce leche, doce de leite, confiture de lait, milk jam,
    caramelised condensed milk, dulce de leche spread, semi skimmed, skim milk powder,
    nonfat dry milk, non fat dry milk, dry milk, powdered milk, milk solids, milk fat, milk crumb,
    whole milk powder, buttermilk powder, sour cream powder, butter powder, yogurt powder,
    yogurt coating, yogurt chip, curd rice, quark cheese, strained yogurt, hung yogurt, thick curd,
    sour curd, labaneh, clotted, devonshire cream, devon cream, jersey cream, extra thick cream,
    aerosol cream, squirty cream, chantilly, chantilly cream, crema chantilly, butter oil, samneh,
    samna, samneh baladi, maître d'hôtel butter, café de paris butter, soubise,
    butter sauce, lemon butter sauce, white wine cream sauce, cream gravy, milk gravy,
    country gravy, white gravy, sausage gravy, queso blanco dip,
    scottish tablet, russian toffee, hokey pokey ice cream, penuche, penuchi, praline ice cream,
    soft serve, frozen custard, custard pot, milk pudding,
    rice pudding, creamed rice, tapioca pudding, semolina pudding, dessert cream, bavarois,
    bavarian cream, blancmange, blanc mange, posset, syllabub, cranachan`;
const INDIAN_SWEETS = `
    kheer, payasam, phirni, firni, cham cham, chum chum, rajbhog, rasmadhuri, milk cake, milk peda,
    mysore pak, motichoor, boondi laddu, besan laddu, laddoo, ladoo, laddu, gajar halwa,
    gajar ka halwa, carrot halwa, moong dal halwa, shahi tukda, malai kofta, malai tikka, amrakhand,
    kesar pista milk, falooda, rabdi falooda, faluda, sohan halwa`;

export const CHEESE_FOODS: readonly FoodRow[] = [
  ["dairy", CHEESES],
  ["only dairy", "sao jorge, são jorge, bread cheese, beer cheese, prima donna cheese"],
  ["dairy rennet", "fiore sardo, canestrato, crotonese, sbrinz, etivaz, l'etivaz"],
  ["dairy", MILKS],
  ["dairy tree_nuts?", INDIAN_SWEETS],
  ["gluten", "cream gravy, milk gravy, country gravy, white gravy, sausage gravy, shahi tukda"],
  ["gluten?", "falooda, faluda, kheer mix, payasam"],
  ["meat", "sausage gravy, malai tikka"],
  ["eggs?", "chantilly cream cake, soft serve, frozen custard"],
  ["dairy eggs", "semifreddo, bavarois, bavarian cream, floating island, ile flottante"],
  ["weak dairy", "longhorn, manjar, sirene, rarebit, soubise sauce"],
  ["weak dairy? gluten?", "kibe"],
  ["dairy soy?", "caramel bit, caramel chip, toffee bit, toffee chip, butterscotch chip"],
  // Liqueurs with cream in them; "crème de …" has none.
  [
    "dairy",
    `
    baileys, bailey's, carolans, irish cream liqueur, cream liqueur, rumchata, rum chata, amarula,
    godiva liqueur, dooley's, sheridan's, st brendan's, kerrygold irish cream, tequila cream,
    advokaat, coole swan, magnum cream, sangster's, creme de whiskey, chocolate liqueur cream`,
  ],
  [
    "dairy",
    `
    ryazhenka, varenets, prostokvasha, kaimak, natilla, dondurma, mursik, amasi, kishk, rayeb, matsoni,
    matsun, nadughi, tvarog, zincica, urda cheese, rahka, messmör, kvarg, kvarg cheese, faisselle,
    cancoillotte, coalho, kadhi, makkhan, jibni, butterschmalz, karnemelk, nata fresca, nata liquida,
    nata para montar, nata para cocinar`,
  ],
];
