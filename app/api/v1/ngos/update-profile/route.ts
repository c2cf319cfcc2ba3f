import { notAllowed, route } from "@/lib/http/route";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { updateProfileBody } from "@/lib/ngos/schema";
import { updateProfile } from "@/lib/ngos/update-profile";

export const dynamic = "force-dynamic";

export const PUT = route({ summary: "Change the own profile; bank details need currentPassword", access: "ngo", body: updateProfileBody, response: ngoAnswer }, async ({ actor, body }) => ({
  data: { ngo: await updateProfile(actor, body) },
  message: "Profile updated successfully",
}));

export const GET = notAllowed(["PUT"]);
export const POST = GET;
export const PATCH = GET;
export const DELETE = GET;
