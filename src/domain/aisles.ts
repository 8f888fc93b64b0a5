import { singularOf } from "./amounts/singular.ts";

/** The aisles of a supermarket, in the order in which a shop is usually walked. */
export const AISLES = [
  "Fruit & vegetables",
  "Bakery",
  "Meat & fish",
  "Dairy & eggs",
  "Pasta, rice & grains",
  "Tins & jars",
  "Sauces & oils",
  "Herbs & spices",
  "Baking",
  "Nuts, seeds & dried fruit",
  "Frozen",
  "Drinks",
  "Other",
] as const;
export type Aisle = (typeof AISLES)[number];

/**
 * Words and phrases by aisle, in the singular and in lower case. A phrase beats the words in it
 * ("coconut milk", "milk"). Among phrases of one length the last in the name wins, because English
 * names the thing last ("tomato soup", "chicken stock").
 */
const FOODS: Readonly<Partial<Record<Aisle, string>>> = {
  "Fruit & vegetables": `
    apple, apricot, artichoke, asparagus, aubergine, avocado, banana, basil, bean sprout, beansprout,
    beetroot, bell pepper, berry, blackberry, blueberry, bok choy, broccoli, brussels sprout, butternut,
    cabbage, capsicum, carrot, cauliflower, celeriac, celery, chard, cherry, cherry tomato, chicory,
    chili pepper, chilli, chive, cilantro, coriander, corn on the cob, courgette, cranberry, cucumber,
    curly kale, dill, eggplant, endive, fennel, fennel bulb, fig, garlic, ginger, grape, grapefruit,
    green bean, green chilli, green pepper, herb, jalapeno, jalapeño, kale, kiwi, leek, lemon,
    lemon juice, lemon zest, lemongrass, lettuce, lime, lime juice, lime zest, mandarin, mango,
    mangetout, melon, mint, mushroom, nectarine, okra, onion, orange, orange zest, pak choi, papaya,
    parsley, parsnip, peach, pear, pepper, pineapple, plum, pomegranate, pomegranate seed, potato, pumpkin, radicchio,
    radish, raspberry, red chilli, red pepper, rhubarb, rocket, romaine, rosemary, sage, salad,
    scallion, shallot, snow pea, spinach, spring green, spring onion, sprout, squash, strawberry,
    sugar snap, swede, sweet pepper, sweet potato, sweetcorn, tarragon, thyme, tofu, tomato, turnip,
    vegetable, watercress, watermelon, yam, yellow pepper, zucchini`,
  Bakery: `
    bagel, baguette, bread, brioche, bun, ciabatta, crumpet, flatbread, naan, pita, pitta, roll,
    sourdough, toast, tortilla, wrap`,
  "Meat & fish": `
    anchovy fillet, bacon, beef, chicken, chicken breast, chicken thigh, chorizo, clam, cod, crab,
    duck, fish, fish fillet, gammon, haddock, ham, kipper, lamb, lobster, mackerel, meat, meatball, mince,
    mussel, pancetta, pork, pork chop, prawn, prosciutto, salami, salmon, sausage, scallop, sea bass,
    seafood, shrimp, squid, steak, trout, turkey, veal`,
  "Dairy & eggs": `
    butter, buttermilk, cheddar, cheese, clotted cream, cottage cheese, cream, creme fraiche,
    crème fraîche, double cream, egg, egg white, egg yolk, feta, ghee, goat cheese, gruyere, gruyère,
    halloumi, hummus, kefir, margarine, mascarpone, milk, mozzarella, oat milk, paneer, parmesan, pecorino,
    quark, ricotta, sour cream, soured cream, yoghurt, yogurt`,
  "Pasta, rice & grains": `
    arborio, barley, bulgur, bulgur wheat, cereal, couscous, ditalini, farro, fusilli, gnocchi, granola,
    lasagne, linguine, macaroni, millet, muesli, noodle, oat, orzo, pasta, pearl barley, penne, polenta, porridge,
    quinoa, rice, rice noodle, semolina, spaghetti, spelt, tagliatelle, vermicelli`,
  "Tins & jars": `
    anchovy, artichoke heart, baked bean, bean, black bean, black olive, borlotti bean, broth, butter bean,
    caper, cannellini bean, chicken broth, chicken stock, beef stock, chickpea, chopped tomato,
    coconut cream, coconut milk, cornichon, fish stock, gherkin, green olive, honey, jam, kidney bean,
    lentil, maple syrup, marmalade, nori, olive, passata, peanut butter, pickle, pinto bean, plum tomato, sardine,
    sauerkraut, porcini, split pea, stock, stock cube, sun-dried tomato, tahini, tin, tinned, tomato paste,
    tomato puree, tomato purée, tuna, vegetable stock, white bean`,
  "Sauces & oils": `
    aminos, balsamic, barbecue sauce, bbq sauce, chili sauce, chilli sauce, curry paste, dijon, dressing,
    fish sauce, harissa, hoisin, hot sauce, ketchup, mayonnaise, mirin, miso, mustard, oil, oyster sauce,
    pesto, salsa, sauce, soy sauce, sriracha, tamari, tamarind, vinegar, wine vinegar, worcestershire`,
  "Herbs & spices": `
    allspice, bay leaf, black pepper, caraway, cardamom, cayenne, cayenne pepper, chili flake,
    chili powder, chilli flake, chilli powder, cinnamon, clove, coriander seed, cumin, cumin seed,
    curry powder, dried basil, dried dill, dried herb, dried mint, dried oregano, dried rosemary,
    dried sage, dried thyme, fennel seed, dried chilli, dried red chilli, five spice, five-spice, garam masala, garlic powder, ground coriander,
    ground ginger, mixed herb, mustard seed, nutmeg, onion powder, oregano, paprika, pepper flake,
    peppercorn, saffron, salt, seasoning, sichuan pepper, smoked paprika, spice, star anise, sumac, turmeric,
    white pepper, za'atar, zaatar`,
  Baking: `
    baking powder, baking soda, bicarbonate of soda, breadcrumb, brown sugar, caster sugar, chocolate,
    chocolate chip, cocoa, cocoa powder, corn starch, cornflour, cornstarch, flour, gelatine,
    golden syrup, icing sugar, molasses, pastry, sugar, syrup, treacle, vanilla, vanilla extract, yeast`,
  "Nuts, seeds & dried fruit": `
    almond, cashew, chia, chia seed, coconut, coconut flake, currant, date, desiccated coconut, dried apricot,
    dried cranberry, flaxseed, hazelnut, linseed, nut, peanut, pecan, pine nut, pistachio, poppy seed,
    prune, pumpkin seed, raisin, seed, sesame, sesame seed, sultana, sunflower seed, walnut`,
  Frozen: `frozen, ice, ice cream, pea`,
  Drinks: `
    apple juice, beer, cider, coffee, cola, juice, lemonade, orange juice, red wine, soda, sparkling water,
    tea, tonic, water, white wine, wine`,
};

const AISLE_OF: ReadonlyMap<string, Aisle> = new Map(
  AISLES.flatMap((aisle) =>
    (FOODS[aisle]?.split(",") ?? []).map((food) => [food.trim(), aisle] as const),
  ),
);

/** The most words in a phrase of the table. */
const PHRASE_WORDS = Math.max(...[...AISLE_OF.keys()].map((food) => food.split(" ").length));
/** Longer names say nothing more of the aisle; a hostile one may be very long. */
const NAME_READ = 200;

function lookUp(phrase: string): Aisle | undefined {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return AISLE_OF.get(phrase) ?? AISLE_OF.get([...words, singularOf(last)].join(" "));
}

/**
 * The aisle in which an ingredient stands, by its name alone ("red onions, sliced"): what follows a
 * comma, a bracket or "in" is preparation and counts only if nothing before it is known. A name without a
 * known food is in "Other".
 */
export function aisleOf(name: string): Aisle {
  const parts = name
    .slice(0, NAME_READ)
    .toLowerCase()
    .split(/[,;()[\]]|\bin\b/u);
  for (const part of parts) {
    const words = part.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
    // Whatever is frozen or tinned stands there, whatever it is.
    const kept = words
      .map(lookUp)
      .find((aisle, at) => aisle && /^(frozen|tinned)$/u.test(words[at] ?? ""));
    if (kept) return kept;
    for (let length = Math.min(PHRASE_WORDS, words.length); length > 0; length -= 1) {
      for (let at = words.length - length; at >= 0; at -= 1) {
        const aisle = lookUp(words.slice(at, at + length).join(" "));
        if (aisle) return aisle;
      }
    }
  }
  return "Other";
}
