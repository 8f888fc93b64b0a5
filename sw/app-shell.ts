import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

type PrecacheEntry = { url: string; revision: string | null };

/**
 * Serves the whole app from the cache, without waiting for the network: every navigation gets the
 * app shell, whatever its path. The recipe service, Firebase's own paths and the licences of the
 * app's libraries go to the network.
 */
export function serveApp(manifest: PrecacheEntry[]): void {
  precacheAndRoute(manifest);
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL("/index.html"), {
      denylist: [/^\/v1\//, /^\/__\//, /^\/third-party-notices\.txt$/],
    }),
  );
}
