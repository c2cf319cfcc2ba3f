import type en from "@/lib/i18n/messages/en/secondPerson";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the console about decisions that take two administrators, and about money that fits no gift. */
const secondPerson: Translation<typeof en> = {
  title:
    "{n, plural, one {# decisão espera por um segundo administrador} other {# decisões esperam por um segundo administrador}}",
  intro: "À espera da aprovação de um segundo administrador.",
  asked: "pedido por {who}, {date}",
  yours: "O pedido é seu e, por isso, outro administrador tem de concordar.",
  approve: "Concordar",
  refuse: "Recusar",
  withdraw: "Retirar",
  approved: "Aprovado e feito",
  refused: "Recusado; nada mudou",
  waits: "Isto espera agora por um segundo administrador",
  kinds: {
    pledge: "Dinheiro recebido para",
    grant: "Subvenção do Frontline Fund",
    refund: "Reembolso de",
    payout_failed: "Não chegou: transferência",
    payout_returned: "Devolvida pelo banco: transferência",
    suspense_return: "Devolver a quem pagou",
    suspense_attach: "Associar a um donativo",
    suspense_keep: "Manter como correção",
  },
  payouts: {
    approveAll:
      "{n, plural, one {Aprovar a única transferência desta página} other {Aprovar as # transferências desta página}}",
    approveAllSure:
      "{payouts} somam {amount}. Outro administrador pode enviá-las depois de as aprovar.",
    approveAllYes: "Aprovar {amount}",
    approvedAll:
      "{n, plural, =0 {Nenhuma pôde ser aprovada} one {# transferência aprovada} other {# transferências aprovadas}}; outro administrador já pode enviar",
    waitsYouMade:
      "À espera de um segundo administrador: foi a sua conta que criou esta transferência.",
    waitsYouExported:
      "À espera de um segundo administrador: foi a sua conta que exportou este ficheiro.",
    waitsYouApproved:
      "À espera de um segundo administrador: aprovou esta transferência e, por isso, outra pessoa tem de a levar ao banco e marcá-la como enviada.",
    approveFirst: "Pode ser enviada depois de um segundo administrador a aprovar.",
    endWaits:
      "Um administrador disse que esta transferência falhou ou foi devolvida. Um segundo tem de concordar, no cimo desta página.",
    endNeedsTwo:
      "Introduza a referência do banco. O dinheiro só volta ao saldo depois de um segundo administrador concordar.",
    exportHelp:
      "O ficheiro contém todas as transferências à espera de envio que foram aprovadas por outro administrador. A partir daí, contam como a ser enviadas e não aparecem em ficheiros posteriores.",
  },
  suspense: {
    title: "Dinheiro que não corresponde a nenhum donativo",
    intro:
      "Estes pagamentos não correspondem aos respetivos donativos. Até decidir, as transferências para a organização indicada ficam retidas; todas as outras continuam. Cada decisão fica escrita no livro de contas com o seu motivo.",
    none: "Não há dinheiro à espera de uma decisão.",
    charge: "Pagamento",
    why: "Porquê",
    double: "segundo pagamento de um donativo que já estava pago",
    reasons: {
      noGift: "nenhum donativo tem este número",
      pledge: "o donativo é uma promessa, que não é paga por cartão",
      mode: "um pagamento de teste para um donativo real, ou o contrário",
      amount: "um montante diferente do donativo",
      currency: "uma moeda diferente da do donativo",
      otherGift: "o pagamento indica outro donativo",
      otherPage: "pago numa página de pagamento diferente da do donativo",
    },
    gift: "Donativo {ref} de {amount}, {ngo}",
    giftField: "Donativo a associar (número)",
    reason: "Motivo",
    return: "Devolver a quem pagou",
    attach: "Associar ao donativo",
    keep: "Manter como correção",
    returning: "A caminho de volta para quem pagou",
    decided: {
      return: "O dinheiro volta para quem pagou",
      attach: "Associado ao donativo; o doador recebe um recibo",
      keep: "Mantido como correção",
    },
  },
};
export default secondPerson;
