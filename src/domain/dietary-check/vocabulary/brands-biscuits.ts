import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Biscuits, cookies, wafers, snack cakes and crackers by the names they are sold under: what the
 * usual kind holds, and with "?" what others of the name do. From the ingredient statements in USDA
 * FoodData Central's branded foods (American) and Open Food Facts (other countries), and the makers'.
 */

/** What may follow the name and is judged with it: "Oreo sandwich cookies". */
const BISCUIT_NOUNS = `
      cookie, biscuit, wafer, sandwich, cracker, graham, shortbread, bar, cake, roll, thin,
      crisp, crumb, crust, spread, butter, finger, snack, stick, round, mini, bite, size, chocolate,
      choc, vanilla, golden, original, double, stuf, stuffed, cream, creme, plain, honey,
      ginger, cinnamon`;

export const BISCUIT_BRANDS: readonly FoodRow[] = [
  ["brand gluten soy", "oreo, hydrox, golden oreo, lotus biscoff", BISCUIT_NOUNS],
  [
    "brand gluten soy dairy?",
    `
      newton cookie, fig newton, lorna doone, e l fudge, vienna finger, chips ahoy, voortman,
      belvita, pop tart, toaster strudel, go ahead, maryland cookie`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten soy",
    `
      biscoff, lotus biscuit, lotus cookie, teddy graham, honey maid, barnum's animal, do si do,
      party ring, fox's party ring`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten dairy eggs soy",
    `
      nilla, 'nilla, milano cookie, pepperidge farm milano, famous amos, stella d'oro, archway,
      twinkie, ding dong, ho hos, zinger, little debbie, hostess cupcake, entenmann,
      entenmann's, tastykake, drake's cake, oatmeal creme pie, cosmic brownie, star crunch,
      swiss cake roll, devil dog, ring ding, yodels, hello panda, choco pie, moon pie, moonpie,
      mr kipling, french fancy, french fancies, soreen lunchbox, timbit`,
    BISCUIT_NOUNS,
  ],
  ["brand gluten peanuts soy", "nutter butter", BISCUIT_NOUNS],
  ["brand gluten peanuts soy dairy", "nutty buddy, nutty bar, tagalong", BISCUIT_NOUNS],
  [
    "brand gluten dairy soy",
    `
      thin mint, trefoil, fudge stripe, chips deluxe, grasshopper cookie, keebler cookie,
      mother's circus animal, circus animal cookie, tim tam, penguin bar, penguin biscuit,
      club biscuit, club bar, blue riband, caramel wafer, tunnock's, tunnock's wafer, breakaway,
      taxi biscuit, viscount biscuit, yoyo biscuit, wagon wheel biscuit, jacob's club,
      mcvitie's gold bar, choco leibniz, pocky, pepero, koala's march, koala march, yan yan,
      pirouette cookie, pirouline, pirouluxe, hit biscuit, prince biscuit, mikado biscuit,
      toffee pop, mallowpuff, mint slice, monte carlo biscuit, kingston biscuit, delta cream,
      tee vee snack, tiny teddy, caramel slice biscuit, squiggle top, custard cream, goldgrain,
      whippet, viva puff, toffypops, chocolate hobnob, chocolate digestive, caramel digestive,
      animal cracker biscuit, cookie time, crunch cream, hide and seek biscuit, oat krunch`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten dairy soy coconut",
    "samoa, caramel delite, iced vovo, vovo, sno ball",
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten dairy soy? eggs?",
    `
      teacake, tunnock's teacake, tunnock's tea cake, snowball biscuit, chessman, chessmen,
      pepperidge farm cookie, petit beurre, lu biscuit, bonne maman biscuit, st michel,
      galette bretonne, royal dansk, kjeldsen, danisa, danish butter cookie, bahlsen,
      afghan biscuit, shortcake biscuit, maltese cookie, parle g, parle, marie gold,
      good day biscuit, britannia biscuit, hobbit biscuit`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten dairy?",
    `
      rich tea, hobnob, digestive, digestive biscuit, mcvitie, mcvitie's, gingernut, ginger nut,
      ginger snap, gingersnap, graham cracker, tea biscuit, marie biscuit, maria biscuit,
      maria cookie, galletas maria, malt biscuit, malted milk biscuit, malted milks,
      milk arrowroot, arrowroot biscuit, arrowroot cookie, wine biscuit, super wine, superwine,
      griffin's, griffin's biscuit, arnott's, arnott, ice cream cone, wafer cone, sugar cone,
      waffle cone, cake cone, waffle bowl, animal cracker, fig roll, garibaldi, lincoln biscuit`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten soy? dairy?",
    `
      jammie dodger, jammy dodger, bourbon biscuit, bourbon cream, bourbon creme, nice biscuit,
      pink wafer, pink panther wafer, galletas marias, social tea, krispie biscuit,
      famous chocolate wafer, chocolate wafer cookie, peek freans, dare cookie, dad's cookie,
      maple leaf cookie, jacob's biscuit, kimberley biscuit, fox's biscuit, maliban,
      munchee biscuit, khong guan, julie's biscuit, munchy's, nutri grain bar, quadratini wafer,
      animal biscuit, stroopwafel, pizzelle`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten dairy soy tree_nuts",
    `
      loacker, quadratini, manner wafer, knoppers, hanuta, kinder bueno, kinder happy hippo,
      balisto`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten tree_nuts soy dairy? eggs?",
    "pecan sandies, pecan sandie, pecan sandie cookie, keebler sandies",
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten eggs",
    `
      jaffa cake, pim's, sponge finger, savoiardi, ladyfinger, lady finger biscuit`,
    BISCUIT_NOUNS,
  ],
  [
    "brand gluten dairy",
    `
      walkers shortbread, walker's shortbread, leibniz, scotch finger, all butter biscuit,
      arnott's scotch finger`,
    BISCUIT_NOUNS,
  ],
  ["brand gluten dairy coconut", "anzac biscuit, anzac cookie", BISCUIT_NOUNS],
  ["brand eggs tree_nuts gluten?", "amaretti, amaretti di saronno", BISCUIT_NOUNS],
];

const CRACKER_NOUNS = `
      cracker, biscuit, crispbread, crisp, thin, crumb, snack, bite, original, toasted, mini,
      whole, grain, garlic, herb, flipside, pretzel, pepper, table, water, rye`;

export const CRACKER_BRANDS: readonly FoodRow[] = [
  [
    "brand gluten soy dairy?",
    `
      ritz, club cracker, keebler club, town house, townhouse cracker, keebler town house,
      zesta, sociables, vegetable thin, wheatables, breton cracker, jatz, tuc, tuc cracker,
      stoned wheat thin, premium plus, skyflakes, sky flakes, oyster cracker, captain's wafer,
      lance cracker, krackawheat`,
    CRACKER_NOUNS,
  ],
  [
    "brand gluten dairy soy",
    `
      cheez it, cheez its, cheezit, cheezits, cheese nip, better cheddar, mini cheddar,
      jacob's mini cheddar, goldfish cracker, pepperidge farm goldfish, combos pretzel,
      combos cracker`,
    CRACKER_NOUNS,
  ],
  ["brand gluten dairy", "goldfish, cheese straw, krisproll", CRACKER_NOUNS],
  ["brand gluten chicken soy dairy?", "chicken in a biskit", CRACKER_NOUNS],
  [
    "brand gluten soy?",
    `
      wheat thin, saltine, saltine cracker, premium cracker, premium saltine`,
    CRACKER_NOUNS,
  ],
  [
    "brand gluten",
    `
      triscuit, wasa, finn crisp, ryvita, kavli, carr's, jacob's cracker, jacob's cream cracker,
      cream cracker, water biscuit, table water biscuit, bath oliver, rakusen, manischewitz,
      matzo meal, streit's, yehuda matzo, twiglet, nairn's, peter's yard, vita weat,
      salada biscuit, sao, cruskit, dr karg, melba toast, old london, pretzel crisp,
      snack factory, rold gold, snyder's, snyder's of hanover, bachman pretzel, pretz, ak mak,
      orgran crispbread`,
    CRACKER_NOUNS,
  ],
  [
    "brand gluten sesame",
    `
      snack factory everything, everything pretzel, sesame cracker, ak mak, dr karg, sesmark,
      sesame snap biscuit`,
    CRACKER_NOUNS,
  ],
  [
    "brand tree_nuts dairy?",
    "nut thin, blue diamond nut thin, simple mill, almond flour cracker",
    CRACKER_NOUNS,
  ],
  ["brand sesame", "mary's gone cracker, crunchmaster", CRACKER_NOUNS],
];
