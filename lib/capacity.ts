/**
 * How much of one process a visitor, a network and everybody together may use at a time. Limits of requests per minute
 * (server/page-limits.ts) do not cover this: three hundred requests may arrive in one burst, and a client that never
 * reads holds on to its response for as long as it likes. docs/operations.md explains the numbers to operators.
 */
export const capacity = {
  /** connections to the site's port (server/connections.ts) */
  connections: {
    /** each costs a file descriptor and some ten kilobytes: far below what a process may open */
    all: 2_000,
    /**
     * per network, where visitors come without a proxy: a browser opens six, so ten phones behind one address at once
     */
    ofNetwork: 64,
    /** unanswered requests per connection. Browsers send the next one after the response */
    unanswered: 8,
    /** a connection is closed after this many requests, to free what it holds */
    requests: 1_000,
    /** ms without traffic while it is the client's turn */
    idleMs: 60_000,
    /** after `graceMs` a client must read at this pace; GPRS manages 2,000 to 5,000 bytes a second */
    pace: { graceMs: 60_000, bytesPerSecond: 1_024 },
    /** the same while half of all connections are open */
    crowdedPace: { graceMs: 15_000, bytesPerSecond: 8 * 1_024 },
    /** ms without progress after which a network's slowest connection is closed for its next one */
    stuckMs: 5_000,
    /** ms between two checks of who reads what they are sent */
    sweepMs: 1_000,
  },
  /** rendering per network (server/network-turns.ts) */
  networkTurns: {
    /** as many as one browser requests at once */
    atOnce: 6,
    /** per network; more than the per-minute limit allows never wait */
    waiting: 300,
    /** over all networks */
    waitingInAll: 2_000,
    /** ms until 503; the rest of it also covers the queue behind this one */
    patienceMs: 10_000,
  },
  /**
   * Rendering over all networks (server/admission.ts), in separate queues so that none waits for a less important one;
   * sixteen together. More at once would not be faster: one process renders on one processor core.
   */
  lanes: {
    /** giving pages, and the page after a donation */
    giving: { atOnce: 4, waiting: 400, patienceMs: 10_000 },
    /** pages, API calls and files that are not part of a donation */
    page: { atOnce: 6, waiting: 400, patienceMs: 8_000 },
    /** renewals of cached pages that are being requested: first among what is rendered */
    renewal: { atOnce: 2, waiting: 400, patienceMs: 8_000 },
    /**
     * pages for the cache, renewals among them: limited only by the processor, so more at once would only delay short
     * requests
     */
    drawing: { atOnce: 3, waiting: 400, patienceMs: 8_000 },
    /** searches, rendered images and QR codes: refused first */
    extra: { atOnce: 3, waiting: 100, patienceMs: 3_000 },
  },
  /** database connections per process (lib/db.ts) */
  database: {
    all: 20,
    /** of these, the most that rendering may use: the others are for payments, forms and the worker */
    drawing: 14,
    /** ms until a query that gets no connection fails */
    patienceMs: 5_000,
  },
} as const;
