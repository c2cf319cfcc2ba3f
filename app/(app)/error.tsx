"use client";

import { useEffect } from "react";

/** What a person sees when a page failed (PUB-075): the catalogue's words, in the language of the address, and a way on. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => {
    // eslint-disable-next-line no-console
    console.error(error);
  }, [error]);
  const afrikaans = typeof document !== "undefined" && document.documentElement.lang === "af";
  return (
    <main id="main" className="wrap section">
      <h1 className="h2">{afrikaans ? "’n Onverwagte fout het voorgekom" : "An unexpected error occurred"}</h1>
      <p style={{ marginTop: "1.5rem" }}>
        <button type="button" className="btn btn--go" onClick={reset}>{afrikaans ? "Probeer weer" : "Try again"}</button>
      </p>
    </main>
  );
}
