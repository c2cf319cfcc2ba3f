import { storeImage, type StoredImage, type StoreImageOptions } from "@/lib/files/images";

/** Stores a picture that must be accepted. */
export async function storedImage(bytes: Buffer, options: StoreImageOptions): Promise<StoredImage> {
  const stored = await storeImage(bytes, options);
  if ("refused" in stored) throw new Error(`refused: ${stored.refused}`);
  return stored;
}
