// GET /metrics, for holders of the token: what all processes of this start count, plus the database's figures for
// donations, queues and books. Without METRICS_TOKEN the address does not exist.
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { isBearer } from "../lib/auth/bearer";
import { addressOf } from "../lib/routes";
import { logLine } from "./json-log";
import { format, increase, samples, timeRequest, type Sample } from "./metrics";
import { onMessage, othersCount, sendMessage } from "./processes";
import type { Step } from "./pipeline";

/** ms that the other processes have to answer: one that hangs is not waited for */
const patienceMs = 1_000;
/** ms for which the database's figures are reused */
const keptMs = 10_000;

/** Counts each request by its route, and how long it took. */
export const countRequests: Step = {
  name: "count requests",
  handle: (request, response, next) => {
    const began = performance.now();
    const { route } = addressOf(request.url ?? "/"); // the framework rewrites request.url while it answers
    response.once("close", () => {
      const status = response.writableFinished ? String(response.statusCode) : "cut";
      increase("harambee_requests_total", "Requests by route and status", {
        route: route.path,
        method: request.method ?? "",
        status,
      });
      timeRequest({ route: route.path }, (performance.now() - began) / 1000);
    });
    return next();
  },
};

type Row = { name: string; label: string; value: number };
/** name → what it means, and the label's name */
const figures: Record<string, { help: string; label?: string }> = {
  harambee_gifts: { help: "Gifts begun within a day, by state", label: "state" },
  harambee_gifts_settled_hour: { help: "Gifts that settled within the hour" },
  harambee_queue_waiting: { help: "Jobs and events that are due and not done", label: "queue" },
  harambee_queue_age_seconds: { help: "How long the oldest of them is due", label: "queue" },
  harambee_queue_dead: { help: "Jobs and events that were given up", label: "queue" },
  harambee_books_broken_rules: { help: "Rules about money that the last daily check found broken" },
  harambee_books_checked_seconds: { help: "How long ago the rules about money were checked" },
  harambee_books_suspense_cents: { help: "Money that fits no gift" },
  harambee_database_connections: { help: "Connections to this database", label: "state" },
  harambee_database_connections_most: { help: "Connections that the database takes" },
};

const question = `
  select 'harambee_gifts' as name, status as label, count(*)::float8 as value from donation
   where created_at > now() - interval '1 day' group by status
  union all select 'harambee_gifts_settled_hour', '', count(*) from donation where settled_at > now() - interval '1 hour'
  union all select w.name, q.queue, case w.name when 'harambee_queue_waiting' then q.waiting else q.age end
    from (select case when kind like 'mail.%' then 'mail' else 'work' end as queue, count(*)::float8 as waiting,
                 coalesce(extract(epoch from now() - min(next_at)), 0)::float8 as age
            from job where status = 'new' and next_at <= now() group by 1
          union all select 'events', count(*), coalesce(extract(epoch from now() - min(next_at)), 0)
            from provider_event where status = 'new' and next_at <= now()) q,
         (values ('harambee_queue_waiting'), ('harambee_queue_age_seconds')) w (name)
  union all select 'harambee_queue_dead', 'jobs', count(*) from job where status = 'dead'
  union all select 'harambee_queue_dead', 'events', count(*) from provider_event where status = 'dead'
  union all select 'harambee_books_broken_rules', '', jsonb_array_length(value -> 'broken') from setting where key = 'ledger.alarm'
  union all select 'harambee_books_checked_seconds', '', extract(epoch from now() - (value ->> 'at')::timestamptz)::float8
    from setting where key = 'ledger.alarm'
  union all select 'harambee_books_suspense_cents', '', coalesce(sum(credits - debits), 0) from ledger_account where code like 'suspense:%'
  union all select 'harambee_database_connections', coalesce(state, 'own'), count(*) from pg_stat_activity
   where datname = current_database() group by state
  union all select 'harambee_database_connections_most', '', setting::float8 from pg_settings where name = 'max_connections'`;

class DatabaseFigures {
  private readonly pool: pg.Pool;
  private cached: { at: number; rows: Promise<Row[]> } | null = null;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 10_000,
      connectionTimeoutMillis: 3_000,
      statement_timeout: 3_000,
      query_timeout: 4_000,
      allowExitOnIdle: true,
    }).on("error", () => {});
  }

  async read(): Promise<Sample[]> {
    if (this.cached === null || this.cached.at + keptMs < Date.now()) {
      const rows = this.pool.query<Row>(question).then((result) => result.rows);
      this.cached = { at: Date.now(), rows };
    }
    const isUp = (value: number): Sample => ({
      name: "harambee_database_up",
      kind: "gauge",
      help: "Whether the database answers",
      labels: {},
      value,
    });
    try {
      const rows = await this.cached.rows;
      return [
        isUp(1),
        ...rows.map(({ name, label, value }): Sample => {
          const { help, label: labelName } = figures[name] ?? { help: name };
          const labels = labelName === undefined ? {} : { [labelName]: label };
          return { name, kind: "gauge", help, labels, value };
        }),
      ];
    } catch (error) {
      logLine("warn", "metrics.database", { error: String(error) });
      return [isUp(0)];
    }
  }
}

const labelled = (all: Sample[], pid: number): Sample[] =>
  all.map((sample) => ({ ...sample, labels: { ...sample.labels, process: String(pid) } }));

/** question → the answers received so far */
const gathering = new Map<string, { answers: Sample[]; from: Set<number>; done: () => void }>();

/** Answers the other processes' questions; the worker does this too. */
export function answerMetrics(): void {
  onMessage("metrics?", (id, from) => sendMessage("metrics!", { id, all: samples() }, from));
  onMessage("metrics!", (content, from) => {
    const { id, all } = content as { id: string; all: Sample[] };
    const asked = gathering.get(id);
    if (!asked || asked.from.has(from)) return;
    asked.from.add(from);
    asked.answers.push(...labelled(all, from));
    if (asked.from.size >= othersCount) asked.done();
  });
}

async function ofOthers(): Promise<Sample[]> {
  if (process.send === undefined) return [];
  const id = randomBytes(8).toString("hex");
  const answers: Sample[] = [];
  const all = new Promise<void>((resolve) =>
    gathering.set(id, { answers, from: new Set(), done: resolve }),
  );
  sendMessage("metrics?", id);
  await Promise.race([all, wait(patienceMs)]);
  gathering.delete(id);
  return answers;
}

/** Without the token the response is the site's 404. */
export function metricsPage(token: string | undefined, databaseUrl: string | undefined): Step {
  const database = token && databaseUrl ? new DatabaseFigures(databaseUrl) : null;
  return {
    name: "metrics page",
    handle: async (request, response, next) => {
      const isAsked = request.url === "/metrics" && request.method === "GET";
      if (!isAsked || !token || !isBearer(request.headers.authorization, token)) return next();
      const [others, figuresNow] = await Promise.all([ofOthers(), database?.read() ?? []]);
      const text = format([...labelled(samples(), process.pid), ...others, ...figuresNow]);
      response
        .writeHead(200, {
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
          "cache-control": "private, no-store",
        })
        .end(text);
    },
  };
}
