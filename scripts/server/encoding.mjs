/** Longer headers are nobody's: browsers send 20 to 40 characters. */
const longest = 256;

/**
 * The best encoding that the client takes, read by hand: one pass over a header of bounded length.
 * @param {string | undefined} accepted the Accept-Encoding header
 * @returns {"br" | "gzip" | null}
 */
export function encodingFor(accepted = "") {
  if (accepted.length > longest) return null;
  const takes = { br: false, gzip: false };
  for (const part of accepted.toLowerCase().split(",")) {
    const [name, ...parameters] = part.split(";").map((text) => text.trim());
    if (name !== "br" && name !== "gzip") continue;
    const quality = parameters.find((text) => text.startsWith("q="));
    takes[name] = quality === undefined || Number(quality.slice(2)) > 0;
  }
  if (takes.br) return "br";
  return takes.gzip ? "gzip" : null;
}
