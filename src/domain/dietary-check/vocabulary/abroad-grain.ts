import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Breads, flours, pasta and pastries by the names that other languages have for them.
 * By class, kitchen by kitchen: Polish, Czech, Balkan, Baltic, Russian, Turkish, Arabic, Persian, Nordic,
 * German, Dutch, French, Italian, Spanish, Portuguese, Filipino, Indian, East Asian and African
 * names, in the forms in which English recipes and their shopping lists write them.
 */
export const GRAIN_ABROAD: readonly FoodRow[] = [
  [
    "gluten",
    `
    mąka, mąki, mąka pszenna, mąki pszennej, bułka tarta, bułki tartej, chleb, chleba, chlebek,
    żurek, zakwas żytni, zakwas na żurek, kasza jęczmienna, kaszy jęczmiennej, kasza manna,
    kaszy manny, pęczak, pęczaku, makaron, makaronu, naleśniki, naleśnik, pierożki, krokiety,
    łazanki, zacierki, knedle, knedlíky, knedlík, mouka, mouky, hladká mouka, polohrubá mouka,
    strouhanka, strouhanky, rohlík, rohlíky, houska, chléb, bramborák, buchty, koláče, koláč,
    trdelník, opłatek, opłatki, andruty, wafle tortowe, brașno, brasno, pšenično, mălai gris,
    grečka hleb, hleb, kruh, khleb, lapsha, mannaya krupa, perlovka, borodinsky, tandyr,
    koldūnai, koldunai, sukhariki, buğday, bugday, firik, kadayıf, kadayif, katayıf, tel
    kadayıf, ekmek, ekmeği, galeta unu, irmik, şehriye, arpa şehriye, açma, acma, katmer,
    tulumba, kalburabastı, şambali, samid, smeed, jareesh, jarish, harees, harisah, saj,
    markouk, samoli, sambousa, sfiha, sfeeha, lahm bi ajeen, lahm bajin, manaqish, mughrabieh,
    kuskusu, aish, feteer, feteer meshaltet, ghoriba, ghraybeh, shoti, mjöl, vetemjöl, vetemjol,
    rågmjöl, dinkelmjöl, grahamsmjöl, mannagryn, ströbröd, strobrod, skorpor, skorpa, skorpmjöl,
    hönökaka, rågbröd, hvetemel, mel hvete, byggmel, rugmel, lompe, flatbrød, flatbrod,
    hvedemel, franskbrød, rundstykke, rundstykker, kavring, griljerströ, hveiti, rúgbrauð,
    rugbraud, flatkaka, flatkökur, laufabrauð, vehnäjauho, vehnäjauhoja, ruisjauho, korppujauho,
    ohra, ohraryyni, kaura, kaurahiutale, mämmi, karjalanpiirakka, havregryn, havre, havregrøt,
    byggryn, korngryn, makaroner, kroppkakor, weizenmehl, dinkelmehl, roggenmehl, vollkornmehl,
    grieß, griess, hartweizengrieß, semmeln, paniermehl, brot, knäckebrot, löffelbiskuit,
    löffelbiskuits, butterkeks, butterkekse, kekse, schupfnudel, maultasche, nudeln, bandnudeln,
    semmelknödel, serviettenknödel, blätterteig, mürbeteig, hefeteig, strudelteig, pizzateig,
    filoteig, tortenboden, biskuitboden, hafer, gerste, graupen, perlgraupen, laugengebäck,
    brezn, flammkuchen, flammkuchenteig, bloem, tarwebloem, zelfrijzend bakmeel, bakmeel,
    patentbloem, volkorenmeel, roggebrood, beschuit, beschuiten, ontbijtkoek, peperkoek,
    havermout, gort, mienestjes, bladerdeeg, filodeeg, lange vingers, oliebol, oliebollen,
    poffertjes, poffertje, pannenkoeken, bitterballen, bitterbal, kroket, kroketten, frikandel,
    frikandellen, loempia, loempiavellen, semoule, boulgour, orge, orge perlé, seigle, épeautre,
    petit épeautre, nouilles, coquillettes, pain rassis, biscotte, biscottes, tartine, bouchée à
    la reine, flammekueche, quenelle, quenelles, ravioles, pane grattugiato, mollica, mollica di
    pane, pancarré, panino, focaccina, piadine, tigelle, tigella, gnocco fritto, crescentina,
    crescentine, crescia, torta al testo, pinsa, pinsa romana, frise, frisa, freselle, fresella,
    tarallo, tarallini, grissino, schiacciatine, crostino, fette biscottate, fetta biscottata,
    pan biscotto, sfoglia, frumento, trofiette, strascinati, mafalde, fileja, caserecce,
    ditaloni, spätzli, canederli, canederlo, malfatti, anolini, cappellacci, casoncelli,
    casonsei, tordelli, pansoti, pansotti, panzerotti, panzerotto, calzoni, arancini, arancino,
    crocchè, savoiardo, cantuccio, baci di dama, cialda, cannolo, colomba, colomba pasquale, pan
    di spagna, plumcake, torta paradiso, ciambella, ciambellone, ciambelle, frappe carnevale,
    chiacchiere, castagnole, crostata, panforte, panpepato, pangiallo, cuccidati, buccellati,
    buccellato, pasticciotto, pasticciotti, maritozzo, maritozzi, cornetti, bomboloni, pan de
    molde, pan duro, miga de pan, migas, barra de pan, picatostes, regañás, torta de aceite,
    tortas de aceite, fideuá, fideua, cebada, centeno, masa quebrada, hojaldre, masa de
    hojaldre, obleas empanadillas, obleas para empanadillas, empanadilla, empanadillas, porras,
    pestiños, roscos, rosquillas, rosquilla, magdalenas, magdalena, sobaos, sobao, bizcocho,
    bizcochos, galletas, galleta, barquillos, barquillo, mantecado, mantecadas, roscón de reyes,
    torrijas, croquetas, croqueta, birote, cuernitos, marranitos, puerquitos, sopaipilla,
    sopaipillas, milanesa, tallarines, tallarin, ñoquis, sorrentinos, bizcochuelo, pão francês,
    pão de forma, pãozinho, rabanada, rabanadas, massa folhada, farinha de rosca, bolacha maria,
    bolachas maria, bolacha, bolachas, biscoito maizena, coxinha, coxinhas, pastel de massa,
    quibe, pan de coco, putok, mamon, torta mamon, taisan, pianono, lengua de gato, lengua de
    gatos, otap, piaya, barquiron, polvoron, pulvoron, empanaditas, lumpiang, lomi, siomai,
    crema de fruta, shing-a-ling, paborita, rebisco, presto creams, fudgee bar, mayda, sujji,
    gothambu, fulka, parantha, kothu, kottu, bhature, kachuri, singara, shingara, mathari, namak
    pare, shakkar pare, gol gappe, phuchka, puchka, semiyan, jilapi, malpoa, gujiya, ghughra,
    karanji, somas, halwa, karah prasad, kada prasad, churma, dal baati, baati, handvo,
    bobbatlu, vaghareli, haleem, upma, bonda, mysore bonda, goli baje, gobi manchurian,
    chukasoba, kuruma fu, kurumafu, yaki fu, temari fu, tempurako, harumaki, harumaki skins,
    harumaki no kawa, komugiko, hakurikiko, kyorikiko, mugi, oshimugi, dorayaki, taiyaki, manju,
    kasutera, jawa curry, korokke, ebi fry, kakiage, jjamppong, jjampong, milmyeon, makguksu,
    hotteok, hotteok mix, bungeoppang, gyeran ppang, buchim garu, buchimgaru, buchim, twigim,
    twigim garu, boricha, yakgwa, miantiao, mian tiao, e-fu, huntun, hun tun, hua juan, huajuan,
    you tiao, shao bing, roujiamo, rou jia mo, chun bing, chun juan, mian jin, mianjin, kao fu,
    kaofu, mian fen, mianfen, you mian jin, liangpi, liang pi, mooncake, yue bing, dan tat, mì
    gói, hoanh thanh, hoành thánh, bamee, ba mee, kiao, kiew, murtabak, martabak, mee goreng,
    mie instan, mie telor, bakpao, pangsit, kulit pangsit, tepung terigu, terigu, tepung panir,
    risoles, pastel kering, cakwe, cakoi, curry puff, karipap, biskut marie, mamee, kuih bahulu,
    khao soi, e kya kway, palata, kinche, dabo, dabo kolo, besso, mlewi, mlawi, rghaif, rfissa,
    berkoukes, mhamsa, tchicha, dchicha, chorba frik, brik, briouat, briouats, makroud, makrout,
    sellou, sfouf, griwech, mikate, bofrot, bofloat, togbei, amagwinya, magwinya, melktert,
    malva pudding, bunny chow, dombolo, ujeqe, semovita, golden penny semovita, supermalt,
    maltina, bournvita, buss up shut, dhalpuri, dhalpourie, bake and shark, fry bake, bulla
    cake, jamaican patty, jamaican patties, pastelillos, pastelillo, pastelitos, quesito,
    doubles bara, phulourie, pholourie, accras`,
  ],
  [
    "weak gluten dairy? eggs?",
    `
    makowiec, drożdżówka, drożdżówki, chrust, faworki, racuchy, szarlotka, karpatka, kremówka,
    keks, piernik, pierniki, pierniczki, mazurek, kołacz, rogale, rogal świętomarciński,
    vánočka, bábovka, medovník, perník, perníčky, štrúdl, větrník, syrniki, blinchiki, oladi,
    oladyi, pryaniki, sushki, baranki, kulebyaka, pirog, medovik, napoleon torte, byrek,
    štrukli, strukli, potica, povitica, placinta, plăcintă, papanasi, papanași, mekitsa,
    mekitsi, kozunak, palačinke, palacinke, krofne, uštipci, ustipci, šakotis, sakotis,
    chebureki, cheburek, belyashi, belyash, vatrushki, shanezhki, medenjaci, ghraybeh,
    ghorayeba, petit four, makrout, makroud, hareeseh, nammoura, luqaimat, lgeimat, awamat,
    awameh, zalabia, zalabya, balah el sham, mahalabia, zoolbia, bamieh sweet, kolompeh,
    koloocheh, nazook, pakhlava, churchkhela, semlor, fastlavnsbolle, fastelavnsbolle,
    fastelavnsboller, laskiaispulla, kanelbullar, kanelsnegl, kanelsnegle, wienerbrød,
    wienerbrod, kardemummabullar, lussekatter, lussebulle, prinsesstårta, prinsesstarta,
    kladdkaka, sockerkaka, tårtbotten, tartbotten, drömmar, chokladbollar, chokladboll,
    hallongrottor, brunsviger, drømmekage, æbleskiver, aebleskiver, aebleskive, ebelskiver,
    krumkake, krumkaker, sandbakkels, sandkaker, rosetter, fattigmann, kransekake, kransekage,
    julekake, julekage, skolebolle, skoleboller, boller, sveler, svele, vafler, vaffel, våfflor,
    pannkakor, pönnukökur, kleinur, kleina, joulutorttu, munkki, runebergintorttu, toscakaka,
    smulpaj, pepperkaker, pebernødder, brunkager, vaniljekranse, klejner, finska pinnar,
    dammsugare, kaiserschmarrn, germknödel, dampfnudel, dampfnudeln, buchteln, topfenstrudel,
    apfelstrudel, linzer torte, linzertorte, sachertorte, streuselkuchen, baumkuchen,
    bienenstich, butterkuchen, pfannkuchen, palatschinken, vanillekipferl, spekulatius,
    zimtsterne, zimtstern, dominosteine, dominostein, christstollen, printen, aachener printen,
    schwarzwälder, donauwelle, tompouce, appelflap, saucijzenbroodje, boterkoek, gevulde koek,
    gevulde koeken, krentenbol, krentenbollen, suikerbrood, worstenbroodje, limburgse vlaai,
    vlaai, arretjescake, banketstaaf, cannelé, canelé, cannelés, canelés, chouquette,
    chouquettes, religieuse, paris-brest, saint-honoré, mille-feuille, millefeuille, far breton,
    quatre-quarts, pithiviers, chausson aux pommes, navettes, tropézienne, oreillettes,
    merveilles bugnes, bugnes`,
  ],
  [
    "gluten dairy",
    `
    umm ali, om ali, qatayef, atayef`,
  ],
  [
    "gluten dairy eggs",
    `
    syrniki, mamon, crema de fruta`,
  ],
];
