import { ActionButton } from "@/components/forms/action-button";
import { NeedPicture } from "@/components/needs/need-picture";
import { fundedText } from "@/components/needs/need-table";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ProgressBar } from "@/components/ui/progress-bar";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { closeNeedAction, moveNeedAction } from "@/lib/needs/actions";
import { percentFunded, type NeedView } from "@/lib/needs/rules";

type Props = {
  locale: Locale;
  /** the campaign's id */
  campaign: string;
  needs: NeedView[];
  /** false: read-only */
  mayWrite: boolean;
};

/** An organisation's own list of needs, each with its actions. Buttons are forms, so it works without a script. */
export function OwnNeeds(props: Props) {
  const { locale, needs } = props;
  const t = translator(locale, "needs");
  if (needs.length === 0) return <p className="text-soft">{t("empty")}</p>;
  return (
    <ul className="max-w-[58rem] border-t-2 border-ink">
      {needs.map((need, i) => (
        <li
          key={need.id}
          id={need.id}
          data-slot="own-need"
          className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-b border-rule py-4 stack:grid-cols-[6rem_minmax(0,1fr)_11rem_minmax(6.5rem,auto)]"
        >
          <NeedPicture need={need} className="h-14 w-18 stack:h-18 stack:w-24" />
          <div className="min-w-0">
            <b className="block leading-tight wrap-anywhere">
              <bdi>{need.title}</bdi>
            </b>
            <p className="mt-1">
              <Badge kind={need.closed ? "plain" : "on"}>
                {t(need.closed ? "closed" : "open")}
              </Badge>
            </p>
          </div>
          <p className="text-end font-display text-h4 leading-none font-bold stack:order-1">
            {formatUsd(need.unitCents, locale, { exact: true })}
          </p>
          <div className="max-stack:col-[2/-1]">
            <ProgressBar percent={percentFunded(need)} label={fundedText(locale, need)} />
            <p className="mt-1 text-small text-soft">{fundedText(locale, need)}</p>
          </div>
          {props.mayWrite ? <NeedActs {...props} need={need} index={i} /> : null}
        </li>
      ))}
    </ul>
  );
}

function NeedActs({
  locale,
  campaign,
  needs,
  need,
  index,
}: Props & { need: NeedView; index: number }) {
  const t = translator(locale, "needs");
  const about = { campaign, id: need.id };
  const named = (act: string) => t("of", { act, title: need.title });
  const button = (
    action: typeof moveNeedAction,
    act: string,
    fields: Record<string, string>,
  ): React.ReactNode => (
    <ActionButton
      messages={signedInMessages(locale)}
      pending={t("working")}
      variant="link"
      action={action}
      fields={{ ...about, ...fields }}
      label={named(act)}
      buttonLabel={named(act)}
    >
      {act}
    </ActionButton>
  );
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1 stack:order-2 stack:col-start-2">
      <a
        className={buttonVariants({ variant: "link", size: "sm" })}
        href={`/dashboard/campaigns/needs/${campaign}?edit=${need.id}#need`}
        aria-label={named(t("edit"))}
      >
        {t("edit")}
      </a>
      {index > 0 ? button(moveNeedAction, t("up"), { to: "up" }) : null}
      {index < needs.length - 1 ? button(moveNeedAction, t("down"), { to: "down" }) : null}
      {button(closeNeedAction, t(need.closed ? "reopen" : "close"), {
        closed: String(!need.closed),
      })}
    </div>
  );
}
