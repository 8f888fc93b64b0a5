/// <reference lib="webworker" />
import { allowOwnScriptsOnly } from "../src/trusted-types.ts";
import type { PrecacheEntry } from "./app-file.ts";
import { serveApp } from "./app-shell.ts";
import { pushWhenWoken } from "./background-sync.ts";
import { openNoticesWhenTapped } from "./notifications.ts";
import { takeWhatIsShared } from "./shared.ts";
import { listenForUpdate } from "./update.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

allowOwnScriptsOnly(self);
takeWhatIsShared(self);
serveApp(self, self.__WB_MANIFEST);
listenForUpdate(self);
pushWhenWoken(self);
openNoticesWhenTapped(self);
