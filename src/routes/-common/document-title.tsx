/**
 * Names the page in tabs, in the history and for screen readers: "Shopping List · Simmer". React
 * puts it into the head, before the title of index.html.
 */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Simmer`}</title>;
}
