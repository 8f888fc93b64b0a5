import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
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
        globPatterns: ["**/*.{js,css,html,svg,png,woff2,webmanifest}"],
      },
      manifest: {
        id: "/",
        name: "Simmer",
        short_name: "Simmer",
        description: "Plan, shop, cook and keep portions, with or without a signal.",
        start_url: "/",
        display: "standalone",
        orientation: "any",
        background_color: "#f6f0e4",
        theme_color: "#f6f0e4",
        categories: ["food", "lifestyle"],
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "/icons/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
        shortcuts: [
          { name: "Shopping list", url: "/shopping-list" },
          { name: "Cook", url: "/cook" },
          { name: "Eat", url: "/eat" },
        ],
      },
      devOptions: { enabled: true, type: "module" },
    }),
  ],
  worker: { format: "es" },
  build: { target: "es2022", manifest: true, modulePreload: { polyfill: false } },
});
