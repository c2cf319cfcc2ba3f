import { describe, expect, test } from "vitest";
import { Prisma } from "@/prisma/generated/client";
import { toFailure } from "@/lib/http/failure";

const raw = (message: string) =>
  new Prisma.PrismaClientKnownRequestError(
    `\nInvalid \`prisma.$queryRaw()\` invocation:\n\n\nRaw query failed. Code: \`N/A\`. Message: \`${message}\``,
    { code: "P2010", clientVersion: "7" },
  );

describe("what a client is told of the database", () => {
  test.each([
    raw("Can't reach database server at 127.0.0.1:5432"),
    raw("Server has closed the connection."),
    new Error("Client has encountered a connection error and is not queryable"),
    new Error("Query read timeout"),
    new Error("Connection terminated unexpectedly"),
    raw("Operation has timed out"),
    raw("Too many database connections opened: FATAL: sorry, too many clients already"),
    raw("terminating connection due to administrator command"),
    raw("the database system is starting up"),
    raw("canceling statement due to statement timeout"),
    new Prisma.PrismaClientKnownRequestError(
      "Raw query failed. Code: `53100`. Message: `could not extend file: No space left on device`",
      { code: "P2010", clientVersion: "7" },
    ),
    new Prisma.PrismaClientKnownRequestError(
      "Raw query failed. Code: `25006`. Message: `cannot execute INSERT in a read-only transaction`",
      { code: "P2010", clientVersion: "7" },
    ),
    raw("cannot execute UPDATE in a read-only transaction"),
    Object.assign(new Error("out of memory"), { code: "53200" }),
    new Prisma.PrismaClientKnownRequestError("x", { code: "P1001", clientVersion: "7" }),
    new Prisma.PrismaClientKnownRequestError("x", { code: "P2034", clientVersion: "7" }),
    Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
  ])("away, busy or full is 503 with Retry-After: %s", (error) => {
    expect(toFailure(error, "en", "req_1")).toMatchObject({
      status: 503,
      code: "unavailable",
      retryAfter: 5,
    });
  });

  test("a client that left before its request was complete says nothing about the database", () => {
    const gone = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    expect(toFailure(gone, "en", "req_1")).toMatchObject({ status: 400, code: "invalid" });
    const cut = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    expect(toFailure(cut, "en", "req_1").status).toBe(503);
  });

  test("a bug of ours is not a 503, and reveals nothing about itself", () => {
    const failure = toFailure(raw('relation "nothing" does not exist'), "en", "req_1");
    expect(failure).toMatchObject({ status: 500, code: "internal", requestId: "req_1" });
    expect(failure.error).not.toContain("relation");
  });
});
