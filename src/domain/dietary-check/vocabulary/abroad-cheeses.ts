import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Cheeses and other foods of milk by the names of their places and makers, country by country.
 * Names that are also ordinary words count only with a capital letter.
 */
export const CHEESES_ABROAD: readonly FoodRow[] = [
  [
    "dairy",
    `
    mató, brossat, formatge, payoyo, majorero, afuega'l pitu, gamoneu, arzúa, arzua ulloa,
    rabaçal, terrincho, qurut, quroot, chakka, chakkah, maast, maska, sheer yakh, domiati,
    domyati, gebna, gibna, gibna beyda, istanbolli, roumi, geymar, gaimer, qaimar, jibin arab,
    nabulsieh, majdouleh, mujaddal, bulgarit, tzfatit, brinza, gvina, gvina levana, tnuva,
    brânzică, sjenica, tounj, sirnica, mohant, jibou, lüneberg, steinbuscher, romadur,
    weisslacker, montagnolo, letivaz, vorarlberger, mondseer, graukäse, gailtaler, liptovská,
    olomoucké, hermelín, hermelin, nakládaný hermelín, romadúr, jadel, koryciński, bursztyn,
    radamer, tylżycki, rokpol, dziugas, džiugas, liliputas, rambynas, jāņu siers, janu siers,
    koorejuust, oltermanni, turunmaa, kutunjuusto, svecia, gräddost, ädelost, kryddost, chaumes,
    saint paulin, gaperon, etorki, p'tit basque, bethmale, pouligny, tommette, carré de l'est,
    vieux-boulogne, crucolo, formai de mut, morlacco, murazzano, paglietta, salva cremasco,
    silter, strachitunt, vezzena, cornish kern, berkswell, gorwydd, perl las, perl wen,
    crozier blue, st tola, cooleeney, dunsyre blue, hebridean blue, hramsa, single gloucester,
    godminster, rosary goat, beenleigh blue, harbourne blue, oxford isis, bayley hazen, winnimere,
    barely buzzed, cougar gold, bellavitano, emmi roth, migneron, cru du clocher, kikorangi`,
  ],
  [
    "weak name dairy",
    `
    burgos, nisa, évora, palmero, dunlop, huntsman, barbers, montgomery's, westcombe, cowgirl,
    beecher's, flagship, sartori, oka, milawa, coon, meredith, bothwell, emek, eshel, nanos, niva,
    lazur, livno, bovec, tresse, collier's, colliers, balderson, bellwether, beehive, nevat,
    serrat, ibores, saloio, grafton, bandon, harbison, rollright, cebreiro, casín, tupí, recuit,
    kurut, ribblesdale, bonchester, podlaski, edamski, tolminc, whitestone, rogue river, red hawk,
    cypress grove, purple haze, king island, la serena, yarra valley, pleasant ridge, carr valley,
    jasper hill, castelo branco, são miguel, isle of mull, mull of kintyre, black bomber,
    oxford blue, barry's bay`,
    "cheese, blue, cheddar, goat, slice, block, grated, soft, smoked",
  ],
];
