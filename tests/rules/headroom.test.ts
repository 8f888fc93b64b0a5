import { doc, setDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";

import { CLIENTS_MAX } from "#domain/limits.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { withFields } from "../support/unknown-fields.ts";
import { COOK, largestUser, user } from "./allowed-documents.ts";
import { many } from "./broken-fields.ts";
import "./matchers.ts";
import { connectServer, lastMutationOf, RULES, type Fields, type Sync } from "./rules-server.ts";

/**
 * Firestore refuses a write whose rule evaluates more than 1,000 expressions. The dearest legal writes
 * of the user document leave 200 of them for rules to come, whatever a newer app has left in it: here
 * the rule spends 200 more, and lets the writes through all the same.
 */

/**
 * A call of this and the `&&` beside it are 200 expressions: the call is one, as is each constant and
 * operator, and each `&&` is two.
 */
const SPEND = `function spend() { return !false && ${many(65, () => "true").join(" && ")}; }`;
const times = (count: number) => many(count, () => "spend()").join(" && ");

const server = await connectServer(
  RULES.replace(
    "match /users/{kitchen} {",
    `match /spent/{id} { ${SPEND} allow create: if ${times(5)}; }
    match /overspent/{id} { ${SPEND} allow create: if ${times(5)} && true; }
    $&
    ${SPEND}`,
  ).replaceAll("&& isNextStep(", "&& spend() $&"),
);

test("what is spent here is a fifth of what a rule may spend", async () => {
  const create = async (path: string) => setDoc(doc(server.as(COOK), path), {});
  await expect(create("spent/s1")).toBeAllowed();
  await expect(create("overspent/s1")).rejects.toThrow(/maximum of 1000 expressions/u);
});

const DAY_MS = 86_400_000;
const lastMutationFrom = (days: number) => ({
  seq: 1,
  id: `mutation-${days}`,
  at: new Date(Date.now() - days * DAY_MS),
});

/** As many clients as there may be, the first of them away for half a year. */
function everyClient(): Record<string, Fields> {
  return Object.fromEntries(
    many(CLIENTS_MAX, (index) => [
      `client${index}`,
      lastMutationFrom(index === 0 ? 200 : 1 + index / 500),
    ]),
  );
}

/** A push by a new client, which takes the place of the first. */
function pushByNew(fields: Fields): Promise<void> {
  const leave = ({ clients, ...next }: Sync) => {
    const { client0: _gone, ...others } = clients[COOK] ?? {};
    return { ...next, clients: { [COOK]: others } };
  };
  return server.push(COOK, {}, { user: fields, client: "laptop", sync: leave });
}

async function storeWith(fields: Fields, clients: Record<string, Fields>): Promise<void> {
  const sync = { v: 5, at: new Date(0), moved: { from: 1, to: 5 }, clients: { [COOK]: clients } };
  await server.store(`users/${COOK}`, { ...fields, sync });
}

/** The user in which all has changed, and each entry of a list at its place. */
function changedUser(): UserDocument {
  const { shoppingList, storedMeals, updatedAt } = user();
  const { ingredients, meals } = shoppingList;
  return {
    ...largestUser(),
    shoppingList: {
      ingredients: ingredients.map((item) => ({ ...item, bought: !item.bought })),
      meals: meals.map((meal) => ({ ...meal, title: "" })),
      updatedAt: updatedAt + 1,
    },
    storedMeals: storedMeals.map((portions) => ({ ...portions, count: 1 })),
    updatedAt: updatedAt + 1,
  };
}

function newer(fields: UserDocument): Fields {
  return withFields({ ...fields }, { ofTheFuture: "kept" }) as Fields;
}

describe("200 expressions are left when", () => {
  test("the largest document is created", async () => {
    await expect(server.push(COOK, {}, { user: { ...largestUser() } })).toBeAllowed();
  });

  test("everything is written by a client whose last mutation id rises", async () => {
    await storeWith({ ...user() }, { phone: lastMutationOf(1) });
    await expect(server.push(COOK, {}, { user: { ...largestUser() } })).toBeAllowed();
  });

  test("everything is written by a client that takes another's place", async () => {
    await storeWith({ ...user() }, everyClient());
    await expect(pushByNew({ ...largestUser() })).toBeAllowed();
  });

  test("besides, a newer app has left a field in every entry and map, and the client's place is looked for", async () => {
    const { client0 = {}, client1 = {} } = everyClient();
    await storeWith(newer(user()), { client0, client1 });
    await expect(pushByNew(newer(changedUser()))).toBeAllowed();
  });
});
