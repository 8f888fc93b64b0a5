import { lazy, type ComponentType, type ReactNode } from "react";

/**
 * A lazily loaded part of a screen, whose failure doesn't fail the screen. If it can't be loaded,
 * `without` is logged, and `Instead` is rendered: by default nothing.
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
