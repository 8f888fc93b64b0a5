import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

import { bundleReport } from "./scripts/bundle-report.ts";
import { checkVersion } from "./scripts/check-version.ts";
import { appGroups, isThere } from "./scripts/code-splitting.ts";
import { modernDexie } from "./scripts/dexie-build.ts";
import { iconImports } from "./scripts/icon-imports.ts";
import { killSwitch } from "./scripts/kill-switch.ts";
import { BUILD_TARGET } from "./scripts/oldest-browsers.ts";
import { openingPage } from "./scripts/opening-style.ts";
import { policyInPage } from "./scripts/page-policy.ts";
import { precache } from "./scripts/precache.ts";
import { thirdPartyNotices } from "./scripts/third-party-notices.ts";
import { webManifest } from "./scripts/web-manifest.ts";

const notices = thirdPartyNotices();
const report = bundleReport();
const kept = precache();
const groups = appGroups();

const rolldownOptions = {
  // Licences are shipped once, in THIRD-PARTY-NOTICES, and not again at the head of each module.
  output: { comments: { legal: false } },
  // Inlines error messages and other constants. Otherwise the first screen would load all messages of a
  // file if it uses one of them.
  optimization: { inlineConst: { mode: "all" as const, pass: 1 } },
};

/** Stored results of the dietary check are valid for this version of it alone. */
const checkVersioned: Plugin = {
  name: "check-version",
  apply: "build",
  config: () => ({
    define: { "import.meta.env.VITE_CHECK_VERSION": JSON.stringify(checkVersion()) },
  }),
};

/**
 * Builds what the service worker loads only when it is woken to sync: a classic script, for that is
 * all a service worker can load later on.
 */
function backgroundScript(): Plugin {
  let outDir = "dist";
  let mode = "production";
  return {
    name: "background-script",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
      mode = config.mode;
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: "warn",
        mode,
        publicDir: false,
        plugins: [notices.collect()],
        resolve: { alias: modernDexie },
        build: {
          outDir,
          emptyOutDir: false,
          target: BUILD_TARGET,
          rolldownOptions,
          lib: {
            entry: "sw/background.ts",
            formats: ["iife"],
            name: "simmerBackground",
            fileName: () => "sw-background.js",
          },
        },
      });
    },
  };
}

export default defineConfig({
  plugins: [
    iconImports(),
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // A screen's loader is split off with its component: the first screen needs no other's.
      codeSplittingOptions: {
        defaultBehavior: [["component", "loader"], ["errorComponent"], ["notFoundComponent"]],
      },
      quoteStyle: "double",
      semicolons: true,
      generatedRouteTree: "./src/route-tree.gen.ts",
    }),
    react(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
      filename: "sw.ts",
      injectRegister: false,
      injectManifest: {
        buildPlugins: { vite: [notices.collect()] },
        // scripts/precache.ts selects from all files.
        globPatterns: ["**/*"],
        manifestTransforms: [kept.transform],
      },
      manifest: webManifest,
      // It would list the app's icons a second time, and those of shortcuts in spite of globIgnores.
      includeManifestIcons: false,
      devOptions: { enabled: true, type: "module" },
    }),
    kept.plugin,
    openingPage(),
    policyInPage(),
    killSwitch(),
    checkVersioned,
    backgroundScript(),
    notices.collect(),
    report.collect(),
  ],
  resolve: { alias: modernDexie },
  worker: { format: "es", plugins: () => [notices.collect(), report.collect()], rolldownOptions },
  build: {
    target: BUILD_TARGET,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((each) => !isThere(each, file)),
    },
    rolldownOptions: {
      optimization: rolldownOptions.optimization,
      output: {
        ...rolldownOptions.output,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: groups.always }, { name: groups.often, minShareCount: 2 }],
        },
      },
    },
  },
});
