// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/embeds";
import type { Translation } from "@/lib/i18n/shape";

const embeds: Translation<typeof en> = {
  title: "Noutros sites",
  intro:
    "Escolha o que mostrar e copie um código para a página onde deve aparecer. Nenhum código cria cookies, e ninguém paga dentro de uma moldura: para doar, este site abre num novo separador.",
  back: "Voltar à campanha",
  draft: "Publique primeiro a campanha: até lá, ninguém a pode ver.",
  manageIntro:
    "Mostre esta campanha no seu próprio site: um cartão, um botão, o progresso, um formulário de montante ou um distintivo.",
  manageLink: "Códigos para o seu site",
  kind: "O que mostrar",
  kinds: {
    card: "Cartão",
    button: "Botão",
    thermometer: "Progresso",
    form: "Formulário de montante",
  },
  theme: "Cores",
  themes: { light: "Claras", dark: "Escuras", auto: "As do dispositivo do visitante" },
  language: "Língua",
  show: "Mostrar",
  preview: "Pré-visualização",
  codes: "Códigos",
  names: {
    script: "Link com script",
    link: "Só o link",
    frame: "Moldura",
    badgeHtml: "Distintivo, HTML",
    badgeMarkdown: "Distintivo, Markdown",
  },
  hints: {
    script:
      "Para a maioria dos sites. Sem o script, os visitantes veem o link. Um só script chega para muitos links.",
    link: "Para e-mails e sites que não aceitam scripts. No WordPress, cole só o endereço, numa linha própria: transforma-se num cartão.",
    frame: "Para sites que aceitam molduras mas não scripts. A altura é fixa.",
    badgeHtml: "Uma imagem com o montante angariado.",
    badgeMarkdown: "A mesma, para um ficheiro README.",
  },
  copy: "Copiar",
  copied: "O código foi copiado",
  copyFailed: "Não foi possível copiar. Selecione o código e copie-o manualmente.",
  giveTo: "Doar para “{title}”",
  raised: "Angariados",
  raisedOf: "{title}: {raised} angariados de {goal}, {percent}",
  raisedSum: "{title}: {raised} angariados",
  go: "Continuar",
  newTab: "abre num novo separador",
  pages: "Em qualquer site",
  pagesList: [
    "Um link para uma campanha com data-harambee transforma-se numa moldura assim que o script corre: “card” (o habitual), “button”, “thermometer” ou “form”. data-harambee-theme é “dark” ou “auto”. A língua é a do endereço do link.",
    "O script é pequeno, não cria cookies e não guarda nada. Só põe em molduras este site. Sem ele, ou se a moldura não responder, o link continua a ser um link.",
    "Uma página com uma política de segurança de conteúdo (Content Security Policy) autoriza o nosso servidor: script-src e frame-src. Com a segunda etiqueta, o hash em script-src basta em vez do servidor; frame-src continua a nomear-nos. Esse ficheiro nunca muda; uma nova versão tem um novo endereço.",
    "A moldura e a página só trocam mensagens pelas suas origens exatas.",
    "As páginas que conhecem oEmbed (WordPress, por exemplo) fazem um cartão de um endereço colado. A imagem /campaigns/…/badge.svg aceita theme (light, dark) e lang.",
  ],
};
export default embeds;
