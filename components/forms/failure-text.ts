const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/**
 * The text of a failure for people: the answer's message, else its error, else the thrown error's message, else
 * `otherwise`.
 */
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
