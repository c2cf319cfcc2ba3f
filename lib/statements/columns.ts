import { currencyMeant } from "@/lib/statements/amounts";

/** Kinds of columns in a statement. */
type Column =
  | "reference"
  | "day"
  | "paidIn"
  | "paidOut"
  | "amount"
  | "balance"
  | "direction"
  | "status"
  | "name"
  | "currency"
  | "details";

/**
 * Providers' headings in English, French, Swahili, Portuguese and Afrikaans, in lower case without accents and punctuation. If several
 * match, the first in its list wins: a provider's own number goes before a "reference" typed by the payer.
 */
const headings: Record<Column, readonly string[]> = {
  reference: [
    ..."receipt no|receipt number|mpesa receipt number|m pesa receipt number|receipt|confirmation code".split(
      "|",
    ),
    ..."n de recu|no de recu|numero de recu|numero du recu".split("|"),
    ..."namba ya risiti|nambari ya risiti|risiti|n do recibo|numero do recibo|recibo".split("|"),
    ..."transaction id|transaction no|transaction number|transaction ref|transaction reference|txn id".split(
      "|",
    ),
    ..."trans id|transid|id transaction|identifiant de transaction|identifiant de la transaction".split(
      "|",
    ),
    ..."n de transaction|numero de transaction|numero de la transaction|reference de transaction".split(
      "|",
    ),
    ..."reference de la transaction|reference transaction|namba ya muamala|nambari ya muamala".split(
      "|",
    ),
    ..."kitambulisho cha muamala|id da transacao|id transacao|numero da transacao|codigo da transacao".split(
      "|",
    ),
    ..."financial transaction id|id|identifiant|reference no|reference number|reference|ref no|ref".split(
      "|",
    ),
    ..."kumbukumbu namba|kumbukumbu|referencia".split("|"),
    ..."transaction reference number|txn ref|txn reference|trans ref|trans no|payment reference".split(
      "|",
    ),
    ..."mpesa code|m pesa code|mpesa ref|m pesa ref|mpesa reference|m pesa reference".split("|"),
    ..."mpesa transaction id|reference id|ref id|ref number|verwysing|verwysingsnommer".split("|"),
    ..."transaksienommer|kwitansienommer".split("|"),
  ],
  day: [
    ..."completion time|completed at|transaction date and time|transaction date|transaction time".split(
      "|",
    ),
    ..."date and time|date time|datetime|date|value date|initiation time|time".split("|"),
    ..."heure de fin|date et heure|date heure|date de transaction|date de la transaction".split(
      "|",
    ),
    ..."date de l operation|date d operation|date operation|date d execution".split("|"),
    ..."muda wa kukamilika|tarehe na saa|tarehe ya muamala|tarehe|wakati|muda".split("|"),
    ..."hora de conclusao|data e hora|data hora|data da transacao|data".split("|"),
    ..."transtime|trans time|trans date|txn date|txn time|transaction date time|transfer date".split(
      "|",
    ),
    ..."payment date|date paid|paid on|received on|posting date|posted on|created at|created on".split(
      "|",
    ),
    ..."timestamp|date de transfert|date de paiement|date du paiement|data de pagamento".split("|"),
    ..."data da operacao|data operacao|datum en tyd|transaksiedatum|datum".split("|"),
  ],
  paidIn: [
    ..."paid in|money in|amount in|credit amount|credit|amount received|received|deposit|cash in".split(
      "|",
    ),
    ..."entree|entrees|montant recu|montant credite|credite|encaisse|montant encaisse".split("|"),
    ..."kilicholipwa|pesa zilizoingia|zilizoingia|zilizopokelewa|imeingia|malipo yaliyoingia|kuingia".split(
      "|",
    ),
    ..."credito|entrada|entradas|valor recebido|montante recebido|recebido|valor creditado".split(
      "|",
    ),
    ..."amount credited|credited amount|credit amt|credits|deposits|money received|inflow".split(
      "|",
    ),
    ..."bedrag ontvang|ontvang|krediet|inbetaling".split("|"),
  ],
  paidOut: [
    ..."withdrawn|withdrawal|money out|amount out|paid out|debit amount|debit|sent|cash out".split(
      "|",
    ),
    ..."sortie|sorties|retire|retrait|montant debite|debite|decaisse".split("|"),
    ..."zilizotoka|pesa zilizotoka|zilizotolewa|kilichotolewa|imetoka|kutoka".split("|"),
    ..."debito|saida|saidas|levantamento|levantado|retirado|valor debitado".split("|"),
    ..."amount debited|debited amount|debit amt|debits|withdrawals|amount sent|outflow".split("|"),
    ..."montant envoye|envoye|valor enviado|montante enviado|enviado".split("|"),
    ..."bedrag betaal|betaal|debiet|onttrekking|uitbetaling".split("|"),
  ],
  amount: [
    ..."transaction amount|amount|value|montant de la transaction|montant|valeur".split("|"),
    ..."kiasi cha muamala|kiasi|kiwango|valor da transacao|montante|valor|quantia".split("|"),
    ..."transamount|trans amount|trans amt|txn amount|txn amt|amount paid|amt|bedrag".split("|"),
  ],
  /** read for how it writes amounts alone */
  balance: "balance|running balance|available balance|solde|salio|saldo|balans".split("|"),
  direction: [
    ..."credit debit|debit credit|cr dr|dr cr|direction|in out|entry type|sens".split("|"),
    ..."transaction type|type|type de transaction|type d operation|aina ya muamala|aina".split("|"),
    ..."tipo de transacao|tipo|transtype|trans type|txn type|tipe|soort".split("|"),
  ],
  status: [
    ..."transaction status|status|statut de la transaction|statut|etat|hali ya muamala|hali".split(
      "|",
    ),
    ..."estado da transacao|estado|situacao|trans status|txn status|payment status|stand".split(
      "|",
    ),
  ],
  name: [
    ..."from name|sender name|payer name|customer name|from handler name|other party info".split(
      "|",
    ),
    ..."other party name|other party|received from|sender|payer|party|counterparty|name|from".split(
      "|",
    ),
    ..."nom de l expediteur|nom du payeur|nom du client|expediteur|payeur|client|nom|de".split("|"),
    ..."jina la mtumaji|jina la mteja|taarifa za mhusika|mtumaji|kutoka kwa|jina".split("|"),
    ..."nome do remetente|nome do pagador|nome do cliente|remetente|pagador|cliente|nome".split(
      "|",
    ),
    ..."paid by|customer|full name|names|firstname|first name|nom complet|nom et prenom".split("|"),
    ..."correspondant|nome completo|naam|afsender|betaler".split("|"),
  ],
  currency: "currency|currency code|ccy|devise|monnaie|sarafu|moeda".split("|"),
  details: [
    ..."details|description|narration|particulars|remarks|note|message|from message|reason".split(
      "|",
    ),
    ..."details de la transaction|libelle|motif|maelezo|descricao|detalhes|motivo".split("|"),
    ..."a c no|account no|account number|bill reference|billrefnumber|bill ref number".split("|"),
    ..."besonderhede|beskrywing|boodskap".split("|"),
  ],
};
const all = Object.entries(headings) as [Column, readonly string[]][];

/** "Amount KES", "Montant FCFA": the currency without brackets. */
const currencyBehind =
  / (kes|kshs?|ugx|tzs|rwf|bif|xof|xaf|f?cfa|ghs|zmw|mzn|mwk|cdf|ngn|etb|gnf|mga|zar|usd|eur|gbp)$/;

/**
 * A heading in the form used for comparison, without a currency behind it. Does not use lib/fold.ts, which turns signs into
 * letters ("Nº").
 */
export const bareHeading = (text: string): string =>
  text
    .slice(0, 80)
    .replace(/\([^)]{0,10}\)/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(currencyBehind, "");

/** The currency that a heading names. */
function currencyIn(heading: string, expected: string): string | null {
  const inBrackets = /\(([^)]{1,6})\)/.exec(heading)?.[1];
  const bare = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
  const named = inBrackets ?? currencyBehind.exec(bare)?.[1];
  return named === undefined ? null : currencyMeant(named, expected);
}

export type Columns = Partial<Record<Column, number>> & {
  /** every column that describes the payment */
  texts: number[];
  /** the currency named in a heading */
  headingCurrency: string | null;
  /** the sign before decimals in the language of the headings */
  usualPoint: "." | ",";
};

/** Words of headings in French, Portuguese and Afrikaans, which write 1.234,50; English and Swahili write 1,234.50. */
const commaLanguages =
  /\b(?:montant|heure|recu|numero|identifiant|libelle|motif|devise|monnaie|entrees?|sorties?|solde|statut|etat|expediteur|payeur|client|credite|debite|valeur|operation|recibo|data|hora|transacao|valor|montante|quantia|descricao|moeda|entradas?|saidas?|saldo|estado|situacao|remetente|pagador|cliente|bedrag|datum|verwysing|krediet|naam|afsender)\b/;

/** Maps columns to their kinds, for a row that may be the heading. */
function columnsOf(cells: readonly string[], expected: string): Columns {
  const bare = cells.map(bareHeading);
  const usualPoint = commaLanguages.test(bare.join(" ")) ? "," : ".";
  const columns: Columns = { texts: [], headingCurrency: null, usualPoint };
  for (const [column, names] of all) {
    const name = names.find((known) => bare.includes(known));
    if (name !== undefined) columns[column] = bare.indexOf(name);
  }
  columns.texts = bare.flatMap((name, i) => (headings.details.includes(name) ? [i] : []));
  const money = columns.paidIn ?? columns.amount;
  columns.headingCurrency =
    money === undefined ? null : currencyIn((cells[money] ?? "").slice(0, 80), expected);
  return columns;
}

const known = (columns: Columns): number =>
  all.filter(([column]) => columns[column] !== undefined).length;

type Heading = { index: number; columns: Columns; known: number };

/** The heading among the first rows: the one with a reference, a date and an amount; null if there is none. */
export function findHeading(
  rows: readonly (readonly string[])[],
  expected: string,
): Heading | null {
  for (const [index, row] of rows.entries()) {
    const columns = columnsOf(row, expected);
    const { reference, day } = columns;
    const hasMoney = columns.paidIn !== undefined || columns.amount !== undefined;
    if (reference !== undefined && day !== undefined && hasMoney)
      return { index, columns, known: known(columns) };
  }
  return null;
}
