import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Foods by the names that Hungarian, Greek, Vietnamese, Thai, Burmese, Khmer, Sri Lankan, Andean and
 * Pacific kitchens have for them, in the forms in which English recipes write them.
 */
export const FURTHER_ABROAD: readonly FoodRow[] = [
  [
    "beef meat",
    `
    marha, marhahús, marhalábszár, marhapörkölt, marhahát, darált marhahús, borjú, borjúhús,
    bélszín, pacal, moschari, moschári, mosharisio, chashushuli, khashi, kharcho, soutzoukakia,
    keftedes, keftedakia, biftekia, giouvetsi, mish viçi, telyeshko, bò nướng, bo nuong, bò né,
    bo ne, bắp bò, bap bo, gầu bò, ame tha, ametha, harak mas, harakmas, sach ko, lok lak,
    asado negro, muchacho redondo, posta cartagenera, sobrebarriga, anticucho, anticuchos,
    corazón de res, corazon de res, cau cau, guatita, guatitas, mollejas de res, vaca frita,
    boliche, churrasco, salpicón de res, salpicon de res, silpancho, charquekan, pique macho,
    pipi kaula, pipikaula, sườn bò, carne mechada, carne desmechada, carne frita de res,
    lomo fino, panceta de res, carne ripiada, carne guisada`,
  ],
  [
    "chicken meat",
    `
    csirke, csirkét, csirkemell, csirkecomb, csirkemáj, csirkeszárny, tyúk, tyúkhús, chakhokhbili,
    satsivi, katmis, shkmeruli, gà xé, gà nướng, ga nuong, gà rán, ga ran, lòng gà, gai ban,
    gai tom, gai ping, gai satay, kai yang, kai ban, kyet tha, kyettha, chet tha, kukulmas,
    kukul mus, kukul, sach moan, sach mon, pollada, huli huli`,
  ],
  [
    "coconut",
    `
    kókusz, kókuszreszelék, kókusztej, indokarydo, cùi dừa, hang kathi, hang gati, kathi kloi,
    ohn nyoh, pol kiri, kiri kos, kalu dodol, dodol, pol pani, pani pol, pol toffee, lamprais,
    watalappam, wattalapam, vattalappam, appa hoppers, appam, aappam, cassava pone,
    sweet potato pone, kulolo, butter mochi, squid luau`,
  ],
  [
    "dairy",
    `
    vajat, tejet, tejföl, tejfölt, tejszín, tejszínt, habtejszín, főzőtejszín, túró, túrót,
    rögös túró, sajt, sajtot, reszelt sajt, trappista, trappista sajt, juhtúró, körözött,
    pálpusztai, voutyro, vouttiro, giaourti, yiaourti, tyri, xinomizithra, anthotiro, galotiri,
    anari, xinohondros, megruli, karaqi, gjizë, gjize, djathë, gjalpë, qumësht, kiselo mlyako,
    phô mai, pho mai, bơ lạt, bo lat, noi kon, nom sod, nwa no, nwar no, condensed nom, meekiri,
    quesito colombiano, suero, suero atollabuey, nestlé condensed, tinned condensed, manjarblanco,
    suspiro limeño`,
  ],
  [
    "eggs",
    `
    bougatsa, galaktoboureko, tojás, tojást, tojásfehérje, tojássárgája, majonézt, avga, auga,
    kvertskhi, hột vịt, hot vit, kai khem, khai khem, kai nok krata, khai nok krata,
    khai nok kratha, khai luak, kai dao, kai jeow, kai jiew, kai tom, khai tom, khai yiao ma,
    kyet u, kyetu, be u, ngone u, biththara, biththaraya, pong tia, pong tea, suspiro limeño`,
  ],
  [
    "fish",
    `
    halat, ponty, pontyot, harcsa, fogas, süllő, pisztráng, szardella, heringet, lazac, tonhal,
    psari, psaria, bakaliaros, bakaliáros, gavros, gávros, sardela, lavraki, tsipoura, barbouni,
    barbounia, kolios, palamida, tonos, xifias, galeos, marida, cá thu, ca thu, cá trê, cá rô,
    ca ro, nahm jim, nam jim, nahm jim jaew, nam jim jaew, jaew, jaew bong, pla kapong,
    pla krapong, pla nin, pla chon, pla insee, pla haeng, pla krob, tai pla, buu doo, nga gyin,
    ngagyin, ngakhu, nga khu, nga hmwe, nga myin, ngan pya yay, ngan byar yay, mohinga,
    trey ngeat, paa dek, malu, malu paan, malu pan, malu mirisata, ambul thiyal, kelawallo,
    thora malu, linna, hurullo, halmasso, haal masso, buri, kanburi, cascadura, cascadoux, jurel,
    jurel en lata, paiche, pejerrey, corvina, cojinova, tiradito, opelu, kokoda, oka i'a`,
  ],
  [
    "gluten",
    `
    liszt, lisztet, finomliszt, búzaliszt, rétesliszt, rétes, réteslap, zsemle, zsemlemorzsa,
    zsemlét, kenyér, kenyeret, kifli, kiflit, lángos, langos, tészta, tésztát, csusza, búzadara,
    gríz, pogácsa, pogacsa, kürtőskalács, kurtoskalacs, palacsinta, palacsintát, fánk, beigli,
    bejgli, dobos torte, dobostorta, dobos torta, piskóta, babapiskóta, vajas keksz,
    háztartási keksz, alevri, alévri, simigdali, simigdáli, psomi, psomí, friganies, frygania,
    paximadi, paximadia, paximádi, chilopites, manestra, makaronia, pligouri, koulouria,
    hortopita, fyllo, loukoumades, galatopita, bobota, matnakash, zhingyalov, ponchik, petulla,
    tutmanik, milinka, pastitsi almond, malu paan, malu pan, kimbula banis, roast paan, godhamba,
    mì trứng, mi trung, mì vàng, mi vang, mì căn, mi can, quẩy, quay sticks, dau chao quay,
    bột mì, bot mi, bánh pía, ba mii, pa thong ko, patongko, patongo, nan bya, nanbya, nan pya,
    ei kya kwe, htat ta ya, num pang, chha kway, khao jee, khao jii, malasada, malasadas, manapua,
    saimin, andagi, sata andagi, tequeño, tequeños, cachito, cachitos, golfeado, golfeados,
    pan de jamón, dobladita, coyotas, coyota, semita, torta frita, tortas fritas, pan sarnita,
    pan chuta, chancay, pionono, turrón de doña pepa, cerelac, dumplins, dombrés, tastee patty,
    kolo, genfo`,
  ],
  [
    "gluten dairy eggs",
    `
    malasada, malasadas, malassada, tequeños, tequenos, tequeño`,
  ],
  [
    "gluten tree_nuts",
    `
    kourabies, kourambiedes, karydopita, zserbó, zserbo, gerbeaud, diós beigli, dios beigli,
    amygdalota`,
  ],
  [
    "lamb meat",
    `
    bárány, bárányhús, birka, birkahús, arnisio, arnísio, arnisio kima, kokoretsi, katsikaki,
    païdakia, paidakia, chanakhi, chakapuli, mish qengji`,
  ],
  [
    "meat",
    `
    sertés, sertéshús, disznóhús, sertéscomb, tarja, karaj, oldalas, csülök, zsír, sertészsír,
    disznózsír, debreceni, virsli, hurka, sonka, tepertő, töpörtyű, téliszalámi, pick szalámi,
    kacsa, kacsamell, libamáj, liba, libazsír, pulyka, pulykamell, nyúl, vaddisznó, hirino,
    hirinó, choirino, xoirino, loukaniko, loukanika, apaki, syglino, singlino, pastourmas,
    kavourmas, kouneli, kupati, mtsvadi, sudjuk, heo quay, chả giò thịt, moo hong, moo wan,
    moo dad diao, moo sam chan, kaki moo, khaki moo, kha moo, wet tha, wettha, oru mas, ooru mas,
    uru mas, sach chrouk, tiết canh, bê tha, chancho, lechona, fritada, hornado, alpaca, lau lau,
    laulau, lup cheong, pigtails`,
  ],
  [
    "peanuts",
    `
    földimogyoró, amerikai mogyoró, arapika fistikia, mogyoróvaj, lạc rang, lac rang, tua li song,
    mye pe, myay pe, mye bae, rata kaju, ratakaju, sandaek dei, ají de maní, sopa de maní,
    guatita maní`,
  ],
  [
    "sesame",
    `
    szezámmag, szezám, sousami, koulouri, mè rang, me rang, nga khao, nga khua, hnan, hnam,
    thala guli, thalaguli`,
  ],
  [
    "shellfish",
    `
    garnéla, rákot, kagyló, garída, garida, htapodi, octapodi, oktapodi, xtapodi, soupies, soupia,
    mydia, mýdia, astakos, karavida, kavouri, achinos, thrapsala, mực tươi, muc tuoi, tôm tươi,
    tom tuoi, ngao, con hàu, cua đồng, oc buou, sò huyết, chả mực, cha muc, bach tuoc, bạch tuộc,
    kung sot, kung foi, hoi nang rom, hoi maeng phu, poo ma, pu ma, nam man hoi, pazun, bazun,
    kapik, bangkia, dallo, kakuluwa, conchas de abanico, concha de abanico, choros, choro,
    choros a la chalaca, machas a la parmesana, erizos, jaiva, opihi, 'opihi`,
  ],
  [
    "soy",
    `
    szója, szójaszósz, szójagranulátum, đậu hũ, dau hu, đậu phụ, dau phu, tàu hũ, tau hu,
    tương đen, tuong den, tương hột, tuong hot, tương bần, tuong ban, đậu nành, dau nanh,
    sữa đậu nành, sua dau nanh, taohu, tao hu, tao hoo, tao jiaw, tao chiew, si io, see iu,
    pe bok, pè bok, pebok, pè ngapi, pe ngapi, pon ye gyi, ponyegyi, tohu, tua nao, sieng,
    tuek siev, tuk siiw, kuromame`,
  ],
  [
    "soy gluten",
    `
    si io, tương đen`,
  ],
  [
    "tree_nuts",
    `
    kourabiedes, melomakarona, diót, darált dió, mandula, mandulát, mogyoró, mogyorót, gesztenye,
    gesztenyepüré, kesudió, pisztácia, karydia, karydi, amygdala, amygdalo, fountoukia, fistikia,
    kastana, koukounari, nigozi, tkhili, hạt dẻ, hat de, mamuang himmaphan, kadju, kadju curry,
    inamona, 'inamona, thiho the, theeho`,
  ],
];
