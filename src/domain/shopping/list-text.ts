import type { AisleGroup, Thing } from "./aisle-groups.ts";

/** A thing with its amount in words; "" for none. */
export interface Written extends Thing {
  amount: string;
}

/** "garlic, 5 cloves". */
export function lineText({ name, amount }: Pick<Written, "name" | "amount">): string {
  return amount === "" ? name : `${name}, ${amount}`;
}

/** The list as plain text for a message or note: one thing per line, grouped under its aisle. */
export function listAsText(groups: readonly AisleGroup<Written>[]): string {
  const parts = groups.map(({ aisle, things }) =>
    [aisle, ...things.map((thing) => `- ${lineText(thing)}`)].join("\n"),
  );
  return ["Shopping list", ...parts].join("\n\n");
}
