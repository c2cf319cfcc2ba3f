import { afterAll, expect, test } from "vitest";
import pg from "pg";
import { connect } from "@/lib/db";
import { keepShare, poolFigures, whileDrawing } from "@/lib/pools";
import { capacity } from "@/lib/capacity";
import { requiredEnv } from "@/lib/env";

const db = connect("share of a pool", requiredEnv("DATABASE_URL"));
afterAll(() => db.$disconnect());

// created in here: Prisma sends a query only when it is awaited
const sleep = async () => await db.$queryRaw`select pg_sleep(0.4)::text`;

test("[T3-4] what is drawn takes its share of the connections; a payment beside it finds one at once", async () => {
  await db.$queryRaw`select 1`;
  const drawn = Array.from({ length: 3 * capacity.database.all }, () => whileDrawing(sleep));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const inUse = () => poolFigures().find(({ pool }) => pool === "share of a pool")?.inUse;
  expect(inUse()).toBe(capacity.database.drawing);
  let isDrawn = false;
  void Promise.all(drawn).then(() => (isDrawn = true));
  // in transactions and without
  await Promise.all([
    ...Array.from({ length: 3 }, () => db.$queryRaw`select 1`),
    ...Array.from({ length: 3 }, () => db.$transaction((tx) => tx.$queryRaw`select 1`)),
  ]);
  expect(isDrawn).toBe(false);
  await Promise.all(drawn);
  expect(inUse()).toBe(0);
});

test("[T3-4] a transaction of a page gives its place back when it ends and when it fails", async () => {
  const turns = Array.from({ length: 2 * capacity.database.drawing }, (_, i) =>
    whileDrawing(
      async () =>
        await db.$transaction(async (tx) => {
          await tx.$queryRaw`select 1`;
          if (i % 3 === 0) throw new Error("no");
        }),
    ).catch((error: Error) => expect(error.message).toBe("no")),
  );
  await Promise.all(turns);
  await whileDrawing(async () => await db.$queryRaw`select 1`);
});

test("[T3-4] a query that finds no connection in time says so as the driver does, and what is drawn goes on", async () => {
  const pool = new pg.Pool({ connectionString: requiredEnv("DATABASE_URL"), max: 3 });
  keepShare(pool, { drawing: 1, patienceMs: 200 });
  try {
    await whileDrawing(async () => {
      const client = await pool.connect();
      await expect(pool.query("select 1")).rejects.toThrow(
        "timeout exceeded when trying to connect",
      );
      client.release();
      expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });
  } finally {
    await pool.end();
  }
});
