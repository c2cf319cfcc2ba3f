import { useEffect, useRef } from "react";
import type { useFormAction } from "@/components/forms/use-form-action";

/** retries, about a quarter of an hour in all; after that the person has to press again */
const most = 200;
/** ms; the last request has an answer that React has not shown yet, or the person pressed the button */
const busyAgainMs = 200;

/**
 * Sends the same data again after the time that an overloaded server named (503). A submission by the person meanwhile
 * takes precedence.
 */
export function useSendAgain<T>(
  {
    state,
    busyRef,
    sentRef,
    send,
  }: Pick<ReturnType<typeof useFormAction<T>>, "state" | "busyRef" | "sentRef" | "send">,
  on: boolean,
): void {
  const tries = useRef(0);
  useEffect(() => {
    const waits = state.status === "error" && state.code === "unavailable";
    if (!waits) tries.current = 0;
    if (!on || !waits || state.retryAfter === undefined) return;
    if (tries.current++ >= most) return;
    // spread out, so that not all waiting clients retry at the same moment
    const afterMs = state.retryAfter * 1000 * (1 + Math.random() / 2);
    let timer = setTimeout(attempt, afterMs);
    function attempt() {
      if (sentRef.current === null) return;
      if (busyRef.current) {
        timer = setTimeout(attempt, busyAgainMs);
        return;
      }
      busyRef.current = true;
      send(sentRef.current);
    }
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [state]);
}
