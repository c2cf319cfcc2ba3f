import "server-only";
import { env } from "@/lib/env";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import type { Locale } from "@/lib/i18n/locales";
import { draftEvents } from "@/lib/outreach/draft-events";
import { outreachFacts } from "@/lib/outreach/facts";
import type { DraftEvent, OutreachKind } from "@/lib/outreach/kinds";

/**
 * Streams a draft about one of the organisation's own campaigns.
 * @throws 401, 403, 404 also for another organisation's campaign, 409 for a draft campaign, 429; all before the first
 * event
 */
export async function writeDraft(
  actor: Actor,
  input: { campaignId: string; kind: OutreachKind; locale: Locale },
): Promise<AsyncGenerator<DraftEvent, void>> {
  const member = requireActiveNgo(actor);
  const { campaignId, kind, locale } = input;
  const facts = await outreachFacts(actor, campaignId, locale);
  if (env.outreach) await limit("outreach.ngo", member.ngo.id);
  return draftEvents(kind, facts, locale);
}
