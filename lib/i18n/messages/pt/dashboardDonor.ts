// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/dashboardDonor";
import type { Translation } from "@/lib/i18n/shape";

/** A donor's page of an organisation. */
const dashboardDonor: Translation<typeof en> = {
  back: "Doadores",
  figures: "Números",
  total: "Total doado",
  totalNote: "depois de reembolsos",
  gifts: "Donativos",
  first: "Primeiro donativo",
  last: "Último donativo",
  none: "–",
  monthly: "Donativos mensais",
  perMonth: "{amount} por mês",
  since: "desde {date}",
  next: "próximo pagamento em {date}",
  all: "Todos os donativos",
  noGifts: "Ainda não há donativos.",
  hidden: "Os donativos feitos sem partilhar o nome com a organização não aparecem aqui.",
  notes: "Notas",
  notesIntro:
    "Só os membros da sua organização as podem ler. Não aparecem em nenhum e-mail nem em nenhuma exportação.",
  noNotes: "Ainda não há notas.",
  note: "Nova nota",
  noteSave: "Acrescentar a nota",
  noteSaving: "A acrescentar…",
  noteBy: "{author}, {time}",
  noteDelete: "Eliminar",
  noteDeleteOf: "Eliminar a nota de {time}",
  noteAdded: "A nota foi acrescentada",
  noteDeleted: "A nota foi eliminada",
  tags: "Etiquetas",
  tagsIntro: "Até {n} palavras curtas para encontrar doadores. Só a sua organização as vê.",
  noTags: "Ainda não há etiquetas.",
  tag: "Etiqueta",
  tagHelp: "No máximo {n} caracteres. Escolha uma das suas ou escreva uma nova.",
  tagSave: "Acrescentar a etiqueta",
  tagSaving: "A acrescentar…",
  tagRemove: "Remover",
  tagRemoveOf: "Remover a etiqueta {tag}",
  tagAdded: "A etiqueta foi acrescentada",
  tagRemoved: "A etiqueta foi removida",
  filter: "Etiqueta",
  anyTag: "Todos os doadores",
};
export default dashboardDonor;
