import { z } from "zod";

/** "<seed>.svg" of a short seed, as the seed. */
export const svgName = z
  .string()
  .max(300)
  .endsWith(".svg")
  .transform((file) => file.slice(0, -4));
