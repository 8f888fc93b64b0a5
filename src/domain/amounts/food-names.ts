/**
 * Names of foods: British and American words for the same food, and qualified names for one that is
 * bought as the same thing. The canonical name is the British one, in the singular.
 */

function readPairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const line of text.trim().split("\n")) {
    const [name = "", others = ""] = line.split("=");
    for (const other of others.split(",")) pairs.set(other.trim(), name.trim());
  }
  return pairs;
}

/** Other names of one food. Each also counts as the end of a longer name ("baby zucchini"). */
export const OTHER_NAMES: ReadonlyMap<string, string> = readPairs(`
  aubergine = eggplant, egg plant, brinjal
  bacon lardon = lardon
  mince = ground meat, minced meat
  veal mince = ground veal, minced veal
  venison mince = ground venison, minced venison
  beef mince = ground beef, minced beef, beef minced, ground chuck, hamburger meat, hamburger mince, steak mince, minced steak
  beetroot = beet, red beet
  bicarbonate of soda = baking soda, bicarb, bicarb soda, sodium bicarbonate, bicarbonate soda
  black pepper = ground black pepper, black peppercorn, ground black peppercorn, cracked black pepper
  broad bean = fava bean
  butter bean = lima bean
  caster sugar = superfine sugar, castor sugar, golden caster sugar
  cavolo nero = tuscan kale, lacinato kale, black kale, dinosaur kale
  celeriac = celery root
  chestnut mushroom = cremini mushroom, crimini mushroom, baby bella mushroom, cremini, crimini, baby portobello mushroom
  chicken mince = ground chicken, minced chicken
  chicken stock = chicken broth, chicken bouillon
  beef stock = beef broth, beef bouillon
  fish stock = fish broth
  stock = broth
  vegetable stock = vegetable broth, veggie broth, vegetable bouillon, veg stock, veggie stock
  stock cube = bouillon cube, oxo cube
  chickpea = garbanzo bean, garbanzo, chick pea, ceci bean
  chilli flake = chili flake, chile flake, red pepper flake, red chilli flake, red chili flake, red chile flake, crushed red pepper, crushed red pepper flake, crushed chilli, dried chilli flake, hot pepper flake, pepper flake
  chilli = chili, chile, chilli pepper, chili pepper, chile pepper, hot chilli
  chilli powder = chili powder, chile powder
  chilli sauce = chili sauce, chile sauce
  chilli oil = chili oil
  sweet chilli sauce = sweet chili sauce
  red chilli = red chili, red chile, red chilli pepper, red chili pepper
  green chilli = green chili, green chile, green chilli pepper, green chili pepper
  coriander = cilantro, coriander leaf, fresh coriander, dhania, chinese parsley
  ground coriander = ground coriander seed, coriander powder
  ground cumin = cumin powder
  ground turmeric = turmeric powder
  ground cinnamon = cinnamon powder
  ground nutmeg = nutmeg powder
  cornflour = cornstarch, corn starch, corn flour
  cornmeal = corn meal
  courgette = zucchini, baby marrow
  desiccated coconut = shredded coconut, dessicated coconut
  digestive biscuit = graham cracker
  double cream = heavy cream, heavy whipping cream, thick cream
  single cream = light cream
  soured cream = sour cream
  crème fraîche = light crème fraîche, creme fraiche, crème fraiche, creme fraîche
  egg noodle = chinese egg noodle
  flaked almond = sliced almond, slivered almond, almond flake
  french bean = haricot vert
  frying steak = minute steak
  ginger = root ginger, ginger root, gingerroot
  gherkin = dill pickle
  shallot = eschallot, eschalot
  greek yoghurt = greek yogurt, greek-style yoghurt, greek-style yogurt, greek style yoghurt, greek style yogurt, plain greek yogurt, plain greek yoghurt, plain greek-style yogurt, plain greek-style yoghurt
  yoghurt = yogurt, natural yoghurt, natural yogurt, plain yoghurt, plain yogurt
  ground almond = almond meal, almond flour
  half and half = half-and-half
  cooking spray = spray, nonstick spray, non-stick spray
  frozen yoghurt = frozen yogurt
  hummus = houmous, hommus
  pitta = pita
  pitta bread = pita bread
  sugar snap pea = snap pea
  fish finger = fish stick
  haricot bean = navy bean
  icing sugar = powdered sugar, confectioners' sugar, confectioner's sugar, confectioners sugar, confectioner sugar, confectionery sugar
  jalapeño = jalapeno, jalapeño pepper, jalapeno pepper, jalapeño chilli, jalapeno chilli, jalapeño chile, jalapeno chile, jalapeño chili, jalapeno chili
  king prawn = jumbo shrimp, tiger prawn
  lamb mince = ground lamb, minced lamb
  mangetout = snow pea, mange tout
  milk powder = powdered milk, dry milk, dry milk powder, dried milk powder, nonfat dry milk, milk powdered
  mustard powder = dry mustard, ground mustard, english mustard powder
  oat = porridge oat
  rolled oat = old-fashioned oat, old fashioned oat, rolled porridge oat, jumbo oat, old-fashioned rolled oat, old fashioned rolled oat
  onion powder = powdered onion
  garlic powder = powdered garlic
  gelatine = gelatin
  pak choi = bok choy, pak choy, bok choi
  passata = strained tomato
  peanut butter = crunchy peanut butter
  pepper = ground pepper
  plain chocolate = bittersweet chocolate
  plain flour = all-purpose flour, all purpose flour, ap flour, flour all purpose, white flour, plain white flour
  pork mince = ground pork, minced pork
  prawn = shrimp
  rapeseed oil = canola oil, canola
  red pepper = red bell pepper, sweet red pepper, red capsicum, red sweet pepper, bell red pepper
  green pepper = green bell pepper, green capsicum, sweet green pepper
  yellow pepper = yellow bell pepper, yellow capsicum
  orange pepper = orange bell pepper, orange capsicum
  bell pepper = capsicum, sweet pepper
  rocket = arugula, rucola, roquette
  romaine lettuce = cos lettuce, romaine, cos, romaine heart, romaine lettuce heart
  salt = kosher salt, sea salt, table salt, sea salt flake, salt flake, maldon salt, maldon sea salt, cooking salt, rock salt, flaked salt, flaked sea salt, flake salt, pink salt, himalayan salt, himalayan pink salt, pink himalayan salt
  self-raising flour = self-rising flour, self raising flour, self rising flour
  smoked paprika = sweet smoked paprika, smoked sweet paprika, spanish smoked paprika, smoked spanish paprika, sweet smoked spanish paprika
  spinach = leaf spinach, young leaf spinach
  coconut milk = light coconut milk, lite coconut milk
  mayonnaise = light mayonnaise, lite mayonnaise, mayo
  cream cheese = light cream cheese, lite cream cheese
  soft cheese = light soft cheese
  saffron = saffron thread, saffron strand
  spring onion = scallion, green onion, salad onion
  strong white flour = bread flour, strong flour, strong white bread flour, strong bread flour, white bread flour
  sultana = golden raisin
  swede = rutabaga
  sweetcorn = corn, corn kernel, sweet corn, whole kernel corn, sweetcorn kernel, whole corn
  tomato ketchup = ketchup, catsup, tomato catsup
  tomato purée = tomato paste, tomato puree, tomato concentrate
  treacle = molasses, black treacle, blackstrap molasses
  turkey mince = ground turkey, minced turkey
  wholegrain mustard = whole grain mustard, grain mustard, whole-grain mustard
  wholemeal flour = whole wheat flour, whole-wheat flour, wholewheat flour
  wholemeal bread = whole wheat bread, whole-wheat bread, wholewheat bread
  worcestershire sauce = worcester sauce
  vanilla extract = vanilla essence
  vanilla pod = vanilla bean
  vegetable oil = veg oil
  instant yeast = fast-action yeast, fast action yeast, easy-bake yeast, fast-action dried yeast, fast action dried yeast, instant dried yeast, quick-rise yeast
  dried yeast = active dry yeast, active dried yeast, dry yeast
  feta = feta cheese, fetta, fetta cheese
  cheddar = cheddar cheese, strong cheddar, vintage cheddar, strong cheddar cheese
  parmesan = parmesan cheese, parmigiano reggiano, parmigiano-reggiano, parmigiano, parmesan reggiano
  mozzarella = mozzarella cheese
  halloumi = halloumi cheese
  ricotta = ricotta cheese
  gruyère = gruyere, gruyère cheese, gruyere cheese
  mascarpone = mascarpone cheese
  gouda = gouda cheese
  brie = brie cheese
  gorgonzola = gorgonzola cheese
  monterey jack = monterey jack cheese
  provolone = provolone cheese
  fontina = fontina cheese
  pecorino = pecorino romano, romano cheese, pecorino cheese, pecorino romano cheese
  stilton = stilton cheese
  swiss cheese = swiss
  blue cheese = bleu cheese
  goat's cheese = goat cheese, goats cheese, goats' cheese
  penne = penne pasta
  spaghetti = spaghetti pasta
  linguine = linguine pasta, linguini
  fusilli = fusilli pasta
  rigatoni = rigatoni pasta
  orzo = orzo pasta
  macaroni = macaroni pasta, elbow macaroni
`);

/** Foods with names of their own that are bought as the same thing. */
export const SAME_TO_BUY: ReadonlyMap<string, string> = readPairs(`
  onion = yellow onion, brown onion, white onion, cooking onion, spanish onion
  lemon = lemon zest, lemon peel, lemon rind
  lime = lime zest, lime peel
  orange = orange zest, orange peel
  soft brown sugar = brown sugar, light brown sugar, light soft brown sugar, soft light brown sugar
  sugar = granulated sugar, white sugar
  plain flour = flour
  ground cinnamon = cinnamon
  ground turmeric = turmeric
  ground nutmeg = nutmeg
  vanilla extract = vanilla
  chilli = red chilli, green chilli
`);

/** Names that the rules for single words would split. */
export const WHOLE_NAMES: readonly string[] =
  `baby corn, bacon fat, baked bean, beef fat, bone broth, bone marrow, chicken fat, cold brew, cool whip, cracked wheat, creamed coconut, crispy fried onion, crispy onion, dressed crab, duck fat, fine bean, flat bread, goose fat, hot cross bun, hot mustard, iced coffee, iced tea, mixed nut, pork fat, rolled barley, rolled oat, rolled spelt, rolled wheat, salted caramel, salted egg, shredded wheat, soft cheese, spare rib, split pea, steel-cut oat, stewed steak, stone fruit, wild boar, wild garlic, wild leek, wild mushroom, wild rice, beef jerky, black-eyed pea, chopped liver, cinnamon stick, condensed milk, corned beef, curry leaf, evaporated milk, fish finger, fish stick, fresh yeast, half and half, hot chocolate, hot dog, hot paprika, hot pepper sauce, hot sauce, kaffir lime leaf, lasagne sheet, lime leaf, bay leaf, bread stick, breadstick, mixed berry, mixed herb, mixed salad leaf, mixed spice, pickled ginger, pork belly, pulled pork, red wine, refried bean, roasted peanut, salad leaf, smoked salmon, smoked paprika, sugar snap pea, sun-dried tomato, sweetened condensed milk, tea leaf, toasted sesame oil, vine leaf, white wine, sweet and sour sauce, clotted cream, whipped cream, whipping cream, cured ham, ice cube, stock cube, soft drink, fried onion, clove`
    .split(",")
    .map((name) => name.trim());
