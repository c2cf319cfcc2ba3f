// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/outreach";
import type { Translation } from "@/lib/i18n/shape";

const outreach: Translation<typeof en> = {
  open: "Ajuda à divulgação",
  title: "Ajuda à divulgação",
  lead: "Rascunhos para “{title}”, a partir do que diz a sua página. Leia-os, altere-os e envie-os depois: daqui nada é enviado.",
  back: "As suas campanhas",
  draftCampaign:
    "Publique primeiro esta campanha: até lá, ninguém pode abrir o endereço que está nos rascunhos.",
  language: "Língua dos rascunhos",
  kinds: {
    email: "E-mail aos apoiantes",
    whatsapp: "Mensagem de WhatsApp",
    x: "Publicação para o X",
    linkedin: "Publicação para o LinkedIn",
    instagram: "Legenda para o Instagram",
    thanks: "Carta de agradecimento",
  },
  text: "Texto: {kind}",
  length: "{n} de {max} caracteres",
  tooLong: "{n} caracteres, no máximo {max}",
  byTemplate: "Escrito a partir do nosso modelo",
  byModel: "Escrito pelo serviço de IA ({model}). Verifique cada frase.",
  instead: "O serviço de IA não deu uma resposta utilizável, por isso este é o nosso modelo.",
  edited: "Alterado por si",
  write: "Escrever com o serviço de IA",
  writing: "A escrever…",
  again: "Voltar ao modelo",
  copy: "Copiar",
  copied: "Copiado",
  copyFailed: "Não foi possível copiar: selecione o texto e copie-o",
  share: "Partilhar",
  draft: {
    subject: "Assunto: {title}",
    hello: "Caros amigos e amigas,",
    about: "{ngo} trabalha em “{cause}” ({country}).",
    campaign: "Estamos a angariar fundos para “{title}”.",
    raised: "{n, plural, one {Uma pessoa já doou} other {# pessoas já doaram}} {raised} até agora.",
    raisedOf:
      "{n, plural, one {Uma pessoa já doou} other {# pessoas já doaram}} {raised} de {goal} até agora.",
    first: "Estamos mesmo no início: o seu donativo seria o primeiro.",
    firstOf: "O nosso objetivo é {goal}, e o seu donativo seria o primeiro.",
    time: "{n, plural, =0 {Hoje é o último dia.} one {Falta um dia.} other {Faltam # dias.}}",
    give: "Faça aqui o seu donativo: {url}",
    read: "Saiba mais aqui: {url}",
    share: "Se não puder doar, passe esta mensagem a alguém que queira fazê-lo.",
    bye: "Com gratidão,\n{ngo}",
    bio: "O link está no nosso perfil.",
    tags: "#angariaçãodefundos #comunidade #África",
    dear: "Caro/a [nome],",
    thanks: "obrigado pelo seu donativo para “{title}”. Significa muito para todos em {ngo}.",
    thanksRead: "Pode ver aqui como está a correr a campanha: {url}",
  },
};
export default outreach;
