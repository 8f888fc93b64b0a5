import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Milk, eggs and meats by the names that other languages have for them.
 * By class, kitchen by kitchen: Polish, Czech, Balkan, Baltic, Russian, Turkish, Arabic, Persian, Nordic,
 * German, Dutch, French, Italian, Spanish, Portuguese, Filipino, Indian, East Asian and African
 * names, in the forms in which English recipes and their shopping lists write them.
 */
export const FARM_ABROAD: readonly FoodRow[] = [
  [
    "dairy",
    `
    masło, masła, masłem, mleko, mleka, śmietany, śmietanka, śmietanki, twarogu, twarożek,
    serek, serek wiejski, bundz, krówki, krówka, maślanka, maślanki, jogurt, jogurtu, kefiru,
    sernik, sernika, máslo, másla, mléko, mléka, smetany, tvarohu, syrečky, olomoucké tvarůžky,
    eidam, bryndzové, parenica, korbáčik, oštiepok, kyška, šlehačka, maslo, moloko, sgushchenka,
    sgushenka, syrok, brynza, adygei, kiselo mleko, kačkavalj, kackavalj, branza, brânză, lapte,
    iaurt, mlijeko, njeguški sir, pavlake, biezpiens, varškė, varske, grietinė, grietine,
    sviestas, pienas, sviests, krējums, hapukoor, kohupiim, tereyağı, tereyagi, tereyağ, süt,
    krema, süzme, kashar, peyniri, muhallebi, sütlaç, sutlac, kazandibi, keşkül, tavuk göğsü
    tatlısı, jibnet, halloum, qishta, ashta, eshta, zibdeh, mast o khiar, lighvan, khameh,
    gaimar, tarhana, matlagningsgrädde, gräddfil, kesella, kesam, keso, herrgårdsost, mesost,
    gudbrandsdalsost, piskefløde, kærnemælk, rømme, fløte, kremfløte, norvegia, smjör, rjómi,
    mysingur, mysa, kuohukerma, juusto, raejuusto, ruokakerma, rygeost, koldskål, cottage ost,
    vollmilch, obers, sauerrahm, magerquark, bergkäse, allgäuer, raclettekäse, buttermilch,
    molke, kondensmilch, joghurt, naturjoghurt, cremefine, dickmilch, kwark, goudse, vla,
    hopjes, roomkaas, bleu, bleu de bresse, fourme, vache qui rit, yaourt, yaourt nature,
    fiordilatte, bagoss, bra duro, caprino, besciamella, galbanino, sottilette, puzzone di
    moena, lechera, nata agria, quesong puti, valdeón, valdeon, murcia al vino, roncal, nata
    portuguesa, jericalla, alfajor, alfajores, doodh, dudh, ghrita, chhaas, chhana, payesh,
    rossomalai, roshogolla, shondesh, chomchom, gulab jaman, kala jamun, pantua, lyangcha,
    langcha, kalo jam, raj bhog, karhi, moru, mor kuzhambu, moru curry, tayir, vennai, venna,
    paal, palkova, therattipal, theratti paal, amulya, churpi, juju dhau, shosha, makhanwala,
    gyunyu, gyuunyuu, namakurimu, bataa, chijeu, niunai, niu nai, huangyou, nai you, naiyou,
    naihuang, sua dac, sữa đặc, sua tuoi, sữa tươi, nom khon, nom khon wan, nom sot, susu, susu
    kental manis, susu pekat, susu cair, krimer, mentega, keju, dadih, nit'ir qibe, qibe, ayib,
    ayibe, raib, warankashi, wagashi, woagachi, wagasi, fura da nono, fura de nono, nunu,
    inkomazi, maziwa, maziwa lala, maziwa mala, siagi, samli, cowbell, supligen, nutrament`,
  ],
  [
    "eggs",
    `
    jajek, jajkami, żółtko, żółtka, białko, białka, vejce, vajce, vajcia, žloutek, majonez,
    majonezu, majonéza, yaytsa, yaitsa, jaje, jajca, kiaušiniai, yumurtalı, menemen, shakshouka,
    beid, tokhm morgh, tokhme morgh, kuku sabzi, ijeh, eggah, ägg, äggula, äggulor, äggvita, æg,
    æggeblomme, egge, eggjum, kananmunat, munankeltuainen, eigelb, eiweiß, eiweiss, eidotter,
    eierlikör, eiernudeln, eierspätzle, eieren, eigeel, eiwit, eierkoek, eierkoeken, tuorlo,
    tuorli, albume, albumi, frittatine, meringhe, meringa, colomba, colomba pasquale, pan di
    spagna, pasta all'uovo, maionese, torrone, mahonesa, mayonesa, ali-oli, clara de ovo,
    quindim, quindins, pão de ló, fios de ovos, ovos moles, penoy, yema candy, brazo de
    mercedes, tocino del cielo, yema balls, natillas, merengue, andey, anday, dimer jhol, dimer
    dalna, bittara, nargisi kofta, kothu, datemaki, omurice, mayonezu, gyeran, gyeran mari,
    gyeran jjim, dalgyal, mechuri, mechurial, jidan, ji dan, dan bing, dan hua, pi dan, xian
    dan, xian ya dan, cha ye dan, hot vit lon, hột gà, khai dao, khai jiao, khai kem, telor,
    srikaya, foo yung, fu yung, foi thong, thong yip, eyin, mayai, mayai ya kuchemsha, chipsi
    mayai, enkulal, inkulal, ukun`,
  ],
  [
    "beef meat",
    `
    wołowiny, wołowa, wołowego, cielęcina, cielęciny, hovězí, hovězího, hovězí maso, telecí,
    hovädzie, bryjzol, govyadiny, telyatina, govedina, govedine, junetina, teletina, goveđe,
    vita tocată, liellops, jautiena, stroganina, sığır, sigir, kavurma, soujouk, soujuk,
    basterma, lahm baqar, baqar, gooshte gaav, blandfärs, nötkött, nötstek, oxsvans, ryggbiff,
    kalv, kalvkött, kalvfärs, köttbullar, kottbullar, biffer, storfekjøtt, kjøttdeig,
    kjøttkaker, kjottkaker, kalvekjøtt, kalvekød, oksefilet, frikadeller, kødboller, hakkebøf,
    nautakjöt, nautahakk, nauta, naudanliha, jauheliha, naudan jauheliha, lihapullat, vasikka,
    lapskojs, pytt i panna, rinderhackfleisch, gehacktes, rindersteak, rinderbrust,
    suppenfleisch, kalbsschnitzel, rindsuppe, rinderfond, rundvlees, gehakt, half-om-half
    gehakt, gehaktballen, gehaktbal, biefstuk, kalfsvlees, riblappen, sudderlappen, sudderlap,
    ossenhaas, runderbouillon, hachee, draadjesvlees, ossenstaart, rumsteck, pot-au-feu, fond
    brun, scottona, ossobuchi, bollito, brasato, bistecca, bistecca alla fiorentina, tagliata,
    fegato alla veneziana, polpette, polpettone, lampredotto, trippa, nervetti, coda alla
    vaccinara, straccetti, chuletón, rabo de toro, callos, morcillo, falda, tripa, tripas,
    tripitas, menudo, panza, pancita, tuétano, chamorro de res, chambarete, cuadril, peceto,
    colita de cuadril, osobuco, mondongo, novillo, alcatra, acém, patinho, coxão mole,
    contrafilé, maminha, fraldinha, cupim, rabada, vitela, bulalo, kalitiran, litid, buff
    sukuti, erachi ularthiyathu, irachi, pothu irachi, goru, gorur mangsho, gorur mangso, bade
    ka, pasanday, gyusuji, gyutan, yakiniku, so gogi, galbitang, yukhoe, yangji, gopchang,
    makchang, niurou, niu rou, niu nan, niunan, niubaiye, niu za, ngau lam, ngau yuk, bo kho,
    nam bo, gan bo, bo nam, neua, nuea, neua daet diao, sapi, sandung lamur, sengkel, iga sapi,
    buntut, bakso, bakso sapi, dendeng, babat, lembu, dendeng balado, bokoto, tozo,
    suya, kilishi, tsire, droewors, braaiwors, mogodu, ulusu, nyama choma, nyama, nyama ya
    ng'ombe, ng'ombe, ngombe, mala mogodu, kitfo, tibs, gored gored, tere siga, hilib lo, hilib,
    oodkac, carne macinata, brodo di carne, carne salada, bola de lomo, carne vacuna, carne
    bovina, carne moída, gai ka gosht, viande des grisons`,
  ],
  [
    "chicken meat",
    `
    kurczaka, kurczaki, kuřecí, kuřecí prsa, kuře, kuracie, slepice, kuritsy, kuriny, piletina,
    pileće, pileci, piept de pui, pileshko, vištiena, piliç, pilic, djej, farouj, shish taouk,
    shish tawook, taouk, tawook, morgh, joojeh, jujeh, kyckling, kycklinglår, höns,
    kyllingfilet, kyllingbryst, kyllinglår, høne, høns, kjúklingur, broileri, kananpoika,
    broilerin, hähnchenbrustfilet, hähnchenschenkel, suppenhuhn, hühnersuppe, hühnerfleisch,
    geflügel, geflügelwurst, kip, kippendijen, kipdijfilet, kippenbouillon, kippensoep,
    kippenpoot, coq, coquelet, poule au pot, sovracosce, galletto, fegatini, cappone, pollastra,
    contramuslos, higaditos, sobrecoxa, galinha, inasal, isaw, balunbalunan, murghi, murgi,
    murga, kukkad, kukda, koli saaru, kori rotti, kombdi, kombdi vade, komdi, kadaknath, kukul
    mas, tangdi, tangri, tangdi kabab, reshmi kabab, changezi, torigara, tebasaki, tsukune,
    chikin nanban, dakdoritang, dakgalbi, dakgangjeong, samgyetang, chimaek, jirou, ji rou, ji
    xiong, ji tui, ji chi, ji tang, jijing, ji jing, khao man gai, dui ga, ức gà, canh ga, ga
    xe, ceker, ampela, doro, doro wat, doro wot, kuku choma, kuku paka, adiye, nsusu, inkukhu,
    umleqwa, digaag`,
  ],
  [
    "lamb meat",
    `
    jagnięcina, jagnięciny, baraniny, jehněčí, jahňacie, skopové, yagnyatina, janjetina,
    ovčetina, agneshko, avėrinis, kuzu kuşbaşı, kuzu incik, koyun, lahm, lahmeh, kharouf,
    kharoof, ghanam, ganam, goosht, gooshte gosfand, barreh, arayes, lamm, lammkött, lammfärs,
    lammstek, lammekjøtt, fenalår, lammekød, lambakjöt, lambalæri, hangikjöt, svið, lammas,
    lampaan, karitsa, karitsan, fårkött, lammhack, hammelfleisch, lamsgehakt, lamsbout, mouton,
    agnellone, arrosticini, pecora, castrato, carneiro, ternasco, bakra, bakre ka, kheema,
    khima, kaleji, raan, nalli, paya, paaya, nihari, maghaz, bheja, gurda, kosha mangsho,
    mangsho, mangsa, aattu irachi, attu kari, aatu, mamsam, mamsa, matan, khasir mangsho, seekh
    kabab, galouti, shami kabab, kakori, chapli kabab, roghan josh, laal maas, lal maas, safed
    maas, gustaba, goshtaba, rista, tabak maaz, elumas, haleem, yang rou, yang tui, ramu niku,
    hitsuji, yanggogi, kambing, gulai kambing, thit cuu, thịt cừu, thit de, hilib
    ari, dibi, yebeg, yebeg wat`,
  ],
  [
    "meat",
    `
    wieprzowina, wieprzowiny, boczek, boczku, żeberka, golonka, słonina, smalec, smalcu, szynka,
    szynki, parówki, kaszanka, salceson, kiszka, mielone, schab, schabu, karkówka, karkówki,
    vepřové, vepřový, slanina, slaniny, sádlo, klobása, klobásy, jitrnice, jelito, myśliwska,
    podwawelska, krakowska, svinina, salo, kolbasa, kolbasy, sardelki, sosiski, svinjetina,
    svinjsko, čvarci, cvarci, kulen, kobasica, kobasice, pršut, prsut, suho meso, cârnați,
    carnati, șuncă, sunca, lukanka, sudzhuk, cevapcici, ćevapčići, pleskavica, kholodets,
    studen, fläsk, fläskfilé, fläskkotlett, fläskkarré, skinka, julskinka, falukorv, isterband,
    prinskorv, korv, varmkorv, grillkorv, leverpastej, leverpostej, rimmat, rimmat fläsk, flæsk,
    flæskesteg, svinekød, skinke, medister, medisterpølse, pølse, pølser, polse, svinekjøtt,
    svinekoteletter, ribbe, ribbefett, spekeskinke, sianliha, kinkku, makkara, lenkkimakkara,
    porsaan, pekoni, possu, svínakjöt, pylsur, renskav, reinsdyr, reinskav, poronkäristys, poro,
    älgfärs, älgkött, hjort, rådjur, rådyr, hjortekød, schinken, kochschinken, schinkenwürfel,
    schweinebauch, schweinefilet, kasseler, leberkäse, leberkäs, leberknödel, lyoner,
    fleischwurst, mett, würstchen, blutwurst, griebenschmalz, schmalz, hirschgulasch,
    wildschwein, hirsch, rehrücken, kaninchen, gans, pute, putenbrust, varkensvlees,
    varkenshaas, spekjes, spekblokjes, speklap, speklappen, hamblokjes, rookworst, braadworst,
    verse worst, filet americain, leverworst, bloedworst, hutspotvlees, procureur, eend,
    eendenborst, kalkoen, kalkoenfilet, konijn, zult, saucisse, saucisse de toulouse, saucisses
    de strasbourg, saucisse de morteau, montbéliard, andouillette, magret, graisse d'oie,
    pintade, caille, lapin, râble de lapin, sanglier, chevreuil, biche, cerf, cheval, gésiers,
    grattons, arista, strutto, salamella, salsicce, luganiga, cotechino, zampone, ciccioli,
    sopressata, spianata, ventricina, ciauscolo, wurstel, würstel, cinghiale, coniglio, lepre,
    capriolo, cervo, faraona, quaglie, quaglia, piccione, sfilacci, cochinita pibil, al pastor,
    lacón, panceta, salchichón, salchichon, presa ibérica, papada, careta, conejo, codorniz,
    jabalí, ciervo, venado, porco, lombo de porco, pernil, toucinho, torresmo, coelho, javali,
    leitão, baboy, liempo, pigue, lechong kawali, sisig, longanisa, hamonado, chicharon,
    chicharon bulaklak, bagnet, dinuguan, embutido, morcon, tokwa't baboy, atay, crispy pata,
    pata ng baboy, kambing, itik, tapang usa, pandi curry, pandi, dukkar, dukra maas, sorpotel,
    sarapatel, choris pao, goan choris, choriz, tharavu, vaathu, kaadai, bater, teetar, titar,
    khargosh, battakh, buff momo, sukuti, butaniku, buta, butabara, chashu, chāshū, cha shu,
    chasiu, kakuni, kurobuta, aibiki, dwaejigogi, dwaeji, samgyeopsal, samgyupsal, moksal,
    jokbal, bossam, sundae korean, soondae, zhurou, zhu rou, wu hua rou, wuhuarou, hongshaorou,
    lap cheung, lap yuk, larou, la rou, lachang, jinhua, siu yuk, siu yook, cha siu, rou song,
    bak kut teh, bak chor, ya rou, kao ya, siu ngaap, thit heo, thịt heo, thit lon, thịt lợn,
    thit ba chi, ba roi, ba chỉ, gio thu, nem nuong, suon, sườn, cha bong, moo ping, moo krob,
    moo grob, mu krop, moo sap, moo deng, moo daeng, moo yang, sai krok, sai oua, kun chiang,
    kunchiang, goon chiang, khaep mu, babi guling, babi kecap, samcan, sekba, bebek, vit quay,
    ped yang, ewure, asun, nkwobi, isi ewu, nyama ya mbuzi, mbuzi, akrantie, mannish water,
    griot, griyo, salted pigtail, warthog, kudu, springbok, eland, gemsbok`,
  ],
];
