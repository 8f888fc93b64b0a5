import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Fish, seafood, nuts, beans and seeds by the names that other languages have for them.
 * By class, kitchen by kitchen: Polish, Czech, Balkan, Baltic, Russian, Turkish, Arabic, Persian, Nordic,
 * German, Dutch, French, Italian, Spanish, Portuguese, Filipino, Indian, East Asian and African
 * names, in the forms in which English recipes and their shopping lists write them.
 */
export const SEA_ABROAD: readonly FoodRow[] = [
  [
    "fish",
    `
    ryba, ryby, śledzie, śledzi, łososia, dorsza, makreli, karp, karpia, pstrąg, pstrąga,
    szprotki, sandacz, węgorz, tuńczyk, tuńczyka, kapr, kapra, lososa, tuňák, sleď, zavináč,
    seld, selyodka, selyodka pod shuboy, shuba, gorbusha, shproty, taranka, ikra, krasnaya ikra,
    salaka, skumbrija, šprotes, pastrmka, bakalar, inćuni, incuni, srdele, sardele, oslić,
    peşte, peste pane, nisetru, balık, balik, lüfer, lufer, lakerda, samak, samaki, hammour,
    hamour, sultan ibrahim, shaari, zubaidi, fesikh, ghezel ala, çiroz, matjessill, strömming,
    laxfilé, gravlaks, torskfilé, kolja, abborre, makrill, sikrom, böckling, lutfisk, klippfisk,
    tørrfisk, sildesalat, ørred, rødspætte, fiskefrikadelle, fiskefrikadeller, fiskeboller,
    fiskekaker, fiskepudding, fiskbullar, fiskepinner, fiskpinnar, plokkfiskur, þorskur,
    harðfiskur, hardfiskur, hákarl, silakka, silakat, lohi, kirjolohi, muikku, muikut, ahven,
    turska, siika, kalakukko, tunfisk, tonfisk, tonnikala, janssons frestelse, janssons
    temptation, karpfen, fischstäbchen, zalm, gerookte zalm, kabeljauw, haring, hollandse
    nieuwe, tonijn, makreel, schol, lekkerbek, kibbeling, vissticks, visstick, vis saus,
    vissaus, schelvis, daurade, oeufs de lump, œufs de lump, stoccafisso, rombo, acciuga,
    ricciola, dentice, triglia, nasello, platessa, palombo, anguilla, rana pescatrice, coda di
    rospo, bianchetti, lavarello, coregone, persico, missultin, tonnata, caballa, mero,
    huachinango, mojarra, pargo, huevas, angulas, tollo, reineta, congrio, cebiche, dourada,
    cherne, pirarucu, tambaqui, tucunaré, bagre, moqueca, tilapya, tulingan, talakitok,
    tangigue, dalagang bukid, hasa-hasa, sinaing na tulingan, kinilaw, escabecheng isda, isda,
    tawilis, danggit, alumahan, sapsap, pinangat, burong isda, machli, machhli, machhi, macher,
    meen, meenu, chepala, meen kuzhambu, meen moilee, meen curry, hilsha, pabdah, tangra, magur,
    shing mach, chitol, betki, aar mach, parshe, pamplet, paplet, neymeen, ney meen, aiyla,
    ayila, chaala, avoli, aavoli, kilanga, natholi, nethallu, sidol, loitta, lotte mach,
    kalapaya, hurulla, karawala, thalapath, balaya, kelawalla, amritsari machhi, macher jhol,
    kezuribushi, jako, toro, madai, saury, karei, hokke, sujiko, naruto, kanikama,
    kkanari, dongtae, myeongnan, myeongnan jeot, hongeo, chonggak, yu lu, yulu, yu pian, yu tou,
    xian yu, yu wan, yuwan, cá lóc, ca loc, ca kho, cha ca, chả cá, ca hoi, pla raa, plara, pla
    too, tod mun, teri medan, bandeng, bawal, kakap, gurame, gurami, pindang, cakalang, tongkol,
    pempek, prahoc, pa daek, nga pi, ngachin, keropok lekor, eja kika, kpanla, obokun, momone,
    one man thousand, keta schoolboys, adjuevan, guedj, gejj, guedge, yet fermented, thiof,
    thieboudienne, ceebu jen, thiébou dieun, tieboudienne, mukene, usipa, chambo, mbuta, ngege,
    pwani, bacalaito, bacalaitos, buljol, bokkoms`,
  ],
  [
    "shellfish",
    `
    krewetek, małże, kraby, krevety, kalamar, istakoz, yengeç, rubyan, rubian, jambari, gambari,
    gambary, meygoo, meygu, maygoo, habbar, sabidj, kräfta, krabba, musslor, reke, blåskjell,
    kreps, skagenröra, toast skagen, rækjur, katkaravut, ravut, rapu, simpukat, räksallad,
    krabbelag, flusskrebse, krebsfleisch, garnalen, hollandse garnalen, mosselen, inktvis,
    kreeft, trassi, trassie, bigorneaux, calmar, couteaux de mer, gamberoni, mazzancolla,
    granchio, cozza, capasanta, cannolicchi, ricci di mare, totano, polpi, polipo, misto mare,
    fritto misto di mare, cicale di mare, gambón, gambones, carabineros, quisquillas, jaiba,
    chirlas, choritos, cholgas, conchas negras, caracol, caracoles, camarões, caranguejo,
    mexilhões, sururu, swahe, talangka, aligue, posit, kuhol, okoy, ukoy, tulya, lukot, zinga,
    jinga, chingudi, galda, golda, iral, royyalu, royya, konchu, yetti, sungta, sungtam, kolmi,
    sukat, javla, jawla, njandu, peethalu, kekra, kankra, khekda, chimbori, kurli, kurlyo,
    kakuluwo, kallumakkaya, kallummakkaya, kakka irachi, kakka, elambakka, tisryo, tisrya,
    shivlya, kalva, kanava, makul, sakuraebi, kanimiso, zuwaigani, tarabagani, kaki furai,
    hotaruika, ikasumi, shako, saewujeot, daeha, geonsaeu, ojingeochae, jukkumi, jeonbok, xia
    ren, xiami, xia zi, pangxie, haoyou, hao you, yaozhu, bao yu, baoyu, youyu, moyu, ha cheong,
    heh bi, hay bee, hebi, ketam, kupang, chincalok, rojak paste, pla muk, pla meuk, hoi malaeng
    phu, hoi shell, nam phrik, tom thit, tom su, muc ong, ngheu, so diep, hen xao, sate tom,
    banh phong tom, oporo, isam, shito, shitor, shito din, lambi, lambie, toufa, igbin`,
  ],
  [
    "tree_nuts",
    `
    orzechów włoskich, orzechów laskowych, migdałów, nerkowce, vlašské ořechy, lískové ořechy,
    mandle, ořechy, orekhi, orahi, lešnik, lešnici, lesnik, bademi, nuci, alune, migdale,
    bajadera, griliazh, şam fıstığı, çam fıstığı, cam fistigi, kestane, lawz, jawz, fustuq,
    fustok, fistuk, bunduq, snobar, snoubar, sanawbar, pesteh, gerdoo, gerdu, fandogh, nigvzi,
    churchkhela, pakhlava, acıbadem, cevizli sucuk, mandlar, sötmandel, hasselnöt, valnöt,
    cashewnötter, hasselnødder, mandler, valnødder, manteli, mantelit, mantelilastu,
    hasselpähkinä, saksanpähkinä, kransekake, marcipan, marsipan, nougatti, semlor, toscakaka,
    mandelblättchen, mandelstifte, nüsse, pekannüsse, paranüsse, maronen, marzipanrohmasse,
    nussnougat, krokant, linzertorte, zimtsterne, amandel, hazelnoot, walnoot, gevulde koek,
    banketstaaf, marsepein, nougatine, calisson, calissons, galette des rois, gherigli, gherigli
    di noce, marroni, anacardi, gianduiotti, torroncini, bacio perugina, panpepato, pangiallo,
    colomba pasquale, marzapane, orzata, castañas, castaña, mazapán, marcona, ajoblanco, tarta
    de santiago, pinhões, kasuy, kasoy, casuy, badaam, chilgoze, munthiri, mundhiri, mindhiri,
    jeedipappu, jidi pappu, andiparuppu, andi paruppu, godambi, mewa, panchmewa, panch mewa, dry
    fruits mix, akhroot, cadju, pinni, panjiri, panjeeri, kurumi, ginnan, kashu nattsu, hodu,
    eunhaeng, hetao, he tao, yaoguo, yao guo, xing ren, xingren, nan bei xing, li zi, bai guo,
    baiguo, hat dieu, hạt điều, med mamuang, met mamuang, kacang mede, kacang mete, mongongo,
    sellou, sfouf, chebakia, mhancha, m'hanncha, kaab el ghazal, gazelle horns, cornes de
    gazelle, pastilla, bastilla, b'stilla, zrir, amlou`,
  ],
  [
    "tree_nuts?",
    `
    polvorones, mantecados, tarator`,
  ],
  [
    "peanuts",
    `
    orzeszki ziemne, orzechy ziemne, burské oříšky, jordnötssmör, peanøttsmør, jarðhnetur,
    erdnussbutter, erdnussmus, satésaus, satesaus, borrelnootjes, borrelnoten, cacahouètes,
    noccioline, mantequilla de maní, pé de moleque, palanqueta, encacahuatado, mani salado,
    salsa de maní, ocopa, mumfali, kadalai mittai, nilakadalai, pallilu, palleelu, kadalekayi,
    kappalandi, nilakkadala, chinna badam, cheena badam, gajak, sing bhujia, masala sing,
    bharuchi sing, rakkasei, piinattsu, hua sheng, huashengjiang, dau phung, tua lisong, bumbu
    sate, ketoprak sauce, karedok, rempeyek, peyek, enting-enting, sate sauce, domoda,
    nkatenkwan, nkate nkwan, nkatie, nkate cake, kulikuli, suya, kilishi, dakuwa, dakwa, donkwa,
    tigadegena, tigadèguèna, muamba nsusu, dovi, binyebwa, njugu, karanga paste, kashata,
    ebinyebwa, azi dessi, azindessi`,
  ],
  [
    "soy",
    `
    sos sojowy, sosu sojowego, mleko sojowe, sojabönor, sojasås, sojakastike, soijakastike,
    soija, soijarouhe, sojasoße, sojasahne, sojamelk, sojascheuten, latte di soia, soia, tokwa't
    baboy, tahure, chaap, bhatmas, bhatmaas, gundruk bhatmas, shouyu, akamiso, shiromiso,
    nattou, momendofu, momen, kinugoshi, usuage, namaage, ganmodoki, ganmo, koyadofu,
    inarizushi, moromi, daizu, tonyu, yubu, yubu chobap, kongnamul, kong guksu, kongguksu, meju,
    tteokbokki sauce, dakgangjeong sauce, shengchou, sheng chou, laochou, lao chou, jiangyou,
    jiang you, huang jiang, huangjiang, doufuru, fu ru, fu yu, foo jook, fu pi, bean stick,
    doujiang, dou jiang, huangdou, maodou, mao dou, ma po sauce, chu hou paste, chee hou sauce,
    black bean chilli oil`,
  ],
  [
    "sesame",
    `
    sezam, sezamu, chałwa, chałwy, kunzhut, semsem, sumsum, barazek, mutabbal, siyez, sesamfrö,
    sesamfrø, seesami, seesaminsiemen, sesamzaad, sesammus, sesamkörner, gergelim, linga,
    pepián, buchi, butsi, tilli, raashi, tilgul, til gul, rewri, revri, idhayam, ellunde,
    shirogoma, gomaabura, gomadofu, kkae, kkaesogeum, kkae sogeum, heukimja, cham gireum, zhima,
    zhi ma, zhima jiang, heizhima, xiangyou, xiang you, mayou, majiang, me den, mè đen, vung,
    vừng, muoi me, muối mè, muoi vung, muối vừng, nga dam, onde-onde, jian dui, jin deui,
    tantanmen, tantan men, dandan sauce, beniseed, bene seed, ridi, sellou, chebakia`,
  ],
  [
    "coconut",
    `
    kokosroom, seroendeng, cocco, cocco rapè, farina di cocco, cocco grattugiato, bukayo,
    ginataan, ginataang, ginataang gulay, bibingka, biko, laing, bicol express, sapin-sapin,
    palitaw, maja blanca, beijinho, quindim, narial, khopra, tengai, narkel, narikel, naralachi,
    ole khobra, sukha khobra, khobra, khobre, suka khobra, naral vadi, solkadhi, sol kadhi,
    aviyal, thoran, erissery, erisseri, kiri hodi, kiribath, kiri bath, kokis, modak,
    patishapta, patoli, bebinca, bebinka, xacuti, malabar curry, nasi lemak, nasi uduk, lodeh,
    sayur lodeh, gulai, opor, opor ayam, srikaya, klepon, onde onde melaka, kuih lapis, kuih,
    dadar gulung, cendol, bubur cha cha, ma praw, maprao, hua kathi, khanom krok, nuoc cot dua,
    nước cốt dừa, dua nao, cot dua, com dua, banh da lon, ohn no, ohn htamin, ohn no khauk swe,
    tui la nazi, maharagwe ya nazi, wali wa nazi, kuku wa nazi, rundown sauce, oil down,
    gizzada, grater cake, tembleque, kokoda, ika mata, palusami, oka ia, ota ika, faikakai`,
  ],
];
