import { ChevronDown } from "lucide-react";

import { chooseShop } from "#db/repositories/shopping-settings-repository.ts";
import type { Shop } from "#domain/entities.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

import styles from "./meal-filter.module.css";

/** In which shop the cook is: the list follows its aisles. */
export function ShopSelect({ shops, shopId }: { shops: readonly Shop[]; shopId: string | null }) {
  const { db } = useSignedInCook();
  const [chosen, choose] = useOptimisticValue(shopId);
  return (
    <span className={styles.filter}>
      <select
        className={styles.select}
        aria-label="Shop"
        value={chosen ?? ""}
        onChange={({ target }) => {
          const next = target.value === "" ? null : target.value;
          choose(next, () => chooseShop(db, next));
        }}
      >
        <option value="">Any shop</option>
        {shops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}
