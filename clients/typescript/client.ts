import { errorOf, ApiError } from "./errors.js";
import type { Data, Given, ListPath, Method, Options, PathOf, Row } from "./types.js";

export type ClientOptions = {
  /** the site, as https://example.org; /api/v1 is added */
  baseUrl: string;
  /** an API key, hrb_live_… or hrb_test_…; without one only what everyone may see is answered */
  key?: string;
  /** how often a call is made again after 429 or 503; 3 unless said */
  retries?: number;
  /** seconds: a Retry-After above that is thrown instead of waited for; 60 unless said */
  longestWait?: number;
  fetch?: (request: Request) => Promise<Response>;
  wait?: (milliseconds: number) => Promise<void>;
};

type Sent = {
  query?: Record<string, unknown> | undefined;
  path?: Record<string, unknown> | undefined;
  body?: unknown;
  form?: Record<string, unknown> | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
};

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function addressOf(base: URL, template: string, { path = {}, query = {} }: Sent): URL {
  const filled = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = path[name];
    if (value === undefined || value === null || value === "")
      throw new TypeError(`${template} needs path.${name}`);
    return encodeURIComponent(String(value));
  });
  const url = new URL(`/api/v1${filled}`, base);
  for (const [name, value] of Object.entries(query))
    for (const one of listOf(value))
      if (one !== undefined) url.searchParams.append(name, String(one));
  return url;
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of listOf(value)) {
      if (one === undefined) continue;
      if (one instanceof Blob) form.append(name, one);
      else form.append(name, String(one));
    }
  return form;
}

/** @throws TypeError for an address that would send the key in clear over a network */
function baseOf(text: string): URL {
  const url = new URL(text);
  const local = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol !== "https:" && !local) throw new TypeError(`${url.origin} is not https`);
  return url;
}

/**
 * Whether the same call may be made again. 429 did nothing. After 503 or a broken line nobody knows whether a write was done:
 * it is repeated only with an idempotency key, which the server then knows.
 */
function mayRepeat(error: unknown, method: Method, sent: Sent): boolean {
  const harmless = method === "get" || sent.idempotencyKey !== undefined;
  if (!(error instanceof ApiError)) return harmless && !sent.signal?.aborted;
  if (error.status === 429) return true;
  return harmless && (error.status === 503 || error.code === "in_progress");
}

/** Calls of the API by their paths, with the types of its description. */
export class ApiClient {
  private readonly base: URL;

  constructor(private readonly options: ClientOptions) {
    this.base = baseOf(options.baseUrl);
  }

  get<P extends PathOf<"get">>(path: P, ...options: Given<Options<P, "get">>) {
    return this.call<Data<P, "get">>("get", path, options[0]);
  }
  post<P extends PathOf<"post">>(path: P, ...options: Given<Options<P, "post">>) {
    return this.call<Data<P, "post">>("post", path, options[0]);
  }
  put<P extends PathOf<"put">>(path: P, ...options: Given<Options<P, "put">>) {
    return this.call<Data<P, "put">>("put", path, options[0]);
  }
  patch<P extends PathOf<"patch">>(path: P, ...options: Given<Options<P, "patch">>) {
    return this.call<Data<P, "patch">>("patch", path, options[0]);
  }
  delete<P extends PathOf<"delete">>(path: P, ...options: Given<Options<P, "delete">>) {
    return this.call<Data<P, "delete">>("delete", path, options[0]);
  }

  /** Every row of a list, page after page, however many come while it is read. */
  each<P extends ListPath>(path: P, ...options: Given<Options<P, "get">>): AsyncGenerator<Row<P>> {
    return this.rows<Row<P>>(path, options[0]);
  }

  private async *rows<R extends { id: string }>(path: string, sent: Sent = {}): AsyncGenerator<R> {
    let after: unknown = sent.query?.["starting_after"];
    for (let more = true; more;) {
      const query = { limit: 100, ...sent.query, starting_after: after };
      const page = await this.call<Record<string, R[] | boolean>>("get", path, { ...sent, query });
      const rows = Object.values(page).find(Array.isArray) ?? [];
      for (const row of rows) yield row;
      after = rows.at(-1)?.id;
      more = page["hasMore"] === true && after !== undefined;
    }
  }

  private async call<D>(method: Method, path: string, sent: Sent = {}): Promise<D> {
    const { retries = 3, longestWait = 60, wait = sleep } = this.options;
    for (let tried = 0; ; tried++) {
      try {
        return await this.once<D>(method, path, sent);
      } catch (error) {
        const asked = error instanceof ApiError ? error.retryAfter : null;
        // a second, two, four …, and up to as much again, so that many programs do not come back together
        const seconds = asked ?? 2 ** tried * (1 + Math.random());
        if (tried >= retries || seconds > longestWait || !mayRepeat(error, method, sent))
          throw error;
        await wait(seconds * 1000);
      }
    }
  }

  private async once<D>(method: Method, path: string, sent: Sent): Promise<D> {
    const headers = new Headers({ accept: "application/json" });
    if (this.options.key !== undefined) headers.set("authorization", `Bearer ${this.options.key}`);
    if (sent.idempotencyKey !== undefined) headers.set("idempotency-key", sent.idempotencyKey);
    let body: string | FormData | undefined;
    if (sent.form !== undefined) body = formOf(sent.form);
    else if (sent.body !== undefined) {
      headers.set("content-type", "application/json");
      body = JSON.stringify(sent.body);
    }
    const request = new Request(addressOf(this.base, path, sent), {
      method: method.toUpperCase(),
      headers,
      redirect: "error", // the key goes nowhere else
      ...(body === undefined ? {} : { body }),
      ...(sent.signal ? { signal: sent.signal } : {}),
    });
    const response = await (this.options.fetch ?? fetch)(request);
    const answer: unknown = await response.json().catch(() => null);
    const { success, data } = (answer ?? {}) as { success?: boolean; data?: D };
    if (success !== true) throw errorOf(response, answer);
    return data as D;
  }
}
