"use client";

import { useEffect } from "react";
import af from "@/lib/i18n/messages/af/notFound";
import en from "@/lib/i18n/messages/en/notFound";

/** What a person sees when a page failed (PUB-075): the catalogue's words, in the language of the address, and two ways on. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => {
    // eslint-disable-next-line no-console
    console.error(error);
  }, [error]);
  const afrikaans = typeof document !== "undefined" && document.documentElement.lang === "af";
  const words = afrikaans ? af : en;
  return (
    <main id="main" className="wrap section">
      <p className="kicker">{words.errorTitle}</p>
      <h1 className="h2" role="alert">{words.errorText}</h1>
      <p className="row" style={{ marginTop: "1.5rem" }}>
        <button type="button" className="btn btn--go" onClick={reset}>{words.retry}</button>
        <a href={afrikaans ? "/af" : "/"}>{words.home}</a>
      </p>
      {error.digest ? <p className="micro mute" style={{ marginTop: "1.5rem" }}>{error.digest}</p> : null}
    </main>
  );
}
