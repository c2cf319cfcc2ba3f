const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** What a person reads of a failure: the answer's message, else its error, else what the call itself said, else `otherwise`. */
export function failureText(answer: unknown, thrown: unknown, otherwise: string): string {
  const said = (answer !== null && typeof answer === "object" ? answer : {}) as {
    message?: unknown;
    error?: unknown;
  };
  return (
    text(said.message) ||
    text(said.error) ||
    text((thrown as { message?: unknown } | null)?.message) ||
    otherwise
  );
}
