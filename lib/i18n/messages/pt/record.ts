import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/record";
import type { Translation } from "@/lib/i18n/shape";

/** Words of an organisation's verification record: what was checked, what was not, and what happened since. */
const record: Translation<typeof en> = {
  title: "Registo de verificação: {name}",
  heading: "Registo de verificação",
  lead: "O que verificámos sobre esta organização, o que não verificámos e o que aconteceu desde então.",
  description:
    "O que foi verificado sobre {name}, quando e até quando, o que não foi, com que pontualidade presta contas e o que lhe foi pago.",
  see: "Ver o registo completo",
  back: "Voltar à organização",
  verified: "Verificada desde {since}, até {until}.",
  verifiedOpen: "Verificada desde {since}.",
  ended: "A verificação terminou em {until}.",
  suspended: "A organização está suspensa.",

  checked: "O que foi verificado",
  what: "O quê",
  when: "Quando",
  who: "Por quem",
  until: "Até",
  application: "Candidatura à adesão",
  renewal: "Renovação da verificação",
  certificate: "Certificado de registo, cópia mais recente",
  leadership: "Comprovativo de quem a dirige, cópia mais recente",
  owner: "Endereço de e-mail de quem a inscreveu",
  bank: "Forma do número da conta bancária",
  administrator: `Um administrador de ${site.name}`,
  withApplication: "Entregue, para o administrador que decide",
  byLink: "Através de um link enviado por e-mail",
  byProgram: "Pelo nosso programa",
  noEnd: "Sem fim",

  notChecked: "O que não foi verificado",
  unchecked: [
    "Não visitámos a organização nem os seus projetos.",
    "Não fizemos uma auditoria às suas contas.",
    "Não verificámos o passado das pessoas que trabalham para ela.",
    "Não perguntámos ao banco de quem é a conta.",
    "As atualizações são escritas pela organização. Não verificamos o que dizem.",
  ],
  noLeadership: "Não entregou nenhum comprovativo de quem a dirige.",
  noBank: "Ainda não indicou uma conta bancária.",

  payouts: "O que foi transferido",
  payoutsNone: "Ainda nada foi transferido.",
  payoutsText:
    "{n, plural, one {# transferência} other {# transferências}}, {amount} no total, a última em {month}.",
  payoutsSpoken: "Transferido por mês: {list}",
  payoutsTable: "Transferências por mês, em tabela",
  month: "Mês",
  amount: "Transferido",
  number: "Transferências",

  concerns: "Preocupações",
  concernsNone: "Ninguém comunicou uma preocupação.",
  concernsText:
    "{n, plural, one {Foi comunicada # preocupação} other {Foram comunicadas # preocupações}}: {answered, plural, one {# respondida} other {# respondidas}}, {dismissed, plural, one {# arquivada com motivo} other {# arquivadas com motivo}}, {open, plural, one {# em análise} other {# em análise}}.",
  concernsHow:
    "Uma preocupação vai para os nossos administradores. A organização não vê quem a comunicou nem o que diz.",
  raise: "Comunicar uma preocupação",
};
export default record;
