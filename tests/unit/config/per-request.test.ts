import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { routes } from "@/lib/route-table";

const root = path.resolve(import.meta.dirname, "../../..");
const source = (file: string) => readFileSync(path.join(root, file), "utf8");
const rendered = 'export const dynamic = "force-dynamic"';

test.each(routes.filter(({ type, localized }) => type === "page" && localized))(
  "G3: $path is cached and has a twin that is rendered per request, or is rendered per request itself",
  ({ path: at, cached, access }) => {
    const page = path.join("app/[locale]", at, "page.tsx");
    const twin = path.join("app/per-request/[locale]", at, "page.tsx");
    if (access === "server") return expect(existsSync(path.join(root, twin))).toBe(false);
    if (cached === "until-changed") {
      expect(source(page)).not.toContain(rendered);
      expect(source(twin)).toContain(rendered);
    } else {
      expect(source(page)).toContain(rendered);
      expect(existsSync(path.join(root, twin)), twin).toBe(false);
    }
  },
);
