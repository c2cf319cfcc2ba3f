import { decoderLimits } from "@/lib/files/decoder/limits.mjs";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { check, draw } from "@/lib/files/decode";
import { decoders, DecoderPool, PoolError } from "@/lib/files/pool";
import { documentPdf } from "@/lib/pdf/document-pdf";
import { flatPicture } from "@/tests/attacks/support/bombs";
import { plainPdf } from "@/tests/support/pdf";

const png = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "#b8431d" } })
    .png()
    .toBuffer();
const small = async () => ({ bytes: await png(), widths: [100], square: false });
const proc = existsSync("/proc/self/status");

describe("processes that decode", () => {
  test("[N6] a picture that needs too much memory ends its process, not ours; the next one has another", async () => {
    expect(await check("picture", await small())).toMatchObject({
      width: 300,
      files: [{ width: 100 }],
    });
    const before = decoders().check.pids();
    expect(
      await check("picture", {
        ...(await small()),
        bytes: await flatPicture("avif", 6_200, 6_200),
      }),
    ).toEqual({ refused: "tooHeavy" });
    expect(await check("picture", await small())).toMatchObject({ width: 300 });
    expect(decoders().check.pids()).not.toEqual(before);
  }, 120_000);

  test("[F6u] more pixels or frames than are taken are refused by the header alone, whatever the format", async () => {
    for (const kind of ["avif", "gif", "jpeg", "webp", "png", "progressive"] as const) {
      const bytes = await flatPicture(kind, 7_000, 5_720);
      expect(await check("picture", { bytes, widths: [100], square: false }), kind).toEqual({
        refused: "tooLarge",
      });
    }
  }, 180_000); // making them takes longest

  test("[F6u] the limits are those of the rule: 5 s, 40 megapixels, 512 MB", () => {
    expect(decoderLimits).toMatchObject({
      cpuMs: 5_000,
      pixels: 40_000_000,
      memory: 512 * 1024 * 1024,
    });
  });

  test("what is kept is at most 2,560 pixels long, upright, and holds nothing of the sender's", async () => {
    const turned = await sharp({
      create: { width: 4_000, height: 1_000, channels: 3, background: "#b8431d" },
    })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await check("picture", { bytes: turned, widths: [400, 4_000], square: false });
    expect(made).toMatchObject({ width: 640, height: 2_560 });
  });

  test("a job without end is ended when its processor time is used up", async () => {
    const cpuMs = 1_000; // the second job loads its library within it
    const pool = new DecoderPool({ name: "test", size: 1, waiting: 2, cpuMs, wallMs: 100_000 });
    const rows = Array.from({ length: 20_000 }, (_, i): [string, string] => [
      `Row ${i} አበበ`,
      "x".repeat(300),
    ]);
    const long = pool.run("sheet", {
      language: "en",
      direction: "ltr",
      band: [],
      title: "T",
      lead: null,
      rows,
      notes: [],
      site: { name: "H", legalName: "H" },
      madeAt: 0,
    });
    await expect(long).rejects.toMatchObject({ reason: "time" });
    expect(
      await pool.run("convert", {
        bytes: await sharp(await png())
          .webp()
          .toBuffer(),
        form: "jpg",
      }),
    ).toMatchObject({ bytes: expect.any(Uint8Array) });
  });

  test("a limited number may wait, others are told to try again later; patient callers wait", async () => {
    const pool = new DecoderPool({
      name: "test",
      size: 1,
      waiting: 2,
      cpuMs: 20_000,
      wallMs: 60_000,
    });
    const input = {
      bytes: await sharp(await png())
        .webp()
        .toBuffer(),
      form: "jpg",
    };
    const jobs = [1, 2, 3, 4].map(() =>
      pool.run("convert", input).then(
        () => "made",
        (error: PoolError) => error.reason,
      ),
    );
    const patient = pool.run("convert", input, true);
    expect(await Promise.all(jobs)).toEqual(["made", "made", "busy", "busy"]);
    expect(await patient).toHaveProperty("bytes");
  });

  test.skipIf(!proc)("they know no secret of ours and come after pages in line", async () => {
    await check("pdf", { bytes: plainPdf() });
    const [pid] = decoders().check.pids();
    const environment = readFileSync(`/proc/${pid}/environ`, "utf8");
    expect(environment).not.toContain("SECRET");
    expect(environment).not.toContain(process.env["AUTH_SECRET"]);
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    expect(Number(fields[16])).toBe(10); // nice
  });

  test.skipIf(!proc)(
    "when the process that started one is killed, it ends, in the middle of a job too",
    async () => {
      const entry = path.resolve("lib/files/decoder/decode.mjs");
      const script = `
      const { spawn } = require("node:child_process");
      const child = spawn(process.execPath, [${JSON.stringify(entry)}], { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });
      const rows = Array.from({ length: 20000 }, (_, i) => ["Row " + i + " አበበ", "x".repeat(300)]);
      child.on("message", (m) => m.ready && (child.send({ id: 1, kind: "sheet", cpuMs: 600000, input: { title: "T", lead: null, rows, notes: [], language: "en", direction: "ltr", band: [], site: { name: "H", legalName: "H" }, madeAt: 0 } }), console.log(child.pid)));`;
      const parent = spawn(process.execPath, ["-e", script], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const pid = await new Promise<number>((resolve) =>
        parent.stdout.once("data", (chunk) => resolve(Number(String(chunk)))),
      );
      const ticks = () => {
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
        return Number(fields[11]) + Number(fields[12]);
      };
      const before = ticks();
      await expect.poll(ticks, { timeout: 60_000 }).toBeGreaterThan(before + 30); // 0.3 s of the job
      parent.kill("SIGKILL");
      const alive = () =>
        existsSync(`/proc/${pid}`) &&
        !/State:\s+Z/.test(readFileSync(`/proc/${pid}/status`, "utf8"));
      await expect.poll(alive, { timeout: 30_000 }).toBe(false);
    },
  );

  test("[N9] a sheet asked for many times is drawn once", async () => {
    const parts = {
      language: "en",
      title: "Kept",
      lead: null,
      rows: [["A", "አበበ"]] as [string, string][],
      notes: [],
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => documentPdf(parts)));
    expect(new Set(all).size).toBe(1);
    expect(await documentPdf(parts)).toBe(all[0]);
    expect(await documentPdf({ ...parts, title: "Other" })).not.toBe(all[0]);
  });

  test("a drawing of ours that fails is a fault of ours, never a silent nothing", async () => {
    await expect(draw("measure", { bytes: Buffer.from("no picture") })).rejects.toThrow(PoolError);
  });
});
