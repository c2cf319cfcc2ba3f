import {
  badgePath,
  embedPath,
  frameHeights,
  type EmbedKind,
  type EmbedTheme,
} from "@/lib/embeds/kinds";
import { embedScript } from "@/lib/embeds/script";
import { xml } from "@/lib/http/xml";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";

export const codeNames = ["script", "link", "frame", "badgeHtml", "badgeMarkdown"] as const;
export type CodeName = (typeof codeNames)[number];

type Shown = {
  appUrl: string;
  locale: Locale;
  campaign: { slug: string; title: string };
  kind: EmbedKind;
  theme: EmbedTheme;
};

/** "?theme=dark", or "" for default values. */
const query = (values: Record<string, string>): string => {
  const text = new URLSearchParams(values).toString();
  return text && `?${text}`;
};

/** A frame's address, without the origin. */
export const frameUrl = ({ locale, campaign, kind, theme }: Omit<Shown, "appUrl">): string =>
  localePath(locale, embedPath(campaign.slug, kind)) + query(theme === "light" ? {} : { theme });

/** A badge's address, without the origin. A badge follows the device unless it is told a theme. */
export const badgeUrl = ({ locale, campaign, theme }: Omit<Shown, "appUrl" | "kind">): string =>
  badgePath(campaign.slug) +
  query({
    ...(locale === "en" ? {} : { lang: locale }),
    ...(theme === "auto" ? {} : { theme }),
  });

/** Text inside Markdown, on one line, with its markup escaped. */
const markdown = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[\\`*_[\]()<>!#&|~]/g, "\\$&");

/** The tag that loads the script; with `pinned` only exactly this script runs, whatever a server sends. */
export const scriptTag = (appUrl: string, pinned = false): string =>
  pinned
    ? `<script src="${appUrl}${embedScript.path}" integrity="${embedScript.integrity}" crossorigin="anonymous" async></script>`
    : `<script src="${appUrl}${embedScript.latest}" async></script>`;

/** The code that a partner copies into a page. */
export function embedCodes(shown: Shown): Record<CodeName, string> {
  const { appUrl, locale, campaign, kind, theme } = shown;
  const title = xml(campaign.title);
  const address = `${appUrl}${localePath(locale, `/campaigns/${campaign.slug}`)}`;
  const colours = theme === "light" ? "" : ` data-harambee-theme="${theme}"`;
  const badge = `${appUrl}${badgeUrl(shown)}`;
  return {
    script: `<a href="${address}" data-harambee="${kind}"${colours}>${title}</a>\n${scriptTag(appUrl)}`,
    link: `<a href="${address}">${title}</a>`,
    frame: `<iframe src="${appUrl}${frameUrl(shown)}" width="100%" height="${frameHeights[kind]}" style="border:0;color-scheme:light" loading="lazy" title="${title}"></iframe>`,
    badgeHtml: `<a href="${address}"><img src="${xml(badge)}" alt="${title}" height="28"></a>`,
    badgeMarkdown: `[![${markdown(campaign.title)}](${badge})](${address})`,
  };
}
