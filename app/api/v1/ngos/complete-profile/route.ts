import { requireWritingNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { completeProfile } from "@/lib/ngos/complete-profile";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { completeProfileBody } from "@/lib/ngos/schema";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Step one of the application: the profile",
    access: "ngo",
    may: requireWritingNgo,
    body: completeProfileBody,
    response: ngoAnswer,
  },
  async ({ actor, body }) => ({
    data: { ngo: await completeProfile(actor, body) },
  }),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });
