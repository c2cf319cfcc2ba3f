import "server-only";
import { db } from "@/lib/db";

export type MailableMember = { userId: string; email: string; locale: string };

/** Members who may get mail: their address is confirmed and their access has not been revoked. */
export const mailableMembers = (ngoId: string): Promise<MailableMember[]> =>
  db.$queryRaw<MailableMember[]>`
    select m.user_id as "userId", u.email, u.locale from ngo_member m join app_user u on u.id = m.user_id
     where m.ngo_id = ${ngoId} and m.disabled_at is null and u.disabled_at is null and u.email_confirmed_at is not null
     order by m.created_at, m.user_id`;
