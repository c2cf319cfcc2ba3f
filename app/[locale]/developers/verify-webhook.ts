/** How a receiver checks that a call is ours. tests/unit/webhooks/sign.test.ts runs both. */
export const typescriptSnippet = `import { createHmac, timingSafeEqual } from "node:crypto";

/** @param body as it came, before anything parsed it */
export function isOurs(
  headers: Record<string, string | undefined>,
  body: string,
  secret: string,
): boolean {
  const at = Number(headers["webhook-timestamp"]);
  if (!(Math.abs(Date.now() / 1000 - at) <= 300)) return false; // an old call, repeated by somebody
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const text = \`\${headers["webhook-id"]}.\${at}.\${body}\`;
  const right = createHmac("sha256", key).update(text).digest();
  return (headers["webhook-signature"] ?? "").split(" ").some((one) => {
    const [version, signature = ""] = one.split(",");
    const sent = Buffer.from(signature, "base64");
    return version === "v1" && sent.length === right.length && timingSafeEqual(sent, right);
  });
}
`;

export const pythonSnippet = `import base64, hashlib, hmac, time

def is_ours(headers: dict, body: bytes, secret: str) -> bool:
    """body: as it came, before anything parsed it"""
    headers = {name.lower(): value for name, value in headers.items()}
    at = headers.get("webhook-timestamp", "")
    if not at.isdecimal() or abs(time.time() - int(at)) > 300:
        return False  # an old call, repeated by somebody
    key = base64.b64decode(secret.replace("whsec_", ""))
    text = f'{headers.get("webhook-id", "")}.{at}.'.encode() + body
    right = "v1," + base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()
    sent = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(one.encode(), right.encode()) for one in sent)
`;
