/** Foods that a step may name only if the recipe lists them, except water and "pepper" to taste. */
export const FOOD_WORDS: readonly string[] = `
almond anchovy apple apricot artichoke asparagus aubergine avocado bacon banana barley basil beef
beetroot blueberry bread breadcrumb broccoli bulgur butter buttermilk cabbage caper carrot cashew
cauliflower celery cheddar cheese chestnut chicken chickpea chilli chive chocolate cinnamon coconut
coriander cornflour couscous courgette cream cucumber cumin date dill egg fennel feta fig fish flour
garlic gherkin ginger gnocchi granola grape halloumi ham harissa hazelnut honey hummus jam kale
ketchup lamb leek lemon lentil lettuce lime mango maple mayonnaise milk millet mint miso mozzarella
mushroom mussel mustard noodle nutmeg oat oil olive onion orange oregano paprika parmesan parsley
parsnip pasta pea peach peanut pear pecan pesto pineapple pistachio polenta pomegranate pork potato
prawn pumpkin quinoa radish raisin raspberry rice ricotta rocket rosemary saffron sage salmon
sausage sesame shallot soy spinach squash stock strawberry sugar sweetcorn syrup tahini tamari tempeh
thyme tofu tomato tortilla tuna turkey turmeric vanilla vinegar walnut watercress yeast yogurt zucchini
`
  .trim()
  .split(/\s+/);
