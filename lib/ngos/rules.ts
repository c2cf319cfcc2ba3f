/** A stored picture's address, whether it is a key of ours or an address of its own (DATA-005). */
export const imageUrl = (key: string | null): string | null =>
  key === null ? null : /^https?:\/\//.test(key) ? key : `/media/${key}/256.webp`;
