import type en from "@/lib/i18n/messages/en/voices";
import type { Translation } from "@/lib/i18n/shape";

const voices: Translation<typeof en> = {
  landing: {
    partner: {
      quote:
        "Ons het ’n derde van die jaar aan befondsers geskryf. Vanjaar was ons op die pad, saam met die motorfietsryers. Die skenkings is kleiner, en hulle kom elke maand.",
      title: "NGO-vennoot",
      location: "Zambië",
    },
    donor: {
      quote:
        "Ek kon sien die sertifikaat is nagegaan, wat die verwerker neem en waarheen die res gaan. Toe stel ek dit op maandeliks.",
      title: "Skenker en vrywilliger",
      location: "Toronto",
    },
    leader: {
      quote:
        "Niemand het ons kom vertel wat ons nodig het nie. Ons het dit self gesê, en mense het geantwoord.",
      title: "Gemeenskapsleier",
      location: "Kita, Mali",
    },
  },
  fund: {
    relief: {
      quote:
        "Toe die rivier die derde keer deurkom, was die bote reeds op die oewer, want vierhonderd vreemdelinge het in Maart daarvoor betaal. Ons het nie gewag dat ’n vorm goedgekeur word nie.",
      title: "Stigter van vloedhulp",
      location: "KwaZulu-Natal, Suid-Afrika",
    },
    youth: {
      quote:
        "Die toelae het op ’n Vrydag geëindig. Die Maandag kom veertig jongmense tog na die ateljee en vra wat ons gaan doen. Die fonds het die huur en die sender gedek. Hulle het al die ander gedek.",
      title: "Leier in jeugbemagtiging",
      location: "Kisumu, Kenia",
    },
    girls: {
      quote:
        "’n Meisie wat die negende jaar voltooi, trou later, verdien meer en stuur haar eie dogters. Ons weet dit al twintig jaar. Wat ons nodig gehad het, was iemand wat in Februarie ’n wiskunde-onderwyser sou betaal.",
      title: "Voorstander van meisies se onderwys",
      location: "Kita, Mali",
    },
  },
};
export default voices;
