import { z } from "zod";

/** The field of a console form with the address of its list: search, order and page. */
export const back = z.string().max(1_000).default("");

/**
 * Where to go after the form: that address, if it belongs to the list, else the list's start.
 * @param list its path
 * @param start its start, where that is not just its path
 */
export const backTo = (sent: string, list: string, start = list): string =>
  sent.startsWith(`${list}?`) && !/[\u0000-\u0020\\#]/.test(sent) ? sent : start;
