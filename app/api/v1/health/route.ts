import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { otherMethods, route } from "@/lib/http/route";

/** ms: a health check must answer soon. */
const patienceMs = 4_000;

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "Service health",
    access: "public",
    uncounted: true,
    response: z.object({ status: z.literal("ok") }),
  },
  async () => {
    const late = setTimeout(patienceMs, "late", { ref: false });
    if ((await Promise.race([db.$queryRaw`select 1`, late])) === "late")
      throw new AppError("unavailable", "databaseAway", { retryAfter: 5 });
    return { data: { status: "ok" } };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
