import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setOwnServer } from "@/lib/http/own-server";
import { onRequestError, register } from "@/instrumentation";

const guardEveryServer = vi.hoisted(() => vi.fn());
const startInlineWorker = vi.hoisted(() => vi.fn());
vi.mock("@/server/guards", () => ({ guardEveryServer }));
vi.mock("@/server/json-log", () => ({ logAsJson: () => {} }));
vi.mock("@/lib/worker/inline", () => ({ startInlineWorker }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  vi.stubEnv("NODE_ENV", "production");
});
afterEach(() => {
  vi.unstubAllEnvs();
  globalThis.harambeeServer = undefined;
});

test("plain next start gets our guards, and the worker", async () => {
  await register();
  expect(guardEveryServer).toHaveBeenCalledTimes(1);
  expect(startInlineWorker).toHaveBeenCalledTimes(1);
});

test("our own server, which has them already, does not get them twice", async () => {
  setOwnServer({ inner: "x", note: () => {}, heard: async () => {} });
  await register();
  expect(guardEveryServer).not.toHaveBeenCalled();
  expect(startInlineWorker).toHaveBeenCalledTimes(1);
});

test.each([
  ["VERCEL", "1", 0], // suspended between two requests: its scheduler calls /cron
  ["AWS_LAMBDA_FUNCTION_NAME", "site", 0],
  ["NODE_ENV", "development", 1],
])(
  "where %s is %s there is nothing to guard: the host routes by headers of its own",
  async (name, value, workers) => {
    vi.stubEnv(name, value);
    await register();
    expect(guardEveryServer).not.toHaveBeenCalled();
    expect(startInlineWorker).toHaveBeenCalledTimes(workers);
  },
);

test.each([
  ["NEXT_RUNTIME", "edge"],
  ["NEXT_PHASE", "phase-production-build"],
])("nothing begins where %s is %s", async (name, value) => {
  vi.stubEnv(name, value);
  await register();
  expect(guardEveryServer).not.toHaveBeenCalled();
  expect(startInlineWorker).not.toHaveBeenCalled();
});

test("an error of a database that is away is told to the server; another is not", () => {
  const told: string[] = [];
  setOwnServer({
    inner: "x",
    note: (id, what) => void told.push(`${id} ${what}`),
    heard: async () => {},
  });
  const meet = (error: unknown) =>
    onRequestError(error, { headers: { "x-request-id": "req_1" } }, { routeType: "render" });
  meet(new Error("Connection terminated unexpectedly"));
  expect(told).toContain("req_1 database-away");
  told.length = 0;
  meet(
    new Error("campaignsFetchFailed", {
      cause: new Error("timeout exceeded when trying to connect"),
    }),
  );
  expect(told).toContain("req_1 database-away");
  told.length = 0;
  meet(new Error("x is not a function"));
  expect(told).not.toContain("req_1 database-away");
  expect(told).toHaveLength(1);
});
