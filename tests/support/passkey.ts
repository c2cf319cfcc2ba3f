import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";
import { env } from "@/lib/env";

/** A software passkey device for tests: ES256, responses as a browser would send them, and faults on demand. */
type Faults = {
  origin?: string;
  rpID?: string;
  challenge?: string;
  counter?: number;
  credentialId?: string;
  type?: string;
};

const sha = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/** The few CBOR types that are needed. */
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}
const int = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n));
const bytes = (b: Uint8Array): Buffer => Buffer.concat([head(2, b.length), b]);
const text = (s: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(s)), Buffer.from(s)]);
const map = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

function coseKey(key: KeyObject): Buffer {
  const jwk = key.export({ format: "jwk" });
  const part = (value: string | undefined) => bytes(Buffer.from(value!, "base64url"));
  return map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), part(jwk.x)],
    [int(-3), part(jwk.y)],
  ]);
}

export function makeDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? env.appOrigin,
        crossOrigin: false,
      }),
    );
  const authData = (flags: number, faults: Faults, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(faults.counter ?? counter);
    return Buffer.concat([
      sha(faults.rpID ?? new URL(env.appUrl).hostname),
      Buffer.from([flags]),
      count,
      more,
    ]);
  };

  return {
    id: b64(id),
    /** The response to registration options, as the form field carries it. */
    register(options: { challenge: string }, faults: Faults = {}): string {
      const client = clientData("webauthn.create", options.challenge, faults);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authData(
        0x45,
        faults,
        Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]),
      );
      const attestationObject = map([
        [text("fmt"), text("none")],
        [text("attStmt"), map([])],
        [text("authData"), bytes(data)],
      ]);
      return JSON.stringify({
        id: b64(id),
        rawId: b64(id),
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client),
          attestationObject: b64(attestationObject),
          transports: ["internal"],
        },
      });
    },
    /** The response to a challenge for this passkey; each increments the counter. */
    sign(options: { challenge: string }, faults: Faults = {}): string {
      counter++;
      const client = clientData("webauthn.get", options.challenge, faults);
      const data = authData(0x05, faults);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha(client)]))
        .sign(privateKey);
      const credential = faults.credentialId ?? b64(id);
      return JSON.stringify({
        id: credential,
        rawId: credential,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signature),
        },
      });
    },
  };
}
