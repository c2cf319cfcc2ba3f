/** The limits for a picture when it is sent: pixels of its longer side, and bytes. */
type PictureBounds = { side: number; bytes: number };

const readable = /^image\/(?:jpeg|png|webp|avif|heic|heif)$/;
/** Formats that every page and decoder of ours accepts as they are. */
const plain = /^image\/(?:jpeg|png|webp)$/;
const steps = [
  { quality: 0.86, share: 1 },
  { quality: 0.74, share: 1 },
  { quality: 0.62, share: 0.85 },
  { quality: 0.5, share: 0.7 },
  { quality: 0.4, share: 0.5 },
];

/** Phones that know no type for HEIC identify it by the file extension. */
const isHeic = (file: File): boolean =>
  /^image\/hei[cf]$/.test(file.type) || (file.type === "" && /\.hei[cf]$/i.test(file.name));

async function drawn(bitmap: ImageBitmap, longest: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#fff"; // JPEG has no transparency: it would become black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/**
 * Makes a picture small enough to send: upright, as JPEG, before it leaves the phone. A small one, or one that this
 * browser cannot decode, is returned unchanged: the server checks it and says what is wrong.
 */
export async function shrunkPicture(file: File, most: PictureBounds): Promise<File> {
  if (!readable.test(file.type) && !isHeic(file)) return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return file;
  }
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    if (plain.test(file.type) && file.size < most.bytes && longest <= most.side) return file;
    for (const { quality, share } of steps) {
      const blob = await drawn(bitmap, Math.min(longest, most.side) * share, quality);
      if (blob && blob.size > 0 && blob.size < most.bytes) {
        const name = `${file.name.replace(/\.[^.]{1,5}$/, "")}.jpg`;
        return new File([blob], name, { type: "image/jpeg", lastModified: file.lastModified });
      }
    }
    return file;
  } finally {
    bitmap.close();
  }
}
