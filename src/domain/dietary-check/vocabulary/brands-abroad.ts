import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * What is sold in Europe, Asia, Latin America and the Pacific under names that English recipes now
 * write too: what the usual kind holds, and with "?" what others of the name do. "name" rows are
 * words of other meanings too, and count when written with a capital. From the ingredient statements
 * in Open Food Facts, and the makers'.
 */

const NOUNS = `
      biscuit, cookie, wafer, cracker, bar, chocolate, cake, roll, crumb, snack, mini, original,
      stick, paste, sauce, powder, mix, cube, block, brand, premium, golden, curry, roux,
      noodle, instant, cup, soup, spread, crunchy, creamy`;

export const ABROAD_BRANDS: readonly FoodRow[] = [
  [
    "brand gluten dairy? soy?",
    `
      gullon, principe de beukelaer, de beukelaer, prinzenrolle, prince lu, bastogne,
      lu bastogne, penotti, verkade, stroopwafel, balconi, petit ecolier, lu petit,
      mulino bianco, macine, pan di stelle, gocciole, galletti, baiocchi, oro saiwa, saiwa,
      pavesi, gran cereale, bucaneve, san carlo grissini, cuetara, fontaneda, gamesa, marinela,
      gansito, emperador, chokis, principe gamesa, barras de coco, piraque, bauducco,
      maizena biscuit, terrabusi, bagley, chocolinas, oreo latina, ulker, biskrem, burcak,
      petit beurre ulker, krakus, delicje, hit biscuit, jezyki, prince polo, domacica, plazma,
      jadro, napolitanke, opavia, zlate, horalky, tatranky, goteborgs, ballerina biscuit,
      singoalla, brago, kvikk lunsj, bixit, leclerc, leclerc celebration, celebration biscuit,
      christie chocolate, christie cookie, christie biscuit, murray cookie, snackwell, tate's,
      tate's bake shop, annie's bunny, bunny graham, back to nature cookie, lofthouse,
      mother's cookie, matt's cookie, border biscuit, elkes, crawfords, crawford's biscuit,
      bolands, lees biscuit, foxes viennese, fox's viennese, viennese finger, viennese whirl,
      chocolate finger, cadbury finger, choc ripple, choc ripple biscuit, butternut snap,
      lattice biscuit, gaiety biscuit, milk coffee biscuit, morning coffee biscuit, nice arnott,
      granita biscuit, butternut cookie, round wine, hide and seek, monaco biscuit, krackjack,
      little hearts, 50 50 biscuit, jim jam biscuit, dark fantasy, tiger biscuit, jacker,
      loacker classic, hup seng, munchys, tiger susu, roma biscuit, regal marie,
      khong guan biscuit, want want, bin bin, lotte, toppo, country ma'am, alfort,
      bourbon alfort, morinaga biscuit, tohato, caramel corn, glico, biskits, marie regal`,
    NOUNS,
  ],
  [
    "brand gluten dairy eggs soy",
    `
      cadbury mini roll, chocolate mini roll, swiss roll, gansito, pinguinos, submarinos,
      choco roles, kinder delice, kinder pingui, yes torty, 7 days croissant, 7days, bauli,
      balocco, pavesini, savoiardi vicenzovo, castella, lotte choco pie, orion choco pie,
      choco pie`,
    NOUNS,
  ],
  [
    "brand gluten dairy tree_nuts soy",
    `
      wafer hazelnut, loacker napolitaner, manner schnitten, knoppers, hanuta, kinder bueno,
      duplo, banoffee wafer, neapolitaner`,
    NOUNS,
  ],
  ["brand gluten tree_nuts dairy", "good day cashew, cashew cookie, pistachio biscuit", NOUNS],
  [
    "brand gluten peanuts soy dairy?",
    "jumpy's, curly snack, erdnussflips, boy bawang peanut",
    NOUNS,
  ],
  [
    "brand gluten coconut dairy?",
    `
      krispies biscuit, krispie biscuit, coconut macaroon biscuit, coconut ring,
      coconut cream biscuit`,
    NOUNS,
  ],
  [
    "brand dairy soy",
    `
      milka, marabou, fazer, ptasie mleczko, wedel, alpen gold, roshen, red october, alenka,
      orion chocolate, studentska, cote d'or, cote dor, leonidas, poulain, suchard, frey,
      cailler, ragusa, camille bloch, lacta, ion chocolate, ulker chocolate, eti karam,
      nestle damak, cadbury buttons, golden crisp, mint crisp, moro bar, jelly tip, peanut slab,
      pinky bar, buzz bar, perky nana, chocolate fish, pineapple lump, garoto, lacta brasil,
      bis lacta, sonho de valsa, brigadeiro, carlos v, abuelita, ibarra, duvalin, bocadin,
      meiji, ghana chocolate, morinaga chocolate, dars, crunky, apollo chocolate, choco ball,
      dairy farmers chocolate, van houten milk, whittaker's creamy`,
    NOUNS,
  ],
  [
    "brand dairy peanuts soy",
    `
      mr big, mr. big, mr big bar, oh henry, peanut slab, cuban lunch, krembo peanut`,
    NOUNS,
  ],
  [
    "brand dairy? soy?",
    `
      abuelita, ibarra, hagelslag, de ruijter, vlokken, chocolate sprinkle,
      chocolate vermicelli, chocolate hundreds`,
    NOUNS,
  ],
  [
    "brand beef",
    `
      katjes, harribo, maoam, chuches, allens, natural confectionery,
      the natural confectionery company, fruit lolly, party mix, wine gum, winegums,
      jelly lolly, dolfin gummi`,
    "mix, sweet, gummy, lolly, snake, baby",
  ],
  [
    "brand gluten dairy soy",
    `
      kit kat matcha, tim tam, coffee crisp, kinder country, milka oreo, lion bar, prince polo,
      grzeski, horalka, kvikk lunsj, tupla`,
    NOUNS,
  ],
  [
    "brand shellfish gluten soy?",
    `
      kappa ebisen, calbee shrimp, shrimp chip, nongshim shrimp cracker, saeukkang,
      prawn cracker brand`,
    NOUNS,
  ],
  [
    "brand soy gluten",
    `
      otafuku, okonomi sauce, bull dog sauce, bulldog sauce, bull dog tonkatsu, kagome sauce,
      yuxiang sauce, pixian, lao gan ma black bean, ebara, ebara yakiniku, mizkan ponzu,
      marukan ponzu, bibigo, cj gochujang, sempio, chung jung one, amoy black bean,
      amoy stir fry, lkk black bean, abc manis, bango, kecap bango, sweet soy, cheong chan,
      tiger brand soy, tai hua, kimlan, wanjashan, eden shoyu, nama shoyu, sukina`,
    NOUNS,
  ],
  [
    "brand soy gluten dairy? chicken?",
    `
      vermont curry, java curry, golden curry, s and b curry, s and b golden, house curry,
      kokumaro, ottogi curry, curry roux, japanese curry block, japanese curry cube`,
    NOUNS,
  ],
  [
    "brand fish",
    `
      red boat, tiparos, squid brand, three crabs, megachef fish, golden boy fish, phu quoc,
      rufina patis, datu puti patis, ajinomoto hondashi, hondashi, kayanoya, chin su,
      viet huong, son fish sauce, thai kitchen fish`,
    "fish, sauce, brand, powder, dashi, stock",
  ],
  [
    "brand shellfish soy? gluten?",
    `
      megachef oyster, maekrua, mama sita oyster, healthy boy oyster, por kwan, lkk oyster`,
    NOUNS,
  ],
  ["brand shellfish fish?", "lobo tom yum, por kwan tom yum, nittaya curry", NOUNS],
  ["brand gluten soy shellfish?", "mama shrimp tom yum, mama tom yum, mama shrimp", NOUNS],
  [
    "brand gluten soy",
    `
      mama noodle, mama shrimp, demae, demae ramen, nissin demae, ko lee, ko lee noodle,
      jin ramen, jin ramyun, yum yum, lucky me pancit, pancit canton, supermi, mie sedaap,
      myojo, prima taste, cintan, wai wai, yippee noodle, top ramen, batchelors super noodle,
      super noodles, suimin, trident noodle, hakubaku, kailo, kabuto`,
    NOUNS,
  ],
  [
    "brand gluten dairy soy?",
    `
      batchelors pasta, pasta n sauce, pasta 'n' sauce, knorr lasagne, continental pasta,
      buldak carbonara, kraft easy mac, pasta and sauce`,
    `${NOUNS}, pasta`,
  ],
  [
    "brand dairy",
    `
      seriously spreadable, st helen's farm, st helens farm, bulla, milkmaid,
      milkmaid condensed, f and n condensed, longevity brand, dutch lady, alaska milk,
      bear brand, anlene, marigold milk, peak milk, nestle moca, president cream,
      president emmental, kiri, la vache qui rit, leerdammer, caprice des dieux, st moret,
      saint moret, rondele, chavroux, soignon, tartare cheese, vache grosjean, bresse bleu,
      rouy, bavaria blu, milram, exquisa, almette, hochland, zott, ehrmann, landliebe,
      dr oetker creme fraiche, granarolo, parmalat, mila yogurt, sterilgarda, santa lucia,
      galbani santa lucia, yomo, danio, fruchtzwerge, danonino, skyr arla, isey skyr,
      icelandic provisions, valio, castello blue, apetina, lurpak slightly, fol epi,
      perfect italiano, devondale, dairy farmers, norco, pauls thickened, dairymont, lewis road,
      anchor blue, anchor butter, meadow fresh, tatua, puhoi, kapiti, nestle reduced cream,
      reduced cream, mother dairy, nandini, britannia cheese, gowardhan, milky mist, go cheese,
      ambrosia devon, ambrosia custard, ambrosia rice, mullerice, muller rice, cravendale,
      delamere, graham's dairy, wensleydale creamery, snowdonia, heinz cream of tomato,
      cream of tomato, carnation caramel, bonne maman caramel, nestle caramel, top n fill,
      top'n'fill, crema lala, lala crema, alpura, fud queso, nochebuena, jocoque, requeijao,
      catupiry, leite moca, leite ninho, creme de leite, smarfood cheese, smartfood,
      cheestrings, strings and things`,
    `${NOUNS}, yogurt, cheese, cream, butter, milk, condensed, thickened, custard, rice, tasty, natural, vanilla, smoked`,
  ],
  [
    "brand soy",
    `
      viana, plant chef, naked glory, daring piece, daring chicken, daring plant,
      the vegetarian butcher chicken, quorn free soya, alpro, soja, joya, sojasun, sojola,
      valsoia, provamel, soyfresh, so good soy, sanitarium so good, so good original,
      vitasoy soy, pureharvest soy, marusan, kikkoman soymilk, silken tofu mori`,
    "mince, tenderstrip, piece, strip, milk, drink, yogurt",
  ],
  [
    "brand eggs soy?",
    `
      thomy mayo, praise mayo, best foods mayo, s and w mayo, s and w whole egg, zoosh,
      calve mayonnaise, devos lemmens, amora mayo, benedicta mayo, lesieur mayo,
      ybarra mayonesa, heinz seriously good, seriously good mayo, wattie's mayo, eta mayo`,
    NOUNS,
  ],
  [
    "brand peanuts",
    `
      whole earth peanut, whole earth crunchy, whole earth smooth, mayver's peanut,
      fix and fogg, kraft crunchy, eta peanut, bega peanut, manilife`,
    NOUNS,
  ],
  [
    "brand tree_nuts dairy? soy?",
    `
      nocciolata, novi crema, pernigotti, gianduiotto, baci perugina, baci, ferrero kusschen,
      rocher, damak, nuts about hazelnut, nutino`,
    NOUNS,
  ],
  ["brand gluten dairy", "ovomaltine, ovaltine, milo, nesquik cereal, caola, banania", NOUNS],
  [
    "brand gluten",
    `
      barley cup, caro drink, nutrigrain, nutri grain, kellogg's all bran, toppas, kolln,
      schar nothing, finn crisp, leksands, korvapuusti, krisprolls, polarbrod, wasa knackebrod,
      julia rohde, tsingtao, red stripe, presidente beer, quilmes, cusquena, brahma,
      antarctica beer, cobra beer, tiger beer, bintang, san mig, chang beer, hitachino,
      cass beer, efes, mythos beer, keo beer, krombacher, warsteiner, bitburger, paulaner,
      erdinger, augustiner, pilsner urquell, budvar, kozel, zywiec, tyskie, baltika,
      kronenbourg, 1664, jupiler, grolsch, amstel, cruzcampo, mahou, moretti, birra moretti,
      nastro azzurro, tennent's, john smith's, boddingtons, spitfire ale, brewdog, punk ipa,
      little creatures, great northern beer, xxxx gold, emu export, swan draught, lion red,
      monteith's, steinlager`,
    "beer, lager, ale, stout, draught, gold, cereal, flake, bran",
  ],
  ["only animal", "clover honey"],
  [
    "weak name dairy",
    "anchor, clover, magnum, milkmaid, galaxy",
    "butter, spread, bar, ice, cream, chocolate",
  ],
  [
    "weak name gluten dairy soy",
    `
      wagon wheel, squiggle, penguin, mikado, kimberley, viscount, toffypop, tim tam`,
    NOUNS,
  ],
];
