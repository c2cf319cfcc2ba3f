/** A part of an address as text. One that was not encoded right stays as it is, and is then the name of nothing. */
export function pathText(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
