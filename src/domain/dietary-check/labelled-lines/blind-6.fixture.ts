import { parseLines } from "./lines.fixture.ts";

/**
 * A third, smaller set of harder lines in the manner of blind-4.fixture.ts, after the check had been
 * improved with the fifth. Labelled and committed before the check had read it, measured once
 * (docs/bench.md).
 */
export const BLIND_HARD_6 = parseLines(`
1 pack Cadbury Mini Rolls | gluten dairy eggs soy
6 Mr Kipling Viennese Whirls | gluten dairy? soy? eggs?
1 pack Mr Kipling Cherry Bakewells | gluten tree_nuts eggs? dairy soy?
4 Soreen bars | gluten
8 Tunnock's wafer creams | gluten dairy soy
1 pack Fox's Crunch Creams | gluten dairy? soy?
1 pack Maltesers biscuits | gluten dairy soy
1 pack M&S Percy Pig biscuits | gluten dairy? soy?
2 Nestlé Lion cereal bars | gluten dairy soy?
1 pack Cadbury Fingers, for the sides | gluten dairy soy?
200 g Milka biscuits | gluten dairy soy?
1 pack Green & Black's cookies | gluten dairy soy?
1 bag Aero Bubbles | dairy soy
1 box Matchmakers, mint | dairy soy?
1 tub Celebrations | dairy soy eggs gluten? peanuts coconut?
1 bag Toblerone Tinys | dairy tree_nuts eggs soy?
1 pack Werther's Original chewy | dairy soy?
1 bag Rowntree's Randoms | beef? gluten? dairy?
1 bag of Starburst | beef? soy?
4 Reese's Big Cups | peanuts dairy soy
1 cup Nestlé Toll House morsels | dairy? soy
1 bag Guittard butterscotch chips | dairy soy
1 bag Enjoy Life chips |
2 Zero bars | peanuts dairy soy eggs? tree_nuts?
1 bag Milk Duds | dairy soy
1 pkg Pepperidge Farm Chessmen | gluten dairy eggs soy?
1 pkg Lofthouse cookies | gluten eggs dairy? soy?
1 box Moon Pies | gluten soy dairy? beef?
1 box Hostess donettes | gluten eggs soy dairy? beef?
6 Krispy Kreme doughnuts | gluten dairy soy eggs?
8 Rhodes dinner rolls | gluten soy? dairy? eggs?
1 can Pillsbury pizza dough | gluten soy?
1 loaf Pepperidge Farm Texas toast | gluten dairy? soy?
4 Ball Park buns | gluten soy? dairy?
6 Thomas bagels | gluten soy?
1 pack La Tortilla Factory wraps | gluten soy?
2 cups Kellogg's Corn Flakes | gluten
1 cup Post Grape-Nuts | gluten
2 cups Malt-O-Meal | gluten
1 cup Quaker instant oatmeal | gluten dairy?
1 cup Cracklin' Oat Bran | gluten coconut
1 cup Crunchy Nut | gluten peanuts
2 cups Fruity Pebbles | soy?
1 jar Marshmallow Creme (Kraft) | eggs
1 pkg Stove Top cornbread | gluten soy? chicken? dairy?
1 pkg Kraft Shells & Cheese | gluten dairy
1 box Barilla | gluten
1 pkg Buitoni tortellini | gluten dairy eggs
1 pkg Rana ravioli | gluten dairy? eggs
1 jar Newman's Own sockarooni |
1 can Campbell's French onion | gluten beef soy? dairy?
1 can Progresso minestrone | gluten? soy?
1 can Dinty Moore stew | beef gluten? soy?
1 can Armour Vienna sausages | chicken? beef? soy?
1 can Underwood chicken spread | chicken soy?
1 pkg Buddig beef | beef soy?
1 pkg Hebrew National salami | beef
4 Johnsonville brats | beef? soy? dairy?
1 pkg Applegate chicken sausage | chicken
1 pkg Aidells chicken & apple | chicken
1 bag Tyson Any'tizers | chicken gluten soy? dairy?
1 bag Gorton's popcorn shrimp | shellfish gluten soy? dairy?
1 bag Trader Joe's gyoza | gluten soy chicken? sesame? shellfish?
1 bag Bibigo dumplings | gluten soy? sesame? chicken? beef?
1 pkg P.F. Chang's orange chicken | chicken gluten soy eggs?
1 pkg Marie Callender's chicken pie | gluten chicken dairy soy?
1 box Hungry-Man | gluten? beef? chicken? dairy? soy?
1 pack Charlie Bigham's lasagne | gluten beef dairy eggs?
1 pack Cook fish pie | fish dairy gluten? shellfish?
1 Higgidy quiche | gluten eggs dairy
1 pack Quorn Scotch eggs | eggs gluten dairy?
2 Pieminister pies | gluten beef? dairy? soy? chicken?
1 pack Wall's Viennetta | dairy soy? coconut?
1 pack Aunt Bessie's Yorkshire puddings | gluten eggs dairy
1 pack Iceland chicken nuggets | chicken gluten
1 tin Heinz macaroni cheese | gluten dairy
1 tin Bird's rice pudding | dairy
1 tub Yeo Valley Greek | dairy
1 tub Rachel's | dairy
1 tub Muller Rice | dairy
200 g President brie | dairy
200 g Applewood | dairy
1 pack Babybel | dairy
1 tub Laughing Cow | dairy
1 tub Lurpak Lighter | dairy
1 tub Bertolli | dairy? soy?
1 carton Alpro oat | gluten
1 carton Alpro soya | soy
1 carton Oatly cream | gluten
1 pack Linda McCartney's mince | soy? gluten?
1 pack Tofoo smoked | soy
1 pack Cauldron tofu pieces | soy
1 pack Clearspring tofu | soy
1 pkg House Foods tofu shirataki | soy
1 jar Whole Earth peanut | peanuts
1 jar Smucker's Simply Jif | peanuts soy?
1 jar Kraft Crunchy | peanuts soy?
1 jar Nutella & Go | tree_nuts dairy soy gluten
1 jar Lotus crunchy | gluten soy
2 tbsp Marmite peanut butter | peanuts gluten
2 tbsp Bonne Maman caramel | dairy
1 packet Arnott's Family Assorted | gluten dairy? coconut? soy? eggs?
1 pkt Arnott's Wheaten | gluten soy? dairy?
1 pkt Arnott's Lattice | gluten dairy? soy?
1 pkt Cadbury Marble | dairy soy
1 pkt Allen's Milk Bottles | dairy beef?
1 pkt Sunbites | gluten soy? dairy?
1 tub Sara Lee cheesecake | dairy gluten eggs soy?
1 Four'N Twenty pastie | gluten beef? soy? dairy? lamb?
1 pack Ingham schnitzel | chicken gluten soy?
1 pack I&J crumbed | fish gluten
1 tin Safcol tuna | fish soy?
1 tub Bulla ice cream | dairy eggs? soy?
1 slice sponge flan case | gluten eggs dairy? soy?
1 portion tiramisu | gluten eggs dairy
1 slice lemon meringue pie | gluten eggs dairy? soy?
1 cup cheese fondue | dairy gluten?
1 cup chicken à la king | chicken dairy gluten
1 cup seafood Newburg | shellfish dairy eggs fish? gluten?
1 cup crab rangoon filling | shellfish dairy fish? soy?
1 beef Wellington slice | beef gluten dairy? eggs?
`);
