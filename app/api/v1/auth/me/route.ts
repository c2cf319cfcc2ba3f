import { requireUser } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { meAnswer } from "@/lib/users/api-schema";
import { toUser } from "@/lib/users/dto";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "The current session",
    access: "user",
    response: meAnswer,
  },
  async ({ actor }) => ({ data: { user: toUser(requireUser(actor)) } }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
