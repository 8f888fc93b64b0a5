import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Fish; crustaceans and molluscs (one allergen, "shellfish", in the catalogue); what is made of them. Long because it is data. */

const FISH = `
    fish, white fish, oily fish, salmon, lox, gravlax, gravadlax, trout, sea trout, arctic char,
    tuna, albacore, skipjack, bonito, cod, codling, black cod, salt cod, bacalao, bacalhau,
    baccala, saltfish, salt fish, stockfish, haddock, finnan haddie, arbroath smokie, whiting,
    pollock, pollack, coley, saithe, hake, hoki, ling, lingcod, cusk, halibut, turbot, brill,
    plaice, dover sole, lemon sole, sole, megrim, flounder, sand dab, dab fillet, sea bass,
    seabass, bass, striped bass, branzino, barramundi, bream, sea bream, dorade, dorada, orata,
    snapper, red snapper, grouper, monkfish, john dory, st peter fish, gurnard, mullet,
    red mullet, grey mullet, mackerel, jack mackerel, king mackerel, kingfish, herring, kipper,
    bloater, rollmop, buckling, matjes, bismarck herring, sardine, pilchard, sprat, brisling,
    sild, whitebait, smelt, capelin, shad, anchovy, anchoveta, boquerone, boqueron, acciughe,
    swordfish, marlin, sailfish, shark, dogfish, huss, rock salmon, skate wing, ray wing, skate,
    eel, unagi, anago, elver, lamprey, carp, catfish, basa, pangasius, panga, river cobbler,
    swai, tilapia, pike, pikeperch, zander, walleye, river perch, ocean perch, nile perch, perch,
    tench, sturgeon, mahi mahi, mahi, dorado, wahoo, opah, amberjack, yellowtail, hamachi,
    kanpachi, trevally, pompano, bluefish, croaker, drum fish, rockfish, redfish, orange roughy,
    sablefish, escolar, butterfish, wolffish, cobia, garfish, flathead, blue grenadier, snoek,
    hilsa, ilish, rohu, rui, pomfret, bangus, milkfish, galunggong, bombay duck, bummalo, fugu,
    puffer, sea bass fillet, lutefisk, surstromming, pescado, pescada, poisson, pesce, peixe,
    fisch, lachs, thunfisch, saumon, thon, cabillaud, merluza, atun, tonno, salmone, merluzzo,
    isinglass, gefilte fish, seafood, sea food`;
const FISH_PRODUCTS = `
    fish sauce, fish paste, fish stock, fish bone, fish bouillon, fish oil, cod liver oil,
    nam pla, nuoc mam, nuoc cham, patis, colatura, garum, prahok, pla ra, padek, mam nem,
    worcestershire, worcestershire sauce, worcester sauce, worcester, lea and perrins,
    gentlemans relish, gentleman's relish, patum peperium, anchovy essence, anchovy paste,
    anchovy sauce, dashi, dashi powder, dashi stock, hondashi, bonito flake, katsuobushi, katsuo, myeolchi, maldive fish, umbalakada, bronzini, steelhead,
    niboshi, iriko, mentsuyu, tsuyu, caviar, caviare, lumpfish caviar, roe, fish roe, fish egg,
    salmon roe, cod roe, tobiko, masago, ikura, mentaiko, tarako, bottarga, botargo,
    taramasalata, taramosalata, tarama, kedgeree, brandade, ceviche, fumet, tonnato, bagna cauda,
    tuna mayo, tuna mayonnaise, salmon mousse, smoked salmon, tuna salad, sashimi, cullen skink,
    solomon gundy, escovitch, fish ball, fish cake, fishcake, fish finger, fish stick,
    fish pie mix, fish goujon, fish nugget, fish burger, kamaboko, narutomaki, chikuwa, odeng,
    eomuk, fish tofu, surimi, crab stick, crabstick, seafood stick, imitation crab, krab`;
const SHELLFISH = `
    shellfish, shell fish, prawn, king prawn, tiger prawn, shrimp, crab, crabmeat, crab meat, dressed crab,
    spider crab, soft shell crab, king crab, lobster, rock lobster, crayfish, crawfish, crawdad,
    yabby, langoustine, langostino, dublin bay prawn, norway lobster, scampi, moreton bay bug,
    balmain bug, krill, barnacle, percebes, mussel, green lipped mussel, clam, razor clam,
    littleneck, manila clam, quahog, geoduck, oyster, rock oyster, smoked oyster, scallop,
    king scallop, queen scallop, cockle, whelk, winkle, periwinkle, abalone, paua, conch, limpet,
    snail, escargot, squid, squid ink, cuttlefish ink, nero di seppia, seppia, calamari,
    calamaro, calamares, chipirones, octopus, baby octopus, pulpo, polpo, cuttlefish, sepia,
    nautilus, sea urchin, sea cucumber, uni, gamba, camaron, camarones, crevette, gamberi,
    gamberetti, gambero, scampo, cozze, vongole, moules, huitre, coquille, coquilles st jacques,
    garnele, garnelen, krabbe, krabben, muscheln, miesmuscheln, ebi, mariscos, fruits de mer,
    frutti di mare, fruit de mer, seafood, sea food, seafood mix, seafood medley, seafood stock,
    bouillabaisse, cioppino, zarzuela, shrimp paste, prawn paste, shrimp sauce, belacan,
    belachan, blachan, terasi, trasi, kapi, gapi, bagoong, ngapi, petis, sambal belacan,
    sambal terasi, prawn cracker, shrimp chip, krupuk, kroepoek, dried shrimp, balachaung, balachong, marinara mix, clam chowder,
    clam juice, clamato, lobster bisque, crab bisque, crab cake, crab paste, crab rangoon,
    oyster sauce, xo sauce, surimi`;

export const SEAFOOD_FOODS: readonly FoodRow[] = [
  ["fish", FISH],
  ["fish", FISH_PRODUCTS],
  [
    "only fish",
    "skate wing, ray wing, river cobbler, bombay duck, fish egg, dashi stock, rock salmon",
  ],
  ["only shellfish", "prawn cracker, bagoong alamang"],
  ["shellfish", SHELLFISH],
  [
    "shellfish? gluten? eggs? soy?",
    `
    surimi, crab stick, crabstick, seafood stick, imitation crab, krab, kamaboko, narutomaki,
    chikuwa, odeng, eomuk, fish ball`,
  ],
  [
    "only fish shellfish gluten? eggs? soy?",
    pairPhrases(
      "imitation, imitation flake, imitation chunk, faux, surimi",
      "crab, crabmeat, crab meat, crab leg, crab flake, crab stick, krab, krabmeat, lobster, lobster meat, shrimp, scallop, seafood",
    ),
  ],
  ["only fish shellfish gluten? eggs? soy?", "krab meat, krab stick, krabmeat, krab leg"],
  ["gluten", "fish finger, fish stick, fish goujon, fish nugget, fish burger"],
  ["gluten eggs? dairy?", "fishcake, fish cake, crab cake"],
  [
    "gluten?",
    `
    worcestershire, worcestershire sauce, worcester sauce, worcester, lea and perrins, scampi,
    taramasalata, tarama, mentsuyu, tsuyu`,
  ],
  ["eggs", "tuna mayo, tuna mayonnaise, tonnato"],
  ["soy? gluten?", "mentsuyu, tsuyu, sashimi"],
  ["soy? gluten", "oyster sauce"],
  ["soy? gluten? fish? meat", "xo sauce"],
  ["gluten? dairy", "clam chowder, lobster bisque, crab bisque"],
  [
    "fish",
    `
    seafood medley, seafood mix, bouillabaisse, cioppino, zarzuela, bagoong, seafood stock,
    clamato`,
  ],
  ["dairy", "bagna cauda, brandade"],
  ["fish shellfish", "kimchi, kimchee, gimchi, budae jjigae"],
  [
    "only shellfish? fish?",
    `
      thai curry paste, thai green curry paste, thai red curry paste, thai yellow curry paste,
      green curry paste, red curry paste, yellow curry paste, panang curry paste,
      penang curry paste, massaman curry paste, jungle curry paste, laksa paste, tom yum paste,
      sambal, nasi goreng paste, nasi goreng spice paste, rendang paste, nam prik pao,
      pad thai sauce, pad thai paste, chili paste in oil, thai curry sauce, green curry sauce,
      red curry sauce`,
  ],
  [
    "fish?",
    `
    tapenade, olive tapenade, italian salsa verde, green goddess dressing, puttanesca sauce, remoulade,
    caponata, bloody mary mix`,
  ],
  ["peanuts?", "pad thai sauce, pad thai paste"],
  ["soy?", "fish tofu, tom yum paste, laksa paste, pad thai sauce"],
  ["gluten?", "laksa paste"],
  [
    "weak fish",
    `
    fishy, fish and chips, caesar salad, caesar, nicoise, salade nicoise, puttanesca, pad thai,
    sushi, nigiri, maki, poke, poke bowl, som tam, larb, pissaladiere, vitello tonnato,
    scotch woodcock, banh mi, pho, bun cha, summer roll, tom yum, tom kha, thai green curry,
    thai red curry, green curry, thai curry, miso soup, ramen, agedashi, okonomiyaki, takoyaki,
    chirashi, gumbo, paella, fish pie`,
  ],
  [
    "weak shellfish",
    `
    paella, gumbo, jambalaya, pad thai, laksa, tom yum, tom kha, thai green curry,
    thai red curry, green curry, thai curry, som tam, nasi goreng, mee goreng, char kway teow,
    singapore noodle, sushi, surf and turf, chowder, bisque, takoyaki, okonomiyaki, fideua`,
  ],
  [
    "",
    `${pairPhrases("oyster, king oyster, golden oyster, pink oyster", "mushroom")}, oyster cracker, oyster blade, oyster steak, chicken oyster, vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce, crab apple, crabapple, lobster mushroom, lobster pot, lobster cracker, fish slice, fish kettle, fish spatula, sambal oelek, sambal ulek, kombu dashi, kelp dashi, shiitake dashi, vegan dashi, vegan kimchi, vegetarian kimchi, vegan fish sauce, vegetarian fish sauce, vegan worcestershire, vegan worcestershire sauce, vegetarian worcestershire sauce, vegan caviar, seaweed caviar, aubergine caviar, eggplant caviar, cowboy caviar, texas caviar, tomatillo salsa verde, roe deer, vegan tuna, vegan salmon, vegan fish, vegan prawn, vegan shrimp, perch on, fish out, fish them out, fish it out`,
  ],
  ["gluten", "oyster cracker"],
  ["beef", "oyster blade, oyster steak"],
  ["chicken", "chicken oyster"],
  ["soy gluten", "vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce"],
  ["meat", "roe deer"],
];
