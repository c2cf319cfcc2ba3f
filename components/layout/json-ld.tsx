import { jsonLd } from "@/lib/structured-data";

/** Structured data for search engines. Typed text in it is escaped here. */
export function JsonLd({ things }: { things: Parameters<typeof jsonLd> }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(...things) }} />
  );
}
