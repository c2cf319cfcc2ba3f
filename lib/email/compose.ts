import { mailLayout, type MailParts } from "@/lib/email/layout";
import type { Mail } from "@/lib/email/mail";
import { sendEmail } from "@/lib/email/send";

type Composed = Omit<Mail, "html" | "text" | "locale"> & MailParts;

/** Renders a mail. */
export function composed({ heading, preview, strip, blocks, ...mail }: Composed): Mail {
  const { locale } = mail;
  return {
    ...mail,
    ...mailLayout({
      locale,
      heading,
      blocks,
      ...(preview ? { preview } : {}),
      ...(strip ? { strip } : {}),
    }),
  };
}

/** Renders and sends a mail: the one function that mail handlers call. */
export const composeEmail = (mail: Composed): Promise<void> => sendEmail(composed(mail));
