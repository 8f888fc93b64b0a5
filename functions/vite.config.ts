import { defineConfig, loadEnv, type UserConfig } from "vite";

import { thirdPartyNotices } from "../scripts/third-party-notices.ts";

/** Bundles the recipe service into lib/; the Firebase SDKs and the AI SDK come from node_modules. */
export default defineConfig((): UserConfig => {
  // The command line that deploys names the project, and with it the .env file that will be used.
  const env = loadEnv(process.env["GCLOUD_PROJECT"] ?? "", import.meta.dirname, "AI_");
  const hasModel = Boolean(env["AI_BASE_URL"] && env["AI_MODEL"]);
  return {
    root: import.meta.dirname,
    plugins: [thirdPartyNotices().collect()],
    define: { "process.env.BUILT_WITH_MODEL": JSON.stringify(hasModel ? "yes" : "no") },
    build: {
      ssr: "src/index.ts",
      outDir: "lib",
      emptyOutDir: true,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { entryFileNames: "index.js", chunkFileNames: "[name].js" } },
    },
    ssr: {
      noExternal: true,
      external: ["firebase-admin", "firebase-functions", "ai", "@ai-sdk/openai-compatible"],
    },
  };
});
