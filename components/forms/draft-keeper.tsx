"use client";

import { useEffect } from "react";
import { browserStorage, forgetDrafts, logsOut } from "@/components/forms/kept-drafts";

/** Stands on every signed-in page: takes away other people's drafts, and everybody's when this person logs out. */
export function DraftKeeper({ userId }: { userId: string }) {
  useEffect(() => {
    const forget = (id: string | null) => {
      const storage = browserStorage();
      if (storage) forgetDrafts(storage, id, Date.now());
    };
    forget(userId);
    const sent = (event: SubmitEvent) => {
      if (logsOut(event)) forget(null);
    };
    document.addEventListener("submit", sent);
    return () => document.removeEventListener("submit", sent);
  }, [userId]);
  return null;
}
