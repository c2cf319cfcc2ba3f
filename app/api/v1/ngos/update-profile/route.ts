import { requireWritingNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { updateProfileBody } from "@/lib/ngos/schema";
import { updateProfile } from "@/lib/ngos/update-profile";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Change your profile; bank details need currentPassword",
    access: "ngo",
    may: requireWritingNgo,
    body: updateProfileBody,
    response: ngoAnswer,
  },
  async ({ actor, body }) => {
    const ngo = await updateProfile(actor, body);
    return { data: { ngo }, message: "Profile updated successfully" };
  },
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });
