import { answerFirstStaples, setStaple } from "#db/repositories/shopping-settings-repository.ts";
import type { ShoppingSettings } from "#domain/entities.ts";
import { firstStaples } from "#domain/shopping/first-staples.ts";
import { toBuyLines } from "#domain/shopping/lines.ts";
import type { ShoppingList } from "#domain/user-document.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

import styles from "./first-staples-offer.module.css";

interface FirstStaplesOfferProps {
  list: ShoppingList;
  settings: ShoppingSettings;
}

/** At the first list that needs them: whether salt, pepper and oil are always at home. */
export function FirstStaplesOffer({ list, settings }: FirstStaplesOfferProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const toBuy = toBuyLines(list.ingredients.filter(({ bought }) => !bought));
  const foods = firstStaples(toBuy, settings);
  if (foods.length === 0) return null;
  return (
    <Banner
      dismissLabel="Not always at home"
      onDismiss={() => void run(() => answerFirstStaples(db, []))}
    >
      <div className={styles.offer}>
        <p className={styles.question}>Salt, pepper, oil: always at home?</p>
        <Button
          size="sm"
          aria-label="Yes, always at home"
          onClick={() =>
            void run(() => answerFirstStaples(db, foods), {
              text: "Lists leave out salt, pepper and oil",
              undo: async () => {
                for (const food of foods) await setStaple(db, food, false);
              },
            })
          }
        >
          Yes
        </Button>
      </div>
    </Banner>
  );
}
