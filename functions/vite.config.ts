import { defineConfig } from "vite";

/** Bundles the recipe service into lib/index.js; the Firebase SDKs come from node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: "src/index.ts",
    outDir: "lib",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "index.js", chunkFileNames: "[name].js" } },
  },
  ssr: { noExternal: true, external: ["firebase-admin", "firebase-functions"] },
});
