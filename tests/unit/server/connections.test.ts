import http from "node:http";
import net from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { capacity } from "@/lib/capacity";
import { Connections } from "@/server/connections";

type Given = ConstructorParameters<typeof Connections>[0];
const usual = { ...capacity.connections, ofNetwork: capacity.connections.ofNetwork };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that answers as `answer` says. */
async function serverWith(given: Partial<NonNullable<Given>>, answer: http.RequestListener) {
  const connections = new Connections({ ...usual, sweepMs: 100, ...given });
  const server = http.createServer({ keepAliveTimeout: 60_000 });
  connections.watch(server);
  let asked = 0;
  server.on("request", (request, response) => {
    if (!connections.begin(request, response)) return;
    asked++;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as net.AddressInfo;
  return { connections, asked: () => asked, open: () => open(port) };
}

/** A client that counts the bytes it reads, until it stops reading. */
async function open(port: number) {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => {});
  ends.push(() => socket.destroy());
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  return { socket, text: () => text, closed, isOpen: () => !socket.destroyed };
}
const ask = (many = 1) => "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(many);
const answers = (text: string, status: number) => text.split(`HTTP/1.1 ${status} `).length - 1;
const much: http.RequestListener = (_request, response) => response.end(Buffer.alloc(30_000_000));

test("[T3-1] of sixty requests in one packet eight are worked on, the ninth is told, and the connection ends", async () => {
  const held: http.ServerResponse[] = [];
  const { asked, open: come } = await serverWith({}, (_request, response) => held.push(response));
  const { socket, text, closed } = await come();
  socket.write(ask(60));
  await vi.waitUntil(() => held.length === 8);
  for (const response of held) response.end("x");
  await closed;
  expect(asked()).toBe(8);
  expect([answers(text(), 200), answers(text(), 429)]).toEqual([8, 1]);
});

test("[T3-1] who asks for one after the other is answered as often as a connection lasts", async () => {
  const { open: come } = await serverWith({ requests: 10 }, (_request, response) =>
    response.end("x"),
  );
  const { socket, text } = await come();
  for (let i = 1; i <= 10; i++) {
    socket.write(ask());
    await vi.waitUntil(() => answers(text(), 200) === i);
  }
  expect(text().split("Connection: close").length, "a client goes after the tenth").toBe(2);
  socket.write(ask());
  await vi.waitUntil(() => answers(text(), 503) === 1); // and gets no more responses
});

test("[T3-1] who takes nothing is let go, with what was kept for it; who waits for us is not", async () => {
  let answerLate = () => {};
  const { connections, open: come } = await serverWith({ idleMs: 300 }, (request, response) =>
    request.url === "/" ? much(request, response) : (answerLate = () => void response.end("late")),
  );
  const patient = await come();
  patient.socket.write("GET /late HTTP/1.1\r\nHost: a\r\n\r\n");
  const deaf = await come();
  deaf.socket.pause();
  deaf.socket.write(ask());
  const silent = await come();
  await silent.closed;
  await vi.waitUntil(() => connections.size === 1);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(patient.isOpen()).toBe(true);
  answerLate();
  await vi.waitUntil(() => patient.text().includes("late"));
});

test("[T3-1] who takes a little now and then is let go when the pace is too slow, a slow line is not", async () => {
  const slow = { graceMs: 100, bytesPerSecond: 1_000_000_000 };
  const fair = { graceMs: 60_000, bytesPerSecond: 1_000 };
  for (const [pace, isKept] of [
    [slow, false],
    [fair, true],
  ] as const) {
    const server = await serverWith({ pace, crowdedPace: pace }, much);
    const { socket } = await server.open();
    socket.pause();
    socket.write(ask());
    await vi.waitUntil(() => server.connections.size === 1);
    const trickle = setInterval(() => socket.read(2_000), 50);
    await new Promise((resolve) => setTimeout(resolve, 900));
    clearInterval(trickle);
    expect(server.connections.size, String(pace.bytesPerSecond)).toBe(isKept ? 1 : 0);
  }
});

test("[T3-1] a network's next connection takes the place of its oldest idle one, else of one that reads nothing; who is being served stays", async () => {
  const held: http.ServerResponse[] = [];
  const { connections, open: come } = await serverWith(
    { ofNetwork: 3, stuckMs: 500 },
    (request, response) => (request.url === "/" ? much(request, response) : held.push(response)),
  );
  const busy = "GET /held HTTP/1.1\r\nHost: a\r\n\r\n";
  const deaf = await come();
  deaf.socket.pause();
  deaf.socket.write(ask());
  const served = await come();
  served.socket.write(busy);
  await vi.waitUntil(() => held.length === 1);
  const idle = await come();
  const next = await come();
  await idle.closed;
  next.socket.write(busy);
  await vi.waitUntil(() => held.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 800)); // longer than half a second without progress
  const another = await come();
  another.socket.write(busy);
  await vi.waitUntil(() => held.length === 3);
  expect([served.isOpen(), next.isOpen(), another.isOpen(), connections.size]).toEqual([
    true,
    true,
    true,
    3,
  ]);
  const tooMany = await come();
  await tooMany.closed;
  for (const response of held) response.end("x");
  await vi.waitUntil(() => served.text().endsWith("x") && another.text().endsWith("x"));
});

test("[T3-1] behind a proxy its connections are one network's, and only all together are bounded", async () => {
  const held: http.ServerResponse[] = [];
  const { connections, open: come } = await serverWith(
    { ofNetwork: null, all: 5 },
    (_request, response) => held.push(response),
  );
  for (let i = 0; i < 5; i++) (await come()).socket.write(ask());
  await vi.waitUntil(() => held.length === 5);
  await (
    await come()
  ).closed;
  expect(connections.size).toBe(5);
});
