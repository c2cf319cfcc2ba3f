// Parses an incoming mail. Returns its text and its pictures as they were sent; the job for pictures checks what those
// contain. Attached messages are not opened.
import PostalMime from "postal-mime";
import { decoderLimits } from "./limits.mjs";
import { textOfHtml } from "./mail-html.mjs";

const pictureType = /^image\/(?:jpeg|jpg|pjpeg|png|webp|avif)$/;
const pictureName = /\.(?:jpe?g|png|webp|avif)$/i;
/** Some phones label a picture only as a file. */
const isPicture = ({ mimeType, filename }) =>
  pictureType.test(mimeType) ||
  (mimeType === "application/octet-stream" && pictureName.test(filename ?? ""));

/** Counts the parts of a mail, nested ones included. */
function countParts(node, most) {
  let count = 1;
  for (const child of node.childNodes) {
    if (count > most) break;
    count += countParts(child, most);
  }
  return count;
}

/** Whether some text is HTML only: the library would convert it together with the mail that it quotes. */
function hasHtmlAlone(root) {
  const types = new Map();
  const walk = (node, alternative) => {
    const { multipart, parsed } = node.contentType;
    const isText = !multipart && node.contentDisposition.parsed.value !== "attachment";
    const of = alternative ?? node;
    if (isText) types.set(of, [...(types.get(of) ?? []), parsed.value]);
    for (const child of node.childNodes)
      walk(child, multipart === "alternative" ? node : alternative);
  };
  walk(root, null);
  return [...types.values()].some((of) => of.includes("text/html") && !of.includes("text/plain"));
}

/** @param {{ bytes: Uint8Array }} input */
export async function readMail({ bytes }) {
  const parser = new PostalMime({
    maxNestingDepth: decoderLimits.mailDepth,
    maxHeadersSize: decoderLimits.mailHeaders,
    forceRfc822Attachments: true,
  });
  let mail;
  try {
    mail = await parser.parse(bytes);
  } catch (error) {
    if (/nesting depth/.test(String(error?.message))) return { refused: "tooDeep" };
    if (/header size/.test(String(error?.message))) return { refused: "unreadable" };
    throw error;
  }
  if (countParts(parser.root, decoderLimits.mailParts) > decoderLimits.mailParts)
    return { refused: "tooManyParts" };
  const plain = mail.text ?? "";
  const text =
    plain.trim() === "" || hasHtmlAlone(parser.root)
      ? textOfHtml((mail.html ?? "").slice(0, decoderLimits.mailText))
      : plain;
  const pictures = mail.attachments.filter(isPicture);
  const taken = pictures.slice(0, decoderLimits.mailPictures);
  return {
    subject: (mail.subject ?? "").slice(0, 2_000),
    text: text.slice(0, decoderLimits.mailText),
    pictures: taken.map(({ content, filename }) => ({
      bytes: new Uint8Array(content),
      name: String(filename ?? "").slice(0, 200),
    })),
    leftOut: mail.attachments.length - taken.length,
  };
}
