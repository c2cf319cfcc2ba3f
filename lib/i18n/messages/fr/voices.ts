import type en from "@/lib/i18n/messages/en/voices";
import type { Translation } from "@/lib/i18n/shape";

const voices: Translation<typeof en> = {
  landing: {
    partner: {
      quote:
        "Nous passions un tiers de l’année à écrire aux bailleurs. Cette année, nous l’avons passé sur la route, avec les coursiers à moto. Les dons sont plus petits, et ils arrivent chaque mois.",
      title: "ONG partenaire",
      location: "Zambie",
    },
    donor: {
      quote:
        "Je voyais que le certificat avait été vérifié, ce que prenait le prestataire et où allait le reste. Alors j’ai choisi de donner chaque mois.",
      title: "Donateur et bénévole",
      location: "Toronto",
    },
    leader: {
      quote:
        "Personne n’est venu nous dire ce qu’il nous faut. Nous l’avons dit nous-mêmes, et des gens ont répondu.",
      title: "Responsable communautaire",
      location: "Kita, Mali",
    },
  },
  fund: {
    relief: {
      quote:
        "Quand la rivière est entrée pour la troisième fois, les bateaux étaient déjà sur la rive, parce que quatre cents inconnus les avaient payés en mars. Nous n’avons pas attendu qu’un formulaire soit approuvé.",
      title: "Fondatrice d’un secours aux inondés",
      location: "KwaZulu-Natal, Afrique du Sud",
    },
    youth: {
      quote:
        "La subvention a pris fin un vendredi. Le lundi, quarante jeunes sont quand même venus au studio et ont demandé ce que nous allions faire. Le fonds a payé le loyer et l’émetteur. Ils ont fait tout le reste.",
      title: "Responsable de l’autonomie des jeunes",
      location: "Kisumu, Kenya",
    },
    girls: {
      quote:
        "Une fille qui termine la neuvième année se marie plus tard, gagne davantage et envoie ses propres filles à l’école. Nous le savons depuis vingt ans. Il nous fallait quelqu’un pour payer un professeur de mathématiques en février.",
      title: "Militante pour l’éducation des filles",
      location: "Kita, Mali",
    },
  },
};
export default voices;
