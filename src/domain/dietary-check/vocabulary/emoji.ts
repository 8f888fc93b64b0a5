/** Emoji of foods and the animals they come from, each as a cook would write it: "peanut: 🥜". */
const ROWS = `
  peanut: 🥜
  chestnut: 🌰
  coconut: 🥥
  milk: 🥛 🍼 🧋
  cheese: 🧀 🫕
  butter: 🧈
  ice cream: 🍦 🍨 🍧
  custard: 🍮
  egg: 🥚 🍳 🐣 🐥 🐤 🪺
  honey: 🍯
  fish: 🐟 🐠 🐡 🎣 🦈 🍥 🐋 🐳 🐬 🍢
  sushi: 🍣 🍱
  prawn: 🦐
  prawn tempura: 🍤
  lobster: 🦞
  crab: 🦀
  oyster: 🦪
  squid: 🦑 🐙
  snail: 🐌 🐚
  meat: 🍖 🦴
  steak: 🥩
  beef: 🐄 🐮 🐂 🐃
  lamb: 🐑 🐏
  goat: 🐐
  chicken: 🍗 🐔 🐓
  turkey: 🦃
  duck: 🦆
  bacon: 🥓
  pork: 🐖 🐷 🐗 🐽
  rabbit: 🐇 🐰
  venison: 🦌
  bread: 🍞 🫓
  baguette: 🥖
  croissant: 🥐
  bagel: 🥯
  pretzel: 🥨
  wheat: 🌾
  spaghetti: 🍝
  ramen: 🍜
  dumpling: 🥟
  pizza: 🍕
  burger: 🍔
  hot dog: 🌭
  sandwich: 🥪
  kebab wrap: 🥙
  burrito: 🌯
  taco: 🌮
  pancake: 🥞
  waffle: 🧇
  pie: 🥧
  cake: 🍰 🎂 🧁
  cookie: 🍪 🥠
  doughnut: 🍩
  mooncake: 🥮
  chocolate: 🍫
  beer: 🍺 🍻
`;

/** What each emoji of a food is called. */
export const FOOD_EMOJI: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [name = "", emoji = ""] = row.split(":");
      return emoji
        .trim()
        .split(" ")
        .map((one) => [one, name.trim()] as const);
    }),
);

/** Unassigned code points among the emoji of foods: whatever newer pictures will be put there. */
export const UNKNOWN_FOOD_EMOJI = /[\u{1fad0}-\u{1fadf}](?<=\p{Cn})/u;
