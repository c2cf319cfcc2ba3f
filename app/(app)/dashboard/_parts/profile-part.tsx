import { documentsForm } from "@/lib/ngos/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import { formatUsd } from "@/lib/money/money";
import { formatCount } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import { log } from "@/lib/log";
import { databaseAway } from "@/lib/http/database-away";
import { readText } from "@/lib/http/page-read";
import { param } from "@/lib/listing/address";
import {
  saveBankAction,
  saveMobileAction,
  saveGiftMailsAction,
  saveLogoAction,
  saveProfileAction,
} from "@/lib/ngos/dashboard-actions";
import { ownGiftMails } from "@/lib/ngos/gift-mails";
import { GiftMails } from "@/components/dashboard/gift-mails";
import { changeOwnPassword } from "@/lib/users/actions";
import {
  disableAction,
  enableAction,
  handOverAction,
  inviteAction,
  withdrawAction,
} from "@/lib/users/team-actions";
import { ownProfile, ownTeam } from "@/lib/ngos/own-queries";
import { ngoStats } from "@/lib/ngos/stats";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { LoadFailed } from "@/components/ui/load-failed";
import { Panel } from "@/components/ui/panel";
import { BankSection } from "@/components/dashboard/bank-section";
import { ProfilePanel } from "@/components/dashboard/profile-panel";
import { SecuritySection } from "@/components/dashboard/security-section";
import { Section } from "@/components/ui/section";
import { TeamSection } from "@/components/dashboard/team-section";
import { reminderDays, VerificationCard } from "@/components/dashboard/verification-card";
import { RenewalForm } from "@/components/ngos/renewal-form";
import { certificateLabels } from "@/components/ngos/certificate-labels";
import { formLabels } from "@/components/forms/form-labels";
import { sendRenewal } from "@/lib/ngos/registration-actions";
import type { PartProps } from "./part";
import { hasExpired } from "@/lib/ngos/verification";

/** If the profile fails, the rest of the dashboard is still shown (ERR-028). */
async function load({ actor }: PartProps) {
  try {
    const [ngo, team, stats, giftMails] = await Promise.all([
      ownProfile(actor),
      ownTeam(actor),
      ngoStats(actor.ngo.id),
      ownGiftMails(actor),
    ]);
    return { ngo, team, stats, giftMails };
  } catch (error) {
    log.error("dashboard.profile", { requestId: actor.requestId, error });
    // the profile could not be read, with or without an error message (OP-016)
    return readText(
      error,
      databaseAway(error) ? "profileLoadUnreachable" : "profileLoadFailed",
      actor.locale,
    );
  }
}

export async function ProfilePart(props: PartProps) {
  const { actor, params, at } = props;
  const { locale } = actor;
  const t = translator(locale, "dashboard");
  const data = await load(props);
  if (typeof data === "string") return <LoadFailed locale={locale} text={data} href="/dashboard" />;
  const { ngo, stats } = data;
  const mayWrite = !ngo.suspended;
  const labels = formLabels(locale);
  const ended = hasExpired(ngo.verifiedUntil, at);
  const renewable =
    mayWrite &&
    ngo.renewalSubmittedAt === null &&
    (ended || reminderDays(ngo.verifiedUntil, at) !== null);
  return (
    <>
      <div className="grid gap-8 *:min-w-0 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:items-start">
        <ProfilePanel
          locale={locale}
          ngo={ngo}
          editing={mayWrite && param(params, "edit") === "1"}
          mayWrite={mayWrite}
          save={saveProfileAction}
          saveLogo={saveLogoAction}
        />
        <div className="space-y-6">
          <Panel aria-labelledby="statistics">
            <h2 className="mb-[0.6rem] text-h4" id="statistics">
              {t("statistics.heading")}
            </h2>
            <DetailList>
              <DetailRow label={t("statistics.totalCampaigns")} num>
                {stats.totalCampaigns}
              </DetailRow>
              <DetailRow label={t("statistics.ongoing")} num>
                {stats.activeCampaigns}
              </DetailRow>
              <DetailRow label={t("statistics.totalRaised")} num>
                {formatUsd(stats.totalRaisedCents, locale)}
              </DetailRow>
              <DetailRow label={t("statistics.uniqueDonors")} num>
                {formatCount(stats.uniqueDonors, locale)}
              </DetailRow>
            </DetailList>
          </Panel>
          <VerificationCard locale={locale} ngo={ngo} at={at}>
            {renewable ? (
              <RenewalForm
                action={sendRenewal}
                messages={formMessages(locale, documentsForm, {
                  failed: "uploadDocumentsFailed",
                })}
                file={labels.file}
                pages={certificateLabels(locale)}
                labels={{
                  heading: t("verification.renewHeading"),
                  certificate: t("verification.certificate"),
                  certificateHelp: t("verification.certificateHelp"),
                  leadership: t("verification.leadership"),
                  additional: t("verification.additional"),
                  otherHelp: t("verification.otherHelp"),
                  submit: t("verification.renew"),
                  pending: t("verification.sending"),
                }}
              />
            ) : null}
          </VerificationCard>
        </div>
      </div>
      <TeamSection
        locale={locale}
        team={data.team}
        owner={actor.ngo.memberRole === "owner" && mayWrite}
        suspended={ngo.suspended}
        actions={{
          invite: inviteAction,
          withdraw: withdrawAction,
          handOver: handOverAction,
          disable: disableAction,
          enable: enableAction,
        }}
      />
      <BankSection
        locale={locale}
        country={ngo.countryCode}
        bank={ngo.bank}
        mayWrite={mayWrite}
        save={{ bank: saveBankAction, mobile: saveMobileAction }}
      />
      <GiftMails
        locale={locale}
        email={actor.email}
        confirmed={actor.emailConfirmed}
        chosen={data.giftMails}
        save={saveGiftMailsAction}
      />
      <Section id="api-keys" title={translator(locale, "apiKeys")("title")}>
        <p>
          <a href="/dashboard/api-keys">{translator(locale, "apiKeys")("link")}</a>
        </p>
        <p className="mt-2">
          <a href="/dashboard/webhooks">{translator(locale, "webhooks")("link")}</a>
        </p>
      </Section>
      <SecuritySection locale={locale} changePassword={changeOwnPassword} />
    </>
  );
}
