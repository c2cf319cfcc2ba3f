import { promisify } from "node:util";
import zlib from "node:zlib";

export type Encoding = "br" | "gzip";

/** No browser sends a longer header: real ones have 20 to 40 characters. */
export const longestAcceptEncoding = 256;

/** The best encoding the client accepts, parsed by hand in one pass over a header of bounded length. */
export function encodingFor(accepted: string | string[] | undefined = ""): Encoding | null {
  if (typeof accepted !== "string" || accepted.length > longestAcceptEncoding) return null;
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

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const unBrotli = promisify<Buffer, Buffer>(zlib.brotliDecompress);
const unGzip = promisify<Buffer, Buffer>(zlib.gunzip);
const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;

/** @param effort 1 to 9 */
export function compress(body: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === "gzip") return gzip(body, { level: effort });
  return brotli(body, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: effort,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Reverses `compress`. */
export const decompress = (packed: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "gzip" ? unGzip(packed) : unBrotli(packed);
