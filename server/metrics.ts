// What this process counts, in the Prometheus format. Each process has its own figures, labelled with its number; the
// one that is asked gathers those of the others (metrics-page.ts).
import { monitorEventLoopDelay } from "node:perf_hooks";
import { donationQueue } from "../lib/donation-queue";
import { poolFigures } from "../lib/pools";
import type { Admission } from "./admission";

export type Labels = Record<string, string>;
type Kind = "counter" | "gauge" | "histogram";
export type Sample = { name: string; kind: Kind; help: string; labels: Labels; value: number };

/** seconds */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const counters = new Map<string, Sample>();
const gauges: (() => Sample[])[] = [];
type Timing = { labels: Labels; counts: number[]; sum: number; count: number };
const timings = new Map<string, Timing>();

const keyOf = (name: string, labels: Labels) => `${name} ${JSON.stringify(labels)}`;

export function increase(name: string, help: string, labels: Labels, by = 1): void {
  const key = keyOf(name, labels);
  const known = counters.get(key);
  if (known) known.value += by;
  else counters.set(key, { name, kind: "counter", help, labels, value: by });
}

/** Registers figures that are read when the metrics are requested. */
function gauge(name: string, help: string, read: () => [Labels, number][]): void {
  gauges.push(() =>
    read().map(([labels, value]) => ({ name, kind: "gauge", help, labels, value })),
  );
}

export function timeRequest(labels: Labels, seconds: number): void {
  const key = keyOf("", labels);
  const empty = { labels, counts: buckets.map(() => 0), sum: 0, count: 0 };
  const timing = timings.get(key) ?? empty;
  timings.set(key, timing);
  for (const [i, limit] of buckets.entries()) if (seconds <= limit) timing.counts[i]!++;
  timing.sum += seconds;
  timing.count++;
}

function timingSamples(): Sample[] {
  const name = "harambee_request_seconds";
  const help = "Time from a request's head to the end of its answer, by route";
  const sample = (suffix: string, labels: Labels, value: number): Sample => ({
    name: name + suffix,
    kind: "histogram",
    help,
    labels,
    value,
  });
  return [...timings.values()].flatMap(({ labels, counts, sum, count }) => [
    ...counts.map((value, i) => sample("_bucket", { ...labels, le: String(buckets[i]) }, value)),
    sample("_bucket", { ...labels, le: "+Inf" }, count),
    sample("_sum", labels, sum),
    sample("_count", labels, count),
  ]);
}

const delay = monitorEventLoopDelay({ resolution: 20 });

/** Memory, processor and event loop lag, for any process of ours. */
export function watchProcess(kind: "web" | "worker" | "drawing"): void {
  delay.enable();
  watchPools();
  gauge("harambee_process_cpu_seconds", "Processor time used, user and system", () => {
    const { user, system } = process.cpuUsage();
    return [[{ kind }, (user + system) / 1e6]];
  });
  gauge("harambee_process_memory_bytes", "Resident memory", () => [
    [{ kind }, process.memoryUsage.rss()],
  ]);
  gauge("harambee_event_loop_delay_seconds", "99th percentile since it was last asked", () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return [[{ kind }, Number.isFinite(seconds) ? seconds : 0]];
  });
}

/** The database connections that this process holds. */
function watchPools(): void {
  gauge("harambee_database_pool", "Connections of this process, and who waits for one", () =>
    poolFigures().flatMap(({ pool, inUse, idle, waiting }): [Labels, number][] => [
      [{ pool, state: "in use" }, inUse],
      [{ pool, state: "idle" }, idle],
      [{ pool, state: "waiting" }, waiting],
    ]),
  );
}

/** The page cache. */
export function watchPages(cache: { size: { entries: number; bytes: number } }): void {
  gauge("harambee_page_cache_entries", "Pages and files in the page cache", () => [
    [{}, cache.size.entries],
  ]);
  gauge("harambee_page_cache_bytes", "What they hold in memory", () => [[{}, cache.size.bytes]]);
}

/** What is in progress and what waits, for each lane. */
export function watchLanes(admission: Pick<Admission, "state" | "refused">): void {
  gauge("harambee_working", "Requests that are worked on, by lane", () => [
    ...Object.entries(admission.state.working).map(lane),
    [{ lane: "gift" }, donationQueue().begun],
  ]);
  gauge("harambee_waiting", "Requests that wait for their turn, by lane", () => [
    ...Object.entries(admission.state.waiting).map(lane),
    [{ lane: "gift" }, donationQueue().waiting],
  ]);
  gauge("harambee_refused", "Requests that found no room, by lane, since the start", () =>
    Object.entries(admission.refused).map(lane),
  );
}
const lane = ([name, value]: [string, number]): [Labels, number] => [{ lane: name }, value];

export function samples(): Sample[] {
  return [...counters.values(), ...timingSamples(), ...gauges.flatMap((read) => read())];
}

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
const family = ({ name, kind }: Sample) =>
  kind === "histogram" ? name.replace(/_(?:bucket|sum|count)$/, "") : name;

/** Samples as text: each family once, with its type and help text. */
export function format(all: Sample[]): string {
  const families = new Map<string, Sample[]>();
  for (const sample of all)
    families.set(family(sample), [...(families.get(family(sample)) ?? []), sample]);
  let text = "";
  for (const [name, members] of families) {
    const [first] = members;
    text += `# HELP ${name} ${first!.help}\n# TYPE ${name} ${first!.kind}\n`;
    for (const { name: full, labels, value } of members) {
      const pairs = Object.entries(labels).map(([key, text_]) => `${key}="${escaped(text_)}"`);
      text += `${full}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
    }
  }
  return text;
}
