import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Every route of the app, with its parameters filled in. */
export function addressesOf(uid: string): string[] {
  const tree = readFileSync(join(import.meta.dirname, "../../src/route-tree.gen.ts"), "utf8");
  const [, routes = ""] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? [];
  const filled: Record<string, string> = { $userId: uid, $mealType: "dinner", $: "nothing/here" };
  return [...routes.matchAll(/"(\/[^"]*)":/g)].map(([, path = ""]) =>
    path.replace(/\$\w*/g, (name) => filled[name] ?? "some-id"),
  );
}
