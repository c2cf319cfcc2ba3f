import labels from "@/lib/i18n/index/voices";
import type { Locale } from "@/lib/i18n/locales";

/**
 * The people quoted on the site (DATA-038); their words are in `voices.ts` in each language's folder. These are
 * samples: an operator replaces them with words that real people have agreed to see printed. `image` is a file under
 * /images; without one a drawn placeholder is shown.
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
  const { partner, donor, leader } = labels[locale].landing;
  return [
    { author: "Mutinta Hachipuka", image: "", ...partner },
    { author: "Ọláyínká Adéṣọlá", image: "", ...donor },
    { author: "Salimata Coulibaly", image: "", ...leader },
  ];
}

/** Frontline Fund: flood relief in South Africa, youth in Kenya, girls' education in Mali. */
export function frontlineVoices(locale: Locale): Testimonial[] {
  const { relief, youth, girls } = labels[locale].fund;
  return [
    { author: "Nokuthula Mkhize", image: "voices/relief.svg", ...relief },
    { author: "Brian Otieno Odhiambo", image: "voices/radio.svg", ...youth },
    { author: "Fatoumata Bintou Keïta", image: "voices/classroom.svg", ...girls },
  ];
}
