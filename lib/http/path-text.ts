/**
 * A path segment as text. One that is not encoded correctly, or that contains NUL, stays as it is, and then matches
 * nothing.
 */
export function pathText(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return text.includes("\0") ? part : text;
  } catch {
    return part;
  }
}
