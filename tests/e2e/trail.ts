import type { Browser, BrowserContext, TestInfo } from "@playwright/test";

declare global {
  interface Window {
    /** The last presses, closings and back navigations in this page, oldest first. */
    trail?: string[];
  }
}

/**
 * Records user actions in every page of the context, to debug rare failures. Recording DOM changes as
 * well would cost every test a twentieth of its time.
 */
export function rememberTrail(context: BrowserContext): void {
  context.addInitScript(remember).catch(() => undefined);
}

function remember(): void {
  const MOST = 80;
  const trail: string[] = (window.trail = []);
  const note = (text: string) => {
    trail.push(`${performance.now().toFixed(0)} ${text}`);
    if (trail.length > MOST) trail.shift();
  };
  const name = (node: EventTarget | null) => {
    if (!(node instanceof Element)) return node instanceof Node ? node.nodeName : "nothing";
    const said = node.getAttribute("aria-label") ?? node.id;
    return `${node.localName}.${node.classList.item(0) ?? ""}${said && ` ${said.slice(0, 40)}`}`;
  };
  for (const type of ["pointerdown", "pointerup", "pointercancel", "click", "close", "popstate"]) {
    addEventListener(type, ({ target }) => note(`${type} ${name(target)}`), true);
  }
}

/** Attaches to a failed test what the open pages remember. */
export async function attachTrails(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const page of pages) {
    try {
      const trail = await page.evaluate(() => [
        `${performance.now().toFixed(0)} now, ${document.visibilityState}`,
        ...(window.trail ?? []).toReversed(),
      ]);
      await info.attach("trail", {
        contentType: "text/plain",
        body: [page.url(), ...trail].join("\n"),
      });
    } catch {
      // The page is stuck or closed: attach what the others recorded.
    }
  }
}
