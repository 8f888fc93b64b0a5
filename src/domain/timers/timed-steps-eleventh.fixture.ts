import { readMarks } from "./timed-steps.fixture.ts";

/**
 * An eleventh set: steps as an AI service writes them for a week's meals, and as people type up their own,
 * by memory; marked and committed before the rules had read it (docs/bench.md has the figures).
 * timed-steps.fixture.ts explains the marks. Long because it is data.
 */
const STEPS = `
Preheat the oven to 425°F (220°C) and line two large rimmed baking sheets with parchment paper.
Combine the quinoa, broth, and a pinch of salt in a medium saucepan and bring to a boil. Reduce the heat to low, cover, and simmer for [15 minutes|15m|Simmer the quinoa], until the liquid is absorbed. Remove from the heat and let stand, covered, for [5 minutes|5m|Rest the quinoa/Let the quinoa stand], then fluff with a fork.
Toss the sweet potatoes and red onion with 2 tablespoons of olive oil, the smoked paprika, salt, and pepper. Spread in a single layer and roast for [25 to 30 minutes|25m-30m|Roast the sweet potatoes/Roast the vegetables/Roast the sweet potatoes and onion], flipping halfway through, until tender and caramelized at the edges.
Heat the olive oil in a large Dutch oven over medium heat. Add the onion, carrots, and celery and cook, stirring occasionally, until softened, [6-8 minutes|6m-8m|Cook the vegetables/Cook the onion, carrots, and celery/Soften the vegetables].
Add the garlic, ginger, and curry paste and stir constantly for [1 minute|1m|Stir the garlic, ginger, and curry paste/Stir the curry paste/Cook the curry paste], until very fragrant.
Pour in the coconut milk and vegetable stock, scraping up any browned bits. Bring to a gentle simmer and cook, uncovered, for [12 to 15 minutes|12m-15m|Simmer the sauce/Simmer the curry/Cook the curry], until the sauce has thickened slightly and the potatoes are fork-tender.
Stir in the spinach and lime juice and cook just until the spinach wilts. Taste and adjust the seasoning.
Divide the rice, chicken, and broccoli among four meal-prep containers. Let cool completely before sealing, and refrigerate for up to 4 days.
Pat the chicken thighs dry with paper towels and season both sides generously with salt, pepper, garlic powder, and oregano.
Sear the chicken skin-side down without moving it for [5 minutes|5m|Sear the chicken], until deep golden brown. Flip and cook for [another 3 minutes|3m|Cook the chicken], then transfer to a plate. It will finish cooking in the oven.
Nestle the chicken back into the pan, transfer to the oven, and bake for [20 minutes|20m|Bake the chicken], or until an instant-read thermometer reads 165°F in the thickest part. Rest for [5 minutes|5m|Rest the chicken] before slicing.
Rinse the lentils under cold water and pick out any small stones.
Add the lentils, diced tomatoes, and broth. Bring to a boil, then reduce the heat, partially cover, and simmer for [30 to 35 minutes|30m-35m|Simmer the lentils/Simmer the soup], stirring now and then, until the lentils are soft but still hold their shape.
Use an immersion blender to purée about half of the soup, leaving the rest chunky. If it seems too thick, thin it with a splash of water.
In a small bowl, whisk together the tahini, lemon juice, maple syrup, and warm water until smooth and pourable.
Cook the pasta in a large pot of salted boiling water for 2 minutes less than the package directions, since it will continue to cook in the sauce. Reserve 1 cup of the pasta water and drain.
Marinate the tofu in the soy mixture for at least [30 minutes|30m|Marinate the tofu], or up to 24 hours in the fridge for a deeper flavor.
Press the tofu between two clean towels under a heavy skillet for [15 minutes|15m|Press the tofu], then cut it into 3/4-inch cubes and toss with the cornstarch.
Air fry at 400°F for [12 minutes|12m|Air fry/Air fry the tofu], shaking the basket halfway through, until crisp and golden on all sides.
Whisk the eggs, milk, salt, and pepper in a large measuring jug. Divide the vegetables evenly among the muffin cups and pour the egg mixture over the top, filling each about three-quarters full.
Season the yogurt with the grated garlic, lemon zest, and a pinch of salt, then refrigerate until needed.
Bake the egg muffins for [18 to 22 minutes|18m-22m|Bake the egg muffins], until puffed and set in the center. Let them cool in the tin for [10 minutes|10m|Cool the egg muffins/Cool the muffins] before running a knife around the edges to release.
Wrap each burrito tightly in foil and freeze in a zip-top bag for up to 3 months. To reheat, remove the foil, wrap in a damp paper towel, and microwave for [2 to 3 minutes|2m-3m|Microwave the burrito/Reheat the burrito], turning once.
In a large bowl, stir together the oats, chia seeds, milk, yogurt, and maple syrup. Cover and refrigerate overnight.
Bring a medium pot of water to a rolling boil. Gently lower in the eggs and boil for [7 minutes|7m|Boil the eggs] for jammy yolks or [10 minutes|10m|Boil the eggs] for fully set. Transfer immediately to an ice bath for [5 minutes|5m|Chill the eggs/Cool the eggs/Ice the eggs] before peeling.
Spread the granola in an even layer and bake for [25 minutes|25m|Bake the granola], stirring once halfway through. Let it cool completely on the pan without stirring so that it forms clusters.
Brown the beef in batches, about [4 minutes|4m|Brown the beef] per batch, so the pan doesn't get crowded. Transfer to a plate with a slotted spoon.
Stir in the flour and cook for [1 to 2 minutes|1m-2m|Cook the flour] to remove the raw taste.
Return the beef and any accumulated juices to the pot along with the bay leaves and thyme. Cover and braise in the oven for [2 1/2 hours|2h30m|Braise the beef/Braise the stew], adding the potatoes and carrots for the last [45 minutes|45m|Add the potatoes and carrots/Cook the potatoes and carrots/Braise the potatoes and carrots].
Skim any fat from the surface, discard the bay leaves, and stir in the peas. Simmer for [2 minutes|2m|Simmer the peas/Simmer the stew], just until the peas are bright green and heated through.
Ladle into bowls and top with chopped parsley. Leftovers taste even better the next day.
Heat a large nonstick skillet over medium-high heat. Add the ground turkey and cook, breaking it up with a wooden spoon, for [5 to 7 minutes|5m-7m|Cook the turkey/Cook the ground turkey/Brown the turkey], until no longer pink.
Add the taco seasoning and 1/2 cup of water, then simmer for [3-4 minutes|3m-4m|Simmer the turkey/Simmer the taco meat] until the liquid has mostly evaporated.
Fill each container with 3/4 cup of rice, 1/2 cup of black beans, and a scoop of turkey. Add the salsa in a small separate cup so the bowls don't become soggy.
Arrange the salmon fillets on the empty side of the sheet pan, brush with the glaze, and return to the oven for [10 to 12 minutes|10m-12m|Roast the salmon/Bake the salmon/Return the salmon to the oven], until the salmon flakes easily with a fork. For a caramelized top, broil for the final [2 minutes|2m|Broil the salmon].
While the vegetables roast, make the dressing: shake the olive oil, vinegar, mustard, honey, and salt in a lidded jar until emulsified.
Massage the kale with a drizzle of olive oil and a pinch of salt for [2 minutes|2m|Massage the kale], until it darkens and softens.
Cook the farro in plenty of salted boiling water until tender but chewy, [20-25 minutes|20m-25m|Cook the farro/Boil the farro]. Drain well and spread on a baking sheet to cool for [10 minutes|10m|Cool the farro].
Melt the butter in a saucepan over medium heat. Whisk in the flour and cook, whisking constantly, for [2 minutes|2m|Cook the roux/Whisk the flour/Cook the flour/Cook the butter and flour].
Gradually whisk in the warm milk and continue to cook until the sauce coats the back of a spoon, about [5 minutes|5m|Cook the sauce]. Off the heat, stir in the cheese a handful at a time.
Cover the dish tightly with foil and bake for [35 minutes|35m|Bake the dish/Bake]. Remove the foil and bake for [an additional 15 minutes|15m|Bake the dish/Bake uncovered/Bake], until bubbling around the edges and browned on top.
Let the lasagna rest for [15 minutes|15m|Rest the lasagna] so the layers set and it slices cleanly.
To make ahead, assemble the casserole up to 24 hours in advance, cover, and refrigerate. Add about 10 minutes to the baking time if it goes into the oven cold.
Combine the flour, yeast, sugar, and salt in the bowl of a stand mixer fitted with the dough hook. With the mixer on low, stream in the warm water.
Knead on medium speed for [8 minutes|8m|Knead the dough], until the dough is smooth, elastic, and pulls away from the sides of the bowl.
Place the dough in a lightly oiled bowl, cover with a damp towel, and let rise in a warm spot until doubled in size, [1 to 1 1/2 hours|60m-90m|Rise the dough/Let the dough rise/Proof the dough].
Punch down the dough, shape it into a log, and set it seam-side down in the prepared loaf pan. Cover and let rise for [30 to 40 minutes|30m-40m|Rise the dough/Let the dough rise/Proof the loaf/Let the loaf rise], until it crests about an inch above the rim.
Bake for [30 to 35 minutes|30m-35m|Bake the loaf/Bake the bread/Bake], tenting with foil after [20 minutes|20m|Tent the loaf/Tent the bread/Tent with foil] if the top is browning too quickly. The loaf should sound hollow when tapped on the bottom.
Cool in the pan for [10 minutes|10m|Cool the bread/Cool the loaf/Cool in the pan], then turn out onto a wire rack and cool completely before slicing. Stored in an airtight bag, the bread keeps for 3 days at room temperature.
In a medium bowl, mash the bananas with a fork until mostly smooth. Stir in the eggs, yogurt, and vanilla.
Fold the dry ingredients into the wet just until no streaks of flour remain. Do not overmix or the muffins will be tough.
Thinly slice the cabbage and carrots and place them in a large bowl. Add the cilantro and scallions and toss to combine.
Let the batter rest for [10 minutes|10m|Rest the batter] so the oats can hydrate. Meanwhile, grease a 12-cup muffin tin.
Bake at 425°F for [5 minutes|5m|Bake the muffins/Bake], then, without opening the oven door, lower the temperature to 350°F and bake for [13 to 15 minutes|13m-15m|Bake the muffins/Bake] more.
Roll the mixture into 16 balls, about 1 tablespoon each, and place them on a lined tray. Chill for at least [30 minutes|30m|Chill the balls/Chill the energy balls] to firm up. They will keep in the fridge for up to 2 weeks.
Drain the chickpeas, rinse well, and pat very dry. The drier they are, the crispier they will get.
Roast the chickpeas for [20 minutes|20m|Roast the chickpeas], shake the pan, and roast for [another 10 to 15 minutes|10m-15m|Roast the chickpeas], until crunchy all the way through. Turn off the oven, prop the door open, and leave them inside for [15 minutes|15m|Leave the chickpeas/Leave the chickpeas in the oven/Rest the chickpeas] to dry out further.
Set the Instant Pot to Sauté and heat the oil. Add the onion and bell pepper and cook for [3 to 4 minutes|3m-4m|Cook the onion and pepper/Cook the onion and bell pepper/Cook the onion], until starting to soften. Press Cancel.
Secure the lid, set the valve to Sealing, and pressure cook on High for [10 minutes|10m|Pressure cook]. Allow the pressure to release naturally for [10 minutes|10m|Release the pressure/Natural release/Release pressure], then carefully quick-release any remaining steam.
Shred the pork with two forks, return it to the slow cooker, and stir to coat it in the juices.
Cover and cook on Low for [7 to 8 hours|7h-8h|Cook on low/Cook] or on High for [4 to 5 hours|4h-5h|Cook on high/Cook], until the meat shreds easily.
In the last [30 minutes|30m|Stir in the cornstarch slurry/Add the slurry/Thicken the sauce] of cooking, whisk the cornstarch with the cold water and stir it into the slow cooker to thicken the sauce.
Toast the cumin seeds, coriander seeds, and peppercorns in a dry skillet over medium heat, shaking the pan often, for [2 to 3 minutes|2m-3m|Toast the spices/Toast the seeds], until aromatic. Let cool slightly, then grind to a powder.
Cook the onions slowly, stirring often, until deeply golden, [15 to 20 minutes|15m-20m|Cook the onions]. Don't rush this step, as it builds the base flavor of the curry.
Stir in the tomato purée and cook until the oil separates from the masala, about [8 minutes|8m|Cook the masala/Cook the tomato purée].
Rinse the basmati rice in several changes of water until it runs clear, then soak it in fresh cold water for [20 minutes|20m|Soak the rice].
Drain the rice and add it to the pot with 1 1/2 cups of water and the whole spices. Bring to a boil, cover tightly, and cook on the lowest heat for [12 minutes|12m|Cook the rice]. Turn off the heat and leave undisturbed for [10 minutes|10m|Rest the rice/Leave the rice] — no peeking.
Combine the yogurt, lemon juice, garlic, and spices in a large bowl. Add the chicken, turn to coat, cover, and refrigerate for [4 to 24 hours|4h-24h|Refrigerate the chicken/Marinate the chicken/Marinate].
Thread the chicken onto skewers. If you are using wooden skewers, soak them in water for [30 minutes|30m|Soak the skewers] first.
Grill the skewers over medium-high heat, turning occasionally, for [10 to 12 minutes|10m-12m|Grill the skewers/Grill the chicken], until lightly charred and cooked through.
Remove the dal from the heat. In a small pan, warm the ghee until shimmering, add the mustard seeds, and let them sizzle for [30 seconds|30s|Sizzle the mustard seeds/Sizzle the seeds], or until they begin to pop. Add the garlic and chili and cook for [30 to 60 seconds|30s-60s|Cook the garlic and chili/Cook the garlic]. Pour over the dal.
Cook the soba noodles according to the package instructions. Rinse under cold running water, drain well, and toss with the sesame oil.
Working in two batches, stir-fry the broccoli and snap peas for [2 to 3 minutes|2m-3m|Stir-fry the broccoli and snap peas/Stir-fry the vegetables/Stir-fry the broccoli], until crisp-tender. Add a tablespoon of water and cover for [1 minute|1m|Steam the vegetables/Cover the vegetables/Cover] if the broccoli needs more time.
Add the shrimp in a single layer and cook undisturbed for [90 seconds|90s|Cook the shrimp]. Flip and cook for [1 minute|1m|Cook the shrimp] more, until pink and opaque.
Pour in the sauce and toss to coat everything evenly. Let it bubble for [30 seconds|30s|Bubble the sauce/Let the sauce bubble], until glossy and thickened.
Assemble the bowls: divide the greens, grains, roasted vegetables, and salmon among four bowls and drizzle with dressing just before serving.
Place the cashews in a heatproof bowl, cover with boiling water, and soak for at least [1 hour|1h|Soak the cashews]. Drain before blending.
Return the pot to medium heat, add the frozen corn and the shredded chicken, and cook for [5 minutes|5m|Cook the corn and chicken/Cook the corn and shredded chicken/Cook the chicken], until everything is hot.
Blend on high for [2 full minutes|2m|Blend/Blend the sauce/Blend the cashews], scraping down the sides as needed, until completely silky.
Prick the potatoes all over with a fork, rub with oil and salt, and bake directly on the oven rack for [50 to 60 minutes|50m-60m|Bake the potatoes], until the skins are crisp and a knife slides in easily.
Halve the squash lengthwise and scoop out the seeds. Brush the cut sides with oil and place them face down on the baking sheet.
Roast for [40 minutes|40m|Roast/Roast the squash]. Check for doneness by pressing the skin; if it does not give easily, roast for [5 to 10 minutes|5m-10m|Roast/Roast the squash] longer.
Bring the milk and cinnamon stick just to a simmer, then remove from the heat, cover, and let steep for [20 minutes|20m|Steep the milk/Steep the cinnamon].
Whisk the polenta into the simmering broth in a slow, steady stream. Reduce the heat to low and cook, stirring frequently, for [25 to 30 minutes|25m-30m|Cook the polenta], until thick and creamy. It should no longer taste gritty.
Add the warm stock one ladleful at a time, stirring until each addition is absorbed before adding the next, about [18 to 20 minutes|18m-20m|Add the stock/Stir the risotto/Cook the risotto] in total.
Remove the risotto from the heat, beat in the butter and Parmesan, cover, and let it sit for [2 minutes|2m|Rest the risotto/Let the risotto sit] before serving.
Trim the green beans and blanch them in boiling salted water for [3 minutes|3m|Blanch the green beans/Blanch the beans]. Immediately plunge into ice water to stop the cooking.
Place the pork tenderloin in the hot skillet and sear, turning, until browned on all sides, about [6 minutes|6m|Sear the pork/Sear the pork tenderloin] total. Transfer the skillet to the oven and roast for [12-15 minutes|12m-15m|Roast the pork/Roast the pork tenderloin], until the internal temperature reaches 145°F.
Tent loosely with foil and let rest for [10 minutes|10m|Rest the pork/Rest]. The temperature will rise another 5 degrees as it sits.
For a whole turkey breast, plan on roughly 20 minutes per pound at 325°F, and begin checking the temperature after [1 hour|1h|Check the turkey/Check the temperature/Check the turkey breast].
Remove the steak from the fridge [30 minutes|30m|Bring the steak to room temperature/Remove the steak from the fridge/Rest the steak/Take the steak out] before cooking so it can come to room temperature. Season well just before it goes into the pan.
Cook the steak for [3 minutes|3m|Cook the steak] on the first side, then [2 to 3 minutes|2m-3m|Cook the steak] on the second for medium-rare. Rest for [5 minutes|5m|Rest the steak] before slicing against the grain.
In a food processor, pulse the dates, almonds, and cocoa powder until the mixture sticks together when pinched.
Press the mixture firmly into the prepared pan and freeze for [45 minutes|45m|Freeze the bars/Freeze the mixture/Freeze the pan], then cut into 12 bars.
Microwave the chocolate and coconut oil in [30-second|30s|Microwave the chocolate/Melt the chocolate] intervals, stirring after each, until melted and smooth.
Cream the butter and sugars on medium-high speed for [3 minutes|3m|Cream the butter and sugar/Cream the butter and sugars/Cream the butter], until light and fluffy. Beat in the eggs one at a time, then the vanilla.
Cover the cookie dough and refrigerate for at least [1 hour|1h|Refrigerate the cookie dough/Chill the cookie dough/Refrigerate the dough/Chill the dough] and up to 3 days.
Bake for [9 minutes|9m|Bake the cookies/Bake] for soft centers or [11 minutes|11m|Bake the cookies/Bake] for crisp edges. Leave on the baking sheet for [5 minutes|5m|Cool the cookies/Leave on the baking sheet/Leave on the sheet], then transfer to a rack.
Toss the cubed bread with the olive oil and garlic powder on a baking sheet. Bake until golden and crisp, [8 to 10 minutes|8m-10m|Bake the bread/Bake the croutons/Bake the bread cubes], tossing once.
Bring the sauce to a boil over medium-high heat, about [5 minutes|5m|Boil the sauce/Bring the sauce to a boil], then lower the heat and simmer gently, stirring from time to time, for [45 minutes to 1 hour|45m-60m|Simmer the sauce].
Season with salt, pepper, and a pinch of sugar if the tomatoes taste sharp. Discard the basil stem.
Roll the meat mixture into 24 meatballs and arrange on the second baking sheet, leaving a little space between them.
Bake both pans for [18 minutes|18m|Bake both pans/Bake the pans/Bake the meatballs], switching racks after [9 minutes|9m|Switch the racks/Switch racks/Swap the racks], until the meatballs are cooked through and the peppers are blistered.
Allow the soup to cool for [20 to 30 minutes|20m-30m|Cool the soup], then portion into freezer-safe containers, leaving an inch of headspace. Freeze for up to 3 months and thaw overnight in the refrigerator.
Refrigerate the cooked rice within 1 hour of cooking and use it within 3 days.
When ready to eat, microwave a portion on high for [90 seconds|90s|Microwave a portion/Microwave the portion/Reheat a portion], stir, and heat for [another 60 seconds|60s|Heat a portion/Heat the portion/Microwave a portion/Reheat a portion], or until steaming hot throughout.
Stir the vinegar, sugar, and salt into the hot water until dissolved. Pour over the sliced onions and let stand for at least [20 minutes|20m|Pickle the onions/Let the onions stand/Stand the onions]. The pickled onions keep in the fridge for up to 2 weeks.
Place the eggplant slices in a colander, sprinkle with salt, and set aside for [30 minutes|30m|Salt the eggplant/Drain the eggplant/Set aside the eggplant/Set the eggplant aside]. Rinse and pat dry thoroughly.
Brush the zucchini with oil and grill for [2 to 3 minutes|2m-3m|Grill the zucchini] per side, until tender with defined grill marks.
Warm the tortillas in a dry skillet for [20 to 30 seconds|20s-30s|Warm the tortillas] on each side, then wrap in a clean towel to keep them soft.
Add the potatoes to a large pot, cover with cold salted water by an inch, and bring to a boil. Cook until easily pierced with a knife, [12-15 minutes|12m-15m|Cook the potatoes/Boil the potatoes].
Drain the potatoes and return them to the hot pot for [1 minute|1m|Dry the potatoes/Steam the potatoes/Return the potatoes to the pot], shaking gently, to steam off any excess moisture. Mash with the butter and warm milk.
Spread the mashed potato over the filling and rough up the surface with a fork. Bake for [25 minutes|25m|Bake/Bake the pie], then place under a hot grill for [3 to 5 minutes|3m-5m|Grill/Grill the pie/Place under the grill], until the peaks are golden.
Scoop the batter into the prepared tin, filling each cup to the top, and sprinkle with the remaining oats and a little brown sugar.
Soak the dried beans in plenty of cold water overnight, or use the quick-soak method: boil for [2 minutes|2m|Boil the beans], then cover and let sit off the heat for [1 hour|1h|Soak the beans/Let the beans sit].
Drain the beans, cover with fresh water by 2 inches, and simmer until creamy inside, [1 to 1½ hours|60m-90m|Simmer the beans] depending on their age. Start tasting at [45 minutes|45m|Taste the beans/Start tasting/Check the beans].
In a blender, combine the spinach, banana, frozen mango, protein powder, and almond milk. Blend until smooth, about [1 minute|1m|Blend the smoothie/Blend].
Whisk the chia seeds into the coconut milk. Let stand for [10 minutes|10m|Stand the chia/Let the chia stand/Rest the chia pudding/Let stand], whisk again to break up any clumps, then cover and refrigerate for at least [4 hours|4h|Refrigerate the chia pudding/Chill the chia pudding/Refrigerate/Refrigerate the pudding] or overnight.
Cook the pancakes over medium heat until bubbles form on the surface and the edges look dry, about [2 minutes|2m|Cook the pancakes]. Flip and cook for [1-2 minutes|1m-2m|Cook the pancakes] on the second side.
Keep the finished pancakes warm on a wire rack in a 200°F oven while you cook the rest.
This recipe makes six portions and takes about 1 hour 15 minutes from start to finish, most of it hands-off.
While the chicken is resting, toss the tomatoes, cucumber, and olives with the dressing and crumble the feta over the top.
Stir in the couscous, cover, remove from the heat, and let stand for [5 minutes|5m|Stand the couscous/Let the couscous stand/Rest the couscous]. Fluff with a fork and fold in the herbs.
Using tongs, transfer the cod to the simmering tomato sauce. Cover and poach for [6 to 8 minutes|6m-8m|Poach the cod], spooning sauce over the fish once or twice, until it just flakes.
Scatter the pumpkin seeds on a small tray and toast in the oven for [5 minutes|5m|Toast the pumpkin seeds/Toast the seeds], watching closely so they do not burn.
Deglaze the pan with the wine and let it reduce by half, about [3 minutes|3m|Reduce the wine].
Return everything to the pot, season, and bring back to a simmer. Cook gently for [1 hour and 15 minutes|1h15m|Cook the stew/Cook gently/Cook/Simmer the stew], then uncover and cook for [20 more minutes|20m|Cook uncovered/Cook the stew/Cook] to concentrate the sauce.
Add the gnocchi straight from the packet and cook until they float to the surface, [2-3 minutes|2m-3m|Cook the gnocchi].
Spoon the filling into the peppers, top with cheese, and pour 1/4 cup of water into the base of the dish. Cover with foil and bake for [30 minutes|30m|Bake the peppers]; uncover and bake for [a further 10 minutes|10m|Bake the peppers].
Label the containers with the date. The curry keeps for 4 days in the refrigerator, and the rice is best eaten within 2 days.
Sprinkle the gelatin over the cold water and leave it to bloom for [5 minutes|5m|Bloom the gelatin].
preheat oven 350, grease a 9x13
brown the hamburger and onion, drain off the grease
dump everything in the crockpot, stir, low [8 hrs|8h|*] or high [4|4h|*]
Cook noodles per pkg, drain, set aside
melt butter in a big pot, saute onion and celery [5 min|5m|Saute the onion and celery/Saute the onion]
simmer [20 mins|20m|Simmer] or so til thick
line pan with foil so u dont have to scrub it later
Bake 350 for [45-50 mins|45m-50m|Bake] until toothpick comes out clean. My oven runs hot so I check at [40|40m|Check].
mix dry stuff in one bowl wet stuff in another then combine, dont overmix!!
Drop by spoonfulls on ungreased cookie sheet. Bake 375 [8 to 10 min.|8m-10m|Bake/Bake the cookies]
let sit on the pan [2 mins|2m|Let sit/Let sit on the pan] before you move them or they fall apart
Boil potatos till fork tender, bout [15 min|15m|Boil the potatoes/Boil the potatos], drain & mash
Let rise [1 hr|1h|Rise/Let rise/Let the dough rise], punch down, let rise [another 30 min|30m|Rise/Let rise/Let the dough rise].
Grandma let hers go 3 hours on the back of the woodstove but the oven works just fine
put it in the fridge for a couple of hours to set up
microwave [1 min|1m|Microwave], stir, [another 30 secs|30s|Microwave] if its not melted yet
Season the roast all over w/ salt pepper and garlic powder. Don't be shy
Squeeze the spinach dry, really squeeze it, or the dip will be watery
sear on all sides in hot oil, maybe [3 mins|3m|Sear the roast/Sear] a side
cover w/ foil and into the oven at 300 for [3 1/2 hrs|3h30m|*]. Dont open it!
Take foil off last [half hour|30m|Take the foil off/Take foil off] so it browns
Keeps about a week in the fridge, if it lasts that long lol
Cream butter & sugar real good, add eggs one at a time.
Add garlic, cook [30 seconds|30s|Cook the garlic], dont let it burn
Throw in the shrimp and cook [2-3 min|2m-3m|Cook the shrimp] till pink, overcooked shrimp is rubber
Drain the beans but save the juice.
Put the lid on, turn to low and leave it alone for [20 mins|20m|Leave it alone/Leave it]. No peeking!
Turn off heat, let stand [10 min.|10m|Let stand/Stand] with lid on
Marinate at least [2 hours|2h|Marinate], overnight is better
cook bacon crisp, crumble, save 2 tbs of the grease
Grill [6 minutes|6m|Grill] a side, baste with leftover sauce that you boiled first
Beat egg whites until stiff peaks (takes about [5 mins|5m|Beat the egg whites/Beat egg whites] with a hand mixer)
Fold in the cool whip. Chill for [4 hrs|4h|Chill] or overnite.
mix the jello with boiling water stir [2 min|2m|Stir the jello/Stir] til its all disolved
Add cold water and fruit, pour in mold. Fridge [3-4 hours|3h-4h|Fridge/Chill/Chill the mold].
I used minute rice but regular works too just cook it first
Cook pasta 1 minute less than the box says, it finishes in the sauce
add sausage and brown it good, [8-10 mins|8m-10m|Brown the sausage]. take out and set aside
In same pan put the peppers and onions and a little more oil, cook [10 min|10m|Cook the peppers and onions] or until soft and kinda charred
Sausage goes back in with the tomatos and a splash of the pasta water. Simmer [another 15 minutes|15m|Simmer/Simmer the sausage].
Taste it! add more salt if needed
whip the cream w/ the powdered sugar & vanilla till it holds a peak
Heat oil to 350. Fry 4 or 5 pcs at a time, [12 - 15 minutes|12m-15m|Fry/Fry the pieces], turn once
Drain on brown paper bags, salt while hot
Soak the beans overnight, rinse
Add ham bone and water to cover, bring to boil then simmer [2 hrs.|2h|Simmer/Simmer the beans] Add the veggies and simmer [1 more hr.|1h|Simmer/Simmer the veggies]
Pick the meat off the bone and put back in the pot
Bake at 425 for [15 min|15m|Bake/Bake the pie] then turn down to 350 & bake [35-40 min|35m-40m|Bake/Bake the pie] longer til the filling bubbles
Cool completly before cutting or it will run everywhere
Mix filling, pour in crust.
Roll out the dough about 1/4 in thick, cut w/ a glass dipped in flour
bake [twelve minutes|12m|Bake] at 450 until golden brown on top
Prep 15 min, cook 40 min, serves 6
Add enough flour to make a soft dough, you may not need all of it.
boil eggs [10 mins|10m|Boil the eggs], run under cold water, peel
Mash yolks w mayo mustard and a lil pickle juice
Scoop in the whites and sprinkle paprika. Make the day of, they get weird after 24 hours
Bring to a rolling boil, boil hard for [1 minute|1m|Boil/Boil hard] stirring the whole time. Skim foam.
Ladle into hot jars leaving 1/4" headspace, wipe rims, put lids on
Process in boiling water bath [10 minutes|10m|Process the jars/Process] (add 5 min if your above 1000 ft)
preheat grill for [10 min|10m|Preheat the grill/Preheat grill] w/ lid closed
Smoke at 225, figure 1 1/2 hours per pound give or take
wrap in butcher paper when it hits 165, back on till 203. My last one took 14 hours so start early!
Top w/ cheese and stick it under the broiler till its bubbly
let the brisket rest in a cooler at least [an hour|1h|Rest the brisket], [two|2h|Rest the brisket] is better
Flip and do [3 mins|3m|*] on the other side
Put rice on to cook before you start anything else
stir fry beef [2 mins|2m|Stir fry the beef/Stir fry beef] take it out, stir fry veg [3 mins|3m|Stir fry the veg/Stir fry veg], put beef back in w/ sauce & cook [1 min|1m|Cook the beef/Cook the sauce/Cook] till thick
Mix sauce in a jar and shake it up.
knead about [10 minutes|10m|Knead/Knead the dough] by hand, its a good arm workout
Dissolve yeast in warm water w/ pinch of sugar and wait [5-10 min|5m-10m|Wait for the yeast/Dissolve the yeast/Wait/Proof the yeast] til foamy. If it doesnt foam your yeast is dead, start over
Form into rolls put in greased pan, cover w/ tea towel and let double again (~[45 min|45m|Rise/Let double/Let the rolls double/Rise the rolls/Let the rolls rise])
brush w melted butter as soon as they come out
Saute mushrooms in butter til they let go of there water and it cooks off, [7 or 8 minutes|7m-8m|Saute the mushrooms/Saute mushrooms]
Cook about [twenty minutes|20m|Cook] more, stirring so the bottom doesnt scorch
Sprinkle flour over, stir [a minute or two|1m-2m|Stir the flour/Stir], then slowly add broth
Whisk in sour cream OFF the heat or it'll curdle
Serve over egg noodles or mashed potatoes, kids like it on toast
Layer: noodles, sauce, ricotta, mozz. Repeat till you run out
bake covered [40min|40m|Bake/Bake covered], uncovered [10-15|10m-15m|Bake/Bake uncovered], let set [15 min|15m|Let set/Set/Rest] before you cut it
Cut up chicken in bite size pieces, salt & pepper
Cook chicken over med high [6-7 mins|6m-7m|Cook the chicken/Cook chicken] till no pink
pour cream in, let it bubble [5 mins|5m|Bubble the cream/Let it bubble/Let the cream bubble], add parm
IP: high pressure [25 minutes|25m|High pressure/Pressure cook], NPR [15 min|15m|NPR/Natural release/Release the pressure]
add frozen peas in the last [2 mins|2m|Add the peas/Add frozen peas/Cook the peas/Add the frozen peas]
Spread on cookie sheet and bake at 250 for [1 hr|1h|Bake], give it a stir a few times
spread frosting on cooled cake, lick the beaters
Store in a coffee can or ziploc, good for 2-3 weeks
Bring sugar, corn syrup and water to a boil, cook to soft ball stage (235) dont stir
Take off heat and beat w/ wooden spoon till it looses its gloss, abt [5 min|5m|Beat/Beat the fudge]
Pour in a butterd 8x8 and let it set up a couple hours
Nuke the velveeta and rotel for [5 minutes|5m|Nuke the velveeta and rotel/Nuke the velveeta], stopping to stir a couple times
Turkey is 13-15 min a pound stuffed, bit less if not
Let turkey sit [30 mins|30m|Rest the turkey/Let the turkey sit/Let turkey sit] before dad carves it. make gravy while you wait
Whisk drippings and flour, cook a few minutes till brown, add stock
peel and core apples, slice thin. toss w lemon so they dont go brown
Bake [1 hour|1h|Bake] at 350. check after [45 minutes|45m|Check] and cover the edges if getting dark
Poke holes all over w fork, pour glaze on while its still warm
thin it out with milk if its too thick
Put everything but the cheese in pot. Boil, then simmer for [half an hour|30m|Simmer]
ok so this is my moms chili, she always let it go all day, like 6 hours, but it's good after [an hour and a half|1h30m|*] on low
This whole thing takes me like 25 minutes and thats with a toddler hanging on my leg
Heat skillet till smoking, steaks in, [4 min|4m|*] first side, [3|3m|*] the other, butter and garlic at the end
rest em [5 min|5m|Rest the steaks/Rest em/Rest]
toast the bread, rub with garlic, pile on the tomatoes
Chop everything up small and mix. Let it sit [20 min|20m|Let it sit/Let sit] so the flavors get together
soak the noodles in hot tap water [15-20 mins|15m-20m|Soak the noodles] until bendy
Fry paste in the thick part of the coconut milk [2 mins|2m|Fry the paste/Fry paste], then rest of the milk, chicken, fish sauce. Simmer [10 mins|10m|Simmer/Simmer the chicken/Simmer the curry]
Add basil right at the end and turn the heat off.
Steam [15 min|15m|Steam] over boiling water, dont lift the lid for the first [10|10m|Steam]
toss the potatos w/ oil and the ranch packet
Air fryer 380 for [10 min|10m|*], flip, [8 more min|8m|*]. Spray w/ a lil oil first
dip in egg then crumbs, press down so they stick
Fry till golden, [2 to 3 mins|2m-3m|Fry] each side, keep warm in oven
Freeze on a tray for [an hour|1h|Freeze/Freeze on a tray] then bag em up. Will keep 6 months easy
bake from frozen, just add 5 mins
Grate the potatoes & squeeze out as much water as u can
bring to boil, reduce heat cover & simmer [1 1/2 - 2 hrs|90m-120m|Simmer] or until meat is tender
dumplings on top, lid on, [20 min|20m|*] & NO PEEKING
Pull out of the freezer [10 minutes|10m|Pull out of the freezer] before serving so you can slice it
Gas mark 4 for about [35 mins|35m|*], skewer should come out clean
Leave in the tin for [ten minutes|10m|Leave in the tin/Cool in the tin] then turn out on a rack
Pour dressing over the slaw and mix it up good
Rub the butter into the flour til it looks like breadcrumbs
Wrap pastry in clingfilm, fridge for [30 mins|30m|Fridge the pastry/Chill the pastry], roll out on floured board
Blind bake [15 mins|15m|Blind bake/Blind bake the pastry], beans out, [5 mins|5m|Bake/Blind bake] more
parboil the spuds [8 mins|8m|Parboil the spuds], drain, give em a good shake in the pan
Into the hot fat and roast [45 mins to an hour|45m-60m|Roast/Roast the spuds], turning when you remember
Brew tea [5 mins|5m|Brew the tea/Brew tea], pour over the fruit and leave overnight
`;

export const ELEVENTH_STEPS = readMarks(STEPS);
