import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The harmless test file that every scanner detects. Assembled here, so that no scanner detects this source. */
export const eicar = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR",
  "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("-");

export type Scanner = { /** as CLAMAV_HOST */ setting: string; stop(): Promise<void> };

/** clamd's protocol without a scanner: answers INSTREAM with the result of `judge`. */
export async function standInScanner(judge: (bytes: Buffer) => string | null): Promise<Scanner> {
  const server = net.createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      all = Buffer.concat([all, chunk]);
      const command = "zINSTREAM\0";
      if (all.length < command.length) return;
      if (all.subarray(0, command.length).toString() !== command)
        return void socket.end("UNKNOWN COMMAND\0");
      const parts: Buffer[] = [];
      for (let at = command.length; at + 4 <= all.length;) {
        const length = all.readUInt32BE(at);
        if (length === 0) {
          const said = judge(Buffer.concat(parts));
          return void (said === null ? socket.destroy() : socket.end(`${said}\0`));
        }
        if (at + 4 + length > all.length) return;
        parts.push(all.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    setting: `127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const clamdPath =
  ["/usr/sbin/clamd", "/usr/local/sbin/clamd", "/opt/homebrew/sbin/clamd"].find(
    (file) => spawnSync(file, ["--version"]).status === 0,
  ) ?? null;

/** A real clamd on a socket of its own, with one signature of ours: this test file, anywhere in the input. */
export async function realScanner(): Promise<Scanner> {
  const folder = mkdtempSync(path.join(tmpdir(), "harambee-clamd-"));
  const socket = path.join(folder, "clamd.sock");
  mkdirSync(path.join(folder, "db"));
  writeFileSync(
    path.join(folder, "db", "ours.ndb"),
    `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString("hex")}\n`,
  );
  const config = path.join(folder, "clamd.conf");
  const lines = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${folder}/db`,
    `TemporaryDirectory ${folder}`,
    "Foreground yes",
    "StreamMaxLength 1M",
    "SelfCheck 0",
  ];
  writeFileSync(config, `${lines.join("\n")}\n`);
  const child: ChildProcess = spawn(clamdPath!, ["--config-file", config], { stdio: "ignore" });
  const up = () =>
    new Promise<boolean>((resolve) => {
      const tried = net.connect({ path: socket }, () => (tried.destroy(), resolve(true)));
      tried.on("error", () => resolve(false));
    });
  for (let i = 0; i < 300 && !(await up()); i++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    setting: `unix:${socket}`,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null) child.kill("SIGKILL");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
