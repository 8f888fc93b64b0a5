import { useCallback, useEffect, useRef, useState } from "react";

/** How a request stands, and what there is to say of it besides. */
export interface RequestState<Told extends object> {
  busy: boolean;
  /** Why it failed, in the cook's words. */
  failure?: string;
  /** Whether the cook called it off. */
  stopped?: boolean;
  told: Partial<Told>;
}

/**
 * Does the work of a request, and tells what is to be shown of it. It rejects with an error in the
 * cook's words. Once `signal` is aborted nobody listens any more.
 */
export type RequestWork<Told extends object> = (
  signal: AbortSignal,
  tell: (part: Partial<Told>) => void,
) => Promise<void>;

/**
 * A request of a screen, one at a time: starting one calls off the one before, and so does leaving
 * the screen. `start` and `stop` stay the same from one rendering to the next.
 * @param startsBusy whether one is started as soon as the screen is there
 */
export function useRequest<Told extends object>(startsBusy: () => boolean = () => false) {
  const [state, setState] = useState<RequestState<Told>>(() => ({ busy: startsBusy(), told: {} }));
  const underWay = useRef<AbortController>(null);

  const start = useCallback((work: RequestWork<Told>) => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    const change = (edit: (now: RequestState<Told>) => RequestState<Told>) => {
      if (!signal.aborted) setState(edit);
    };
    change(() => ({ busy: true, told: {} }));
    work(signal, (part) => change((now) => ({ ...now, told: { ...now.told, ...part } }))).then(
      () => change(({ told }) => ({ busy: false, told })),
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        change(({ told }) => ({ busy: false, failure, told }));
      },
    );
  }, []);

  const stop = useCallback(() => {
    underWay.current?.abort();
    setState(({ told }) => ({ busy: false, stopped: true, told }));
  }, []);

  useEffect(() => () => underWay.current?.abort(), []);
  return { state, start, stop };
}
