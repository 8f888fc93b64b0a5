import { ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";

import type { Shopping } from "#db/repositories/shopping-settings-repository.ts";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { ShopSelect } from "./shop-select.tsx";

import styles from "./list-filters.module.css";

interface ListFiltersProps {
  shopping: Shopping;
  isInShop: boolean;
  onShopMode: (isInShop: boolean) => void;
  /** The filter by meal. */
  children: ReactNode;
}

/** Beside the list's title: shop mode, choosing the shop and filtering by meal. */
export function ListFilters({ shopping, isInShop, onShopMode, children }: ListFiltersProps) {
  const { settings, shopId } = shopping;
  return (
    <span className={styles.filters}>
      <ToggleChip
        className={styles.mode}
        pressed={isInShop}
        onPressedChange={onShopMode}
        icon={<ShoppingCart aria-hidden />}
      >
        Shop<span className={styles.word}> mode</span>
      </ToggleChip>
      {settings.shops.length === 0 ? null : <ShopSelect shops={settings.shops} shopId={shopId} />}
      {children}
    </span>
  );
}
