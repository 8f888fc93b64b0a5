import { call, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, type Result } from "../figures.ts";
import { LISTED } from "../page/contender.ts";
import { inTurns } from "../turns.ts";

const MANY = 5_000;
const FEW = 500;
const COUNTS = { many: MANY, few: FEW } as const;

/** The time to send each of 5,000 waiting recipes, against each of 500: the same, if it is linear. */
export async function measureFlushGrowth(bench: Bench): Promise<Result[]> {
  return withBrowser(await makeProfile(bench), async (context) => {
    const flush = async (side: keyof typeof COUNTS) => {
      const cook = await createCook(bench);
      await seedServer(cook, { items: LISTED, recipes: 0 });
      const count = COUNTS[side];
      return (await call(context, bench, SIDES.ours, "flush", cook, count, "recipes")) / count;
    };
    // Warm-up: the emulator's first hundreds of commits take several times as long.
    await flush("few");
    const { many, few } = await inTurns(["many", "few"], bench.runs, flush);
    return [
      judge({
        line: "flush of 5,000 offline recipes, against 500: each recipe",
        unit: "ms",
        budget: 1.3,
        ours: many,
        peers: { "of 500": few },
        against: "of 500",
        note: "1 × is linear",
      }),
    ];
  });
}
