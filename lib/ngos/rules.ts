/** A stored picture's address, from a storage key or a full address (DATA-005). */
export function imageUrl(key: string | null): string | null {
  if (key === null) return null;
  return /^https?:\/\//.test(key) ? key : `/media/${key}/256.webp`;
}
