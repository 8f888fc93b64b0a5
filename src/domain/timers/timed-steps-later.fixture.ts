import { readMarks } from "./timed-steps.fixture.ts";

/**
 * More steps, written after the rules had been tuned on those of `timed-steps.fixture.ts`, and
 * first read by the rules when all of them were marked. That file explains the marks.
 */
const STEPS = `
Brown the lamb in batches, about [6 minutes|6m|Brown the lamb] per batch.
Tip in the lentils, pour over the stock and simmer for [25 mins|25m|Simmer the stock/Simmer the lentils].
Stir the polenta into the milk and cook, stirring, for [5–6 minutes|5m-6m|Cook the polenta].
Add a splash of water and steam for [a further 2 minutes|2m|Steam].
Give everything [another minute|1m|*] in the pan.
Bake in the centre of the oven for [an hour and twenty minutes|80m|Bake].
Cook on the hob for [10m|10m|Cook], then in the oven for [1h 20m|80m|Cook].
Slow-cook the pork on low for [8+ hours|8h|Slow-cook the pork].
Pressure cook for [1 hour plus|1h|Pressure cook].
Leave the dough in a warm place to double in size, about [1 hr|1h|Let the dough double/Rest the dough].
Leave to drain for [20 minutes|20m|Drain].
Leave the chicken to marinate for [2–3 hours|2h-3h|Marinate the chicken].
Leave the onions to sweat, lid on, for [12 minutes|12m|Sweat the onions].
Leave the sauce simmering for [40 minutes|40m|Simmer the sauce].
Let the loaf cool on a rack for [2 hours|2h|Cool the loaf] before slicing.
Let them cool for [5 minutes|5m|Cool].
Let stew for [half an hour|30m|Let stew/Stew].
Let the mixture steep [15-20 minutes|15m-20m|Steep the mixture], then strain.
Let the shells dry overnight.
Sear the scallops for [90 seconds|90s|Sear the scallops], flip, then sear for [another 60 seconds|60s|Sear the scallops].
Blacken the chillies over a flame for [1 to 2 minutes|1m-2m|Blacken the chillies].
Fry the curry leaves – [10 seconds|10s|Fry the curry leaves] is plenty.
Whip the egg whites and sugar to a meringue for [7 to 8 minutes|7m-8m|Whip the egg whites and sugar].
Beat on medium speed until pale, around [4 minutes|4m|Beat].
Rub in the butter, add the egg and chill the dough for [40 min|40m|Chill the dough].
Chill the shaped biscuits for [15 to 20 mins|15m-20m|Chill the shaped biscuits].
Freeze the tray for [1 hr|1h|Freeze the tray/Freeze], then bag the berries.
Transfer the dough to the fridge for [2 hours|2h|Chill the dough].
Slide the pizza into the oven for [8–10 minutes|8m-10m|Bake the pizza].
Pop the plates in the oven for [5 minutes|5m|Bake the plates/Warm the plates/Bake].
Return to the oven for [a final 10 minutes|10m|Bake/Return].
Return everything to the pot and simmer for [1¼ hours|75m|Simmer everything/Simmer].
Soak the raisins in the rum for [at least an hour|1h|Soak the raisins].
Soak the skewers for [30 minutes|30m|Soak the skewers] so they don't burn.
Soak in cold water, [4-6 hours|4h-6h|Soak], or use tinned beans.
Rinse, drain and boil the beans rapidly for [10 minutes|10m|Boil the beans].
Simmer for [1½ - 2 hours|90m-120m|Simmer], topping up with water.
Simmer for [two-and-a-half hours|150m|Simmer].
Cook for [one-and-a-quarter hours|75m|Cook].
Cook for [one minute|60s|Cook] exactly.
Roast for [one hour, twenty minutes|80m|Roast].
Roast at 220C for [20 minutes|20m|Roast], then 180C for [1 hour 45|105m|Roast].
Roast the veg for [30-ish minutes|30m|Roast the veg].
Roast the duck for [1 hr 45 min to 2 hrs|105m-120m|Roast the duck].
Roast the peppers 20 cm below the grill for [12–15 min|12m-15m|Roast the peppers].
Roast the nuts on a 30 x 40 cm tray for [8 min|8m|Roast the nuts].
Bake 12 muffins at 200 °C (180 °C fan) for [18 min|18m|Bake 12 muffins/Bake muffins].
Bake at gas mark 6 for [30 minutes|30m|Bake].
Bake for [35 to 45 minutes|35m-45m|Bake], checking after 30.
Bake until the top is brown and the middle wobbles slightly, [28 to 30 minutes|28m-30m|Bake].
Bake, covered with foil, for [25 minutes|25m|Bake]; uncover and bake for [15 more minutes|15m|Bake].
Bake the pie: [15 minutes|15m|Bake the pie] at 220°C, then [30 minutes|30m|Bake the pie] at 180°C.
Cover the dish tightly with foil and bake for [2 hrs|2h|Bake].
Spread the oats over the tray and toast for [10 to 12 minutes|10m-12m|Toast the oats].
Arrange the chicken thighs on top and bake for [45 mins|45m|Bake the chicken thighs].
Scatter the cheese over the potatoes and grill for [3 to 4 minutes|3m-4m|Grill the cheese/Grill the potatoes].
Drizzle the fillets with oil and grill for [6 mins|6m|Grill the fillets].
Brush both sides with oil and griddle for [90 secs|90s|Griddle both sides/Griddle] each.
Thread onto skewers and barbecue for [10-12 minutes|10m-12m|Barbecue].
Steam the dumplings in a bamboo basket for [8 minutes|8m|Steam the dumplings].
Steam the fish, covered, for [10 to 12 minutes|10m-12m|Steam the fish].
Cover with a lid and steam for [15 minutes|15m|Steam].
Put the asparagus in a steamer and cook for [4 minutes|4m|Cook the asparagus].
Put the sugar in a pan and heat gently for [5 minutes|5m|Heat the sugar].
Put all the ingredients in a blender and blend for [60 seconds|60s|Blend all the ingredients/Blend the ingredients].
Place the eggs in cold water, bring to the boil and cook for [4 minutes|4m|Cook the eggs].
Bring the milk to a simmer, take off the heat and infuse for [30 minutes|30m|Infuse the milk].
Bring to a rolling boil and boil for [1 full minute|1m|Boil].
Once boiling, turn down the heat and cook the rice, covered, for [17 minutes|17m|Cook the rice].
As soon as it boils, simmer for [3 minutes|3m|Simmer].
If using dried beans, soak them for [8 to 12 hours|8h-12h|Soak dried beans/Soak].
If the sauce is thin, reduce it for [5 minutes|5m|Reduce it/Reduce/Reduce the sauce].
When the butter foams, add the fish and fry for [2–3 minutes|2m-3m|Fry the fish] on each side.
While you wait, toast the sesame seeds for [2 minutes|2m|Toast the sesame seeds].
Meanwhile, cook the orzo for [8 mins|8m|Cook the orzo] and drain well.
Stir in the yogurt and heat for [1 minute|1m|Heat the yogurt] without boiling.
Stir-fry the beef for [2 mins|2m|Stir-fry the beef], remove, then stir-fry the veg for [3 mins|3m|Stir-fry the veg].
Mix in the garlic and ginger and fry for [30 to 60 seconds|30s-60s|Fry the garlic and ginger].
Fold the dough in thirds and rest for [20 minutes|20m|Rest the dough].
Shape the dough into rolls, cover and prove for [45–60 minutes|45m-60m|Prove the dough].
Knead by hand for [10 min|10m|Knead] or in a mixer for [5 min|5m|Knead].
Knead in the raisins, cover, and leave to rise for [90 minutes|90m|Let the raisins rise/Rise/Let rise].
Whisk the yolks over simmering water for [5 to 7 minutes|5m-7m|Whisk the yolks].
Whisk together the eggs and sugar for [3 minutes|3m|Whisk the eggs and sugar].
Cream the butter and sugar for [3-4 minutes|3m-4m|Cream the butter and sugar].
Pulse the chickpeas for [10 seconds|10s|Pulse the chickpeas].
Strain the yogurt through muslin for [3 hours|3h|Strain the yogurt].
Hang the curds for [4 hrs|4h|Hang the curds].
Age the dough in the fridge for [24 to 48 hours|24h-48h|Age the dough].
Infuse for [5 mins|5m|Infuse], remove the bag.
Cold-brew the coffee for [12–18 hours|12h-18h|Cold-brew the coffee].
Warm through for [2–3 minutes|2m-3m|Warm through/Warm].
Reheat in the microwave for [2-3 mins|2m-3m|Reheat] until piping hot.
Microwave on high in [20 second|20s|Microwave] bursts until melted.
Microwave on medium (50%) for [1 min|1m|Microwave].
Zap the tortillas for [15 secs|15s|Zap the tortillas].
Air fry at 190°C for [14–16 minutes|14m-16m|Air fry], shaking the basket every [5 minutes|5m|Shake the basket/Air fry].
Shake the jar for [1 minute|1m|Shake the jar].
Hold at 82 °C for [20 minutes|20m|Hold].
Press down with a spatula for [15 seconds|15s|Press].
Baste with the butter for [a minute or so|1m|Baste].
Spoon over the glaze and cook for [another five to ten minutes|5m-10m|Cook the glaze].
Turn the heat to low; cook for [an additional 15 minutes|15m|Cook].
Turn off the heat and let the pasta sit in the sauce for [2 minutes|2m|Let the pasta sit].
Take off the heat, cover and stand for [10 minutes|10m|Stand].
Remove the pan from the heat and rest, covered, for [five to ten minutes|5m-10m|Rest].
Remove the foil for the last [15 minutes|15m|Remove the foil].
Uncover for the final [half hour|30m|Uncover].
Add the courgettes [5 minutes|5m|Add the courgettes] before the end.
Take the butter out of the fridge [1 hour|1h|Take the butter out/Take the butter] before you start.
Preheat the oven for [20 minutes|20m|Preheat the oven].
Heat a cast-iron pan over high heat for [3–5 minutes|3m-5m|Heat a cast-iron pan].
Set your timer for [8 minutes|8m|*].
Time it: [4 minutes|4m|*] for runny, [6 minutes|6m|*] for firm.
For soft-boiled, cook [6 minutes|6m|Cook]; for hard-boiled, [10 minutes|10m|Cook].
Cook the steak [2 minutes|2m|Cook the steak] a side for rare, or 4 for well done.
Each batch needs about [3 minutes|3m|*].
This will take around [10 minutes|10m|*], so be patient.
It'll be ready in [25-30 minutes|25m-30m|*].
The dough should double in [1–2 hours|1h-2h|*].
Soft peaks form after [2 minutes|2m|*] or so.
At this point it needs [an hour|1h|*] in the fridge.
The table is set for 6, with 2 spare chairs.
Ready in under 30 minutes, this is a weeknight favourite.
A 20-minute supper from the store cupboard.
These 10-minute noodles saved my week.
Total time: 45 minutes.
The farm shop is a five-minute drive away.
Leftovers will keep for up to 72 hours chilled.
The dressing lasts 48 hours.
Can be assembled 6 hours in advance.
Make the base up to 24 hours ahead.
Use bread that is at least 24 hours old.
Cook the noodles 1 minute less than the instructions suggest.
Boil the pasta for 2 minutes less than stated.
Simmer 10 minutes longer than you think.
Allow 25 minutes per 450 g for medium.
Roast for [15 minutes|15m|Roast] per side.
Cut into 3 cm chunks; you need 600 g.
Add 2 sticks of celery, 1 star anise and 4 s-shaped pretzels.
Stir in 3 h old starter? No: use it fresh.
Roll to a 30 cm round, 3 mm thick.
Use a 1.5 l pudding basin and 2 m of string.
Divide among 6 ramekins of 150 ml each.
Pour to a depth of 1/2 inch.
Set the oven to 160°C and the rack to its lowest position.
Beat in the eggs, one at a time, adding 1 tbsp of flour with the second.
Use the second half of the dough for the lid.
Mince the 4 garlic cloves; grate 1 thumb of ginger.
Scatter over 10 mint leaves.
Add half an onion and a quarter of the stock.
Serve with 2 or 3 spoonfuls of rice each.
Season with 1/2 tsp salt, then taste.
A third of the batter goes in first.
The minute you see smoke, lower the heat.
At the last minute, stir in the herbs.
Wait until the very last second to dress the salad.
Every oven is different, so trust your nose.
Stir every minute or so until thick.
Turn the ribs every [half an hour|30m|Turn the ribs].
Brush with glaze every [10 to 15 minutes|10m-15m|Brush].
Spritz hourly and smoke for [5 to 6 hours|5h-6h|Smoke].
1) Toast rice [2 min|2m|Toast rice].
Combine soup, milk; heat [5 min|5m|Heat]. Serve.
Sift flour. Add eggs. Beat [2 min.|2m|Beat] Rest [30 min.|30m|Rest] Fry.
Boil [5 min.|5m|Boil]; simmer [20 min.|20m|Simmer]; stand [10 min.|10m|Stand]
Heat oil. Sauté garlic [30 sec|30s|Sauté garlic]. Add greens; wilt [2–3 min|2m-3m|Wilt greens/Wilt].
BOIL PASTA FOR [11 MINUTES|11m|BOIL PASTA].
Cook [8-10min|8m-10m|Cook] or till tender.
Cook 'til tender, [8 - 10 mins|8m-10m|Cook].
Cook for [3mins|3m|Cook] on each side.
Cook (lid on) for [6 minutes|6m|Cook].
Cook [5 to 7 min|5m-7m|Cook], stirring.
Cook for [5 to 10 more minutes|5m-10m|Cook].
Cook for [up to 10 minutes|10m|Cook].
Cook for [nearly an hour|1h|Cook].
Cook for [close to 45 minutes|45m|Cook].
Cook for [at least 3 hours|3h|Cook] and up to 5.
Cook until just set – [2 minutes|2m|Cook] max.
Cook for [ninety seconds|90s|Cook].
Cook for [twenty five minutes|25m|Cook].
Cook for [½ to ¾ hour|30m-45m|Cook].
Cook for [¼ hour|15m|Cook].
Cook for [1/2 to 1 hour|30m-60m|Cook].
Cook for [6 or 7 minutes|6m-7m|Cook].
Cook for 6, maybe [7, minutes|7m|Cook].
Cook for [a quarter-hour|15m|Cook].
Cook for a couple of hours.
Grill the toast for [1 min|1m|Grill the toast], spread with butter, and grill [1 min|1m|Grill the toast/Grill] more.
Roll into balls, then chill on a tray for [30 mins|30m|Chill].
Pour over the custard, leave for [10 minutes|10m|Rest the custard], then bake for [40 minutes|40m|Bake the custard].
Drop the dumplings into the broth and poach for [4-5 minutes|4m-5m|Poach the dumplings].
Heat the grill. Lay the rashers on the rack and grill for [5 minutes|5m|Grill the rashers].
Add the onion and fry gently for [10-12 minutes|10m-12m|Fry the onion], stirring occasionally.
Add the chorizo and fry for [2 minutes|2m|Fry the chorizo], then stir in the paprika for [30 secs|30s|Stir in the paprika/Stir the paprika].
Dust the fish in flour and fry for [3-4 mins|3m-4m|Fry the fish] each side.
Toss the cauliflower with the spices and roast for [25-30 mins|25m-30m|Roast the cauliflower].
Pour the batter over the sausages and bake for [35-40 minutes|35m-40m|Bake the batter/Bake the sausages].
Drain, then return to the pan for [1 minute|1m|Return] to dry out.
Squeeze out the water, then press under a weight for [20 minutes|20m|Press].
Cook for a few minutes.
Cook for several hours, or overnight.
Cook for [1 hour|1h|Cook]; then [10 minutes|10m|Cook] uncovered.
`;

export const LATER_STEPS = readMarks(STEPS);
