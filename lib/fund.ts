/** The addresses of the Frontline Fund, a campaign with a fixed slug and a page of its own. Browser-safe. */
export const fundSlug = "frontline-fund";
export const fundPath = `/${fundSlug}` as const;

/** A campaign's page, without a language. */
export const campaignPath = (slug: string): string =>
  slug === fundSlug ? fundPath : `/campaigns/${slug}`;

/** Its donation form; the fund has it in a dialog on its page. */
export const donatePath = (slug: string): string =>
  slug === fundSlug ? `${fundPath}?give=1` : `/campaigns/${slug}/donate`;

/** Where the provider sends the donor after the payment. */
export const successPath = (slug: string): string => `${campaignPath(slug)}/payment/success`;
