import { weaveClass } from "@/components/ui/cloth";
import { cn } from "@/components/ui/cn";
import { buttonVariants } from "@/components/ui/button-variants";
import { PatternBand } from "@/components/ui/pattern-band";
import { tileClass, tileFigureClass } from "@/components/ui/tile-classes";
import { Lock } from "lucide-react";
import { sceneUrl } from "@/lib/patterns/urls";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { localePath } from "@/lib/i18n/paths";
import { formatUsd } from "@/lib/money/money";
import { site } from "@/lib/site";

const bars = [20, 30, 25, 40, 35, 50, 45, 60, 55, 75, 70, 100];
const feature = "print:break-inside-avoid flex min-w-0 flex-col overflow-hidden border";
const plain = `${feature} border-rule bg-surface`;
/** the first two share a row, the others are three in a row */
const width = {
  first: "md:col-span-6 lg:col-span-7",
  second: "md:col-span-3 lg:col-span-5",
  third: "md:col-span-3 lg:col-span-4",
};
const art = "mt-auto px-7";

/** @param href makes the whole card a link, since its picture looks as if it could be pressed */
function FeatureText({ title, text, href }: { title: string; text: string; href?: string }) {
  return (
    <div className="px-7 pt-7 pb-6">
      <h3 className="text-h3">
        {href ? (
          <a className="decoration-transparent after:absolute after:inset-0 after:z-1" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="mt-[0.7rem] max-w-[34em] text-soft">{text}</p>
    </div>
  );
}

/**
 * Five features, each shown with an example instead of an icon. A feature that is switched off is not listed (OP-009).
 */
export function Features({ locale }: { locale: Locale }) {
  const t = translator(locale, "landing");
  const people: [string, string, string, string][] = [
    ["WK", "Wanjirũ Kamau", t("owner"), "bg-dusk"],
    ["EL", "Ekai Lokwang", t("admin"), "bg-leaf"],
    ["AN", "Akiru Nangole", t("disabled"), "bg-ink-2"],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter md:grid-cols-6 lg:grid-cols-12">
      <article className={cn(plain, "relative hover:border-ink", width.first)}>
        <FeatureText
          title={t("feature1")}
          text={t("feature1Text")}
          href={localePath(locale, "/campaigns")}
        />
        <div className="mt-auto" aria-hidden="true">
          <div className="grid grid-cols-[minmax(0,1fr)] items-stretch border-t border-rule min-[40rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
            <img
              src={sceneUrl("sewing")}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              className="size-full object-cover object-[70%_50%] max-[40rem]:max-h-60 min-[40rem]:min-h-72"
              data-no-fallback
            />
            <div className="p-6">
              <p className="mb-[0.6rem] text-small leading-[1.3] font-bold">{t("feature1Label")}</p>
              <div className="grid grid-cols-2 gap-[0.6rem]">
                {[20, 60, 100, 200].map((amount) => (
                  <span
                    key={amount}
                    className={cn(
                      tileClass,
                      tileFigureClass,
                      amount === 60 && "border-ink bg-ink text-paper",
                    )}
                  >
                    {formatUsd(amount * 100, locale)}
                  </span>
                ))}
              </div>
              <span className={cn(buttonVariants({ full: true }), "mt-3")}>
                {t("feature1Button")}
              </span>
            </div>
          </div>
        </div>
      </article>
      <article className={cn(feature, "on-dark border-transparent", width.second)}>
        <FeatureText
          title={t("feature2")}
          text={t(site.features.volunteers ? "feature2TextVolunteers" : "feature2Text")}
        />
        <div className={art} aria-hidden="true" dir="ltr">
          <div className="flex h-48 items-end gap-1.5 border-b-3 border-paper">
            {bars.map((height, i) => (
              <div
                key={i}
                className={cn(
                  weaveClass,
                  "h-(--height) flex-1 bg-bottom-left [--weave-cell:14px]",
                  i === bars.length - 1
                    ? "[--weave-a:var(--color-gold)] [--weave-b:#e09a22]"
                    : "[--weave-a:var(--color-dusk)] [--weave-b:#2b3575]",
                )}
                style={{ "--height": `${height * 0.96}%` } as React.CSSProperties}
              />
            ))}
          </div>
          <div className="flex justify-between pt-[0.6rem] pb-6 text-small text-mute">
            <span>{t("feature2From")}</span>
            <span className="font-bold text-gold">{t("feature2To")}</span>
          </div>
        </div>
      </article>
      <article className={cn(plain, width.third)}>
        <FeatureText title={t("feature3")} text={t("feature3Text")} />
        <div className={cn(art, "pb-6")} aria-hidden="true">
          <ul className="border-t border-rule text-small">
            {people.map(([initials, name, role, ground]) => (
              <li
                key={initials}
                className="flex items-center gap-[0.7rem] border-b border-rule px-0 py-[0.6rem]"
              >
                <span
                  className={cn(
                    "grid size-9 shrink-0 place-items-center font-display text-[0.95rem] leading-none font-bold text-white",
                    ground,
                  )}
                >
                  {initials}
                </span>
                <b>{name}</b>
                <span className="ms-auto text-soft">{role}</span>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <article className={cn(feature, "on-gold border-transparent", width.third)}>
        <FeatureText
          title={t(site.features.aiOutreach ? "feature4Ai" : "feature4")}
          text={t(site.features.aiOutreach ? "feature4AiText" : "feature4Text")}
        />
        <div className={cn(art, "pb-7")} aria-hidden="true">
          <div className="bg-raised px-5 py-4 text-small leading-[1.5] wrap-anywhere">
            {site.features.aiOutreach ? (
              <Draft locale={locale} />
            ) : (
              <code dir="ltr">{`<iframe src="${site.name.toLowerCase()}.example/…/embed" width="100%" height="500">`}</code>
            )}
          </div>
        </div>
      </article>
      <article className={cn(plain, width.third)}>
        <FeatureText title={t("feature5")} text={t("feature5Text")} />
        <div className={cn(art, "pb-7")} aria-hidden="true">
          <div className="grid gap-2">
            {["mask-amina", "mask-tomas", "mask-jinwoo"].map((seed, i) => (
              <div key={seed} className="flex items-center gap-[0.8rem]">
                <span
                  className={cn(
                    "grid size-9 place-items-center",
                    i === 0 ? "bg-leaf-tint" : "bg-mist",
                  )}
                >
                  <Lock className="size-5 shrink-0" strokeWidth={2.2} />
                </span>
                <PatternBand seed={seed} className="h-[18px] flex-1 woven-x opacity-90" />
              </div>
            ))}
          </div>
        </div>
      </article>
    </div>
  );
}

/** The first lines of a draft, one of them edited by the person who sends it. */
function Draft({ locale }: { locale: Locale }) {
  const t = translator(locale, "outreach");
  return (
    <>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 border-b border-rule pb-2 font-bold">
        <span>{t("kinds.email")}</span>
        <span className="font-normal text-mute">{t("edited")}</span>
      </p>
      <p>{t("draft.hello")}</p>
      <p className="mt-1">
        <span className="bg-gold-tint">{t("draft.first")}</span>
      </p>
    </>
  );
}
