import { describe, expect, it } from "vitest";
import { sameInstall } from "../../../scripts/lib/bootstrap.mjs";

const wanted = {
  "": {},
  "node_modules/a": { version: "1.0.0" },
  "node_modules/b-darwin": { version: "2.0.0", optional: true },
};

describe("whether an install is whole", () => {
  it("is when every package is there in the lockfile's version; another machine's may be missing", () => {
    expect(sameInstall(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(true);
  });
  it("is not when one is missing or has another version", () => {
    expect(sameInstall(wanted, {})).toBe(false);
    expect(sameInstall(wanted, { "node_modules/a": { version: "1.0.1" } })).toBe(false);
    expect(
      sameInstall(wanted, {
        "node_modules/a": { version: "1.0.0" },
        "node_modules/b-darwin": { version: "1.0.0" },
      }),
    ).toBe(false);
  });
  it("is not when there is more than the lockfile has, whether npm knows of it or not", () => {
    const there = { "node_modules/a": { version: "1.0.0" } };
    expect(sameInstall(wanted, { ...there, "node_modules/c": { version: "1.0.0" } })).toBe(false);
    expect(sameInstall(wanted, there, ["node_modules/a"])).toBe(true);
    expect(sameInstall(wanted, there, ["node_modules/a", "node_modules/@s/c"])).toBe(false);
  });
});
