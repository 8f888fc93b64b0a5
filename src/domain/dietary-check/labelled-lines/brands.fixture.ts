import { parseLines } from "./lines.fixture.ts";

/**
 * Hard lines: brands (those of American lines drawn from the collections at
 * github.com/strangetom/ingredient-parser, others by memory), composite foods, names of other
 * kitchens, negations and alternatives. Labelled before the lists were tried on them. Rows as in
 * lines.fixture.ts. Long because it is data.
 */
export const BRAND_LINES = parseLines(`
1 teaspoon citric acid powder (such as Ball® Fruit-Fresh®) |
1 (16 ounce) can BUSH's® Kidney Beans, drained and rinsed |
1 slice fully cooked luncheon meat (e.g. Spam) | gluten? chicken? beef? soy?
2 tablespoons CONTADINA® Italian Style Bread Crumbs | gluten dairy? soy? eggs?
1 cup Smucker's® Sugar Free Orange Marmalade |
2 (0.3 ounce) packages sugar-free lemon flavored Jell-O® mix | beef?
1 (4.66 ounce) container beef stock concentrate (such as Knorr® Homestyle Stock | beef gluten? soy?
1/3 stick Crisco® Baking Sticks Butter Flavor All-Vegetable Shortening | soy dairy?
4 ounces Ghirardelli 100% Cacao Unsweetened Chocolate baking bar, broken or chopped into 1 inch pieces | dairy? soy?
1 1/2 tablespoons Safeway SELECT Capers, drained |
1/2 teaspoon flake sea salt (such as Maldon®) |
1/3 cup KOOL-AID Tropical Punch Flavor Sugar-Sweetened Soft Drink Mix |
2 cups Archer Farms four cheese pasta sauce | dairy
1 cup Green Giant® Niblets® frozen corn, thawed |
6 cups frozen Tater Tots | gluten? soy?
1 (13 ounce) package Ranch-flavored tortilla chips | dairy soy? eggs?
1 1/3 cups fat-free whipped topping (such as Cool Whip®) | dairy
1 1/4 teaspoons flavor enhancer (such as Accent®) |
1 cup KRAFT Shredded Italian Mozzarella-Parmesan Cheese Blend | dairy
1 teaspoon salt-free seasoning blend (such as Club House No Salt Added Vegetable Seasoning®), or to taste |
1 (12 fluid ounce) can or bottle dark beer (such as Goose Island® Oktoberfest) | gluten
1/4 cup Fisher® Chef's Naturals® Pecan Chips | tree_nuts
1 (8 ounce) bottle KRAFT Balsamic Vinaigrette Dressing, divided | soy? dairy?
32 OREO Chocolate Sandwich Cookies, divided | gluten soy dairy?
3 dashes chile-garlic sauce (such as Sriracha®), or to taste |
2 tablespoons OSCAR MAYER Real Bacon Bits | soy? gluten?
1 pound Log House Almond Bark (chocolate or vanilla) | dairy soy? tree_nuts?
1 (5 ounce) package DOLE® Baby Lettuces |
2 tablespoons hot pepper sauce (such as Tabasco®) |
2 pounds Hatfield® Recipe Essentials ground pork |
1 (.06 ounce) packet CRYSTAL LIGHT On The Go Drink Mix, Raspberry Ice Flavor |
6 links Aidells Smoked Chicken and Apple Sausages | chicken gluten? soy?
16 pounds Butterball® Turkey, thawed if frozen |
6 cups shredded Mexican-style 4-cheese blend (such as Sargento®) | dairy
16 Tyson® Individually Fresh Frozen® Boneless Skinless Chicken Tenderloins | chicken
2 cups orange juice (such as Simply®) |
NESTLE® TOLL HOUSE® Semi-Sweet Chocolate Mini Morsels and/or sprinkles (optional) | dairy? soy? gluten?
1 1/2 ounces Ocean Spray® Cranberry Juice Drink, any flavor, chilled |
1/4 teaspoon Market Pantry™ Pepper |
3 cups POLLY-O Pizza Shreds 4 Cheese Blend , divided | dairy
1 1/2 (6 ounce) packages OSCAR MAYER 96% Fat Free Smoked Ham, chopped |
2 (21 ounce) cans LUCKY LEAF® Premium Fruit Filling--Apple, Cherry or Blueberry |
9 (1 ounce) squares BAKER'S Premium White Baking Chocolate, divided | dairy soy?
1 pinch Morton® Nature's Seasons® Seasoning Blend |
32 Hershey®'s Kisses® milk chocolates, unwrapped | dairy soy?
1 (9 ounce) package BUITONI® refrigerated Four Cheese Ravioli or Roasted Chicken & Garlic Ravioli, prepared according to package directions | gluten dairy chicken eggs soy?
1 tablespoon ATHENOS Crumbled Blue Cheese | dairy
12 ounces Classico® Tomato and Basil Sauce |
8 tablespoons JIF® Crunchy Peanut Butter | peanuts soy?
1/4 cup light chocolate syrup (such as Hershey's®) | dairy? soy?
1 (0.13 ounce) package unsweetened lemon-lime flavored drink mix (such as KOOL-AID®) |
72 Keebler® Town House® Flipsides® Garlic Herb crackers | gluten soy dairy?
1/3 cup coarsely shredded Majorero or other mild, buttery, semi-aged goat's-milk cheese | dairy
1/3 cup Splenda® |
2 cups KELLOGG'S® CRISPIX® cereal | gluten tree_nuts?
3 tablespoons Archer Farms™ teriyaki shiitake burger topper | soy gluten
6 Callisons Holiday Herb Seasoned Skewers |
2 large Vidalia onions, thinly sliced |
1/2 cup Market Pantry™ Shredded Sharp Cheddar | dairy
1 teaspoon McCormick® cayenne pepper |
4 1/2 cups Honey Nut Chex® cereal | gluten? tree_nuts?
1/2 cup granulated O Organics sugar |
1/3 cup Kahlua |
3 tablespoons vegan cream cheese substitute (such as Tofutti ®) | soy
1/4 cup KRAFT Real Mayo Mayonnaise | eggs soy?
2 Goldhen Large Eggs, beaten | eggs
1 (1 pound) package Safeway SELECT Verdi Penne Rigate Pasta | gluten
1/2 cup SMUCKER'S® Apricot Preserves |
1 Reynolds® Oven Bag, large size |
1 (16 ounce) jar HERDEZ® Salsa Verde |
3/4 cup TACO BELL® Thick 'N Chunky Medium Salsa |
10 ounces Sauza® Blanco Tequila |
1 1/4 cups All-Bran Original* cereal | gluten tree_nuts?
1 cup Green Giant Select® LeSueur® Frozen Baby Sweet Peas |
24 HONEY MAID Honey Grahams | gluten soy? dairy?
1 teaspoon Savory Market™ Parmesan Cheese Flavor | dairy
1 (26 ounce) can tomato soup (such as Campbell's®) | gluten? dairy? soy?
1/2 cup creamy salad dressing (such as Miracle Whip™) | eggs soy? dairy?
1 (7.2 ounce) package Snack Factory® Everything Pretzel Crisps® | gluten sesame soy? dairy?
3 teaspoons Enova™ Brand Oil | soy?
5 RITZ Crackers | gluten soy? dairy?
1 (9 ounce) package HORMEL® NATURAL CHOICE® Smoked Deli Ham |
Gorton's® Crunchy Golden Fish Fillets | fish gluten soy? dairy? eggs?
2 1/2 cups Dietz & Watson Roasted Garlic Cheddar Cheese, grated | dairy
2 tablespoons LAND O LAKES® Butter, melted | dairy
1 (12 fluid ounce) bottle dark beer (such as Guinness®) | gluten
3 drops BUFALO® Picante Clasica |
1 (21 ounce) can Comstock® or Wilderness® Apple fruit filling and topping, divided |
1 packet Biscoff biscuits, crushed | gluten soy dairy?
250g Lotus Biscoff spread | gluten soy dairy?
200g McVitie's Hobnobs | gluten dairy? soy?
12 Jammie Dodgers | gluten dairy soy?
1 pack Bourbon creams | gluten soy? dairy?
10 custard creams, broken | gluten dairy soy?
150g Nice biscuits | gluten dairy? coconut? soy?
8 Penguin bars, chopped | gluten dairy soy
6 Tunnock's caramel wafers | gluten dairy soy
4 Tunnock's teacakes | gluten dairy beef? eggs soy?
1 packet Arnott's Marie biscuits | gluten dairy? soy?
200 g Tim Tams, roughly chopped | gluten dairy soy
250g Arnott's Scotch Finger biscuits | gluten dairy soy?
1 packet Griffin's Wine biscuits | gluten dairy? soy?
200 g Malt biscuits (Griffin's) | gluten dairy? soy?
12 Leibniz butter biscuits | gluten dairy eggs?
1 sleeve Nilla wafers, crushed | gluten dairy eggs soy?
20 Nutter Butters | gluten peanuts soy
1 pkg Golden Oreos | gluten soy dairy?
24 Chips Ahoy cookies | gluten soy dairy?
1 cup crushed Biscoff | gluten soy dairy?
1 box Famous Chocolate Wafers | gluten soy? dairy?
10 Milano cookies | gluten dairy eggs soy
1 sleeve Thin Mints | gluten soy dairy
1 cup crushed Teddy Grahams | gluten soy? dairy?
8 Walkers shortbread fingers | gluten dairy
100 g Amaretti di Saronno | tree_nuts eggs gluten?
2 packs Pocky | gluten dairy soy
150 g Choco Leibniz | gluten dairy soy? eggs?
1 pack Maria cookies (Gamesa) | gluten soy? dairy? eggs?
18 Club crackers | gluten soy dairy?
1 sleeve Ritz, crushed, mixed with melted butter | gluten dairy soy?
12 Jacob's cream crackers | gluten
1 packet Jatz | gluten soy? dairy?
8 Carr's table water biscuits | gluten
1 box Cheez-Its, crushed | gluten dairy soy
2 cups Goldfish, cheddar flavour | gluten dairy soy?
10 Wheat Thins | gluten soy?
6 Wasa crispbreads | gluten sesame? dairy?
4 Finn Crisps | gluten
8 Premium saltines | gluten soy?
50 g Mini Cheddars | gluten dairy soy?
1 bag Bugles | soy? coconut? gluten?
2 Cadbury Crunchie bars | dairy soy?
4 Mars bars, sliced | dairy gluten soy eggs?
3 Twix fingers | gluten dairy soy
2 Snickers, chopped | peanuts dairy soy eggs
1 bag Maltesers | dairy gluten soy
150 g Smarties | dairy gluten? soy?
100g M&M's | dairy peanuts? soy? 
8 Rolos | dairy soy
2 Heath bars, crushed | dairy soy tree_nuts
1 cup Heath toffee bits | dairy tree_nuts soy?
4 Butterfinger bars, crushed | peanuts dairy soy
20 Reese's Minis | peanuts dairy soy?
12 Andes mints | dairy soy?
8 York Peppermint Patties | soy? dairy? eggs?
4 Milky Ways | dairy gluten soy eggs
6 3 Musketeers bars | dairy soy eggs
1 bag Werther's Originals | dairy soy?
1 cup Kraft caramel bits | dairy soy?
10 Kraft caramels, unwrapped | dairy soy?
1 bar Toblerone, chopped | dairy tree_nuts eggs soy
6 Ferrero Rochers | tree_nuts dairy gluten soy
4 Kinder Buenos | gluten dairy tree_nuts soy eggs?
1 Terry's Chocolate Orange, segments separated | dairy soy tree_nuts?
100 g Green & Black's dark chocolate | dairy? soy?
200g Lindt 70% | dairy? soy?
1 block Whittaker's Creamy Milk | dairy soy?
1 packet Pineapple Lumps | dairy soy? beef?
100 g Cadbury Caramilk, melted | dairy soy?
2 Violet Crumbles | dairy soy? beef?
2 Cherry Ripes | dairy coconut soy?
6 Freddos | dairy soy?
1 Flake, crumbled | dairy soy?
1 bag Haribo Starmix | beef?
100 g Jelly Babies | beef? gluten?
1 cup Swedish Fish | 
1 bag Twizzlers | gluten
50 g Skittles |
1 cup candy corn | beef? soy? eggs?
10 Starburst | soy? beef?
6 Peeps | beef
200g Nutella | tree_nuts dairy soy
2 tbsp Marmite | gluten
1 tsp Vegemite | gluten
1 tbsp Bovril | beef gluten
3 tbsp Skippy Creamy | peanuts soy?
2 tbsp Justin's almond butter | tree_nuts
1 jar Marshmallow Fluff | eggs
3 tbsp Lyle's golden syrup |
2 tbsp Bonne Maman raspberry conserve |
3 cups Rice Krispies | gluten
4 cups Chex mix | gluten soy? dairy? tree_nuts? peanuts?
2 cups Rice Chex |
3 cups Cap'n Crunch | gluten? soy?
2 cups Cinnamon Toast Crunch | gluten soy?
1 cup Grape-Nuts | gluten
2 cups Honey Bunches of Oats | gluten tree_nuts? dairy?
3 cups Fruity Pebbles |
100 g Shreddies | gluten
4 Weetabix, crushed | gluten
2 cups Coco Pops | gluten dairy?
100g Dorset Cereals muesli | gluten tree_nuts dairy?
2 cups Golden Grahams | gluten soy?
1 cup Fiber One | gluten soy?
1 tube Pillsbury crescents | gluten soy? dairy?
1 can Pillsbury Grands! biscuits | gluten soy? dairy?
1 package King's Hawaiian rolls | gluten dairy eggs soy?
4 Thomas' English muffins | gluten dairy? soy?
1 box Jiffy corn muffin mix | gluten dairy? soy? 
2 cups Bisquick | gluten soy?
1 box Duncan Hines devil's food mix | gluten soy? dairy? eggs?
1 pkg Betty Crocker brownie mix | gluten soy? dairy? eggs?
1 box Ghirardelli double chocolate brownie mix | gluten soy? dairy? eggs?
1 loaf Warburtons Toastie | gluten soy?
6 Mission wraps | gluten soy?
8 Old El Paso Stand 'n Stuff taco shells | soy?
1 Boboli crust | gluten dairy soy?
2 pkgs Pepperidge Farm puff pastry | gluten soy? dairy?
1 box Stove Top, chicken flavour | gluten chicken soy dairy?
1 pack Jus-Rol shortcrust | gluten soy? dairy?
8 Rhodes rolls, thawed | gluten soy? dairy? eggs?
4 slices Dave's Killer Bread | gluten sesame soy?
4 slices Ezekiel bread | gluten soy sesame?
2 Schär ciabatta rolls | soy? eggs? dairy?
1 tub Cool Whip, thawed | dairy
200 ml Elmlea double | dairy soy?
1 can Reddi-wip | dairy
1 sachet Dream Whip | dairy
1 envelope Dream Topping | dairy soy?
250ml Oatly barista | gluten
200 ml Alpro almond unsweetened | tree_nuts
1 carton Silk, unsweetened | soy? tree_nuts? gluten? coconut?
1 cup Ripple milk |
8 oz Velveeta, cubed | dairy soy?
2 wedges Laughing Cow | dairy
1 pack Boursin | dairy
100 g Philadelphia | dairy
4 Babybels | dairy
2 slices Kraft Singles | dairy soy?
1 tub Chobani | dairy
2 pots Fage 0% | dairy
1 Yoplait, strawberry | dairy beef?
2 tbsp Lurpak | dairy
3 tbsp Earth Balance | soy?
50 g Flora | dairy? soy?
50g Stork | dairy? soy?
2 tbsp I Can't Believe It's Not Butter | soy dairy?
4 tbsp Country Crock | soy dairy?
1 tbsp Benecol | dairy? soy?
1 pint Ben & Jerry's Cherry Garcia | dairy eggs soy? coconut?
1 pint Häagen-Dazs | dairy eggs
4 Klondike bars | dairy soy
1 tub Violife | coconut?
1 pack Daiya shreds | coconut?
200 g Miyoko's mozzarella | tree_nuts?
1 pack Quorn pieces | eggs gluten?
1 pack Linda McCartney sausages | soy gluten?
4 Beyond patties |
1 pack Impossible | soy
1 tube Gimme Lean | soy gluten
1 pack Gardein crumbles | soy gluten
1 package LightLife Smart Ground | soy gluten?
1 pack Cauldron, pressed | soy
280g Tofoo Naked, cubed | soy
1 block Nasoya, drained | soy
1 block House Foods extra firm | soy
1 pack Wildwood Sprouted, cubed | soy
1 box Mori-Nu, silken | soy
8 oz Lightlife Flax, crumbled | soy gluten?
1 tin Nuttelex | soy?
200 g Sunfed chunks | 
1 pack THIS Isn't Chicken | soy?
2 tbsp Hellmann's | eggs
3 tbsp Kewpie | eggs soy?
2 tbsp Duke's | eggs soy
1/4 cup Best Foods | eggs soy
2 tbsp Vegenaise | soy?
1/2 cup Hidden Valley Ranch | dairy eggs soy
1 packet Hidden Valley dry mix | dairy soy?
1 cup Ken's Caesar | fish dairy eggs soy?
1/4 cup Newman's Own Italian | soy? dairy? 
2 tbsp A.1. | gluten?
1 tbsp Lea & Perrins | fish gluten?
3 tbsp HP Sauce | gluten
1/2 cup Sweet Baby Ray's | fish? soy? gluten?
2 tbsp Frank's RedHot |
1 tbsp Huy Fong |
2 tbsp Lee Kum Kee Premium | shellfish? soy? gluten?
1 tbsp Kikkoman | soy gluten
2 tsp Bragg | soy?
1 jar Patak's korma | dairy? tree_nuts coconut?
1 jar Sharwood's tikka masala | dairy tree_nuts?
4 tbsp Mae Ploy red curry paste | shellfish
1 can Maesri green | shellfish fish?
1 jar Rao's marinara |
1 jar Prego Alfredo | dairy eggs? soy? gluten?
1 jar Bertolli Alfredo | dairy eggs? soy? gluten?
2 tbsp Branston Pickle | gluten
1 tbsp Colman's English | gluten?
2 tsp Grey Poupon |
1 sachet Colman's white sauce mix | dairy gluten
1 packet Lipton Onion Soup Mix | soy? gluten? dairy? beef?
1 can Campbell's Cream of Mushroom | dairy gluten soy
1 can Rotel |
1 can Amy's lentil soup |
2 Knorr stock pots | gluten? chicken? beef? dairy?
2 Oxo cubes, crumbled | gluten beef? soy?
1 Kallo veg cube | gluten?
2 tbsp Bisto | gluten? dairy? beef?
1 tsp Better Than Bouillon | chicken? beef? soy? gluten? dairy?
1 tbsp Massel chicken style stock powder |
1 tsp Vegeta | gluten? 
1 tsp Aromat | gluten? dairy? soy?
1 pack Indomie Mi Goreng | gluten soy sesame? eggs? shellfish?
2 packs Maggi 2-minute noodles | gluten soy? dairy?
1 Pot Noodle | gluten soy dairy? eggs?
1 pack Koka noodles | gluten soy? sesame? 
2 pkgs Top Ramen | gluten soy eggs? chicken? sesame?
1 box Kraft Mac & Cheese | gluten dairy
1 box Annie's shells | gluten dairy
1 packet Pasta Roni | gluten dairy soy eggs?
1 box Rice-A-Roni chicken | gluten chicken soy?
1 pack Barilla | gluten eggs?
500g De Cecco no. 12 | gluten
1 box Hamburger Helper | gluten dairy? soy?
1 bag Doritos, crushed | dairy soy? gluten?
2 cups Fritos |
1 bag Lay's | dairy? 
2 cups Funyuns | dairy soy? gluten?
1 bag Cheetos | dairy
1 tube Pringles | gluten
1 bag Hula Hoops | gluten? dairy?
1 can Durkee onions | gluten soy? dairy?
1 can French's crispy onions | gluten soy?
4 Chipits, chocolate | dairy? soy?
1 cup Skor bits | dairy tree_nuts soy?
1 box Kraft Dinner | gluten dairy
2 tbsp Club House La Grille |
6 Timbits | gluten dairy? eggs? soy?
1 pouch Shake 'n Bake | gluten soy?
1 shot Baileys | dairy
50 ml Disaronno | tree_nuts?
3 tbsp Frangelico | tree_nuts
2 tbsp Malibu | coconut
1 can Guinness | gluten
1 bottle Corona | gluten
2 tbsp Ovaltine | gluten dairy
3 tbsp Milo | gluten dairy soy?
2 tbsp Horlicks | gluten dairy
1 scoop Huel | gluten? soy? coconut?
1 can Ensure | dairy soy
1 scoop Isopure | dairy soy?
100 g chouriço, sliced | gluten? dairy? soy?
100 g chourico | gluten? dairy? soy?
2 links choriço | gluten? dairy? soy?
1 tbsp hummus without tahini |
1/2 cup cashew butter, creamy | tree_nuts
2 tbsp creamy peanut butter | peanuts soy?
2 tbsp natural creamy almond butter | tree_nuts
3 pork shoulder steaks |
2 elk steaks |
500g bison burgers | gluten?
2 venison steaks |
4 ostrich fillet steaks |
turkey steaks |
2 cups cake flour, sifted | gluten
1/2 cup maple syrup (not pancake syrup) |
1/4 cup mayonnaise (sub vegan mayo) | eggs soy?
1 cup almond milk or other plant milk | tree_nuts soy? gluten? coconut?
2 cups oat milk (or other plant milk of choice) | gluten soy? tree_nuts? coconut?
shredded apples (use the grater) |
1 lb pork, cooked and meat shredded |
1 cup almond flour (not almond meal) | tree_nuts
1 egg replacer (no egg) |
1 tsp baking powder (aluminium free) |
200 g ricotta (not low fat) | dairy
1/2 cup butter, or coconut oil for dairy-free | dairy coconut
2 tbsp honey (or maple syrup to keep it vegan) |
1 cup vegetable broth, not chicken |
100 g jamón serrano |
200 g lomo embuchado |
150 g sobrasada | gluten? dairy?
2 tbsp 'nduja | 
1 tbsp doubanjiang | soy gluten
2 tbsp gochujang | soy gluten
100 g aburaage | soy
1 sheet yuba | soy
1 tsp katsuobushi | fish
2 tbsp bagoong alamang | shellfish
1 tbsp belachan | shellfish
2 tbsp kecap asin | soy gluten
100 g kashk | dairy gluten?
200 g labneh | dairy
2 tbsp smen | dairy
100 g khoya | dairy
1 tbsp sattu |
200 g rava | gluten
100 g poha |
1 cup atta | gluten
2 tbsp besan |
100 g freekeh | gluten
1 cup maftoul | gluten
100 g tsampa | gluten
2 tbsp amchur |
`);
