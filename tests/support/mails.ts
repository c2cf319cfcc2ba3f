import { db } from "@/lib/db";
import { encryptedBody } from "@/lib/email/send";

/** A mail as its recipient gets it: the stored readable copy has neither links nor codes. */
export function opened<
  M extends {
    id: string;
    html: string;
    text: string;
    sealedBody: string | null;
    sealedKeyVersion: number | null;
  },
>(row: M): M {
  return { ...row, ...(encryptedBody(row) ?? {}) };
}

/** Every mail to an address, oldest first, in full. */
export async function mailsTo(toAddress: string) {
  return (
    await db.emailMessage.findMany({ where: { toAddress }, orderBy: { createdAt: "asc" } })
  ).map(opened);
}
