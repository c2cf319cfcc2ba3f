import type en from "@/lib/i18n/messages/en/thanks";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the thank-you that a member of an organisation writes to one donor. */
const thanks: Translation<typeof en> = {
  write: "Sê dankie",
  writeOf: "Sê dankie vir {ref}",
  sent: "Bedank",
  sentOf: "Bedank vir {ref}",
  page: {
    title: "Sê dankie",
    back: "Skenkings",
    lead: "Vir die skenking {ref} aan “{campaign}”",
    to: "Aan",
    address: "E-pos",
    hidden: "’n skenker wat nie ’n naam met julle deel nie",
    noAddress: "nie met julle gedeel nie; ons stuur dit vir julle",
    text: "Jou woorde aan die skenker",
    help: "Tot {n} karakters gewone teks, een keer vir elke skenking. Ons stuur dit in julle organisasie se naam; ’n antwoord gaan na julle organisasie.",
    send: "Stuur",
    sending: "Stuur tans...",
    flash: "Jou dankie is op pad",
    by: "Deur {author} op {date} gestuur",
    cannot:
      "Hierdie skenker kan nie per e-pos bedank word nie: die skenking is terugbetaal of is ’n voorbeeld, daar is geen adres nie, of die skenker wil geen e-posse hê nie.",
    suspended: "Julle organisasie is opgeskort, dus kan jy nie aan skenkers skryf nie.",
  },
  mail: {
    subject: "{ngo} sê dankie",
    heading: "{ngo} sê dankie.",
    lead: "{author} van {ngo} het aan jou geskryf oor jou skenking van {amount} aan “{campaign}”:",
    gift: "Sien jou skenking",
    why: "{site} het hierdie e-pos vir {ngo} gestuur, wat nie jou adres van ons kry nie. As jy antwoord, gaan jou antwoord na die organisasie, met jou adres.",
    whyShared:
      "{site} het hierdie e-pos vir {ngo} gestuur. As jy antwoord, gaan jou antwoord na die organisasie.",
    stop: "Stop dankies van {ngo}",
  },
};
export default thanks;
