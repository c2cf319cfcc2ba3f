import { z } from "zod";
import { db } from "@/lib/db";
import { notAllowed, route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

export const GET = route({ summary: "Whether everything is up", access: "public", response: z.object({ status: z.literal("ok") }) }, async () => {
  await db.$queryRaw`select 1`;
  return { data: { status: "ok" } };
});

export const POST = notAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = POST;
