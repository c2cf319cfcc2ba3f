import { db } from "@/lib/db";
import { hours, now } from "@/lib/clock";
import type { Locale } from "@/lib/i18n/locales";
import { fixedId } from "@/prisma/seed/fixed";

type DemoMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  hoursAgo: number;
  locale?: Locale;
  /** hours until an administrator answered, and in which words */
  answered?: { after: number; text: string };
  spam?: true;
};

const list: DemoMessage[] = [
  {
    name: "Hanneke de Vries",
    email: "hanneke.de.vries@donors.example",
    subject: "Receipt for two gifts",
    message:
      "Hello,\n\nI gave twice in November and need one statement for both. Where do I find it?\n\nHanneke",
    hoursAgo: 3,
  },
  {
    name: "Joseph Banda",
    email: "joseph@zomba-orchards.example",
    subject: "Can a cooperative apply?",
    message:
      "Dear team,\n\nwe are 64 families near Zomba, registered as a cooperative society since 2019. Do you verify cooperatives, or only associations? Our certificate is in English.\n\nJoseph Banda",
    hoursAgo: 9,
  },
  {
    name: "Awa Sow",
    email: "awa.sow@donors.example",
    subject: "Don mensuel",
    message:
      "Bonjour,\n\nje voudrais passer mon don mensuel de 15 à 20 dollars. Est-ce possible sans en commencer un nouveau ?\n\nMerci, Awa",
    hoursAgo: 26,
    locale: "fr",
    answered: {
      after: 5,
      text: "Bonjour Awa,\n\noui : ouvrez le lien qui se trouve dans chacun de nos messages sur ce don, puis « Changer le montant ». Les 20 dollars comptent à partir du prochain paiement.\n\nMerci pour votre fidélité,\nNadia",
    },
  },
  {
    name: "Marcus Whitfield",
    email: "marcus.whitfield@donors.example",
    subject: "Matching by my employer",
    message:
      "My employer matches what we give, but asks for your registration number and a letter. Who can write one?\n\nMarcus",
    hoursAgo: 49,
    answered: {
      after: 20,
      text: "Dear Marcus,\n\nsend us the form that your employer uses and we will fill it in and sign it, usually within two days. Your receipt is attached to the email that we sent after your gift.\n\nThank you for thinking of it,\nNadia",
    },
  },
  {
    name: "Pieter Botha",
    email: "pieter.botha@donors.example",
    subject: "Bankoorplasing",
    message:
      "Goeiedag,\n\nkan ek uit Suid-Afrika met ’n bankoorplasing gee, of net met ’n kaart?\n\nPieter",
    hoursAgo: 73,
    locale: "af",
    answered: {
      after: 3,
      text: "Goeiedag Pieter,\n\ndie bankoorplasing op die vorm is net vir rekeninge in die VSA. Met ’n kaart kan jy van enige plek af skenk, ook uit Suid-Afrika.\n\nVriendelike groete,\nNadia",
    },
  },
  {
    name: "Ngozi Eze",
    email: "ngozi.eze@donors.example",
    subject: "The photograph on the pump page",
    message:
      "The second picture of the pump campaign shows the wrong ward, I think. My aunt lives in Lorugum. Lovely work all the same.\n\nNgozi",
    hoursAgo: 120,
    answered: {
      after: 26,
      text: "Dear Ngozi,\n\nyour aunt is right: it was Lorugum. The organisation has put in the right picture, and sends her its greetings.\n\nNadia",
    },
  },
  {
    name: "Claudine Uwimana",
    email: "claudine@rwamagana-weavers.example",
    subject: "How long does verification take?",
    message:
      "We sent our documents last week and are asked by our members every day. Is there anything missing?\n\nClaudine Uwimana, secretary",
    hoursAgo: 190,
    answered: {
      after: 18,
      text: "Dear Claudine,\n\nnothing is missing. Your documents are being read, and you will hear from us within two working days, by email.\n\nNadia",
    },
  },
  {
    name: "Tomasz Malinowski",
    email: "tomasz.malinowski@donors.example",
    subject: "Giving in memory of somebody",
    message:
      "I would like my gift to carry my father’s name. Can his sister in Mombasa be told of it by post?\n\nTomasz",
    hoursAgo: 312,
    answered: {
      after: 30,
      text: "Dear Tomasz,\n\nyes. Open “Dedicate this gift” in the form and write your father’s name. We can tell his sister by email; a card to print comes with it, so that somebody near her can bring it on paper.\n\nWith our sympathy,\nNadia",
    },
  },
  {
    name: "Best Rankings Agency",
    email: "offers@rankings.example",
    subject: "First page of search results GUARANTEED",
    message: "We make your website number one. Reply for prices.",
    hoursAgo: 400,
    spam: true,
  },
  {
    name: "Leïla Benali",
    email: "leila.benali@donors.example",
    subject: "Actions au lieu d’argent",
    message:
      "Bonjour,\n\npuis-je donner des actions françaises, ou seulement américaines ?\n\nLeïla Benali",
    hoursAgo: 610,
    locale: "fr",
    answered: {
      after: 44,
      text: "Bonjour,\n\nnous ne pouvons recevoir que des titres déposés chez un courtier américain. Pour des actions françaises, le plus simple est de les vendre et de donner la somme par carte.\n\nMerci de votre confiance,\nNadia",
    },
  },
  {
    name: "Ravi Deshpande",
    email: "ravi.deshpande@donors.example",
    subject: "A class of forty",
    message:
      "My pupils collected 212 dollars in coins. How can a school give that, with all their names?\n\nRavi Deshpande, teacher",
    hoursAgo: 905,
    answered: {
      after: 12,
      text: "Dear Ravi,\n\none of you pays by card and writes the name of the class as the donor’s name. All forty names fit into the note, up to 500 characters; “Words of support” shows them on the campaign’s page.\n\nPlease greet them from us,\nNadia",
    },
  },
  {
    name: "Eilidh Byrne",
    email: "eilidh.byrne@donors.example",
    subject: "Fees",
    message:
      "You say there is no platform fee. What is the small difference between my gift and what reached the clinic?\n\nEilidh",
    hoursAgo: 1_340,
    answered: {
      after: 7,
      text: "Dear Eilidh,\n\nit is the card processor’s fee. The page of your gift shows it to the cent. We charge nothing ourselves.\n\nNadia",
    },
  },
];

const idOf = (message: DemoMessage): string => fixedId("message", message.subject);

/**
 * What people wrote by the contact form, and what they were answered.
 * @param authorId the administrator who answered
 * @returns ids of those of the last days, the newest first
 */
export async function seedMessages(authorId: string): Promise<{ id: string; at: Date }[]> {
  const time = now().getTime();
  const sentAt = (message: DemoMessage) => new Date(time - hours(message.hoursAgo));
  const answeredAt = (message: DemoMessage) =>
    message.answered ? new Date(sentAt(message).getTime() + hours(message.answered.after)) : null;
  await db.contactMessage.createMany({
    data: list.map((message) => ({
      id: idOf(message),
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      locale: message.locale ?? "en",
      isSpam: message.spam ?? false,
      createdAt: sentAt(message),
      answeredAt: answeredAt(message),
    })),
    skipDuplicates: true,
  });
  await db.contactReply.createMany({
    data: list.flatMap((message) => {
      const createdAt = answeredAt(message);
      if (!message.answered || !createdAt) return [];
      const { text } = message.answered;
      return [
        {
          id: fixedId("reply", message.subject),
          messageId: idOf(message),
          authorId,
          text,
          createdAt,
        },
      ];
    }),
    skipDuplicates: true,
  });
  return list.slice(0, 6).map((message) => ({ id: idOf(message), at: sentAt(message) }));
}
