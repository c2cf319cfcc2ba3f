import type en from "@/lib/i18n/messages/en/matches";
import type { Translation } from "@/lib/i18n/shape";

/** What sponsors promise a campaign: on its page, in the dashboard, in the console, in mails. */
const matches: Translation<typeof en> = {
  heading: "Compromissos de patrocinadores",
  aSponsor: "Um patrocinador",
  double: "{sponsor} dá mais um dólar por cada dólar, até {cap}, de {from} a {until}.",
  share:
    "{sponsor} acrescenta {percent} por cento a cada donativo, até {cap}, de {from} a {until}.",
  ratio: "{sponsor} acrescenta {add} por cada {given} doados, até {cap}, de {from} a {until}.",
  threshold:
    "Quando {n, plural, one {# pessoa tiver} other {# pessoas tiverem}} doado, de {from} a {until}, {sponsor} dá {cap}.",
  soFar: "Acrescentado até agora: {amount} de {cap}",
  peopleSoFar: "{n} de {wanted} pessoas até agora",
  released: "{n, plural, one {# pessoa doou} other {# pessoas doaram}}: {cap} atribuídos",
  over: "Acrescentado: {amount} de {cap}; o pagamento do patrocinador ainda não chegou",
  overPart: "Acrescentado: {amount} de {cap}; o patrocinador pagou {paid} até agora",
  paid: "Acrescentado: {amount} de {cap}, pago pelo patrocinador em {date}",
  missedPeople:
    "Nesse período doaram {n} de {wanted} pessoas e, por isso, a quantia não foi atribuída",
  missed: "Nesse período não chegaram donativos",
  later: "Começa em {date}",
  usedUp:
    "Este compromisso esgotou-se: um donativo feito agora não é acompanhado, a não ser que um anterior seja reembolsado.",
  counts: "Só conta como angariado quando o dinheiro do patrocinador chegar.",
  title: "Compromissos dos patrocinadores",
  intro:
    "Um patrocinador pode acrescentar uma parte a cada donativo, ou dar uma quantia quando um certo número de pessoas tiver doado. Envie-nos o compromisso escrito do patrocinador: depois de um administrador o ver, aparece na página da campanha.",
  consoleIntro:
    "O que os patrocinadores prometeram a campanhas. Confirme um compromisso só depois de o ter visto por escrito. Nada conta como angariado antes de o dinheiro do patrocinador chegar.",
  manageIntro:
    "Um patrocinador pode acrescentar uma parte a cada donativo, ou dar uma quantia quando um certo número de pessoas tiver doado.",
  manageLink: "Compromissos dos patrocinadores",
  back: "Voltar à campanha",
  onlyOpen: "Um compromisso pode ser proposto enquanto a campanha estiver em curso ou em pausa.",
  search: "Pesquisar compromissos",
  rows: "{n, plural, one {# compromisso} other {# compromissos}}",
  none: "Ainda não há compromissos.",
  states: {
    waiting: "À espera de confirmação",
    declined: "Recusado",
    canceled: "Cancelado",
    upcoming: "Ainda não começou",
    running: "Em curso",
    over: "À espera de pagamento",
    missed: "Não atribuído",
    paid: "Pago",
  },
  campaign: "Campanha",
  campaignHelp: "A última parte do endereço, depois de /campaigns/, ou o seu ID",
  kind: "O que é prometido",
  kindMatch: "Uma parte por cada donativo",
  kindThreshold: "Uma quantia quando um certo número de pessoas tiver doado",
  sponsorName: "Nome do patrocinador",
  sponsorEmail: "E-mail do patrocinador",
  sponsorEmailHelp:
    "Avisamos o patrocinador quando o compromisso for confirmado, se esgotar ou terminar, e quando o dinheiro chegar.",
  showsName: "O patrocinador aceitou que o seu nome seja público",
  percent: "Percentagem de cada donativo",
  percentHelp: "100 é um dólar por cada dólar. Ou uma proporção: 1:3 é um dólar por cada três.",
  donorsWanted: "Quantas pessoas",
  cap: "No máximo",
  capHelp: "Em dólares americanos. Se depender do número de pessoas, esta é a quantia prometida.",
  starts: "Primeiro dia",
  ends: "Último dia",
  promise: "O compromisso escrito do patrocinador",
  promiseHelp: "PDF, JPG ou PNG, até 10 MB. Só os seus membros e a nossa equipa o podem abrir.",
  propose: "Propor",
  proposeTitle: "Propor um compromisso",
  make: "Acrescentar o compromisso",
  makeTitle: "Acrescentar um compromisso",
  working: "Um momento…",
  confirm: "Confirmar",
  decline: "Recusar",
  cancel: "Cancelar o compromisso",
  open: "Abrir o compromisso escrito",
  of: "{act}: {sponsor}",
  matched: "Acrescentado",
  paidSum: "Pago",
  due: "Ainda por pagar",
  overpaid: "Pagou mais do que deve agora, porque houve donativos devolvidos",
  payTitle: "Registar o pagamento do patrocinador",
  amount: "Montante recebido",
  method: "Como chegou",
  pay: "Registar o pagamento",
  done: {
    made: "O compromisso foi acrescentado",
    proposed: "Enviado. Um administrador vai analisá-lo.",
    confirmed: "O compromisso foi confirmado",
    declined: "O compromisso foi recusado",
    canceled: "O compromisso foi cancelado",
    paid: "O pagamento foi registado",
    waits: "O pagamento espera por um segundo administrador",
  },
  mail: {
    button: "Ver a campanha",
    confirmed: {
      subject: "{title}: o compromisso foi confirmado",
      heading: "O compromisso foi confirmado",
      text: "Um administrador confirmou que {sponsor} promete à sua campanha “{title}” até {cap}. A página da campanha mostra-o.",
      sponsor:
        "Um administrador confirmou o que promete à campanha “{title}” de {ngo}. A página da campanha mostra-o:",
      sponsorNext:
        "Não paga nada agora. Vamos escrever-lhe quando os donativos esgotarem o compromisso e quando o período terminar.",
      sponsorNot: "Se não fez este compromisso, escreva para {email}.",
    },
    declined: {
      subject: "{title}: o compromisso foi recusado",
      heading: "O compromisso foi recusado",
      text: "Um administrador não pôde confirmar o que propôs: até {cap} de {sponsor} para a sua campanha “{title}”. Escreva para {email} se quiser saber mais.",
    },
    canceled: {
      subject: "{title}: o compromisso foi cancelado",
      heading: "O compromisso foi cancelado",
      text: "{sponsor} tinha prometido à sua campanha “{title}” até {cap}. Um administrador cancelou o compromisso, e a página da campanha já não o mostra. Escreva para {email} se quiser saber mais.",
      sponsor:
        "O que prometeu à campanha “{title}” de {ngo}, até {cap}, foi anulado, por isso não deve nada. Escreva para {email} se não esperava isto.",
    },
    full: {
      subject: "{title}: o compromisso esgotou-se",
      heading: "O compromisso esgotou-se",
      ngo: "Os donativos deram direito à totalidade dos {cap} que {sponsor} prometeu à sua campanha “{title}”. O valor conta como angariado quando o patrocinador pagar.",
      sponsor:
        "Os donativos deram direito à totalidade dos {cap} que prometeu à campanha “{title}” de {ngo}. Se houver donativos reembolsados, outros podem ocupar o seu lugar até {until}. Depois vamos escrever-lhe sobre a forma de pagar {due}. Obrigado.",
    },
    ended: {
      subject: "{title}: o período do compromisso terminou",
      heading: "O período terminou",
      ngo: "{sponsor} prometeu à sua campanha “{title}” até {cap}. Os donativos desse período deram direito a {amount}. Esse montante conta como angariado quando o dinheiro do patrocinador chegar.",
      sponsor:
        "Prometeu à campanha “{title}” de {ngo} até {cap}. Os donativos desse período deram direito a {amount}. Vamos escrever-lhe sobre a forma de pagamento. Obrigado.",
      ngoPart:
        "{sponsor} prometeu à sua campanha “{title}” até {cap}. Os donativos desse período deram direito a {amount}. Já chegaram {paid}, e ainda faltam {due}, que contam como angariados quando chegarem.",
      ngoPaid:
        "{sponsor} prometeu à sua campanha “{title}” até {cap}. Os donativos desse período deram direito a {amount}. Já chegaram {paid}, por isso nada falta pagar.",
      sponsorPart:
        "Prometeu à campanha “{title}” de {ngo} até {cap}. Os donativos desse período deram direito a {amount}. Os seus {paid} já chegaram, e faltam pagar {due}. Vamos escrever-lhe sobre a forma de pagamento. Obrigado.",
      sponsorPaid:
        "Prometeu à campanha “{title}” de {ngo} até {cap}. Os donativos desse período deram direito a {amount}. Os seus {paid} já chegaram, por isso nada falta pagar. Obrigado.",
    },
    missed: {
      subject: "{title}: a quantia não foi atribuída",
      heading: "A quantia não foi atribuída",
      ngo: "{sponsor} prometeu à sua campanha “{title}” até {cap}. O período terminou, e a condição não foi alcançada.",
      sponsor:
        "Prometeu à campanha “{title}” de {ngo} até {cap}. O período terminou, e a condição não foi alcançada: não deve nada. Obrigado pelo compromisso.",
    },
    paid: {
      subject: "{title}: o patrocinador pagou",
      heading: "O patrocinador pagou",
      ngo: "Chegaram {amount} de {sponsor} para a sua campanha “{title}”, e contam agora como angariados.",
      sponsor: "Os seus {amount} para a campanha “{title}” de {ngo} chegaram. Obrigado.",
    },
  },
};
export default matches;
