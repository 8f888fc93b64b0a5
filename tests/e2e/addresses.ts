import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Every address of the app, with something in the place of its parameters. */
export function addressesOf(uid: string): string[] {
  const tree = readFileSync(join(import.meta.dirname, "../../src/route-tree.gen.ts"), "utf8");
  const [, routes = ""] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? [];
  const filled: Record<string, string> = { $userId: uid, $mealType: "dinner", $: "nothing/here" };
  return [...routes.matchAll(/"(\/[^"]*)":/g)].map(([, path = ""]) =>
    path.replace(/\$\w*/g, (name) => filled[name] ?? "some-id"),
  );
}
