/** What a transport error means for a mail. `unknown`: the server may have accepted it. */
export type Delivery = "later" | "refused" | "unknown";

type TransportError = {
  responseCode?: unknown;
  code?: unknown;
  command?: unknown;
  syscall?: unknown;
  message?: unknown;
};

/** Errors before the greeting or login completed: no mail had been sent. */
const before = new Set(["EDNS", "EAUTH", "ETLS"]);
const neverConnected = /^(Connection timeout|Greeting never received)/;

/**
 * Whether a mail that could not be handed over may be retried. 4xx is the server's "later"; 5xx about the recipient or
 * the mail itself is its "no"; any other 5xx (our login, our sender) is for the operator to fix.
 */
export function deliveryOf(error: unknown): Delivery {
  if (typeof error !== "object" || error === null) return "unknown";
  const { responseCode, code, command, syscall, message }: TransportError = error;
  if (typeof responseCode === "number") {
    const aboutMail = command === "RCPT TO" || code === "EMESSAGE";
    return responseCode >= 500 && aboutMail ? "refused" : "later";
  }
  if (command === "API") return "refused"; // an invalid address, refused before any server is asked
  if (syscall === "connect" || (typeof code === "string" && before.has(code))) return "later";
  return typeof message === "string" && neverConnected.test(message) ? "later" : "unknown";
}
