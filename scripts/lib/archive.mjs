// The format of a backup file: entries, each a line of JSON and its bytes, compressed; with a key also encrypted, in
// chunks that each authenticate their content, their position, and whether they are the last (AES-256-GCM).
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { PassThrough, Transform } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

const magic = { plain: "harambee backup 1\n", sealed: "harambee backup 1 sealed\n" };
const pieceBytes = 256 * 1024;
const saltBytes = 8;
const tagBytes = 16;

/** The chunk's number and whether it is the last are authenticated with it. */
const nonceOf = (salt, number, last) => {
  const nonce = Buffer.alloc(12);
  salt.copy(nonce);
  nonce.writeUInt32BE(number * 2 + (last ? 1 : 0), saltBytes);
  return nonce;
};

/** @param {string | undefined} text the value of BACKUP_KEY: 32 bytes in base64 */
export function keyOf(text) {
  if (!text) return null;
  const key = Buffer.from(text, "base64");
  if (key.length !== 32)
    throw new Error("Configuration: BACKUP_KEY is not valid: must be 32 bytes in base64.");
  return key;
}

function sealer(key) {
  const salt = randomBytes(saltBytes);
  let rest = Buffer.alloc(0);
  let number = 0;
  const seal = (bytes, last) => {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(salt, number++, last));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  };
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length > pieceBytes) {
        this.push(seal(rest.subarray(0, pieceBytes), false));
        rest = rest.subarray(pieceBytes);
      }
      done();
    },
    flush(done) {
      this.push(seal(rest, true));
      done();
    },
  });
  stream.push(salt);
  return stream;
}

const broken = () =>
  new Error("The backup is incomplete, was changed, or is encrypted with another key.");

function opener(key) {
  let rest = Buffer.alloc(0);
  let salt = null;
  let number = 0;
  let isComplete = false;
  const open = (sealed, last) => {
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(salt, number, last));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  };
  return new Transform({
    transform(chunk, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      if (salt === null && rest.length >= saltBytes) {
        salt = rest.subarray(0, saltBytes);
        rest = rest.subarray(saltBytes);
      }
      try {
        while (salt !== null && rest.length >= 4) {
          const length = rest.readUInt32BE(0);
          if (isComplete || length < tagBytes || length > pieceBytes + tagBytes) throw broken();
          if (rest.length < 4 + length) break;
          const sealed = rest.subarray(4, 4 + length);
          let bytes;
          try {
            bytes = open(sealed, false);
          } catch {
            bytes = open(sealed, true);
            isComplete = true;
          }
          number++;
          this.push(bytes);
          rest = rest.subarray(4 + length);
        }
        done();
      } catch {
        done(broken());
      }
    },
    flush(done) {
      done(isComplete && rest.length === 0 ? null : broken());
    },
  });
}

/**
 * @param {string} file
 * @param {Buffer | null} key
 * @returns {{ add: (header: object, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => Promise<void>, end: () => Promise<void> }}
 */
export function writeArchive(file, key) {
  const input = new PassThrough();
  const output = createWriteStream(file, { mode: 0o600, flags: "wx" });
  output.write(key ? magic.sealed : magic.plain);
  const steps = [input, createGzip({ level: 6 }), ...(key ? [sealer(key)] : []), output];
  const done = pipeline(steps);
  done.catch(() => {}); // reported where it is awaited
  const send = async (bytes) => {
    if (!input.write(bytes)) await Promise.race([once(input, "drain"), done]);
  };
  return {
    async add(header, chunks) {
      await send(`${JSON.stringify(header)}\n`);
      for await (const chunk of chunks) {
        if (chunk.length === 0) continue;
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        await send(Buffer.concat([length, chunk]));
      }
      await send(Buffer.alloc(4)); // end of this entry
    },
    async end() {
      await send(`${JSON.stringify({ kind: "end" })}\n`);
      input.end();
      await done;
    },
  };
}

/** Reads a given number of bytes, or a line. */
class Reader {
  constructor(stream) {
    this.chunks = stream[Symbol.asyncIterator]();
    this.rest = Buffer.alloc(0);
  }
  async more() {
    const { value, done } = await this.chunks.next();
    if (done) throw broken();
    this.rest = Buffer.concat([this.rest, value]);
  }
  async bytes(count) {
    while (this.rest.length < count) await this.more();
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }
  /** Whether the end is reached. */
  async isOver() {
    return this.rest.length === 0 && (await this.chunks.next()).done === true;
  }
  async line() {
    let end;
    while ((end = this.rest.indexOf(10)) < 0) await this.more();
    return (await this.bytes(end + 1)).subarray(0, -1).toString();
  }
}

/**
 * @returns whether a file is an encrypted backup
 * @throws a sentence when it is not a backup
 */
async function isSealed(file) {
  const start = createReadStream(file, { end: 63 });
  let text = "";
  for await (const chunk of start) text += chunk.toString("latin1");
  if (text.startsWith(magic.sealed)) return true;
  if (text.startsWith(magic.plain)) return false;
  throw new Error(`${file} is not a backup of this program.`);
}

/**
 * Every entry in order. Each must be read to its end before the next.
 * @returns {AsyncGenerator<{ header: Record<string, unknown>, chunks: AsyncGenerator<Buffer> }>}
 */
export async function* readArchive(file, key) {
  const sealed = await isSealed(file);
  if (sealed && !key) throw new Error("The backup is encrypted: set BACKUP_KEY.");
  const input = createReadStream(file, {
    start: (sealed ? magic.sealed : magic.plain).length,
  });
  const output = new PassThrough();
  const done = pipeline([input, ...(sealed ? [opener(key)] : []), createGunzip(), output]);
  done.catch((error) => output.destroy(error.code?.startsWith("Z_") ? broken() : error));
  const reader = new Reader(output);
  for (;;) {
    const header = JSON.parse(await reader.line());
    if (header.kind === "end") break;
    const chunks = async function* () {
      for (;;) {
        const length = (await reader.bytes(4)).readUInt32BE(0);
        if (length === 0) return;
        yield await reader.bytes(length);
      }
    };
    yield { header, chunks: chunks() };
  }
  if (!(await reader.isOver())) throw broken();
  await done;
}
