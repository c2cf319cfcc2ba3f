import { z } from "zod";
import { notAllowed, route } from "@/lib/http/route";
import { imageMaxBytes } from "@/lib/ngos/limits";
import { uploadProfileImage } from "@/lib/ngos/upload-profile-image";

export const dynamic = "force-dynamic";

export const POST = route(
  { summary: "The organisation's logo", access: "ngo", multipart: { maxFileBytes: imageMaxBytes, files: { profileImage: 1 } }, body: z.strictObject({}), response: z.object({ profileImage: z.string() }) },
  async ({ actor, uploads }) => ({ data: await uploadProfileImage(actor, uploads.files["profileImage"]?.[0]), message: "Profile image uploaded successfully" }),
);

export const GET = notAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
