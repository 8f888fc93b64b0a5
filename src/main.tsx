import { createBrowserHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";

import "#ui/global.css";

import { fetchWithCookToken } from "#api/cook-token.ts";
import { fetchWithAppCheck } from "#api/service-app-check.ts";
import type { AccountClient } from "#auth/firebase-account.ts";
import type { AuthClient } from "#auth/firebase-auth.ts";
import { createSessionStore, type Leaving, SESSION_KEY } from "#auth/session.ts";
import { shareOnce } from "#auth/share-once.ts";
import { tolerateMovedNodes } from "#ui/tolerate-moved-nodes.ts";

import { restoreChoices, restoreLostSession } from "./before-first-render.ts";
import { withEntries } from "./entry-history.ts";
import { readFirebaseConfig } from "./firebase-config.ts";
import type { Kitchens } from "./kitchens.ts";
import { routeTree } from "./route-tree.gen.ts";
import { letBrowserWork } from "./routes/-common/let-browser-work.ts";
import { dropSharedFiles } from "./routes/-common/shared-content.ts";
import { keepInstallOffer } from "./routes/-shell/install-event.ts";
import { isIdle } from "./routes/-shell/is-idle.ts";
import { watchForMissingParts } from "./routes/-shell/missing-part.ts";
import { Pending } from "./routes/-shell/opening.tsx";
import { RouteError } from "./routes/-shell/route-error.tsx";
import { closeNotices } from "./routes/-timer-alarms/close-notices.ts";
import { createSignOut } from "./sign-out-steps.ts";
import { isStorageRefused, lateStorage } from "./storage-refusal.ts";
import { allowOwnScriptsOnly } from "./trusted-types.ts";

allowOwnScriptsOnly(window);
tolerateMovedNodes(Node.prototype);
watchForMissingParts();
keepInstallOffer();

const config = readFirebaseConfig(import.meta.env);
const sessions = createSessionStore(lateStorage);

let authClient: AuthClient | undefined;

async function createAuth(): Promise<AuthClient> {
  const { createAuthClient } = await import("#auth/firebase-auth.ts");
  return (authClient ??= createAuthClient(config.options, config.emulators, localStorage));
}

/** Memoised, because `fetch` is patched while Firebase starts. */
const loadAccount = shareOnce(startAccount);

/** What cooks change about their account. Starting Firebase for it must not sign them out. */
async function startAccount(): Promise<AccountClient> {
  const [{ createAccountClient }, { whileKeepingAccount }] = await Promise.all([
    import("#auth/firebase-account.ts"),
    import("#auth/account-answers.ts"),
  ]);
  return whileKeepingAccount(window, async () => {
    const { auth } = await loadAuth();
    await auth.authStateReady();
    return createAccountClient(auth);
  });
}

/** Once per page: a module that fails to load is requested again where it is needed. */
let preparing: Promise<unknown> | undefined;

function prepareSignIn(): void {
  preparing ??= Promise.all([
    import("#auth/firebase-auth.ts"),
    loadAhead(["/_app", "/_app/"]),
  ]).catch((error: unknown) => console.warn("What signing in leads to is loaded later", error));
}

/** Finishes a sign-out before anybody signs in: otherwise it would sign the new account out too. */
async function loadAuth(): Promise<AuthClient> {
  await leaving.finish();
  return createAuth();
}

let appCheckTokens: Promise<() => Promise<string>> | undefined;

/** An App Check token for the recipe service, requested lazily with the first request. */
async function getAppCheckToken(siteKey: string): Promise<string> {
  appCheckTokens ??= import("#auth/auth-app-check.ts").then(({ createAppCheckTokens }) =>
    createAppCheckTokens(config.options, siteKey),
  );
  return (await appCheckTokens)();
}

function createServiceFetch(): typeof fetch {
  const { appCheckSiteKey } = config;
  const send: typeof fetch = appCheckSiteKey
    ? fetchWithAppCheck(() => getAppCheckToken(appCheckSiteKey))
    : (input, init) => fetch(input, init);
  return fetchWithCookToken(async () => (await kitchens?.getCookToken()) ?? null, send);
}

/**
 * Ends the session: the account is gone, or its session was revoked. The data stays on the device
 * in case the account returns. If another tab has signed somebody else in meanwhile, this tab
 * follows that session and ends nothing.
 */
async function endSession(uid: string): Promise<void> {
  if (sessions.current()?.uid === uid) sessions.end(uid);
  await router.navigate({ to: "/login" });
  if (!sessions.current()) kitchens?.closeCookDatabase();
}

/** Follows another tab that has signed in or out. */
async function followSession(): Promise<void> {
  await router.invalidate();
  if (!sessions.current()) kitchens?.closeCookDatabase();
}

/** Undefined until somebody is signed in: signing in needs neither the database nor its sync. */
let kitchens: Kitchens | undefined;

/** Loads the kitchens' code, which takes a moment the first time; if that fails, it may be called again. */
async function loadKitchens(): Promise<Kitchens> {
  const { startKitchens } = await import("./kitchens.ts");
  const isSignedIn = (uid: string) => sessions.current()?.uid === uid;
  const ports = { isSignedIn, endSession, getAppCheckToken, screenIsThere };
  return (kitchens ??= startKitchens(config, ports));
}

const leaving = createSignOut({
  sessions,
  stopSync: () => kitchens?.stopSync(),
  closeCookDatabase: () => kitchens?.closeCookDatabase(),
  closeNotices: async () => {
    await Promise.all([closeNotices(), dropSharedFiles().catch(console.warn)]);
  },
  signOut: async (options) => (await createAuth()).signOut(options),
  deleteDatabase: async (uid) => (await import("#db/schema.ts")).deleteDatabase(uid),
  async lock(job) {
    if (typeof navigator.locks === "undefined") return job();
    await navigator.locks.request("simmer:leaving", job);
  },
});

let finished: Promise<void> | undefined;

/** Runs once per page; another tab finishes its own sign-out. */
function finishSigningOut(): Promise<void> {
  return (finished ??= leaving.finish());
}

async function signOut(how: Omit<Leaving, "leaving">): Promise<void> {
  // An account that was deleted on another device has ended its session here already.
  const uid = sessions.current()?.uid ?? (how.deleted && sessions.ended());
  if (!uid) return;
  // It holds the state of the cook's screens: filters and search words.
  sessionStorage.clear();
  try {
    await leaving.leave({ ...how, leaving: uid }, () => router.navigate({ to: "/login" }));
  } catch (error) {
    console.error("Signing out was not finished", error);
    // No screen is left to show the failure. The sign-out is tried once more, and a second failure
    // is shown in the app's place.
    finished = undefined;
    await router.invalidate();
  }
}

const router = createRouter({
  routeTree,
  history: withEntries(createBrowserHistory()),
  context: {
    sessions,
    loadAuth,
    prepareSignIn,
    loadAccount,
    serviceFetch: createServiceFetch(),
    openCookDatabase: async (session) => (await loadKitchens()).openCookDatabase(session),
    syncNow: () => kitchens?.syncNow(),
    signOut,
    finishSigningOut,
  },
  defaultPreload: "intent",
  // Loaders read IndexedDB, which is cheap and always current: nothing is worth caching. A screen that is
  // opened again would begin with what it showed last, before the cook's latest changes.
  defaultPreloadStaleTime: 0,
  defaultGcTime: 0,
  // This is also the first thing shown, until the session is known and the first screen has loaded.
  defaultPendingComponent: Pending,
  // If a screen is only a moment late, the last one stays.
  defaultPendingMs: 1_000,
  // Each screen has its own error component, so that timers go on ringing while another screen
  // fails.
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
  // Keyed by visit, like filters: a tab that resumes a visit restores its scroll position, too.
  getScrollRestorationKey: ({ href, state }) => state.entry ?? href,
});

/** An error screen counts too; if none renders in time, whatever waits proceeds anyway. */
const SCREEN_WAIT_MS = 5_000;
const screenIsThere = new Promise<void>((resolve) => {
  const stopWaiting = router.subscribe("onRendered", () => {
    stopWaiting();
    resolve();
  });
  setTimeout(resolve, SCREEN_WAIT_MS);
}).then(isIdle);

type RouteId = keyof typeof router.routesById;

/**
 * Preloads the code of screens, and of the kitchens if they need them. Each part names up to ten files,
 * so parts are requested one after the other to keep a slow phone's main thread free.
 */
async function loadAhead(screens: readonly RouteId[]): Promise<void> {
  const parts = [
    () => screens.includes("/_app") && loadKitchens(),
    ...screens.map((id) => () => router.loadRouteChunk(router.routesById[id])),
  ];
  let turn = Promise.resolve();
  const load = (part: () => unknown) => {
    const loading = turn.then(part);
    turn = turn.then(letBrowserWork);
    return loading;
  };
  await Promise.all(parts.map(load));
}

async function loadFirstScreen(): Promise<void> {
  const screens = router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId);
  await loadAhead(sessions.current() || !screens.includes("/_app") ? screens : ["/login"]);
}

// Started before React renders. If it fails, the router's own import fails too, and that error is
// handled.
loadFirstScreen().catch((error: unknown) => console.warn("The first screen is late", error));

// Loaded after the first screen, which appears without animation.
const stopWaiting = router.subscribe("onRendered", () => {
  stopWaiting();
  import("./view-transitions.ts")
    .then(({ animateNavigation }) => animateNavigation(router))
    .catch((error: unknown) => console.error("Screens change without moving", error));
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

window.addEventListener("storage", ({ key }) => {
  // `key` is null if the whole storage was cleared.
  if (key !== null && key !== SESSION_KEY) return;
  followSession().catch((error: unknown) => console.error("Following the session failed", error));
});

/** Renders the app; if the browser refuses to store anything, only the screen that says so. */
async function begin(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root");
  if (await isStorageRefused(window)) {
    const { StorageRefused } = await import("./routes/-shell/storage-refused.tsx");
    createRoot(container).render(<StorageRefused />);
    return;
  }
  await restoreLostSession(sessions, followSession);
  await restoreChoices();
  // A transition, so that React may time-slice the first render.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

begin().catch((error: unknown) => console.error("Simmer did not start", error));
