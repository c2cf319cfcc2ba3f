import type { Family } from "@/lib/patterns/inks";
import { adire } from "@/lib/patterns/families/adire";
import { bogolan } from "@/lib/patterns/families/bogolan";
import type { Draw } from "@/lib/patterns/families/draw";
import { kente } from "@/lib/patterns/families/kente";
import { kuba } from "@/lib/patterns/families/kuba";
import { ndebele } from "@/lib/patterns/families/ndebele";

/** How each family of cloth is drawn. */
export const DRAW: { [F in Family]: Draw<F> } = { bogolan, kente, kuba, adire, ndebele };
