/** A stored picture's address, whether it is a key of ours or an address of its own (DATA-005). */
export function imageUrl(key: string | null): string | null {
  if (key === null) return null;
  return /^https?:\/\//.test(key) ? key : `/media/${key}/256.webp`;
}
