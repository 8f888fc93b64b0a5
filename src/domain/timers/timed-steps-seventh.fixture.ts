import { readMarks } from "./timed-steps.fixture.ts";

/**
 * A seventh set, in the words of family blogs, packets, butchers' leaflets and church cookbooks, marked
 * and committed before the rules had read any of it; docs/bench.md has the figures. timed-steps.fixture.ts
 * explains the marks. Long because it is data.
 */
const STEPS = `
Melt butter with drinking chocolate in a saucepan. Remove from heat, add icing sugar and flour. Press into a tray and bake at 160C for [10 minutes|10m|Bake].
Stir over moderate heat until boiling. Continue stirring for [five minutes|5m|Stir], then spread gently over the base.
Return to the oven for [a further 10 minutes|10m|*], remove and allow to cool completely.
Melt the topping in a double boiler, or microwave for [1 minute 10 secs|70s|Microwave], and stir well.
Drop spoonfuls on wax paper and put in the fridge [1 hr.|1h|*] to harden.
Microwave [30 seconds at a time|30s|*] and stir until well blended.
Cook on high for [3 minutes|3m|Cook] or until melted; stir in the marshmallows.
Cool in refrigerator until set, [about 5 minutes|5m|Cool].
Cover with sauce and bake at 375 for [about 45 minutes|45m|Bake]. Let it sit for [15|15m|*] before eating.
Process the cashews until creamy, cook over medium heat until it boils, then turn to low and cook for [one more minute|1m|Cook].
Roast the potatoes for [45 to 55 minutes|45m-55m|Roast the potatoes]; toss the asparagus with them for the last [10 minutes|10m|*].
Add the tempeh tray to the bottom rack for the last [20 minutes|20m|*] of roasting.
Soak the cashews overnight.
The vinaigrette can be made two days ahead if chilled.
Bake for [12 minutes|12m|Bake], flip and bake for [another 10|10m|Bake].
Preheat oven to 300 F and bake, stirring once halfway, [12 minutes|12m|Bake].
Deep fry for [2½ minutes|150s|Deep fry], lift out, rest [1 minute|1m|*], then fry again for [45 seconds|45s|Fry].
Wash well, discard any that are open, then steam for a couple of mins.
Simmer for [4min|4m|Simmer] until the fish is poached.
Stir the potatoes into the broth and simmer for [about 20min|20m|Simmer the potatoes/Simmer].
Cook gently for [10-15 minutes|10m-15m|Cook], stirring so the vegetables soften without browning.
Partially cover with a lid and cook for [20-25 minutes|20m-25m|Cook].
Whack the oven up for the last [10 minutes|10m|*] or so, but keep an eye on them: they burn quickly.
Pour in the batter and cook on the top shelf until brown and crispy, usually [about 30-35 mins|30m-35m|Cook/Cook the batter].
Set the batter aside for [at least 30 minutes|30m|Set aside/Rest the batter].
Steam for [3 hours|3h|Steam], topping up the water regularly.
Carefully remove from the saucepan and leave to cool for [10 minutes|10m|Cool].
After [50 minutes|50m|*] of cooking, heat the oven to 220°C.
Cover and simmer gently for [1 hour 30 minutes to 2 hours|90m-120m|Simmer] for a rich, thick gravy; take off the lid after the first hour.
Heat the butter, add the onion and fry for [15 minutes|15m|Fry the onion].
Put the mix in the fridge for [20 minutes|20m|*].
Put into a hot oven and bake for [15-20 mins|15m-20m|Bake].
Refrigerate for up to 24 hours.
Refrigerate at least [6 hours|6h|Refrigerate/Chill] before tossing.
Steam the peas lightly, [90 seconds|90s|Steam the peas].
Spray the insert with oil, add everything and cook on low for [7 to 8 hours|7h-8h|Cook everything/Cook] or on high for [4 to 5|4h-5h|*].
During the last hour of cooking, stir in the sour cream.
Cover and cook on LOW for [6-8 hours|6h-8h|Cook] or on HIGH for [3-4 hours|3h-4h|*].
I put it on at 10 am and check it at 4 pm, after 6 hours.
Cook on low an [additional 30 minutes|30m|*].
It takes longer to type the name than the 5 minutes it takes to make them.
They were gone in two days' time.
Spread the walnuts on a sheet and bake for [5 minutes|5m|Bake]; remove and cool.
Leave for [30 minutes|30m|*] to develop in flavour.
Make the meatballs a few hours in advance.
Marinate the lamb for up to a day.
Grill the skewers [3–4 minutes a side|3m-4m|Grill the skewers].
Simmer gently for [10 minutes|10m|Simmer] until the rice is cooked through.
Add the prawns and cook until just done (if they are small, [2 minutes|2m|*] is plenty).
Stir in the turmeric and fry for [a further minute|1m|Fry the turmeric].
Stir in the curry paste and fry for [a minute|1m|Fry the curry paste].
Simmer, covered, for [15 minutes|15m|Simmer], then strain and discard the shells.
Pour boiling water over the noodles and stand for [3 minutes|3m|*].
Stir-fry the prawns in batches for [1½ minutes|90s|Stir-fry the prawns].
Add the sprouts and cook for [20 seconds|20s|Cook the sprouts].
Stir-fry the curry powder for a few seconds, or until fragrant.
Freeze on a sheet for [10 minutes or so|10m|Freeze] before packing them together.
Fry for a few minutes on each side, add the water, cover and cook for [an additional 8 minutes|8m|Cook].
Leave the cabbage for [about 20 minutes|20m|*], until water comes out.
Let the meat marinade for [at least 30 minutes|30m|*]; overnight is better.
Knead the dough for [5 minutes|5m|Knead the dough], cover with a damp towel for [30 minutes|30m|*] and knead again for [10|10m|Knead].
Steam the gyoza for [5 minutes|5m|Steam the gyoza], then take off the lid.
Mix all of the ingredients by hand for [5 minutes|5m|Mix].
Stir slowly over the heat and boil [8 min.|8m|Boil], no more.
Boil the sugar and water to a thread, [4 or 5 mins.|4m-5m|Boil the sugar and water].
Place in a moderate oven until set, [about 40 min.|40m|*]
Let stand over night.
Let rise [2 hrs.|2h|*], punch down, let rise [1 hr.|1h|*] and bake [35 min.|35m|Bake] at 375°.
Chill several hours.
Chill [2-3 hrs|2h-3h|Chill] or till firm.
Beat at high speed [5 min|5m|Beat], scraping the bowl.
Beat [2 minutes at medium speed|2m|Beat]; add eggs; beat [2 min. more|2m|Beat].
Bake at 425° for [15 min.|15m|Bake]; reduce heat to 350° and bake [35-40 min. longer|35m-40m|Bake].
Cool cake in pan [10 min.|10m|Cool cake/Cool the cake], remove and frost when cold.
Broil 4 inches from heat [3 min.|3m|Broil] on each side.
Simmer slowly [1 1/2 to 2 hrs.|90m-120m|Simmer]
Drain and let cool [1/2 hour|30m|*].
Process quarts [25 min.|25m|Process quarts/Process the quarts] at 10 lbs. pressure.
Allow 20 min. per lb.
Cook turkey 15 min. to the lb. in a 350 oven.
For fudge frosting cook to 234 degrees, about [6 min|6m|*].
Keeps a week in the icebox.
Make the night before you need it.
Nice for a 4th of July picnic.
Serves 12 in 20 minutes flat!
Mom made 6 m-m-m good pies.
Put 8 s-hooks on the rack.
Cooking time: 3 hours.
Cooking time is 25 minutes.
Hands-on: 10 min. Total: 3 hrs.
TIME: 40 minutes
Prep 15 min, chill 2 hrs.
Active time 20 mins.
This serves 4 and takes about 40 minutes to make.
Takes 10 minutes, and the kids love it.
In only 20 minutes you have supper.
Supper's on the table in 30 minutes.
What a 20-minute dinner!
The best 30 minutes you'll spend today.
It took me 3 hours the first time.
We waited 45 minutes for a table once.
Sift twice, at least 30 times on TV they do it.
The starter must be at least 5 days old.
Use eggs 7 days old; they peel better.
Use a 24-hour marinated shoulder.
Use the 1-minute oats, not steel-cut.
One 8-minute egg each.
Add 5-minute couscous and cover.
Use 90-second rice to save time.
Open a pouch of 90 second rice.
For softer yolks, take off 1 minute; for firmer, add 1 minute.
Add an extra 5 minutes if the joint is cold from the fridge.
Add 10 to 15 minutes to the cooking time for a double batch.
If the crust browns too fast, cover it for the last [10 minutes|10m|*].
Reduce the cooking time by 10 minutes in a fan oven.
Check it 5 minutes early.
Don't cook for more than [3 minutes|3m|*] or they turn rubbery.
Cook the squid for no longer than [2 minutes|2m|Cook the squid].
Cook the liver for [1 minute|1m|Cook the liver], 2 at the very most.
Cook for 8 to 10.
Roast for [an hour or so|1h|Roast].
Roast the tomatoes low and slow for [2 to 2½ hours|120m-150m|Roast the tomatoes].
Roast the lamb for [1 hour and 10 to 20 minutes|70m-80m|Roast the lamb].
Roast for [20 mins|20m|Roast] and then for [20 mins more|20m|*].
Bake for [1 to 1 1/4 hours|60m-75m|Bake].
Bake for [1 - 1¼ hrs|60m-75m|Bake].
Bake for [50 mins/1 hour|50m-60m|Bake].
Bake for [1-1.5 hours|60m-90m|Bake].
Bake for [1.25 hours|75m|Bake].
Bake for [.5 hour|30m|Bake].
Bake for [0.75 hr|45m|Bake].
Bake for [seventy-five minutes|75m|Bake].
Bake for [a full hour|1h|Bake].
Bake for the best part of [an hour|1h|Bake].
Bake for [just under an hour|1h|Bake].
Bake for [just over 20 minutes|20m|Bake].
Bake for [upwards of 40 minutes|40m|Bake].
Bake for [35+ minutes|35m|Bake].
Bake for [35min+|35m|Bake].
Bake for [25 to 30mins (fan 20 to 25)|25m-30m|Bake].
Bake for [25-30’|25m-30m|Bake].
Bake for [2hrs30|150m|Bake].
Bake for [2 hours, 30 minutes|150m|Bake].
Bake for [2 hours and a quarter|135m|Bake].
Bake for [two and a quarter hours|135m|Bake].
Cook for [1 min. 30 sec.|90s|Cook].
Cook for [a minute and a half|90s|Cook].
Cook for [half a minute|30s|Cook].
Cook for [thirty-five to forty minutes|35m-40m|Cook].
Cook for [another 5 to 10 mins|5m-10m|Cook].
Cook for [5 more mins|5m|Cook].
Cook for [a final 2 minutes|2m|Cook].
Cook for [3 or so minutes|3m|Cook].
Cook for [5ish minutes|5m|Cook].
Cook for [ten minutes tops|10m|Cook].
Cook for [at most 4 minutes|4m|Cook].
Cook for [a mere 30 seconds|30s|Cook].
Cook for about 1 hour and 40 minutes in total.
Turn, and give the other side [2 mins|2m|*].
Give the dough [an hour's rest|1h|*].
Give it [another 20 seconds|20s|*] in the microwave.
Whizz for [20 secs|20s|Whizz], scrape down, whizz for [20 more|20s|Whizz].
Leave undisturbed for [3 minutes|3m|Rest] so that a crust forms.
Leave it be for [2 minutes|2m|*], then flip.
Let it do its thing for [40 minutes|40m|*].
Let the yeast froth, [10 minutes or so|10m|*].
Let it all mingle for [a quarter of an hour|15m|*].
Let the tray cool [10 mins|10m|*].
Walk away for [20 minutes|20m|*].
Come back in [an hour|1h|*].
Wait [2 minutes|2m|*] and stir.
Count to thirty, then drain.
Turn off the heat and forget about it for [1 hour|1h|*].
Set your alarm for [25 minutes|25m|*].
Pop it in the freezer, [15 minutes|15m|*].
Tip in the peas; [2 minutes|2m|*] later, the mint.
[5 minutes|5m|*] before the rice is ready, scatter over the peas.
[An hour|1h|*] before you want to eat, take the joint out of the fridge.
When [15 minutes|15m|*] are up, drain the lentils.
With [10 minutes|10m|*] to go, add the dumplings.
Halfway through the [40 minutes|40m|*], turn them.
Every [15 minutes|15m|*] or so, baste with the juices.
Stir every [10 minutes|10m|*] for the first [half hour|30m|*].
Flip every [2–3 minutes|2m-3m|*].
Stir once a minute.
Stir every minute or so.
Rotate every [half an hour|30m|*].
Poach the chicken, [18 minutes|18m|Poach the chicken], and cool it in the broth.
Braise the cabbage, lid on, for [1 hour 20 mins|80m|Braise the cabbage].
Crisp the skin under the grill, [2 mins|2m|Crisp the skin].
Pan-fry the gnocchi for [6 minutes|6m|Pan-fry the gnocchi].
Scald the milk, infuse it for [half an hour|30m|Infuse the milk] and strain.
Whisk the yolks and sugar over simmering water, [8 minutes|8m|Whisk the yolks and sugar].
Sear the duck breasts skin side down, [7–8 minutes|7m-8m|Sear the duck breasts].
Sweat the onion, carrot and celery for [12 minutes|12m|Sweat the onion, carrot and celery/Sweat the onion].
Toast the spices for [1 minute|1m|Toast the spices] and grind them.
Steam the potatoes for [15 minutes|15m|Steam the potatoes], then rice them while hot.
Rest the lamb for [20 minutes|20m|Rest the lamb] wrapped in foil.
Prove the loaf for [an hour and a quarter|75m|Prove the loaf].
Chill the dough discs for [1 hr|1h|Chill the dough discs/Chill the dough], well wrapped.
Pickle the cucumber for [15 mins|15m|Pickle the cucumber] in the vinegar.
Brown the sausages for [10 mins|10m|Brown the sausages], turning.
Caramelise the onions, [30–40 minutes|30m-40m|Caramelise the onions].
Reduce the balsamic for [6–8 mins|6m-8m|Reduce the balsamic] until syrupy.
Boil the rice [11 minutes|11m|Boil the rice], drain, return to the pan, cover and leave for [5|5m|*].
Soften the gelatine leaves for [4 minutes|4m|Soften the gelatine leaves/Soften the gelatine].
Dry the meringues in the oven at 90C for [2 hours|2h|Dry the meringues].
Warm the milk in the microwave, [40 secs|40s|Warm the milk].
Heat the grill for [5 minutes|5m|Heat the grill].
Keep in the fridge and use within 5 days.
Eat within the hour.
Serve within [15 minutes|15m|*].
Use within 48 hours.
Once opened, consume within 24 hours.
Do not leave at room temperature for longer than 2 hours.
It will hold, covered, for an hour.
Will keep warm for 30 minutes in a low oven.
Freezes for 2 months.
Good for 4 days.
Up to 24 hours before serving, assemble the trifle.
Best after 24 hours.
Thaw overnight, or for [4 hours|4h|Thaw] at room temperature.
Suitable from 6 months.
For ages 3 and up, with help.
My 9 year-old makes this in 15 minutes.
Half-time is when we eat it.
At the 11th hour I added rum.
Use second-cut hay of 2 m height.
Lay out 1 m of foil.
Cut 30 cm x 1 m of parchment.
Trim to 4 h-shaped pieces.
Spray for [2 seconds|2s|*].
Pour for [a count of 5 seconds|5s|*].
`;

export const SEVENTH_STEPS = readMarks(STEPS);
