/// <reference lib="webworker" />
import { serveApp } from "./app-shell.ts";
import { listenForUpdate } from "./update.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };
type PrecacheEntry = { url: string; revision: string | null };

serveApp(self.__WB_MANIFEST);
listenForUpdate(self);
