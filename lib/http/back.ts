import { z } from "zod";

/** The field of a console's form with the address of its list: search, order and page. */
export const back = z.string().max(1_000).default("");

/**
 * Where to go after it: that address, if it is the list's own, else the list as it begins.
 * @param list its path
 * @param start how it begins, where that is not its path alone
 */
export const backTo = (sent: string, list: string, start = list): string =>
  sent.startsWith(`${list}?`) && !/[\u0000-\u0020\\#]/.test(sent) ? sent : start;
