import type en from "@/lib/i18n/messages/en/ngoMails";
import type { Translation } from "@/lib/i18n/shape";

/** Mails to an organisation's members about its donations, and the setting for them. */
const ngoMails: Translation<typeof en> = {
  open: "Ver os seus donativos",
  why: "Recebe estes e-mails como membro da organização.",
  change: "Alterá-los ou deixar de os receber",
  from: "De",
  someDonor: "um doador; o nome está no seu painel",
  anonymousDonor: "um doador anónimo",
  campaign: "Campanha",
  rhythm: "Frequência",
  once: "único",
  monthly: "mensal",
  reference: "ID do donativo",
  arrived: {
    subject: "Recebeu um donativo de {amount}",
    heading: "Chegou um donativo de {amount}.",
  },
  day: {
    subject:
      "{n, plural, one {Recebeu um donativo: {amount}} other {Recebeu {count} donativos: {amount}}}",
    heading:
      "{n, plural, one {Um donativo, {amount}.} other {{count} donativos, {amount} no total.}}",
    more: "E mais {count}. Veja-os todos no seu painel.",
  },
  settings: {
    heading: "E-mails sobre donativos",
    intro: "Quando chega um donativo, escrevemos para {email}. Cada membro escolhe por si.",
    label: "Com que frequência",
    each: "Por cada donativo (depois de {n} numa hora, os restantes vêm num só e-mail na manhã seguinte)",
    daily: "Um e-mail por dia",
    never: "Nunca",
    weekly: "Um resumo da semana à segunda-feira, se houve novidades",
    save: "Guardar",
    saving: "A guardar…",
    saved: "A sua escolha foi guardada",
    unconfirmed: "Estes e-mails começam quando confirmar o seu endereço.",
  },
};
export default ngoMails;
