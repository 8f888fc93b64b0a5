/**
 * Drawn at random from the same public recipes as the second set, after the parser had been mended
 * with that; labelled before it was tried on them. Rows as in first.fixture.ts, `|` between names
 * that are equally right.
 */
export const thirdLines = `
2 oranges, peeled with a knife and cut into pithless segments, soaked in > 2 > orange
3 tbsp Ketjap Manis > 3 tbsp > ketjap manis
12 slices chorizo > 12 slice > chorizo
2 cups crumbled firm-textured bread, dried > 2 cup > bread|firm-textured bread
110g/4oz bean curd, finely chopped > 110 g > bean curd|tofu
1 tablespoon fresh or frozen ginger > 1 tbsp > ginger
225 g / 8 oz ground crayfish > 225 g > ground crayfish|crayfish
peanut oil, for frying > - > peanut oil
2 cups brown sugar and butter-flavored breakfast cereal (such as Cap'n Crunch®) > 2 cup > brown sugar and butter-flavored breakfast cereal|breakfast cereal
1/2 (8 ounce) package reduced-fat cream cheese (Neufchâtel) > 0.5 package > cream cheese
½ cup raisins or dried sour cherries > 0.5 cup > raisin
0.5 tsp lemon zest > 0.5 tsp > lemon zest
2 teaspoons prepared Greek vinaigrette salad dressing (such as Kraft®) > 2 tsp > greek vinaigrette salad dressing|prepared greek vinaigrette salad dressing
1 (3.4 ounce) package vanilla pudding and pie filling > 1 package > vanilla pudding and pie filling
½ cup Crimini or button mushrooms, sliced > 0.5 cup > chestnut mushroom|crimini mushroom|button mushroom
1/3 cup whole-wheat couscous > 0.3333 cup > whole-wheat couscous|wholemeal couscous|couscous
100ml lamb (or chicken stock) > 100 ml > lamb|lamb stock
¾ c plus 2 tablespoons (80 grams) unsweetened cocoa powder > 0.875 cup > cocoa powder
500g/1lb 2oz sultanas > 500 g > sultana
1/4 cup sugar-free cocoa mix > 0.25 cup > cocoa mix|sugar-free cocoa mix
3 ½ oz cooked confit leeks and 5 confit garlic cloves (see above) > 3.5 oz > confit leek
3 tablespoons berry vinaigrette > 3 tbsp > berry vinaigrette
1 tablespoon powdered egg whites > 1 tbsp > powdered egg white|egg white
1 head bok choy > 1 head > pak choi
2 sheets (18x15 inches each) Reynolds Wrap® Heavy Duty Aluminum Foil > 2 > reynolds wrap® heavy duty aluminum foil|aluminum foil
golden raisins > - > sultana
150g/5oz ground almonds > 150 g > ground almond
2 1/2 tablespoons hot pepper sauce (such as Frank's RedHot®) > 2.5 tbsp > hot pepper sauce
100ml/3½fl oz pouring cream > 100 ml > pouring cream|cream
1 cup buttermilk (see Ingredient notes) > 1 cup > buttermilk
1 cup prepared three-bean salad with juice > 1 cup > three-bean salad|prepared three-bean salad
125ml/4fl oz Greek yoghurt > 125 ml > greek yoghurt
Freshly grated Parmesan cheese > - > parmesan
1 cup dark red kidney beans, soaked overnight and rinsed well > 1 cup > kidney bean|red kidney bean|dark red kidney bean
1 pound beef cube steaks > 1 lb > beef cube steak
175ml/6fl oz soured cream > 175 ml > soured cream
3 tbsp thick hung curd or Greek yogurt > 3 tbsp > hung curd|thick hung curd|curd
1 head cauliflower, cut into 1-inch florets > 1 head > cauliflower
1 onion, peeled, roughly chopped > 1 > onion
bread crumb fresh > - > bread crumb|breadcrumb
1 cup light sour cream or reduced-fat whipped topping > 1 cup > soured cream|light soured cream
1 russet potato, cubed > 1 > russet potato|potato
2 tbsp Anong Red Curry Paste > 2 tbsp > anong red curry paste|red curry paste
Mexican Crema & Pickled Red Onions > - > mexican crema & pickled red onion|mexican crema and pickled red onion
1 tbsp cornflour, dissolved in a little milk > 1 tbsp > cornflour
4 Kosher-style hot dogs > 4 > hot dog|kosher-style hot dog
1 Cos lettuce or baby gem, leaves torn into pieces > 1 > romaine lettuce|cos lettuce
6 slices Brioche bread, punched out with a 2-inch ring cutter > 6 slice > brioche bread|brioche
2 fluid ounces steamed milk > 2 fl_oz > milk
2 (16 ounce) packages fudge stripe cookies > 2 package > fudge stripe cookie
kosher salt and cracked black pepper to taste > - > salt and black pepper
6 ounces thinly sliced roast turkey breast (from deli) > 6 oz > roast turkey breast|turkey breast
1 ½ c doenjang > 1.5 cup > doenjang
5 sticks Yorkshire forced rhubarb > 5 stick > rhubarb|yorkshire rhubarb|yorkshire forced rhubarb
1 (14 ounce) package Hillshire Farm® Beef Smoked Sausage > 1 package > hillshire farm® beef smoked sausage|beef smoked sausage|smoked sausage
1 (7 ounce) bag cone-shaped corn snacks (such as Bugles®) > 1 package > corn snack|cone-shaped corn snack
1 2 1/2-pound chicken, cut up, backbone and wing tips reserved for broth > 1 > chicken
½ c shaved Parmigiano Reggiano > 0.5 cup > parmesan
1 (9-ounce/255g) package no-boil lasagna noodles > 1 package > lasagna noodle|no-boil lasagna noodle
4 hot dog buns, preferably brioche-style or split-top > 4 > hot dog bun
Butter-flavored non-stick cooking spray > - > cooking spray|butter-flavored cooking spray|non-stick cooking spray|butter-flavored non-stick cooking spray
1 tablespoon spicy salsa (or more if you prefer) > 1 tbsp > salsa|spicy salsa
2 pounds fully cooked pork sausage such as French garlic sausage (see note), sliced 1 1/4-inch thick > 2 lb > pork sausage
½ tbsp light soy sauce > 0.5 tbsp > light soy sauce|soy sauce
¼ c grated onion, about ½ small medium onion > 0.25 cup > onion
1 Cook's® brand Bone-In Thick Cut Ham Steak > 1 > cook's® brand ham steak|ham steak|cook's® ham steak
jam of your choice > - > jam
1 ounce Hilshire Farm Honey Ham, chopped > 1 oz > hilshire farm honey ham|honey ham|ham
1/2 cup DOLE Raspberries (optional) > 0.5 cup > dole raspberry|raspberry
25g/1oz red amaranth leaves > 25 g > red amaranth|amaranth|red amaranth leaf|amaranth leaf
1 lb Korean rice cakes (tteok) > 1 lb > korean rice cake|rice cake
1 (16 ounce) jar TACO BELL HOME ORIGINALS Thick 'N Chunky Salsa, divided > 1 package > taco bell home originals thick 'n chunky salsa|salsa|taco bell salsa
unsweetened shredded dried coconut > - > dried coconut|desiccated coconut|coconut|shredded coconut
4 brioche burger buns, halved > 4 > brioche burger bun|burger bun
8 cubes beef bouillon, crumbled > 8 > beef bouillon|beef stock
0.5 c finely grated cheddar cheese > 0.5 cup > cheddar
1 c red onion, diced > 1 cup > red onion
small rose-shaped sweets or fresh rose petals, to garnish > - > rose-shaped sweet|sweet
1/2 cup Archer Farms® original granola > 0.5 cup > archer farms® original granola|granola|archer farms® granola
1 (3 ounce) package orange Jell-O® > 1 package > orange jell-o®|orange jell-o
1 (10.75 ounce) can reduced-sodium condensed cream of mushroom soup > 1 can > cream of mushroom soup|condensed cream of mushroom soup
2 cups cooked Wacky Mac® Veggie Spirals, rinsed under cold water, drained well > 2 cup > wacky mac® veggie spiral|veggie spiral
1 head of green or purple kale, stalks removed, leaves roughly torn into bite-size pieces > 1 head > kale|green kale|purple kale
drizzle double cream > 1 > double cream
1 tablespoon Tabasco brand pepper sauce > 1 tbsp > tabasco brand pepper sauce|tabasco pepper sauce|pepper sauce|tabasco
50g/1¾oz almonds > 50 g > almond
peanut oil (or other neutral flavoured oil), for frying > - > peanut oil
1 pound medium shrimp (about 40), peeled and deveined > 1 lb > prawn
1 x 150g/5½oz red mullet fillet, skin on and pin-boned > 1 > red mullet fillet|red mullet
2 cups coconut cream > 2 cup > coconut cream
2 slices soft, industrial white bread > 2 slice > white bread|industrial white bread
16 ounces farfalle (bow tie) pasta > 16 oz > farfalle pasta|farfalle
1 firm papaya, peeled, seeded and diced > 1 > papaya
1/2 kg of frozen seafood > 0.5 kg > seafood
1/2 pound grapes, separated into small clusters > 0.5 lb > grape
1/2 cup Major Grey Chutney > 0.5 cup > major grey chutney|chutney
1 (20 ounce) package frozen macaroni and cheese > 1 package > macaroni and cheese
1 1/4 cups vanilla wafer crumbs > 1.25 cup > vanilla wafer crumb
2 chipotle peppers in adobo sauce from a can, chopped > 2 > chipotle pepper
½ lemon, zest only (juice used above) > 0.5 > lemon
450 g / 1 lb periwinkles (topped and tailed) > 450 g > periwinkle
8 ounces Minute Maid® orange juice > 8 oz > minute maid® orange juice|orange juice
¼ c roasted peanuts, chopped > 0.25 cup > roasted peanut|peanut
¾ c breadcrumbs > 0.75 cup > breadcrumb
2 tablespoons fat-free French salad dressing > 2 tbsp > french salad dressing|french dressing
8 bakery onion or whole wheat hamburger buns, sliced > 8 > hamburger bun|onion hamburger bun|bakery onion hamburger bun
24 miniature pretzel twists > 24 > pretzel twist|miniature pretzel twist
2 tbsp niter kibbeh (spiced butter) > 2 tbsp > niter kibbeh
200g Fresh Oyster Mushrooms > 200 g > oyster mushroom
Thai fish sauce > - > fish sauce|thai fish sauce
`;
