// Checks that every public page is valid HTML: with the Nu checker where Java is installed, and with html-validate
// everywhere. `npm run html`, or with HTML_URL against a running instance.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { demoAddresses, instance } from "./lib/instance.mjs";
import { qualityTools } from "./lib/quality.mjs";

const languages = readFileSync(new URL("../lib/i18n/languages.json", import.meta.url), "utf8");
const prefixes = Object.keys(JSON.parse(languages)).slice(1); // all but English

const { base, stop } = await instance("html", process.env.HTML_URL);
const { slugs, ngo } = await demoAddresses(base);
const bare = [
  "/",
  "/campaigns",
  "/campaigns?search=zzzz",
  "/campaigns?page=2",
  ...["ongoing", "paused", "completed"].map((state) => `/campaigns/${slugs[state]}`),
  "/campaigns/unknown",
  `/campaigns/${slugs.ongoing}/donate`,
  `/campaigns/${slugs.paused}/donate`,
  `/campaigns/${slugs.ongoing}/embed`,
  `/campaigns/${slugs.ongoing}/payment/success`,
  "/frontline-fund",
  "/frontline-fund?give=1",
  "/frontline-fund/payment/success",
  "/contact",
  "/privacy",
  "/ayc",
  "/ngos",
  `/ngo-campaigns/${ngo}`,
  "/ngo-campaigns/unknown",
  "/developers",
  "/login",
  "/signup",
  "/reset-password",
  "/gifts",
  "/no-such-path",
];
const pages = [
  ...bare,
  ...prefixes.flatMap((language) => bare.map((page) => `/${language}${page === "/" ? "" : page}`)),
  "/admin/login",
];

const folder = mkdtempSync(path.join(tmpdir(), "harambee-html-"));
const files = new Map();
for (const page of pages) {
  const file = path.join(folder, `${files.size}.html`);
  files.set(file, page);
  writeFileSync(file, await (await fetch(base + page)).text());
}
await stop();

const tool = await qualityTools();
const faults = [];
const { HtmlValidate } = await import(pathToFileURL(tool("html-validate/dist/esm/index.js")).href);
/** Rules about validity and structure, not about how the framework writes its markup. */
const validate = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    "long-title": "off",
    "require-sri": "off",
    "attr-case": "off",
    "element-case": "off",
    "script-type": "off",
    "tel-non-breaking": "off",
    "valid-id": "off",
    "no-implicit-button-type": "off",
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "no-raw-characters": "off",
    "no-unused-disable": "off",
    "valid-autocomplete": "off",
    "aria-label-misuse": "off",
    "no-missing-references": "off", // the referenced element may be loaded later by a script
  },
});
for (const [file, page] of files) {
  const report = await validate.validateString(readFileSync(file, "utf8"));
  for (const { messages } of report.results)
    for (const m of messages)
      if (m.severity === 2) faults.push(`${page}  ${m.ruleId}: ${m.message} (${m.selector})`);
}
console.log(`html-validate: ${files.size} pages, ${faults.length} errors`);

const java = spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
if (java) {
  const before = faults.length;
  const nu = spawnSync(
    "java",
    [
      "-jar",
      tool("vnu-jar/build/dist/vnu.jar"),
      "--errors-only",
      "--format",
      "json",
      ...files.keys(),
    ],
    { encoding: "utf8", maxBuffer: 1 << 26 },
  );
  for (const m of JSON.parse(nu.stderr || '{"messages":[]}').messages)
    faults.push(`${files.get(new URL(m.url).pathname) ?? m.url}  Nu: ${m.message}`);
  console.log(`Nu checker: ${files.size} pages, ${faults.length - before} errors`);
} else console.log("Nu checker: not run, there is no Java on this machine");

rmSync(folder, { recursive: true, force: true });
if (faults.length > 0) console.log(`\n${[...new Set(faults)].join("\n")}`);
process.exit(faults.length > 0 ? 1 : 0);
