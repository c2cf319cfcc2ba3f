/** A campaign on other websites: its frames and badge, and where an organisation copies their codes. */
const embeds = {
  title: "On other websites",
  intro:
    "Choose what to show and copy a code into the page where it should be. No code sets a cookie, and nobody pays inside a frame: giving opens this site in a new tab.",
  back: "Back to the campaign",
  draft: "Publish the campaign first: until then nobody can see it.",
  manageIntro:
    "Show this campaign on your own website: a card, a button, its progress, an amount form or a badge.",
  manageLink: "Codes for your website",
  kind: "What to show",
  kinds: { card: "Card", button: "Button", thermometer: "Progress", form: "Amount form" },
  theme: "Colours",
  themes: { light: "Light", dark: "Dark", auto: "As on the visitor’s device" },
  language: "Language",
  show: "Show",
  preview: "Preview",
  codes: "Codes",
  names: {
    script: "Link with a script",
    link: "Link alone",
    frame: "Frame",
    badgeHtml: "Badge, HTML",
    badgeMarkdown: "Badge, Markdown",
  },
  hints: {
    script:
      "For most websites. Without the script, visitors see the link. One script is enough for many links.",
    link: "For emails and websites that take no scripts. In WordPress, paste only the address, on a line of its own: it becomes a card.",
    frame: "For websites that take frames and no scripts. Its height is fixed.",
    badgeHtml: "A picture with the sum that was raised.",
    badgeMarkdown: "The same for a README file.",
  },
  copy: "Copy",
  copied: "The code was copied",
  copyFailed: "Couldn’t copy. Please select the code and copy it.",
  giveTo: "Give to “{title}”",
  raised: "Raised",
  raisedOf: "{title}: {raised} of {goal} raised, {percent}",
  raisedSum: "{title}: {raised} raised",
  go: "Continue",
  newTab: "opens in a new tab",
  pages: "On any website",
  pagesList: [
    "A link to a campaign with data-harambee becomes a frame once the script runs: “card” (the usual one), “button”, “thermometer” or “form”. data-harambee-theme is “dark” or “auto”. The language is that of the link’s address.",
    "The script is small, sets no cookie and stores nothing. It frames this site only. Without it, or where the frame does not answer, the link stays a link.",
    "A page with a content security policy allows our host: script-src and frame-src. With the second tag, the hash in script-src is enough instead of the host; frame-src still names us. That file never changes; a new version has a new address.",
    "Frame and page send each other messages by their exact origins only.",
    "Pages that know oEmbed (WordPress, for one) make a card of a pasted address. The picture /campaigns/…/badge.svg takes theme (light, dark) and lang.",
  ],
} as const;
export default embeds;
