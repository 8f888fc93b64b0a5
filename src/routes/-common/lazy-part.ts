import { lazy, type ComponentType, type ReactNode } from "react";

/**
 * A part that is loaded after the first screen, which neither waits for it nor fails with it. If it
 * can't be loaded, `without` says in the console what is missing, and `Instead` is shown: by default
 * nothing.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  without: string,
  Instead: () => ReactNode = () => null,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(without, error);
      return { default: Instead };
    }
  });
}
