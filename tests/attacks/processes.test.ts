import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { openSite, randomAddress } from "./support/site";

/** Two processes for pages and a worker, as `npm start` runs them (server/cluster.mjs). */
const token = "a-token-for-the-metrics";
const site = startSite({ server: "processes", env: { METRICS_TOKEN: token } });

type Process = { pid: number; kind: "web" | "worker" | "drawing" };

const programs = {
  web: "server/main.ts",
  worker: "scripts/worker.ts",
  drawing: "server/drawing.ts",
};

/** The child processes of a process, by the program that each runs. */
function childrenOf(parent: number): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const [state, ppid] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (Number(ppid) !== parent || state === "Z") return [];
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8");
        const kinds: Process["kind"][] = ["web", "worker", "drawing"];
        return kinds
          .filter((kind) => command.includes(programs[kind]))
          .map((kind) => ({ pid: Number(name), kind }));
      } catch {
        return []; // it exited while we were reading
      }
    });
}
/** The ports on which a process listens, from the system's list of sockets. */
function portsOf(pid: number): number[] {
  const sockets = readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
    } catch {
      return [];
    }
  });
  const listening = "0A";
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row[3] === listening && sockets.includes(row[9]!))
    .map((row) => parseInt(row[1]!.split(":")[1]!, 16));
}
const running = (kind: Process["kind"]) =>
  childrenOf(site().pid)
    .filter((one) => one.kind === kind)
    .map(({ pid }) => pid)
    .sort((a, b) => a - b);

/** A job for a worker: its row records that it ran. */
async function jobIsDone(): Promise<void> {
  const { db } = await import("@/lib/db");
  const { enqueue } = await import("@/lib/jobs/enqueue");
  const key = `processes:${Date.now()}:${Math.random()}`;
  await db.$transaction((tx) => enqueue(tx, "files.delete", key, { storageKeys: [] }));
  await site().until(
    "a worker does the job",
    async () => (await db.job.count({ where: { dedupeKey: key, status: "new" } })) === 0,
    60,
  );
}

// a new connection each: an open one may have been to the killed process
const health = async () =>
  (await site().request("/api/v1/health", { headers: { connection: "close" } })).status;

attack("V10", "two processes answer, one draws and one works; each is started again", async () => {
  await site().until("two and one run", () => running("web").length === 2);
  await site().until("the worker runs", () => running("worker").length === 1);
  await site().until("one draws", () => running("drawing").length === 1);
  await jobIsDone();
  for (const kind of ["web", "worker", "drawing"] as const) {
    const before = running(kind);
    process.kill(before[0]!, "SIGKILL");
    await site().until(`the ${kind} process has ended`, () => !running(kind).includes(before[0]!));
    // the other process continues; a connection to the killed one is reset, and any browser retries
    if (kind === "web")
      await site().until("the other one answers", async () => (await health()) === 200, 2);
    await site().until(
      `a new ${kind} process runs`,
      () => running(kind).length === before.length,
      60,
    );
  }
  await jobIsDone();
  for (let i = 0; i < 20; i++) expect(await health()).toBe(200);
});

attack("V11", "what a network may have drawn is counted over all processes", async () => {
  const { pageLimits } = await import("@/server/page-limits");
  await site().until("two run", () => running("web").length === 2);
  const from = randomAddress();
  // a new connection each, so that both processes are used
  const ask = (i: number) =>
    site().request(`/share/en/page/none-${i}.png`, { from, headers: { connection: "close" } });
  for (let i = 0; i < pageLimits.share; i++) await ask(i);
  await site().wait(1_000); // they exchange messages
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await ask(1_000 + i)).status);
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 429));
});

attack("V12", "a session and a form's key hold on whichever process they meet", async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  const owner = await person("approved");
  const campaign = await makeCampaign(owner.ngoId!);
  const begin = () =>
    site().request("/api/v1/payment/create-checkout-session", {
      from: "100.64.9.9",
      body: {
        items: [{ amount: 2_500 }],
        donorName: "Same Key",
        donorEmail: "same@test.example",
        campaignId: campaign.id,
      },
      headers: { "idempotency-key": "the-same-key", connection: "close" },
    });
  const sessions = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const page = await site().request("/dashboard", {
      cookie: owner.cookie,
      headers: { connection: "close" },
    });
    expect(page.status).toBe(200);
    const answer = await begin();
    expect(answer.status, answer.text).toBe(200);
    sessions.add((JSON.parse(answer.text) as { sessionId: string }).sessionId);
  }
  expect(sessions.size).toBe(1);
});

attack(
  "V14",
  "figures of all processes for who has the token; for others no such page",
  async () => {
    await site().until("four run", () => childrenOf(site().pid).length === 4, 60);
    for (const authorization of ["", "Bearer wrong", token]) {
      const answer = await site().request("/metrics", { headers: { authorization } });
      expect(answer.status, authorization).toBe(404);
    }
    await site().request("/contact");
    let figures = "";
    await site().until("each process has answered", async () => {
      const answer = await site().request("/metrics", {
        headers: { authorization: `Bearer ${token}` },
      });
      figures = answer.text;
      const kinds = figures.matchAll(
        /^harambee_process_memory_bytes\{kind="(\w+)",process="\d+"\}/gm,
      );
      return (
        [...kinds]
          .map(([, kind]) => kind)
          .sort()
          .join() === "drawing,web,web,worker"
      );
    });
    for (const name of [
      'harambee_requests_total{route="/contact",method="GET",status="200"',
      'harambee_request_seconds_bucket{route="/contact",le="+Inf"',
      "harambee_gifts_settled_hour ",
      'harambee_queue_age_seconds{queue="events"}',
      "harambee_books_suspense_cents ",
      'harambee_database_pool{pool="primary",state="in use"',
      'harambee_database_pool{pool="primary",state="idle"',
      'harambee_database_pool{pool="primary",state="waiting"',
      "harambee_database_up 1",
      "harambee_database_connections{",
      "harambee_page_cache_entries{",
      'harambee_waiting{lane="gift"',
    ])
      expect(figures, name).toContain(name);
    // each metric family is described once, and none identifies a person
    const families = [...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(families).size).toBe(families.length);
    expect(figures).not.toMatch(/@|\d+\.\d+\.\d+\.\d+/);
  },
);

attack("V16", "a page is drawn by one process and an edit is seen on all", async () => {
  const { db } = await import("@/lib/db");
  const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
  const { ngo } = await makeNgo();
  const campaigns = await Promise.all(Array.from({ length: 8 }, () => makeCampaign(ngo.id)));
  await site().until("two run", () => running("web").length === 2);
  const show = async (slug: string) => {
    const answer = await site().request(`/campaigns/${slug}`, { headers: { connection: "close" } });
    expect(answer.status).toBe(200);
    return answer.text;
  };
  const taken = async () => {
    const { text } = await site().request("/metrics", {
      headers: { authorization: `Bearer ${token}` },
    });
    const counts = [...text.matchAll(/^harambee_pages_taken_total\{[^}]*\} (\d+)/gm)];
    return counts.reduce((sum, [, n]) => sum + Number(n), 0);
  };
  const before = await taken();
  await site().until("they were handed over", async () => {
    // a page that both processes have rendered themselves is handed over by neither: each attempt starts with pages
    // that no process has
    for (const { id, title } of campaigns)
      await db.campaign.update({ where: { id }, data: { title: `${title} ${Date.now()}` } });
    await site().wait(100);
    for (const { slug } of campaigns) await show(slug);
    await site().wait(1_000); // they exchange messages
    return (await taken()) - before >= campaigns.length;
  });
  for (const { id, slug } of campaigns) {
    const title = `Edited ${slug}`;
    await db.campaign.update({ where: { id }, data: { title } });
    await site().wait(50); // until the notification arrives
    for (let i = 0; i < 4; i++) expect(await show(slug)).toContain(title);
  }
  const name = `Renamed ${ngo.id.slice(-6)}`;
  await db.ngo.update({ where: { id: ngo.id }, data: { name } });
  await site().wait(50);
  for (const { slug } of campaigns)
    for (let i = 0; i < 4; i++) expect(await show(slug)).toContain(name);
});

/**
 * Pages rendered for the page cache so far, by all web processes: in the separate rendering process, and in themselves.
 */
async function drawn(): Promise<{ apart: number; here: number }> {
  const { text } = await site().request("/metrics", {
    headers: { authorization: `Bearer ${token}` },
  });
  const sums = { apart: 0, here: 0 };
  for (const [, where, count] of text.matchAll(
    /^harambee_pages_drawn_total\{where="(apart|here)"[^}]*\} (\d+)/gm,
  ))
    sums[where as keyof typeof sums] += Number(count);
  return sums;
}

attack(
  "V22",
  "pages are drawn apart; when that process is killed they are still shown",
  async () => {
    const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
    const { ngo } = await makeNgo();
    const newPage = async () => {
      const { slug, title } = await makeCampaign(ngo.id);
      const answer = await site().request(`/campaigns/${slug}`, {
        headers: { connection: "close" },
      });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(title);
    };
    const apartGrows = async () => {
      const before = await drawn();
      await newPage();
      return (await drawn()).apart > before.apart;
    };
    await site().until("pages are drawn apart", apartGrows, 60);
    const [pid] = running("drawing");
    process.kill(pid!, "SIGSTOP"); // accepts the request and does not answer
    const during = newPage();
    await site().wait(300);
    process.kill(pid!, "SIGKILL");
    await during;
    const here = (await drawn()).here;
    expect(here).toBeGreaterThan(0);
    for (let i = 0; i < 5; i++) await newPage();
    await site().until("pages are drawn apart again", apartGrows, 60);
  },
);

attack("V24", "a campaign's page is drawn before anybody asks for it", async () => {
  const { makeCampaign, makeNgo } = await import("@/tests/support/factories");
  const prepared = async (): Promise<number> => {
    const { text } = await site().request("/metrics", {
      headers: { authorization: `Bearer ${token}` },
    });
    return Number(/^harambee_pages_prepared_total\{[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0);
  };
  let last = -1;
  const isQuiet = async () => {
    await site().wait(4_000);
    const before = last;
    return (last = await prepared()) === before && last > 0;
  };
  await site().until("what was there is drawn", isQuiet, 150);
  const { ngo } = await makeNgo();
  const campaigns = await Promise.all(Array.from({ length: 3 }, () => makeCampaign(ngo.id)));
  const before = last;
  const areDrawn = async () => (await prepared()) >= before + campaigns.length;
  await site().until("they are drawn", areDrawn, 150);
  await site().until("all is drawn and handed over", isQuiet, 60);
  const { apart, here } = await drawn();
  for (const { slug, title } of campaigns)
    for (let i = 0; i < 4; i++) {
      const answer = await site().request(`/campaigns/${slug}`, {
        headers: { connection: "close" },
      });
      expect(answer.text).toContain(title);
    }
  expect(await drawn()).toEqual({ apart, here });
});

attack("V23", "who draws pages answers nobody but this server's processes", async () => {
  await site().until("one draws", () => running("drawing").length === 1);
  const ports = portsOf(running("drawing")[0]!);
  expect(ports.length).toBe(1);
  for (const mark of [undefined, "", "0".repeat(32)]) {
    const answer = await fetch(`http://127.0.0.1:${ports[0]}/campaigns`, {
      headers: mark === undefined ? {} : { "x-inner": mark },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("Not found\n");
  }
});

attack("V15", "the number of a request is in its answer and in the lines of the log", async () => {
  const forged = "req_forged";
  const answer = await site().request("/api/v1/payment/webhook", {
    method: "POST",
    body: "{}",
    headers: { "x-request-id": forged },
  });
  expect(answer.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{20}$/);
  const page = await site().request("/contact");
  const again = await site().request("/contact");
  expect(page.headers.get("x-request-id")).not.toBe(again.headers.get("x-request-id"));
  expect(site().log()).not.toContain(forged);
  const spoiled = await site().request("/contact", {
    method: "POST",
    body: "abc",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect(spoiled.status).toBe(400);
  const id = spoiled.headers.get("x-request-id")!;
  await site().until("a line has it", () => site().log().includes(`"requestId":"${id}"`));
});

attack("V13", "a stop ends all of them, also when the first process is killed", async () => {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const own = await openSite({ server: "processes" });
    const all = () => childrenOf(own.pid).map(({ pid }) => pid);
    await own.until("four run", () => all().length === 4, 60);
    const pids = all();
    process.kill(own.pid, signal);
    const lives = (pid: number) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        return !stat.slice(stat.lastIndexOf(")")).startsWith(") Z");
      } catch {
        return false;
      }
    };
    await own.until(`all have ended after ${signal}`, () => !pids.some(lives), 20);
    await own.until("the first has ended", () => !own.alive(), 20);
    await own.stop();
  }
});
