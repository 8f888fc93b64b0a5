import type { ReactNode } from "react";

import type { Shopping } from "#db/repositories/shopping-settings-repository.ts";

import { ShopSelect } from "./shop-select.tsx";

import styles from "./list-filters.module.css";

interface ListFiltersProps {
  shopping: Shopping;
  /** The filter by meal. */
  children: ReactNode;
}

/** Beside the list's title: choosing the shop and filtering by meal. */
export function ListFilters({ shopping: { settings, shopId }, children }: ListFiltersProps) {
  return (
    <span className={styles.filters}>
      {settings.shops.length === 0 ? null : <ShopSelect shops={settings.shops} shopId={shopId} />}
      {children}
    </span>
  );
}
