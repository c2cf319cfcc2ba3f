// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/campaignLanguages";
import type { Translation } from "@/lib/i18n/shape";

const campaignLanguages: Translation<typeof en> = {
  writtenIn: "Escrito em {language}.",
  alsoIn: "Também em:",
  texts: "Línguas:",
  title: "Línguas",
  manageIntro:
    "Escreva a sua campanha em mais línguas: cada pessoa lê-a na sua, e todos podem escolher outra.",
  manageLink: "Editar as línguas",
  back: "Voltar à campanha",
  backToList: "Voltar às línguas",
  intro:
    "Quem lê vê o texto na língua da página, e o original quando não existe nessa língua. As pesquisas encontram palavras de todos os textos. O objetivo, as imagens, o vídeo e o endereço são os mesmos em todas.",
  list: "Os textos",
  original: "Original",
  changed: "Alterado em {date}",
  view: "Ver",
  edit: "Editar",
  remove: "Eliminar",
  of: "{act}: {language}",
  own: "Língua do original",
  ownHelp: "Diga em que língua está o seu próprio texto. Nada é traduzido.",
  ownSave: "Guardar a língua",
  ownSaved: "A língua foi guardada",
  add: "Acrescentar uma língua",
  editTitle: "Texto em {language}",
  language: "Língua",
  choose: "Escolha uma língua",
  originalIn: "O original, em {language}",
  originalHint:
    "Mantenha os sinais no início de uma linha e à volta das palavras: são eles que fazem os títulos, as listas, o negrito e as imagens.",
  save: "Guardar este texto",
  saving: "A guardar…",
  working: "Um momento…",
  saved: "O texto em {language} foi guardado",
  removeTitle: "Eliminar o texto em {language}?",
  removeText: "Quem o lia passa a ler o original. Não pode ser recuperado.",
  cancel: "Cancelar",
  removed: "O texto em {language} foi eliminado",
};
export default campaignLanguages;
