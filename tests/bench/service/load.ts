import { Agent, request } from "node:http";

import { ALLERGEN_IDS, DIET_IDS } from "#domain/catalogue.ts";
import { FULL_RECIPES_PATH, MEAL_IDEAS_PATH } from "#domain/recipe-service.ts";

/** Kinds of cooks who return again and again, from unrestricted to tightly restricted. */
const COOKS = [
  {},
  { allergies: ["peanuts", "tree_nuts"] },
  { dietPreferences: ["vegan"], equipment: ["pot", "stove", "frying_pan"] },
  { allergies: ["dairy", "gluten"], dietPreferences: ["pescatarian"], equipment: ["oven"] },
];
/** One cook in this many avoids a combination that no other does, so the whole book is searched. */
const NEW_ONE_IN = 10;
const MEALS = ["breakfast", "lunch", "dinner"];
const IDEAS_IN_BATCH = 5;

function cookOfTurn(turn: number) {
  const uid = `cook-${turn}`;
  if (turn % NEW_ONE_IN > 0) return { uid, ...COOKS[turn % COOKS.length] };
  const kind = turn / NEW_ONE_IN;
  const allergies = [kind, 1 + kind + Math.floor(kind / ALLERGEN_IDS.length)].map(
    (at) => ALLERGEN_IDS[at % ALLERGEN_IDS.length],
  );
  return { uid, allergies, dietPreferences: [DIET_IDS[kind % DIET_IDS.length]] };
}

export interface Client {
  send(method: "GET" | "POST", path: string, body?: object): Promise<unknown>;
  close(): void;
}

/** Talks to the host over `connections` connections that stay open. */
export function createClient(port: number, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    close: () => agent.destroy(),
    send: (method, path, body) =>
      new Promise((resolve, fail) => {
        const headers = { "content-type": "application/json" };
        const call = request({ port, host: "127.0.0.1", agent, method, path, headers });
        call.once("error", fail);
        call.once("response", (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.once("error", fail);
          response.once("end", () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve(JSON.parse(text));
            else fail(new Error(`${path} answered ${response.statusCode}: ${text}`));
          });
        });
        call.end(body && JSON.stringify(body));
      }),
  };
}

/** One cook's requests: ideas, then the recipes of the first ideas. */
async function plan(send: Client["send"], turn: number): Promise<void> {
  const cook = cookOfTurn(turn);
  const mealType = MEALS[turn % MEALS.length];
  const { ideas } = (await send("POST", MEAL_IDEAS_PATH, { ...cook, mealType, count: 10 })) as {
    ideas: { title: string; blurb: string }[];
  };
  const chosen = ideas.slice(0, IDEAS_IN_BATCH).map((idea) => ({ ...idea, mealType }));
  if (chosen.length > 0) await send("POST", FULL_RECIPES_PATH, { ...cook, ideas: chosen });
}

/**
 * Runs the plans of the cooks numbered above `from` and up to `to`, `atOnce` at any time, each with
 * one request at a time; resolves to how long each request took, in ms.
 */
export async function putUnderLoad(
  client: Client,
  atOnce: number,
  [from, to]: readonly [number, number],
): Promise<number[]> {
  let turn = from;
  const trips: number[] = [];
  const send: Client["send"] = async (...args) => {
    const start = performance.now();
    const answer = await client.send(...args);
    trips.push(performance.now() - start);
    return answer;
  };
  const work = async () => {
    while (turn < to) {
      turn += 1;
      await plan(send, turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return trips;
}
