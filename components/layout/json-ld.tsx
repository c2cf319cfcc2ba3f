import { jsonLd } from "@/lib/structured-data";

/** Facts for search engines. What a person typed is escaped there. */
export function JsonLd({ things }: { things: Parameters<typeof jsonLd> }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(...things) }} />
  );
}
