import { readMarks } from "./timed-steps.fixture.ts";

/**
 * A tenth set: steps as cookbooks, magazines and recipe sites write them, by memory; marked and committed
 * before the rules had read it (docs/bench.md has the figures). timed-steps.fixture.ts explains the marks.
 * Long because it is data.
 */
const STEPS = `
Heat the oil in a large heavy-based saucepan over a medium heat. Add the onions and a pinch of salt and fry gently for [10-12 mins|10m-12m|Fry the onions], stirring now and then, until soft and golden.
Preheat the oven to 180C/160C fan/gas 4 and line a 900g loaf tin with baking parchment.
Stir in the garlic, cumin and smoked paprika and cook for [1 min more|1m|Cook the garlic and spices/Cook the spices/Cook the garlic], then tip in the tomatoes and half a can of water.
Bring to the boil, then turn the heat right down, cover and simmer the lentils for [25 minutes|25m|Simmer the lentils], topping up with a splash of water if they look dry.
In a medium bowl, whisk together the flour, baking soda and salt.
Using an electric mixer on medium-high, beat butter and both sugars until light and fluffy, about [4 minutes|4m|Beat the butter and sugars/Beat the butter and sugar/Beat the butter].
Add the eggs one at a time, beating well after each addition, then mix in the vanilla.
Scoop heaped tablespoons of dough onto the prepared sheets, spacing them 2 inches apart, and bake for [10 to 12 minutes|10m-12m|Bake the cookies], until the edges are set but the centers still look a little underdone. Let cool on the sheets [5 minutes|5m|Cool the cookies], then transfer to a wire rack.
Cookies will keep in an airtight container at room temperature for up to 5 days.
Put the chicken thighs in a large bowl with the yogurt, lemon juice, ginger and garam masala and turn to coat. Cover and marinate in the fridge for at least [2 hrs|2h|Marinate the chicken thighs/Marinate the chicken], or overnight if you can.
Put the potatoes in a large pan of cold salted water, bring to the boil and cook for [8 minutes|8m|Cook the potatoes/Boil the potatoes]. Drain well, then leave to steam dry in the colander for a couple of minutes.
Shake the pan to rough up the edges of the potatoes.
Tip the potatoes into the hot fat, turn to coat, and roast for [45-50 minutes|45m-50m|Roast the potatoes], turning once or twice, until deep golden and crunchy.
Meanwhile, make the dressing: put the mustard, vinegar and honey in a jar with the oil, season, screw on the lid and shake.
Remove the beef from the oven, cover loosely with foil and leave to rest for [30 minutes|30m|Rest the beef] before carving. Use this time to make the gravy and cook the Yorkshires.
Season the steaks generously on both sides with kosher salt and pepper. Let stand at room temperature for [45 minutes|45m|Let the steaks stand/Let the steaks stand at room temperature/Rest the steaks].
Grill over direct high heat, turning once, [4 to 5 minutes|4m-5m|Grill] per side for medium-rare.
Transfer to a cutting board and let rest [10 minutes|10m|Rest/Let rest]; slice against the grain.
Sprinkle the yeast over the warm milk, stir in 1 teaspoon of the sugar and let stand until foamy, [5 to 10 minutes|5m-10m|Let the yeast stand/Proof the yeast/Stand the yeast].
Turn the dough out onto a lightly floured surface and knead for [10 mins|10m|Knead the dough] by hand, or [5 mins|5m|Knead the dough] in a mixer fitted with the dough hook, until smooth and elastic.
Place dough in a greased bowl, turning to coat. Cover with a damp towel and let rise in a warm place until doubled, about [1 hour|1h|Let the dough rise/Rise the dough].
Punch down the dough and divide into 12 equal pieces. Shape each into a ball, tucking the edges underneath.
Cover the rolls and leave to prove for [a further 45 minutes|45m|Prove the rolls].
Bake for [15 minutes|15m|Bake the loaf/Bake the bread], then lower the oven to 200C/gas 6 and bake for [another 20-25 minutes|20m-25m|Bake the loaf/Bake the bread], until the loaf sounds hollow when tapped underneath.
Mix flour, salt, yeast and water in a large bowl until no dry bits remain. Cover and leave on the counter for [12 to 18 hours|12h-18h|Leave the dough/Rise the dough/Let the dough rise].
[Half an hour|30m|Heat the pot/Preheat the pot/Put the pot in the oven] before the dough is ready, put a lidded cast-iron pot in the oven and heat it to 450°F.
Carefully lower the dough into the hot pot, cover, and bake [30 minutes|30m|Bake the bread/Bake the dough]. Remove lid and bake [another 15 to 30 minutes|15m-30m|Bake the bread/Bake the dough], until browned.
Perform a set of stretch and folds, then cover and rest for [30 minutes|30m|Rest the dough/Rest]. Repeat three more times.
Feed the starter the night before you plan to bake, so that it is bubbly and active by morning.
Refrigerate the shaped loaf overnight, or for up to 2 days if you want a more sour flavour.
Combine the flour and water and leave for [40 minutes|40m|Autolyse the dough/Leave the flour and water/Autolyse] to autolyse before working in the salt and the levain.
Sift the icing sugar into a bowl and beat in enough lemon juice to give a thick, pourable icing.
Leave the cake to cool in the tin for [10 minutes|10m|Cool the cake], then turn out onto a wire rack, peel off the paper and leave until completely cold.
Spoon the mixture into the tin, level the top and bake for [50 mins - 1 hr|50m-60m|Bake the cake/Bake the mixture/Bake], or until a skewer comes out clean.
If the top is browning too quickly, cover it loosely with foil.
Pour the batter into the prepared pans and bake until a toothpick comes out with just a few moist crumbs attached, [28 to 32 minutes|28m-32m|Bake the cakes/Bake the cake layers/Bake the batter], rotating the pans halfway through.
Melt the chocolate in the microwave in [30-second|30s|Microwave the chocolate/Melt the chocolate] bursts, stirring in between, until smooth.
Put the chocolate and butter in a heatproof bowl set over a pan of barely simmering water and leave to melt, stirring occasionally. Take off the heat and cool slightly.
Bake the brownies for [22 minutes|22m|Bake the brownies] for very fudgy, [25|25m|Bake the brownies] for something you can cut cleanly.
Chill for at least [3 hours|3h|Chill], or ideally overnight, before slicing into squares with a hot, sharp knife.
Pulse the flour, butter and salt in a food processor until the mixture looks like coarse meal.
Gather the pastry into a ball, flatten to a disc, wrap and chill for [half an hour|30m|Chill the pastry].
Line the pastry case with baking paper, fill with baking beans and bake blind for [15 minutes|15m|Blind bake the pastry case/Bake the pastry case blind/Bake the pastry case]. Remove the paper and beans and return to the oven for [5-8 mins|5m-8m|Bake the pastry case], until the base is dry and biscuity.
Pour in the custard, grate over plenty of nutmeg and bake for [40 to 45 minutes|40m-45m|Bake the custard tart/Bake the tart/Bake the custard], until set but with a slight wobble in the middle.
Dough can be made up to 3 days ahead; keep chilled. Let soften [20 minutes|20m|Soften the dough/Let the dough soften] at room temperature before rolling.
Roll out the pastry on a lightly floured surface to the thickness of a £1 coin and use to line a 23cm fluted tart tin.
Place the pie on the lowest rack and bake at 425° for [20 minutes|20m|Bake the pie]. Reduce the temperature to 375° and continue baking until the juices are bubbling thickly, [35 to 45 minutes more|35m-45m|Bake the pie].
Let pie cool at least [4 hours|4h|Cool the pie] before slicing, or the filling will run.
Whisk the egg whites to stiff peaks, then add the sugar a spoonful at a time, whisking for [10 seconds|10s|Whisk the egg whites/Whisk the meringue] between each addition, until thick and glossy.
Bake the pavlova for [1 hour 15 minutes|1h15m|Bake the pavlova], then turn the oven off and leave it inside to cool completely, without opening the door.
Whip the cream to soft peaks and pile onto the meringue just before serving. Scatter with the berries.
Rinse the rice in several changes of cold water until the water runs clear.
Put the rice in a pan with the measured water and a good pinch of salt. Bring to the boil, cover tightly, turn the heat to its lowest and cook for [12 mins|12m|Cook the rice]. Without lifting the lid, take off the heat and leave to steam for [10 mins|10m|Steam the rice].
Crush the cardamom pods lightly, discard the husks and grind the seeds with the saffron and a pinch of sugar.
Heat the butter in a wide pan and sweat the shallots for [5 minutes|5m|Sweat the shallots] without letting them colour. Tip in the rice and stir for [a minute or two|1m-2m|Stir the rice] until the grains are glossy.
Add the wine and let it bubble until almost completely evaporated.
Begin adding the hot stock a ladleful at a time, stirring and letting each one be absorbed before adding the next. Carry on until the rice is creamy but still has some bite, about [18 minutes|18m|Add the stock/Cook the rice/Cook the risotto].
Take the risotto off the heat, beat in the butter and Parmesan, cover and leave for [2 minutes|2m|Leave the risotto/Rest the risotto].
Cook the spaghetti in plenty of boiling salted water for 2 minutes less than it says on the packet, reserving a mugful of the water before you drain it.
Bring a large pot of salted water to a boil. Cook the pasta until al dente, about [9 minutes|9m|Cook the pasta]; drain, reserving 1 cup cooking water.
Toss the pasta with the sauce over medium heat, adding splashes of pasta water, until glossy, about [1 minute|1m|Toss the pasta].
Drop the gnocchi into simmering water in batches; they are done when they float to the surface.
Heat oil in a large Dutch oven over medium-high. Working in batches, brown beef on all sides, [8 to 10 minutes|8m-10m|Brown the beef] per batch. Transfer to a plate.
Reduce heat to medium. Add the onion, carrots and celery to the pot and cook, scraping up any browned bits, until softened, about [6 minutes|6m|Cook the vegetables/Cook the onion, carrots and celery/Soften the vegetables].
Return the meat and its juices to the pan, pour in the stock and the Guinness, cover and cook in the oven for [2½ hours|2h30m|Cook the meat/Cook the stew/Cook in the oven], removing the lid for the last [30 minutes|30m|Cook the meat uncovered/Cook uncovered/Cook the meat/Cook in the oven] to thicken the sauce.
Like most stews, this is even better the next day.
Leftovers can be refrigerated for 3 to 4 days or frozen for up to 3 months.
Set the slow cooker to Low and cook for [8 hours|8h|Slow cook/Cook on Low/Cook], or on High for [4 hours|4h|Slow cook/Cook on High/Cook].
Add everything except the spinach and cream to the slow cooker, stir, cover and cook on low for [6-8 hrs|6h-8h|Slow cook/Cook on low/Cook].
Stir in the spinach and coconut milk, cover, and cook on HIGH for [15 minutes more|15m|Cook the spinach/Cook on high].
Shred the pork with two forks, discarding any large pieces of fat, and return it to the cooking juices.
Lock the lid in place, set the valve to sealing and cook on high pressure for [35 minutes|35m|Pressure cook/Cook on high pressure]. Allow the pressure to release naturally for [10 minutes|10m|Release the pressure/Release the pressure naturally/Natural release], then quick release the rest.
Press Sauté and heat the oil. When the display reads Hot, add the onion and cook, stirring, until translucent, [3 to 4 min.|3m-4m|Cook the onion/Sauté the onion]
Select Manual and set for [8 minutes|8m|Pressure cook/*] at high pressure. The pot will take about 10 minutes to come up to pressure before the countdown begins.
Preheat the air fryer to 400 degrees F (200 degrees C).
Arrange the wings in the air fryer basket in a single layer and cook for [12 minutes|12m|Air fry the wings/Cook the wings]. Flip and cook for [another 10 mins|10m|Air fry the wings/Cook the wings], until crisp and the internal temperature reaches 165°F.
Air fry the sprouts at 190C for [10-12 mins|10m-12m|Air fry the sprouts], shaking the basket after [5 mins|5m|Shake the basket/Shake the sprouts/Air fry the sprouts].
Spray the basket lightly with oil and, working in batches if necessary, add the breaded fillets without letting them touch.
Light the barbecue at least [40 minutes|40m|Light the barbecue] before you want to cook, and wait until the flames have died down and the coals are covered in white ash.
Set up a grill for two-zone cooking: bank the coals on one side and leave the other side empty.
Place ribs bone side down over the cooler side, cover, and smoke for [3 hours|3h|Smoke the ribs], keeping the temperature between 225 and 250 degrees. Wrap tightly in foil with the apple juice and cook [2 hours more|2h|Cook the ribs]. Unwrap, brush with sauce and grill for a final [10 minutes|10m|Grill the ribs].
Soak the wooden skewers in cold water for [30 mins|30m|Soak the skewers/Soak the wooden skewers] so they don't burn on the grill.
Thread the lamb onto the skewers, alternating with the peppers and red onion.
Cut the kernels from the cobs, then scrape down with the back of the knife to release the milky juices.
Smoke the brisket at 250°F, allowing about 1 1/4 hours per pound, until a probe slides in with no resistance.
Roast the turkey, allowing 20 minutes per kilo plus 90 minutes, basting occasionally with the pan juices.
Take the turkey out of the fridge [1 hour|1h|Take the turkey out of the fridge/Bring the turkey to room temperature] before you want to cook it and pat the skin dry with kitchen paper.
Calculate the cooking time at 15 minutes per 450g for rare, and add an extra 15 minutes at the end.
Roast the chicken at 220C/200C fan for [20 mins|20m|Roast the chicken], then turn the oven down to 190C/170C fan and roast for [50 mins more|50m|Roast the chicken], or until the juices run clear when you pierce the thickest part of the thigh.
Tuck the lemon halves and thyme into the cavity and tie the legs together with string.
Tent the bird with foil and let it sit for [15 to 20 minutes|15m-20m|Rest the bird/Let the bird sit/Rest the chicken] while you make the pan sauce.
Pour off all but 2 tablespoons of the fat, set the tin over a medium heat and stir in the flour. Cook, stirring, for [2 minutes|2m|Cook the flour/Cook the roux], then gradually whisk in the hot stock.
Let the gravy bubble for [5 minutes|5m|Bubble the gravy/Simmer the gravy] until thickened, then strain into a warm jug.
Pour the batter into the smoking hot fat and bake the puddings for [20-25 mins|20m-25m|Bake the puddings/Bake the Yorkshire puddings]. Don't open the oven door or they will sink.
Lay the salmon skin-side down in a cold nonstick pan, set over medium heat, and cook until the skin is crisp, [6 to 7 minutes|6m-7m|Cook the salmon]. Flip and cook [1 minute longer|1m|Cook the salmon].
Lay the fish in the dish, tuck the lemon slices and dill around it and season with salt and white pepper.
Scrub the mussels, pull off the beards and throw away any that stay open when tapped.
Tip in the mussels, clamp on the lid and steam for [3 to 4 minutes|3m-4m|Steam the mussels], shaking the pan once or twice, until they have all opened.
Sear the scallops without moving them for [90 seconds|90s|Sear the scallops], until a deep golden crust forms, then turn and cook for [30 secs|30s|Cook the scallops/Sear the scallops].
Add the shrimp in a single layer and cook until pink underneath, about [2 minutes|2m|Cook the shrimp]. Flip, add the garlic and cook [1 to 2 minutes more|1m-2m|Cook the shrimp/Cook the shrimp and garlic].
Squeeze over the lemon, scatter with parsley and serve straight from the pan with crusty bread.
Lower the eggs gently into boiling water and cook for [6 1/2 minutes|6m30s|Cook the eggs/Boil the eggs]. Transfer to a bowl of ice water and leave for [2 minutes|2m|Leave the eggs in ice water/Cool the eggs/Chill the eggs] before peeling.
For hard-boiled eggs, cover the pan, turn off the heat and let stand [12 minutes|12m|Let the eggs stand/Stand the eggs/Boil the eggs].
Crack an egg into a small cup and slip it into the swirling water. Poach for [3 mins|3m|Poach the egg], then lift out with a slotted spoon.
Beat the eggs with a fork, season well and stir in half the chives.
Make four wells in the sauce and break an egg into each. Cover and cook on low until the whites are just set, [7 to 10 minutes|7m-10m|Cook the eggs].
Crumble over the feta, scatter with coriander and serve with warm flatbreads.
Pour the egg mixture over the potatoes and cook over a gentle heat for [8 minutes|8m|Cook the tortilla/Cook the egg mixture/Cook the egg mixture and potatoes]. Slide under a hot grill for [3-4 mins|3m-4m|Grill the tortilla/Grill] to set the top.
Heat a wok over a high flame until smoking. Add the oil, then the ginger, garlic and chilli and stir-fry for [20 seconds|20s|Stir-fry the ginger, garlic and chilli/Stir-fry the aromatics/Stir-fry the ginger].
Add the beef and leave it to sear for [30 seconds|30s|Sear the beef], then stir-fry for [a minute|1m|Stir-fry the beef] until browned but still a little pink. Scoop onto a plate.
Mix the cornflour with the soy sauce, Shaoxing wine and sugar to a smooth paste.
Return the chicken to the wok with the cashews and spring onions, toss for a few seconds and serve immediately with steamed rice.
Soak the dried shiitake in boiling water for [20 minutes|20m|Soak the shiitake/Soak the dried shiitake/Soak the mushrooms]. Drain, reserving the liquid, and slice thinly.
Pour boiling water over the rice noodles, leave for [8-10 mins|8m-10m|Soak the noodles/Soak the rice noodles/Leave the noodles], then drain and rinse under the cold tap.
Place a teaspoon of filling in the center of each wrapper, moisten the edge with water, fold over and pleat to seal.
Fry the dumplings until the bottoms are golden, [2 to 3 minutes|2m-3m|Fry the dumplings]. Pour in 1/3 cup water, cover immediately and steam [6 minutes|6m|Steam the dumplings]; uncover and cook until the water has evaporated and the bottoms are crisp again, about [1 minute|1m|Cook the dumplings].
Bring the water and kombu slowly to just below a simmer, about [10 minutes|10m|Bring the water and kombu to a simmer/Heat the kombu/Heat the water and kombu]. Remove the kombu, add the bonito flakes and steep for [5 minutes|5m|Steep the bonito flakes/Steep the dashi] before straining.
Divide the noodles between four bowls, ladle over the hot broth and top with the pork, eggs, nori and scallions.
Char the onion and ginger directly over a gas flame, or under the broiler, until blackened in places, about [15 minutes|15m|Char the onion and ginger].
Parboil the bones for [10 minutes|10m|Parboil the bones], drain and rinse thoroughly. Return to the clean pot, cover with fresh water and simmer very gently for [3 hours|3h|Simmer the bones/Simmer the broth], skimming often.
Toast the cumin and coriander seeds in a dry frying pan until they smell fragrant, then grind to a powder.
Fry the curry paste in the thick coconut cream for [3-5 minutes|3m-5m|Fry the curry paste] until the oil begins to separate.
Stir in the chickpeas, cover and simmer for [15 mins|15m|Simmer the chickpeas/Simmer the curry]. Add the spinach and cook for [2 mins more|2m|Cook the spinach], until wilted.
Drain the chickpeas, which will have been soaking overnight, put them in a large pan with fresh water and bring to the boil. Skim, then simmer for [1 to 1 1/2 hours|60m-90m|Simmer the chickpeas] until completely tender.
Boil the kidney beans hard for [10 minutes|10m|Boil the kidney beans], then reduce the heat and simmer for about [45 minutes|45m|Simmer the kidney beans], until soft.
Heat the ghee in a small pan, add the mustard seeds and, when they pop, the curry leaves. Pour over the dal.
Cook the onions over medium-low heat, stirring every so often, until jammy and deeply caramelised. This takes longer than most recipes admit; it took me nearly an hour the first time I made it.
Serve with a pouch of 2-minute rice or some shop-bought naan.
Cover with boiling water, put a plate on top and leave the couscous for [5 mins|5m|Leave the couscous/Soak the couscous/Stand the couscous], then fluff up with a fork.
Combine the bulgur with 1 1/2 cups boiling water in a heatproof bowl. Cover and let stand until tender, about [25 minutes|25m|Let the bulgur stand/Stand the bulgur/Soak the bulgur]. Drain off any excess water.
Put the quinoa in a dry saucepan over medium heat and toast, stirring, [2 to 3 min|2m-3m|Toast the quinoa]. Add the broth, bring to a boil, then cover and simmer [15 min|15m|Simmer the quinoa]. Fluff and let cool.
Cut the eggplant into 1-inch cubes, toss with 1 tsp salt and leave to drain in a colander for [30 minutes|30m|Drain the eggplant]. Rinse and pat dry.
Prick the aubergines all over with a fork and grill, turning occasionally, for [40 minutes|40m|Grill the aubergines] or until the skin is blackened and the flesh collapsed.
Blend the tahini, lemon juice, garlic and ice water until pale and fluffy. Taste and adjust the salt.
Process the chickpeas for a full [5 minutes|5m|Process the chickpeas/Process the hummus], stopping to scrape down the sides, until the hummus is very smooth.
Shape the mixture into 18 walnut-sized balls and flatten slightly.
Heat 2 inches of oil in a deep pot to 350°F. Fry the falafel in batches until deep brown, [3 to 4 minutes|3m-4m|Fry the falafel], and drain on paper towels.
Lower the chips into the oil and cook for [6 minutes|6m|Cook the chips/Fry the chips], until soft but not coloured. Lift out, raise the heat to 190C and fry for [another 2-3 minutes|2m-3m|Fry the chips] until crisp and golden.
Dredge each piece of chicken in the seasoned flour, shaking off the excess, then dip in the buttermilk and dredge again.
Let the coated chicken rest on a rack for [15 minutes|15m|Rest the chicken/Rest the coated chicken] so that the crust sticks.
Preheat the oven to 475°F with a pizza stone on the middle rack for at least [45 minutes|45m|Preheat the oven/Preheat the pizza stone].
Slide the pizza onto the hot stone and bake until the crust is blistered and the cheese is bubbling, [8 to 10 minutes|8m-10m|Bake the pizza].
Remove the pizza dough from the fridge [2 hours|2h|Remove the dough from the fridge/Remove the pizza dough from the fridge/Bring the dough to room temperature] before you plan to bake so that it comes to room temperature.
Spread a thin layer of the sauce over the base, leaving a 1cm border, then tear over the mozzarella and basil.
Halve the squash, scoop out the seeds and rub the cut sides with oil. Roast cut side down for [50 to 60 minutes|50m-60m|Roast the squash], until very tender when pierced.
Toss the cauliflower with the oil, turmeric and plenty of salt. Spread out on a baking sheet and roast [25 minutes|25m|Roast the cauliflower], tossing once.
Blanch the green beans in boiling salted water for [2 mins|2m|Blanch the green beans/Blanch the beans], then drain and plunge into iced water.
Sauté the mushrooms over a high heat for [7 or 8 minutes|7m-8m|Sauté the mushrooms], until all the liquid has evaporated and they begin to brown.
Trim the broccoli and cut it into small, even florets, peeling and slicing the stalks too.
Wilt the spinach in a large pan with just the water clinging to its leaves, then squeeze out as much moisture as you can.
Layer the sliced potatoes in the dish with the onion and garlic, pour over the cream and dot with butter. Cover with foil and bake for [an hour|1h|Bake the potatoes/Bake the gratin], then uncover and bake for [20-30 minutes more|20m-30m|Bake the potatoes uncovered/Bake the potatoes/Bake the gratin], until golden.
Rub the potatoes with oil and salt and bake directly on the oven shelf for [1 hr 20 mins|1h20m|Bake the potatoes] until the skin is crisp and the inside soft.
Mash the potatoes with the hot milk and butter, beat until fluffy and season to taste.
Simmer the soup, partially covered, for [20 minutes|20m|Simmer the soup] or so, until all the vegetables are tender.
Purée the soup with a stick blender until silky, then return to the pan and reheat gently without boiling.
Soup can be made 2 days ahead. Let cool, then cover and chill.
Ladle into warm bowls and finish with a swirl of cream and a few croutons.
Put the bones in a roasting tin and roast for [40 mins|40m|Roast the bones], then transfer to a stockpot with the vegetables, herbs and peppercorns. Cover with cold water, bring slowly to a simmer and cook for [4-6 hrs|4h-6h|Simmer the stock/Cook the stock/Simmer the bones], skimming from time to time.
Strain the stock through a fine sieve and cool quickly. Once chilled, it will keep for 3 days in the fridge or 6 months in the freezer.
Tie the parsley stalks, bay and thyme together with string to make a bouquet garni.
Melt the butter in a saucepan, stir in the flour and cook over a low heat for [1-2 mins|1m-2m|Cook the flour/Cook the roux]. Gradually whisk in the milk and simmer for [3 mins|3m|Simmer the sauce], stirring, until smooth and thick.
Cook the flour and oil over medium heat, stirring constantly with a wooden spoon, until the roux is the color of milk chocolate, [25 to 30 minutes|25m-30m|Cook the roux/Cook the flour and oil].
Add the trinity to the roux and cook until softened, about [8 minutes|8m|Cook the trinity/Soften the trinity]. Stir in the andouille and garlic; cook [2 minutes|2m|Cook the andouille and garlic/Cook the andouille].
Assemble the lasagne by layering the ragù, pasta sheets and béchamel, finishing with béchamel and a good handful of Parmesan.
Cover with foil and bake [25 minutes|25m|Bake the lasagna/Bake]. Remove foil and bake until the lasagna is bubbling and browned on top, [an additional 25 minutes|25m|Bake the lasagna/Bake uncovered]. Let stand [15 minutes|15m|Let the lasagna stand/Rest the lasagna] before serving.
The lasagne can be assembled up to 24 hours ahead and kept covered in the fridge; add 10 minutes to the cooking time if baking from cold.
Bring the ragù to a bare simmer and cook, uncovered, for at least [2 hours|2h|Simmer the ragù/Cook the ragù], adding a ladle of stock whenever it threatens to catch.
Squeeze the sausagemeat out of its skins into a bowl and mix in the sage, apple and breadcrumbs with your hands.
Heat the broiler with a rack 6 inches from the heat. Broil the sandwiches until the cheese is melted and bubbling, [2 to 3 minutes|2m-3m|Broil the sandwiches].
Drape the bacon over the top, overlapping the rashers slightly and tucking the ends underneath.
Make the pancake batter by whisking the eggs into the flour, then gradually adding the milk. Leave to stand for [20 minutes|20m|Stand the batter/Rest the batter/Leave the batter to stand] if you have the time.
Ladle 1/4 cup batter per pancake onto the griddle. Cook until bubbles form on top, about [2 minutes|2m|Cook the pancakes]; flip and cook until golden underneath, [1 minute more|1m|Cook the pancakes].
Keep the waffles warm in a low oven while you cook the rest.
Whisk together the eggs, milk, cinnamon and vanilla in a shallow dish. Soak the bread slices for [30 seconds|30s|Soak the bread/Soak the bread slices] on each side.
Cover and refrigerate the strata for at least [4 hours|4h|Refrigerate the strata/Chill the strata] and up to 24 hours.
Spread the granola out on two baking trays and bake for [25 mins|25m|Bake the granola], stirring halfway, until golden. It will crisp up as it cools.
Pour the oats into the boiling water, lower the heat and simmer, stirring frequently, for [25 to 30 minutes|25m-30m|Simmer the oats].
Divide the overnight oats between two bowls and top with the grated apple and a drizzle of honey.
Put the strawberries and sugar in a bowl, stir gently, cover and leave to macerate for [12 hours|12h|Macerate the strawberries/Leave the strawberries to macerate].
Bring to a full rolling boil and boil for [8 minutes|8m|Boil the jam/Boil]. Take off the heat, spoon a little onto a chilled saucer, leave for [30 secs|30s|Leave the jam/Test the jam/Cool the jam], and push with your finger: if it wrinkles, it's ready. If not, boil for [2 minutes more|2m|Boil the jam/Boil] and test again.
Leave the marmalade to settle for [15 minutes|15m|Settle the marmalade/Leave the marmalade to settle] so that the peel is evenly distributed, then pot into warm sterilised jars and seal.
Wash the jars in hot soapy water, rinse well and dry in the oven at 140C/120C fan/gas 1 for [10-15 minutes|10m-15m|Dry the jars/Sterilise the jars].
Process pint jars in a boiling-water canner for [15 minutes|15m|Process the jars/Process the pint jars], adjusting for altitude. Turn off heat, remove lid and let jars stand [5 minutes|5m|Let the jars stand/Stand the jars] before lifting out.
Store in a cool, dark place for at least a month before opening. Once opened, keep in the fridge and use within 6 weeks.
Put all the chutney ingredients in a large preserving pan and bring slowly to the boil, stirring until the sugar dissolves. Simmer for about [1½ hours|1h30m|Simmer the chutney], until thick enough that a spoon drawn across the base leaves a clear channel.
Layer the cucumber and onion slices with the salt in a colander and leave for [2 hrs|2h|Salt the cucumber and onion/Leave the cucumber and onion/Leave the cucumber]. Rinse and drain thoroughly.
Pour the hot brine over the vegetables, seal and cool. The pickles are ready to eat the next day but will be better after a week.
Pack the cabbage firmly into the jar so that it is covered by its own liquid, weigh it down and leave at room temperature for 5 days to 2 weeks, tasting as you go.
Massage the salt into the cabbage with your hands for [5 to 10 minutes|5m-10m|Massage the cabbage/Massage the salt into the cabbage] until it becomes limp and watery.
Combine the sugar, water and strips of lemon zest in a small saucepan and simmer for [3 minutes|3m|Simmer the syrup/Simmer the sugar, water and lemon zest]. Let the syrup steep [30 minutes|30m|Steep the syrup], then strain.
Add the gin, lime juice and syrup to a shaker filled with ice. Shake hard for [15 seconds|15s|Shake the gin, lime juice and syrup/Shake the cocktail/Shake] and strain into a chilled coupe.
Muddle the mint with the sugar in the bottom of a sturdy glass, fill with crushed ice and top up with soda.
Steep the tea bags in the boiling water for [4 minutes|4m|Steep the tea bags/Steep the tea], then remove without squeezing. Chill until cold.
Stir the coffee and cold water together in a large jar, cover, and let steep at room temperature for [12 to 15 hours|12h-15h|Steep the coffee].
Warm the cider with the spices and orange slices over a low heat for [20 minutes|20m|Warm the cider], without letting it boil. Add the rum and serve in heatproof glasses.
Pour just enough water to wet the grounds and wait [30 seconds|30s|Bloom the coffee/Wait/Wet the grounds], then pour in the rest in slow circles.
Heat the cream, milk and vanilla pod until almost boiling, then set aside to infuse for [20 minutes|20m|Infuse the cream/Infuse the milk and cream/Infuse the cream, milk and vanilla].
Whisk the yolks and sugar together for a couple of minutes until pale and thick. Slowly pour in the hot milk, whisking all the time.
Return the custard to the pan and stir over a low heat until it coats the back of a spoon. Don't let it boil or it will curdle.
Churn the custard in an ice-cream machine according to the manufacturer's instructions, then freeze in a lidded container for at least [4 hours|4h|Freeze the ice cream/Freeze the custard].
Transfer the ice cream to the fridge [20 mins|20m|Soften the ice cream/Transfer the ice cream to the fridge] before serving to make it easier to scoop.
Freeze the granita for [1 hour|1h|Freeze the granita], then scrape with a fork to break up the crystals. Return to the freezer and scrape every [30 minutes|30m|Scrape the granita/Freeze the granita] until fluffy.
Pour the mixture into ice pop molds, insert the sticks and freeze until solid, at least [6 hours|6h|Freeze the ice pops/Freeze the mixture/Freeze the pops]. Dip the molds briefly in warm water to release.
Soak the gelatine leaves in cold water for [5 mins|5m|Soak the gelatine/Soak the gelatine leaves], then squeeze out and stir into the warm cream until dissolved.
Divide the panna cotta between six dariole moulds and chill for [4 hrs|4h|Chill the panna cotta], or until set.
Tip the crushed biscuits into the melted butter, mix well and press firmly into the base of the tin. Chill while you make the filling.
Bake the cheesecake for [1 hour 10 minutes|1h10m|Bake the cheesecake]. Turn off the oven, prop the door open with a wooden spoon and leave the cheesecake inside for [1 hour|1h|Leave the cheesecake/Cool the cheesecake].
Run a thin knife around the edge of the cheesecake to loosen it and refrigerate, uncovered, until fully chilled, at least [8 hours|8h|Refrigerate the cheesecake/Chill the cheesecake].
Dust the tops with cocoa powder just before serving.
Place the ramekins in a roasting pan, pour in hot water to come halfway up the sides and bake until just set, [30 to 35 minutes|30m-35m|Bake the custards/Bake the ramekins/Bake]. Chill at least [2 hours|2h|Chill the custards/Chill the ramekins/Chill] or up to 2 days.
Put the sugar and water in a heavy pan over a low heat until the sugar has dissolved, then turn up the heat and boil, without stirring, until you have a deep amber caramel.
Tightly cover the basin with pleated foil, tie with string and steam for [2 hours|2h|Steam the pudding], checking the water level regularly.
On Christmas Day, steam the pudding for [a further 2 hours|2h|Steam the pudding], then turn out, flame with brandy and serve with brandy butter.
Make the Christmas cake at least six weeks ahead and feed it with a little brandy every fortnight.
Put the dates in a bowl, pour over the boiling water, add the bicarb and leave for [10 mins|10m|Soak the dates/Leave the dates] until softened.
Rub the butter into the flour with your fingertips until it resembles breadcrumbs, then stir in the sugar and sultanas.
Bring the dough together, pat out to 3cm thick and stamp out rounds with a 6cm cutter. Brush with milk and bake for [12-14 mins|12m-14m|Bake the scones/Bake the rounds/Bake], until well risen and golden.
Scones are best eaten within a few hours of baking, split and spread with jam and clotted cream.
Roll the dough into logs, wrap in plastic and freeze [15 minutes|15m|Freeze the logs/Freeze the dough/Freeze the dough logs]. Slice 1/4 inch thick.
Bake the biscotti logs for [30 minutes|30m|Bake the logs/Bake the biscotti logs/Bake the biscotti]. Cool for [10 minutes|10m|Cool the logs/Cool the biscotti logs/Cool the biscotti], slice on the diagonal, then return to the oven for [8-10 minutes|8m-10m|Bake the biscotti/Bake the slices] on each side until crisp.
Bang the baking sheets on the counter to get rid of any air bubbles and leave the macarons out, uncovered, until a skin forms, about [40 minutes|40m|Leave the macarons/Rest the macarons/Dry the macarons].
Bake the muffins for [18 to 20 minutes|18m-20m|Bake the muffins], but start checking after [15 minutes|15m|Check the muffins/Bake the muffins] if your oven runs hot.
Fold in the blueberries with a spatula, taking care not to overmix.
Give it [another 5 minutes|5m|*] if the centre still seems wet.
Mini muffins will need about 5 minutes less in the oven than full-size ones.
Beat the dough on medium speed for [8 minutes|8m|Beat the dough], adding the butter a few pieces at a time, until it pulls away from the sides of the bowl.
Roll the dough into a 12 x 18-inch rectangle, spread with the soft butter and sprinkle evenly with the cinnamon sugar. Roll up tightly from a long side.
Cut into 12 rolls and arrange in the pan. Cover and let rise until puffy, [30 to 45 minutes|30m-45m|Let the rolls rise/Rise the rolls]. Meanwhile, heat the oven to 350 degrees.
Boil the bagels for [45 seconds to 1 minute|45s-60s|Boil the bagels] on each side, then lift out with a slotted spoon and dip in the seeds.
Divide the masa into 16 balls and press each between two sheets of plastic. Cook on a hot dry comal for [1 minute|1m|Cook the tortillas/Cook the tortilla] per side, until lightly speckled.
Mix the flour, salt, oil and warm water to a soft dough and knead for [3 minutes|3m|Knead the dough]. Wrap and rest for [20 mins|20m|Rest the dough], then divide into eight.
Toast the dried chiles in a dry skillet, pressing with a spatula, until fragrant, about [30 seconds|30s|Toast the chiles/Toast the dried chiles] a side. Cover with hot water and soak [20 minutes|20m|Soak the chiles].
Warm the tortillas, fill with the shredded pork and top with pickled onions, cilantro and a squeeze of lime.
Combine the red onion, vinegar, sugar and salt and let sit for at least [15 minutes|15m|Let the onion sit/Pickle the onion/Pickle the red onion], stirring now and then.
Toss the fish with the lime juice and leave for [10 minutes|10m|Marinate the fish/Leave the fish/Cure the fish], until the edges turn opaque. Stir in the avocado and chilli and eat right away.
Put the tofu between sheets of kitchen paper, weigh down with a heavy pan and press for [15 mins|15m|Press the tofu].
Whisk together the gochujang, soy, sesame oil and honey. Pour half over the pork, toss and marinate for [30 minutes to 2 hours|30m-2h|Marinate the pork] in the fridge.
Chill the marinating lamb for at least [4 hours|4h|Chill the lamb/Marinate the lamb] and up to 24 hours, turning once or twice.
Score the fat in a diamond pattern, place the duck breasts skin side down in a cold pan and cook over a low heat for [12-15 minutes|12m-15m|Cook the duck breasts/Cook the duck] until the fat has rendered. Turn and cook for [3-4 minutes|3m-4m|Cook the duck breasts/Cook the duck]. Rest for [5 minutes|5m|Rest the duck breasts/Rest the duck].
Roast the pork at full heat for the first [30 minutes|30m|Roast the pork] to get the crackling going, then reduce to 160C and cook for [3½ hours|3h30m|Cook the pork/Roast the pork].
Pat the pork rind very dry, rub with the salt and leave uncovered in the fridge overnight.
Glaze the ham with half the marmalade mixture and bake for [15 minutes|15m|Bake the ham]. Brush with the rest and bake for [a further 15-20 mins|15m-20m|Bake the ham], until sticky and burnished.
Stir the peas into the pie filling and leave to cool completely before topping with the pastry.
Add the potatoes and carrots for the last [45 minutes|45m|Cook the potatoes and carrots/Add the potatoes and carrots] of cooking.
Lay the asparagus alongside the salmon for the final [8 minutes|8m|Bake the asparagus/Cook the asparagus/Roast the asparagus].
After [10 minutes|10m|Turn the sausages/Cook the sausages], turn the sausages and nestle the cherry tomatoes in around them.
Total time is about 1 hour 15 minutes, most of it hands-off.
This is a great midweek supper: on the table in 25 minutes, and only one pan to wash up.
Prep time 15 minutes, cook time 40 minutes, plus chilling.
Do not leave the cooked rice sitting at room temperature for more than 2 hours.
Return the pan to the heat and bring to a rapid boil, then reduce by half, about [10 minutes|10m|Reduce/Boil/Reduce the sauce].
Cook, stirring, until thickened, [1 to 2 minutes|1m-2m|Cook/Stir].
Remove from the heat and let stand, covered, for [5 minutes|5m|Let stand/Stand] before fluffing with a fork.
Uncover and cook for [10 mins more|10m|Cook/Cook uncovered] to let the sauce reduce a little. Season to taste.
Taste for seasoning, adding more lemon or salt if you think it needs it.
Cut the cabbage into thick wedges through the root so that they hold together.
Peel and devein the shrimp, leaving the tails on, and pat thoroughly dry.
Fill a piping bag with the buttercream and pipe swirls over the tops of the cupcakes.
Rub the inside of a wooden bowl with the cut clove of garlic, add the leaves and toss with just enough vinaigrette to coat.
Drizzle with olive oil, sprinkle with flaky salt and serve warm or at room temperature.
`;

export const TENTH_STEPS = readMarks(STEPS);
