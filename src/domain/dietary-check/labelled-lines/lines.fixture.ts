/**
 * Ingredient lines as people write them, each with the allergens it holds. Written before the word
 * lists and never copied from them; long because it is data.
 *
 * `line | allergens`; `x?` marks one that cooks would argue about (it depends on the brand): an
 * alarm and its absence are both right. Lines alternate: the 1st, 3rd, 5th … are for tuning the
 * lists, the 2nd, 4th, 6th … are held out and only measured.
 */
const LINES = `
250 g plain flour, plus extra for dusting | gluten
2 cups all-purpose flour | gluten
1 tbsp cornflour mixed with 2 tbsp water |
self-raising flour, sifted | gluten
3 large free-range eggs, beaten | eggs
2 egg yolks | eggs
4 egg whites, at room temperature | eggs
150 g unsalted butter, softened | dairy
1 knob of butter | dairy
2 tbsp olive oil |
300 ml double cream | dairy
1/2 cup heavy whipping cream | dairy
600 ml semi-skimmed milk | dairy
1 tin (400 ml) coconut milk | coconut
200 ml unsweetened almond milk | tree_nuts
oat milk, to loosen | gluten
soya milk | soy
1 litre vegetable stock |
500 ml hot chicken stock | chicken
1 beef stock cube, crumbled | beef gluten?
1 onion, finely chopped |
3 cloves garlic, crushed |
2 carrots, peeled and diced |
2 celery sticks, sliced |
400 g tin chopped tomatoes |
1 tbsp tomato purée |
salt and freshly ground black pepper |
1 tsp dried oregano |
a handful of basil leaves, torn |
1 bay leaf |
500 g beef mince | beef
400 g lean ground beef | beef
4 sirloin steaks | beef
1 kg braising steak, cut into chunks | beef
800 g beef brisket | beef
2 veal escalopes | beef
1 oxtail, jointed | beef
8 chicken thighs, skin on | chicken
2 boneless skinless chicken breasts | chicken
1 whole chicken (about 1.6 kg) | chicken
12 chicken wings | chicken
500 g lamb shoulder, diced | lamb
4 lamb chops | lamb
1 rack of lamb, French trimmed | lamb
400 g lamb mince | lamb
600 g pork shoulder |
4 pork sausages | gluten?
8 rashers smoked streaky bacon |
100 g diced pancetta |
6 slices prosciutto |
50 g chorizo, sliced |
200 g cooked ham, shredded |
2 duck breasts |
400 g turkey mince |
300 g venison fillet |
2 salmon fillets, skinned | fish
200 g smoked salmon trimmings | fish
1 tin tuna in spring water, drained | fish
4 anchovy fillets in oil, chopped | fish
500 g cod loin | fish
2 smoked haddock fillets | fish
4 sea bass fillets | fish
1 tbsp fish sauce | fish
2 tsp nam pla | fish
1 tbsp Worcestershire sauce | fish gluten?
250 g raw king prawns, peeled | shellfish
1 lb large shrimp, deveined | shellfish
150 g white crab meat | shellfish
1 cooked lobster, halved | shellfish
1 kg mussels, scrubbed and debearded | shellfish
12 scallops, roe removed | shellfish fish?
300 g squid, cleaned and cut into rings | shellfish
200 g clams | shellfish
2 tbsp oyster sauce | shellfish soy? gluten
150 g oyster mushrooms, torn |
3 tbsp soy sauce | soy gluten
2 tbsp tamari | soy
1 tbsp dark soy sauce | soy gluten
light soya sauce, to serve | soy gluten
2 tbsp hoisin sauce | soy gluten sesame
1 tbsp teriyaki sauce | soy gluten
280 g firm tofu, pressed and cubed | soy
200 g silken tofu | soy
200 g tempeh, crumbled | soy
100 g frozen edamame beans | soy
1 tbsp white miso paste | soy gluten?
2 tbsp red miso | soy gluten?
1 tsp toasted sesame oil | sesame
2 tbsp sesame seeds | sesame
3 tbsp tahini | sesame
200 g hummus | sesame
1 tsp za'atar | sesame
2 tbsp dukkah | sesame tree_nuts
50 g salted peanuts, crushed | peanuts
2 tbsp crunchy peanut butter | peanuts
1 tbsp groundnut oil | peanuts
3 tbsp satay sauce | peanuts soy? gluten? coconut? shellfish? fish?
50 g flaked almonds, toasted | tree_nuts
100 g ground almonds | tree_nuts
75 g walnut halves | tree_nuts
50 g cashew nuts | tree_nuts
30 g pine nuts | tree_nuts
40 g pistachios, shelled | tree_nuts
60 g pecans, roughly chopped | tree_nuts
80 g blanched hazelnuts | tree_nuts
6 Brazil nuts | tree_nuts
50 g macadamias | tree_nuts
a handful of mixed nuts | tree_nuts peanuts
180 g cooked chestnuts | tree_nuts
225 g tin water chestnuts, drained |
250 g chestnut mushrooms, sliced |
1/4 tsp freshly grated nutmeg |
1 small butternut squash |
60 g desiccated coconut | coconut
2 tbsp coconut oil | coconut
1 can full-fat coconut cream | coconut
50 g creamed coconut, grated | coconut
2 tbsp coconut aminos | coconut
400 g spaghetti | gluten
350 g penne | gluten
300 g dried egg noodles | gluten eggs
200 g flat rice noodles |
150 g rice vermicelli |
250 g fresh tagliatelle | gluten eggs?
9 lasagne sheets | gluten eggs?
200 g orzo | gluten
250 g giant couscous | gluten
100 g bulgur wheat | gluten
150 g pearl barley | gluten
200 g farro | gluten
180 g freekeh | gluten
300 g basmati rice, rinsed |
250 g arborio rice |
200 g quinoa |
200 g polenta |
100 g rolled oats | gluten
gluten-free rolled oats |
50 g panko breadcrumbs | gluten
75 g fresh white breadcrumbs | gluten
4 slices sourdough bread | gluten
1 ciabatta loaf, sliced | gluten
4 brioche buns | gluten eggs dairy
8 flour tortillas | gluten
8 corn tortillas |
4 pitta breads | gluten
2 naan, warmed | gluten dairy?
1 sheet ready-rolled puff pastry | gluten dairy?
6 sheets filo pastry | gluten
320 g shortcrust pastry | gluten dairy?
2 tbsp semolina | gluten
100 g buckwheat flour |
60 g rice flour |
2 tbsp gram flour |
75 g almond flour | tree_nuts
1 tbsp coconut flour | coconut
150 g gluten-free plain flour |
100 ml beer | gluten
330 ml stout | gluten
1 tbsp malt vinegar | gluten
2 tbsp red wine vinegar |
150 ml dry white wine |
1 tbsp rice vinegar |
100 ml ginger beer |
50 g Parmesan, finely grated | dairy
125 g ball mozzarella, torn | dairy
200 g feta, crumbled | dairy
250 g halloumi, sliced | dairy
100 g mature Cheddar, grated | dairy
50 g Gruyère | dairy
150 g goat's cheese | dairy
250 g ricotta | dairy
200 g mascarpone | dairy
226 g paneer, cubed | dairy
2 tbsp cream cheese | dairy
100 g Stilton, crumbled | dairy
30 g pecorino romano | dairy
1 burrata | dairy
300 g cottage cheese | dairy
150 g natural yoghurt | dairy
200 g Greek yogurt | dairy
4 tbsp crème fraîche | dairy
3 tbsp soured cream | dairy
284 ml buttermilk | dairy
2 tbsp ghee | dairy
200 ml kefir | dairy
250 g quark | dairy
1 scoop whey protein | dairy
397 g tin condensed milk | dairy
100 g milk powder | dairy
2 scoops vanilla ice cream | dairy eggs?
200 ml ready-made custard | dairy eggs
100 g milk chocolate, broken up | dairy soy?
100 g dark chocolate (70% cocoa) | dairy? soy?
100 g white chocolate chips | dairy soy?
2 tbsp cocoa powder |
1 tbsp cocoa nibs |
150 g dairy-free butter |
2 tbsp vegan mayonnaise |
50 g vegan cheese, grated |
3 tbsp plant-based milk |
100 ml oat cream | gluten
200 g coconut yoghurt | coconut
2 tbsp mayonnaise | eggs
1 tbsp aioli | eggs
50 g meringue nests | eggs
2 tbsp hollandaise | eggs dairy
1 aubergine, cubed |
2 large eggplants |
1 flax egg (1 tbsp flaxseed + 3 tbsp water) |
2 chia eggs |
400 g tin butter beans, drained |
1 head butter lettuce |
1/2 tsp cream of tartar |
400 g tin chickpeas, drained and rinsed |
400 g tin kidney beans |
200 g red lentils |
150 g green beans, trimmed |
100 g frozen peas |
2 sweet potatoes |
500 g Maris Piper potatoes |
1 cauliflower, broken into florets |
200 g tenderstem broccoli |
150 g baby spinach |
1 bag lamb's lettuce |
2 beefsteak tomatoes, sliced |
250 g cherry tomatoes, halved |
2 courgettes, spiralised |
1 red pepper, deseeded |
2 spring onions, sliced |
thumb-sized piece of ginger, grated |
1 red chilli, deseeded and sliced |
juice of 1 lime |
zest of 1 lemon |
a small bunch of coriander |
2 tbsp honey |
1 tbsp maple syrup |
100 g caster sugar |
50 g light brown sugar |
1 tsp baking powder |
1/2 tsp bicarbonate of soda |
7 g sachet fast-action yeast |
1 tsp vanilla extract |
1 tsp smoked paprika |
2 tsp ground cumin |
1 tsp garam masala |
2 tbsp sunflower oil |
vegetable oil, for frying |
1 avocado, sliced |
2 bananas, mashed |
100 g blueberries |
1 apple, cored |
3 tbsp pumpkin seeds |
2 tbsp chia seeds |
1 tbsp linseeds |
30 g sunflower seeds |
2 tbsp nutritional yeast |
1 tbsp Dijon mustard |
1 tbsp wholegrain mustard |
2 tbsp capers, drained |
50 g black olives, pitted |
1 tbsp sriracha |
2 tbsp ketchup |
1 tbsp apple cider vinegar |
1 tbsp butter or olive oil | dairy
300 ml milk (or almond milk) | dairy tree_nuts
4 tbsp pesto | tree_nuts dairy
2 tbsp green pesto, from a jar | dairy tree_nuts
100 g marzipan | tree_nuts
1 tbsp Nutella | tree_nuts dairy soy?
2 tbsp amaretto | tree_nuts
50 g praline, crushed | tree_nuts dairy?
50 g nougat, chopped | tree_nuts eggs? dairy? peanuts?
gelatine leaves, soaked | beef
4 leaves of gelatin | beef
100 g beef suet | beef gluten?
100 g vegetable suet | gluten?
1 tsp Bovril | beef gluten?
2 tbsp beef dripping | beef
150 g pastrami | beef
6 slices bresaola | beef
4 beef burgers | beef gluten?
4 veggie burgers | soy? gluten?
6 vegetarian sausages | soy? gluten? eggs?
300 g vegan chicken pieces | soy? gluten?
200 g seitan strips | gluten soy?
100 g soya mince | soy gluten?
75 g TVP | soy
200 g Quorn mince | eggs? gluten?
1 tbsp Marmite | gluten
1 tsp yeast extract | gluten?
2 tbsp gochujang | soy gluten
1 tbsp black bean sauce | soy gluten
150 g kimchi, chopped | fish? shellfish?
1 tbsp Thai green curry paste | shellfish? fish?
2 tbsp Thai red curry paste (check for shrimp paste) | shellfish fish?
1 tsp shrimp paste | shellfish
1 tbsp XO sauce | shellfish fish? soy? gluten?
4 crab sticks | shellfish fish eggs? gluten? soy?
200 g surimi | fish shellfish? eggs? gluten? soy?
1 tsp dashi powder | fish
handful bonito flakes | fish
2 tbsp salmon roe | fish
1 small jar lumpfish caviar | fish
50 g taramasalata | fish gluten? eggs? dairy?
4 tbsp Caesar dressing | fish eggs dairy
2 tbsp ponzu | soy gluten fish?
1 sachet miso soup | soy fish? gluten?
2 fishcakes | fish gluten eggs? dairy?
8 fish fingers | fish gluten
250 g scampi | shellfish gluten?
400 g mixed seafood, defrosted | shellfish fish
300 g monkfish tail | fish
4 mackerel fillets | fish
1 tin sardines in tomato sauce | fish
2 kippers | fish
8 king scallops | shellfish
12 oysters | shellfish
250 g cooked octopus | shellfish
200 g calamari rings | shellfish gluten?
500 g cockles | shellfish
2 crayfish tails | shellfish
6 langoustines | shellfish
4 crab apples |
1 tbsp everything bagel seasoning | sesame
50 g halva | sesame tree_nuts?
1 tsp gomasio | sesame
4 sesame burger buns | gluten sesame eggs? dairy?
4 burger buns, split | gluten sesame? eggs? dairy?
8 gyoza wrappers | gluten
12 wonton wrappers | gluten eggs?
rice paper wrappers |
200 g udon noodles | gluten
150 g soba noodles | gluten
2 nests ramen noodles | gluten eggs?
200 g glass noodles |
1 pack konjac noodles |
2 tbsp tempura batter mix | gluten
100 g crushed digestive biscuits | gluten
8 ladyfingers | gluten eggs
4 crumpets | gluten
2 English muffins | gluten dairy?
1 plain bagel | gluten
100 g cream crackers | gluten
2 oatcakes | gluten
40 g cornflakes | gluten
50 g granola | gluten tree_nuts?
60 g muesli | gluten tree_nuts? dairy?
50 g bran flakes | gluten
1 tbsp wheatgerm | gluten
1 tbsp vital wheat gluten | gluten
100 g spelt flour | gluten
75 g rye flour | gluten
100 g wholemeal flour | gluten
40 g tipo 00 flour | gluten
1 pack instant ramen | gluten eggs? soy? sesame?
200 g gnocchi | gluten eggs? dairy?
500 g pack tortellini | gluten eggs? dairy? beef? chicken?
1 jar bechamel sauce | gluten dairy
2 tbsp gravy granules | gluten beef? chicken? soy? dairy?
1 ready-made pizza base | gluten
200 g sage and onion stuffing mix | gluten
4 Yorkshire puddings | gluten eggs dairy
4 croissants | gluten dairy eggs?
1 panettone, torn | gluten eggs dairy
6 doughnuts | gluten eggs? dairy?
1 tbsp ground flaxseed |
2 tbsp xanthan gum |
100 g tapioca flour |
50 g cassava flour |
1 tbsp arrowroot |
100 g potato starch |
100 g chickpea flour |
200 g chickpea pasta |
200 g red lentil pasta |
200 g gluten free penne |
4 slices gluten-free bread |
tamari (gluten-free soy sauce) | soy
2 tbsp gluten-free soy sauce | soy
100 g porridge oats (gluten free) |
200 g dairy-free dark chocolate | soy?
150 ml soy-free oat cream | gluten
50 g nut-free granola | gluten
egg-free mayonnaise |
lactose-free milk | dairy
200 g cauliflower rice |
1 tbsp apple butter |
20 g cocoa butter |
almond butter, to drizzle | tree_nuts
3 tbsp cashew cream | tree_nuts
50 g sunflower seed butter |
2 tbsp rapeseed oil |
1 tbsp walnut oil | tree_nuts
1 tsp almond extract | tree_nuts?
1 tbsp peanut oil | peanuts
1 can jackfruit, shredded |
2 sheets nori |
1 sheet kombu |
5 g dried shiitake |
100 g bean sprouts |
225 g tin bamboo shoots |
1 stalk lemongrass |
3 lime leaves |
1 tbsp tamarind paste |
1 tbsp palm sugar |
1 tbsp mirin |
2 tbsp sake |
1 tbsp Shaoxing wine | gluten?
1 tsp five-spice powder |
1 star anise |
1 cinnamon stick |
6 cardamom pods |
1 tsp turmeric |
1 tsp mustard seeds |
10 curry leaves |
1 tsp asafoetida | gluten?
100 g dried apricots |
50 g raisins |
50 g mixed peel |
2 tbsp raspberry jam |
1 tbsp lemon curd | eggs dairy
200 g lemon sorbet |
4 scoops gelato | dairy eggs?
100 g marshmallows | beef
100 g toffee pieces | dairy
2 tbsp dulce de leche | dairy
3 tbsp caramel sauce | dairy
25 g Boursin | dairy
1 round of Brie | dairy
1 Camembert | dairy
50 g Manchego shavings | dairy
3 slices Emmental | dairy
3 slices Swiss cheese | dairy
60 g pepper jack, shredded | dairy
100 g queso fresco | dairy
50 g cotija, crumbled | dairy
2 tbsp labneh | dairy
150 g skyr | dairy
1 cup half-and-half | dairy
2 tbsp clotted cream | dairy
margarine, for greasing | dairy?
1 tbsp lard |
2 tbsp duck fat |
1 tbsp schmaltz | chicken
2 tbsp goose fat |
200 g chicken livers | chicken
1 litre bone broth | beef? chicken?
1 l stock | beef? chicken?
600 ml fish stock | fish
300 g stewing lamb | lamb
400 g mutton, diced | lamb
6 merguez sausages | lamb beef? gluten?
4 lamb koftas | lamb gluten?
1 haggis | lamb gluten beef?
200 g black pudding | gluten beef?
200 g doner meat | lamb beef? chicken? gluten?
400 g minced meat | beef? lamb?
400 g mince | beef lamb?
2 ribeye steaks | beef
300 g flank steak, thinly sliced | beef
2 tuna steaks | fish
1 cauliflower, cut into thick steaks |
80 g beef jerky | beef soy? gluten?
1 tin corned beef | beef
200 g salami |
12 slices pepperoni | beef?
4 frankfurters | beef? chicken? gluten?
8 chicken nuggets | chicken gluten
4 chicken kievs | chicken gluten dairy
2 quails |
8 quail eggs | eggs
1 duck egg | eggs
1 pheasant |
400 g rabbit, jointed |
1 tsp egg wash | eggs
1 beaten egg, to glaze | eggs
2 tbsp egg replacer |
1 cup liquid egg substitute | eggs?
2 tbsp dried egg white powder | eggs
1 tbsp lecithin granules | soy
1 tbsp sunflower lecithin |
1 tbsp hydrolysed vegetable protein | soy? gluten?
casein powder | dairy
lactose | dairy
2 tbsp Shaohsing rice wine | gluten?
3 tbsp kecap manis | soy gluten
2 tsp Maggi seasoning | soy? gluten
125 g Philadelphia | dairy
parmesean cheese, grated | dairy
150 g mozarella | dairy
2 tbsp mayonaise | eggs
tin of pilchards | fish
1/2 lb. ground chuck | beef
1 stick butter, melted | dairy
2 Tbsp. all purpose flour | gluten
8 oz. cream cheese, softened | dairy
1 (14-ounce) can sweetened condensed milk | dairy
1 package (16 oz) elbow macaroni | gluten
1 rotisserie chicken, shredded | chicken
1 can cream of mushroom soup | dairy gluten
1 can cream of chicken soup | dairy gluten chicken
1 cup shredded Mexican-blend cheese | dairy
1 tube crescent roll dough | gluten dairy? soy?
1 box yellow cake mix | gluten dairy? eggs? soy?
graham cracker crumbs | gluten
1/2 cup Italian-style bread crumbs | gluten dairy? eggs?
1 cup cooked elbow pasta | gluten
1 cup masa harina |
10 taco shells |
150 g tortilla chips |
1 cup grits |
2 cups cornmeal |
1/2 cup kalamata olives |
2 cups kale, chopped |
1 tbsp Old Bay seasoning |
1 tbsp ranch dressing | dairy eggs
2 tbsp blue cheese dressing | dairy eggs?
tartare sauce, to serve | eggs
2 tbsp thousand island dressing | eggs
coleslaw, to serve | eggs
1 tub potato salad | eggs?
2 tbsp salad cream | eggs dairy?
3 tbsp tzatziki | dairy
2 tbsp raita | dairy
50 g baba ganoush | sesame
1 tub falafel | gluten? sesame?
2 tbsp tapenade | fish?
1 tbsp harissa |
2 tbsp chimichurri |
1 tbsp romesco | tree_nuts gluten?
2 tbsp mango chutney |
100 g bombay mix | gluten? peanuts?
1 tbsp tikka masala paste | dairy? tree_nuts?
2 tbsp korma paste | tree_nuts? coconut? dairy?
1 pouch laksa paste | shellfish? fish? coconut? soy? gluten?
2 poppadoms |
2 chapatis | gluten
2 parathas | gluten dairy?
4 idlis |
1 tsp tom yum paste | shellfish? fish? soy?
100 g prawn crackers | shellfish
4 spring roll wrappers | gluten
1 tin clam chowder | shellfish dairy gluten?
1 jar carbonara sauce | eggs? dairy
1 quiche, to serve | eggs dairy gluten
1 cheesecake | dairy gluten? eggs?
2 tbsp tuna mayo | fish eggs
1 handful wild rocket |
50 g watercress |
1 fennel bulb |
1 tbsp pomegranate molasses |
100 g sugar snap peas |
100 g baby corn |
2 corn cobs |
150 g mangetout |
200 g kohlrabi |
1 small celeriac |
2 parsnips |
1 swede |
3 tbsp redcurrant jelly |
100 ml orange juice |
50 ml rum |
25 ml whisky |
1 shot espresso |
ice cubes |
cooking spray |
water, as needed |
`;

export interface LabelledLine {
  line: string;
  expected: string[];
  arguable: string[];
}

/** Reads rows of `line | allergens`. */
export function parseLines(rows: string): LabelledLine[] {
  return rows
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", labels = ""] = row.split(" |");
      const ids = labels.split(" ").filter(Boolean);
      return {
        line,
        expected: ids.filter((id) => !id.endsWith("?")),
        arguable: ids.filter((id) => id.endsWith("?")).map((id) => id.slice(0, -1)),
      };
    });
}

export const LABELLED_LINES = parseLines(LINES);
export const TUNING_LINES = LABELLED_LINES.filter((_, index) => index % 2 === 0);
export const HELD_OUT_LINES = LABELLED_LINES.filter((_, index) => index % 2 === 1);
