import type en from "@/lib/i18n/messages/en/registration";
import type { Translation } from "@/lib/i18n/shape";

const registration: Translation<typeof en> = {
  title: "Inscrição",
  tabInfo: "Informação sobre a ONG",
  tabDocuments: "Documentos",
  infoTitle: "Apresente a sua organização",
  name: "Nome da ONG",
  email: "E-mail",
  country: "País",
  chooseCountry: "Escolha um país",
  phone: "Número de telefone",
  phoneHint: "Como o marca no seu país, ou com o código do país, como +254 700 000 000",
  website: "Site",
  description: "Descrição",
  descriptionHint: "O que a organização faz, onde e desde quando. Bastam três frases.",
  kept: "As suas respostas são guardadas quando continuar",
  continue: "Continuar",
  saving: "A guardar…",
  docsTitle: "Os seus documentos",
  docsLead: "Só a sua equipa e a nossa equipa de verificação os podem abrir.",
  certificate: "Certificado de registo",
  certificateHint:
    "Obrigatório. Um PDF, ou fotografias das páginas: até 10 imagens (JPG, PNG, WebP), com 10 MB cada.",
  leadership: "Comprovativo dos dirigentes",
  leadershipHint:
    "PDF, JPG ou PNG, até 10 MB. Basta uma ata que indique os membros dos órgãos sociais.",
  additional: "Documento adicional ou resumo do impacto",
  additionalHint:
    "PDF, JPG ou PNG, até 10 MB. O que a organização alcançou no último ano, com os seus próprios números.",
  uploaded: "carregado",
  open: "Abrir",
  remove: "Remover",
  back: "Voltar",
  submit: "Enviar a candidatura",
  submitting: "A enviar…",
  submitted: "A sua candidatura foi enviada",
  reviewer: "Comentários da equipa de verificação",
  infected:
    "O antivírus encontrou um problema em {file}. Guarde o documento de novo e envie a nova cópia.",
  mail: {
    hello: "Olá, {name},",
    helloPlain: "Olá,",
    received: {
      subject: "Recebemos a sua candidatura",
      heading: "Recebemos a sua candidatura",
      text: "Obrigado. A nossa equipa lê todas as candidaturas; a análise demora, em geral, {time}. Enviaremos o resultado por e-mail.",
    },
    toReview: {
      subject: "Nova candidatura: {name}",
      heading: "Há uma nova candidatura à espera",
      text: "{name} enviou a sua candidatura.",
      organisation: "Organização",
      country: "País",
      button: "Abrir a consola",
    },
    approved: {
      subject: "{name} está verificada",
      heading: "A sua organização está verificada",
      text: "A sua candidatura foi aprovada. Já pode publicar campanhas e receber donativos. A verificação é válida até {date}.",
      button: "Abrir o seu painel",
    },
    rejected: {
      subject: "A sua candidatura não foi aprovada",
      heading: "A sua candidatura não foi aprovada",
      text: "Não pudemos aprovar a candidatura de {name}. Pode corrigi-la e enviá-la de novo; as suas respostas continuam guardadas.",
      textPlain:
        "Não pudemos aprovar a sua candidatura. Pode corrigi-la e enviá-la de novo; as suas respostas continuam guardadas.",
      reason: "Comentários da equipa de verificação:",
      button: "Enviar uma nova candidatura",
      note: "Tem perguntas? Escreva para {support}.",
    },
    suspended: {
      subject: "{name} está suspensa",
      heading: "A sua organização está suspensa",
      text: "As suas campanhas não podem aceitar donativos e as transferências estão retidas até o assunto ser resolvido. Pode continuar a iniciar sessão e a ver tudo.",
      reason: "O motivo:",
      note: "Para resolver o assunto, escreva para {support}.",
    },
    reinstated: {
      subject: "{name} está de novo ativa",
      heading: "A sua organização está de novo ativa",
      text: "A suspensão foi levantada. As suas campanhas podem voltar a aceitar donativos, e as transferências continuam.",
      reason: "O administrador escreveu:",
      button: "Abrir o seu painel",
    },
    bank: {
      subject: "Os dados bancários foram alterados",
      heading: "Os dados bancários foram alterados",
      text: "Os dados bancários de {name} foram alterados em {date}. Por segurança, nada é transferido durante 72 horas.",
      note: "Se ninguém da organização o fez, escreva de imediato para {support}.",
    },
    ending: {
      subject: "A verificação de {name} termina em {date}",
      heading: "Renove a sua verificação",
      text: "A verificação termina em {date}. As campanhas em curso continuam depois disso, mas não pode publicar novas, e as transferências param 30 dias mais tarde. Envie novos documentos a partir do seu perfil.",
      button: "Enviar novos documentos",
    },
    renewed: {
      subject: "{name} continua verificada",
      heading: "A sua verificação foi renovada",
      text: "Os seus novos documentos estão em ordem. A verificação é válida até {date}.",
    },
    infected: {
      subject: "Envie {file} de novo",
      heading: "Um documento não pode ser usado",
      text: "O antivírus encontrou um problema em {file} e, por isso, não o podemos abrir. Verifique o seu computador, guarde o documento de novo como PDF e envie a nova cópia.",
      button: "Enviar outro",
    },
  },
};
export default registration;
