import "server-only";
import net from "node:net";
import { env } from "@/lib/env";
import { SharedError } from "@/lib/shared-error";

/** The scanner's result for a file. `failed`: it ran and could not judge; `finding` holds its words. */
export type ScanResult = { state: "clean" } | { state: "infected" | "failed"; finding: string };

/** The scanner cannot be reached, or stopped half-way: the file stays unscanned, and is retried. */
export class ScannerAway extends SharedError {
  static override readonly brand = "ScannerAway";

  override name = "ScannerAway";
}

export const scannerIsSet = (): boolean => env.CLAMAV_HOST !== undefined;

const connectMs = 5_000;
const answerMs = 120_000;
/** bytes of one chunk on the wire */
const partSize = 64 * 1024;
/** bytes read of a response; clamd's are one short line */
const longestAnswer = 4_096;

/** "scanner", "scanner:3310", "[::1]:3310" or "unix:/run/clamav/clamd.ctl" */
export function scannerAddress(setting: string): net.NetConnectOpts {
  if (setting.startsWith("unix:")) return { path: setting.slice("unix:".length) };
  const bracketed = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(setting);
  const [host, port] = bracketed ? [bracketed[1]!, bracketed[2]] : setting.split(":");
  return { host: host!, port: Number(port ?? 3310) };
}

/** ASCII text of a signature's name, shortened; the scanner's words are shown to people. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, "").slice(0, 120);

function read(answer: string): ScanResult {
  const text = answer.replace(/^stream: /, "");
  if (text === "OK") return { state: "clean" };
  if (text.endsWith(" FOUND"))
    return { state: "infected", finding: printable(text.slice(0, -" FOUND".length)) };
  return { state: "failed", finding: printable(text) };
}

/**
 * Sends a file to clamd (its INSTREAM command: chunks, each prefixed with its length in four bytes; an empty chunk ends
 * it).
 * @throws ScannerAway
 */
export function scan(bytes: Uint8Array, setting = env.CLAMAV_HOST): Promise<ScanResult> {
  if (setting === undefined) return Promise.reject(new ScannerAway("no scanner is set"));
  return new Promise((resolve, reject) => {
    const socket = net.connect(scannerAddress(setting));
    let answer = "";
    const away = (why: string) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ScannerAway(why));
    };
    let timer = setTimeout(() => away("no connection"), connectMs);
    socket.on("error", (error) => {
      // clamd answers "size limit exceeded" and closes while we are still writing: its answer counts
      if (answer.includes("\0")) return;
      away(error.message);
    });
    socket.on("data", (chunk: Buffer) => {
      if (answer.length < longestAnswer) answer += chunk.toString("latin1");
      const end = answer.indexOf("\0");
      if (end < 0) return;
      clearTimeout(timer);
      socket.destroy();
      resolve(read(answer.slice(0, end)));
    });
    socket.on("close", () => away("it closed the connection"));
    socket.on("connect", () => {
      clearTimeout(timer);
      timer = setTimeout(() => away("no answer"), answerMs);
      socket.write("zINSTREAM\0");
      for (let from = 0; from < bytes.length; from += partSize) {
        const part = bytes.subarray(from, from + partSize);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(part.length);
        socket.write(length);
        socket.write(part);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}
