import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setOwnServer } from "@/lib/http/own-server";
import { register } from "@/instrumentation";

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
  setOwnServer({ inner: "x", note: () => {} });
  await register();
  expect(guardEveryServer).not.toHaveBeenCalled();
  expect(startInlineWorker).toHaveBeenCalledTimes(1);
});

test.each([
  ["VERCEL", "1"],
  ["AWS_LAMBDA_FUNCTION_NAME", "site"],
  ["NODE_ENV", "development"],
])(
  "where %s is %s there is nothing to guard: the host routes by headers of its own",
  async (name, value) => {
    vi.stubEnv(name, value);
    await register();
    expect(guardEveryServer).not.toHaveBeenCalled();
    expect(startInlineWorker).toHaveBeenCalledTimes(1);
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
