/** A part of an address as text. One that was not encoded right, or that spells NUL, stays as it is, and is then the name of nothing. */
export function pathText(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return text.includes("\0") ? part : text;
  } catch {
    return part;
  }
}
