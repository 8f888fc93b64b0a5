import { useCallback, useEffect, useRef, useState } from "react";

/** The state of a request, and the latest values that its work reported. */
export interface RequestState<Told extends object> {
  busy: boolean;
  /** The user-facing error. */
  failure?: string;
  /** Whether the cook cancelled it. */
  stopped?: boolean;
  told: Partial<Told>;
}

/**
 * Does a request's work and reports progress. It rejects with a user-facing error. Once `signal` is
 * aborted, its result and reports are ignored.
 */
export type RequestWork<Told extends object> = (
  signal: AbortSignal,
  tell: (part: Partial<Told>) => void,
) => Promise<void>;

/**
 * Runs a screen's requests one at a time: starting one cancels the previous one, and so does
 * leaving the screen. `start` and `stop` keep their identity across renders.
 * @param startsBusy whether the screen starts a request as soon as it is mounted
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
