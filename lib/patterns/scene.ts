import { publicFile } from "@/lib/files/own-file";
import type { Scene } from "@/lib/patterns/urls";

/** The SVG of one of the drawn scenes (public/covers). */
export const ownScene = (name: Scene): Promise<Buffer> => publicFile("covers", `${name}.svg`);
