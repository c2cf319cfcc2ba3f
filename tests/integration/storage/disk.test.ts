import { readdir, readFile as read } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { deleteFiles, readFile, storeFile } from "@/lib/storage/store";
import { randomText } from "@/tests/support/factories";

const key = () => `documents/test/${randomText(12)}`;
const kind = { contentType: "application/pdf", visibility: "private" } as const;

test("[NGO-033] what is stored comes back, outside of anything that is served", async () => {
  const place = key();
  await storeFile(place, Buffer.from("one"), kind);
  await storeFile(place, Buffer.from("two"), kind);
  expect(await readFile(place)).toEqual({
    bytes: Buffer.from("two"),
    contentType: "application/pdf",
  });
  const file = path.resolve(env.DATA_DIR, "files", place);
  expect(file).not.toContain("public");
  expect((await read(file)).toString()).toBe("two");
  expect((await readdir(path.dirname(file))).filter((f) => f.endsWith(".new"))).toEqual([]);
  await deleteFiles([place, place]);
  expect(await readFile(place)).toBeNull();
  expect(await readFile("documents/test")).toBeNull(); // a folder is not a file
});

test("[EMB-003] with nothing configured a file is on this machine's disk, and there after a restart", async () => {
  for (const name of ["BLOB_READ_WRITE_TOKEN", "S3_BUCKET"] as const)
    expect(env[name]).toBeUndefined();
  const place = key();
  await storeFile(place, Buffer.from("kept"), kind);
  vi.resetModules(); // a new process does not have the old one's memory
  const again = await import("@/lib/storage/store");
  expect(again.readFile).not.toBe(readFile);
  expect((await again.readFile(place))!.bytes.toString()).toBe("kept");
  expect((await read(path.resolve(env.DATA_DIR, "files", place))).toString()).toBe("kept");
});

test.each([
  "../secrets.json",
  "documents/../../secrets.json",
  "/etc/passwd",
  "documents//x",
  "a\u0000b/c",
  ".hidden/x",
  "documents/é",
])("a key that climbs is refused: %j", (bad) => {
  expect(() => readFile(bad)).toThrow(/not a storage key/);
  expect(() => storeFile(bad, Buffer.from("x"), kind)).toThrow(/not a storage key/);
  expect(() => deleteFiles([bad])).toThrow(/not a storage key/);
});

test("fifty writers of one key: always a whole file", async () => {
  const place = key();
  await Promise.all(
    Array.from({ length: 50 }, (_x, i) => storeFile(place, Buffer.alloc(20_000, i), kind)),
  );
  const { bytes } = (await readFile(place))!;
  expect(bytes.byteLength).toBe(20_000);
  expect(new Set(bytes).size).toBe(1);
});
