// Listens to the database for changes by any process or program, and tells the page cache and the framework's. Triggers
// notify edits in the transaction that makes them, so no writer can forget. A campaign's sums are polled each second
// instead: a transaction that notifies takes a server-wide lock while it commits, and settlements would wait for each
// other.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { noteChange, noteHearing } from "../lib/copy-age";
import { forgetPages } from "./framework-cache";
import { logLine } from "./json-log";
import type { PageCache } from "./page-cache";
import { changeSchema, type Change } from "./page-change";
import { sharedClock } from "./page-handover";

const channel = "harambee_pages";
/** ms after which a connection that does not answer counts as lost */
const patienceMs = 3_000;
const pauseMs = 1_000;
/** Polling of sums takes at most this share of the time: with very many campaigns it polls less often. */
const mostShare = 0.05;
/** ms; a donation must be seen within seconds */
const longestPauseMs = 3_000;

/** Rows whose newest version is by the oldest transaction that was open at the last poll, or by a later one. */
const changedSince = `
  select slug, ngo_id as ngo, xmin::text as version from campaign where age(xmin) <= age($1::text::xid8::xid)`;
const oldestOpen = "select pg_snapshot_xmin(pg_current_snapshot())::text as open";

type Row = { slug: string; ngo: string; version: string };

export class PageChanges {
  private client: pg.Client | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  /** campaign → its row's version at the last notification */
  private versions = new Map<string, string>();

  constructor(
    private readonly cache: Pick<PageCache, "apply" | "evict" | "setHearing" | "handOver">,
  ) {}

  /**
   * Listens from now on, and again whenever the connection is lost.
   * @param ended when it is aborted, the promise resolves
   */
  async listen(url: string, ended = new AbortController().signal): Promise<void> {
    let wasHeard = true;
    while (!ended.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: "harambee pages",
        connectionTimeoutMillis: patienceMs,
        query_timeout: patienceMs,
        keepAlive: true,
      });
      const hears = () => {
        if (!wasHeard) logLine("info", "pages.heard_again", {});
        wasHeard = true;
      };
      try {
        await this.follow(client, ended, hears);
      } catch (error) {
        if (wasHeard && !ended.aborted) logLine("warn", "pages.deaf", { error: String(error) });
        wasHeard = false;
      }
      this.client = null;
      this.cache.setHearing(false);
      noteHearing(false);
      await client.end().catch(() => {});
      if (!ended.aborted) await wait(pauseMs);
    }
  }

  /** Waits until notifications of everything committed so far have arrived; if they cannot, everything is evicted. */
  async heard(): Promise<void> {
    const { client } = this;
    if (client === null) return this.apply({ kind: "all" });
    // the database delivers pending notifications before it answers
    await this.query(client, "select 1").catch(() => this.apply({ kind: "all" }));
  }

  /** Runs one statement after the other, as the driver requires of one connection. */
  private query<R extends pg.QueryResultRow>(
    client: pg.Client,
    text: string,
    values: unknown[] = [],
  ): Promise<R[]> {
    const rows = this.turn.then(async () => (await client.query<R>(text, values)).rows);
    this.turn = rows.catch(() => {});
    return rows;
  }

  private apply(change: Change): void {
    // a donation's sums may be seconds old (GiftPace): in a rush, the read copy must serve the lists
    if (change.kind !== "gift") noteChange();
    this.cache.apply(change);
    if (change.kind === "gift")
      forgetPages([`/campaigns/${change.slug}`, `/ngo-campaigns/${change.ngo}`]);
    else forgetPages();
  }

  /** Follows one connection until it is lost. */
  private async follow(
    client: pg.Client,
    ended: AbortSignal,
    onListening: () => void,
  ): Promise<never> {
    const connectionLost = new AbortController();
    const signal = AbortSignal.any([connectionLost.signal, ended]);
    client.on("error", (error) => connectionLost.abort(error));
    client.on("end", () => connectionLost.abort(new Error("The connection ended.")));
    client.on("notification", ({ payload }) => this.hear(payload ?? ""));
    await client.connect();
    await this.query(client, `listen ${channel}`);
    this.client = client;
    noteHearing(true);
    this.cache.setHearing(true); // evicts what changed while nobody was listening
    forgetPages();
    onListening();
    let open: string | null = null;
    for (;;) {
      const began = Date.now();
      const heardUntil = sharedClock();
      open = await this.askForSums(client, open);
      this.cache.handOver(heardUntil);
      const rest = Math.max(pauseMs, (Date.now() - began) / mostShare);
      await wait(Math.min(rest, longestPauseMs), undefined, { signal });
    }
  }

  /** @returns the oldest transaction that is open now; its changes are asked for next time */
  private async askForSums(client: pg.Client, before: string | null): Promise<string> {
    const [now] = await this.query<{ open: string }>(client, oldestOpen);
    const rows = await this.query<Row>(client, changedSince, [before]);
    const versions = new Map(rows.map((row) => [row.slug, row.version]));
    for (const { slug, ngo, version } of rows)
      if (this.versions.get(slug) !== version) this.apply({ kind: "gift", slug, ngo });
    this.versions = versions;
    return now!.open;
  }

  private hear(payload: string): void {
    try {
      this.apply(changeSchema.parse(JSON.parse(payload)));
    } catch {
      this.apply({ kind: "all" }); // sent by a newer version
    }
  }
}
