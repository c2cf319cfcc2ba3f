import { publicFile } from "@/lib/files/own-file";
import type { Scene } from "@/lib/patterns/urls";

/** One of the drawn scenes (public/covers), as SVG. */
export const ownScene = (name: Scene): Promise<Buffer> => publicFile("covers", `${name}.svg`);
