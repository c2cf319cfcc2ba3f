import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * Modules that exist only on a server: a module of lib that imports one must say "server-only", so that the build
 * refuses it in a browser's bundle.
 */
const ofServer =
  /^import (?!type )[^;]*from "(?:node:[^"]+|nodemailer|stripe|sharp|pdf-lib|@node-rs\/argon2|busboy|next\/headers|@\/lib\/db|@\/lib\/env|@\/prisma\/generated\/client)";/m;

const modules = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .map((name) => path.join("lib", name))
  .filter((name) => /\.tsx?$/.test(name) && !name.includes("messages"));

const missing = (read: (name: string) => string): string[] =>
  modules.filter((name) => {
    const text = read(name);
    return (
      ofServer.test(text) &&
      !text.includes('import "server-only";') &&
      !text.startsWith('"use server"')
    );
  });

test("every module of lib that takes something of the server is server-only", () => {
  expect(missing((name) => readFileSync(name, "utf8"))).toEqual([]);
});

test("the rule above finds a module that forgot it", () => {
  const forgetful = missing((name) =>
    name === path.join("lib", "clock.ts") ? 'import { db } from "@/lib/db";\n' : "",
  );
  expect(forgetful).toEqual([path.join("lib", "clock.ts")]);
});
