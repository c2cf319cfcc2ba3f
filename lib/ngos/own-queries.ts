import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireNgo, type Actor } from "@/lib/auth/actor";
import { countryName } from "@/lib/country-name";
import { maskedBankDetails, maskedIban, type BankDetails } from "@/lib/ngos/dto";
import { phoneAsTyped, shownPhone } from "@/lib/ngos/phone";

export type OwnProfile = {
  id: string;
  name: string;
  pendingName: string | null;
  loginEmail: string;
  officialEmail: string | null;
  country: string | null;
  countryCode: string | null;
  phoneNumber: string | null;
  website: string | null;
  description: string | null;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  linkedin: string | null;
  profileImageKey: string | null;
  status: string;
  suspended: boolean;
  approvedAt: Date | null;
  verifiedUntil: Date | null;
  renewalSubmittedAt: Date | null;
  /** masked; null without bank details. `iban`: derived from a full domestic account number */
  bank: (BankDetails & { changedAt: Date | null; iban: string | null }) | null;
};

type TeamMember = {
  userId: string;
  name: string;
  email: string;
  role: "owner" | "admin";
  disabled: boolean;
  self: boolean;
};
type TeamInvitation = { id: string; email: string; expiresAt: Date };
export type OwnTeam = { members: TeamMember[]; invitations: TeamInvitation[]; full: boolean };

/** The members' own view of their organisation, bank details masked (NGO-063). @throws 401, 403 */
export async function ownProfile(actor: Actor): Promise<OwnProfile> {
  const member = requireNgo(actor);
  const ngo = await db.ngo.findUniqueOrThrow({ where: { id: member.ngo.id } });
  const bank = maskedBankDetails(ngo);
  return {
    id: ngo.id,
    name: ngo.name,
    pendingName: ngo.pendingName,
    loginEmail: member.email,
    officialEmail: ngo.officialEmail,
    countryCode: ngo.country,
    country: ngo.country === null ? null : countryName(ngo.country, actor.locale),
    phoneNumber: ngo.phoneNumber && shownPhone(ngo.phoneNumber),
    website: ngo.website,
    description: ngo.description,
    facebook: ngo.facebook,
    twitter: ngo.twitter,
    instagram: ngo.instagram,
    linkedin: ngo.linkedin,
    profileImageKey: ngo.profileImageKey,
    status: ngo.status,
    suspended: ngo.suspendedAt !== null,
    approvedAt: ngo.approvedAt,
    verifiedUntil: ngo.verifiedUntil,
    renewalSubmittedAt: ngo.renewalSubmittedAt,
    bank: bank && { ...bank, changedAt: ngo.bankChangedAt, iban: maskedIban(ngo) },
  };
}

/**
 * A number typed as dialled in the organisation's own country (OP-126).
 * @throws 400, 401, 403
 */
export async function ownPhoneAsTyped(actor: Actor, typed: string): Promise<string> {
  const member = requireNgo(actor);
  const { country } = await db.ngo.findUniqueOrThrow({
    where: { id: member.ngo.id },
    select: { country: true },
  });
  return phoneAsTyped(typed, country ?? "", actor.locale);
}

/**
 * Section Team: at most 2 people; disabled ones do not count, open invitations do (OP-046).
 * @throws 401, 403
 */
export async function ownTeam(actor: Actor): Promise<OwnTeam> {
  const { ngo, userId } = requireNgo(actor);
  const [members, invitations] = await Promise.all([
    db.ngoMember.findMany({
      where: { ngoId: ngo.id },
      include: { user: { select: { name: true, email: true } } },
      orderBy: [{ role: "desc" }, { createdAt: "asc" }],
    }),
    db.ngoInvitation.findMany({
      where: { ngoId: ngo.id, acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } },
      orderBy: { createdAt: "asc" },
    }),
  ]);
  return {
    members: members.map((m) => ({
      userId: m.userId,
      name: m.user.name,
      email: m.user.email,
      role: m.role === "owner" ? "owner" : "admin",
      disabled: m.disabledAt !== null,
      self: m.userId === userId,
    })),
    invitations: invitations.map((i) => ({ id: i.id, email: i.email, expiresAt: i.expiresAt })),
    full: members.filter((m) => m.disabledAt === null).length + invitations.length >= 2,
  };
}
