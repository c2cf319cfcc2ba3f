"use client";

import { useEffect } from "react";
import { browserStorage, forgetDrafts, logsOut } from "@/components/forms/kept-drafts";

/**
 * On every signed-in page: removes other people's drafts, and all drafts when this person logs out.
 */
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
