import { defineConfig, loadEnv, type UserConfig } from "vite";

/** Bundles the recipe service into lib/; the Firebase SDKs and the AI SDK come from node_modules. */
export default defineConfig((): UserConfig => {
  const hasModel = Boolean(loadEnv("", import.meta.dirname, "AI_")["AI_BASE_URL"]);
  return {
    root: import.meta.dirname,
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
