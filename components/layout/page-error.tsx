"use client";

import { useEffect } from "react";
import { failureWords } from "@/lib/i18n/failure-words";

/** What a person sees when a page failed (PUB-075): the words that came with the failure, else the catalogue's, and ways on. */
export function PageError({
  error,
  reset,
  home,
}: {
  error: Error & { digest?: string };
  reset: () => void;
  home: boolean;
}) {
  useEffect(() => {
    // eslint-disable-next-line no-console
    console.error(error);
  }, [error]);
  const { lang, words } = failureWords();
  const said = /^say:(.+)/.exec(error.digest ?? "")?.[1]; // lib/http/page-read.ts
  return (
    <main id="main" className="section wrap">
      <p className="kicker">{words.errorTitle}</p>
      <h1 className="h2" role="alert">
        {said ?? words.errorText}
      </h1>
      <p className="row" style={{ marginTop: "1.5rem" }}>
        <button type="button" className="btn btn--go" onClick={reset}>
          {words.retry}
        </button>
        {home ? <a href={lang === "en" ? "/" : `/${lang}`}>{words.home}</a> : null}
      </p>
      {error.digest && !said ? (
        <p className="micro mute" style={{ marginTop: "1.5rem" }}>
          {error.digest}
        </p>
      ) : null}
    </main>
  );
}
