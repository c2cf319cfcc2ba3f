import { z } from "zod";
import { clearedCookies } from "@/lib/auth/session-cookie";
import { otherMethods, route } from "@/lib/http/route";
import { logOut } from "@/lib/users/log-out";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary: "End the credential this call came with, and only that one",
    access: "user",
    response: z.object({}),
  },
  async ({ actor }) => {
    await logOut(actor);
    const byCookie = actor.kind === "user" && actor.credential.kind === "session";
    return {
      data: {},
      message: "You have been logged out successfully",
      ...(byCookie ? { cookies: clearedCookies() } : {}),
    };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
