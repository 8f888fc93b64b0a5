import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import type { Bench } from "./bench.ts";

const RULES = resolve(import.meta.dirname, "../../firestore.rules");
const DOCUMENTS = "match /databases/{database}/documents {";

/**
 * The rules for the place where the peers write: the product's own checks of a recipe, without the
 * version that its sync needs. Without any rules, peers would do less work than in an app. RxDB
 * keeps a recipe's id only in the document's name, and adds two fields of its own.
 */
const PEER = `
    match /bench/{uid} {
      allow read, write: if isOwner(uid);

      match /personalRecipes/{id} {
        allow read: if isOwner(uid);
        allow write: if isOwner(uid)
          && hasExactly(request.resource.data, mealFields().concat(['userId', 'createdAt', 'updatedAt']))
          && isMeal(request.resource.data)
          && request.resource.data.id == id
          && request.resource.data.userId == uid
          && isMoment(request.resource.data.createdAt)
          && isMoment(request.resource.data.updatedAt);
      }

      match /recipesOfRxdb/{id} {
        function isRecipe(data) {
          return hasExactly(data, mealFields().concat(
              ['userId', 'createdAt', 'updatedAt', '_deleted', 'serverTimestamp']
            ).removeAll(['id']))
            && isId(id)
            && isText(data.title, 120)
            && data.title.size() > 0
            && areIngredients(data.ingredients)
            && areTexts(data.instructions, 40, 2000)
            && isMealType(data.mealType)
            && isText(data.blurb, 280)
            && isEquipment(data.equipment)
            && data.userId == uid
            && isMoment(data.createdAt)
            && isMoment(data.updatedAt)
            && data._deleted is bool
            && data.serverTimestamp == request.time;
        }
        allow read: if isOwner(uid);
        allow write: if isOwner(uid) && isRecipe(request.resource.data);
      }

      match /plansOfRxdb/{id} {
        allow read: if isOwner(uid);
      }

      match /listsOfRxdb/{id} {
        allow read: if isOwner(uid);
        allow write: if isOwner(uid) && request.resource.data.serverTimestamp == request.time;
      }
    }
`;

/** Runs `body` with the peers' place open in addition to the product's rules. */
export async function withPeerRules<T>(
  emulators: Bench["emulators"],
  body: () => Promise<T>,
): Promise<T> {
  const rules = await readFile(RULES, "utf8");
  if (!rules.includes(DOCUMENTS)) throw new Error("firestore.rules begins in another way by now.");
  await setRules(emulators, rules.replace(DOCUMENTS, `${DOCUMENTS}${PEER}`));
  try {
    return await body();
  } finally {
    await setRules(emulators, rules);
  }
}

async function setRules(
  { host, firestore, project }: Bench["emulators"],
  content: string,
): Promise<void> {
  const url = `http://${host}:${firestore}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } });
  const response = await fetch(url, { method: "PUT", body });
  if (!response.ok) throw new Error(`The emulator refused the rules: ${await response.text()}`);
}
