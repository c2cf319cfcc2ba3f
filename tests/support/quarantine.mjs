// Tests that are set aside for some days because they fail at random: tests/quarantine.json. `npm run test:quarantine`
// runs them.
import { readFileSync } from "node:fs";
import path from "node:path";

const list = path.join(import.meta.dirname, "../quarantine.json");

/**
 * @returns {{test: string, file: string, title: string, why: string, since: string, until: string}[]} test: "file:
 * title", the title is the test's own, without those of its groups; since, until: days such as 2026-11-26
 */
export const quarantine = () =>
  JSON.parse(readFileSync(list, "utf8")).map((one) => {
    const [file, ...title] = one.test.split(": ");
    return { ...one, file, title: title.join(": ") };
  });

/**
 * Whether this run leaves a test out: quarantined tests normally, all others when only the quarantine was requested.
 */
export function leftOut(place, title) {
  const file = path.relative(path.join(import.meta.dirname, "../.."), place);
  const listed = quarantine().some((one) => one.file === file && one.title === title);
  return listed !== (process.env.QUARANTINE === "only");
}
