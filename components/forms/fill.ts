export type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const ticks = (box: Box): box is HTMLInputElement =>
  box instanceof HTMLInputElement && (box.type === "checkbox" || box.type === "radio");

/**
 * Fills in a field as a person would: React does not notice when the value is merely set. A radio button is only ever
 * selected, never deselected.
 */
export function fill(box: Box, value: string | boolean): void {
  if (ticks(box)) {
    if (box.checked !== value && (value === true || box.type === "checkbox")) box.click();
    return;
  }
  if (typeof value !== "string" || box.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value") ?? {};
  set?.call(box, value);
  const type = box instanceof HTMLSelectElement ? "change" : "input";
  box.dispatchEvent(new Event(type, { bubbles: true }));
}
