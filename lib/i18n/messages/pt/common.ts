import type en from "@/lib/i18n/messages/en/common";
import type { Translation } from "@/lib/i18n/shape";

const common: Translation<typeof en> = {
  heldByMail: "Confirmaremos por e-mail",
  optional: "facultativo",
  show: "Mostrar",
  hide: "Ocultar",
  dropHere: "Largue aqui um ficheiro",
  orChoose: "ou escolha um neste dispositivo",
  chooseFile: "Escolher ficheiro",
  pagesAdd: "Acrescentar uma página",
  pagesCamera: "Tirar uma fotografia",
  pagesRemove: "Remover",
  pagesWorking: "A reduzir a imagem…",
  replaceFile: "Substituir",
  close: "Fechar",
  processing: "A processar…",
  needed: "Preencha este campo",
  renewed:
    "Esta página era mais antiga do que o nosso site e foi carregada de novo. O que escreveu está aqui outra vez; prima o botão mais uma vez.",
  unreachable: "Não conseguimos chegar ao servidor. Verifique a sua ligação e tente de novo.",
  thingsToMend: "{n, plural, one {Um ponto a corrigir} other {# pontos a corrigir}}",
  noImage: "Sem imagem",
  percentRaised: "{n}% do objetivo angariado",
  openCampaign: "Campanha em curso, sem data de fim",
  waiting: "Aguarde, por favor",
};
export default common;
