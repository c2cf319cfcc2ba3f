import { AddressDialog } from "@/components/dashboard/address-dialog";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { ActionButton } from "@/components/forms/action-button";
import { PageHeader } from "@/components/layout/page-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { dialogClass } from "@/components/ui/dialog-class";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { mailLine, UpdateBadge } from "@/components/updates/own-updates";
import { UpdateArticle, updateDates } from "@/components/updates/update-article";
import { MailedWarning } from "@/components/inbound/mailed";
import { mailedUpdates } from "@/lib/inbound/queries";
import { signedInMessages } from "@/lib/forms/messages";
import { guardDashboard, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { stripUrl } from "@/lib/patterns/urls";
import { deleteUpdateAction, publishUpdateAction } from "@/lib/updates/actions";
import { ownUpdate } from "@/lib/updates/queries";
import { ownUpdatePath, ownUpdatesPath, updatePath } from "@/lib/updates/rules";
import type { OwnUpdate } from "@/lib/updates/view";
import { numberOf, readOwn } from "../_read";

export const generateMetadata = titled((locale) => translator(locale, "updates")("previewTitle"));

type Props = {
  params: Promise<{ campaignId: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** An update as the public sees it, or will see it, with its organisation's actions. */
export default async function OwnUpdatePage({ params, searchParams }: Props) {
  const { campaignId, number: text } = await params;
  const number = numberOf(text);
  const actor = await guardDashboard(ownUpdatePath(encodeURIComponent(campaignId), number));
  const { locale, ngo } = actor;
  const { campaign, update } = await readOwn(locale, () =>
    ownUpdate(actor, { campaign: campaignId, number }),
  );
  const mailed = (await mailedUpdates(actor, campaign.id))[number];
  const t = translator(locale, "updates");
  const here = ownUpdatePath(campaign.id, number);
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("previewTitle")}
        lead={campaign.title}
        look="tool"
        back={{ href: ownUpdatesPath(campaign.id), label: t("backToUpdates") }}
        actions={
          update.state === "published" ? (
            <a
              className={buttonVariants({ variant: "outline", size: "sm" })}
              href={updatePath(campaign.slug, number)}
            >
              {t("view")}
            </a>
          ) : null
        }
      />
      {mailed && update.state === "draft" ? (
        <MailedWarning locale={locale} mailed={mailed} />
      ) : null}
      <State locale={locale} update={update} mayWrite={!ngo.suspended} campaignId={campaign.id} />
      <article className="max-w-[48rem] border border-rule bg-surface p-[clamp(1.25rem,0.8rem+1.6vw,2rem)]">
        <h2 className="text-h3 text-balance wrap-anywhere">
          <bdi>{update.title}</bdi>
        </h2>
        <p className="mt-2 mb-6 text-small text-soft">{updateDates(locale, update)}</p>
        <UpdateArticle locale={locale} seed={campaign.slug} update={update} />
      </article>
      {!ngo.suspended && (await searchParams)["ask"] === "delete" ? (
        <AddressDialog
          title={t("deleteTitle")}
          closeHref={here}
          closeLabel={t("cancel")}
          strip={stripUrl(campaign.slug, { cols: 12 })}
        >
          <div className={dialogClass.body}>
            <p>
              <b>
                <bdi>{update.title}</bdi>
              </b>
            </p>
            <p className="mt-3">{t("deleteText")}</p>
          </div>
          <div className={dialogClass.foot}>
            <a className={buttonVariants({ variant: "outline", size: "sm" })} href={here}>
              {t("cancel")}
            </a>
            <ActionButton
              action={deleteUpdateAction}
              messages={signedInMessages(locale)}
              fields={{ campaign: campaign.id, number: String(number) }}
              variant="destructive"
              pending={t("working")}
            >
              {t("delete")}
            </ActionButton>
          </div>
        </AddressDialog>
      ) : null}
    </DashboardShell>
  );
}

function State({
  locale,
  update,
  mayWrite,
  campaignId,
}: {
  locale: Locale;
  update: OwnUpdate;
  mayWrite: boolean;
  campaignId: string;
}) {
  const t = translator(locale, "updates");
  const here = ownUpdatePath(campaignId, update.number);
  return (
    <Panel aria-labelledby="state" className="mb-8 max-w-[48rem]">
      <h2 id="state" className="flex items-center gap-3 text-h4">
        {t("column.state")} <UpdateBadge locale={locale} state={update.state} />
      </h2>
      {update.state === "draft" ? (
        <p className="mt-2 text-soft">
          {t("previewNote")} {t("publishNote")}
        </p>
      ) : (
        <p className="mt-2 text-soft">
          {t("column.mails")}: {mailLine(locale, update.mails)}
        </p>
      )}
      {update.hiddenReason === null ? null : (
        <Notice kind="bad" role="status" className="mt-4">
          {t("hiddenBy", { reason: update.hiddenReason })}
        </Notice>
      )}
      {mayWrite ? (
        <div className="mt-4 flex flex-wrap items-center gap-[0.6rem]">
          {update.state === "draft" ? (
            <ActionButton
              action={publishUpdateAction}
              messages={signedInMessages(locale)}
              fields={{
                campaign: campaignId,
                number: String(update.number),
                seen: update.updatedAt.toISOString(),
              }}
              variant="primary"
              pending={t("working")}
            >
              {t("publish")}
            </ActionButton>
          ) : null}
          <a className={buttonVariants({ variant: "outline", size: "sm" })} href={`${here}/edit`}>
            {t("edit")}
          </a>
          <a
            className={cn(
              buttonVariants({ variant: "link", size: "sm" }),
              "ms-auto text-madder [--color-link:currentColor]",
            )}
            href={`${here}?ask=delete`}
          >
            {t("delete")}
          </a>
        </div>
      ) : null}
    </Panel>
  );
}
