import type en from "@/lib/i18n/messages/en/statements";
import type { Translation } from "@/lib/i18n/shape";

/** Statements of mobile money accounts, read into recorded gifts. */
const statements: Translation<typeof en> = {
  heading: "De um extrato",
  intro:
    "Envie um extrato da sua conta de dinheiro móvel em ficheiro CSV (M-Pesa, Airtel Money ou MTN MoMo). Vê cada linha antes de contar, e o mesmo pagamento nunca é registado duas vezes.",
  file: "Extrato",
  fileHelp: "CSV, no máximo 4 MB e 10 000 linhas.",
  method: "De que serviço é o extrato",
  methodHelp: "Só se o ficheiro não o disser.",
  methodAsk: "O que o ficheiro disser",
  currency: "A sua moeda",
  read: "Ler o extrato",
  reading: "A ler…",
  waiting: "Extratos à sua espera",
  waitingIntro: "Cada um é eliminado {n} horas depois de ser lido.",
  waitingOne: "{file}, {method}, para {campaign}",
  open: "Ver",
  openOf: "Ver {file}",
  title: "Um extrato",
  back: "Donativos registados",
  lead: "{method}, {currency}, a {rate} {currency} por dólar, para “{campaign}”",
  leadDollars: "{method}, dólares americanos, para “{campaign}”",
  counts: "{open} por ver · {known} já registadas · {unread} não contadas",
  paidOut:
    "{n, plural, one {# linha sem dinheiro recebido não está na lista.} other {# linhas sem dinheiro recebido não estão na lista.}}",
  openSum: "O que está escolhido de início soma {amount}.",
  rows: "Linhas {from} a {until}",
  rowsIntro:
    "Só é registado o que estiver escolhido nesta página. Deixe de fora o que não é donativo: vendas, comissões devolvidas, dinheiro próprio.",
  choose: "{amount}, {day}, {reference}",
  line: "Linha {n}",
  name: "Nome do doador",
  nameOf: "Nome do doador, linha {n}",
  anonymous: "Vazio: anónimo",
  known: "Já registada",
  doubtful:
    "Pode não ser um donativo, mas uma anulação, uma taxa ou um saldo. Escolha-a só se for um donativo.",
  notCounted: "Não contada",
  faults: {
    noReference: "Não tem referência.",
    roundedReference:
      "Uma folha de cálculo arredondou a referência. Descarregue o extrato de novo.",
    noDay: "Não é possível ler o dia.",
    unclearDay: "O dia pode ser lido de duas formas.",
    future: "Esse dia ainda não chegou.",
    noAmount: "Não é possível ler o montante.",
    unclearAmount:
      "O montante pode ser lido de duas formas, e nenhuma outra linha diz qual. Registe-o à mão.",
    otherCurrency: "Está noutra moeda: {currency}.",
    otherCurrencyUnknown: "Está noutra moeda.",
    notCompleted: "O pagamento não foi concluído.",
    twice: "Está duas vezes no ficheiro.",
    worth: "A este câmbio vale menos de um cêntimo, ou demasiado.",
  },
  recordChosen: "Registar os donativos escolhidos",
  recording: "A registar…",
  nothing: "Não há nada para escolher nesta página.",
  discard: "Já terminei com este extrato",
  discardText: "As suas linhas são eliminadas agora. Os donativos registados ficam.",
  discardYes: "Eliminar o extrato",
  discarding: "A eliminar…",
  discarded: "O extrato foi eliminado",
  recordedNow:
    "{n, plural, =0 {Não foram registados novos donativos} one {Foi registado # donativo} other {Foram registados # donativos}}",
};
export default statements;
