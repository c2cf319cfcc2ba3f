import type { Locale } from "@/lib/i18n/locales";

/**
 * Quotes and testimonials in one place (DATA-038). They are samples that come with the product: an operator replaces
 * them with words that real people gave leave to print. `image` is a file under /images, else the drawn placeholder shows.
 */
export type Testimonial = {
  quote: string;
  author: string;
  title: string;
  location: string;
  image: string;
};

type Labels = { quote: string; title: string; location: string };
const voice = (author: string, image: string, labels: Record<Locale, Labels>) => ({
  author,
  image,
  words: labels,
});

const quotes = [
  voice("Mutinta Hachipuka", "", {
    en: {
      quote:
        "We used to spend a third of the year writing to funders. This year we spent it on the road, with the riders. The gifts are smaller, and they come every month.",
      title: "NGO partner",
      location: "Zambia",
    },
    af: {
      quote:
        "Ons het ’n derde van die jaar aan befondsers geskryf. Vanjaar was ons op die pad, saam met die motorfietsryers. Die skenkings is kleiner, en hulle kom elke maand.",
      title: "NGO-vennoot",
      location: "Zambië",
    },
    fr: {
      quote:
        "Nous passions un tiers de l’année à écrire aux bailleurs. Cette année, nous l’avons passé sur la route, avec les coursiers à moto. Les dons sont plus petits, et ils arrivent chaque mois.",
      title: "ONG partenaire",
      location: "Zambie",
    },
  }),
  voice("Ọláyínká Adéṣọlá", "", {
    en: {
      quote:
        "I could see the certificate had been checked, what the processor took, and where the rest went. So I set it to monthly.",
      title: "Donor and volunteer",
      location: "Toronto",
    },
    af: {
      quote:
        "Ek kon sien die sertifikaat is nagegaan, wat die verwerker neem en waarheen die res gaan. Toe stel ek dit op maandeliks.",
      title: "Skenker en vrywilliger",
      location: "Toronto",
    },
    fr: {
      quote:
        "Je voyais que le certificat avait été vérifié, ce que prenait le prestataire et où allait le reste. Alors j’ai choisi de donner chaque mois.",
      title: "Donateur et bénévole",
      location: "Toronto",
    },
  }),
  voice("Salimata Coulibaly", "", {
    en: {
      quote: "Nobody arrived to tell us what we need. We said it ourselves, and people answered.",
      title: "Community leader",
      location: "Kita, Mali",
    },
    af: {
      quote:
        "Niemand het ons kom vertel wat ons nodig het nie. Ons het dit self gesê, en mense het geantwoord.",
      title: "Gemeenskapsleier",
      location: "Kita, Mali",
    },
    fr: {
      quote:
        "Personne n’est venu nous dire ce qu’il nous faut. Nous l’avons dit nous-mêmes, et des gens ont répondu.",
      title: "Responsable communautaire",
      location: "Kita, Mali",
    },
  }),
];

const frontline = [
  voice("Nokuthula Mkhize", "voices/relief.svg", {
    en: {
      quote:
        "When the river came through the third time, the boats were already on the bank, because four hundred strangers had paid for them in March. We did not wait for a form to be approved.",
      title: "Flood-relief founder",
      location: "KwaZulu-Natal, South Africa",
    },
    af: {
      quote:
        "Toe die rivier die derde keer deurkom, was die bote reeds op die oewer, want vierhonderd vreemdelinge het in Maart daarvoor betaal. Ons het nie gewag dat ’n vorm goedgekeur word nie.",
      title: "Stigter van vloedhulp",
      location: "KwaZulu-Natal, Suid-Afrika",
    },
    fr: {
      quote:
        "Quand la rivière est entrée pour la troisième fois, les bateaux étaient déjà sur la rive, parce que quatre cents inconnus les avaient payés en mars. Nous n’avons pas attendu qu’un formulaire soit approuvé.",
      title: "Fondatrice d’un secours aux inondés",
      location: "KwaZulu-Natal, Afrique du Sud",
    },
  }),
  voice("Brian Otieno Odhiambo", "voices/radio.svg", {
    en: {
      quote:
        "The grant ended on a Friday. On Monday forty young people came to the studio anyway and asked what we were going to do. The fund covered the rent and the transmitter. They covered everything else.",
      title: "Youth empowerment leader",
      location: "Kisumu, Kenya",
    },
    af: {
      quote:
        "Die toelae het op ’n Vrydag geëindig. Die Maandag kom veertig jongmense tog na die ateljee en vra wat ons gaan doen. Die fonds het die huur en die sender gedek. Hulle het al die ander gedek.",
      title: "Leier in jeugbemagtiging",
      location: "Kisumu, Kenia",
    },
    fr: {
      quote:
        "La subvention a pris fin un vendredi. Le lundi, quarante jeunes sont quand même venus au studio et ont demandé ce que nous allions faire. Le fonds a payé le loyer et l’émetteur. Ils ont fait tout le reste.",
      title: "Responsable de l’autonomie des jeunes",
      location: "Kisumu, Kenya",
    },
  }),
  voice("Fatoumata Bintou Keïta", "voices/classroom.svg", {
    en: {
      quote:
        "A girl who finishes the ninth year marries later, earns more and sends her own daughters. We have known this for twenty years. What we needed was someone who would pay a maths teacher in February.",
      title: "Girls’ education advocate",
      location: "Kita, Mali",
    },
    af: {
      quote:
        "’n Meisie wat die negende jaar voltooi, trou later, verdien meer en stuur haar eie dogters. Ons weet dit al twintig jaar. Wat ons nodig gehad het, was iemand wat in Februarie ’n wiskunde-onderwyser sou betaal.",
      title: "Voorstander van meisies se onderwys",
      location: "Kita, Mali",
    },
    fr: {
      quote:
        "Une fille qui termine la neuvième année se marie plus tard, gagne davantage et envoie ses propres filles à l’école. Nous le savons depuis vingt ans. Il nous fallait quelqu’un pour payer un professeur de mathématiques en février.",
      title: "Militante pour l’éducation des filles",
      location: "Kita, Mali",
    },
  }),
];

const pick = (list: typeof quotes, locale: Locale): Testimonial[] =>
  list.map((v) => ({ author: v.author, image: v.image, ...v.words[locale] }));

/** Landing page: an NGO partner, a donor and volunteer, a community leader, in this order. */
export const landingQuotes = (locale: Locale): Testimonial[] => pick(quotes, locale);
/** Frontline Fund: flood relief in South Africa, youth in Kenya, girls' education in Mali. */
export const frontlineVoices = (locale: Locale): Testimonial[] => pick(frontline, locale);
