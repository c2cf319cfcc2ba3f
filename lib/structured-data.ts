import { site } from "@/lib/site";
import { oneLine } from "@/lib/text";

/**
 * Structured data for search engines (schema.org). Pure: takes plain values and full URLs. The output goes through
 * `jsonLd`, so that no text a person typed can close the script element.
 */
type Thing = { "@type": string } & Record<string, unknown>;

/** The text of a script of type application/ld+json. "<" is escaped, so "</script>" and "<!--" cannot appear; ">" and "&" for older parsers. */
export function jsonLd(...things: Thing[]): string {
  const data =
    things.length === 1
      ? { "@context": "https://schema.org", ...things[0] }
      : { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The operator itself. */
export function operator(appUrl: string): Thing {
  return {
    "@type": "NGO",
    "@id": `${appUrl}/#operator`,
    name: site.name,
    legalName: site.legalName,
    url: `${appUrl}/`,
    logo: `${appUrl}/icon.svg`,
    email: site.email,
    telephone: site.phones[0],
    faxNumber: site.fax,
    ...(site.taxId ? { taxID: site.taxId } : {}),
    ...(site.taxExempt ? { nonprofitStatus: "Nonprofit501c3" } : {}),
    foundingDate: String(site.founded),
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address[0],
      addressLocality: site.address[1],
      addressCountry: site.address[2],
    },
    sameAs: site.social.map((s) => s.href),
  };
}

export type OrganisationSnapshot = {
  name: string;
  url: string;
  description?: string;
  country?: string;
  website?: string | null;
  logo?: string | null;
};

/** An organisation that raises money here. */
export function organisation({
  name,
  url,
  description,
  country,
  website,
  logo,
}: OrganisationSnapshot): Thing {
  return {
    "@type": "NGO",
    name,
    url,
    ...(description ? { description: description.slice(0, 300) } : {}),
    ...(country ? { address: { "@type": "PostalAddress", addressCountry: country } } : {}),
    ...(website ? { sameAs: [website] } : {}),
    ...(logo ? { logo } : {}),
  };
}

/** The donate action, which a search engine may offer. */
export function donateAction(snapshot: {
  name: string;
  description: string;
  target: string;
  image?: string;
  recipient: Thing;
}): Thing {
  return {
    "@type": "DonateAction",
    name: snapshot.name,
    description: oneLine(snapshot.description).slice(0, 300),
    target: { "@type": "EntryPoint", urlTemplate: snapshot.target },
    ...(snapshot.image ? { image: snapshot.image } : {}),
    recipient: snapshot.recipient,
  };
}

/** An update about an organisation's work. */
export function article(snapshot: {
  headline: string;
  description: string;
  url: string;
  language: string;
  published: Date | null;
  modified: Date | null;
  image?: string | undefined;
  author: Thing;
}): Thing {
  return {
    "@type": "Article",
    headline: snapshot.headline,
    description: oneLine(snapshot.description).slice(0, 300),
    mainEntityOfPage: snapshot.url,
    inLanguage: snapshot.language,
    ...(snapshot.published ? { datePublished: snapshot.published.toISOString() } : {}),
    ...(snapshot.modified ? { dateModified: snapshot.modified.toISOString() } : {}),
    ...(snapshot.image ? { image: snapshot.image } : {}),
    author: snapshot.author,
    publisher: { "@type": "Organization", name: site.name },
  };
}

/** The path from the front page to this page, which is the last item. */
export function breadcrumbs(steps: { name: string; url: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: step.name,
      item: step.url,
    })),
  };
}

export function faqPage(items: readonly (readonly [question: string, answer: string])[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(([name, text]) => ({
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}
