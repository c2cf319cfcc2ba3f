import { z } from "zod";

/** Turns "<seed>.svg" into its seed; only short seeds are accepted. */
export const svgName = z
  .string()
  .max(300)
  .endsWith(".svg")
  .transform((file) => file.slice(0, -4));
