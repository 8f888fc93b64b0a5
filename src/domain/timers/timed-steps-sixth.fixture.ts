import { readMarks } from "./timed-steps.fixture.ts";

/**
 * A sixth set, British, Irish, American and Australian, marked and committed before the rules had read any
 * of it; docs/bench.md has the figures. timed-steps.fixture.ts explains the marks. Long because it is
 * data.
 */
const STEPS = `
Melt the butter in a large saucepan over a low heat, add the leeks and cook gently for [10–12 mins|10m-12m|Cook the leeks] until soft.
Stir in the curry powder and cook for [another minute|1m|Cook the curry powder].
Add the tomatoes and cook for [a further minute|1m|Cook the tomatoes].
Pour in the cream and simmer for [a further 2–3 minutes|2m-3m|Simmer the cream].
Roast for [1 hour and 15 to 25 minutes|75m-85m|Roast], until the juices run clear.
Cook on LOW for [8-12+ hrs|8h-12h|Cook].
Steam [10m|10m|Steam].
Boil the pasta for two minutes less than it says on the box.
This recipe makes 20 marshmallows = 10 s'mores.
Soak the fruit in the brandy the day before.
Children over 12 months may have honey.
This is a favourite of my 6 year old.
Preheat the oven to 200°C, fan 180°C, gas mark 6.
Eat within 2 hours of making.
The sauce keeps for 3 days in the fridge.
Combine flour, salt and yeast; stir in water until a shaggy dough forms. Cover and let rest [12 to 18 hours|12h-18h|*].
With floured hands, shape the dough into a ball and let it rise for [1-2 hours|1h-2h|*].
[Half an hour|30m|*] before the dough is ready, put a heavy pot in the oven.
Cover with the lid and bake [30 minutes|30m|Bake], then uncover and bake [15 to 30 minutes more|15m-30m|Bake].
Cream the butter and sugar for [3 minutes|3m|Cream the butter and sugar], then beat in the eggs.
Bake in the preheated oven for [22 to 25 minutes|22m-25m|Bake], or until a skewer comes out clean. Cool in the tins for [5 minutes|5m|Cool], then turn out.
Heat the oil in a deep pan to 180C. Fry the chips for [5-6 mins|5m-6m|Fry the chips], drain, then turn the heat up to 190C and fry for [2-3 mins|2m-3m|Fry the chips/Fry] until golden.
Drop the eggs into boiling water and boil for [exactly 6 mins 30 secs|390s|Boil the eggs/Boil].
Place the eggs in a bowl of iced water for [5 mins|5m|*] before peeling.
Meanwhile, cook the rice according to packet instructions.
Add the onion to the pan and fry for [5 mins|5m|Fry the onion], then add the garlic and fry for [1 min more|1m|Fry the garlic].
Tip in the beans and heat through for [2 mins|2m|Heat the beans].
Sprinkle over the flour and cook, stirring, for [1-2 mins|1m-2m|Cook the flour].
Gradually whisk in the milk and bring to the boil; simmer for [2 mins|2m|Simmer the milk/Simmer] until thick.
Bake the lasagne for [40–45 minutes|40m-45m|Bake the lasagne] until bubbling, then leave to stand for [10 minutes|10m|*].
In a Dutch oven, brown the beef in two batches, [about 8 minutes per batch|8m|Brown the beef].
Add the wine and cook until reduced by half, [about 5 minutes|5m|Cook the wine].
Return the beef to the pot, cover and transfer to the oven. Cook until fork-tender, [2 1/2 to 3 hours|150m-180m|Cook/Cook the beef].
Skim off the fat and simmer uncovered [15 minutes longer|15m|Simmer].
Microwave on high for [45 seconds|45s|Microwave]; stir; microwave in [15-second intervals|15s|*] until smooth.
Microwave, covered, on 50% power for [3-4 minutes|3m-4m|Microwave].
Cover with plastic wrap and chill for at least [2 hours|2h|Chill] and up to 3 days.
Refrigerate for [at least 4 hours|4h|Refrigerate/Chill] or overnight.
Prep time: 20 minutes. Cook time: 1 hour.
Prep: 15 min | Cook: 35 min | Total: 50 min
Total time 1 hr 10 mins.
Ready in about 25 minutes!
From fridge to table in under 15 minutes.
Give yourself 30 minutes to prepare the vegetables.
It will take about [20 minutes|20m|*] for the jam to reach setting point.
Boil rapidly for [10–15 minutes|10m-15m|Boil], then test for a set.
Boil hard for [1 minute|1m|Boil] and remove from the heat. Let stand for [15 minutes|15m|*] so that the fruit doesn't rise.
Process the jars in a boiling-water canner for [10 minutes|10m|Process the jars], adding 5 minutes for every 3,000 feet of altitude.
Pressure cook on HIGH for [35 minutes|35m|Pressure cook]. Let the pressure release naturally for [15 minutes|15m|*], then release the rest.
Close the lid and cook on manual for [8 minutes|8m|Cook]; quick release.
Select Sauté and cook the onions for [4 min|4m|Cook the onions].
The pot takes [about 10 minutes|10m|*] to come to pressure.
Air-fry at 180°C for [14 mins|14m|Air-fry/Air fry], turning halfway.
Air fry the salmon at 400°F for [7 to 9 minutes|7m-9m|Air fry the salmon].
Shake the basket after [5 minutes|5m|*].
Slow cook on high for [3-4 hours|3h-4h|Slow cook/Cook] or low for [6-8 hours|6h-8h|*].
In the last [30 minutes|30m|*] of cooking, stir in the cream cheese.
Smoke at 225°F until the internal temperature reaches 203°F, [10 to 12 hours|10h-12h|Smoke].
Spritz with apple juice every hour.
Wrap in butcher paper, and rest in a cooler for [1 hour|1h|Rest].
Grill over direct heat for [4 minutes per side|4m|Grill] for medium-rare.
Sear for [2 minutes each side|2m|Sear] then move to indirect heat for [15–20 minutes|15m-20m|*].
Rest the meat, loosely tented, for [10 minutes|10m|Rest the meat].
Allow 25 minutes per 500g plus [25 minutes|25m|*].
Weigh the joint and calculate 20 minutes per pound, plus [20 minutes|20m|*] over.
Roast the potatoes for [50 mins–1 hr|50m-60m|Roast the potatoes], turning after [25 mins|25m|*].
Parboil the parsnips for [5 mins|5m|Parboil the parsnips] and drain well.
Put the crackling under a hot grill for a few minutes if it hasn't crisped.
Simmer the giblets for [1½ hrs|90m|Simmer the giblets] to make a stock.
Steam the pudding for [2 hrs|2h|Steam the pudding], topping up the water as necessary.
To reheat, steam for [another 2 hours|2h|Steam] on Christmas Day.
Feed the cake with brandy every week until Christmas.
Store in an airtight tin for up to 3 months.
The scones are best eaten the day they are made.
These will freeze for up to 1 month.
Can be kept at room temperature for 2 hours.
Pour the batter in and cook for [30 seconds|30s|Cook the batter/Cook], then flip and cook for [20 seconds more|20s|Cook].
Cook the pancakes until bubbles form, [2 to 3 min|2m-3m|Cook the pancakes]. Flip; cook [1 to 2 min|1m-2m|Cook] more.
Rest the batter for [20 mins|20m|Rest the batter] if you have time.
Whisk the egg whites with an electric whisk for [4–5 minutes|4m-5m|Whisk the egg whites], until they form stiff peaks.
Bake for [1 hour|1h|Bake], then turn off the oven and leave the meringue inside for [at least 3 hours|3h|*].
Knead by hand for [10 mins|10m|Knead], or [5 mins|5m|*] in a mixer with a dough hook.
Cover with oiled cling film and leave in a warm place for [1–1½ hrs|60m-90m|*], or until doubled in size.
Knock back the dough, shape into 12 rolls and prove for [a further 30–40 minutes|30m-40m|Prove].
Bake at 220C for [15 minutes|15m|Bake], lower to 190C and bake for [another 20 to 25|20m-25m|Bake].
Leave to cool for [10 mins|10m|*] in the tin and then on a wire rack.
Activate the yeast in the warm milk, about [5-10 minutes|5m-10m|Activate the yeast].
Fold the dough in thirds and chill [30 min|30m|Chill the dough/Chill]. Repeat twice more.
Repeat the rolling and folding 3 more times, chilling for [20 minutes|20m|*] between each.
Blind bake for [15 minutes|15m|Blind bake/Bake], remove the paper and beans and cook for [a further 5 mins|5m|*].
Chill the lined tin for [30 mins|30m|Chill the tin/Chill the lined tin].
Cook the custard over a gentle heat for [8 to 10 mins|8m-10m|Cook the custard]; don't let it boil.
Churn in an ice-cream maker for [20–25 minutes|20m-25m|Churn], then freeze for [4 hrs|4h|Freeze].
Remove from the freezer [10 mins|10m|*] before serving.
Dip the base in hot water for [10 seconds|10s|Dip the base] to loosen.
Soak the gelatine in cold water for [5 mins|5m|Soak the gelatine].
Bring the chickpeas to the boil and boil hard for [10 minutes|10m|Boil the chickpeas], then simmer for [1–2 hours|1h-2h|Simmer the chickpeas/Simmer].
Soak beans for [8 hrs|8h|Soak beans/Soak the beans] or overnight.
Quick-soak: boil for [2 minutes|2m|Boil], cover, and let stand [1 hour|1h|*].
Rinse the lentils and cook for [20–25 mins|20m-25m|Cook the lentils] until tender but holding their shape.
Heat oil, crackle mustard seeds, add curry leaves and saute for [10-15 secs|10s-15s|*].
Pressure cook for 3 whistles.
Fry till the raw smell goes, [about 2 mins|2m|Fry].
Cover and dum cook for [25 mins|25m|*] on the lowest flame.
Knead to a soft dough, rest [20 mins|20m|*], divide into 8 balls.
Marinate the paneer for [30 mins to 1 hr|30m-60m|Marinate the paneer].
Marinate in the refrigerator 2 days.
Marinate for [24 hours|24h|Marinate], turning occasionally.
Cure for [36 hours|36h|Cure].
Brine the chicken for [no more than 8 hours|8h|Brine the chicken].
Salt the cabbage and let sit for [2 hrs|2h|*], tossing every [half hour|30m|*].
Leave at room temperature for 5 days to ferment, then refrigerate.
Stir-fry over high heat for [1 minute|1m|Stir-fry/Stir fry], add the sauce and toss for [30 seconds|30s|*].
Swirl the wok, add the garlic and ginger and stir-fry for [10 seconds|10s|Stir-fry the garlic and ginger/Stir fry the garlic and ginger].
Velvet the chicken: marinate with cornstarch for [15 minutes|15m|Marinate/Marinate the chicken/Velvet the chicken].
Boil noodles [3 mins|3m|Boil noodles/Boil the noodles].
Cook the noodles for [4 mins|4m|Cook the noodles] or as the packet says.
Cook the spaghetti until al dente, usually a minute less than the packet instructions.
Cook the orzo 1 minute short of the package directions.
Drain the pasta [a minute|1m|*] before it is done.
Reserve a mugful of pasta water and drain. Return to the heat for [1 minute|1m|*], tossing.
Simmer the sauce very gently, half-covered, for [3 hours or so|3h|Simmer the sauce].
Leave the ragu to bubble for [2 hours|2h|*], adding more stock if it dries out.
Cook down for [forty minutes|40m|Cook].
Let it bubble away for [a good half hour|30m|*].
Wait [five minutes|5m|*].
Give it [a minute|1m|*] to thicken.
Fry for [a minute or so|1m|Fry].
Cook for a couple of minutes.
Fry for a few seconds.
Stir every few minutes.
Cook [a half hour|30m|Cook] longer.
Bake for [an hour|1h|Bake], no peeking!
Bake [three-quarters of an hour|45m|Bake].
Bake for [1 hr 5 mins|65m|Bake].
Bake for [1:15 hrs|75m|Bake].
Bake for [1h 10|70m|Bake].
Cook for [1hr30mins|90m|Cook].
Bake for [25-30min|25m-30m|Bake].
Bake [35 mins.|35m|Bake] or till done.
Bake in moderate oven [40 min|40m|Bake].
Bake in a slow oven (300 degrees) for [2 hours|2h|Bake].
Bake at 350 for [30 to 35 minutes|30m-35m|Bake].
Bake at 350 degrees F for [50-60 minutes|50m-60m|Bake]; cool [10 minutes|10m|Cool] before removing from pan.
Bake 375 [12 minutes|12m|Bake].
Bake at 180C for 20.
Bake [8 to 10 minutes|8m-10m|Bake] for chewy, [11 to 12 minutes|11m-12m|*] for crisp.
Roast for [20 minutes|20m|Roast] (30 if using a larger bird).
Cook for [5 minutes|5m|Cook] ([8 minutes|8m|*] for well done).
Bake for [30–35 minutes|30m-35m|Bake] ([40–45 minutes|40m-45m|*] if cooking from frozen).
Add 10 minutes if cooking from frozen.
If your oven runs cool, allow an extra 5 minutes.
Start checking at [25 minutes|25m|*].
Check after [15 minutes|15m|*] that it isn't catching.
Turn the tray round after [10 minutes|10m|*] so they brown evenly.
Flip once, at the [4-minute|4m|*] mark.
Stir at the halfway point.
At [the 20-minute mark|20m|*], add the sausages.
Once the timer has gone, leave the lid on for [10 mins|10m|*].
Set the timer for [12 minutes|12m|*].
Set your oven timer to [1 hour 20 minutes|80m|*].
Put the kettle on.
Whizz in a food processor for [30 secs|30s|Whizz].
Blitz for [1-2 mins|1m-2m|Blitz] until smooth.
Blend on high for [60 seconds|60s|Blend].
Whip the cream until it holds soft peaks, [about 2 min|2m|Whip the cream].
Beat on low for [30 seconds|30s|Beat], then high for [3 minutes|3m|Beat/*].
Mix for [2 min|2m|Mix] at medium speed, scraping the bowl.
Shake with ice for [15 seconds|15s|Shake].
Steep the teabags for [4 minutes|4m|Steep the teabags].
Brew for [3 to 4 mins|3m-4m|Brew].
Infuse the cream for [30 minutes|30m|Infuse the cream], then strain.
Bloom the coffee for [30 seconds|30s|Bloom the coffee].
Let the tea cool [1 h|1h|*].
Blanch the tomatoes for [15 secs|15s|Blanch the tomatoes], then refresh and peel.
Blanch the kale in salted water, [1 minute|1m|Blanch the kale].
Cook the asparagus [2-4 minutes|2m-4m|Cook the asparagus], depending on thickness.
Boil the new potatoes for [15 to 20 mins|15m-20m|Boil the new potatoes/Boil the potatoes], adding the beans for the last [4 mins|4m|*].
Add the corn for the final [2 min|2m|*].
Drain and leave in the colander for [2 mins|2m|*] to steam dry.
Char the aubergines directly over the flame, [10–12 minutes|10m-12m|Char the aubergines].
Place the peppers in a bowl, cover and leave for [15 mins|15m|*], then peel.
Salt the courgettes and drain for [20 mins|20m|Drain the courgettes/*].
Squeeze after [10 minutes|10m|*].
Pickle the onions for [at least 20 mins|20m|Pickle the onions].
Press the tofu between plates for [30 mins|30m|Press the tofu].
Fry the tofu for [3 mins on each side|3m|Fry the tofu].
Toast the sesame seeds in a dry pan for [1 min|1m|Toast the sesame seeds].
Roast the hazelnuts [8 mins|8m|Roast the hazelnuts], rub off the skins.
Sear the scallops [90 secs|90s|Sear the scallops] on one side and [30 secs|30s|*] on the other.
Cook the fish skin side down for [3 to 4 minutes|3m-4m|Cook the fish], flip and cook for [1 minute|1m|Cook].
Steam the mussels for [3–4 mins|3m-4m|Steam the mussels], discarding any that stay shut.
Poach the haddock in the milk for [6–8 mins|6m-8m|Poach the haddock].
Grill the mackerel for [4 mins each side|4m|Grill the mackerel].
Add the prawns and cook for [2 mins|2m|Cook the prawns] until pink all over.
Boil the crab for 12 minutes per kilo.
Cook the turkey for 40 minutes per kilo, plus [20 minutes|20m|*].
Marinate steaks [30 min.|30m|Marinate steaks/Marinate the steaks] at room temp.
Bring the steaks out of the fridge [1 hour|1h|*] before cooking.
Fry bacon for [6 mins|6m|Fry bacon/Fry the bacon] until crisp.
Grill the sausages for [15-20 minutes|15m-20m|Grill the sausages], turning often.
Fry the eggs [2 minutes|2m|Fry the eggs].
Poach eggs [3 minutes|3m|Poach eggs/Poach the eggs].
Put the eggs in cold water, bring to the boil, cover, remove from heat and stand [10 minutes|10m|*].
Toast the muffins for [1 min|1m|Toast the muffins].
Warm the tortillas in the oven for [5 mins|5m|Warm the tortillas].
Bake the wedges for [35 mins|35m|Bake the wedges] until crisp.
Scatter with cheese and return to the oven for [5 mins|5m|*].
Pop under the grill for [2-3 mins|2m-3m|*].
Put back in the oven for [another 10-15 mins|10m-15m|*] to brown.
Cover with foil if it browns too quickly, say after [40 minutes|40m|*].
Remove the foil for the last [15 minutes|15m|*] of the cooking time.
Baste every [20 minutes|20m|*].
Bake [25 mins|25m|Bake], rotating pans halfway through.
Leave in the oven with the door ajar for [1 hr|1h|*].
Chill in the fridge for [at least 6 hrs|6h|Chill], preferably overnight.
Put in the freezer for [20 minutes|20m|*].
Set in the fridge [3–4 hours|3h-4h|*].
Defrost overnight in the fridge.
Thaw the pastry for [2 hrs|2h|Thaw the pastry] at room temperature.
Thaw 24 hours in the refrigerator for every 4 pounds.
Use within 24 hours of defrosting.
Refrigerate leftovers within 2 hours.
Eat within 3 days.
Serve within the hour.
The curry tastes even better 24 hours later.
The dough can be made up to 2 days in advance.
Make this the night before.
You can prepare the filling a few hours ahead.
If making ahead, it will hold for 2 hours at room temperature.
Dough may be refrigerated up to 72 hours.
Assemble up to 4 hours ahead and chill.
Leftover rice must be eaten within 24 hours.
Reheat in the microwave for [2 minutes|2m|Reheat].
Reheat at 160C for [15–20 mins|15m-20m|Reheat].
Cook straight from frozen for [45 mins|45m|Cook].
My grandmother made this 50 years ago.
Use a 12-month-old cheddar.
Use 28-day aged beef.
Buy a chicken aged about 70 days.
Takes 5 minutes to throw together.
It's a 10-minute job.
This 30-minute meal is perfect for weeknights.
Add a packet of 2-minute noodles.
Add 3-minute oats and stir.
Use quick-cook (10 minute) barley.
A one-minute polenta works too.
Take a walk for [half an hour|30m|*] while it chills.
Roll to 5 mm thick and cut into 10 m-shaped pieces.
Cut into 2.5 cm cubes.
Add 2 c. flour and 1 T. sugar.
Place 5 cm apart.
Divide into 6 s-shaped cookies.
Combine 1 h.t. salt and 2 c milk.
Serve with 2 s&p shakers.
Yields 3 dozen in 40 minutes.
Hold at 165°F for [15 seconds|15s|*].
Hold at [63°C for 30 minutes|30m|*].
Cook at 100°C for [1 hr|1h|Cook], then 150°C for [30 mins|30m|*].
Cook, uncovered, over medium heat for [8 minutes|8m|Cook], stirring once or twice.
Boil, stirring constantly, [4 minutes|4m|Boil].
Simmer, skimming, for [1 3/4 hours|105m|Simmer].
Simmer [1/2 hr|30m|Simmer].
Simmer for [2½ hours|150m|Simmer], or until the meat is falling off the bone.
Simmer [5 min|5m|Simmer]; add cream; simmer [5 min|5m|Simmer] more.
`;

export const SIXTH_STEPS = readMarks(STEPS);
