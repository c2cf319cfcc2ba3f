import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { describe, expect } from "vitest";
import { db, fault, key, openList, harness } from "./cases";
import { memoryCap, peakMegabytes, whyNoSmallDisk } from "./process-control";
import { plainPdf } from "../support/pdf";

/** Uploads: a full disk, broken connections, too many at once. */
openList();
const noSmallDisk = whyNoSmallDisk();

/** An organisation that may upload its documents, with a token for the calls. */
async function applicant() {
  const { makeNgo } = await import("@/tests/support/factories");
  const { issueToken } = await import("@/lib/auth/sessions");
  const { ngo, owner } = await makeNgo({
    status: "pending",
    profileComplete: false,
    submittedAt: null,
  });
  return { ngo, token: await issueToken(owner) };
}

const pdf = (bytes: number): Buffer => plainPdf(bytes);
function multipart(files: Record<string, Buffer>): { type: string; body: Buffer } {
  const boundary = `----faults${randomBytes(8).toString("hex")}`;
  const parts = Object.entries(files).flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

type Answer = { status: number; retryAfter: string | null; body: Record<string, unknown> | null };

/** On a new connection: the server may close a kept-alive one just as it is reused. */
function upload(token: string, files: Record<string, Buffer>): Promise<Answer> {
  const { type, body } = multipart(files);
  return new Promise((resolve, reject) => {
    const request = http.request(`${harness.site}/api/v1/ngos/upload-documents`, {
      method: "POST",
      agent: false,
      timeout: 150_000,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": type,
        "content-length": body.length,
      },
    });
    request
      .on("error", reject)
      .on("timeout", () => request.destroy(new Error("no answer")))
      .on("response", (answer) => {
        const parts: Buffer[] = [];
        answer
          .on("data", (part: Buffer) => parts.push(part))
          .on("error", reject)
          .on("end", () => {
            const text = Buffer.concat(parts).toString("utf8");
            resolve({
              status: answer.statusCode ?? 0,
              retryAfter: answer.headers["retry-after"] ?? null,
              body: text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : null,
            });
          });
      });
    request.end(body);
  });
}

/** Sends part of an upload and cuts the connection. */
function cutUpload(token: string, files: Record<string, Buffer>, share: number): Promise<void> {
  const { type, body } = multipart(files);
  return new Promise((resolve) => {
    const request = http.request(`${harness.site}/api/v1/ngos/upload-documents`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": type,
        "content-length": body.length,
      },
    });
    request
      .on("error", () => resolve())
      .on("response", (answer) => answer.resume().on("close", resolve))
      .on("close", resolve);
    request.write(body.subarray(0, Math.floor(body.length * share)), () =>
      setTimeout(() => request.destroy(), 5),
    );
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => path.join(e.parentPath, e.name));
const documents = () =>
  filesIn(harness.filesFolder).filter(
    (file) => file.includes("/documents/") || file.endsWith(".new"),
  );
const claims = () =>
  db.job.count({ where: { dedupeKey: { startsWith: "files:claim:" }, status: "new" } });
/** Spooled bodies and decompressed forms; an open body has no file name any more, so descriptors are counted too. */
function leftInSpool(): string[] {
  const named = readdirSync(harness.spool).filter((name) => name.startsWith("harambee-"));
  const nameless = readdirSync(`/proc/${harness.app.pid()}/fd`).flatMap((fd) => {
    try {
      return statSync(`/proc/${harness.app.pid()}/fd/${fd}`).isFile() &&
        statSync(`/proc/${harness.app.pid()}/fd/${fd}`).nlink === 0
        ? [`fd ${fd}`]
        : [];
    } catch {
      return [];
    }
  });
  return [...named, ...nameless];
}

describe("files", () => {
  fault(
    "F25",
    "no room for uploads: 507, no row, nothing of a file left, gifts and receipts go on; well again with room",
    async () => {
      const who = await applicant();
      harness.mountDisk(harness.filesFolder, "4m");
      try {
        for (let i = 0; i < 3; i++) {
          const answer = await upload(who.token, { registrationCertificate: pdf(6_000_000) });
          expect(answer).toMatchObject({
            status: 507,
            body: { success: false, code: "storage_full" },
          });
          expect(Number(answer.retryAfter)).toBeGreaterThan(0);
        }
        expect([
          filesIn(harness.filesFolder),
          await db.ngoDocument.count({ where: { ngoId: who.ngo.id } }),
          await claims(),
          leftInSpool(),
        ]).toEqual([[], 0, 0, []]);
        // the disk is completely full: a donation is settled, and its receipt sent with its PDF
        const ballast = path.join(harness.filesFolder, "ballast");
        try {
          writeFileSync(ballast, Buffer.alloc(8_000_000));
        } catch {
          // full now
        }
        const name = key("f25");
        const before = harness.post.taken.length;
        await harness.give(3, name);
        await harness.until(
          "receipts are sent",
          async () =>
            (await db.emailMessage.count({
              where: {
                toAddress: { startsWith: name },
                kind: { contains: "receipt" },
                status: "sent",
              },
            })) === 3,
          30,
        );
        expect(harness.post.taken.length - before).toBeGreaterThanOrEqual(3);
        rmSync(ballast);
        expect((await upload(who.token, { registrationCertificate: pdf(1_000_000) })).status).toBe(
          200,
        );
        expect(await db.ngoDocument.count({ where: { ngoId: who.ngo.id } })).toBe(1);
      } finally {
        harness.unmountDisk(harness.filesFolder);
      }
    },
    { impossible: noSmallDisk },
  );

  fault(
    "F25s",
    "no room where bodies wait on their way in: 507 in the envelope, the server lives, gifts go on",
    async () => {
      const who = await applicant();
      harness.mountDisk(harness.spool, "2m");
      try {
        for (let i = 0; i < 5; i++)
          expect(
            await upload(who.token, { registrationCertificate: pdf(6_000_000) }),
          ).toMatchObject({ status: 507, body: { success: false, code: "storage_full" } });
        expect(await db.ngoDocument.count({ where: { ngoId: who.ngo.id } })).toBe(0);
        await harness.give(3, key("f25s"));
        await harness.until("the spool is clean", () => leftInSpool().length === 0, 10);
      } finally {
        harness.unmountDisk(harness.spool);
      }
      expect((await upload(who.token, { registrationCertificate: pdf(6_000_000) })).status).toBe(
        200,
      );
    },
    { impossible: noSmallDisk },
  );

  fault(
    "F27",
    "a hundred uploads cut at half: no file, no row, an empty spool, memory as before",
    async () => {
      const who = await applicant();
      const files = { registrationCertificate: pdf(4_000_000), leadershipProof: pdf(2_000_000) };
      const memory = () => peakMegabytes(harness.app.pid());
      const before = memory();
      for (let i = 0; i < 100; i += 10)
        await Promise.all(
          Array.from({ length: 10 }, (_, n) =>
            cutUpload(who.token, files, n % 10 === 0 ? 0.98 : 0.5),
          ),
        );
      await harness.until("the spool is clean", () => leftInSpool().length === 0, 30);
      expect([
        await db.ngoDocument.count({ where: { ngoId: who.ngo.id } }),
        documents().filter((file) => file.includes(who.ngo.id)),
        await claims(),
      ]).toEqual([0, [], 0]);
      expect((await upload(who.token, files)).status).toBe(200); // and none of them keeps a place in the queue
      return `600 MB in halves; the server's peak ${before} → ${memory()} MB`;
    },
    { seconds: 120 },
  );

  fault("K17", "kill -9 between a file and its row: the file goes after its hour", async () => {
    const who = await applicant();
    // the row waits for a lock on the application's row, while the file is on disk
    let death: Promise<unknown> = Promise.resolve();
    await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`select id from ngo where id = ${who.ngo.id} for update`;
        const sending = upload(who.token, { registrationCertificate: pdf(1_000_000) }).catch(
          () => null,
        );
        await harness.until(
          "the file is there",
          () =>
            documents().some(
              (file) =>
                file.includes(who.ngo.id) && !file.endsWith(".type") && !file.endsWith(".new"),
            ),
          10,
        );
        await harness.app.kill();
        death = sending;
      },
      { timeout: 14_000 },
    );
    await death;
    await harness.up();
    expect([
      documents().filter((file) => file.includes(who.ngo.id)).length,
      await db.ngoDocument.count({ where: { ngoId: who.ngo.id } }),
      await claims(),
    ]).toEqual([2, 0, 1]);
    await db.$executeRaw`update job set next_at = now() where dedupe_key like 'files:claim:%'`; // an hour later
    await harness.until(
      "the file is gone",
      () => documents().every((file) => !file.includes(who.ngo.id)),
      20,
    );
    expect((await upload(who.token, { registrationCertificate: pdf(1_000_000) })).status).toBe(200);
  });

  const cap = memoryCap(512 * 1024 * 1024);
  fault(
    "F62",
    `twenty uploads of 25 MB at once${cap ? " under a cap of 512 MB of memory" : ""}: each is answered, the server lives`,
    async () => {
      await harness.app.kill();
      harness.wrapNext(cap?.joinLine ?? null);
      await harness.up();
      try {
        const people = await Promise.all(Array.from({ length: 20 }, () => applicant()));
        const files = {
          registrationCertificate: pdf(9_000_000),
          leadershipProof: pdf(9_000_000),
          additionalDocument: pdf(7_000_000),
        };
        const began = Date.now();
        const answers = await Promise.all(
          people.map(({ token }) =>
            upload(token, files).catch((error: unknown) => ({ status: 0, error: String(error) })),
          ),
        );
        const gift = harness.give(2, key("f62"));
        const counted = new Map<number, number>();
        const took = ((Date.now() - began) / 1000).toFixed(0);
        for (const { status } of answers) counted.set(status, (counted.get(status) ?? 0) + 1);
        const odd = answers.filter(({ status }) => ![200, 413, 429, 503, 507].includes(status));
        expect({ odd, alive: harness.app.alive(), killed: cap?.killed() ?? 0 }).toEqual({
          odd: [],
          alive: true,
          killed: 0,
        });
        await gift;
        expect(
          await db.ngoDocument.count({ where: { ngoId: { in: people.map((p) => p.ngo.id) } } }),
        ).toBe(3 * (counted.get(200) ?? 0));
        await harness.until("the spool is clean", () => leftInSpool().length === 0, 30);
        const peak = peakMegabytes(harness.app.pid());
        if (!cap) expect(peak).toBeLessThan(1_024);
        return `${[...counted].map(([status, n]) => `${n} x ${status}`).join(", ")}; in ${took} s; peak ${peak} MB${cap ? "" : " (no group with a memory limit on this machine)"}`;
      } finally {
        await harness.app.kill();
        harness.wrapNext(null);
        await harness.up();
        cap?.remove();
      }
    },
    { seconds: 240 },
  );
});
