import { z } from "zod";
import { outboxMail } from "@/lib/email/outbox-queries";
import { notFound } from "@/lib/errors";
import { handler } from "@/lib/http/handler";
import { readFile } from "@/lib/storage/store";

export const dynamic = "force-dynamic";

/** An attachment of a mail in the outbox, for admins (ADM-037). */
export const GET = handler(
  {
    access: "admin",
    params: z.object({
      id: z.string(),
      n: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    }),
  },
  async ({ actor, params: { id, n } }) => {
    const attachment = (await outboxMail(actor, id)).attachments[n];
    const file = attachment ? await readFile(attachment.storageKey) : null;
    if (!attachment || !file) throw notFound();
    const name = attachment.fileName.replace(/[^\w.-]/g, "_");
    return { body: file.bytes, type: attachment.contentType, file: { name } };
  },
);
