/**
 * How much of one process a visitor, a network and everybody together may hold at a time. A limit of requests a minute
 * (server/page-limits.ts) does not bound this: three hundred of them may come in one packet, and a client that never reads
 * holds what was made for it for as long as it likes. docs/operations.md explains the numbers to who runs the site.
 */
export const capacity = {
  /** of the site's port (server/connections.ts) */
  connections: {
    /** each costs a file and some ten kilobytes: far below what a process may open */
    all: 2_000,
    /** of one network, where visitors come without a proxy: a browser opens six, so ten phones behind one address at once */
    ofNetwork: 64,
    /** requests of one connection that are not answered yet. Browsers send the next one after the answer */
    unanswered: 8,
    /** after so many requests a connection is closed, so that what it keeps is let go */
    requests: 1_000,
    /** ms in which nothing comes and nothing is taken, while it is the client's turn */
    idleMs: 60_000,
    /** what is owed to a client must be taken at this pace once `graceMs` have passed; GPRS takes 2,000 to 5,000 bytes a second */
    pace: { graceMs: 60_000, bytesPerSecond: 1_024 },
    /** the same while half of all connections are open */
    crowdedPace: { graceMs: 15_000, bytesPerSecond: 8 * 1_024 },
    /** ms without progress after which a network's slowest connection makes room for its next one */
    stuckMs: 5_000,
    /** ms between two looks at who takes what it was sent */
    sweepMs: 1_000,
  },
  /** what is drawn for one network (server/network-turns.ts) */
  networkTurns: {
    /** as many as one browser asks at once */
    atOnce: 6,
    /** of one network; more than the limit of a minute lets through never wait */
    waiting: 300,
    /** of all networks */
    waitingInAll: 2_000,
    /** ms until 503; what is left of it holds for the queue behind as well */
    patienceMs: 10_000,
  },
  /**
   * What is drawn for all (server/admission.ts), in queues so that none waits for what is less needed; sixteen together. More at
   * once would not be quicker: one process draws on one processor core.
   */
  lanes: {
    /** pages on which somebody gives, and the page after it */
    giving: { atOnce: 4, waiting: 400, patienceMs: 10_000 },
    /** pages, calls and files that are no donation */
    page: { atOnce: 6, waiting: 400, patienceMs: 8_000 },
    /** pages that were in the cache and that somebody asks for again: first among what is drawn */
    renewal: { atOnce: 2, waiting: 400, patienceMs: 8_000 },
    /** pages for the cache, renewals among them: the processor alone is their limit, so more at once would only hold up what is short */
    drawing: { atOnce: 3, waiting: 400, patienceMs: 8_000 },
    /** searches, drawn pictures and QR codes: refused first */
    extra: { atOnce: 3, waiting: 100, patienceMs: 3_000 },
  },
  /** connections of a process to the database (lib/db.ts) */
  database: {
    all: 20,
    /** of these at most so many for what is drawn: the others are for payments, forms and the worker */
    drawing: 14,
    /** ms until a query that finds none fails */
    patienceMs: 5_000,
  },
} as const;
