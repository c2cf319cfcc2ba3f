// Limits what clients can hold by not reading. Node closes a connection whose request does not arrive (headersTimeout,
// requestTimeout), but keeps one that sends requests and never reads the responses for as long as the client likes.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { bareAddress, networkOf } from "../lib/auth/network";
import { capacity } from "../lib/capacity";
import { env } from "../lib/env";
import { increase } from "./metrics";
import { partOf } from "./processes";

type Limits = {
  all: number;
  /** null: visitors come through a proxy, whose connections these are */
  ofNetwork: number | null;
  unanswered: number;
  requests: number;
  idleMs: number;
  pace: Pace;
  crowdedPace: Pace;
  stuckMs: number;
  sweepMs: number;
};
type Pace = { graceMs: number; bytesPerSecond: number };

const limitsHere = (): Limits => {
  const { all, ofNetwork, ...rest } = capacity.connections;
  const scaled = Math.floor(partOf(ofNetwork) * Math.max(1, env.rateLimitScale));
  return { ...rest, all: partOf(all), ofNetwork: env.TRUSTED_PROXIES > 0 ? null : scaled };
};

type Connection = {
  socket: Socket;
  network: string;
  unanswered: number;
  /** it sent too many requests at once: nothing more is answered, and it is closed */
  isRefused: boolean;
  /** ms; since when it has been idle */
  idleSince: number;
  /** since when it has unread data, and the bytes written until then */
  owed: { since: number; written: number } | null;
};

/**
 * Each step before the framework holds something per request and releases it when the response ends: more listeners
 * than the ten that Node reports as a leak.
 */
const mostListeners = 20;

export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private readonly byNetwork = new Map<string, Set<Connection>>();

  constructor(
    private readonly limits: Limits = limitsHere(),
    private readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.open.size;
  }

  /** Limits the connections of a server from now on. */
  watch(server: Server): void {
    const { idleMs, requests, all, sweepMs } = this.limits;
    server.timeout = idleMs;
    server.maxRequestsPerSocket = requests;
    server.maxConnections = all + 50; // allows for connections that arrive in one burst, before room is made for them
    server.on("connection", (socket) => this.take(socket));
    server.on("timeout", (socket) => this.idle(socket));
    setInterval(() => this.sweep(), sweepMs).unref();
  }

  private take(socket: Socket): void {
    const network = networkOf(bareAddress(socket.remoteAddress ?? "unknown"));
    const { all, ofNetwork } = this.limits;
    const others = this.byNetwork.get(network) ?? new Set();
    const isCrowd = ofNetwork !== null && others.size >= ofNetwork;
    const hasRoom = isCrowd
      ? this.makeRoom([...others])
      : this.open.size < all || this.makeRoom([...this.open.values()]);
    if (!hasRoom) {
      increase("harambee_connections_refused_total", "Connections that found no place", {});
      socket.destroy();
      return;
    }
    const [isRefused, idleSince, owed] = [false, this.now(), null];
    const connection = { socket, network, unanswered: 0, isRefused, idleSince, owed };
    this.open.set(socket, connection);
    this.byNetwork.set(network, others.add(connection));
    socket.once("close", () => this.forget(connection));
  }

  private forget(connection: Connection): void {
    this.open.delete(connection.socket);
    const others = this.byNetwork.get(connection.network);
    others?.delete(connection);
    if (others?.size === 0) this.byNetwork.delete(connection.network);
  }

  /** Closes the connection that has been idle for the longest, else the one that has not read for the longest. */
  private makeRoom(among: Connection[]): boolean {
    const longest = (since: (one: Connection) => number) =>
      among.reduce<Connection | null>(
        (first, one) =>
          since(one) !== Infinity && (!first || since(one) < since(first)) ? one : first,
        null,
      );
    const stuckFrom = this.now() - this.limits.stuckMs;
    const idle = longest((one) => (one.unanswered === 0 ? one.idleSince : Infinity));
    const stuck = longest(({ owed }) => (owed && owed.since < stuckFrom ? owed.since : Infinity));
    const ended = idle ?? stuck;
    if (ended !== null) this.end(ended, "room");
    return ended !== null;
  }

  /** With a reset where it has unread data: the system frees that at once. */
  private end(connection: Connection, reason: "room" | "idle" | "slow"): void {
    this.forget(connection);
    increase("harambee_connections_ended_total", "Connections that the server ended", { reason });
    if (connection.owed || connection.socket.writableLength > 0)
      connection.socket.resetAndDestroy();
    else connection.socket.destroy();
  }

  /** Closes a connection on which nothing was sent or read, unless the response is still being made here. */
  private idle(socket: Socket): void {
    const connection = this.open.get(socket);
    const isOurTurn = connection && connection.unanswered > 0 && socket.writableLength === 0;
    if (isOurTurn) socket.setTimeout(this.limits.idleMs);
    else if (connection) this.end(connection, "idle");
    else socket.destroy();
  }

  /**
   * Counts a request.
   * @returns whether to answer it; otherwise it has been answered, or the connection is closing
   */
  begin({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.open.get(socket);
    if (!connection) return true;
    if (connection.isRefused) return false;
    if (connection.unanswered >= this.limits.unanswered) {
      connection.isRefused = true;
      increase("harambee_connections_refused_total", "Connections that found no place", {});
      response.writeHead(429, { connection: "close", "retry-after": "1" }).end();
      return false;
    }
    connection.unanswered++;
    response.setMaxListeners(mostListeners);
    response.once("close", () => {
      connection.unanswered--;
      connection.idleSince = this.now();
    });
    return true;
  }

  /** Checks whether each client reads what it is sent. */
  private sweep(): void {
    const { all, pace, crowdedPace } = this.limits;
    const { graceMs, bytesPerSecond } = this.open.size > all / 2 ? crowdedPace : pace;
    const now = this.now();
    for (const connection of this.open.values()) {
      const { socket } = connection;
      if (socket.writableLength === 0) {
        connection.owed = null;
        continue;
      }
      connection.owed ??= { since: now, written: socket.bytesWritten - socket.writableLength };
      const { since, written } = connection.owed;
      const allowedMs = graceMs + ((socket.bytesWritten - written) * 1_000) / bytesPerSecond;
      if (now - since > allowedMs) this.end(connection, "slow");
    }
  }
}
