import { z } from "zod";

/** The field of a console's form that says where its list stood: search, order and page (ActForm's `back`). */
export const back = z.string().max(1_000).default("");

/** Where to go after it: that address, if it is the list's own, else the list as it begins. @param list its path */
export const backTo = (sent: string, list: string): string =>
  sent.startsWith(`${list}?`) && !/[\u0000-\u0020\\#]/.test(sent) ? sent : list;
