import { z } from "zod";
import { requireWritingNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import { imageMaxBytes } from "@/lib/upload-limits";
import { uploadProfileImage } from "@/lib/ngos/upload-profile-image";

export const dynamic = "force-dynamic";

export const POST = route(
  {
    summary: "The organisation's logo",
    access: "ngo",
    may: requireWritingNgo,
    multipart: { maxFileBytes: imageMaxBytes, files: { profileImage: 1 } },
    body: z.strictObject({}),
    response: z.object({ profileImage: z.string() }),
  },
  async ({ actor, uploads }) => {
    const data = await uploadProfileImage(actor, uploads.files["profileImage"]?.[0]);
    return { data, message: "Profile image uploaded successfully" };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
