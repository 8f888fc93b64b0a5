import { readMarks } from "./timed-steps.fixture.ts";

/**
 * The steps of a fourth hand-written set, in the manner of family cookbooks, food blogs and packets,
 * marked before the rules had read any of them; docs/bench.md has the figures of that first reading.
 * timed-steps.fixture.ts explains the marks.
 */
const STEPS = `
Brown the hamburger with the onion, [8-10 minutes|8m-10m|Brown the hamburger], and drain off the fat.
Put in a 350° oven for [1 hr. 15 min.|75m|*] or until a knife comes out clean.
Bake uncovered [45 min|45m|Bake]. Top with cheese and bake [10 min more|10m|Bake].
Cover the bowl and set it in a warm spot till doubled, [about 1 ½ hours|90m|*].
Beat at high speed for [7 full minutes|7m|Beat].
Microwave on HIGH [1 1/2 minutes|90s|Microwave], stir, then microwave [30 seconds at a time|30s|*] until melted.
Boil hard for [one full minute|1m|Boil], stirring all the while.
Crock-Pot on low [8 to 10 hours|8h-10h|*] or on high [4 to 5|4h-5h|*].
Chill overnight.
Pressure-cook for 4 whistles, then simmer for [5 minutes|5m|Simmer].
Let the pressure release naturally for [10 minutes|10m|*].
Soak the rajma for at least [8 hours|8h|Soak the rajma] or overnight and rinse.
Soak the dal for [30 minutes|30m|Soak the dal], drain and grind.
Temper the mustard seeds till they splutter, [20-30 seconds|20s-30s|*].
Sauté the onions on a medium flame for [6 to 7 mins|6m-7m|Sauté the onions/Sauté onions].
Knead for [ten minutes|10m|Knead], rest [twenty|20m|*].
Steam the idlis for [10–12 minutes|10m-12m|Steam the idlis] and rest [2 minutes|2m|*] before unmoulding.
Roast for [35 mins|35m|Roast], basting halfway.
Fry over a high heat for [2 mins per side|2m|Fry].
Cook for [4 mins on each side|4m|Cook].
Rest the steak for [5 mins|5m|Rest the steak] on a warm plate.
Simmer the stock, skimming, for [3 hours|3h|Simmer the stock].
Bring the cream to a simmer, pour over the chocolate and leave for [1 min|1m|*].
Blind bake the case for [15 mins|15m|Blind bake the case/Bake the case], remove the beans and bake [5–8 mins more|5m-8m|*].
Whisk the eggs and sugar for [8–10 mins|8m-10m|Whisk the eggs and sugar] until thick.
Heat oven to 180C/160C fan/gas 4.
The cake keeps for up to 5 days in a tin.
Freeze for up to 3 months.
Best eaten within 2 hours of baking.
Can be made 24 hours ahead.
Cook the rice following pack instructions, about [12 mins|12m|Cook the rice].
Cook the noodles for 1 min less than it says on the pack.
Drain and leave to steam dry for [3 mins|3m|*].
Return the potatoes to the oven for [a further 20-25 mins|20m-25m|*].
Turn the chicken after [10 mins|10m|*] and cook for [another 10|10m|*].
Slow cook on low for [8 hours|8h|Slow cook/Cook], stirring in the beans for the last [30 minutes|30m|*].
Set a timer for [7 minutes|7m|*] and lower the eggs in.
Boil the eggs for [6½ minutes|390s|Boil the eggs], then plunge into ice water for [2 minutes|2m|*].
Air fry at 200°C for [18 minutes|18m|Air fry], shaking the basket every [6 minutes|6m|*].
Marinate for [at least 30 minutes|30m|Marinate] and up to a day.
Marinate the chicken for [1-2 hours|1h-2h|Marinate the chicken].
Preheat the grill for [5 minutes|5m|*].
Preheat the oven for [20 minutes|20m|*] if using a stone.
Prove the rolls for [40 mins|40m|Prove the rolls].
Leave the dough to rise for [1 hour|1h|*], knock back and leave for [30 minutes|30m|*].
Toast the nuts in a dry pan, [3–4 minutes|3m-4m|Toast the nuts], shaking often.
Sear the beef in batches, [5 minutes per batch|5m|Sear the beef].
Sweat the vegetables for [a good 15 minutes|15m|Sweat the vegetables].
Reduce the wine by half, [4-5 mins|4m-5m|Reduce the wine].
Cook the onions low and slow for [45 minutes to an hour|45m-60m|Cook the onions].
Grill for [1-2 mins|1m-2m|Grill] until the cheese bubbles.
Poach the pears for [20-25 min|20m-25m|Poach the pears], turning once.
Infuse for [15 mins|15m|Infuse], then strain.
Cool in the tin for [10 minutes|10m|Cool], then turn out.
Chill the pastry for [20 mins|20m|Chill the pastry].
Freeze the fillets for [15 minutes|15m|Freeze the fillets] to firm them up.
Deep-fry for [3 min|3m|Deep-fry/Deep fry] at 180°C.
Stir-fry the broccoli for [2 minutes|2m|Stir-fry the broccoli/Stir fry the broccoli].
Add the prawns and cook for [3 mins|3m|Cook the prawns] until pink.
Add the garlic and fry [30 secs|30s|Fry the garlic].
Add pasta; boil [9 minutes|9m|Boil the pasta/Boil pasta].
Stir in the spinach and let it wilt, [1 minute|1m|*].
Blanch the beans [2 minutes|2m|Blanch the beans], refresh and drain.
Simmer, partly covered, [25 minutes|25m|Simmer].
Cover and simmer on low for [15–18 minutes|15m-18m|Simmer].
Rest the batter for [half an hour|30m|Rest the batter].
Let the cake stand for [5 minutes|5m|*] in its pan.
Wait a couple more minutes.
Dinner in 20 minutes!
Ready in 35 minutes.
Total: 1 hr 20 min.
Cook time 45 minutes.
Serves 6 in an hour.
Use 2-minute noodles if you are in a hurry.
Choose a 30-minute dough.
Add 1 minute for every extra egg.
For a medium steak allow [4 minutes|4m|*] a side.
For well done, add 2 minutes.
Allow 20 minutes per pound plus [20 minutes|20m|*].
Roast 45 minutes per kilo.
Smoke for [6-8 hrs|6h-8h|Smoke] at 225°F, spritzing each hour.
Spritz every [45 minutes|45m|*].
Wrap in foil and cook [2 hours longer|2h|Cook].
Hold in a cooler for [1 hour|1h|*].
Bake [12 minutes|12m|Bake] at 400°F; reduce to 350°F and bake [30|30m|*] more.
Bake at 375°F: [10-12 minutes|10m-12m|Bake] for small, [14 minutes|14m|*] for large.
Rotate the sheets after [8 minutes|8m|*].
Let cookies sit on the sheet for [2 min|2m|*].
Refrigerate dough [1–2 h|1h-2h|Refrigerate dough/Chill dough].
Ferment for 3 days, burping daily.
Pickle for [24 hours|24h|Pickle] before eating.
Cure the salmon for [48 hours|48h|Cure the salmon], turning once.
Dry brine for [24 hours|24h|Dry brine/Brine].
Proof yeast in the water for [5 mins|5m|Proof yeast/Proof the yeast] until foamy.
Mix on speed 2 for [6 minutes|6m|Mix].
Blend for [a full 2 minutes|2m|Blend].
Pulse for [10 seconds|10s|Pulse].
Churn for [25 minutes|25m|Churn].
Torch for [10–15 seconds|10s-15s|Torch].
Sous vide at 60°C for [45 min to 4 h|45m-4h|Sous vide].
Pour over boiling water and leave for [10 mins|10m|*].
Cover the bulgur with hot water for [15 min|15m|*] then fluff.
Soak noodles in warm water, [8 minutes|8m|Soak noodles/Soak the noodles].
Rinse the rice until clear, soak [30 min.|30m|Soak the rice], drain.
Steep the tea for no longer than [3 minutes|3m|Steep the tea].
Press the tofu for [20 minutes|20m|Press the tofu].
Salt the aubergine and leave in a colander for [30 minutes|30m|*].
Bring to the boil and boil for [1 minute|1m|Boil].
When it has simmered [40 minutes|40m|*], lift the lid.
After [an hour and a half|90m|*], test the meat with a fork.
Halfway through, about [20 minutes in|20m|*], add the potatoes.
Add the peas [3 minutes before the end|3m|*].
In the final [10 minutes|10m|*], remove the foil.
Keep warm for up to [an hour|1h|*].
Serve within [10 minutes|10m|*].
Stand [1/2 hour|30m|Stand] at room temperature.
Take the butter out of the fridge [30 mins|30m|*] before you start.
Start the night before.
Set aside for [1h|1h|*].
Bake [1h15|75m|Bake] at 160°C.
Cook [15'|15m|Cook].
Cook for [1:30 hours|90m|Cook].
Simmer [90m|90m|Simmer].
Boil for 5 to 6, then drain.
Cut 2 m of string.
Roll out to a thickness of 3 mm.
Add the 2nd half of the flour.
Divide into 10 s-shaped rolls.
Use a 10 min egg for this.
Beat in one egg at a time, [about a minute|1m|*] after each.
Cook, covered, for [15 to 20 more minutes|15m-20m|Cook].
Leave it [5 or 6 minutes|5m-6m|*].
Fry the paste for [between 3 and 4 minutes|3m-4m|Fry the paste].
Give it [thirty seconds|30s|*] and no more.
Cook for [up to 25 minutes|25m|Cook].
Simmer for [an additional 5 min|5m|Simmer].
Bake for [approx. 50 minutes|50m|Bake].
Roast the peppers for [40-45mins|40m-45m|Roast the peppers], then peel.
Warm the naan in the oven, [2-3mins|2m-3m|Warm the naan].
Let the curry bubble away for [10mins|10m|*].
Mash the beans while you wait.
Melt the butter and cook the flour in it for [2 minutes|2m|Cook the flour].
Drain the pasta, return it to the pan and toss for [1 min|1m|Toss the pasta].
Heat the oil in a wok; stir-fry the ginger [15 seconds|15s|Stir-fry the ginger/Stir fry the ginger].
Tip in the lentils and simmer gently for [30 mins|30m|Simmer the lentils].
Pat the fish dry, then pan-fry skin-side down for [4 minutes|4m|Pan-fry the fish/Fry the fish].
Season the lamb and roast for [1 hour 20|80m|Roast the lamb].
`;

export const BLIND_STEPS = readMarks(STEPS);
