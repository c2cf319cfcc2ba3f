"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { kickerClass } from "@/components/ui/kicker";
import { useEffect } from "react";
import { failureMessages } from "@/lib/i18n/failure-messages";

/** Shown when a page failed (PUB-075): the failure's message, else the catalogue's, with links. */
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
  const { lang, labels } = failureMessages();
  const said = /^say:(.+)/.exec(error.digest ?? "")?.[1]; // lib/http/page-read.ts
  return (
    <main id="main" className="wrap py-section">
      <p className={kickerClass}>{labels.errorTitle}</p>
      <h1 className="text-h2" role="alert">
        {said ?? labels.errorText}
      </h1>
      <p className="mt-6 flex flex-wrap items-center gap-3">
        <button type="button" className={buttonVariants()} onClick={reset}>
          {labels.retry}
        </button>
        {home ? <a href={lang === "en" ? "/" : `/${lang}`}>{labels.home}</a> : null}
      </p>
      {error.digest && !said ? <p className="mt-6 text-micro text-mute">{error.digest}</p> : null}
    </main>
  );
}
