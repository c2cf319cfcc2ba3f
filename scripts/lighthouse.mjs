// Lighthouse with its mobile settings on the production build: the median of five runs per page, scores from 0 to 100.
// `npm run lighthouse`, or with LIGHTHOUSE_URL against a running instance; LIGHTHOUSE_RUNS=1 for a quick look.
import { pathToFileURL } from "node:url";
import { chromiumArgs, demoAddresses, instance } from "./lib/instance.mjs";
import { qualityTools } from "./lib/quality.mjs";

const { base, stop } = await instance("lighthouse", process.env.LIGHTHOUSE_URL);
const { slugs } = await demoAddresses(base);
const tool = await qualityTools();
const { findChromium } = await import("./lib/chromium.mjs");
const lighthouse = (await import(pathToFileURL(tool("lighthouse/core/index.js")).href)).default;
const { launch } = await import(pathToFileURL(tool("chrome-launcher/dist/index.js")).href);

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const atLeast = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
const only = process.argv[2] ?? "";
const pages = [
  "/",
  "/campaigns",
  `/campaigns/${slugs.ongoing}`,
  `/campaigns/${slugs.ongoing}/donate`,
  "/frontline-fund",
].filter((page) => only === "" || page.includes(only) || page === only);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const chrome = await launch({
  chromePath: await findChromium(console.log, { whole: true }),
  chromeFlags: ["--headless=new", ...chromiumArgs],
});
const faults = [];
console.log(
  `\n${"page".padEnd(40)} ${Object.keys(atLeast)
    .map((name) => name.padStart(15))
    .join("")}   median of ${runs}`,
);
for (const page of pages) {
  await fetch(base + page).then((answer) => answer.text()); // the first visit renders a page that is cached
  const scores = Object.fromEntries(Object.keys(atLeast).map((name) => [name, []]));
  const why = new Set();
  for (let i = 0; i < runs; i++) {
    const { lhr } = await lighthouse(base + page, {
      port: chrome.port,
      output: "json",
      logLevel: "silent",
      onlyCategories: Object.keys(atLeast),
    });
    for (const name of Object.keys(atLeast)) {
      const category = lhr.categories[name];
      scores[name].push(Math.round(category.score * 100));
      for (const { id, weight } of category.auditRefs) {
        const audit = lhr.audits[id];
        if (weight > 0 && audit.score !== null && audit.score < 0.9)
          why.add(`${name}: ${id} ${audit.displayValue ?? ""}`.trim());
      }
    }
  }
  const medians = Object.entries(scores).map(([name, all]) => [name, median(all)]);
  console.log(
    `${page.padEnd(40)} ${medians.map(([, score]) => String(score).padStart(15)).join("")}`,
  );
  for (const [name, score] of medians)
    if (score < atLeast[name])
      faults.push(
        `${page}: ${name} ${score}, at least ${atLeast[name]} (${[...why].filter((line) => line.startsWith(name)).join("; ")})`,
      );
}
await chrome.kill();
await stop();
if (faults.length > 0) console.log(`\n${faults.join("\n")}`);
process.exit(faults.length > 0 ? 1 : 0);
