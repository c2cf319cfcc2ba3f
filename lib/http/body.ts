import { AppError } from "@/lib/errors";
import { jsonFault } from "@/lib/http/json-shape";
import { readMultipart } from "@/lib/http/multipart";
import { noUploads, type Uploads } from "@/lib/http/upload";

const jsonLimit = 256 * 1024;

/**
 * Reads a body up to a limit in bytes, without trusting Content-Length.
 * @throws 413
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > limit)
    throw new AppError("too_large", "bodyTooLarge");
  const parts: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const part of request.body) {
      size += part.byteLength;
      if (size > limit) throw new AppError("too_large", "bodyTooLarge");
      parts.push(part);
    }
  }
  return Buffer.concat(parts);
}

/** The media type that a request declares, without parameters, in lower case. */
export const mediaType = (request: Request): string =>
  request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/** JSON only (else 415), at most 256 KiB, an object (else 400). An absent body is `{}` where the caller allows it. */
export async function readJson(request: Request, optional: boolean): Promise<unknown> {
  const type = mediaType(request);
  const bytes = await readBytes(request, jsonLimit);
  if (bytes.byteLength === 0 && optional) return {};
  if (type !== "application/json") throw new AppError("unsupported_type", "unsupportedType");
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    if (jsonFault(text) !== null) throw new SyntaxError("not a body of ours");
    const value = JSON.parse(text, (key, part: unknown) => {
      if (key === "__proto__") throw new SyntaxError("__proto__");
      return part;
    }) as unknown;
    return value;
  } catch {
    throw new AppError("bad_request", "unreadableBody");
  }
}

export type MultipartRules = { maxFileBytes: number; files: Record<string, number> };

/** multipart/form-data (else 415): text fields and files; for its limits see lib/http/multipart.ts. */
export async function readForm(
  request: Request,
  rules: MultipartRules,
): Promise<{ fields: Record<string, string>; uploads: Uploads }> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (!type.startsWith("multipart/form-data"))
    throw new AppError("unsupported_type", "unsupportedType");
  if (!request.body) return { fields: {}, uploads: noUploads };
  return readMultipart(request, rules);
}
