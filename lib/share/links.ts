/**
 * Services to which a link can be shared without a script; WhatsApp first, as most of our readers use it. Browser-safe.
 */
export const shareNames = ["WhatsApp", "Facebook", "X", "LinkedIn", "Telegram", "E-mail"] as const;
export type ShareName = (typeof shareNames)[number];

/** @param text sent beside the link; services that accept none show the page's own picture and text */
export function shareLink(name: ShareName, url: string, text: string): string {
  const q = encodeURIComponent;
  const links: Record<ShareName, string> = {
    WhatsApp: `https://wa.me/?text=${q(`${text} ${url}`)}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${q(url)}`,
    X: `https://twitter.com/intent/tweet?text=${q(text)}&url=${q(url)}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${q(url)}`,
    Telegram: `https://t.me/share/url?url=${q(url)}&text=${q(text)}`,
    "E-mail": `mailto:?subject=${q(text)}&body=${q(`${text}\n\n${url}`)}`,
  };
  return links[name];
}
