import type en from "@/lib/i18n/messages/en/reports";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the clock of reports: when an organisation owes its donors an update. */
const reports: Translation<typeof en> = {
  heading: "Relatórios aos doadores",
  due: "O próximo relatório deve ser publicado até {date}.",
  overdue: "Um relatório devia ter sido publicado até {date}.",
  none: "De momento não é devido nenhum relatório.",
  onTime: "{onTime} de {n, plural, one {# relatório} other {# relatórios}} a tempo",
  rule: "A organização presta contas no prazo de {days} dias depois do primeiro donativo desde a sua última atualização. Ao fim de {stop} dias sem nenhuma, a campanha não recebe novos donativos.",
  stopTitle: "A organização deve um relatório aos seus doadores",
  stopText:
    "Devia ter sido publicado até {date}. Enquanto não for publicado, esta campanha não recebe novos donativos. Os donativos mensais continuam.",
  seeCampaign: "Ver a campanha",
  write: "Escrever o relatório",

  own: {
    heading: "Relatórios aos seus doadores",
    lead: "Os seus doadores esperam uma atualização no prazo de {days} dias depois do donativo.",
    waiting: "A publicar até {date}.",
    due: "A publicar até {date}.",
    overdue:
      "Devia ter sido publicado até {date}. A campanha deixa de receber novos donativos a partir de {stops}.",
    stopped:
      "Devia ter sido publicado até {date}. A campanha não recebe novos donativos até publicar uma atualização. Os donativos mensais continuam.",
    more: "{n, plural, one {E mais # campanha, com mais tempo} other {E mais # campanhas, com mais tempo}}.",
    writeFor: "Escrever o relatório sobre “{title}”",
  },

  console: {
    title: "Relatórios",
    lead: "Campanhas cuja organização deve uma atualização aos doadores, a começar pela mais antiga.",
    due: "Em breve ou em atraso",
    overdue: "Em atraso",
    stopped: "Paradas",
    rows: "{n, plural, one {# campanha} other {# campanhas}}",
    none: "Nenhuma campanha deve um relatório.",
    campaign: "Campanha",
    since: "Primeiro donativo desde então",
    dueAt: "Prazo",
    stopsAt: "Para em",
    state: "Estado",
    actions: "Ações",
    stateDue: "Em breve",
    stateOverdue: "Em atraso",
    stateStopped: "Parada",
    more: "Mais {n} dias",
    moreText:
      "Uma só vez até à próxima atualização. Uma campanha parada volta a aceitar donativos se os dias forem suficientes.",
    moreFor: "Mais {n} dias para “{title}”",
    given: "A campanha tem mais tempo",
    wasGiven: "Foram dados {n} dias",
    reason: "Motivo",
    working: "Um momento…",
  },

  mail: {
    soonSubject: "Está quase no prazo um relatório sobre a sua campanha “{title}”",
    soonHeading: "Conte aos seus doadores o que os donativos fizeram",
    soonText:
      "Houve pessoas que doaram a “{title}”. Um relatório sobre a campanha deve ser publicado até {date}.",
    todaySubject: "Chegou o prazo do relatório sobre “{title}”",
    todayHeading: "Chegou o prazo do seu relatório",
    todayText:
      "O relatório sobre “{title}” devia ser publicado até {date}, e os seus doadores estão à espera dele.",
    lateSubject: "“{title}” vai deixar de receber donativos",
    lateHeading: "Os seus doadores continuam à espera",
    lateText: "O relatório sobre “{title}” devia ter sido publicado até {date}.",
    stops:
      "Se não for publicada uma atualização, a campanha não recebe novos donativos a partir de {date}. Os donativos mensais continuam. Assim que publicar uma atualização, as pessoas podem voltar a doar.",
    why: "Bastam algumas frases e uma imagem. Recebe este e-mail por ser membro da organização.",
  },
};
export default reports;
