import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { GET as media } from "@/app/media/[...key]/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { hours, minutes, nowMs, setClockForTests } from "@/lib/clock";
import { readForm } from "@/lib/http/body";
import { toFailure } from "@/lib/http/failure";
import { runDueJobs } from "@/lib/worker/run";
import { uploadDocuments } from "@/lib/ngos/upload-documents";
import { uploadProfileImage } from "@/lib/ngos/upload-profile-image";
import { stageUpload, abortUpload, commitUpload } from "@/lib/files/stage-upload";
import { storedImage } from "../../support/pictures";
import { readFile, storeFile } from "@/lib/storage/store";
import { actorOf, makeNgo, randomText } from "@/tests/support/factories";
import { plainPdf } from "@/tests/support/pdf";

/** A full disk, and processes that die between storing a file and its row (K17). */
const disk = vi.hoisted(() => ({ full: false }));
const noRoom = () =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const open: typeof real.open = async (...given) => {
    const handle = await real.open(...given);
    // the file is created, but its bytes do not fit
    if (disk.full && String(given[0]).endsWith(".new"))
      handle.writeFile = () => Promise.reject(noRoom());
    return handle;
  };
  return { ...real, open, default: { ...real, open } };
});
vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const createWriteStream = (...given: Parameters<typeof real.createWriteStream>) =>
    disk.full
      ? (new Writable({ write: (_chunk, _encoding, done) => done(noRoom()) }) as never)
      : real.createWriteStream(...given);
  return { ...real, createWriteStream, default: { ...real, createWriteStream } };
});

const files = path.resolve(env.DATA_DIR, "files");
const all = (): string[] => {
  try {
    return readdirSync(files, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => path.join(e.parentPath, e.name))
      .sort();
  } catch {
    return [];
  }
};
const claims = () =>
  db.job.count({ where: { dedupeKey: { startsWith: "files:claim:" }, status: "new" } });
const kind = { contentType: "application/pdf", visibility: "private" } as const;
const file = (bytes: Buffer, fileName = "a.pdf") => ({
  fileName,
  byteSize: bytes.byteLength,
  read: async () => bytes,
});
const pdf = plainPdf(2_000);
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#b8431d" } })
    .png()
    .toBuffer();

beforeEach(() => void (disk.full = false));
afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

test("a file that finds no room is 507 with words, and nothing of it is left", async () => {
  const place = `documents/test/${randomText(12)}`;
  await storeFile(place, Buffer.from("before"), kind);
  const before = all();
  disk.full = true;
  const error: unknown = await storeFile(`documents/test/${randomText(12)}`, pdf, kind).catch(
    (e: unknown) => e,
  );
  expect(toFailure(error, "en", "req_1")).toEqual({
    status: 507,
    code: "storage_full",
    error: "We cannot store files right now. Please try again later.",
    issues: [],
    retryAfter: 60,
  });
  await storeFile(place, pdf, kind).catch(() => undefined);
  expect(all()).toEqual(before);
  expect((await readFile(place))!.bytes.toString()).toBe("before"); // existing files are intact
});

test("documents and a logo that find no room: no row, no file, no order left; the same again once there is room", async () => {
  const { ngo, owner } = await makeNgo({
    status: "pending",
    profileComplete: false,
    submittedAt: null,
  });
  const approved = await makeNgo();
  const before = all();
  disk.full = true;
  const sent = async () =>
    uploadDocuments(await actorOf(owner), { registrationCertificate: [file(pdf)] });
  const logo = async () =>
    uploadProfileImage(await actorOf(approved.owner), file(await picture(), "a.png"));
  await expect(sent()).rejects.toMatchObject({ code: "storage_full" });
  await expect(logo()).rejects.toMatchObject({ code: "storage_full" });
  expect([all(), await claims(), await db.ngoDocument.count({ where: { ngoId: ngo.id } })]).toEqual(
    [before, 0, 0],
  );
  disk.full = false;
  await sent();
  await logo();
  expect([
    await claims(),
    await db.ngoDocument.count({ where: { ngoId: ngo.id } }),
    all().length > before.length,
  ]).toEqual([0, 1, true]);
});

test("a form with files that find no room on the way in is 507, not the sender's fault, and does not hang", async () => {
  // a folder of its own: other tests write to the machine's
  const own = mkdtempSync(path.join(tmpdir(), "harambee-no-room-"));
  vi.stubEnv("TMPDIR", own);
  const read = () => {
    const form = new FormData();
    form.append("registrationCertificate", new Blob([new Uint8Array(400_000)]), "a.pdf");
    form.append("note", "after the file");
    return readForm(new Request("http://localhost/", { method: "POST", body: form }), {
      maxFileBytes: 1_000_000,
      files: { registrationCertificate: 1 },
    });
  };
  try {
    disk.full = true;
    await expect(read()).rejects.toMatchObject({ code: "storage_full" });
    expect(readdirSync(own)).toEqual([]);
    disk.full = false;
    const { uploads } = await read();
    expect(readdirSync(own)).toHaveLength(1); // this is how the files are uploaded
    await uploads.discard();
    expect(readdirSync(own)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(own, { recursive: true, force: true });
  }
});

test("[FORM-026] a picture in a form that finds no room is shown all the same", async () => {
  const stored = await storedImage(await picture(), {
    prefix: "campaigns",
    widths: [400],
    allow: ["png"],
  });
  disk.full = true;
  const answer = await media(new Request("http://localhost"), {
    params: Promise.resolve({ key: `${stored.storageKey}/300.jpg`.split("/") }),
  });
  expect([
    answer.status,
    (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width,
  ]).toEqual([200, 300]);
  expect(await readFile(`${stored.storageKey}/300.jpg`)).toBeNull();
  await abortUpload([stored.claim]);
});

test("killed between a file and its row: the file is gone an hour later, and its row comes no more", async () => {
  const stored = await storedImage(await picture(), {
    prefix: "logos",
    widths: [128],
    allow: ["png"],
    square: true,
  });
  const key = `${stored.storageKey}/128.webp`;
  setClockForTests(new Date(nowMs() + minutes(59)));
  await runDueJobs();
  expect(await readFile(key)).not.toBeNull();
  setClockForTests(new Date(nowMs() + minutes(2)));
  await runDueJobs();
  expect(await readFile(key)).toBeNull();
  await expect(db.$transaction((tx) => commitUpload(tx, [stored.claim]))).rejects.toMatchObject({
    code: "unavailable",
  });
});

test("a commit whose answer was lost keeps its files; one that is still under way is waited for", async () => {
  const key = `documents/test/${randomText(12)}`;
  const claim = await stageUpload([key]);
  await storeFile(key, pdf, kind);
  let dropped: Promise<void> = Promise.resolve();
  await db.$transaction(async (tx) => {
    await commitUpload(tx, [claim]);
    dropped = abortUpload([claim]); // the caller who lost the response cleans up meanwhile
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await dropped;
  setClockForTests(new Date(nowMs() + hours(2)));
  await runDueJobs();
  expect((await readFile(key))!.bytes.equals(pdf)).toBe(true);
});
