import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";

/** Beside `index.html`, where anyone can read it; settings lead there. */
const FILE = "third-party-notices.txt";

const LICENCE_FILES = /^(licen[cs]e|notice|copying|copyright)/i;

interface Notice {
  name: string;
  version: string;
  licence: string;
  /** Licence and notices as the package has them; empty when it has no such file. */
  text: string;
}

/**
 * Writes the licences of all packages that end up in what is built: of the build whose output folder
 * this is, of its workers, and of the builds that it starts. Each of them has `collect` among its
 * plugins, and the file is written anew after each, whatever their order.
 */
export function thirdPartyNotices(): { collect: () => Plugin } {
  const folders = new Set<string>();
  let outDir: string | undefined;
  return {
    collect: () => ({
      name: "third-party-notices",
      apply: "build",
      configResolved(config) {
        if (!config.isWorker) outDir ??= resolve(config.root, config.build.outDir);
      },
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const sources = file.type === "chunk" ? file.moduleIds : file.originalFileNames;
          for (const source of sources) {
            const folder = packageFolder(source);
            if (folder) folders.add(folder);
          }
        }
      },
      writeBundle() {
        if (outDir) writeFileSync(join(outDir, FILE), formatNotices([...folders].map(readNotice)));
      },
    }),
  };
}

/** Where the package of a module is installed, relative to the project; undefined for our own. */
export function packageFolder(id: string): string | undefined {
  return /^.*?(?<folder>node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@]+)\//.exec(
    id.replaceAll("\\", "/").replace(/^\0/, ""),
  )?.groups?.["folder"];
}

function readNotice(folder: string): Notice {
  const path = join(PROJECT_ROOT, folder);
  const manifest = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = readdirSync(path).filter((file) => LICENCE_FILES.test(file));
  const texts = files.sort().map((file) => readFileSync(join(path, file), "utf8").trim());
  const { name, version, license = "" } = manifest;
  return { name, version, licence: license, text: texts.join("\n\n") };
}

/**
 * One document of all notices, by name; packages with the same words share them. Packages under the
 * Apache License that have no text of it are given it, since it is the same for all; throws for any
 * other that has none.
 */
export function formatNotices(notices: readonly Notice[]): string {
  const apache = notices.find(
    ({ licence, text }) => licence === "Apache-2.0" && text.includes("Apache License"),
  )?.text;
  const sorted = [...notices].sort((a, b) => (a.name < b.name ? -1 : 1));
  const titlesByWords = new Map<string, string[]>();
  for (const { name, version, licence, text } of sorted) {
    const words = text || (licence === "Apache-2.0" && apache);
    if (!words) throw new Error(`${name} is bundled, and has no text of its licence (${licence}).`);
    const titles = titlesByWords.get(words) ?? [];
    titlesByWords.set(words, [...titles, `${name} ${version} (${licence})`]);
  }
  const parts = [...titlesByWords].map(([words, titles]) => `${titles.join("\n")}\n\n${words}\n`);
  const head = "Simmer is built with the work of others, under these licences.\n";
  return [head, ...parts].join(`\n${"-".repeat(80)}\n\n`);
}
