import { unstable_isUnrecognizedActionError } from "next/navigation";
import { rememberTyped } from "@/components/forms/typed-again";

const place = "loaded-anew";
/** ms: a page that was reloaded more recently than this is current */
const pauseMs = 30_000;

/**
 * Whether an action failed because the page is from an older release whose action the server does not know any more:
 * pressing again would never help. The page is then reloaded, and the typed values restored (typed-again.ts).
 */
export function loadsAnew(thrown: unknown, form: HTMLFormElement | null): boolean {
  if (!unstable_isUnrecognizedActionError(thrown)) return false;
  try {
    const last = Number(sessionStorage.getItem(place) ?? 0);
    if (Date.now() - last < pauseMs) return false;
    rememberTyped(form, "release");
    sessionStorage.setItem(place, String(Date.now()));
  } catch {
    // without storage it would reload again and again, and lose the typed values
    return false;
  }
  location.reload();
  return true;
}
