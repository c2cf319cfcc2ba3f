import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { jobRow } from "@/lib/jobs/enqueue";

/**
 * One mail to everybody whose offer will no longer be answered, and to those accepted for a call that was still
 * running. Call it in the transaction that ends the calls, before it ends them.
 * @param of the calls that end: those of a whole campaign, or a single one
 * @param why "deleted": the offers are deleted with the campaign, so the job carries the mail's details
 */
export async function tellVolunteers(
  tx: Tx,
  of: { campaignId: string } | { id: string },
  why: "archived" | "deleted" | "stopped",
): Promise<void> {
  const offers = await tx.volunteerOffer.findMany({
    where: {
      email: { not: null },
      call: of,
      OR: [{ status: "waiting" }, { status: "accepted", call: { endsAt: { gt: now() } } }],
    },
    select: {
      id: true,
      email: true,
      locale: true,
      status: true,
      call: {
        select: {
          role: true,
          campaign: { select: { title: true, ngo: { select: { name: true } } } },
        },
      },
    },
  });
  const jobs = offers.map(({ id: offerId, email, locale, status, call }) =>
    jobRow("mail.volunteer_ended", `volunteer_ended:${offerId}`, {
      offerId,
      why,
      ...(why === "deleted" && email !== null
        ? {
            gone: {
              email,
              locale,
              accepted: status === "accepted",
              role: call.role,
              campaign: call.campaign.title,
              ngo: call.campaign.ngo.name,
            },
          }
        : {}),
    }),
  );
  await tx.job.createMany({ data: jobs, skipDuplicates: true });
}
