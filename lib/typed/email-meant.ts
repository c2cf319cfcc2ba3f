import { isEmail } from "@/lib/typed/email";

/** Endings that no domain has, with the one that was meant. */
const endings = new Map(
  ["con", "comm", "cmo", "ocm", "vom", "xom", "cpm", "coom", "conm", "cim", "cok"]
    .map((wrong): [string, string] => [wrong, "com"])
    .concat([
      ["ogr", "org"],
      ["orgg", "org"],
      ["rog", "org"],
      ["nett", "net"],
      ["ney", "net"],
    ]),
);
/** Names that providers of mail do not have: what people type for theirs. */
const providers = new Map(
  Object.entries({
    gmail: "gmial gmal gmai gamil gnail gmaill gmali gimail gmaul gmsil gmeil ggmail gmaile gmailc",
    yahoo: "yaho yahooo yhoo yahho yaoo yahou",
    hotmail: "hotmial hotmal hotmai hotmaill hotnail htomail hotmeil",
    outlook: "outlok outloo outllook outlookk oulook",
    icloud: "iclod icloude iclould icoud",
  }).flatMap(([name, wrong]) => wrong.split(" ").map((typed): [string, string] => [typed, name])),
);

const knownHosts: ReadonlySet<string> = new Set(
  ["gmail", "yahoo", "hotmail", "outlook", "icloud"].map((name) => `${name}.com`),
);
/** A comma, a semicolon or dots in a row for the dot of a known provider; of other hosts nobody knows what was meant. */
function withItsDot(host: string): string {
  const dotted = host.replace(/[,;]|\.{2,3}/, ".");
  return knownHosts.has(dotted) ? dotted : host;
}

function hostMeant(host: string): string {
  const labels = host.split(".");
  const last = labels.at(-1)!;
  const named = [...labels.slice(0, -1), endings.get(last) ?? last];
  if (named.length === 2) named[0] = providers.get(named[0]!) ?? named[0]!;
  // Google has no address of another ending, though many type their country's
  return named[0] === "gmail" && named.length <= 3 ? "gmail.com" : named.join(".");
}

/**
 * The address that was probably meant, where mail to the typed one cannot arrive ("…@gmail.con", "…@gmail.co.za",
 * "…@gmail,com"); null where it may be right. It is only offered: nobody's address is changed for them. Browser-safe.
 * @param cleaned by `cleanEmail`; cut to its longest length
 */
export function emailMeant(cleaned: string): string | null {
  const text = cleaned.slice(0, 254);
  const index = text.lastIndexOf("@");
  const host = text.slice(index + 1).toLowerCase();
  const typed = host === "gmail" ? "gmail.com" : withItsDot(host);
  const meant = text.slice(0, index + 1) + (index < 1 ? "" : hostMeant(typed));
  return isEmail(meant) && !meant.endsWith(`@${host}`) ? meant : null;
}
