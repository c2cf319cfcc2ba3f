import { unstable_isUnrecognizedActionError } from "next/navigation";
import { rememberTyped } from "@/components/forms/typed-again";

const place = "loaded-anew";
/** A page that was loaded anew so short ago has nothing newer to get, ms. */
const pauseMs = 30_000;

/**
 * Whether an action failed because the page is of an older release than the server, which does not know the action any more:
 * pressing again can never help. The page is loaded anew then, and what was typed is put back (typed-again.ts).
 */
export function loadsAnew(thrown: unknown, form: HTMLFormElement | null): boolean {
  if (!unstable_isUnrecognizedActionError(thrown)) return false;
  try {
    const last = Number(sessionStorage.getItem(place) ?? 0);
    if (Date.now() - last < pauseMs) return false;
    rememberTyped(form, "release");
    sessionStorage.setItem(place, String(Date.now()));
  } catch {
    // a browser that keeps nothing would load it again and again, and lose what was typed
    return false;
  }
  location.reload();
  return true;
}
