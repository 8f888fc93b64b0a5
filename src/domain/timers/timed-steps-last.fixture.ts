import { readMarks } from "./timed-steps.fixture.ts";

/**
 * The steps of a third hand-written set, marked before the rules had read any of them; docs/bench.md has
 * the figures of that first reading. timed-steps.fixture.ts explains the marks.
 */
const STEPS = `
Heat the butter and sweat the leeks gently, lid on, [12–15 minutes|12m-15m|Sweat the leeks].
Tip the rice into the pan and toast it for [a minute or two|1m-2m|Toast the rice].
Blitz the soup, return it to the heat and warm through for [3 mins|3m|Warm the soup].
Blanch the beans for [90 secs|90s|Blanch the beans], then plunge into iced water.
Bake, uncovered, for [1¼ hours|75m|Bake], basting every [20 minutes|20m|*].
Turn the heat right down and let the ragù blip away for [2½–3 hours|150m-180m|*].
Cook at a rolling boil for [exactly 6 minutes|6m|Cook].
Knead the dough by hand for [10 min.|10m|Knead the dough] or in a mixer for [5 min.|5m|*]
Cover with a cloth and leave somewhere warm for [45 mins–1 hr|45m-60m|*].
Deep-fry the doughnuts in batches, [1 min 30 secs|90s|Deep-fry the doughnuts] each side.
Place under a hot grill for [two to three minutes|2m-3m|*] until bubbling.
Let stand [five minutes|5m|Let stand/Stand] before slicing.
Whisk over a bain-marie for [about eight minutes|8m|Whisk] until it reaches the ribbon stage.
Serves 4 in under 30 minutes.
Use a 20 cm tin and 2 tbsp of the 5-minute icing.
The eggs should be 2 weeks old or less.
Roast at 220C/200C fan/gas 7 for [25 mins|25m|Roast], then turn down to 180C/160C fan/gas 4 and roast for [another 40 mins|40m|Roast].
Simmer until the liquid has reduced by half, [roughly a quarter of an hour|15m|Simmer/Reduce the liquid].
Chill for [at least 4 hours|4h|Chill], or up to 3 days.
Allow the pastry to relax in the fridge for [half an hr|30m|*].
Pressure cook on high for [35 minutes|35m|Pressure cook], then allow a natural release for [10 minutes|10m|*].
Set the slow cooker to low and cook for [6 to 8 hours|6h-8h|Cook], or on high for [3 to 4 hours|3h-4h|*].
Air-fry the sprouts at 190°C for [12 minutes|12m|Air-fry the sprouts/Air fry the sprouts], shaking after [6 minutes|6m|*].
Poach the eggs for [3½ minutes|210s|Poach the eggs].
Steep the saffron in warm milk for [ten minutes|10m|Steep the saffron].
Ferment at room temperature for 5–7 days.
Rinse the rice 3 times, then soak for [30 mins|30m|Soak the rice/Soak].
Grill the corn, turning often, for [8-10m|8m-10m|Grill the corn].
Bring to the boil, cover, turn off the heat and leave for [exactly 11 minutes|11m|*].
Bake for [50 mins to 1 hour|50m-60m|Bake].
Bake for [1 hour 10 minutes to 1 hour 20 minutes|70m-80m|Bake].
Stir-fry for [30 secs–1 min|30s-60s|Stir-fry/Stir fry].
Smoke the brisket for 1 hour per pound.
Roast the turkey for 20 minutes per 500 g plus [90 minutes|90m|*].
Cook the pasta for 1 minute less than the packet says.
Boil the potatoes [15 minutes|15m|Boil the potatoes], drain and leave to steam-dry for [2 minutes|2m|*].
Warm the tortillas, [20 seconds|20s|Warm the tortillas] a side.
Leave the tea bags in for [no more than 4 minutes|4m|*].
Cook, stirring constantly, until the custard coats a spoon (this takes [7–10 minutes|7m-10m|*]).
Proof the baguettes [1h30|90m|Proof the baguettes/Proof] at 24 °C.
Add the prawns; they need only [2 mins|2m|*].
Refrigerate [2 hrs or more|2h|Refrigerate/Chill].
Bake the tray for [15 minutes|15m|Bake the tray], rotate, then [10–12 more minutes|10m-12m|*].
After [20 minutes|20m|*], turn the chicken over and cook for [15 minutes more|15m|Cook the chicken/Cook].
Prep time: 15 minutes.
In the last [5 minutes|5m|*] of cooking, add the peas.
About [10 minutes|10m|*] before the end, scatter over the cheese.
Take the meat out of the fridge [an hour|1h|*] before cooking.
Return the tin to the oven for [a final 8 minutes|8m|*].
Scald the milk, then let it cool for [20–30 min|20m-30m|*].
Boil for [60 seconds|60s|Boil].
Sous-vide the steak at 54°C for [1–4 hours|1h-4h|*].
Fry the aubergine slices [2 to 3 mins each side|2m-3m|Fry the aubergine slices].
Rest, covered loosely with foil, for [a good 20 minutes|20m|Rest].
Let the batter stand for [one hour|1h|*].
Beat the egg whites for [3–4 mins|3m-4m|Beat the egg whites].
Cook the quinoa for [a quarter of an hour|15m|Cook the quinoa].
Sauté the mushrooms until golden (about [6 minutes|6m|Sauté the mushrooms/Saute the mushrooms]).
The loaf keeps for 3 days in a tin, or 3 months in the freezer.
It took me 20 years to get this right.
Cut into 5-minute-egg-sized pieces.
Set a timer for [9 minutes|9m|*].
Leave to prove for [around 1 hr 30 mins|90m|*].
Dry the meringues in the turned-off oven for [2 hours|2h|Dry the meringues].
Marinate for [anything from 30 minutes to 2 hours|30m-120m|Marinate].
Marinate the tofu for [15 minutes (or up to 24 hours)|15m|Marinate the tofu].
Steam the fish for [7 or 8 minutes|7m-8m|Steam the fish].
Wait [ten seconds|10s|*], then flip.
Microwave on HIGH for [2 min 30 s|150s|Microwave].
Microwave for [1 minute bursts|60s|Microwave].
Roll out after [1 hour's rest|1h|*].
Following [a 20-minute rest|20m|*], shape the rolls.
Give it a [10-minute|10m|*] simmer.
Over a low flame, caramelise the onions for [40–45 minutes|40m-45m|Caramelise the onions], stirring every few minutes.
Bake [22-25 minutes|22m-25m|Bake] or until a skewer comes out clean.
Cook for [about 4 minutes total|4m|Cook].
Reduce for [5 mins or so|5m|Reduce].
Toast the seeds in a dry pan, [2 minutes tops|2m|Toast the seeds].
Leave to infuse off the heat [thirty minutes|30m|Infuse].
Bake at 350 degrees for [1 hr and 5 min|65m|Bake].
Simmer gently for [3/4 hour|45m|Simmer].
Simmer for [1 1/2 to 2 hours|90m-120m|Simmer].
Boil hard for [1 min|1m|Boil], then test for a set.
Freeze the ice-cream base for [3 hrs|3h|*], churning every [30 mins|30m|*].
Cook until tender: [40 minutes|40m|Cook] for large beets, [25 minutes|25m|*] for small.
Let it bubble for a couple of minutes.
Let it bubble for a few minutes.
Leave for a few hours.
Sear the duck skin-side down for [8 minutes|8m|Sear the duck], pour off the fat and sear [2 minutes|2m|*] on the other side.
Brush with egg and bake for [12 – 14 minutes|12m-14m|Bake].
Slow-roast the shoulder for [4–5hrs|4h-5h|*].
Press the tofu for [20min|20m|Press the tofu].
Bake the potatoes for [1hr 15min|75m|Bake the potatoes].
Cook the onions slowly for [20mins|20m|Cook the onions].
Pan-fry for [1-2 mins|1m-2m|*] until crisp.
Simmer on the lowest heat for [2 hours; add water|2h|Simmer] if it dries out.
Serve within [10 minutes|10m|*].
Eat within the hour.
Best made 1 hour ahead.
Recipe makes 30 minutes' worth of snacks.
Roast the peppers [20–25 minutes|20m-25m|Roast the peppers] until blackened; seal in a bag for [10 minutes|10m|*].
Steam over simmering water for [1 hour and three quarters|105m|Steam].
Steam the pudding for [two and a half hours|150m|Steam the pudding].
Parboil the carrots for [four minutes|4m|Parboil the carrots].
Leave the jelly to set, [3-4 hours|3h-4h|*].
Toss in the spinach for the final [30 seconds|30s|*].
Cover and microwave [4–5 min|4m-5m|*].
Fold every [30 minutes|30m|*] for the first [2 hours|2h|*].
Bake on the middle shelf [for 18 minutes|18m|Bake].
Turn after [10 minutes|10m|*], then cook for [8 minutes|8m|Cook] more.
Cook the lentils for [20–25 mins|20m-25m|Cook the lentils] (or 10 if using tinned).
Blend on high speed for [1 full minute|1m|Blend].
Cool in the tin for [10 mins|10m|Cool], then on a rack.
Rest the steaks for half the cooking time.
Roast for [35 mins, turning halfway|35m|Roast].
Dredge in 00 flour and fry in 2 batches of [3 minutes|3m|*].
Boil the jam [5 minutes|5m|*] at a time.
Keep warm for [up to 30 minutes|30m|*].
Let the cakes cool for [at least 15|15m|*] minutes.
Gas 4, [1 hour 20|80m|*].
Grill [5 mins|5m|Grill] per side.
Leave out for [20–30 minutes|20m-30m|*] to come to room temperature.
Add 1 tsp of 10-year-old balsamic.
Use 3-day-old bread.
Heat a 12-inch pan over high heat for [5 minutes|5m|Heat a 12-inch pan/Heat].
Heat the oil until it shimmers, [about a minute|1m|Heat the oil].
Steam for [a further 10–15|10m-15m|*] minutes.
Cook for [3 minutes on one side and 2 on the other|3m|Cook].
Bake in two [15-minute|15m|*] stints.
Cover the bowl and prove for [1 – 1½ hrs|60m-90m|*].
Infuse for [1hr|1h|Infuse]; strain.
Churn in an ice-cream machine for [25 minutes|25m|*].
Broil [1 to 2 minutes|1m-2m|Broil], watching closely.
Soft-boil the eggs ([6 min|6m|*]).
Hard-boil 4 eggs ([10 minutes|10m|*]) and peel.
Mix for [45s|45s|Mix].
Simmer uncovered [1h|1h|Simmer] until thick.
Pickle the onions for [15 to 60 minutes|15m-60m|Pickle the onions].
Toast under the broiler for [2 to 2½ minutes|120s-150s|Toast].
Leave the skewers to soak for [at least half an hour|30m|Soak the skewers].
Reheat from frozen for [1 hour at 160°C|1h|Reheat].
Cook the rice according to the packet, usually [10-12 minutes|10m-12m|Cook the rice].
Add the second can [15 minutes|15m|*] later.
Every [15 minutes|15m|*], spoon the juices over.
Brown the mince for [5 to 6 mins|5m-6m|Brown the mince], breaking it up.
Warm the plates for [5 minutes|5m|Warm the plates] in a low oven.
Rub the salt into the pork and leave for [an hour|1h|*].
Broil the tops for [90 seconds|90s|Broil the tops].
Cook down the tomatoes for [half to three quarters of an hour|30m-45m|*].
Let the sponge cool [1 hour 15|75m|*], then ice it.
`;

export const LAST_STEPS = readMarks(STEPS);
