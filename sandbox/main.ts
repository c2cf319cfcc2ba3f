import path from "node:path";
import { RequestHandler } from "./api/request-handler";
import { readConfig, type Config } from "./config";
import { Faults } from "./control/faults";
import { Store } from "./core/store";
import { isOver, scheduleRenewal } from "./core/subscriptions";
import { runTask } from "./core/tasks";
import { runDue, type World } from "./core/world";
import { makeServer } from "./server";
import { Webhooks } from "./webhooks";

/** The payment sandbox as a process (sandbox/README.md). */

function fail(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  fail((error as Error).message);
}

const store = new Store(path.resolve(config.SANDBOX_DATA));
const faults = new Faults(store);
const endpoints =
  config.SANDBOX_WEBHOOK_URL && config.SANDBOX_WEBHOOK_SECRET
    ? [
        {
          url: config.SANDBOX_WEBHOOK_URL,
          secret: config.SANDBOX_WEBHOOK_SECRET,
          events: config.SANDBOX_WEBHOOK_EVENTS ?? ["*"],
        },
      ]
    : [];
const hooks = new Webhooks(store, faults, endpoints, config.SANDBOX_RETRIES);
const world: World = { store, hooks, faults, runTask: (task) => runTask(world, task) };
const api = new RequestHandler(
  world,
  config.SANDBOX_SECRET_KEY ?? null,
  config.SANDBOX_ORIGIN ?? null,
);

// an older sandbox's folder has no tasks yet
for (const subscription of store.list("subscription", (s) => !isOver(s)))
  if (![...store.tasks.values()].some((task) => task.ref === subscription.id))
    scheduleRenewal(world, subscription);
for (const session of store.list("checkout.session", (s) => s.status === "open"))
  if (![...store.tasks.values()].some((task) => task.ref === session.id))
    store.schedule({
      at: session.expires_at,
      kind: "session_expire",
      ref: session.id,
    });
runDue(world);
store.commit();

const server = makeServer(world, api);
server.once("error", (error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${config.SANDBOX_PORT} is taken; set SANDBOX_PORT to another.`
      : error.message,
    98,
  ),
);
server.listen(config.SANDBOX_PORT, "127.0.0.1", () => {
  hooks.start();
  const address = server.address();
  process.stdout.write(
    `${JSON.stringify({ ready: true, port: typeof address === "object" && address ? address.port : config.SANDBOX_PORT })}\n`,
  );
});
// tasks fall due even without requests
const ticking = setInterval(() => api.tick(), 100);

function stop(): void {
  clearInterval(ticking);
  hooks.stop();
  store.commit();
  server.close(() => process.exit(0));
  server.closeAllConnections();
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
