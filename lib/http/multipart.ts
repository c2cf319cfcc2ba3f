import "server-only";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { AppError, isFull, storageFull } from "@/lib/errors";
import { megabyte } from "@/lib/upload-limits";
import type { MultipartRules } from "@/lib/http/body";
import { cleanFileName, type Upload, type Uploads } from "@/lib/http/upload";

/**
 * Streams multipart/form-data: files go to a temporary folder, so memory stays flat whatever is sent. A file is kept up
 * to one byte more than the limit, so that the verb can say which file is too large; a body far beyond all limits is
 * cut off with 413. Unknown file fields, too many files, repeated text fields: 400.
 */
export async function readMultipart(
  request: Request,
  rules: MultipartRules,
): Promise<{ fields: Record<string, string>; uploads: Uploads }> {
  const folder = await mkdtemp(path.join(tmpdir(), `harambee-upload-${process.pid}-`)); // server/orphaned-uploads.ts knows the name
  const discard = () => rm(folder, { recursive: true, force: true });
  const fields: Record<string, string> = {};
  /** by the part's number: files are written concurrently, but keep the order in which they were sent */
  const sent: { name: string; file: Upload | null }[] = [];
  const most = Object.values(rules.files).reduce((sum, n) => sum + n, 0);
  const total = (rules.maxFileBytes + 1) * (most + 1) + megabyte;
  const writes: Promise<void>[] = [];
  const named = new Set<string>();
  let refusal: AppError | null = null;
  let unwritten: unknown = null;
  let count = 0;
  try {
    const parser = busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      defParamCharset: "utf8",
      limits: {
        fileSize: rules.maxFileBytes + 1,
        files: most + 3,
        fields: 60,
        fieldSize: 128 * 1024,
        fieldNameSize: 100,
        parts: 80,
        headerPairs: 20,
      },
    });
    const refuse = (error: AppError) => {
      refusal ??= error;
    };
    parser.on("field", (name, value, info) => {
      if (info.nameTruncated) refuse(new AppError("too_large", "bodyTooLarge"));
      else if (info.valueTruncated)
        refuse(
          new AppError("too_large", "bodyTooLarge", {
            issues: [{ path: name, message: "bodyTooLarge" }],
          }),
        );
      else if (Object.hasOwn(fields, name) || name === "__proto__")
        refuse(
          new AppError("invalid", "invalidInput", {
            issues: [{ path: name, message: "invalidField" }],
          }),
        );
      else fields[name] = value;
    });
    parser.on("file", (name, stream, info) => {
      const allowed = Object.hasOwn(rules.files, name) ? rules.files[name]! : 0;
      const place = path.join(folder, String(count++));
      const part: (typeof sent)[number] = { name, file: null };
      sent.push(part);
      if (allowed === 0)
        refuse(
          new AppError("invalid", "invalidInput", {
            issues: [{ path: name, message: "unknownField" }],
          }),
        );
      // a single-file field sent twice is refused here; for a multi-file field the verb has its own message about how
      // many it accepts
      if (allowed === 1 && info.filename && named.has(name))
        refuse(
          new AppError("invalid", "invalidInput", {
            issues: [{ path: name, message: "invalidField" }],
          }),
        );
      if (info.filename) named.add(name);
      let byteSize = 0;
      stream.on("data", (chunk: Buffer) => {
        byteSize += chunk.byteLength;
      });
      writes.push(
        pipeline(stream, createWriteStream(place)).then(
          () => {
            // an empty file input sends a nameless part of no bytes: nothing was sent
            if (byteSize > 0 || info.filename)
              part.file = {
                fileName: cleanFileName(info.filename ?? ""),
                byteSize,
                read: () => readFile(place),
              };
          },
          (error: unknown) => {
            // without this the parser would wait for ever for a file that nobody reads any more
            unwritten ??= error;
            parser.destroy(error as Error);
          },
        ),
      );
    });
    parser.on("filesLimit", () => refuse(new AppError("invalid", "invalidInput")));
    parser.on("fieldsLimit", () => refuse(new AppError("invalid", "invalidInput")));
    parser.on("partsLimit", () => refuse(new AppError("invalid", "invalidInput")));
    let seen = 0;
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(
      body,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          seen += chunk.byteLength;
          if (seen > total) throw new AppError("too_large", "bodyTooLarge");
          yield chunk;
        }
      },
      parser,
    );
    await Promise.all(writes);
  } catch (error) {
    await Promise.allSettled(writes);
    await discard();
    if (isFull(unwritten) || isFull(error)) throw storageFull(unwritten ?? error);
    throw error instanceof AppError
      ? error
      : new AppError("bad_request", "unreadableBody", { cause: error });
  }
  if (refusal) {
    await discard();
    throw refusal;
  }
  const files: Record<string, Upload[]> = {};
  for (const { name, file } of sent) {
    files[name] ??= [];
    if (file !== null) files[name].push(file);
  }
  return { fields, uploads: { files, discard } };
}
