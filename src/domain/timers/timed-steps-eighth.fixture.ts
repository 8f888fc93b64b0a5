import { readMarks } from "./timed-steps.fixture.ts";

/**
 * An eighth set: steps as some forty public recipe pages put them (bread, stews, roasts, preserves, cakes,
 * curries, pressure cookers; British, American, Australian), shortened, with what those pages say of times
 * besides; and steps in the same manner. Marked and committed before the rules had read any of it;
 * docs/bench.md has the figures. timed-steps.fixture.ts explains the marks. Long because it is data.
 */
const STEPS = `
Bake the stew for [5 hours|5h|Bake the stew]. After the first [2 hours|2h|*], check it every [30 minutes|30m|*] or so to make sure there's enough liquid.
Cover tightly and place the stew on one oven rack, potatoes on the other. Bake [30 minutes|30m|Bake].
Cut the carrots into lengths; stir into the stew. Cover and bake [45 minutes|45m|Bake] or until tender when pierced.
Bake and serve, or cool, cover separately and refrigerate up to 3 days.
Spread the potatoes over the top. Bake [50 minutes|50m|Bake] or until bubbly around the edges and hot in the centre.
Set oven at 275F (135C). Bake [5 hours|5h|Bake] or until meat is done and vegetables are tender.
Bake in a 325° oven for [3 1/2 hours|210m|Bake], stirring often during baking.
Mix potatoes in the last hour and cook with lid on until done.
Cover and cook in a slow oven at 300° for [3 1/2 hours|210m|Cook].
Preheat oven to 250 deg. F.
Cover and bake [5-to-6 hr|5h-6h|Bake]. Add potatoes [1 hr|1h|*] before finishing.
Pour over the beef and vegetables. Cover tightly. Bake for [5 hours|5h|Bake].
Place the dough in a greased bowl, cover with a damp cloth, and let rise in a warm place until doubled in size, about [1-2 hours|1h-2h|*].
Bake for [30-35 minutes|30m-35m|Bake] or until the loaf sounds hollow when tapped.
Let the bread cool in the pan for [10 minutes|10m|Cool the bread/Let the bread cool], then transfer to a wire rack.
Cover the bowl and leave for [10 minutes|10m|*].
Take the dough out of the bowl and knead on a floured surface for [about 30 seconds|30s|Knead the dough].
Repeat the 30 secs knead twice more at [10 minute|10m|*] intervals, then leave for [30 minutes|30m|*].
Leave to rise until the dough has roughly doubled in size (about [an hour|1h|*], can be up to 2 hours).
Leave to rise until roughly doubled in size - usually about [an hour or so|1h|*].
Stir gently and let sit for [5-10 minutes|5m-10m|*] until the mixture becomes foamy and bubbly.
Repeat this process for [8-10 minutes|8m-10m|*] until the dough becomes smooth and elastic.
Let rise in a warm, draft-free place for [1 hour|1h|*] or until doubled.
Knead dough vigorously for [approximately 5-7 minutes|5m-7m|Knead dough/Knead the dough].
This will take about [a full minute|1m|*].
Set aside for a few minutes until a head of bubbles forms on top.
Start checking the bread about 10 minutes early.
In a warm kitchen I can make this bread in as little as an hour and 30 minutes.
Two hours is a safer estimate until you get comfortable with it.
Time required: minimum 1 hour 45 minutes, and longer if rising twice.
Total time 180 minutes.
Prep Time 20 minutes, Cook Time 35 minutes.
Chill Time 480 minutes.
Place the turkey in the oven and cook for about 35 to 40 minutes per kilo.
The 5kg bird in this recipe will take about [3 to 3 1/2 hours|180m-210m|*].
Remove the bird from the fridge about [2 hours|2h|*] before cooking so it is at room temperature.
If the bird is under 4kg allow 20 minutes per kg plus [70 minutes|70m|*] at the end.
Regularly baste the turkey, and remove the foil for the last [40 minutes|40m|*] of cooking.
Allow to rest for around [30 minutes|30m|Rest] before carving.
After [3½ hours|210m|*] remove foil and bake for [further 30 mins|30m|Bake], basting regularly.
Remember an average 6kg turkey takes [3½ – 4 hours|210m-240m|*] to cook.
Place the turkey in the hot oven and cook for [30 – 60 minutes|30m-60m|Cook the turkey] before reducing the heat to 190 C.
About [30 minutes|30m|*] before the end of cooking open the foil.
Transfer the turkey to a large plate and allow to rest for [30 – 50 minutes|30m-50m|*] before carving.
Remove your turkey from the fridge and allow it to settle at room temperature, approximately [2 hours|2h|*].
[Half an hour|30m|*] before the end, remove foil to allow the skin to brown.
Cover loosely with foil for at least [an hour to 90 minutes|60m-90m|*] while you cook the trimmings.
Cook for a [further 15 minutes|15m|Cook] or until brown.
Place the balls around the roast about [30 minutes|30m|*] before removing from the oven.
Place your turkey in the oven for [30 minutes|30m|*], then reduce to 160°C.
Allow to rest in a warm place, fully covered, for [up to 45 minutes|45m|*] before serving.
It is best to defrost the turkey in the fridge for one day (24 hours) before required.
If short of time, submerge the frozen turkey in cold water for [6 to 8 hours|6h-8h|*].
Unstuffed turkey takes 20-30 minutes per 500g less overall than a stuffed one.
Place the jars in a 100C oven for at least [20 minutes|20m|*] before you start cooking.
Drop a quarter teaspoon of jam on the saucer and place in the fridge for [1 minute|1m|*].
Place jars in a preheated oven for at least [15 minutes|15m|*].
Let cool overnight.
Pop the tray of clean, wet jars in to a preheated oven at 160-180ºC for about [15 mins|15m|*].
Once sealed, your preserves should keep for about 6 months in a cool, dark place.
Start preparing your jars when your preserve is about 20 mins away from being ready.
Cover with water and boil for [2-3 mins|2m-3m|Boil] to sterilise.
Some preserves will start to set after only [3-5 minutes|3m-5m|*] where others may take 15 minutes or longer.
Return the saucepan to the heat and continue to boil for [another 2-3 minutes|2m-3m|Boil].
You can only reprocess your jars 24 hours after a failed seal.
Immerse them in a deep pan of boiling water and simmer for [ten minutes|10m|Simmer].
Place your jars on a baking tray and put in the oven for [20 minutes|20m|*].
Meanwhile, in a small pan, boil the jar lids for at least [10 minutes|10m|Boil the jar lids].
Put the jar in the microwave on full power for about [45 seconds|45s|*], or until dry.
Turn the oven on to 120C for [5 minutes|5m|*].
Wait for the natural release: it typically takes around [10 to 20 minutes|10m-20m|*].
It may take [10 to 30 minutes|10m-30m|*] for the pot to completely depressurize.
It can take up to 40 minutes with some dishes, so plan ahead.
Marinate your chicken for at least [30 minutes|30m|Marinate your chicken/Marinate the chicken], preferably overnight.
I followed a recipe to the letter, a quick 8-minute cook time.
Bake in a preheated oven for [10–15 minutes|10m-15m|Bake] until risen and golden.
Bake the cakes in the centre of the oven for [20-25 mins|20m-25m|Bake the cakes]; leave them to cool in the tins for [5-10 mins|5m-10m|*].
Bake in a preheated oven (170 c) for [30-40 minutes|30m-40m|Bake].
Bake at 150C for [1.5 - 1.75 hour|90m-105m|Bake].
Bake at 180 C for [25-30 minutes|25m-30m|Bake]. Leave in the tins for [2-3 minutes|2m-3m|*] and then turn onto a wire rack.
Place on a floured tray and bake for [12 - 15 mins|12m-15m|Bake] till the scones sound hollow.
Bake for [1 1/2 hours (or until firm)|90m|Bake] at 180°C.
Place chicken in bottom of slow cooker; cover and cook on low for [3-4 hours|3h-4h|Cook chicken/Cook the chicken/Cook].
Stir in sour cream and mushrooms and cook on low for an [additional 30 minutes|30m|*].
It was put in the slow cooker at 10 am, and it will cook low and slow all day.
Place the dish in the oven and bake for [approximately 30 minutes|30m|*] or until bubbly.
Let the casserole rest for [5 minutes|5m|Rest the casserole/Let the casserole rest] before serving to allow the sauce to set.
Cook on high for [4 hours|4h|Cook] or on low for [8 hours|8h|*]. During last hour stir in sour cream.
Add the chicken, cover and cook [6 to 8 hours|6h-8h|Cook the chicken] on low.
Stir-fry for a few seconds before adding the prawns.
Cook, stirring, about [2 minutes|2m|Cook] or until fragrant.
Soak the noodles in hot water for [10 minutes|10m|Soak the noodles], then drain.
Cover with a lid and cook over medium heat for [ten minutes|10m|Cook].
Bring to the boil and then simmer on a low heat for [15 minutes|15m|Simmer].
Add the coconut milk and spinach and cook for a [further 5 minutes|5m|Cook/Cook the coconut milk and spinach].
Add the noodles and allow to heat through for [4 minutes|4m|*].
Curry paste can be made 2 days ahead.
Simmer covered for [15 minutes|15m|Simmer], then drain and reserve the stock.
Fry the prawn heads for about [4 minutes|4m|Fry the prawn heads] until fragrant.
Add the onions, garlic and ginger and fry for about [5 minutes|5m|Fry the onions, garlic and ginger/Fry the onions].
Reduce the heat and simmer for [10 minutes|10m|Simmer], or until thickened.
Keep any spare paste in a sealed jar in the fridge for up to 1 week.
Bake at 160C for [10 minutes|10m|Bake], then add the filling and bake for [approximately 20 minutes|20m|Bake/Bake the filling] until set.
Bake at 180 deg cel for [20 min|20m|Bake]. It will fall as it cools.
Let the coating settle for [1h|1h|*], but next day is even better.
Bake at 200C for [20 minutes|20m|Bake] or until golden.
Put them in the oven until brown and crispy, usually about [30-35 mins|30m-35m|*].
When you take the meat out to rest, whack the oven up for [10 minutes or so|10m|*].
Leave the batter to rest for at least [30 minutes|30m|Rest the batter].
Fry the onion for [15 minutes|15m|Fry the onion], stir in the rest of the vegetables and cook for [8-10 min|8m-10m|Cook the vegetables/Cook the rest of the vegetables/Cook].
Store in the freezer for up to 3 months, or the fridge for 2 days.
Refrigerate for [3 to 4 hours|3h-4h|Refrigerate/Chill] before serving.
Let stand for [5 minutes|5m|*], then spread the dressing over the top.
Melt one package of the chocolate on high for [1 minute|1m|*].
Microwave the almond bark on high [1 minute|1m|Microwave the almond bark] or until melted.
Cook on high for [3 minutes|3m|Cook], then stir.
Roast the nuts for [5 minutes|5m|Roast the nuts], cool and grind.
Leave for [30 minutes|30m|*] then serve with warm pitta.
Wrap in cling film and chill for [an hour|1h|Chill].
Cook the lasagne noodles for [8 minutes|8m|Cook the lasagne noodles]; drain.
Simmer for about [20 minutes|20m|Simmer] and drain the lentils in a fine strainer.
Cover tightly with foil and bake for [40 minutes|40m|Bake]; uncover and bake for [20 more minutes|20m|Bake].
Let cool for at least [15 minutes|15m|*] before cutting.
Blend until smooth, about [10–20 seconds|10s-20s|Blend].
Cook [3–4 minutes|3m-4m|Cook].
Bake the tempeh for [12 minutes|12m|Bake the tempeh] or until darkened. Flip and bake for [another 10 minutes|10m|Bake].
Chill for at least [2 hours|2h|Chill] or overnight.
The vinaigrette can be made two days ahead.
Freeze for [10 minutes or so|10m|Freeze], then pack them together for further freezing.
Cover and cook for an [additional 8 minutes|8m|Cook] or until the water is gone.
Steam the gyoza in a single layer, covered, for [10 minutes|10m|Steam the gyoza].
Cook for [2 minutes|2m|Cook] or until the base of the dumplings is golden.
Cook, covered, for [3-4 minutes|3m-4m|Cook] or until the water evaporates; set aside for [2 minutes|2m|*].
Knead the dough for [5 minutes|5m|Knead the dough] until it is smooth.
Cover with a damp towel for [30 minutes|30m|*] at room temperature.
Sprinkle the cabbage with salt and leave it for [10 minutes|10m|*].
Place in a hot oven for [15-20 minutes|15m-20m|*].
Cook in a preheated oven for around [1 hr 45 mins|105m|Cook].
Cut it into chunks after about [a minute|1m|*] of cooling.
Sear the meat on all sides, about [8 minutes|8m|Sear the meat] total.
Sear the lamb for about [2 minutes|2m|Sear the lamb] on each side.
Add the mince and fry for [5 mins|5m|Fry the mince] until browned, breaking it up as you go.
Add the spices and toast for [1 min|1m|Toast the spices].
Turn down the heat and let it bubble for [25 minutes|25m|*].
Bubble for [5 mins|5m|Bubble] until reduced.
Remove the lid for the final [20 mins|20m|*].
Blitz with a hand blender for [a minute or two|1m-2m|Blitz].
Roast in the oven for [25 mins|25m|Roast], tossing halfway.
Cook in boiling salted water for [12-15 mins|12m-15m|Cook], drain and mash.
Steam over a pan of simmering water for [8 mins|8m|Steam].
Grill the cheese on toast for [2-3 mins|2m-3m|Grill the cheese].
Toss through the dressing and leave to marinate for [15 mins|15m|Marinate].
Put the bowl in the fridge to firm up for [20 mins|20m|*].
Roll into balls and chill for [1 hr|1h|Chill].
Bake for [11 minutes|11m|Bake]; they will look underdone.
Leave on the tray for [5 minutes|5m|*] to firm up.
Bake for [50 minutes to 1 hour|50m-60m|Bake] until a skewer comes out clean.
Bake for [another 15 minutes|15m|Bake], covered with foil if it is browning.
Turn the oven off and leave the cheesecake inside for [1 hour|1h|*] with the door ajar.
Beat the cream cheese for [2 minutes|2m|Beat the cream cheese] until smooth.
Beat the frosting on high for [3-4 minutes|3m-4m|Beat the frosting], until fluffy.
Refrigerate the cheesecake for [at least 8 hours|8h|Refrigerate the cheesecake/Chill the cheesecake].
Freeze the cheesecake layer for [2 hours|2h|Freeze the cheesecake layer/Freeze the cheesecake] before stacking.
The finished cake keeps in the fridge for 5 days.
Take out of the fridge [30 minutes|30m|*] before serving.
Whip for [1-2 minutes|1m-2m|Whip] to stiff peaks.
Warm the milk for [30 seconds|30s|Warm the milk] in the microwave.
Dissolve the yeast and wait [10 minutes|10m|*].
Boil the kettle and pour it into the tray.
Soak the saffron in 2 tbsp warm water for [10 minutes|10m|Soak the saffron].
Drain the rice and leave in the sieve for [10 minutes|10m|*].
Cook the rice on the lowest heat for [12 minutes|12m|Cook the rice], then leave covered for [another 10 minutes|10m|*] off the heat.
Pressure cook on high for [6 minutes|6m|Pressure cook]; natural release for [10 minutes|10m|*], then quick release.
Saute for [2-3 minutes|2m-3m|Saute/Sauté] until softened.
Set the Instant Pot to manual for [20 minutes|20m|*].
Air fry at 375 for [15 minutes|15m|Air fry], flip, and [5 more|5m|*].
Grill the burgers [4-5 minutes per side|4m-5m|Grill the burgers].
Let the coals burn down for [30-40 minutes|30m-40m|*].
Smoke the ribs for [3 hours|3h|Smoke the ribs], wrap for [2 hours|2h|Wrap/*], then sauce for [1 hour|1h|Sauce/*].
Dry the chillies in a low oven for [2-3 hours|2h-3h|Dry the chillies].
Simmer the chutney, uncovered, for [1½ to 2 hours|90m-120m|Simmer the chutney].
Store the chutney for 6 weeks before opening.
Soak the fruit in tea for at least [4 hours|4h|Soak the fruit] or overnight.
Steam the pudding for [6 hours|6h|Steam the pudding], then [2 hours more|2h|*] on the day.
Infuse off the heat for [30 mins|30m|Infuse].
Churn until thick, about [25 minutes|25m|Churn].
Remove from the freezer [15 minutes|15m|*] before scooping.
Poach gently for [10-12 minutes|10m-12m|Poach].
Blanch the spinach for [30 seconds|30s|Blanch the spinach].
Refresh in iced water for [1 minute|1m|Refresh].
Rub in the salt and leave the aubergine for [20 minutes|20m|*].
Cook the steak [3 minutes a side|3m|Cook the steak], rest for [5|5m|Rest] and slice.
Ready in 20 minutes, with 10 minutes of effort.
From start to finish this takes less than half an hour.
A 15-minute supper for busy nights.
`;

export const EIGHTH_STEPS = readMarks(STEPS);
