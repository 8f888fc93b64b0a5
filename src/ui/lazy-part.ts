import {
  createElement,
  lazy,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from "react";

/**
 * A lazily loaded part of a screen; if it can't be loaded, the screen still works: `without` is
 * logged, and `Instead`, by default nothing, is rendered. Loading is retried when the part is
 * mounted again.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  without: string,
  Instead: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  function Missing(props: Props) {
    // In an effect: React starts a suspended component anew, which would load it again at once.
    useEffect(() => void (current = begin()), []);
    return createElement(Instead, props);
  }
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        console.error(without, error);
        return { default: Missing };
      }
    });
  let current = begin();

  return function Part(props: Props) {
    const [Loaded] = useState(() => current);
    return createElement<Props>(Loaded, props);
  };
}
