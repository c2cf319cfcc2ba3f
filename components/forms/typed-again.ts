import { useEffect, useRef, useState } from "react";
import { fill, ticks, type Box } from "@/components/forms/fill";

const place = "typed";
const secret = /passw|passkey|stepUp|otp|^code$/i;
/**
 * ms: typed values are restored only within this time, so that the next person at a shared computer does not find them
 */
const keptMs = 15 * 60_000;
/**
 * A form's request key differs on each visit, and is restored with the typed values: the same press stays the same
 * donation.
 */
const requestKey = "requestKey";

/** Why a page was left: for another page, from which the person comes back, or because it was older than the server. */
type Why = "step-up" | "release";
type Typed = { page: string; form: string; fields: [string, string][]; why: Why; at: number };

const here = (): string => location.pathname + location.search;

/** Identifies one of several similar forms on a page: by its name and its hidden fields, without Next's own. */
function nameOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].filter(
    ({ name }) => !name.startsWith("$") && name !== requestKey,
  );
  return [
    form.getAttribute("aria-label") ?? "",
    ...hidden.map((input) => `${input.name}=${input.value}`),
  ].join("|");
}

/** What a person typed, or the request key of what they sent. */
function isKept(box: Element): box is Box {
  if (box instanceof HTMLTextAreaElement || box instanceof HTMLSelectElement)
    return !secret.test(box.name);
  if (!(box instanceof HTMLInputElement) || box.name === "" || box.name.startsWith("$"))
    return false;
  if (box.name === requestKey) return true;
  return (
    !["hidden", "file", "password", "submit", "button"].includes(box.type) &&
    !secret.test(box.name) &&
    !/one-time-code|cc-|password/.test(box.autocomplete)
  );
}
const keptOf = (form: HTMLFormElement): Box[] => [...form.elements].filter(isKept);

/** Stores what was typed into a form, never a password, code or file, until the person comes back to its page. */
export function rememberTyped(form: HTMLFormElement | null, why: Why = "step-up"): void {
  if (!form) return;
  const fields = keptOf(form)
    .filter((box) => !ticks(box) || box.checked)
    .map((box): [string, string] => [box.name, box.value]);
  const typed: Typed = { page: here(), form: nameOf(form), fields, why, at: Date.now() };
  try {
    sessionStorage.setItem(place, JSON.stringify(typed));
  } catch {
    // without storage it has to be typed again
  }
}

function take(form: HTMLFormElement): Typed | null {
  let typed: Typed | null;
  try {
    typed = JSON.parse(sessionStorage.getItem(place) ?? "null") as Typed | null;
    if (typed && Date.now() - (typed.at ?? 0) > keptMs) sessionStorage.removeItem(place);
  } catch {
    return null;
  }
  if (!typed || Date.now() - typed.at > keptMs) return null;
  if (typed.page !== here() || typed.form !== nameOf(form)) return null;
  sessionStorage.removeItem(place);
  return typed;
}

function putBack(form: HTMLFormElement, { fields }: Typed): void {
  for (const box of keptOf(form)) {
    const typed = fields.filter(([name]) => name === box.name).map(([, value]) => value);
    if (ticks(box)) fill(box, typed.includes(box.value));
    else if (box.name === requestKey) box.value = typed[0] ?? box.value;
    else if (typed[0] !== undefined) fill(box, typed[0]);
  }
  for (let box = form.closest("details"); box; box = box.parentElement?.closest("details") ?? null)
    box.open = true;
  form.scrollIntoView({ block: "center" });
}

/**
 * For a form that may have been left for a step-up, or reloaded after a release: restores the typed values.
 * @param label the form's name, which helps to identify it
 * @returns whether it was reloaded, which the person did not ask for and must be told
 */
export function useTypedAgain(label: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [renewed, setRenewed] = useState(false);
  useEffect(() => {
    const typed = form.current && take(form.current);
    if (!typed || !form.current) return;
    putBack(form.current, typed);
    if (typed.why === "release") setRenewed(true);
  }, [label]);
  return { form, renewed };
}
