import { parseLines } from "./lines.fixture.ts";

/**
 * A second pair in the manner of blind-4.fixture.ts, after the check had been improved with that set: a
 * third of the plain lines drawn from some thirty further public pages, the rest by memory. Labelled and
 * committed before the check had read them, measured once (docs/bench.md). Long because it is data.
 */
export const BLIND_PLAIN_5 = parseLines(`
1 tablespoon canola oil |
1 lb ground beef (85/15 lean is ideal) | beef
2 stalks celery, diced |
1 16 oz can kidney beans, drained |
1 cup cheddar cheese | dairy
½ lb bacon, cooked and diced |
6 hot dogs, cooked and diced | beef? chicken? gluten? soy? dairy?
8 oz cream cheese, softened | dairy
Snipped fresh chives or green onions for garnish |
16-ounces refried beans | soy?
2 cups shredded white cheddar cheese | dairy
1 1/2 pounds cooked shredded chicken | chicken
8-ounces sour cream | dairy
2 avocadoes, diced |
1 1/2 pounds ground turkey |
8-ounces canned sliced green chilis |
6 cups chicken broth | chicken gluten? soy?
2 cups shredded Colby Jack cheese | dairy
2 1/2 cups quick cooking plain oats | gluten
1 packet (1 oz) taco seasoning, divided | gluten? soy? dairy?
1 can (10 oz) diced tomatoes with green chiles (like Ro-Tel), undrained |
1 cup Monterey Jack cheese, freshly shredded | dairy
1 pkg softened cream cheese | dairy
1 to 1 1/2 cup prepared guacamole | dairy?
1 can Skyline (or your favorite beanless chili) | beef gluten? soy?
1 (8 oz) pkg. shredded Monterey Jack cheese with peppers | dairy
1 pound chicken sausage, casings removed | chicken gluten? soy? dairy?
3 (15 ounce) cans chili beans, drained | soy?
1/2 cup beer | gluten
2 teaspoons hot pepper sauce (such as Tabasco®) |
3 cups baked tortilla chips |
3 cups diced cooked rotisserie chicken | chicken
3/4 cup hot pepper sauce (such as Frank's RedHot®) |
1/2 cup blue cheese dressing | dairy eggs soy?
1/2 teaspoon seafood seasoning (such as Old Bay®) |
15 oz. of chili (you can make your own or go canned, it's all up to you) | beef? gluten? soy?
Brisket (1st or 2nd cut) | beef
4 tbsp worcestershire sauce | fish gluten? soy?
½ tsp whole mustard seed |
Pepper cheese | dairy
3/4 c. peanut butter | peanuts soy?
1/2 c. honey or agave (or 1/4 c. of each) |
2 1/2 c. toasted rice cereal or puffed whole grain | gluten?
2 c. old fashioned oats | gluten
3/4 c. chocolate chips, nuts, peanut butter chips, dried fruit, etc. | peanuts dairy? soy? tree_nuts
2 cups rolled oats (I've used old fashioned and quick) | gluten
2 t. vanilla extract (I use 1 real and 1 imitation) |
1/2 cup oat bran | gluten
1/4 cup dry nonfat milk powder | dairy
1/4 cup peanut butter (or your favorite nut butter) | peanuts tree_nuts? soy?
1/4 cup extra-light-tasting olive oil |
1 c flaked coconut | coconut
1 c wheat germ | gluten
1 c mini chocolate chips | dairy? soy?
1 c crushed pretzels | gluten soy?
1/4 c. unsweetened vanilla almond milk (or regular milk) | tree_nuts dairy
2 Tbsp Sweetener (I use erythritol, but you could use agave syrup) |
a scant 1/2 C peanut butter | peanuts soy?
2 T butter | dairy
5-6 T honey |
60g golden caster sugar |
1 tablespoon allspice |
600ml champagne |
Roughly 250g chestnuts in their shells | tree_nuts?
Roughly 10 chestnut mushrooms – chopped |
1 250g tin of chestnut puree (not the sweetened kind) | tree_nuts?
1 litre of good quality vegetable stock | gluten? soy?
600g smoked salmon slices | fish
600g cream cheese | dairy
150ml double cream | dairy
1 tbsp very finely chopped dill, plus a few fronds to serve |
Melba toast or toasted soda bread, to serve | gluten dairy
10 free-range chicken wings | chicken
60ml sherry or port, optional |
3 large free-range eggs – beaten | eggs
75g wholemeal flour | gluten
50g dried mixed fruit and candied peel (these usually come in a mixed bag) |
50g walnuts – finely chopped | tree_nuts
200g dark chocolate – chopped | dairy? soy?
2 large nobs of butter | dairy
3 tablespoons of Grand Marnier or other liqueur of your liking |
1 vanilla sponge cake – cut into rough chunks | gluten eggs dairy
200ml custard – a readymade one is fine | dairy eggs? gluten?
4 tbsp hot creamed horseradish sauce | dairy eggs? soy?
450ml/¾ pint hot turkey or chicken stock | chicken gluten? soy?
250g/9oz good-quality ready-made mincemeat | gluten? beef? soy?
900g/2lb small Brussels sprouts |
850g/1lb 14oz potatoes (such as Maris Piper, Rooster or King Edward), peeled |
225g/8oz frozen chestnuts, defrosted and halved | tree_nuts?
125g/4oz uncoloured marzipan, grated | tree_nuts eggs?
150ml/5fl oz bitter lemon |
250 g Smoked salmon (flaked into large pieces) | fish
75 ml Crème Fraîche (light, if preferred) | dairy
200g tub soft cheese | dairy
1 tablespoon crème fraîche, only if you have some | dairy
150g smoked salmon | fish
1 scallop on top, if you like | shellfish
2 pounds beef stew meat or lean beef chuck, cut into 2-inch cubes | beef
1 pint whole tomatoes, preferably home-canned |
1/3 c. quick tapioca |
4 beef bouillon cubes | beef gluten? soy? dairy?
1 can (10 fl. oz. or 284 mL) sliced mushrooms, liquid reserved |
1-to-2 c. (250-to-500 mL) dry bread cubes or crumbs | gluten soy? dairy? sesame?
1/2 c. (125 mL) dry red wine of dry sherry |
1 cup burgundy wine |
1 1/4 cups water, heated to 100-110 degrees F |
4 cups bread flour, plus extra flour for kneading | gluten
2 tsp instant yeast (1 standard packet) |
3 tbsp unsalted butter, melted and cooled slightly | dairy
24 oz (680g) full-fat block cream cheese, at room temperature | dairy
4 large egg whites, at room temperature | eggs
1/4 cup (60ml) sour cream, at room temperature | dairy
1 1/2 cups (150g) graham cracker crumbs | gluten soy? dairy?
3 cups cake flour, spooned and leveled | gluten
1 dsp tomato purée |
2 heaped tbsp Greek yogurt | dairy
a generous splash of double cream | dairy
a couple of anchovies | fish
a scraping of nutmeg |
a small tin of sweetcorn |
half a block of feta | dairy
half a tub of ricotta | dairy
half a bag of frozen prawns, defrosted | shellfish
whatever cheese you have, grated | dairy
stale bread, torn into chunks | gluten soy? dairy? sesame?
leftover mash |
leftover roast lamb, shredded | lamb
leftover ham, diced | soy? dairy? gluten?
cold cooked rice |
some milk, for brushing | dairy
an egg, for glazing | eggs
a little flour, for the board | gluten
butter and breadcrumbs for the tin | dairy gluten soy?
a tin of salmon | fish
a tin of crab | shellfish
a jar of cockles in vinegar | shellfish
a packet of stuffing mix | gluten soy? dairy? eggs? chicken?
a packet of chocolate digestives | gluten dairy soy
a sheet of shop-bought puff pastry | gluten dairy?
a bag of salad |
a bag of crisps, crushed | dairy? soy? gluten?
a block of tofu | soy
a can of coconut milk | coconut
a can of tuna | fish soy?
a rasher of bacon per person |
one stock cube, any sort | gluten? soy? beef? chicken? dairy?
two slices of ham | soy? dairy? gluten?
three slices of brown bread | gluten soy? dairy?
four crumpets | gluten dairy?
five spice |
six oysters | shellfish
12 king scallops, roe on | shellfish
1 small lobster, cooked | shellfish
2 sea bass fillets | fish
2 trout, gutted | fish
2 tins of mackerel in tomato sauce | fish
1 kipper, flaked | fish
500 g hake, skinned | fish
500 g coley or pollock | fish
100 g crayfish tails | shellfish
50 g brown shrimps | shellfish
2 tbsp taramasalata | fish gluten? eggs? soy?
1 tsp anchovy essence | fish
500 g diced lamb | lamb
1 lamb shoulder, bone in | lamb
500 g mutton, diced | lamb
250 g lamb's liver, sliced | lamb
1 rib of beef, about 2 kg | beef
500 g shin of beef | beef
500 g lean steak mince | beef
1 ox tongue | beef
4 slices pastrami | beef
100 g bresaola | beef
1 tbsp beef gravy granules | beef? gluten? soy? dairy?
25 g beef suet | beef gluten?
4 sheets of leaf gelatine | beef?
6 chicken thigh fillets, skinned | chicken
1 chicken carcass | chicken
1 small free-range chicken | chicken
300 g chicken mince | chicken
1 tbsp chicken fat | chicken
200 g chicken liver pâté | chicken dairy? gluten? eggs? soy?
8 turkey rashers | soy?
1 goose, about 5 kg |
2 pheasants, plucked |
4 venison steaks |
1 pork tenderloin |
8 pork ribs |
200 g pancetta cubes |
6 slices Parma ham |
100 g salami, sliced | dairy? soy? beef?
1 ring of chorizo | dairy? soy?
4 merguez sausages | lamb? beef?
500 g strong white flour | gluten
100 g rye flour, plus extra to dust | gluten
50 g wheat bran | gluten
200 g pearled spelt | gluten
250 g bulgar wheat | gluten
150 g giant couscous (mograbieh) | gluten
1 tbsp semolina, to dust | gluten
500 g fresh tagliatelle | gluten eggs
12 lasagne sheets | gluten eggs?
250 g soup pasta | gluten eggs?
1 pack of fresh ravioli | gluten eggs dairy?
200 g soba | gluten
3 nests of egg noodles | gluten eggs
300 g udon | gluten
1 pack of wonton skins | gluten eggs?
6 sheets of filo | gluten soy?
12 vol-au-vent cases | gluten dairy? soy? eggs?
1 pack of pitta bread | gluten sesame?
4 chapattis | gluten dairy?
8 soft white baps | gluten soy? dairy?
1 focaccia | gluten
1 malt loaf, sliced | gluten
1 jam Swiss roll | gluten eggs soy? dairy?
4 waffles, toasted | gluten eggs dairy soy?
8 Scotch pancakes | gluten eggs dairy
12 mini doughnuts | gluten eggs? dairy? soy?
1 packet ginger biscuits | gluten dairy? soy?
200 g oatcakes | gluten
100 g water biscuits | gluten
1 packet cream crackers | gluten
75 g bran flakes | gluten
2 Weetabix, crushed | gluten
50 g cornflakes | gluten
100 g muesli | gluten tree_nuts? dairy? coconut?
200 g granola | gluten tree_nuts? coconut? dairy? soy?
200 ml ale | gluten
330 ml bottle lager | gluten
1 tbsp malt extract | gluten
1 tbsp soy sauce | soy gluten
2 tbsp dark soy | soy gluten
1 tbsp tamari | soy gluten?
1 tbsp miso | soy gluten?
1 tbsp gochujang | soy gluten
200 g tempeh, cubed | soy gluten?
150 g frozen soya beans | soy
100 g edamame | soy
500 ml soya milk | soy
2 tbsp soya yogurt | soy
150 g vegetarian mince | soy? gluten? eggs?
100 g unsalted peanuts | peanuts
2 tbsp smooth peanut butter | peanuts soy?
100 g honey-roasted peanuts | peanuts
1 tbsp satay paste | peanuts shellfish? soy? fish? gluten?
100 g ground hazelnuts | tree_nuts
50 g pecan halves | tree_nuts
75 g shelled pistachios | tree_nuts
100 g blanched almonds | tree_nuts
25 g toasted almond flakes | tree_nuts
2 tbsp almond butter | tree_nuts
1 tbsp cashew butter | tree_nuts
200 ml almond milk | tree_nuts
100 g amaretti | tree_nuts? eggs gluten? soy?
2 tbsp hazelnut syrup | tree_nuts?
100 g nougat, chopped | tree_nuts eggs?
50 g praline | tree_nuts dairy? soy?
1 tbsp sesame oil | sesame
1 tbsp toasted sesame seeds | sesame
3 tbsp tahini paste | sesame
200 g tub houmous | sesame
50 g sesame snaps | sesame
200 ml coconut cream | coconut
50 g desiccated coconut | coconut
2 tbsp coconut oil, melted | coconut
1 fresh coconut, grated | coconut
25 g creamed coconut | coconut
1 tbsp coconut sugar | coconut
6 medium eggs | eggs
2 hard-boiled eggs, quartered | eggs
3 egg yolks, beaten | eggs
1 egg white | eggs
2 quail's eggs | eggs
4 tbsp mayo | eggs soy?
3 tbsp tartare sauce | eggs soy?
4 meringues, broken | eggs
250 g Madeira cake | gluten eggs dairy? soy?
200 ml whole milk | dairy
568 ml semi-skimmed milk | dairy
142 ml pot single cream | dairy
284 ml carton whipping cream | dairy
3 tbsp buttermilk | dairy
100 g butter, softened | dairy
25 g unsalted butter | dairy
50 g Parmesan, grated | dairy
100 g Gruyère | dairy
125 g ball of mozzarella | dairy
100 g blue cheese | dairy
75 g Red Leicester, grated | dairy
100 g Wensleydale with cranberries | dairy
200 g halloumi | dairy
50 g pecorino | dairy
1 small Camembert | dairy
200 g quark | dairy
100 g white chocolate | dairy soy?
100 g milk chocolate, melted | dairy soy?
6 scoops of ice cream | dairy eggs? soy?
1 tin of rice pudding | dairy
2 tbsp malted milk powder | dairy gluten
1 tbsp skimmed milk powder | dairy
1 sachet hot chocolate | dairy? soy?
4 tbsp dulce de leche | dairy
1 tin evaporated milk | dairy
2 tbsp brandy butter | dairy
4 tbsp garlic butter | dairy
250 g ready-made pastry | gluten dairy? soy?
1 tbsp instant mash powder | dairy? soy?
1 onion, roughly chopped |
3 garlic cloves, crushed |
2 carrots, grated |
1 green pepper, deseeded |
1 leek, trimmed and sliced |
200 g baby spinach |
1 head of broccoli |
1 cauliflower, in florets |
2 courgettes, sliced |
1 aubergine, diced |
500 g new potatoes |
2 sweet potatoes, cubed |
250 g mushrooms, sliced |
2 tbsp tomato paste |
1 tin cannellini beans |
1 tin black beans, rinsed |
150 g green lentils |
200 g long-grain rice |
100 g quinoa |
100 g polenta |
50 g cornflour |
100 g rice flour |
75 g potato starch |
1 tbsp olive oil |
1 tbsp red wine vinegar |
2 tbsp balsamic glaze |
2 tbsp maple syrup |
75 g dark brown sugar |
1 tsp vanilla paste |
7 g dried yeast |
1 tsp ground cumin |
2 tsp sweet paprika |
1 tsp ground ginger |
4 cloves |
6 cardamom pods, bashed |
1 tsp fennel seeds |
1 tbsp chopped rosemary |
small bunch of coriander |
handful of mint leaves |
few basil leaves |
1 lemon, zested |
2 limes, juiced |
1 orange, segmented |
2 apples, cored |
2 pears, peeled |
3 plums, stoned |
200 g strawberries |
150 g frozen mixed berries |
50 g sultanas |
75 g dried cranberries |
2 ripe bananas |
1 mango, diced |
half a pineapple |
200 ml white wine |
100 ml port |
2 tbsp brandy |
1 tbsp cider vinegar |
300 ml dry cider |
pinch of salt |
freshly ground black pepper |
cocktail sticks |
`);

/** Harder lines, in the manner of those of blind-4.fixture.ts. */
export const BLIND_HARD_5 = parseLines(`
1 sharing bag of Galaxy Counters | dairy soy
100 g Green & Black's dark, chopped | soy? dairy?
1 tube of Smarties | dairy gluten? soy?
1 Toffee Crisp, chopped | dairy soy gluten?
2 Fry's Peppermint Creams | dairy? soy?
1 bag Cadbury Giant Buttons | dairy soy?
1 bar of Tony's Chocolonely | dairy soy
1 pack Milkybar Buttons | dairy soy?
2 Nestlé Aeros | dairy soy
1 Cadbury Fudge | dairy soy?
1 bag of Munchies | gluten dairy soy
1 bag Poppets toffee | dairy soy?
1 box Maltesers Truffles | dairy soy gluten
100 g Divine milk | dairy
1 pack Love Hearts |
1 stick of Blackpool rock |
1 pack Chewits | soy? beef?
100 g Cadbury Bournville | dairy soy?
2 bags Hershey's Nuggets | dairy soy? tree_nuts?
1 bag Hershey's Cookies 'n' Creme | dairy soy gluten
1 bag Ghirardelli melting wafers | dairy soy
1 bag Wilton Candy Melts | dairy soy
12 oz Almond Bark | dairy soy
1 cup chopped Symphony bar | dairy soy tree_nuts?
1 pkg Andes mints | dairy soy
1 cup Brach's candy corn | eggs? soy? beef?
10 Peeps | beef?
1 bag Jet-Puffed | beef?
6 Take 5 bars | peanuts dairy soy gluten
2 Skor bars | tree_nuts dairy soy
1 Whatchamacallit | peanuts dairy soy gluten?
1 pkg Tootsie Rolls | dairy soy
2 Crispy Crunch | peanuts dairy? soy
2 Wunderbars | peanuts dairy soy gluten?
1 bag Mackintosh's toffee, chopped | dairy soy?
1 Big Turk | soy dairy?
1 bag Old Dutch chips |
1 pkg Hawkins Cheezies | dairy
1 box Shreddies | gluten
2 cups Vector cereal | gluten dairy? soy
1 box Peek Freans | gluten dairy? soy
1 pkg Voortman wafers | gluten soy dairy?
6 Ah Caramel | gluten dairy soy eggs?
4 Timbits | gluten dairy? eggs? soy
1 pkg Dad's oatmeal cookies | gluten soy? dairy?
1 jar Cheez Whiz | dairy
2 tbsp Cheez Whiz | dairy
1 tub Black Diamond | dairy
1 tub Nordica | dairy
1 tbsp Becel | soy? dairy?
1 tub Lactantia | dairy
200 g Anchor butter | dairy
200 g Mainland Tasty | dairy
1 tub Meadow Fresh | dairy
200 g Bulla | dairy
1 tub Chris' tzatziki | dairy
1 block Coon | dairy
2 tbsp Meadow Lea | dairy? soy?
200 g Western Star | dairy
1 tin Nestlé Highlander | dairy
1 pkt Foster Clark's custard | dairy? gluten? eggs?
200 g Cadbury Melts | dairy soy
1 pkt Nestlé Choc Bits | dairy? soy
1 pkt Arnott's Butternut Snaps | gluten coconut dairy? soy?
1 pkt Monte Carlos | gluten coconut dairy? soy? eggs?
1 pkt Kingstons | gluten coconut dairy? soy?
1 pkt Ginger Nuts, Arnott's | gluten soy? dairy?
1 pkt Granita | gluten dairy? soy?
1 pkt Tiny Teddies | gluten dairy? soy?
1 pkt Chocolate Royals | gluten dairy soy beef?
2 Freddo frogs | dairy soy?
6 Fantales | dairy soy?
1 pkt Allen's Snakes | gluten? beef?
1 pkt Minties | soy? beef? gluten?
1 pkt Jelly Tip | dairy soy?
4 Golden Gaytimes | dairy gluten soy?
1 tub Peters vanilla | dairy
1 box Drumsticks ice cream | dairy gluten soy peanuts? tree_nuts?
1 pack Chicken Crimpys | gluten soy? dairy? chicken?
1 pack Barbecue Shapes | gluten soy? dairy?
1 bag CC's | dairy? soy?
2 slices Helga's | gluten soy?
4 Golden crumpets | gluten soy?
1 pack Sunbeam buns | gluten soy? dairy?
4 slices Nature's Own | gluten soy dairy?
1 pkg Lender's bagels | gluten soy? eggs?
6 Sister Schubert rolls | gluten dairy eggs? soy?
1 pack Pillsbury Toaster Strudel | gluten soy dairy? eggs?
2 Pop-Tarts, crumbled | gluten soy dairy? beef?
1 box Nutri-Grain bars | gluten soy dairy?
1 box Quaker Chewy | gluten soy dairy? peanuts? coconut?
1 box Fiber One brownies | gluten soy dairy? eggs?
2 cups Fruit Loops | gluten coconut? soy?
2 cups Frosted Flakes | gluten
1 cup Life cereal | gluten
1 cup Raisin Bran | gluten
1 cup Kashi | gluten soy?
1 cup Bear Naked granola | gluten tree_nuts? coconut? soy?
1 cup Shreddies, crushed | gluten
50 g Ready Brek | gluten dairy?
75 g Oatibix | gluten
2 tbsp Cadbury drinking chocolate | dairy? soy?
1 sachet Galaxy hot chocolate | dairy
1 tin Carnation caramel | dairy
1 carton Elmlea | dairy soy?
1 tub Yeo Valley | dairy
4 Müller Light | dairy gluten? beef?
1 tub Total | dairy
1 pot Activia | dairy
1 pack Dairylea Dunkers | dairy gluten
1 tub Primula | dairy
1 pack Cheestrings | dairy
200 g Pilgrims Choice | dairy
1 round Le Rustique | dairy
100 g Cambozola | dairy
1 pack Roule | dairy
100 g Port Salut | dairy
1 tub Delphi tzatziki | dairy
200 g Sheese | coconut? soy?
200 g Cathedral City plant-based | coconut?
1 tub Flora Plant | soy?
1 block Naturli | coconut?
1 tub Pure |
1 carton Rude Health almond | tree_nuts
1 carton Plenish cashew | tree_nuts
1 carton Minor Figures | gluten
1 carton Innocent oat | gluten
1 pot The Coconut Collaborative | coconut
1 pack Vivera steak | soy gluten?
1 pack The Vegetarian Butcher | soy gluten? eggs?
2 Moving Mountains burgers | soy? gluten? coconut?
1 pack Fry's vegan strips | soy gluten
1 block Tofurei | soy
1 pack Taifun smoked | soy gluten? tree_nuts? sesame?
1 pkg Wildwood | soy
1 pkg Upton's Naturals | gluten soy?
1 pkg Sweet Earth bacon | gluten soy?
1 pkg Daring pieces | soy
1 pkg Quorn nuggets | gluten eggs dairy?
4 Wall's sausages | gluten soy?
1 pack Mattessons smoked sausage | soy? dairy? chicken? beef?
1 pack Peperami Minis | soy? dairy?
1 pack Herta frankfurters | dairy? soy?
1 tin Plumrose ham | soy? dairy?
1 pack Rustlers | gluten beef? dairy? soy? sesame? eggs? chicken?
1 pack Ginsters sausage rolls | gluten dairy? eggs? soy?
1 Dr. Oetker Ristorante | gluten dairy soy?
1 Chicago Town pizza | gluten dairy soy?
1 Goodfella's | gluten dairy soy?
1 box Birds Eye fish fillets | fish gluten
1 box Captain's fish fingers | fish gluten
1 pack Whitby scampi | shellfish gluten
1 pack Young's Gastro | fish gluten dairy? soy? eggs?
1 tin Princes mackerel | fish soy?
1 jar Princes beef paste | beef soy? fish? gluten? dairy? chicken?
1 tin Glenryck pilchards | fish
1 can Chicken of the Sea | fish soy?
1 pouch Wild Planet | fish
1 pkg Louis Kemp | fish gluten? eggs soy? shellfish?
1 pkg Trans Ocean crab classic | fish gluten? eggs soy? shellfish?
1 can Campbell's Chunky sirloin burger | beef gluten soy? dairy?
1 can Campbell's cheddar cheese soup | dairy gluten soy?
1 can Campbell's tomato | gluten
1 can Amy's minestrone | gluten soy?
1 packet Cup-a-Soup chicken | chicken gluten? dairy? soy?
1 packet Knorr onion | gluten? soy? dairy?
1 packet Mrs. Grass | gluten eggs chicken? soy?
1 box Near East pilaf | gluten soy?
1 box Pasta Roni | gluten dairy soy? eggs?
1 box Velveeta Skillets | gluten dairy soy?
1 bag Bertolli frozen dinner | gluten dairy? soy? chicken?
1 pack Amy's burrito | gluten soy? dairy?
1 Stouffer's lasagna | gluten beef dairy eggs? soy?
1 Marie Callender's pot pie | gluten chicken? dairy soy?
1 pack El Monterey taquitos | gluten? beef? chicken? soy? dairy?
1 pack Jose Ole | gluten? beef? chicken? soy? dairy?
1 bag Tyson popcorn chicken | chicken gluten soy? dairy? eggs?
1 bag Perdue nuggets | chicken gluten soy? dairy? eggs?
1 bag Farm Rich meatballs | beef? gluten soy? dairy? chicken?
1 bag IKEA meatballs | beef? gluten? dairy? eggs? soy?
1 jar Paul Newman's Alfredo | dairy eggs? soy? gluten?
1 jar Victoria vodka sauce | dairy
1 jar Loyd Grossman tikka | dairy
1 jar Uncle Ben's sweet and sour | soy? gluten?
1 sachet Colman's cheddar cheese sauce | dairy gluten
1 sachet Colman's sausage casserole | gluten? soy? dairy?
1 sachet Schwartz chilli | gluten? soy? dairy?
1 tbsp Keen's curry powder |
1 tbsp Fountain tomato sauce |
2 tbsp Masterfoods BBQ | gluten? soy?
2 tbsp Praise mayonnaise | eggs soy?
2 tbsp Best Foods | eggs soy
1/4 cup Ken's ranch | dairy eggs soy
1/4 cup Wish-Bone Caesar | eggs fish? dairy soy?
1/4 cup Marie's blue cheese | dairy eggs soy?
2 tbsp Kraft Catalina | soy?
2 tbsp French's mustard | gluten?
1 tbsp Crystal hot sauce |
1 tbsp San-J tamari | soy
1 tbsp Lee Kum Kee oyster sauce | shellfish gluten? soy?
1 tbsp Squid brand | fish
1 tbsp Red Boat | fish
1 tbsp Mae Ploy green paste | shellfish fish? soy?
1 tbsp Huy Fong chili garlic |
2 tbsp Whole Earth smooth | peanuts
2 tbsp ManiLife | peanuts
1 jar Pip & Nut | peanuts? tree_nuts?
2 tbsp Kraft crunchy | peanuts soy?
1 jar Sanitarium smooth | peanuts
2 tbsp Adams natural | peanuts
1 jar MaraNatha | tree_nuts? peanuts?
2 tbsp Barney | tree_nuts
1 jar Nocilla | tree_nuts dairy soy
1 tub Duerr's crunchy | peanuts
1 jar Bonne Maman chestnut spread | tree_nuts?
1 jar Roka |
1 tub cookie butter | gluten soy
1 tub cream of coconut | coconut
1 packet savoury eggs | eggs gluten soy? dairy?
1 stuffed-crust pizza | gluten dairy soy?
1 corned beef pasty | gluten beef dairy? soy? eggs?
1 cheese straw pack | gluten dairy eggs?
1 prawn mayo sandwich | shellfish eggs gluten soy? dairy?
1 tub Marie Rose sauce | eggs soy? fish?
1 tub bread sauce | gluten dairy
1 portion cauliflower cheese | dairy gluten
1 slice treacle tart | gluten eggs? dairy?
1 rum baba | gluten eggs dairy
2 custard slices | gluten dairy eggs? soy?
6 profiteroles | gluten eggs dairy
1 lemon drizzle cake | gluten eggs dairy? soy?
2 Belgian buns | gluten dairy? eggs? soy?
4 Chelsea buns | gluten dairy? eggs?
1 iced finger bun | gluten soy? dairy?
2 Welsh cakes | gluten dairy eggs
4 potato farls | gluten
1 stottie | gluten
2 oggies | gluten beef? dairy?
1 bridie | gluten beef
1 clootie dumpling | gluten dairy? beef? eggs?
1 portion kedgeree | fish eggs dairy?
1 cup stovetop stuffing | gluten soy? dairy? chicken?
1 cup tuna noodle casserole | fish gluten dairy soy? eggs?
1 cup green bean casserole | gluten dairy soy?
1 slab cake | gluten eggs dairy? soy?
2 corn dogs | gluten beef? chicken? soy? eggs? dairy?
1 funnel cake | gluten eggs dairy?
1 Philly cheesesteak | beef dairy gluten soy?
1 po' boy roll | gluten soy? dairy?
milk, dairy or not | dairy soy? tree_nuts? gluten? coconut?
nut butter, any but peanut | tree_nuts
flour (not self-raising) | gluten
ghee (or oil to keep it dairy-free) | dairy
oyster sauce (vegetarian one works) | shellfish soy? gluten?
fish sauce – leave out for vegetarians | fish
prawns or tofu | shellfish soy
yoghurt (coconut yoghurt if vegan) | dairy coconut
egg noodles, or rice noodles for gluten-free | gluten eggs
walnuts (omit for nut allergy) | tree_nuts
chocolate – check it's milk free | soy? dairy?
mayo (egg-free is fine) | eggs soy?
stock made with 1 cube | gluten? soy? beef? chicken? dairy?
`);
