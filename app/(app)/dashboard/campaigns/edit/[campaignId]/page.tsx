import { dialogClass } from "@/components/ui/dialog-class";
import { cn } from "@/components/ui/cn";
import { buttonVariants } from "@/components/ui/button-variants";
import { campaignMessages } from "@/lib/campaigns/form-checks";
import { formMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { notFound } from "next/navigation";
import { CampaignForm } from "@/components/campaigns/campaign-form";
import { MoreOfCampaign } from "@/components/campaigns/more-of-campaign";
import { badgeLabels } from "@/components/campaigns/campaign-labels";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { mediaImage } from "@/components/ui/media-image";
import { Notice } from "@/components/ui/notice";
import { causeFrom } from "@/lib/causes";
import { AppError } from "@/lib/errors";
import { guardDashboard, titled } from "@/lib/http/page";
import { readOrFail } from "@/lib/http/page-read";
import { translator } from "@/lib/i18n/translator";
import { isoDay } from "@/lib/format";
import { typedAmount } from "@/lib/money/read-amount";
import { stripUrl } from "@/lib/patterns/urls";
import { moveCampaignAction, updateCampaignAction } from "@/lib/campaigns/form-actions";
import { editedFields } from "@/lib/campaigns/edited-fields";
import { seenOf } from "@/lib/forms/seen";
import { ownCampaign } from "@/lib/campaigns/queries";
import { ownUpdatesPath } from "@/lib/updates/rules";
import { videoUrl } from "@/lib/campaigns/video";
import { now } from "@/lib/clock";
import { verificationOf } from "@/lib/ngos/verification";
import { campaignFormParts, previewParts } from "../../_labels";

export const generateMetadata = titled((locale) => translator(locale, "campaignForm")("editTitle"));

const statusTexts = {
  draft: "statusDraft",
  ongoing: "statusOngoing",
  paused: "statusPaused",
  completed: "statusCompleted",
} as const;

type Props = {
  params: Promise<{ campaignId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const failed = { unreachable: "campaignUpdateFailed", failed: "campaignUpdateFailed" } as const;

export default async function EditCampaignPage({ params, searchParams }: Props) {
  const { campaignId } = await params;
  const here = `/dashboard/campaigns/edit/${encodeURIComponent(campaignId)}`;
  const actor = await guardDashboard(here);
  const { locale, ngo } = actor;
  const campaign = await readOrFail("campaignFetchFailed", locale, () =>
    ownCampaign(actor, campaignId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    }),
  );
  const t = translator(locale, "campaignForm");
  const { look, word } = badgeLabels(locale, campaign.badge);
  const status = campaign.status as "draft" | "ongoing" | "paused" | "completed";
  const move = (to: "paused" | "ongoing" | "completed", label: string, large = false) => (
    <Form
      compact
      action={moveCampaignAction}
      messages={formMessages(locale, null, failed)}
      label={label}
    >
      <input type="hidden" name="id" value={campaign.id} />
      <input type="hidden" name="from" value={status} />
      <input type="hidden" name="status" value={to} />
      <SubmitButton
        variant={large ? "primary" : "outline"}
        size={large ? "md" : "sm"}
        pendingLabel={t("working")}
      >
        {label}
      </SubmitButton>
    </Form>
  );
  const active = status === "ongoing" || status === "paused";
  const values = {
    title: campaign.title,
    description: campaign.description,
    fundingGoal: typedAmount(campaign.fundingGoalCents, locale),
    cause: causeFrom(campaign.cause) ?? "",
    country: campaign.country ?? "",
    campaignSlug: campaign.slug,
    videoUrl: campaign.video ? videoUrl(campaign.video) : "",
    hasEndDate: campaign.deadlineMs !== null,
    endDate: campaign.deadlineMs === null ? "" : isoDay(new Date(campaign.deadlineMs)),
  };
  return (
    <DashboardShell actor={actor} current="campaigns">
      <PageHeader
        title={t("editTitle")}
        lead={campaign.title}
        look="tool"
        back={{ href: "/dashboard?tab=campaigns", label: t("back") }}
        actions={
          <>
            <a
              className={buttonVariants({ variant: "outline", size: "sm" })}
              href={ownUpdatesPath(campaign.id)}
            >
              {translator(locale, "updates")("own")}
            </a>
            <a
              className={buttonVariants({ variant: "outline", size: "sm" })}
              href={`/campaigns/${campaign.slug}`}
            >
              {t("view")}
            </a>
          </>
        }
      />
      {ngo.suspended ? (
        <Notice kind="bad" role="status">
          {t("suspended")}
        </Notice>
      ) : (
        <>
          <Panel aria-labelledby="status" className="mb-8 max-w-[44rem]">
            <h2 id="status" className="flex items-center gap-3 text-h4">
              {t("statusHeading")} <Badge kind={look}>{word}</Badge>
            </h2>
            <p className="mt-2 text-soft">{t(statusTexts[status])}</p>
            {status === "completed" ? null : (
              <div className="mt-4 flex flex-wrap items-center gap-[0.6rem] [&_form]:contents">
                {status === "ongoing" ? move("paused", t("pause")) : null}
                {status === "paused" ? move("ongoing", t("resume")) : null}
                {active ? (
                  <a
                    className={buttonVariants({ variant: "outline", size: "sm" })}
                    href={`${here}?ask=complete`}
                  >
                    {t("complete")}
                  </a>
                ) : null}
                <a
                  className={cn(
                    buttonVariants({ variant: "link", size: "sm" }),
                    "ms-auto text-madder [--color-link:currentColor]",
                  )}
                  href={`/dashboard?tab=campaigns&delete=${campaign.id}`}
                >
                  {t("delete")}
                </a>
              </div>
            )}
          </Panel>
          <MoreOfCampaign locale={locale} campaignId={campaign.id} languages={campaign.languages} />
          <CampaignForm
            key={`${campaign.id}:${status}`}
            action={updateCampaignAction}
            messages={formMessages(locale, campaignMessages, failed)}
            {...campaignFormParts(locale)}
            userId={actor.userId}
            values={values}
            strip={stripUrl(campaign.slug, { cols: 12 })}
            preview={previewParts(locale, {
              ngo: { name: ngo.name, verified: verificationOf(ngo, now()) === "verified" },
              seed: campaign.slug,
              status: status === "draft" ? "ongoing" : status,
              raisedCents: Number(campaign.raisedCents),
              nowMs: now().getTime(),
            })}
            campaign={{
              id: campaign.id,
              status,
              seen: seenOf(
                editedFields({
                  ...campaign,
                  deadline: campaign.deadlineMs === null ? null : new Date(campaign.deadlineMs),
                }),
              ),
              cover: campaign.image
                ? {
                    src: mediaImage(campaign.image.storageKey, campaign.image.widths).src,
                    x: campaign.image.focalX,
                    y: campaign.image.focalY,
                  }
                : null,
              images: campaign.gallery.map((image, i) => ({
                id: image.id,
                src: mediaImage(image.storageKey, image.widths).src,
                alt: t("picture", { n: String(i + 1) }),
              })),
            }}
          />
          {active && (await searchParams)["ask"] === "complete" ? (
            <AddressDialog
              title={t("completeTitle")}
              closeHref={here}
              closeLabel={t("cancel")}
              strip={stripUrl(campaign.slug, { cols: 12 })}
            >
              <div className={dialogClass.body}>
                <p>{t("completeText")}</p>
              </div>
              <div className={dialogClass.foot}>
                <a className={buttonVariants({ variant: "outline" })} href={here}>
                  {t("cancel")}
                </a>
                {move("completed", t("complete"), true)}
              </div>
            </AddressDialog>
          ) : null}
        </>
      )}
    </DashboardShell>
  );
}
