/**
 * What a form sends when this button is pressed. Browsers ignore the second argument of `FormData` before Chrome 112 and
 * Firefox 111: "Save as draft" and "Publish" would be the same.
 */
export function dataOf(form: HTMLFormElement | null, pressed: HTMLElement | null): FormData {
  const data = new FormData(form ?? undefined);
  if (pressed instanceof HTMLButtonElement && pressed.name !== "" && pressed.form === form)
    data.append(pressed.name, pressed.value);
  return data;
}
