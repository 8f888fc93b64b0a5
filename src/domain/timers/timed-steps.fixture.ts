/**
 * Steps of all kinds of recipes, each time marked with the reading it should get. They were written
 * before the rules that read them were last changed. The file is long because it is data.
 *
 * `[phrase|seconds|name]`: a range is `low-high`. The name is what the timer should be called, with
 * `/` between equally good names, and `*` if nothing in the step says what is done. A time without
 * a mark is no timer. Times are written `1h15m`, `30s`.
 */
const STEPS = `
Bring the stock to a boil, then lower the heat and simmer for [20 minutes|20m|Simmer the stock].
Bake the loaf for [35–40 minutes|35m-40m|Bake the loaf], until it sounds hollow.
Fry the onions over a medium heat for [8 mins|8m|Fry the onions].
Add the garlic and cook for [another minute|1m|Cook the garlic].
Stir in the spinach and cook for [a further minute|1m|Cook the spinach].
Roast the beef for [1 hour and 15 to 25 minutes|75m-85m|Roast the beef], then rest it for [15 minutes|15m|Rest the beef].
Cover and cook on low for [8–12+ hrs|8h-12h|Cook].
Steam the buns [10m|10m|Steam the buns] over boiling water.
Cook the pasta for two minutes less than it says on the box.
Toast 20 marshmallows = 10 s'mores.
Leave the dough to rise for [1 hour|1h|Let the dough rise].
Let the meat rest for [10 minutes|10m|Rest the meat] before carving.
Preheat the oven to 180°C. Bake the muffins for [18 to 20 minutes|18m-20m|Bake the muffins].
Marinate the chicken for at least [30 minutes|30m|Marinate the chicken] or overnight.
Soak the beans overnight in plenty of cold water.
Chill the mousse for [half an hour|30m|Chill the mousse].
Braise the short ribs for [an hour and a half|90m|Braise the short ribs].
Sear the tuna [30 seconds|30s|Sear the tuna] per side.
Grill the steaks for 4 cm from the heat, [3 minutes|3m|Grill the steaks] on each side.
Microwave the chocolate in [30-second|30s|Microwave the chocolate] bursts, stirring between each.
This can be made 2 days ahead and kept in the fridge.
The market is a 10-minute walk from here, so buy the fish fresh.
The whole recipe takes 20 minutes in total.
Poach the eggs for [3 min.|3m|Poach the eggs] Drain them on kitchen paper.
Boil the potatoes for [15 mins.|15m|Boil the potatoes] and drain.
Knead the dough for [8 to 10 minutes|8m-10m|Knead the dough] until smooth and elastic.
Prove in a warm place for [45 minutes|45m|Prove].
Whisk the egg whites for [2-3 minutes|2m-3m|Whisk the egg whites] to stiff peaks.
Heat the oil in a pan and fry the mushrooms for [5 minutes|5m|Fry the mushrooms].
Put the chicken in a roasting tin and roast for [50 minutes|50m|Roast the chicken].
Pour in the wine and simmer for [2 minutes|2m|Simmer the wine] to burn off the alcohol.
Season with salt and pepper and leave to stand for [5 minutes|5m|Let stand/Stand].
Tip the rice into the pan and toast for [1–2 minutes|1m-2m|Toast the rice].
Add the stock a ladle at a time, stirring, for about [18 minutes|18m|Add the stock].
Remove from the heat and let it stand, covered, for [5 min|5m|Let stand/Stand].
Freeze the ice cream for [4 hours|4h|Freeze the ice cream].
Refrigerate the cheesecake for [6 to 8 hours|6h-8h|Refrigerate the cheesecake], or overnight.
Cool the cake in the tin for [10 minutes|10m|Cool the cake], then turn it out on a rack.
Blanch the green beans for [2 minutes|2m|Blanch the green beans]; plunge into iced water.
Blanch the kale for [90 seconds|90s|Blanch the kale] and squeeze dry.
Sauté the shallots [3-4 min|3m-4m|Sauté the shallots].
Sweat the leeks gently for [a quarter of an hour|15m|Sweat the leeks] without colouring.
Reduce the sauce for [three quarters of an hour|45m|Reduce the sauce].
Caramelise the onions for [1½ hours|90m|Caramelise the onions], stirring now and then.
Stew the lamb for [2 1/2 hours|150m|Stew the lamb] until it falls off the bone.
Pressure-cook the chickpeas for [25 minutes|25m|Pressure-cook the chickpeas] and release naturally for [10 minutes|10m|Release].
Air-fry the wings at 200 °C for [12 minutes|12m|Air-fry the wings], turn, then [10 minutes|10m|Turn/Air-fry the wings] more.
Slow cook on high for [4 hours|4h|Slow cook].
Steep the tea for [3-5 minutes|3m-5m|Steep the tea].
Infuse the milk with the vanilla for [20 min|20m|Infuse the milk].
Steam the broccoli for [four minutes|4m|Steam the broccoli].
Deep-fry the fritters for [two to three minutes|2m-3m|Deep-fry the fritters], until golden.
Rest the dough [twenty minutes|20m|Rest the dough].
Let the batter rest for [half an hour|30m|Rest the batter] at room temperature.
Soak the noodles in hot water for [10 minutes|10m|Soak the noodles]. Drain and rinse.
Soften the gelatine in cold water for [5 minutes|5m|Soften the gelatine].
Toast the almonds in a dry pan for [3 minutes|3m|Toast the almonds].
Brown the mince for [6–8 minutes|6m-8m|Brown the mince], breaking it up with a spoon.
Char the peppers under the grill for [15 minutes|15m|Char the peppers], turning every [5 minutes|5m|Char the peppers/Turn].
Barbecue the corn for [8 to 10 minutes|8m-10m|Barbecue the corn].
Simmer gently for [1 hour|1h|Simmer].
Cook until the onions are translucent, about [5 minutes|5m|Cook].
Cook, stirring often, until the sauce thickens, [10 to 12 minutes|10m-12m|Cook].
Bake until golden, [25 minutes|25m|Bake].
Bake at 425°F for [10 minutes|10m|Bake], then lower to 350°F and bake for [40 minutes|40m|Bake] more.
Roast for [1 hr 20 mins|80m|Roast], basting every [20 minutes|20m|Baste/Roast].
Cut the carrots into 5 cm batons.
Use a 23 cm springform tin, lined with paper.
Serve 2 slices each with a spoonful of cream.
Divide between 4 bowls and scatter over the herbs.
Heat the oven to 220C/200C fan/gas 7.
Slice the steak into 1/2-inch strips.
Add 2 second-hand jars' worth of pickles, drained.
Add a second egg and beat well.
Serve the minute steaks straight away.
Stir a few minutes until combined.
Keep the heat low so that nothing catches.
Give it a [10-minute|10m|Rest] rest before slicing.
After [10 minutes|10m|*], lower the heat.
In the last [5 minutes|5m|*] of cooking, throw in the peas.
Set a timer for [7 minutes|7m|*] for soft-boiled eggs.
Lower the eggs into boiling water and cook for [6½ minutes|390s|Cook the eggs].
Boil the eggs for exactly [6 minutes 30 seconds|390s|Boil the eggs].
Blitz the soup for [1 minute|1m|Blitz the soup] until silky.
Beat the butter and sugar for [5 full minutes|5m|Beat the butter and sugar].
Mix on low speed for [30 sec|30s|Mix], then on high for [2 min|2m|Mix].
Process for [15 seconds|15s|Process], scrape down, process for [15 seconds|15s|Process] more.
Churn the custard for [25-30 minutes|25m-30m|Churn the custard].
Smoke the brisket for [6 hours|6h|Smoke the brisket] at 110°C.
Cure the salmon for [24 hours|24h|Cure the salmon], turning it once.
Brine the pork for [12–24 hours|12h-24h|Brine the pork].
Ferment the cabbage at room temperature for 5 days.
Drain the yoghurt in muslin for [2 hours|2h|Drain the yoghurt].
Salt the aubergines and leave for [20 minutes|20m|Rest the aubergines/Salt the aubergines]. Rinse.
Leave to cool for [15 minutes|15m|Cool].
Leave the cake to cool in its tin for [20 minutes|20m|Cool the cake].
Leave the jelly in the fridge to set for [3 hours|3h|Set the jelly].
Set aside for [10 minutes|10m|Set aside].
Set the dough aside to rest for [half an hour|30m|Rest the dough].
Allow the curry to simmer for [25 minutes|25m|Simmer the curry].
Allow to cool slightly for [5 minutes|5m|Cool slightly/Cool].
Return the pan to the heat and boil for [3 minutes|3m|Boil].
Return the chicken to the oven for [10 minutes|10m|Bake the chicken/Return the chicken].
Put the tart back in the oven for [5 minutes|5m|Bake the tart].
Place the bowl in the fridge for [1 hour|1h|Chill].
Put the dough in the freezer for [15 minutes|15m|Freeze the dough].
Turn the heat down and let the sauce bubble for [10 minutes|10m|Let the sauce bubble].
Cover the pan and leave the rice to steam off the heat for [10 minutes|10m|Steam the rice].
Flip the pancake and cook for [1 minute|1m|Cook the pancake] on the other side.
Turn the fish over and cook for [2 minutes|2m|Cook the fish].
Add the prawns and stir-fry for [2 to 3 minutes|2m-3m|Stir-fry the prawns], until pink.
Add the tomatoes, bring to the boil and simmer for [15 minutes|15m|Simmer the tomatoes].
Stir through the cream and warm for [1 min|1m|Warm the cream].
Whisk in the milk, then cook over low heat for [5-7 mins|5m-7m|Cook the milk].
Toss the potatoes in the oil and roast for [40-45 minutes|40m-45m|Roast the potatoes].
Drain the pasta, return it to the pan and toss for [1 minute|1m|Toss the pasta].
Lay the aubergine slices on a tray and bake for [25 mins|25m|Bake the aubergine slices].
Spoon the batter into the tin and bake for [1 hour|1h|Bake the batter].
Divide the mixture between the cases and bake [20–22 minutes|20m-22m|Bake the mixture].
Roll out the pastry and chill for [20 minutes|20m|Chill the pastry].
Wrap the pastry and rest it in the fridge for [30 minutes|30m|Rest the pastry].
Shape into a ball, cover and leave in a warm place for [1–1½ hours|60m-90m|Rest].
Cover with a damp cloth and let rise [90 minutes|90m|Let rise/Rise].
Punch down, shape, and let rise again for [45 min|45m|Let rise/Rise].
Let sit for [2 minutes|2m|Let sit/Sit].
Let the dough sit [1 hour|1h|Let the dough sit].
Let the steaks come to room temperature for [1 hour|1h|Let the steaks come to room temperature].
Simmer, uncovered, for [30 minutes|30m|Simmer]; skim off the fat.
Simmer the beans, partly covered, for [1 to 1 1/2 hours|60m-90m|Simmer the beans].
Cook the rice according to the packet, usually [12 minutes|12m|Cook the rice].
Cook the quinoa for [15 minutes|15m|Cook the quinoa]; meanwhile, roast the squash for [30 minutes|30m|Roast the squash].
Meanwhile, boil the kettle and soak the mushrooms for [20 mins|20m|Soak the mushrooms].
While the rice cooks, fry the egg for [2-3 minutes|2m-3m|Fry the egg].
Once hot, add the cumin seeds and fry for [30 seconds|30s|Fry the cumin seeds].
When the oil shimmers, add the chicken and brown for [4–5 minutes|4m-5m|Brown the chicken].
Stir the sugar and water over low heat for [5 minutes|5m|Stir the sugar and water].
Boil hard for [10 minutes|10m|Boil hard/Boil], then simmer for [1½–2 hours|90m-120m|Simmer].
Process the jars in a boiling-water bath for [10 minutes|10m|Process the jars].
Sterilise the jars in the oven for [15 minutes|15m|Sterilise the jars].
Skim, then simmer the bones for [3–4 hours|3h-4h|Simmer the bones].
Toast the bread for [1–2 min|1m-2m|Toast the bread].
Toast the spices until fragrant, [1 to 2 minutes|1m-2m|Toast the spices].
Warm the tortillas in a dry pan, [20 seconds|20s|Warm the tortillas] a side.
Melt the butter over a low heat, about [2 minutes|2m|Melt the butter].
Grill for [2 mins|2m|Grill] each side, until charred.
Griddle the courgettes for [2-3 mins|2m-3m|Griddle the courgettes] on each side.
Fry the steaks [2½ minutes|150s|Fry the steaks] per side for rare, [3½ minutes|210s|Fry the steaks] for medium.
Rest under foil for [five minutes|5m|Rest].
Bake for [12 min|12m|Bake]; rotate the tray; bake for [12 min|12m|Bake] longer.
Bake blind for [15 minutes|15m|Bake blind], remove the beans and bake for [5 minutes|5m|Bake] more.
Cook for [1 more minute|1m|Cook].
Cook for [one more minute|1m|Cook].
Fry for [another 2-3 minutes|2m-3m|Fry].
Simmer for [a further 10 minutes|10m|Simmer].
Simmer for [an additional hour|1h|Simmer].
Cook for [an extra 5 minutes|5m|Cook] if you like it darker.
Give it [another half an hour|30m|*] if the meat is still tough.
Give the soup [ten more minutes|10m|*].
Roast for [another hour|1h|Roast].
Roast for [two hours|2h|Roast].
Bake for [an hour|1h|Bake].
Bake for [1 hour 10 minutes|70m|Bake].
Bake for [1 hour and 10 minutes|70m|Bake].
Bake for [1 hr, 10 min|70m|Bake].
Bake for [1hr 10 minutes|70m|Bake] or so.
Bake [1h15|75m|Bake].
Bake [1h 15m|75m|Bake].
Bake for [1 hr 10–15 min|70m-75m|Bake].
Bake for [1 hour 5 to 10 minutes|65m-70m|Bake].
Bake for [1 hour to 1 hour 15 minutes|60m-75m|Bake].
Bake for [45 minutes to 1 hour|45m-60m|Bake].
Bake for [45 min - 1 hr|45m-60m|Bake].
Bake for [about 1-1 1/4 hours|60m-75m|Bake].
Bake for [1.5 hours|90m|Bake].
Bake for [1,5 hours|90m|Bake].
Bake for [0.5 hr|30m|Bake].
Bake for [one and a half hours|90m|Bake].
Bake for [one-and-a-half hours|90m|Bake].
Bake for [two and a quarter hours|135m|Bake].
Bake for [an hour and a quarter|75m|Bake].
Bake for [an hour and three quarters|105m|Bake].
Bake for [1 and a half hours|90m|Bake].
Bake for [3/4 hour|45m|Bake].
Bake for [¾ of an hour|45m|Bake].
Bake for [half-an-hour|30m|Bake].
Bake for [a half hour|30m|Bake].
Bake for [1 3/4 hrs|105m|Bake].
Bake for [20 ~ 25 minutes|20m-25m|Bake].
Bake for [20—25 minutes|20m-25m|Bake].
Bake for [20 or 25 minutes|20m-25m|Bake].
Bake for [20 minutes to 25 minutes|20m-25m|Bake].
Bake for [between 20 and 25 minutes|20m-25m|Bake].
Bake for [between twenty and thirty minutes|20m-30m|Bake].
Bake for anywhere from [20 to 25 minutes|20m-25m|Bake].
Bake for [25+ minutes|25m|Bake].
Bake for [25 (or so) minutes|25m|Bake].
Bake for a good [25 minutes|25m|Bake].
Bake for [25 Min|25m|Bake].
Bake for [25Min.|25m|Bake] at 180.
Bake (about [25 minutes|25m|Bake]) until set.
Bake 25 × 30 cm trays, [15 minutes|15m|Bake] each.
Bake for [5-6min|5m-6m|Bake].
Sous-vide the eggs at 63°C for [45 minutes|45m|Sous-vide the eggs].
Torch the top for [30 secs|30s|Torch the top].
Pulse for [5s|5s|Pulse] at a time.
Rest for [1 h|1h|Rest].
Prove for [2h|2h|Prove].
Simmer for [3 hrs.|3h|Simmer] Strain.
Stand for [1 Hour|1h|Stand].
MICROWAVE ON HIGH FOR [3 MINUTES|3m|MICROWAVE/Microwave].
Microwave the peas on full power for [90 secs|90s|Microwave the peas].
Microwave, covered, [4–5 min|4m-5m|Microwave], stirring halfway.
Cook on 50% power for [2 minutes|2m|Cook].
Put on the lid and cook for [12 minutes|12m|Cook] without peeking.
Lower the heat, cover and simmer for [12-15 minutes|12m-15m|Simmer].
Add 500 ml stock and simmer for [20 minutes|20m|Simmer the stock/Simmer 500 ml stock].
Add 2 tbsp soy sauce and bubble for [1 minute|1m|Bubble the soy sauce/Bubble 2 tbsp soy sauce].
Return to a simmer and cook for [8 minutes|8m|Cook].
Bring a large pan of salted water to the boil and cook the spaghetti for [9 minutes|9m|Cook the spaghetti].
Bring up to pressure and cook for [35 minutes|35m|Cook].
Strain the stock, then boil it for [20 minutes|20m|Boil the stock] to reduce it by half.
Dissolve the yeast in the warm water and leave for [5–10 minutes|5m-10m|Rest the yeast], until frothy.
Sprinkle the yeast over the milk; let stand [5 minutes|5m|Let stand/Stand].
Mix the flour and water and rest for [30 minutes|30m|Rest the flour and water].
Stretch and fold the dough every [30 minutes|30m|Stretch the dough/Fold the dough] for [2 hours|2h|Fold the dough].
Autolyse for [1 hour|1h|Autolyse].
Bulk ferment for [4 to 5 hours|4h-5h|Bulk ferment/Ferment].
Retard the loaf in the fridge for [12 hours|12h|Retard the loaf].
Score the loaf and bake with steam for [20 minutes|20m|Bake the loaf], then without for [25 minutes|25m|*].
Fold in the blueberries and bake for [30 minutes|30m|Bake the blueberries].
Brush the pastry with egg and bake for [20 mins|20m|Bake the pastry].
Dust with flour and leave to prove for [30 minutes|30m|Prove].
Temper the chocolate, then leave it to set for [1 hour|1h|Set the chocolate].
Whip the cream for [2 min|2m|Whip the cream].
Bloom the saffron in the milk for [15 minutes|15m|Bloom the saffron].
Steam the pudding for [2 hours|2h|Steam the pudding], topping up the water every [30 mins|30m|Top up the water/Steam the pudding].
Pickle the onions for [30 minutes|30m|Pickle the onions] or up to 3 days.
Macerate the strawberries for [20 minutes|20m|Macerate the strawberries].
Chill for [1–2 hours|1h-2h|Chill] or up to 2 days.
Dry the meringues in the oven for [2 hours|2h|Dry the meringues], turn it off and leave them for [1 hour|1h|Rest the meringues].
Dehydrate the apple at 60°C for [6–8 hours|6h-8h|Dehydrate the apple].
Rehydrate the chillies in hot water for [20 minutes|20m|Rehydrate the chillies].
Thaw the pastry for [40 minutes|40m|Thaw the pastry].
Defrost the prawns in the fridge for [4 hours|4h|Defrost the prawns].
Take the steaks out of the fridge [30 minutes|30m|Take the steaks out] before cooking.
Hold the fish under the surface for [10 seconds|10s|Hold the fish].
Press the tofu for [15 minutes|15m|Press the tofu].
Press the sandwich in the hot pan for [2 minutes|2m|Press the sandwich] per side.
Swirl the wok for [10 seconds|10s|Swirl the wok].
Shake hard for [20 seconds|20s|Shake hard/Shake].
Muddle the mint for [a minute|1m|Muddle the mint].
Brew the coffee for [4 minutes|4m|Brew the coffee] and plunge.
Rinse the rice under cold water for [1 minute|1m|Rinse the rice].
Wash the rice, then soak it for [30 min|30m|Soak the rice].
Pour the boiling water over the couscous, cover and leave for [5 minutes|5m|Rest the couscous].
Pour boiling water over the noodles and leave to soak for [4 mins|4m|Soak the noodles].
Put the noodles in a bowl, cover with boiling water and leave for [3 minutes|3m|Rest the noodles].
Add the peas for the last [2 minutes|2m|Add the peas].
Simmer the stew for [an hour|1h|Simmer the stew], adding the dumplings for the final [20 minutes|20m|Add the dumplings].
Drop in the gnocchi; they need just [2 mins|2m|*].
The pancakes take about [2 minutes|2m|*] a side.
It should take around [30 minutes|30m|*] to thicken.
A 30-minute meal for busy weeknights.
My 15-minute dinner has become a habit.
It's 5 minutes' work, no more.
The café is 20 minutes away by train.
Watch the 3-minute video before you start.
You can make the sauce up to 4 hours in advance.
Prepare the filling 2 hours ahead.
The sauce keeps for 48 hours in the fridge.
It will keep for 24 hours in an airtight tin.
Day-old bread, or bread that is 24 hours old, is best.
Cook the pasta 1 minute less than the packet says.
Cook 2 minutes fewer than you would at home.
Roast the lamb 20 minutes per 500 g.
Allow 15 minutes per pound, plus [20 minutes|20m|*] extra.
Use 2 × 400 g tins of tomatoes and 1.5 litres of water.
Add 3 hot green chillies, 2 minced cloves of garlic and 1 scallion.
Serves 4 as a main, 6 as a starter.
Reserve 10 g of the butter for the top.
Heat to 63°C, 145°F.
Cut into 12 squares of 4 cm.
Line two 20 cm tins and grease them.
Arrange 2 or 3 slices on each plate.
Turn the oven to 200 °C; this takes a while.
Spread 1 m of cling film on the counter.
Cut a 2 m length of twine.
Use a mandoline set to 2 mm.
Roll the pasta to setting 5 or 6.
Fold 3 times, then turn 90 degrees.
The dish holds 2 l and is 5 cm deep.
Weigh 250 g of dough per person.
Use 1/2 cup of sugar and 1 tsp of salt.
A splash of vinegar does no harm.
Mix in 1 egg at a time.
Turn down to 160 and keep an eye on it.
In a minute or so it will smell nutty.
Wait [a minute or two|1m-2m|Wait], then stir.
Count to 30 and lift the lid.
Stir for [60 seconds|60s|Stir] off the heat.
Stir the risotto for [18–20 minutes|18m-20m|Stir the risotto].
Stir constantly for [5 minutes|5m|Stir constantly/Stir].
Let everything bubble away for [40 minutes|40m|Let everything bubble].
Let bubble for [2 minutes|2m|Let bubble/Bubble].
Let the wine reduce for [3 minutes|3m|Reduce the wine].
Let the pan get very hot, [3–4 minutes|3m-4m|Let the pan get].
Let the jam cool for [20 minutes|20m|Cool the jam] before potting.
Boil the jam rapidly for [8-10 mins|8m-10m|Boil the jam].
Test the jam after [5 mins|5m|Test the jam].
Put a saucer in the freezer for [10 minutes|10m|Freeze a saucer/Freeze the saucer/Freeze].
Roast the tomatoes, cut side up, for [1 hour 30|90m|Roast the tomatoes].
Roast the garlic, wrapped in foil, for [40 minutes|40m|Roast the garlic].
Roast the squash with the oil for [35 minutes|35m|Roast the squash], tossing once.
Wrap the beetroot in foil and roast for [an hour|1h|Roast the beetroot].
Prick the potatoes all over and microwave for [8 minutes|8m|Microwave the potatoes].
Rub the salt into the pork, then leave for [1 hr|1h|Rest the pork].
Score the skin and roast at 230°C for [25 minutes|25m|Roast the skin].
Turn down to 170°C and roast for 25 minutes per 500 g.
Baste the turkey and roast for [2½–3 hours|150m-180m|Roast the turkey].
Carve after resting for [20-30 minutes|20m-30m|Rest].
After baking for [20 minutes|20m|Bake], brush with glaze.
Before chilling for [2 hours|2h|Chill], cover with cling film.
By simmering for [10 minutes|10m|Simmer] you cook off the raw taste.
Cook the lentils, simmering gently, for [25 minutes|25m|Cook the lentils/Simmer].
Sauté, stirring frequently, [5 minutes|5m|Sauté].
Fry until crisp, turning halfway, [6 minutes|6m|Fry].
Fry the bacon until crisp – about [6 minutes|6m|Fry the bacon].
Fry the bacon until crisp (about [6 minutes|6m|Fry the bacon]). Set aside.
Fry the bacon: [3 minutes|3m|Fry the bacon] on the first side, [2 minutes|2m|Fry the bacon] on the second.
Grill the halloumi, [2 minutes|2m|Grill the halloumi] each side, and serve.
Step 2: boil the barley, [25 minutes|25m|Boil the barley].
1. Boil the barley for [25 minutes|25m|Boil the barley].
- Simmer the broth ([30 mins|30m|Simmer the broth])
Boil barley for [25 minutes|25m|Boil barley].
Brown beef [5 minutes|5m|Brown beef]; drain.
Cook pasta [8 minutes|8m|Cook pasta], drain.
Saute onion and celery in butter for [5 minutes|5m|Saute onion and celery].
Combine flour and salt; cut in butter; chill [1 hour|1h|Chill].
Mix all ingredients. Chill [2 hrs|2h|Chill]. Serve cold.
Place chops in skillet; cook over medium heat [6 to 7 minutes|6m-7m|Cook chops] on each side.
Cover; bake [30 minutes|30m|Bake]. Uncover; bake [10 minutes|10m|Bake] longer.
Reduce heat; simmer [15 minutes|15m|Simmer].
Heat to boiling; boil and stir [1 minute|1m|Stir/Boil].
Bake in a preheated oven for [30 to 35 minutes|30m-35m|Bake], or until a toothpick comes out clean.
Broil 6 inches from the heat for [5 to 6 minutes|5m-6m|Broil].
Grease a 9x13 pan and bake the brownies for [25 minutes|25m|Bake the brownies].
Add the beans. Simmer for [5 minutes|5m|Simmer].
Heat the milk until steaming. Add the rice. Cook gently for [30 minutes|30m|Cook gently/Cook].
Cook the bulgur in 2 cups of water for [12 minutes|12m|Cook the bulgur].
Cook the fish skin side down for [4 minutes|4m|Cook the fish], then flip and cook for [1 minute|1m|Cook].
Cook the sausages for [15–20 mins|15m-20m|Cook the sausages] until cooked through.
Cook the mixture on a low heat, whisking all the time, for [6–8 minutes|6m-8m|Cook the mixture].
Cook them in batches, [2 minutes|2m|Cook] per batch.
Cook in two batches for [3 minutes|3m|Cook] each.
Cook uncovered for [10 minutes|10m|Cook uncovered/Cook].
Cook for [3-4 minutes|3m-4m|Cook] each side, or 5 if thick.
Preheat the grill for [10 minutes|10m|Preheat the grill].
Preheat a pizza stone for at least [45 minutes|45m|Preheat a pizza stone].
Heat the pan for [2 minutes|2m|Heat the pan].
Warm the milk for [1–2 minutes|1m-2m|Warm the milk]; don't let it boil.
Steam over simmering water for [12 minutes|12m|Steam].
Steam-bake for [15 minutes|15m|Steam-bake/Steam].
Simmer the peas in the stock for [5–6 minutes|5m-6m|Simmer the peas].
Simmer on the lowest heat for [2 to 2½ hours|120m-150m|Simmer].
Simmer with the lid ajar for [half an hour or so|30m|Simmer].
Simmer for around [ten to fifteen minutes|10m-15m|Simmer].
Simmer the chicken with the ginger for [1 hour 40 minutes|100m|Simmer the chicken].
Slowly cook the onions for [25-30 minutes|25m-30m|Cook the onions].
Gently poach the pears for [15 minutes|15m|Poach the pears].
Quickly fry the sage for [20 seconds|20s|Fry the sage].
Carefully lower in the eggs and boil for [7 minutes|7m|Boil the eggs].
Now simmer the sauce for [5 minutes|5m|Simmer the sauce].
Next, roast the peppers for [20 minutes|20m|Roast the peppers].
Finally, bake the crumble for [35 minutes|35m|Bake the crumble].
To cook the rice, boil it for [11 minutes|11m|Boil the rice].
You want to fry the paste for [2 minutes|2m|Fry the paste].
I like to roast mine for [50 minutes|50m|Roast mine/Roast].
You'll need to simmer this for [an hour|1h|Simmer].
It needs to chill for [2 hours|2h|Chill].
Don't fry it for longer than [1 minute|1m|Fry].
Do not boil for more than [3 minutes|3m|Boil].
Serve within [10 minutes|10m|Serve].
Wait for [5 minutes|5m|Wait] and try again.
Rest the 5 chops, then serve.
Leave it alone for [3 minutes|3m|Rest] so a crust forms.
Leave undisturbed for [2 minutes|2m|Rest].
Leave in the turned-off oven for [1 hour|1h|Rest].
Leave the lid on for [10 minutes|10m|Rest].
Keep warm in a low oven for up to [20 minutes|20m|Keep warm].
Keep stirring for [3 minutes|3m|Stir].
Continue cooking for [5 minutes|5m|Cook].
Continue to simmer for [10 minutes|10m|Simmer].
Carry on cooking the onions for [5 minutes|5m|Cook the onions].
Start by soaking the cashews for [2 hours|2h|Soak the cashews].
Repeat, chilling for [20 minutes|20m|Chill] each time.
Dip each tomato in boiling water for [15–20 seconds|15s-20s|Dip each tomato], then peel.
Hold under the grill for [1-2mins|1m-2m|Hold/Grill].
Salt the cucumber; after [15 minutes|15m|*] squeeze out the water.
Whizz for [20 secs|20s|Whizz], or until smooth.
Purée the soup in a blender for [45 seconds|45s|Purée the soup].
Squeeze over the lemon and let sit for [3 min|3m|Let sit/Sit].
Coat the wings in the marinade and refrigerate for [2–24 hours|2h-24h|Refrigerate the wings].
Cover the bowl and refrigerate the dough for [at least 8 hours|8h|Refrigerate the dough].
Cook the polenta, whisking, for [forty minutes|40m|Cook the polenta].
Cook the custard for [seven to ten minutes|7m-10m|Cook the custard], not letting it boil.
Bake for [fifty-five minutes|55m|Bake].
Bake the gratin for [a hundred minutes|100m|Bake the gratin].
Bake the potatoes in their skins for [1 to 1½ hrs|60m-90m|Bake the potatoes].
Pan-fry the sea bass for [3 minutes|3m|Pan-fry the sea bass], flesh side up.
Shallow-fry the schnitzels for [2-3 minutes|2m-3m|Shallow-fry the schnitzels] per side.
Dry-roast the peanuts for [7 minutes|7m|Dry-roast the peanuts].
Flash-fry the squid for [40 seconds|40s|Flash-fry the squid].
Parboil the roots for [6 minutes|6m|Parboil the roots]; drain and shake.
Render the duck fat for [12 minutes|12m|Render the duck fat].
Crisp the skin under the grill for [5 minutes|5m|Crisp the skin].
Wilt the chard for [1 minute 30 seconds|90s|Wilt the chard].
Scald the cream for [2 min 30 sec|150s|Scald the cream].
Glaze the ham and roast for [20 minutes|20m|Roast the ham].
Thicken the gravy over a low flame for [3 to 4 mins|3m-4m|Thicken the gravy].
Deglaze with the vinegar and reduce for [1 min|1m|Reduce].
Purge the clams in salted water for [half an hour|30m|Purge the clams].
Simmer the dal for [35 minutes|35m|Simmer the dal], adding water if it looks dry after 20.
Toss the florets with oil and air fry for [15 minutes|15m|Air fry the florets].
Lock the lid and cook on high pressure for [8 minutes|8m|Cook]. Quick-release.
Allow a natural release of [15 min|15m|Release/Natural release].
Tie the roast at 3 cm intervals.
Proof for [1 hour|1h|Proof], until doubled; preheat the oven [20 minutes|20m|Preheat the oven] before baking.
Pour into a lined tin and freeze for [6 hrs|6h|Freeze].
`;

export interface MarkedTimer {
  phrase: string;
  minSeconds: number;
  maxSeconds: number;
  /** Names that are right; none if the step doesn't say what is done. */
  names: readonly string[];
}
export interface MarkedStep {
  text: string;
  timers: readonly MarkedTimer[];
}

const UNITS = new Map([
  ["h", 3600],
  ["m", 60],
  ["s", 1],
]);

function secondsOf(written: string): number {
  const parts = [...written.matchAll(/(\d+)([hms])/g)];
  return parts.reduce(
    (sum, [, count, unit = ""]) => sum + Number(count) * (UNITS.get(unit) ?? 0),
    0,
  );
}

/** Steps and the meaning of their marks, from lines as above. */
export function readMarks(lines: string): MarkedStep[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => ({
      text: line.replace(/\[([^|\]]*)\|[^\]]*\]/g, "$1"),
      timers: [...line.matchAll(/\[([^|\]]*)\|([^|\]]*)\|([^\]]*)\]/g)].map(
        ([, phrase = "", time = "", names = ""]) => {
          const [low = "", high = low] = time.split("-");
          return {
            phrase,
            minSeconds: secondsOf(low),
            maxSeconds: secondsOf(high),
            names: names === "*" ? [] : names.split("/"),
          };
        },
      ),
    }));
}

export const TIMED_STEPS = readMarks(STEPS);
