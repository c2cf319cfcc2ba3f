import { useEffect, useRef } from "react";

const place = "typed";
const secret = /password|stepUp/i;

type Typed = { page: string; form: string; fields: [string, string][] };

const here = (): string => location.pathname + location.search;

/** Which of several like forms on a page it is: its name and what it is about (its hidden fields, without Next's own). */
function nameOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].filter(
    (input) => !input.name.startsWith("$"),
  );
  return [
    form.getAttribute("aria-label") ?? "",
    ...hidden.map((input) => `${input.name}=${input.value}`),
  ].join("|");
}

/** Keeps what was typed into a form, never a password or code, for the moment when the person comes back to its page. */
export function rememberTyped(form: HTMLFormElement | null): void {
  if (!form) return;
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !entry[0].startsWith("$") && !secret.test(entry[0]),
  );
  try {
    sessionStorage.setItem(
      place,
      JSON.stringify({ page: here(), form: nameOf(form), fields } satisfies Typed),
    );
  } catch {
    // a browser that keeps nothing: it has to be typed again
  }
}

function putBack(form: HTMLFormElement): void {
  let typed: Typed;
  try {
    typed = JSON.parse(sessionStorage.getItem(place) ?? "null") as Typed;
  } catch {
    return;
  }
  if (!typed || typed.page !== here() || typed.form !== nameOf(form)) return;
  sessionStorage.removeItem(place);
  for (const [name, value] of typed.fields) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (
      field instanceof HTMLInputElement &&
      (field.type === "checkbox" || field.type === "radio")
    )
      field.checked = field.value === value;
    else if (field instanceof HTMLInputElement && field.type !== "hidden" && field.type !== "file")
      field.value = value;
    else if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
  for (let box = form.closest("details"); box; box = box.parentElement?.closest("details") ?? null)
    box.open = true;
  form.scrollIntoView({ block: "center" });
}

/** For a form that may have been left for a step-up: puts back what was typed. @param label the form's name, part of how it is known */
export function useTypedAgain(label: string | undefined): React.RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) putBack(form.current);
  }, [label]);
  return form;
}
