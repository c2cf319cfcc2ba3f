import { mailLayout, type MailParts } from "@/lib/email/layout";
import type { Mail } from "@/lib/email/mail";
import { sendEmail } from "@/lib/email/send";

type Composed = Omit<Mail, "html" | "text" | "locale"> & MailParts;

/** Lays a mail out. */
export function composed({ heading, preview, blocks, ...mail }: Composed): Mail {
  const { locale } = mail;
  return {
    ...mail,
    ...mailLayout({ locale, heading, blocks, ...(preview ? { preview } : {}) }),
  };
}

/** Lays a mail out and sends it: the one call of a mail handler. */
export const composeEmail = (mail: Composed): Promise<void> => sendEmail(composed(mail));
