import { readMarks } from "./timed-steps.fixture.ts";

/**
 * A twelfth set: steps of published and generated recipes, by memory; marked and committed before the
 * rules had read it (docs/bench.md has the figures). timed-steps.fixture.ts explains the marks. Long
 * because it is data.
 */
const STEPS = `
Heat the oil in a large heavy-based casserole over a medium heat. Add the onion, carrot and celery with a pinch of salt and cook gently for [10 minutes|10m|Cook the onion, carrot and celery/Cook the vegetables], until soft but not coloured.
Stir in the garlic and rosemary and cook for [another minute|1m|Cook the garlic and rosemary], then tip in the tomatoes and stock.
Bring to the boil, then turn down the heat, cover and simmer for [1 hr 15 mins|1h15m|Simmer] until the beef is tender. Remove the lid for the last [15 mins|15m|Remove the lid/Simmer uncovered] to thicken the sauce.
Preheat the oven to 400°F and line a rimmed baking sheet with parchment paper.
In a small bowl, whisk together the soy sauce, honey, rice vinegar, sesame oil, and cornstarch. Set aside.
Spread the sweet potatoes and chickpeas on the prepared sheet in a single layer. Roast for [25–30 minutes|25m-30m|Roast the sweet potatoes and chickpeas], tossing halfway through, until the edges are caramelized.
Meanwhile, rinse the quinoa under cold water. Combine with 2 cups water in a saucepan, bring to a boil, reduce heat to low, cover, and simmer for [15 minutes|15m|Simmer the quinoa]. Remove from heat and let stand, covered, for [5 minutes|5m|Let the quinoa stand/Stand the quinoa]; fluff with a fork.
Divide the quinoa among four meal-prep containers and top with the roasted vegetables. Store in the refrigerator for up to 4 days.
Cream the butter and sugar with an electric mixer on medium-high speed until light and fluffy, [3 to 4 minutes|3m-4m|Cream the butter and sugar]. Scrape down the sides of the bowl.
Add the eggs one at a time, beating well after each addition, then mix in the vanilla.
Fold in the flour mixture in three additions, alternating with the buttermilk, and beginning and ending with the flour. Do not overmix.
Bake until a toothpick inserted in the center comes out clean, [30 to 35 minutes|30m-35m|Bake the cake/Bake]. Cool in the pan on a wire rack for [10 minutes|10m|Cool the cake in the pan/Cool in the pan], then turn out and cool completely.
Season the chicken thighs generously with salt and pepper. Place them skin-side down in a cold skillet, set over medium heat and cook without moving until the skin is deep golden, [12 to 15 minutes|12m-15m|Cook the chicken thighs].
Flip the chicken and cook [5 minutes|5m|Cook the chicken] more, until an instant-read thermometer registers 175°F.
Transfer to a plate and tent loosely with foil while you make the sauce.
Place the rice in a sieve and rinse under the cold tap until the water runs clear. Leave to soak in a bowl of cold water for [30 mins|30m|Soak the rice/Leave the rice to soak], then drain well.
Melt the ghee in a wide pan. When hot, add the cumin seeds, cardamom pods, cloves and bay leaves and let them sizzle for [30 seconds|30s|Sizzle the spices/Let the spices sizzle].
Add the sliced onions and fry for [15–20 minutes|15m-20m|Fry the onions], stirring often, until they are a deep golden brown. Don't rush this stage, as it gives the curry its colour.
Add the ginger-garlic paste and green chillies and cook for [2 minutes|2m|Cook the ginger-garlic paste and chillies/Cook the paste], until the raw smell disappears.
Add the ground spices and a splash of water and fry for [1 minute|1m|Fry the spices], then add the tomatoes and cook until they break down and the oil separates, about [8 minutes|8m|Cook the tomatoes].
Stir in the lamb and coat well with the masala. Cover and cook over a low heat for [1 to 1½ hours|60m-90m|Cook the lamb], stirring every [15 minutes|15m|Stir the lamb/Stir] and adding a little hot water if it looks dry.
Finish with the garam masala and chopped coriander and serve with naan or plain rice.
In a large bowl, dissolve the yeast and sugar in the warm water. Let stand until foamy, about [5 minutes|5m|Let the yeast stand/Stand the yeast].
Turn the dough out onto a lightly floured surface and knead for [8 to 10 minutes|8m-10m|Knead the dough], until smooth and elastic.
Shape into a ball, place in a lightly oiled bowl, cover with a damp tea towel and leave to rise in a warm place for [1 hour|1h|Leave the dough to rise/Rise the dough/Leave to rise], or until doubled in size.
Punch down the dough, divide it into 12 equal pieces and roll each one into a ball.
Cover and let rise until puffy, [30 to 40 minutes|30m-40m|Let the rolls rise/Let rise]. Brush with the beaten egg and sprinkle with sesame seeds.
Bake for [18–20 mins|18m-20m|Bake the rolls/Bake], or until golden and hollow-sounding when tapped underneath. Best eaten the day they are made, but they'll freeze well for up to 2 months.
Set the Instant Pot to Sauté. Add the oil and, once shimmering, the ground turkey. Cook, breaking it up with a spoon, until no longer pink, about [5 minutes|5m|Cook the turkey/Saute the turkey].
Add the beans, tomatoes, broth, and spices. Secure the lid, set the valve to Sealing, and cook on High Pressure for [12 minutes|12m|Pressure cook/Cook on high pressure]. The pot will take about 10 minutes to come to pressure.
When the cook time is up, let the pressure release naturally for [10 minutes|10m|Release the pressure naturally/Natural release], then carefully turn the valve to Venting to release any remaining steam.
Taste and adjust the seasoning. Ladle into bowls and top with sour cream, shredded cheese, and sliced scallions.
Preheat your air fryer to 200C for [3 minutes|3m|Preheat the air fryer].
Toss the potatoes in the oil, paprika, garlic granules and plenty of salt. Air-fry for [20 mins|20m|Air-fry the potatoes], shaking the basket after [10 mins|10m|Shake the basket], until crisp and golden.
Put the flour, butter and a pinch of salt in a food processor and pulse until the mixture resembles breadcrumbs. Add the egg yolk and 1-2 tbsp cold water and pulse until it just comes together.
Flatten the pastry into a disc, wrap and chill for at least [30 minutes|30m|Chill the pastry].
Roll out the pastry on a lightly floured surface and use it to line a 23cm loose-bottomed tart tin. Prick the base with a fork and chill for [a further 15 minutes|15m|Chill the pastry case/Chill the pastry].
Line with baking paper and baking beans and blind bake for [15 minutes|15m|Blind bake the pastry case/Blind bake]. Remove the paper and beans and return to the oven for [5–8 minutes|5m-8m|Bake the pastry case/Return the pastry case to the oven], until the pastry is dry and biscuity.
Pour in the filling and bake for [35-40 minutes|35m-40m|Bake the tart/Bake], until just set with a slight wobble in the middle. Leave to cool in the tin before slicing.
Bring a large pot of salted water to a boil. Add the pasta and cook until 2 minutes shy of the package directions. Reserve 1 cup of the pasta water, then drain.
While the pasta cooks, heat the olive oil and sliced garlic in a large skillet over medium-low. Cook, stirring, until the garlic is pale golden, about [3 minutes|3m|Cook the garlic].
Add the pasta and half the reserved water to the skillet and toss vigorously over high heat until the sauce is glossy and clings to the noodles, [1 to 2 minutes|1m-2m|Toss the pasta].
Off the heat, stir in the pecorino a handful at a time. Serve immediately with plenty of black pepper.
Pat the steaks dry and season all over. Take them out of the fridge [1 hour|1h|Take the steaks out of the fridge] before cooking.
Get a cast-iron pan smoking hot, then add the steaks and sear for [2 minutes|2m|Sear the steaks] on each side for rare, [3 minutes|3m|Sear the steaks] for medium-rare or [4 minutes|4m|Sear the steaks] for medium.
Add the butter, thyme and garlic and baste for [1 min|1m|Baste the steaks/Baste]. Rest on a warm plate for [5 mins|5m|Rest the steaks/Rest] before carving.
Combine the brown sugar, paprika, chili powder, salt, and pepper. Rub all over the pork shoulder, place in a 6-quart slow cooker and pour the cider vinegar around it.
Cover and cook on LOW for [8 to 10 hours|8h-10h|Cook the pork/Cook on low] or on HIGH for [5 to 6 hours|5h-6h|Cook the pork/Cook on high], until the pork is falling apart.
Shred the meat with two forks, discarding any large pieces of fat, and return to the slow cooker. Stir to coat and cook on HIGH for [15 minutes|15m|Cook the pork/Cook the meat/Cook on high] to let the meat soak up the juices.
Pile onto toasted buns with coleslaw and pickles.
Leftover pulled pork keeps in the fridge for 3–4 days, or freeze in portions for up to 3 months. Reheat in the microwave for [2 minutes|2m|Reheat the pulled pork/Reheat in the microwave], until piping hot.
Soak the dried porcini in 300ml boiling water for [20 minutes|20m|Soak the porcini]. Drain, reserving the liquor, and roughly chop.
Warm the stock in a pan and keep it at a gentle simmer.
Tip in the rice and stir for [2 minutes|2m|Stir the rice] until the grains turn translucent at the edges. Pour in the wine and let it bubble away.
Add the stock a ladleful at a time, stirring and letting each addition be absorbed before adding the next. This should take [18–20 minutes|18m-20m|Add the stock/Stir the risotto/Cook the risotto], by which time the rice should be creamy with a slight bite.
Take off the heat, beat in the butter and parmesan, put on a lid and leave to rest for [2 minutes|2m|Rest the risotto/Leave the risotto to rest/Leave to rest].
Break the chocolate into a heatproof bowl and melt in the microwave in [30-second|30s|Microwave the chocolate/Melt the chocolate] bursts, stirring between each, until smooth. Leave to cool slightly.
Whisk the eggs and sugar with an electric whisk for [5 mins|5m|Whisk the eggs and sugar] until pale, thick and doubled in volume. Fold in the cooled chocolate mixture in a figure of eight.
Pour into the tin and bake for [25 mins|25m|Bake the brownies/Bake] for fudgy brownies, or [30 mins|30m|Bake the brownies/Bake] if you prefer them cakier.
Let cool completely in the pan, then refrigerate for at least [2 hours|2h|Refrigerate the brownies/Chill the brownies] before cutting for the cleanest slices.
Drain the tofu, wrap in a clean kitchen towel and set a heavy skillet on top. Press for [15 to 20 minutes|15m-20m|Press the tofu], then cut into 1-inch cubes.
Toss the tofu with the soy sauce, then with the cornstarch until evenly coated.
Cook in a single layer, turning occasionally, until crisp on all sides, [8 to 10 minutes|8m-10m|Cook the tofu/Cook].
Heat a wok over a high heat until smoking. Add the oil, ginger, garlic and chilli and stir-fry for [20 seconds|20s|Stir-fry the ginger, garlic and chilli], then add the prawns and stir-fry for [2 mins|2m|Stir-fry the prawns] until just pink.
Add the pak choi and oyster sauce and stir-fry for [another minute|1m|Stir-fry the pak choi]. Serve over steamed rice.
Put the eggs in a pan of boiling water and cook for [6½ minutes|6m30s|Cook the eggs/Boil the eggs]. Transfer to a bowl of iced water and leave for [5 minutes|5m|Leave the eggs in iced water/Cool the eggs], then peel.
Simmer the bones, aromatics and water for [6 hours|6h|Simmer the bones/Simmer the broth], skimming every [30 minutes|30m|Skim the broth/Skim] or so.
Strain the broth through a fine sieve into a clean pan and season with fish sauce and a little sugar.
Soak the rice noodles in hot water according to the packet instructions, then drain and divide between bowls.
Top with the raw beef, ladle over the boiling broth and serve with the herbs, beansprouts, lime and chilli.
Whisk the yogurt, lemon juice, garlic, cumin, paprika and 2 tsp salt in a large bowl. Add the chicken and turn to coat. Cover and refrigerate for at least [4 hours|4h|Refrigerate the chicken/Marinate the chicken] and up to 24 hours.
Prepare a grill for medium-high heat; oil the grate. Thread the chicken onto skewers, leaving a little room between pieces.
Grill the skewers, turning every [2 minutes|2m|Turn the skewers], until charred in spots and cooked through, [10 to 12 minutes|10m-12m|Grill the skewers/Grill the chicken].
Soak wooden skewers in water for [30 minutes|30m|Soak the skewers] so they don't burn.
For the sauce, blitz everything together in a small food processor until smooth, then season to taste.
Serve straight away with warm flatbreads, pickled red onions and the tahini sauce.
Peel and quarter the potatoes, put in a pan of cold salted water and bring to the boil. Cook for [15 mins|15m|Cook the potatoes/Boil the potatoes] until tender, then drain and leave to steam-dry for [3 mins|3m|Steam-dry the potatoes].
Mash with the butter and warm milk until smooth. Season with salt, white pepper and a grating of nutmeg.
Spoon the mash over the filling, rough up the surface with a fork and bake for [30-35 minutes|30m-35m|Bake the pie/Bake] until bubbling at the edges and golden on top.
Cool, cover and chill for up to 2 days, or freeze for up to 3 months. To cook from frozen, add 30 minutes to the cooking time.
Add the lentils, stock and bay leaf. Bring to a simmer, partially cover, and cook until the lentils are tender but still hold their shape, [25 to 30 minutes|25m-30m|Cook the lentils].
Stir in the spinach by the handful and cook until wilted, about [a minute|1m|Cook the spinach/Wilt the spinach].
Use an immersion blender to purée about a third of the soup, or transfer 2 cups to a blender and blend until smooth.
Squeeze over the lemon juice and serve with crusty bread.
Make the crumble topping by rubbing the butter into the flour with your fingertips, then stirring in the oats, sugar and almonds.
Scatter the crumble over the fruit and bake for [40 minutes|40m|Bake the crumble], until the topping is golden and the juices are bubbling up around the sides. Leave to stand for [10 minutes|10m|Leave the crumble to stand/Stand the crumble] before serving with custard.
Line a baking sheet with foil. Arrange the salmon fillets skin-side down, brush with the glaze and bake for [12 to 14 minutes|12m-14m|Bake the salmon], until the fish flakes easily with a fork.
For extra caramelization, broil for the last [2 minutes|2m|Broil the salmon/Broil], watching carefully so the glaze doesn't burn.
Assemble the bowls: divide the rice between four bowls and top with the salmon, cucumber, avocado, edamame and pickled ginger.
Sprinkle the aubergine slices with salt and leave in a colander for [half an hour|30m|Leave the aubergine/Salt the aubergine]. Rinse and pat dry with kitchen paper.
Brush the aubergines with oil and griddle for [3-4 minutes|3m-4m|Griddle the aubergines] on each side, until softened and marked with char lines.
Melt the butter in a saucepan, stir in the flour and cook for [1–2 minutes|1m-2m|Cook the flour/Cook the roux]. Take off the heat and gradually whisk in the milk.
Return to the heat and simmer gently for [5 minutes|5m|Simmer the sauce/Simmer], stirring, until the sauce is thick and smooth. Stir in the cheese and mustard.
Spread a third of the ragu over the base of the dish, followed by a layer of pasta sheets and a third of the white sauce. Repeat the layers twice more, finishing with the white sauce and the remaining parmesan.
Cover with foil and bake for [30 mins|30m|Bake the lasagne/Bake], then uncover and bake for [20 mins|20m|Bake the lasagne/Bake] more until bubbling. Let it rest for [10–15 mins|10m-15m|Rest the lasagne/Let the lasagne rest/Rest] before cutting.
The lasagne can be assembled up to 24 hours ahead and kept, covered, in the fridge.
Put the gelatine leaves in a bowl of cold water to soften for [5 minutes|5m|Soften the gelatine].
Heat the cream, milk, sugar and vanilla pod gently until steaming, stirring to dissolve the sugar. Do not let it boil.
Squeeze out the gelatine and whisk it into the hot cream until dissolved. Strain into a jug, pour into six moulds and chill for [4–6 hours|4h-6h|Chill the panna cotta/Chill] or overnight until set.
To serve, dip each mould briefly in hot water and turn out onto a plate.
Cook the bacon in a large Dutch oven over medium heat until crisp, [6–8 minutes|6m-8m|Cook the bacon]. Using a slotted spoon, transfer to paper towels.
Working in batches, brown the beef in the drippings, about [8 minutes|8m|Brown the beef] per batch. Transfer to a bowl.
Stir in the tomato paste and cook, stirring constantly, until it turns brick red, [2 to 3 mins|2m-3m|Cook the tomato paste].
Add the wine and scrape up the browned bits. Boil until reduced by half, about [5 min|5m|Boil the wine].
Return the beef to the pot along with the stock and thyme. Cover, transfer to the oven, and braise until the meat is fork-tender, [2 to 2½ hours|120m-150m|Braise the beef].
Stir in the pearl onions and carrots for the final [40 minutes|40m|Stir in the onions and carrots/Add the onions and carrots/Braise the onions and carrots] of cooking.
Skim the fat from the surface. Season with salt and pepper and sprinkle with parsley.
Combine the oats, chia seeds, milk, yogurt and maple syrup in a jar. Stir well, cover and refrigerate overnight.
In the morning, give the oats a stir, adding a splash of milk if too thick, and top with the berries and almond butter. They'll keep for up to 5 days in the fridge.
Pour the batter into the hot pan and swirl to coat. Cook for [1 minute|1m|Cook the crêpe/Cook the crepe/Cook the batter/Cook], until the edges lift, then flip and cook for [30 seconds|30s|Cook the crêpe/Cook the crepe/Cook] on the other side.
Let the batter rest for [20 to 30 minutes|20m-30m|Rest the batter/Let the batter rest] at room temperature while you prepare the filling.
Drop 1/4 cup of batter onto the griddle for each pancake. Cook until bubbles form on the surface, [2 to 3 minutes|2m-3m|Cook the pancakes]; flip and cook until golden, [1 to 2 minutes|1m-2m|Cook the pancakes] longer.
Keep the cooked pancakes warm in a low oven while you make the rest.
Heat the grill to high. Put the tomatoes on a baking tray cut-side up, drizzle with oil and grill for [5–6 mins|5m-6m|Grill the tomatoes] until starting to blister.
Toast the bread, rub with the cut side of the garlic and pile the tomatoes on top.
Place a pizza stone on the lowest rack and preheat the oven to 500°F for at least [45 minutes|45m|Preheat the oven/Preheat the pizza stone].
Stretch the dough into a 12-inch round, transfer to a floured peel and top with the sauce and mozzarella. Slide onto the stone and bake until the crust is blistered and the cheese is bubbling, [7 to 9 minutes|7m-9m|Bake the pizza/Bake].
Scatter over the basil leaves, drizzle with olive oil and slice.
Mix the flour and water until no dry bits remain. Cover and leave to autolyse for [45 minutes|45m|Autolyse the dough/Leave the dough to autolyse/Leave to autolyse].
Add the starter and salt and pinch into the dough with wet hands. Perform a set of stretch and folds every [30 minutes|30m|Stretch and fold the dough/Stretch and fold] for the first [2 hours|2h|Stretch and fold the dough/Stretch and fold], then leave the dough undisturbed until it has risen by about 50%.
Pre-shape into a round and leave on the bench for [20 mins|20m|Leave the dough/Bench rest the dough/Rest the dough]. Shape, place in a floured banneton and refrigerate overnight.
Heat the oven to 240C with a Dutch oven inside [45 minutes|45m|Heat the oven/Preheat the oven] before you want to bake.
Score the loaf, lower it into the hot pot and bake, covered, for [20 minutes|20m|Bake the loaf]. Remove the lid, reduce the oven to 220C and bake for [another 20–25 minutes|20m-25m|Bake the loaf] until deeply browned.
Leave to cool on a wire rack for at least [an hour|1h|Cool the loaf/Leave the loaf to cool/Leave to cool] before slicing, however tempting it smells.
Drain the chickpeas, tip into a saucepan and cover with fresh water. Add the bicarbonate of soda, bring to the boil and cook for [30 to 40 minutes|30m-40m|Cook the chickpeas/Boil the chickpeas], skimming off any foam and skins that rise to the surface.
Blend the chickpeas, tahini, lemon juice, garlic and salt in a food processor, drizzling in the iced water with the motor running. Process for about [5 minutes|5m|Process the hummus/Blend the chickpeas/Process the chickpeas], until very smooth and creamy.
Cover the surface with cling film and leave to rest for [30 mins|30m|Rest the hummus/Leave to rest]. If not using straightaway, refrigerate until needed and bring out of the fridge at least [30 mins|30m|Bring the hummus out of the fridge/Take the hummus out of the fridge] before serving.
Rub the turkey all over with the softened butter and season well. Calculate your cooking time at 20 minutes per kilo plus 90 minutes.
Roast the turkey, basting every [30 minutes|30m|Baste the turkey/Baste], until the juices run clear when the thickest part of the thigh is pierced.
Remove the foil for the last [30 mins|30m|Remove the foil] to crisp up the skin.
Transfer the bird to a carving board, cover loosely with foil and let it rest for [30 to 45 minutes|30m-45m|Rest the turkey/Let the turkey rest] while you make the gravy.
Pour off all but 2 tablespoons of fat from the roasting pan. Set over two burners, whisk in the flour and cook for [2 minutes|2m|Cook the flour].
Gradually whisk in the stock, bring to a boil and simmer until thickened, about [5 minutes|5m|Simmer the gravy/Simmer]. Strain into a warm gravy boat.
Cut a small cross in the base of each sprout. Boil for [4 minutes|4m|Boil the sprouts], then drain and refresh under cold water. The sprouts can be prepared to this stage a day ahead.
Parboil the potatoes for [8-10 mins|8m-10m|Parboil the potatoes] until just softening at the edges. Drain, return to the pan and shake to rough them up.
Put the goose fat in a roasting tin and heat in the oven for [5 mins|5m|Heat the goose fat].
Carefully add the potatoes to the hot fat, turn to coat, and roast for [45–50 minutes|45m-50m|Roast the potatoes], turning every [15 minutes|15m|Turn the potatoes] or so, until crisp and golden all over.
Sift the flour into a large bowl, make a well in the centre and crack in the eggs. Whisk in the milk a little at a time until you have a smooth batter the consistency of single cream.
Divide the batter between the tins and bake for [20–25 minutes|20m-25m|Bake the Yorkshire puddings/Bake the puddings], without opening the oven door, until well risen and crisp.
Toast the pecans in a dry skillet over medium heat, stirring often, until fragrant, [4 to 5 minutes|4m-5m|Toast the pecans]. Let cool, then coarsely chop.
Whisk together the mustard, vinegar, maple syrup and olive oil. Massage the kale with half the dressing for [a minute or two|1m-2m|Massage the kale], until it softens and darkens.
Add the squash, pecans, cranberries and feta to the kale. Toss gently with the remaining dressing and serve.
Dressed salad will keep in the refrigerator for up to 2 days.
Combine the water, sugar and salt in a small pot and bring to a boil. Pour over the sliced onions and let sit for at least [20 minutes|20m|Let the onions sit/Pickle the onions].
Pour into sterilised jars, seal and label. Store in a cool, dark place for at least 4 weeks before opening; once opened, keep in the fridge and use within 1 month.
Put the fruit, sugar and lemon juice into a preserving pan over a low heat and stir until the sugar has completely dissolved.
Turn up the heat and boil rapidly for [10–15 minutes|10m-15m|Boil the jam/Boil], until the jam reaches setting point (105C on a sugar thermometer).
Leave the jam to settle for [15 minutes|15m|Leave the jam to settle/Settle the jam], then stir and ladle into warm sterilised jars.
Prep the vegetables: Chop the broccoli into bite-sized florets, slice the bell peppers and cut the red onion into wedges.
Cook the chicken: Heat 1 tablespoon of olive oil in a large skillet over medium-high heat. Add the chicken and cook for [6-7 minutes|6m-7m|Cook the chicken] per side, or until the internal temperature reaches 165°F (74°C). Let rest for [5 minutes|5m|Rest the chicken/Let the chicken rest] before slicing.
Roast the Veggies: Place the baking sheet in the oven and roast for [20-25 minutes|20m-25m|Roast the veggies], flipping halfway through.
Portion and store: Divide everything evenly among 5 airtight containers. Refrigerate for up to 4 days or freeze for up to 2 months. To reheat, microwave for [2-3 minutes|2m-3m|Microwave], stirring halfway.
Cook the grains: In a medium pot, bring the farro and 3 cups of water to a boil. Reduce the heat and simmer for [25–30 minutes|25m-30m|Simmer the farro] until chewy and tender, then drain off any excess water.
Make the dressing: Whisk together the tahini, lemon juice, garlic, water and a pinch of salt until smooth. It will keep in the fridge for a week.
Scoop the flesh out of the avocado, mash with the lime juice and season. Serve right away so it doesn't brown.
Season the beef with salt and pepper and dust with the flour. Brown it in batches in a little oil, taking care not to overcrowd the pan.
Deglaze with the stout, then return all the beef to the casserole. Cover and cook in the oven for [2 hrs|2h|Cook the beef/Cook the stew], then stir in the mushrooms and cook, uncovered, for [30 mins|30m|Cook the mushrooms/Cook the stew] more.
For the dumplings, mix the flour, suet and salt with enough cold water to make a soft dough. Roll into 8 balls.
Sit the dumplings on top of the stew, cover and cook for [20 minutes|20m|Cook the dumplings]. Take the lid off and give it [another 10 minutes|10m|Cook the dumplings] so the tops turn golden.
Chop the onions finely and sweat in the butter with a pinch of salt for [10-12 mins|10m-12m|Sweat the onions] on a low heat.
Stir in the curry powder and cook, stirring, for [1 min|1m|Cook the curry powder]. Pour in the coconut milk and bring to a simmer.
Add the fish and simmer very gently for [4–5 minutes|4m-5m|Simmer the fish], until just opaque. Try not to stir too much or the fish will break up.
Remove from the heat, squeeze in the lime and check the seasoning – it may need a little more fish sauce.
Whisk the egg whites to stiff peaks, then gradually add the sugar, a tablespoon at a time, whisking for [20 secs|20s|Whisk the meringue/Whisk the egg whites] between each addition until thick and glossy.
Spoon the meringue onto the circle and make a slight dip in the middle. Put in the oven, immediately turn the temperature down to 130C and bake for [1 hour 15 minutes|1h15m|Bake the meringue/Bake the pavlova].
Turn off the oven and leave the meringue inside, with the door ajar, for at least [3 hours|3h|Leave the meringue in the oven/Cool the meringue] or overnight.
Top with the cream and fruit no more than an hour before serving, or the meringue will soften.
Place the cashews in a bowl, cover with boiling water and let soak for [30 minutes|30m|Soak the cashews]. Drain and rinse.
Add the soaked cashews, nutritional yeast, lemon juice and 3/4 cup fresh water to a high-speed blender and blend for [1–2 minutes|1m-2m|Blend the sauce/Blend the cashews] until completely smooth, scraping down the sides as needed.
Heat a large nonstick pan over medium. Add the mushrooms in an even layer and leave them alone for [4 minutes|4m|Cook the mushrooms/Leave the mushrooms], until browned underneath, then stir and cook [3 minutes|3m|Cook the mushrooms] more.
Season with salt, pepper and a splash of soy sauce. Transfer to a plate.
Cook the tagliatelle according to the packet instructions, about [9 minutes|9m|Cook the tagliatelle], reserving a mugful of the cooking water before draining.
Toss the pasta with the sauce, adding splashes of the cooking water to loosen. Divide between warm bowls and finish with extra parmesan.
Let the ice cream sit at room temperature for [10 minutes|10m|Let the ice cream sit/Soften the ice cream] to soften before scooping.
Pour the custard into an ice cream maker and churn for [20–30 minutes|20m-30m|Churn the ice cream/Churn the custard], or according to the manufacturer's instructions.
Scrape into a lidded container and freeze for at least [4 hours|4h|Freeze the ice cream/Freeze]. Will keep in the freezer for up to a month.
No ice cream maker? Freeze in a shallow tub for [1½ hrs|1h30m|Freeze the ice cream/Freeze], then beat with a fork to break up the crystals. Repeat this every [hour|1h|Beat the ice cream/Beat] until frozen solid.
Bring the vinegar, water, sugar and spices to the boil, then simmer for [5 minutes|5m|Simmer the vinegar/Simmer the pickling liquid]. Leave to infuse off the heat for [15 minutes|15m|Infuse the vinegar/Infuse the pickling liquid].
Meanwhile, halve the squash lengthways, scoop out the seeds and score the flesh in a criss-cross pattern.
Rub with the oil and harissa, season well and roast cut-side up for [50 mins–1 hr|50m-60m|Roast the squash] until completely tender.
Put the couscous in a heatproof bowl, pour over the hot stock, cover with a plate and leave for [5 mins|5m|Leave the couscous/Cover the couscous]. Fluff up with a fork and stir through the herbs and lemon zest.
Scatter with the pomegranate seeds and toasted almonds and serve warm or at room temperature.
Place a metal bowl and the beaters in the freezer for [10 minutes|10m|Freeze the bowl and beaters/Chill the bowl and beaters] to chill.
Whip the cold cream with the powdered sugar and vanilla on medium-high until stiff peaks form, [2–3 minutes|2m-3m|Whip the cream]. Be careful not to overbeat.
In a stand mixer fitted with the dough hook, mix on low speed for [2 minutes|2m|Mix the dough], then increase to medium and knead until the dough pulls away from the sides of the bowl, [6 to 8 minutes|6m-8m|Knead the dough] more.
Add the softened butter a tablespoon at a time, waiting until each piece is incorporated before adding the next.
Cover with plastic wrap and let rise at room temperature until doubled, [1½ to 2 hours|90m-120m|Let the dough rise/Rise the dough/Let rise].
Roll the dough into a 12 x 18-inch rectangle. Spread with the butter and sprinkle evenly with the cinnamon sugar, leaving a 1/2-inch border.
Roll up tightly from the long side, pinch the seam to seal and cut into 12 rolls. Arrange in the prepared pan.
Make-ahead: Cover the pan tightly and refrigerate for up to 16 hours. Let stand at room temperature for [1 hour|1h|Let the rolls stand/Stand the rolls] before baking.
Bake until golden brown, [22 to 25 minutes|22m-25m|Bake the rolls/Bake]. Let cool [10 minutes|10m|Cool the rolls/Let cool], then spread with the icing while still warm.
Heat the oven to 180C/160C fan/gas 4. Grease and line a 900g loaf tin.
Mash the bananas with a fork, then mix in the oil, eggs and brown sugar until combined.
Bake in the centre of the oven for [50 mins|50m|Bake the loaf/Bake the banana bread]. If the top is browning too quickly, cover with foil for the final [15 mins|15m|Cover the loaf/Cover with foil].
Cool in the tin for [15 mins|15m|Cool the loaf/Cool in the tin], then lift out onto a wire rack. Will keep in an airtight tin for up to 4 days.
Pat the pork belly dry, score the skin and rub with the salt. Leave uncovered in the fridge overnight if you have time, or for [2 hours|2h|Leave the pork in the fridge/Chill the pork] at the very least.
Roast at 240C for [30 minutes|30m|Roast the pork/Roast], until the skin begins to blister, then turn the oven down to 160C and roast for [2½ hours|2h30m|Roast the pork/Roast].
If the crackling needs more help, return it to the oven at full whack for [10 minutes|10m|Return the crackling to the oven/Roast the crackling].
Rest the pork for [20 mins|20m|Rest the pork] before carving into thick slices.
Add the mussels to the pot, pour in the wine, and cover. Steam, shaking the pot once or twice, until the mussels open, [4 to 6 minutes|4m-6m|Steam the mussels]. Discard any that stay closed.
Stir in the cream and parsley, and ladle into bowls with the cooking liquor. Serve with fries or crusty bread.
Fill a deep saucepan a third full of oil and heat to 180C, or until a cube of bread browns in 30 seconds.
Fry the fish in batches for [5-6 minutes|5m-6m|Fry the fish] until the batter is crisp and golden. Drain on kitchen paper and keep warm.
Fry the chips for [5 mins|5m|Fry the chips] at 130C until soft but not coloured. Drain, turn up the heat to 190C and fry again for [2–3 mins|2m-3m|Fry the chips] until golden.
Put the peas in a pan with a splash of water and the butter. Cook for [3 mins|3m|Cook the peas], then crush lightly with a fork and stir in the mint.
Mix the miso, mirin, sake and sugar until smooth. Coat the cod with the marinade and refrigerate for 2 to 3 days.
Wipe off the excess marinade. Broil 6 inches from the heat until deeply browned in spots, [8–10 min|8m-10m|Broil the cod/Broil].
Rinse the sushi rice until the water runs clear, then let drain for [15 minutes|15m|Drain the rice].
Combine the rice and 2 cups water in a heavy pot. Bring to a boil, cover, reduce to the lowest heat, and cook [15 minutes|15m|Cook the rice]. Remove from the heat and let steam, covered, for [10 minutes|10m|Steam the rice].
Fold in the seasoned vinegar with a rice paddle, fanning the rice as you go, until it is glossy and cooled to room temperature.
Add the kombu to the water and soak for [30 minutes|30m|Soak the kombu] (or up to overnight). Heat slowly and remove the kombu just before it boils.
Add the bonito flakes, turn off the heat and steep for [10 minutes|10m|Steep the bonito flakes], then strain through a fine-mesh sieve. Dashi keeps in the fridge for up to 5 days.
Whisk in the miso and add the tofu and wakame. Heat gently without boiling and serve at once.
Toss the cabbage with the salt, making sure to get between all the leaves, and let sit for [1 to 2 hours|1h-2h|Let the cabbage sit/Salt the cabbage], turning every [30 minutes|30m|Turn the cabbage].
Rinse the cabbage three times under cold water and drain in a colander for [20 minutes|20m|Drain the cabbage].
Pack the kimchi into a clean jar, pressing down so the brine covers the vegetables. Ferment at room temperature for 1 to 5 days, then refrigerate.
Mix the pork, chives, ginger, garlic, soy and sesame oil, stirring vigorously in one direction until the mixture is sticky.
Place a teaspoon of filling in the centre of each wrapper, wet the edge, fold over and pleat to seal.
Heat the oil in a non-stick frying pan and fry the dumplings, flat-side down, for [2 minutes|2m|Fry the dumplings] until golden. Add 100ml water, cover and steam for [5–6 minutes|5m-6m|Steam the dumplings], then uncover and cook until the water has evaporated.
Cook the dumplings straight from frozen, adding 2 minutes to the steaming time.
Soak the dried beans overnight in plenty of cold water. Alternatively, boil them for [2 minutes|2m|Boil the beans], cover, and let stand for [1 hour|1h|Let the beans stand/Soak the beans].
Drain the beans and cover with fresh water by 2 inches. Simmer gently until creamy, [1 to 1 1/2 hours|60m-90m|Simmer the beans], adding water as needed to keep them submerged.
Boil the kidney beans hard for [10 minutes|10m|Boil the kidney beans], then reduce the heat and simmer for [45 minutes to 1 hour|45m-60m|Simmer the kidney beans/Simmer] until tender.
Stir the cocoa and chipotle into the chili and season to taste. Like most chilis, it's even better the next day.
Warm the tortillas in a dry frying pan for [30 secs|30s|Warm the tortillas] on each side, then wrap in a clean tea towel.
Char the poblanos over a gas flame, turning with tongs, until blackened all over. Place in a bowl, cover and steam for [15 minutes|15m|Steam the poblanos/Steam the peppers], then peel and seed.
Toast the dried chiles in the dry pan until fragrant, about [30 seconds|30s|Toast the chiles] per side. Cover with hot water and let soak until pliable, [20 to 30 minutes|20m-30m|Soak the chiles].
Blend the chiles with the garlic, oregano, vinegar and 1/2 cup of their soaking liquid until very smooth.
Lay 6 tortillas in the baking dish, fill each with some of the chicken, roll up and arrange seam-side down. Pour over the remaining sauce and sprinkle with the cheese.
Bake, uncovered, for [20 minutes|20m|Bake the enchiladas/Bake] or until the cheese is melted and bubbly. Let stand [5 minutes|5m|Let stand/Stand the enchiladas] before serving.
Heat the gas grill to medium-high, or light charcoal and wait about [30 minutes|30m|Wait for the charcoal/Wait for the coals], until the coals are covered with ash.
Form the meat into 4 patties, about 3/4 inch thick, and press a shallow dimple into the center of each with your thumb.
Grill the burgers, covered, [4 to 5 minutes|4m-5m|Grill the burgers] per side for medium. Top with the cheese during the last [minute|1m|Top the burgers with the cheese/Add the cheese/Top with the cheese].
Place the ribs bone-side down on a large sheet of heavy-duty foil, wrap tightly and bake at 275°F for [2 1/2 to 3 hours|150m-180m|Bake the ribs].
Unwrap the ribs, brush with barbecue sauce and grill over direct heat, turning and basting often, for [10 minutes|10m|Grill the ribs].
Smoke the brisket at 225°F until the internal temperature hits 165°F; figure on 60 to 75 minutes per pound. Mine took about 9 hours.
Wrap in butcher paper and continue to smoke until probe-tender. Rest in a cooler for at least [1 hour|1h|Rest the brisket/Rest] before slicing against the grain.
Cut the corn kernels from the cobs. Melt the butter in a skillet over medium-high heat and sauté the corn until lightly browned, [5 to 7 minutes|5m-7m|Sauté the corn/Saute the corn].
Soak the corn, husks on, in cold water for [15 minutes|15m|Soak the corn]. Grill over medium heat, covered, for [15 to 20 minutes|15m-20m|Grill the corn], turning every [5 minutes|5m|Turn the corn].
Combine the mayo, crema, chili powder and lime juice; brush over the corn and roll in the cotija.
Place the chuck roast in the slow cooker and scatter the ranch and gravy packets over top. Add the butter and pepperoncini. Cover and cook on low for [8 hours|8h|Cook the roast/Cook on low].
About [30 minutes|30m|Stir in the cornstarch slurry/Whisk in the cornstarch] before serving, whisk the cornstarch with 2 tablespoons cold water and stir into the slow cooker. Cover and cook on high until thickened.
Add the chicken, salsa, black beans and corn to the crock pot. Cover and cook on LOW [6-8 hrs|6h-8h|Cook on low/Cook the chicken] or HIGH [3-4 hrs|3h-4h|Cook on high/Cook the chicken].
Add the cream cheese, replace the lid and cook for [30 mins|30m|Cook/Cook the cream cheese] more, or until melted. Stir well.
Shred the chicken and stir back through the sauce. Serve over rice, in tacos, or with tortilla chips.
Turn the slow cooker to high. Stir in the gnocchi and spinach and cook for [15–20 minutes|15m-20m|Cook the gnocchi and spinach/Cook the gnocchi].
Put everything except the cream into the slow cooker, stir and cook on low for [6–8 hours|6h-8h|Cook the vegetables/Cook on low] until the vegetables are soft. Blend until smooth, then swirl in the cream.
Pressure cook the rice on high for [4 minutes|4m|Pressure cook the rice], then allow a [10-minute|10m|Release the pressure naturally/Natural release] natural release. Open the lid and fluff.
Close the lid, select Manual and set the timer for [35 minutes|35m|Pressure cook/Cook at high pressure] at high pressure. Once finished, leave for [15 minutes|15m|Release the pressure naturally/Natural release] before quick-releasing the remaining pressure.
Pour 1 cup of water into the inner pot and set the trivet inside. Stack the eggs on the trivet, lock the lid and cook for [5 minutes|5m|Cook the eggs/Pressure cook the eggs] on high pressure.
Quick release the pressure, then plunge the eggs into an ice bath for [5 minutes|5m|Cool the eggs/Plunge the eggs into an ice bath/Chill the eggs]. Peel and store in the fridge for up to a week.
Preheat air fryer to 380°F. Spritz the basket with oil and add the wings in a single layer; work in batches if you have to.
Air fry for [12 minutes|12m|Air fry the wings], flip, then bump the temp up to 400°F and cook for [6-8 more minutes|6m-8m|Cook the wings/Air fry the wings] until crispy.
Toss the wings in the buffalo sauce and serve with celery sticks and blue cheese dip.
Place the salmon in the air fryer basket, skin side down. Cook at 400F for [7-9 mins|7m-9m|Cook the salmon/Air fry the salmon] depending on thickness.
Pat the chickpeas very dry, toss with the oil and spices, and air-fry at 190C for [12–15 mins|12m-15m|Air-fry the chickpeas], giving the basket a shake every [5 mins|5m|Shake the basket].
To cook in the oven instead, bake at 200C/180C fan for [25 minutes|25m|Bake], turning once.
Beat the eggs with a splash of milk, salt and pepper. Cut the bread into thick slices and soak them in the egg for [1 minute|1m|Soak the bread] per side.
Fry the French toast in foaming butter for [2-3 minutes|2m-3m|Fry the French toast] each side until golden. Dust with icing sugar.
Crack the eggs into the wells in the sauce, cover with a lid and cook on a low heat for [5–8 mins|5m-8m|Cook the eggs], or until done to your liking.
Scatter with feta and coriander and take the pan straight to the table.
Lower the eggs into simmering water and poach for [3 minutes|3m|Poach the eggs] for a runny yolk. Lift out with a slotted spoon and drain on kitchen paper.
Put the butter in a small pan and cook over medium heat, swirling, until it smells nutty and the solids are deep brown, around [5 minutes|5m|Cook the butter/Brown the butter]. Pour into a bowl right away.
Beat the brown butter with both sugars for [a full minute|1m|Beat the butter and sugars/Beat the brown butter], then beat in the egg and vanilla until glossy.
Stir in the flour mixture and chocolate chips just until no streaks of flour remain. Cover and chill the dough for at least [24 hours|24h|Chill the dough].
Scoop the dough into 2-tablespoon balls and arrange 2 inches apart on the prepared baking sheets.
Bake, rotating the sheets halfway through, until the edges are set and the centers still look underdone, [10 to 12 minutes|10m-12m|Bake the cookies/Bake]. Cool on the sheets for [5 minutes|5m|Cool the cookies/Cool on the sheets] before moving to a rack.
Bake for [9 mins|9m|Bake the cookies/Bake] for gooey cookies or [12 mins|12m|Bake the cookies/Bake] for crisp ones.
Cookies will keep in an airtight container at room temperature for 5 days. Dough balls can be frozen for up to 3 months; bake from frozen, adding 1 to 2 minutes to the baking time.
Blitz the biscuits to fine crumbs, mix with the melted butter and press firmly into the base of the tin. Chill for [20 mins|20m|Chill the base] while you make the filling.
Beat the cream cheese and sugar until smooth, then add the eggs, soured cream and vanilla and beat until just combined.
Bake the cheesecake for [10 minutes|10m|Bake the cheesecake], then reduce the oven to 110C/90C fan and bake for [a further 45 minutes|45m|Bake the cheesecake]. Turn off the oven and leave to cool inside for [2 hrs|2h|Leave the cheesecake to cool/Cool the cheesecake].
Chill for at least [6 hours|6h|Chill the cheesecake/Chill], preferably overnight, before removing from the tin.
Put the caster sugar in a heavy-based pan over a medium heat and leave, without stirring, until it melts and turns a deep amber.
Carefully pour in the cream – it will bubble up – and whisk until smooth. Add the butter and salt, simmer for [1 min|1m|Simmer the caramel], then leave to cool.
Place the dates in a bowl with the bicarb, pour over the boiling water and leave to stand for [10 mins|10m|Stand the dates/Leave the dates to stand], then mash with a fork.
Bake the pudding for [30–35 mins|30m-35m|Bake the pudding] until springy. Prick all over with a skewer, pour over half of the toffee sauce and leave for [5 mins|5m|Leave the pudding/Stand the pudding] to soak in.
Cover the pudding basin with pleated baking paper and foil, tie with string and steam for [1½–2 hours|90m-120m|Steam the pudding], topping up the boiling water when needed.
To reheat the Christmas pudding, steam for [an hour|1h|Steam the pudding/Reheat the pudding] or microwave on medium for [4 minutes|4m|Microwave the pudding/Reheat the pudding], then turn out and flame with brandy.
Whip the cream to soft peaks and fold through the lemon curd. Layer up in glasses with the crushed biscuits and raspberries.
Combine the sliced strawberries and sugar in a bowl and let macerate for [30 minutes|30m|Macerate the strawberries], stirring occasionally, until juicy.
Pat the dough out to a 1-inch thickness and cut out rounds, pressing straight down without twisting the cutter. Freeze for [10 minutes|10m|Freeze the biscuits/Freeze the rounds].
Brush the tops with cream and bake until risen and golden, [14–16 minutes|14m-16m|Bake the biscuits/Bake]. Serve warm, or within a few hours of baking.
Tip the self-raising flour, salt and baking powder into a bowl, then rub in the butter. Stir in the sugar and sultanas.
Bake the scones for [10 mins|10m|Bake the scones] until risen and golden on the top. Eat just warm or cold on the day of baking.
Dissolve the sugar in the water over low heat. Increase the heat and boil for [3 minutes|3m|Boil the syrup/Boil], then remove from the heat and stir in the lemon zest.
Sprinkle the phyllo sheets with the walnuts, layering 8 sheets on the bottom, and brush each one with melted butter.
Bake the baklava for [50 minutes|50m|Bake the baklava] until crisp and golden, immediately pour over the cooled syrup and let stand, uncovered, for at least [4 hours|4h|Let the baklava stand/Stand the baklava].
Soak the saffron in 2 tablespoons of warm milk for [10 minutes|10m|Soak the saffron].
Parboil the soaked basmati in plenty of salted boiling water for [5 mins|5m|Parboil the rice/Parboil the basmati], until nearly done, then drain.
Layer the rice over the meat, drizzle with the saffron milk and ghee, and seal the pot with foil and a tight-fitting lid. Cook on the lowest heat for [25 minutes|25m|Cook the biryani/Cook the rice] and leave, lid on, for [10 minutes|10m|Leave the biryani/Rest the biryani] before opening.
Rinse the toor dal and pressure cook with the turmeric and 3 cups of water for 4 to 5 whistles.
For the tadka, heat the ghee in a small pan and add the mustard seeds. Once they pop, add the curry leaves, dried chillies and asafoetida and fry for [10 seconds|10s|Fry the tadka/Fry the spices].
Pour the sizzling tadka over the dal, cover and let it sit for a couple of minutes before serving.
Crumble the paneer into the spinach gravy, simmer for [2–3 mins|2m-3m|Simmer the paneer] and finish with a swirl of cream.
Mix the atta, salt and water to a soft dough and knead for [5 minutes|5m|Knead the dough]. Cover with a damp cloth and rest for [20–30 minutes|20m-30m|Rest the dough].
Heat a tawa over medium-high heat. Cook each roti for [30 to 40 secs|30s-40s|Cook the roti], flip, and press lightly with a cloth until it puffs.
Grind the soaked rice and urad dal to a smooth batter, cover loosely and ferment in a warm place for [8 to 12 hours|8h-12h|Ferment the batter], or until bubbly and doubled.
Grease the idli moulds, fill with batter and steam for [10–12 minutes|10m-12m|Steam the idlis]. Wait [2 minutes|2m|Wait/Stand the idlis] before unmoulding with a wet spoon.
Pound the lemongrass, galangal, shallots, garlic and chillies to a paste using a pestle and mortar, or blitz in a mini food processor.
Scoop the thick cream from the top of the coconut milk into a wok and cook until it splits, about [4 mins|4m|Cook the coconut cream]. Add the curry paste and fry, stirring, for [2 mins|2m|Fry the curry paste] until fragrant.
Soak the rice noodles in cold water for [40 minutes|40m|Soak the noodles], until pliable but still firm, then drain.
Add the noodles and tamarind sauce and stir-fry for [1–2 minutes|1m-2m|Stir-fry the noodles]. Push to one side, crack in the eggs, leave for [30 secs|30s|Leave the eggs], then scramble and toss through the noodles.
Serve with lime wedges, crushed peanuts and extra chilli flakes on the side.
Velvet the chicken: toss with the egg white, cornflour and Shaoxing wine and set aside for [20 minutes|20m|Set the chicken aside/Velvet the chicken/Marinate the chicken].
Blanch the pork ribs in boiling water for [3 minutes|3m|Blanch the ribs], drain and rinse off the scum.
Return the pork to the wok with the rock sugar, soy sauces, star anise and cinnamon. Add enough water to cover and braise over low heat for [1.5 hours|1h30m|Braise the pork].
Turn up the heat and reduce the sauce, stirring frequently, for [5 to 10 minutes|5m-10m|Reduce the sauce] until sticky and shiny.
Marinate the beef with the soy, pear, garlic, sugar and sesame oil for at least [30 mins|30m|Marinate the beef], or up to 8 hours in the fridge.
Blanch the spinach for [30 seconds|30s|Blanch the spinach], squeeze dry and dress with sesame oil and salt. Blanch the bean sprouts for [1 minute|1m|Blanch the bean sprouts] and season the same way.
Arrange the vegetables and beef over the rice, top each bowl with a fried egg and serve with gochujang.
Dredge the pork cutlets in flour, dip in the beaten egg, and press into the panko on both sides.
Shallow-fry the cutlets for [3 minutes|3m|Fry the cutlets/Shallow-fry the cutlets] on the first side, then [2|2m|Fry the cutlets/Shallow-fry the cutlets] on the other, until deep golden. Drain on a rack.
Coarsely grate the onion and mix with the minced lamb, breadcrumbs, cumin, cinnamon and parsley. Roll into walnut-sized balls and chill for [15–20 minutes|15m-20m|Chill the meatballs/Chill].
Brown the meatballs all over for [6-8 mins|6m-8m|Brown the meatballs], then pour in the sauce and simmer for [15 mins|15m|Simmer the meatballs/Simmer the sauce].
Stir the apricots, preserved lemon and honey into the tagine and cook, uncovered, for [a further 20–25 minutes|20m-25m|Cook the tagine] until the sauce is syrupy.
Put the bulgur in a bowl with 250ml boiling water, cover and set aside for [15 minutes|15m|Set the bulgur aside/Soak the bulgur], then drain well and squeeze out any excess moisture.
Finely chop the parsley and mint by hand – a food processor will bruise them – and mix with the tomatoes, onion and bulgur.
Roast the peppers at 220C for [30–40 minutes|30m-40m|Roast the peppers], turning once, until blackened. Transfer to a bowl, cover with a plate and leave for [10 minutes|10m|Leave the peppers/Steam the peppers], then peel off the skins.
Stir the orzo, stock and tomatoes into the pan with the chicken. Bake, covered, for [20 min|20m|Bake the orzo/Bake], then uncover, crumble over the feta and bake [5 min|5m|Bake the orzo/Bake] more.
Slice the potatoes 1/4 inch thick. Simmer in the olive oil over medium-low heat until tender but not browned, [15–20 minutes|15m-20m|Simmer the potatoes].
Drain the potatoes and onions, fold into the beaten eggs and leave for [10 mins|10m|Leave the potatoes in the eggs/Leave the mixture/Soak the potatoes].
Cook the tortilla over a gentle heat for [8 mins|8m|Cook the tortilla], invert onto a plate, slide back into the pan and cook for [another 3-4|3m-4m|Cook the tortilla] until just set in the middle.
Spread the rice evenly over the pan and pour in the hot stock. Cook without stirring for [10 minutes|10m|Cook the rice/Cook the paella] over high heat, then [8 minutes|8m|Cook the rice/Cook the paella] over low.
Nestle the prawns and clams into the rice and cook until the clams open. Drape a clean towel over the pan and rest for [5 minutes|5m|Rest the paella/Rest].
Rub the lamb with the garlic, rosemary, lemon zest and oil. Leave to marinate for at least [2 hours|2h|Marinate the lamb], or ideally overnight in the fridge.
Roast for [20 minutes|20m|Roast the lamb/Roast], reduce the heat to 180C and continue to cook for 15 minutes per 500g for medium.
Slow-roast the lamb, tightly covered, for [4 hours|4h|Roast the lamb/Slow-roast the lamb], basting every [hour|1h|Baste the lamb], until it can be pulled apart with a spoon.
Lift the lamb onto a board, cover with foil and a couple of tea towels and leave to rest for up to [40 minutes|40m|Rest the lamb].
Strain the pan juices into a jug, let settle for [5 mins|5m|Settle the pan juices/Settle the juices], and spoon off the fat.
Mix the yogurt with the grated cucumber, garlic and dill. Season and chill until ready to serve.
Bring the potatoes to room temperature while you heat the oven; prick each one several times with a fork.
Rub the potatoes with oil and salt and bake directly on the oven shelf for [1 hr–1 hr 15 mins|60m-75m|Bake the potatoes].
Short on time? Microwave the potatoes for [8 mins|8m|Microwave the potatoes] first, then crisp up in the oven for [20 mins|20m|Crisp the potatoes/Bake the potatoes].
Scoop out the flesh, mash with the cheese, chives and butter, and pile back into the skins. Return to the oven for [15 minutes|15m|Return the potatoes to the oven/Bake the potatoes/Return to the oven], until golden.
Trim the asparagus, snapping off the woody ends. Steam for [3–5 minutes|3m-5m|Steam the asparagus] depending on thickness.
Add the green beans to a pan of boiling salted water, cook for [3 minutes|3m|Cook the green beans], then drain and plunge into iced water to keep them bright.
Toss the Brussels sprouts, bacon and olive oil on a sheet pan and spread out cut sides down. Roast on the bottom rack, undisturbed, until tender and browned, [20–25 min|20m-25m|Roast the Brussels sprouts/Roast the sprouts].
Drizzle with the balsamic glaze and sprinkle with Parmesan before serving.
Add the sausages, peppers, onion and potatoes to the sheet pan, drizzle with oil and toss to coat. Roast for [30 minutes|30m|Roast the sausages and vegetables/Roast the sausages], stirring every [10 minutes|10m|Stir the vegetables/Stir].
Push the vegetables to the sides of the pan and lay the fish in the middle. Bake [10 to 12 minutes|10m-12m|Bake the fish] more.
Arrange the chicken and vegetables around each other on the tray and roast for [35 mins|35m|Roast the chicken and vegetables/Roast the chicken]. With [5 mins|5m|Add the olives and cherry tomatoes/Add the olives and tomatoes] to go, throw in the olives and cherry tomatoes.
Stir together the butter, garlic, lemon zest and parsley, then push it under the skin of the chicken breasts, being careful not to tear it.
Roast the chicken for [1 hour 20 minutes|1h20m|Roast the chicken], or until the juices run clear. Let it rest for a good [15 minutes|15m|Rest the chicken/Let the chicken rest] before you carve.
Brine the chicken in the pickle juice for [30 minutes|30m|Brine the chicken] or up to 4 hours in the refrigerator.
Whisk together the flour, cornstarch, paprika and salt. Dredge the chicken, shaking off any excess, and let sit on a rack for [10 minutes|10m|Let the chicken sit/Rest the chicken] so the coating sticks.
Fry 3 or 4 pieces at a time, turning occasionally, until deep golden brown, [10 to 12 minutes|10m-12m|Fry the chicken]. Let the oil return to 350°F between batches.
Pound the chicken breasts between two sheets of plastic wrap to an even 1/2-inch thickness.
Dust the minute steaks with seasoned flour and fry for [1 minute|1m|Fry the steaks/Fry the minute steaks] on each side.
Use two pouches of 2-minute rice if you're in a hurry. Stir it into the pan with the peas and heat through.
Add the 10-minute farro and broth, bring to a boil, then cover and simmer until tender.
Cook the spaghetti for 1 minute less than the packet says, so it can finish cooking in the sauce.
Pour boiling water over the noodles, cover and leave for [3 minutes|3m|Leave the noodles/Cover the noodles/Soak the noodles], then drain and toss with a little sesame oil.
Bring the oats and milk to a boil in a saucepan, then lower the heat and cook, stirring frequently, for [5 mins|5m|Cook the oats/Cook the porridge], until creamy. Stand for [1 min|1m|Stand the porridge/Stand the oats].
Top the porridge with sliced banana, cinnamon and a drizzle of honey.
Spread the granola evenly over the baking tray and bake for [25 minutes|25m|Bake the granola], stirring after [15|15m|Stir the granola], until golden. Leave to cool completely – it crisps up as it cools.
Store the granola in an airtight jar for up to a month.
Divide the egg mixture evenly among the muffin cups, filling each about three-quarters full. Bake for [18-22 minutes|18m-22m|Bake the egg muffins/Bake the egg mixture], until puffed and set.
Allow the egg bites to cool, then wrap individually and freeze. Microwave from frozen for [60-90 seconds|60s-90s|Microwave the egg bites].
Cool the rice quickly by spreading it on a tray, and refrigerate within 1 hour. Use within 24 hours and reheat until steaming hot throughout.
Batch-cook tip: this sauce doubles easily. Cool, divide into freezer bags, flatten and freeze for up to 3 months; defrost overnight in the fridge.
Defrost the chilli overnight, then tip into a pan with a splash of water and reheat gently for [10–15 mins|10m-15m|Reheat the chilli] until bubbling.
Reheat from frozen at 180C, covered with foil, for [45 minutes|45m|Reheat], removing the foil for the final [10 minutes|10m|Remove the foil].
Lay the blueberries on a lined tray and freeze for [2 hours|2h|Freeze the blueberries] until solid, then tip into a freezer bag and keep for up to 6 months.
Add the carrots, celery, potatoes and barley. Bring back to a boil, reduce the heat, and simmer, partially covered, for [45 minutes|45m|Simmer the vegetables and barley/Simmer the soup], or until the barley is tender.
Stir in the shredded chicken, corn and half-and-half and heat through for [5 minutes|5m|Heat the soup/Heat through]. Do not boil.
Sauté the leeks in the butter until soft, about [7 minutes|7m|Sauté the leeks/Saute the leeks]. Add the potatoes and stock and simmer for [20 minutes|20m|Simmer the potatoes/Simmer the soup].
Working in batches, purée the soup in a blender until silky, then pass through a sieve back into the pan.
Melt the butter with the oil in a large, wide pan. Add the onions and cook, stirring every [5 minutes|5m|Stir the onions] or so, for [40 to 45 minutes|40m-45m|Cook the onions], until meltingly soft and deeply caramelised.
Ladle the soup into ovenproof bowls, float the croutons on top and cover with the gruyère. Grill for [2-3 mins|2m-3m|Grill the soup/Grill] until bubbling.
Add the cream, season, and bring just to a simmer. Serve with a swirl of pesto and the garlic croutons.
Drain and rinse the clams, then soak in salted water for [20 to 30 minutes|20m-30m|Soak the clams] to purge any sand.
Whisk the flour into the fat and cook over medium-low heat, stirring constantly, until the roux is the color of milk chocolate, [30 to 40 minutes|30m-40m|Cook the roux]. Don't walk away.
Stir in the onion, celery and bell pepper and cook until softened, about [6 minutes|6m|Cook the onion, celery and bell pepper/Cook the vegetables]. Add the garlic and Creole seasoning; cook [1 minute|1m|Cook the garlic].
Add the shrimp and cook just until pink, [3 to 4 minutes|3m-4m|Cook the shrimp]. Serve over hot rice with sliced green onions and filé powder.
Slowly pour the grits into the boiling water, whisking constantly. Lower the heat and cook, whisking every [5 minutes|5m|Whisk the grits], until thick and creamy, [25 to 30 minutes|25m-30m|Cook the grits].
Whisk the polenta into the simmering stock in a slow stream. Cook for [half an hour|30m|Cook the polenta], stirring regularly, then beat in the butter and cheese.
Pour the polenta into an oiled tray, smooth the top and chill until firm, at least [1 hour|1h|Chill the polenta], before cutting into wedges.
Mix the cornmeal, flour, baking powder and salt in one bowl and the buttermilk, eggs and melted butter in another. Combine with a few quick strokes.
Put the skillet in the oven for [5 minutes|5m|Heat the skillet/Put the skillet in the oven] with the bacon fat to get it good and hot, then pour in the batter. Bake [20 to 25 minutes|20m-25m|Bake the cornbread/Bake].
Mix the flour with the egg yolks and knead by hand for [10 minutes|10m|Knead the dough/Knead the pasta dough] until silky. Wrap tightly and rest at room temperature for [30 minutes|30m|Rest the dough/Rest the pasta dough].
Feed the dough through the widest setting of the pasta machine, fold and repeat several times, then work your way down to the thinnest setting.
Cook the ravioli in batches for [2–3 mins|2m-3m|Cook the ravioli], until they float to the surface. Lift out with a slotted spoon straight into the sage butter.
Bring a pan of salted water to the boil, drop in the gnocchi and cook until they rise to the top, [1-2 mins|1m-2m|Cook the gnocchi].
Crush the tomatoes by hand into the pan and add the basil stem and a good pinch of salt. Simmer for [three-quarters of an hour|45m|Simmer the tomatoes/Simmer the sauce], stirring now and then, until thick and jammy.
Let the ragù putter away over the lowest possible heat for [3 hours|3h|Simmer the ragù/Simmer the ragu/Let the ragù putter], adding a splash of stock if it starts to catch.
Pour in the milk and simmer until almost completely evaporated, [twenty minutes|20m|Simmer the milk] or so.
Sear the short ribs on all sides, about [10 minutes|10m|Sear the short ribs] total, then set aside and pour off most of the fat.
Braise at 325°F for [3 to 3½ hours|180m-210m|Braise the short ribs/Braise], turning the ribs after [1½ hours|1h30m|Turn the ribs/Turn the short ribs], until the meat slips from the bone.
Can be made 3 days ahead. Let cool, cover, and chill; reheat over low before serving.
Make ahead: the pie can be assembled, unbaked, up to a day in advance. Keep chilled and add an extra 10 minutes to the cooking time.
Total time from start to finish is about 45 minutes, most of it hands-off, so have the salad and rice ready to go.
Dip the sponge fingers briefly in the coffee – [1–2 seconds|1s-2s|Dip the sponge fingers] is plenty – and arrange in a single layer in the dish.
Cover with cling film and chill for [4-24 hours|4h-24h|Chill the tiramisu/Chill]. Dust with cocoa just before serving.
Whisk the yolks and sugar in a bowl set over a pan of barely simmering water for [5–7 mins|5m-7m|Whisk the yolks and sugar], until thick and pale.
Put the ramekins in a roasting tin and pour in hot water to come halfway up the sides. Bake for [30–35 minutes|30m-35m|Bake the custards/Bake] until just set, then cool and chill for at least [3 hours|3h|Chill the custards/Chill].
Sprinkle each custard with sugar and caramelise with a blowtorch. Allow to harden for [2 minutes|2m|Harden the sugar/Allow the sugar to harden] before serving.
Heat the milk until just steaming, then slowly pour it over the egg yolks, whisking all the while. Return to the pan and cook over medium heat, whisking, until it thickens; once it bubbles, cook for [1 minute|1m|Cook the custard] more.
Press cling film directly onto the surface of the custard to stop a skin forming and leave to cool.
Bring the water and butter to a rolling boil, take off the heat, and beat in the flour. Return to low heat and stir for [1 to 2 minutes|1m-2m|Stir the dough] to dry out the dough.
Pipe 2-inch rounds onto the sheets. Bake at 425°F for [15 minutes|15m|Bake the choux buns/Bake the puffs/Bake], lower the oven to 350°F and bake for [20 minutes|20m|Bake the choux buns/Bake the puffs/Bake] longer, until crisp and hollow.
Pierce the base of each bun with a skewer and return to the oven for [5 mins|5m|Return the buns to the oven/Dry the buns] to dry out.
Dust the work surface with icing sugar and roll out the marzipan to a circle large enough to cover the cake.
Bake the fruit cake for [3½ hours|3h30m|Bake the fruit cake/Bake the cake], covering the top with a double layer of baking paper after [2 hours|2h|Cover the cake/Cover the fruit cake]. Feed with brandy once a week until Christmas.
Line the tin with the rolled pastry and fill with the apples. Cover with the lid, crimp the edges and cut a few slits in the top to let the steam escape.
Bake at 425°F for [15 minutes|15m|Bake the pie/Bake]; reduce the temperature to 375°F and bake [40 to 50 minutes|40m-50m|Bake the pie/Bake] longer, until the filling is bubbling. Cool for at least [3 hours|3h|Cool the pie/Cool] so the filling can set.
Place the butter, sugar and golden syrup in a pan and melt over a low heat, then stir into the oats until well coated.
Bake the flapjacks for [20–25 mins|20m-25m|Bake the flapjacks]. Mark into squares while still warm, then leave to cool completely in the tin.
Season the squid and toss it through the flour, shaking off the excess. Have a plate lined with kitchen paper ready next to the hob.
Let the pan cool for a few minutes, then wipe it out and return it to a medium heat with the remaining oil.
Check the meat: if it isn't quite tender, give it [another 30 minutes|30m|*] and test again.
Trim any sinew from the chicken livers and pat dry with kitchen paper. Season well on both sides.
Peel, core and roughly chop the apples, dropping them into a bowl of water with a squeeze of lemon as you go.
Grate the courgettes into a sieve, sprinkle with salt and leave over a bowl for [10 mins|10m|Leave the courgettes/Drain the courgettes]. Squeeze out as much liquid as you can.
Slice the cabbage as finely as possible, ideally on a mandoline, and toss with the carrot, onion and dressing.
Drop spoonfuls of the fritter mixture into the pan, flatten slightly and fry for [2-3 minutes|2m-3m|Fry the fritters] a side until crisp. Season with a little salt.
Spread each wrap with hummus, top with the roasted veg and a handful of rocket, then roll up tightly, tucking in the ends.
Rub a 9-inch pie dish with butter and dust lightly with flour, tapping out the excess.
Stir in the rum, if using, and check for sweetness.
Lightly score the top of the dough with the back of a knife, brush with egg wash and leave for [10 minutes|10m|Leave the dough/Rest the dough], then brush again.
Cut the butter into small cubes and keep in the fridge until you need it.
Preheat the broiler. Sprinkle the cheese over the pasta and broil until browned in spots, [1 to 3 minutes|1m-3m|Broil the pasta].
Thinly slice the steak across the grain and lay it over the salad with the crispy shallots on top.
Turn the fish over and cook for a minute less on the second side, or until just opaque in the middle.
Toss the tomatoes with salt and sugar and leave to drain while you get on with the rest of the dish.
Wash the leeks thoroughly, as grit often hides between the layers, then slice into 1cm rounds.
Adjust the oven racks to the upper and lower thirds and preheat to 375°F (190°C).
Reduce the heat to low and leave the sauce to bubble gently for several minutes, until it coats the back of a spoon.
Top each bowl with the pickled carrots, a spoonful of kimchi and a scattering of toasted sesame seeds.
Leave the tea bags to steep in the boiling water for [4 minutes|4m|Steep the tea bags/Steep the tea], remove and pour the tea over the dried fruit. Cover and leave overnight.
`;

export const TWELFTH_STEPS = readMarks(STEPS);
