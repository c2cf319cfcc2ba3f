// Messages from a server process to the others that answer on the same port (server/cluster.mjs relays them). A single
// process sends none.
import cluster from "node:cluster";
import { env } from "../lib/env";

/** How many processes answer on the port, this one included; 1 where it is alone. */
export const processCount: number = cluster.isWorker ? (env.WEB_PROCESSES ?? 1) : 1;

/**
 * The number of other processes of this start: the other web processes, the worker, and the one that renders for
 * several (server/cluster.mjs).
 */
export const othersCount: number = processCount > 1 ? processCount + 1 : processCount;

type Message = { harambee: string; from: number; content: unknown };

const isMessage = (value: unknown): value is Message =>
  value !== null && typeof value === "object" && "harambee" in value && "content" in value;

/** @param to one process by its number, all others, or the other web processes ("web") */
export function sendMessage(
  topic: string,
  content: unknown,
  to: number | "others" | "web" = "others",
): void {
  if (process.send === undefined || !process.connected) return;
  const message = { harambee: topic, from: process.pid, to, content };
  process.send(message, undefined, undefined, () => {}); // the process that relays it may be exiting
}

export function onMessage(topic: string, listener: (content: unknown, from: number) => void): void {
  process.on("message", (message: unknown) => {
    if (isMessage(message) && message.harambee === topic) listener(message.content, message.from);
  });
}

/** This process's share of a limit that holds for all of them together. */
export const partOf = (all: number, least = 1): number =>
  Math.max(least, Math.ceil(all / processCount));
