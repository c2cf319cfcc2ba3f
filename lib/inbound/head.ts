import { emailKey } from "@/lib/email-key";
import { isEmail } from "@/lib/typed/email";
import { headMaxBytes, headMaxLines, type Refusal } from "@/lib/inbound/rules";

/**
 * A mail's header fields: names in lower case, values unfolded, in the order of the mail (the topmost was added last).
 */
export type Head = { name: string; value: string }[];

/** null for a header that is too long or does not end within the limit. Linear in its bytes. */
export function readHead(raw: Uint8Array): Head | null {
  // each byte becomes a character: only ASCII matters here
  const text = Buffer.from(raw.subarray(0, headMaxBytes)).toString("latin1");
  const head: Head = [];
  let count = 0;
  for (let index = 0; index < text.length;) {
    const next = text.indexOf("\n", index);
    if (next < 0) return null;
    const line = text.slice(index, next).replace(/\r$/, "");
    index = next + 1;
    if (line === "") return head;
    count += 1;
    if (count > headMaxLines) return null;
    const last = head.at(-1);
    if (line.startsWith(" ") || line.startsWith("\t")) {
      if (last) last.value += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(":");
    if (colon < 1) continue;
    head.push({
      name: line.slice(0, colon).trim().toLowerCase(),
      value: line.slice(colon + 1).trim(),
    });
  }
  return null;
}

const valuesOf = (head: Head, name: string): string[] =>
  head.flatMap((field) => (field.name === name ? [field.value] : []));

/** Why a mail counts as sent by a program, else null: a reply to it could cause a mail loop. */
export function automaticReason(head: Head): Refusal | null {
  const says = (name: string, values: string[]) =>
    valuesOf(head, name).some((value) => values.includes(firstWord(value)));
  const submitted = valuesOf(head, "auto-submitted").map(firstWord);
  // set by Exchange and by programs on automatic mail; if it lists only receipts (DR, RN, NRN), a person may have set
  // it
  const suppressed = valuesOf(head, "x-auto-response-suppress").flatMap((value) =>
    value.toLowerCase().split(/[\s,;]/),
  );
  const automatic =
    submitted.some((value) => value !== "no") ||
    suppressed.some((value) => ["all", "oof", "autoreply"].includes(value)) ||
    says("precedence", ["bulk", "list", "junk", "auto_reply"]) ||
    // a mail server's report that a mail bounced, or was read
    says("content-type", ["multipart/report"]) ||
    ["list-id", "x-autoreply", "x-autorespond"].some((name) => valuesOf(head, name).length > 0);
  return automatic ? "automatic" : null;
}

/**
 * Whether the mail says that nothing is to be sent back, for services that pass on a sender other than the envelope's.
 */
export const hasEmptyReturnPath = (head: Head): boolean =>
  valuesOf(head, "return-path").some((value) => /^<\s*>$/.test(value));

const firstWord = (value: string): string => value.toLowerCase().split(/[\s;(]/, 1)[0] ?? "";

/**
 * A value without comments and quoted strings. Both may contain anything the sender likes, even what looks like the
 * rest of the line.
 */
export function bareValue(value: string): string {
  let depth = 0;
  let quoted = false;
  let bare = "";
  for (let i = 0; i < value.length; i += 1) {
    const char = value[i]!;
    if (char === "\\" && (quoted || depth > 0)) i += 1;
    else if (quoted) quoted = char !== '"';
    else if (char === '"' && depth === 0) quoted = true;
    else if (char === "(") depth += 1;
    else if (char === ")" && depth > 0) depth -= 1;
    else if (depth === 0) bare += char;
  }
  return quoted || depth > 0 ? "" : bare;
}

/**
 * The single address of the single From line; null where there are none or several: mail programs then show different
 * ones.
 */
export function fromAddress(head: Head): string | null {
  const lines = valuesOf(head, "from");
  const [value] = lines;
  if (value === undefined || lines.length > 1 || value.length > 2_000) return null;
  const bare = bareValue(value);
  const [before = "", inside, after = "", ...more] = bare.split(/[<>]/);
  const address = (inside ?? before).trim();
  const others = inside === undefined ? "" : before + after;
  const isOne = more.length === 0 && !/[,;:@]/.test(others);
  return isOne && isEmail(address) ? address : null;
}

/** The receiving server's Authentication-Results; null where the topmost is not its own. */
function results(head: Head, server: string): string[] | null {
  const [topmost] = valuesOf(head, "authentication-results");
  if (topmost === undefined || topmost.length > 8_000) return null;
  const [name = "", ...rest] = bareValue(topmost).split(";");
  const said = name.trim().toLowerCase().split(/\s/, 1)[0];
  return said === server.toLowerCase() ? rest.map((part) => part.trim().toLowerCase()) : null;
}

const isWithin = (domain: string, parent: string): boolean =>
  domain === parent || domain.endsWith(`.${parent}`);

/**
 * Whether the receiving server authenticated the domain of From: by DMARC, by a DKIM signature of that domain, or by
 * SPF for an envelope of that domain. A pass for another domain proves nothing about this one.
 */
export function provesSender(head: Head, from: string, server: string | undefined): boolean {
  if (server === undefined) return false;
  const domain = emailKey(from.slice(from.lastIndexOf("@") + 1));
  return (results(head, server) ?? []).some((part) => {
    const [verdict = "", ...properties] = part.split(/\s/).filter(Boolean);
    const of = (name: string) =>
      properties.find((property) => property.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
    if (verdict === "dmarc=pass") return of("header.from") === domain;
    if (verdict === "dkim=pass") {
      const identity = of("header.i");
      const signer = of("header.d") || identity.slice(identity.lastIndexOf("@") + 1);
      return signer.includes(".") && isWithin(domain, signer);
    }
    const sender = of("smtp.mailfrom");
    return verdict === "spf=pass" && sender.slice(sender.lastIndexOf("@") + 1) === domain;
  });
}

/** Identifies a mail: its Message-ID in lower case, without brackets and spaces; null where it has none. */
export function messageIdOf(head: Head): string | null {
  const id = (valuesOf(head, "message-id")[0] ?? "").replace(/[\s<>]/g, "").toLowerCase();
  return id === "" ? null : id.slice(0, 998);
}
