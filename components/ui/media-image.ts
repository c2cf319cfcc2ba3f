/** Addresses of an uploaded picture in the widths made at upload: `/media/{key}/{width}.webp`. */
export function mediaImage(
  key: string,
  widths: readonly number[],
): { src: string; srcSet: string } {
  const address = (width: number) => `/media/${key}/${width}.webp`;
  const middle = widths.find((w) => w >= 800) ?? widths.at(-1) ?? 800;
  return { src: address(middle), srcSet: widths.map((w) => `${address(w)} ${w}w`).join(", ") };
}
