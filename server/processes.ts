// What a server process tells the others that answer on the same port (server/cluster.mjs passes it on). Alone, it tells nobody.
import cluster from "node:cluster";
import { env } from "../lib/env";

/** How many processes answer together with this one; 1 where it is alone. */
export const processCount: number = cluster.isWorker ? (env.WEB_PROCESSES ?? 1) : 1;

/** All that this start has beside this one: the other web processes, the worker, and the one that draws for several (server/cluster.mjs). */
export const othersCount: number = processCount > 1 ? processCount + 1 : processCount;

type Message = { harambee: string; from: number; content: unknown };

const isMessage = (value: unknown): value is Message =>
  value !== null && typeof value === "object" && "harambee" in value && "content" in value;

/** @param to one process by its number, all others, or those of them that answer on the port ("web") */
export function sendMessage(
  topic: string,
  content: unknown,
  to: number | "others" | "web" = "others",
): void {
  if (process.send === undefined || !process.connected) return;
  const message = { harambee: topic, from: process.pid, to, content };
  process.send(message, undefined, undefined, () => {}); // the one who passes it on may be ending
}

export function onMessage(topic: string, listener: (content: unknown, from: number) => void): void {
  process.on("message", (message: unknown) => {
    if (isMessage(message) && message.harambee === topic) listener(message.content, message.from);
  });
}

/** One process's part of what all of them may hold together. */
export const partOf = (all: number, least = 1): number =>
  Math.max(least, Math.ceil(all / processCount));
