import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = import.meta.dirname;
const components = ["app", "components"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => path.join(folder, file)),
);
const textOf = (file) => readFileSync(path.join(root, file), "utf8");
const imported = /(?:\bfrom|\bimport\()\s*"(@\/|\.{1,2}\/)([^"]+)"/g;

/** The files of ours that a file imports, also one that is fetched later. */
const importsOf = (file) =>
  [...textOf(file).matchAll(imported)].flatMap(([, start, rest]) => {
    const place = start === "@/" ? rest : path.join(path.dirname(file), start, rest);
    return [".tsx", ".ts", "/index.ts"]
      .map((end) => path.normalize(`${place}${end}`))
      .filter((name) => existsSync(path.join(root, name)))
      .slice(0, 1);
  });

const inBrowser = new Set(components.filter((file) => /^\s*"use client"/.test(textOf(file))));
for (const file of inBrowser) for (const one of importsOf(file)) inBrowser.add(one);

/** Components that are drawn by the server alone: no file of the browser imports them. */
export const serverComponents = components.filter((file) => !inBrowser.has(file));
