import { chooseShop } from "#db/repositories/shopping-settings-repository.ts";
import type { Shop } from "#domain/entities.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";
import { WordSelect } from "./word-select.tsx";

/** Chooses the current shop, whose order of aisles the list follows. */
export function ShopSelect({ shops, shopId }: { shops: readonly Shop[]; shopId: string | null }) {
  const { db } = useSignedInCook();
  const [chosen, choose] = useOptimisticValue(shopId);
  return (
    <WordSelect
      label="Shop"
      shape="pill"
      value={chosen ?? ""}
      options={[
        { value: "", label: "Any shop" },
        ...shops.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={(value) => {
        const next = value === "" ? null : value;
        choose(next, () => chooseShop(db, next));
      }}
    />
  );
}
