import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { keyOf, readArchive, writeArchive } from "../../../scripts/lib/archive.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "harambee-archives-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = randomBytes(32);
const paper = randomBytes(900_000); // more than one encrypted chunk, and incompressible
const entries: [string, Buffer[]][] = [
  ["words", [Buffer.from("pull "), Buffer.alloc(0), Buffer.from("together")]],
  ["empty", []],
  ["paper", [paper.subarray(0, 300_000), paper.subarray(300_000)]],
];

async function written(name: string, sealedWith: Buffer | null): Promise<string> {
  const file = path.join(folder, name);
  const archive = writeArchive(file, sealedWith);
  for (const [entry, chunks] of entries) await archive.add({ kind: "file", name: entry }, chunks);
  await archive.end();
  return file;
}

/** The test framework takes seconds to compare large buffers byte by byte. */
const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function read(file: string, openedWith: Buffer | null): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const { header, chunks } of readArchive(file, openedWith)) {
    const parts: Buffer[] = [];
    for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    found.push([header.name ?? "", digest(Buffer.concat(parts))]);
  }
  return found;
}
const whole = entries.map(([name, chunks]) => [name, digest(Buffer.concat(chunks))]);

describe("the file of a backup", () => {
  it("gives back what was put in, sealed or not; nobody else may read it", async () => {
    for (const sealedWith of [key, null]) {
      const file = await written(`whole-${sealedWith ? "sealed" : "plain"}`, sealedWith);
      expect(await read(file, sealedWith)).toEqual(whole);
      expect(statSync(file).mode & 0o077).toBe(0);
    }
  });

  it("is refused when it was changed anywhere, cut, put in another order or lengthened", async () => {
    const bytes = readFileSync(await written("sealed", key));
    const head = "harambee backup 1 sealed\n".length;
    const length = bytes.readUInt32BE(head + 8);
    const first = bytes.subarray(head + 8, head + 12 + length);
    const second = bytes.subarray(
      head + 12 + length,
      head + 16 + length + bytes.readUInt32BE(head + 12 + length),
    );
    const spoiled: [string, Buffer][] = [
      ["cut", bytes.subarray(0, -1)],
      ["without its last piece", bytes.subarray(0, head + 12 + length)],
      ["lengthened", Buffer.concat([bytes, first])],
      [
        "in another order",
        Buffer.concat([
          bytes.subarray(0, head + 8),
          second,
          first,
          bytes.subarray(head + 8 + first.length + second.length),
        ]),
      ],
    ];
    for (let i = 0; i < 12; i++) {
      const changed = Buffer.from(bytes);
      const at = head + Math.floor(((bytes.length - head) * i) / 12);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      spoiled.push([`a bit at ${at}`, changed]);
    }
    for (const [what, content] of spoiled) {
      const file = path.join(folder, "spoiled");
      writeFileSync(file, content);
      await expect(read(file, key), what).rejects.toThrow("The backup is incomplete");
    }
  });

  it("is opened by its own key alone, and says what is missing", async () => {
    const file = await written("locked", key);
    await expect(read(file, randomBytes(32))).rejects.toThrow("encrypted with another key");
    await expect(read(file, null)).rejects.toThrow("set BACKUP_KEY");
    const other = path.join(folder, "other");
    writeFileSync(other, "hello");
    await expect(read(other, key)).rejects.toThrow("is not a backup");
    expect(keyOf(undefined)).toBeNull();
    expect(keyOf(key.toString("base64"))).toEqual(key);
    expect(() => keyOf("short")).toThrow("BACKUP_KEY is not valid");
  });
});
