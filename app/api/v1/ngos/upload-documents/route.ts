import { z } from "zod";
import { requireWritingNgo } from "@/lib/auth/actor";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import { otherMethods, route } from "@/lib/http/route";
import { ngoAnswer } from "@/lib/ngos/api-schema";
import { certificatePagesMax, documentMaxBytes } from "@/lib/upload-limits";
import { uploadDocuments } from "@/lib/ngos/upload-documents";

export const dynamic = "force-dynamic";

/** Old clients send a missing file as the text "null": nothing was sent (OP-055). */
const nothing = (error: MessageKey) =>
  z.enum(["", "null", "undefined"], { error: msg(error) }).optional();

export const POST = route(
  {
    summary: "Step two of the application: the documents",
    access: "ngo",
    may: requireWritingNgo,
    multipart: {
      maxFileBytes: documentMaxBytes,
      files: {
        registrationCertificate: certificatePagesMax,
        leadershipProof: 1,
        additionalDocument: 1,
      },
    },
    body: z.strictObject({
      registrationCertificate: nothing("documentsMissing"),
      leadershipProof: nothing("invalidField"),
      additionalDocument: nothing("invalidField"),
    }),
    response: ngoAnswer,
  },
  async ({ actor, uploads: { files } }) => ({
    data: {
      ngo: await uploadDocuments(actor, {
        registrationCertificate: files["registrationCertificate"],
        leadershipProof: files["leadershipProof"],
        additionalDocument: files["additionalDocument"],
      }),
    },
  }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
