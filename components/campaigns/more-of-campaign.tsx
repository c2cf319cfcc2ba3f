import { Panel } from "@/components/ui/panel";
import { ownLanguageName } from "@/lib/campaigns/languages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  campaignId: string;
  /** languages of its text, its own first */
  languages: string[];
};

/** Links from a campaign's form to what is edited elsewhere: its languages, needs, promises, recorded gifts and codes. */
export function MoreOfCampaign({ locale, campaignId, languages }: Props) {
  const own = "/dashboard/campaigns";
  const texts = translator(locale, "campaignLanguages");
  const needs = translator(locale, "needs");
  const promises = translator(locale, "matches");
  const recorded = translator(locale, "recordedGifts");
  const codes = translator(locale, "embeds");
  const links: [href: string, label: string, intro: string][] = [
    [`${own}/languages/${campaignId}`, texts("manageLink"), texts("manageIntro")],
    [`${own}/needs/${campaignId}`, needs("manageLink"), needs("manageIntro")],
    [`${own}/matches/${campaignId}`, promises("manageLink"), promises("manageIntro")],
    [
      `/dashboard/recorded-gifts?campaign=${campaignId}`,
      recorded("manageLink"),
      recorded("manageIntro"),
    ],
    [`${own}/embed/${campaignId}`, codes("manageLink"), codes("manageIntro")],
  ];
  return (
    <Panel aria-labelledby="more" className="mb-8 max-w-[44rem]">
      <h2 id="more" className="text-h4">
        {translator(locale, "campaignForm")("moreHeading")}
      </h2>
      <ul className="mt-3 -mb-2 divide-y divide-rule">
        {links.map(([href, label, intro], i) => (
          <li key={href} className="py-2">
            <a className="inline-flex min-h-8 items-center font-bold" href={href}>
              {label}
            </a>
            <p className="text-small text-soft">
              {intro} {i === 0 ? <Languages languages={languages} /> : null}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Languages({ languages }: { languages: string[] }) {
  return (
    <b>
      {languages.map((language, i) => (
        <span key={language}>
          {i > 0 ? " · " : null}
          <span lang={language}>{ownLanguageName(language)}</span>
        </span>
      ))}
    </b>
  );
}
