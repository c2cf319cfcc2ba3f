import words from "@/lib/i18n/index/voices";
import type { Locale } from "@/lib/i18n/locales";

/**
 * Who said the quotes and testimonials (DATA-038); their words are in `voices.ts` of each language's folder. They are samples that come with the product: an operator replaces
 * them with words that real people gave leave to print. `image` is a file under /images, else the drawn placeholder shows.
 */
export type Testimonial = {
  quote: string;
  author: string;
  title: string;
  location: string;
  image: string;
};

/** Landing page: an NGO partner, a donor and volunteer, a community leader, in this order. */
export function landingQuotes(locale: Locale): Testimonial[] {
  const { partner, donor, leader } = words[locale].landing;
  return [
    { author: "Mutinta Hachipuka", image: "", ...partner },
    { author: "Ọláyínká Adéṣọlá", image: "", ...donor },
    { author: "Salimata Coulibaly", image: "", ...leader },
  ];
}

/** Frontline Fund: flood relief in South Africa, youth in Kenya, girls' education in Mali. */
export function frontlineVoices(locale: Locale): Testimonial[] {
  const { relief, youth, girls } = words[locale].fund;
  return [
    { author: "Nokuthula Mkhize", image: "voices/relief.svg", ...relief },
    { author: "Brian Otieno Odhiambo", image: "voices/radio.svg", ...youth },
    { author: "Fatoumata Bintou Keïta", image: "voices/classroom.svg", ...girls },
  ];
}
