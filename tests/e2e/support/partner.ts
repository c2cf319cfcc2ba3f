import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

export type Partner = {
  origin: string;
  /** Serves a page there. */
  put: (path: string, html: string, headers?: Record<string, string>) => void;
  /** Serves a page there under a host name of its own, and opens it. */
  visit: (page: Page, body: string, headers?: Record<string, string>) => Promise<void>;
  close: () => void;
};

/** Pages of another site: a different origin, because the site is "localhost" and this is an IP address. */
export async function openPartner(): Promise<Partner> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = createServer((request, answer) => {
    const page = pages.get(request.url ?? "");
    answer
      .writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...page?.headers })
      .end(page?.html ?? "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const put: Partner["put"] = (path, html, headers = {}) => void pages.set(path, { html, headers });
  let count = 0;
  return {
    origin,
    put,
    visit: async (page, body, headers) => {
      const at = `/${++count}.html`;
      put(at, `<!doctype html><html lang="en"><title>Partner</title>${body}`, headers);
      await page.goto(origin + at);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
