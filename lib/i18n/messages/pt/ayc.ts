import type en from "@/lib/i18n/messages/en/ayc";
import type { Translation } from "@/lib/i18n/shape";

const ayc: Translation<typeof en> = {
  title: "African Youth Council",
  description: "Um programa de liderança de seis meses para 18 jovens delegados de toda a África.",
  kicker: "Programa de liderança juvenil",
  facts: [
    ["18", "jovens delegados dos 20 aos 30 anos"],
    ["53", "países africanos"],
    ["6", "meses, de setembro de 2025 a fevereiro de 2026"],
    ["2", "línguas, inglês ou francês"],
  ],
  newTab: "(abre num novo separador)",
  lead: "Seis meses, de setembro de 2025 a fevereiro de 2026, em que 18 jovens delegados aprendem a liderar, a planear e a pedir aquilo de que as suas comunidades precisam.",
  runBy: "O programa é conduzido por uma campanha patrocinadora, a {sponsor}.",
  closed: "As candidaturas estão encerradas. As datas abaixo ficam para consulta.",
  overview: "Visão geral",
  overviewText:
    "Dezoito jovens delegados dos 20 aos 30 anos, em representação dos 53 países africanos, trabalham juntos em inglês ou em francês. Reúnem-se à distância, aprendem com fundadores experientes e terminam com uma apresentação final aos doadores.",
  goals: "Objetivos do programa",
  goalsList: [
    "Formar jovens líderes que se conhecem para lá das fronteiras.",
    "Transformar necessidades locais em planos que podem ser financiados e verificados.",
    "Deixar os jovens falar aos doadores pelas suas próprias palavras.",
  ],
  structure: "Estrutura",
  structureList: [
    "Seis meses, de setembro de 2025 a fevereiro de 2026.",
    "18 jovens delegados dos 20 aos 30 anos.",
    "Seis encontros mensais à distância, de 2 a 3 horas.",
    "Inglês ou francês.",
    "Uma apresentação final aos doadores.",
  ],
  focus: "Temas de cada mês",
  focusList: [
    "Setembro: quem somos e o que cada um de nós traz",
    "Outubro: compreender as necessidades de uma comunidade",
    "Novembro: planeamento e orçamentos",
    "Dezembro: contar a história com honestidade",
    "Janeiro: dinheiro, confiança e contas",
    "Fevereiro: a apresentação final",
  ],
  eligibility: "Quem se pode candidatar",
  eligibilityList: [
    "Ter entre 20 e 30 anos no início do programa.",
    "Viver num país africano ou ser cidadão de um.",
    "Trabalhar numa comunidade, com ou sem salário.",
    "Sentir-se à vontade em inglês ou em francês.",
  ],
  gain: "O que vai ganhar",
  gainList: [
    "Prática em liderar, planear e falar em público.",
    "Uma rede de colegas em todo o continente.",
    "Um plano próprio, apresentado a quem o pode financiar.",
    "Um certificado de conclusão.",
  ],
  dates: "Datas importantes",
  date: "Data",
  event: "Momento",
  datesList: [
    ["10 de agosto de 2025", "Abertura das candidaturas"],
    ["30 de setembro de 2025", "Fim do prazo"],
    ["10 de outubro de 2025", "Orientação"],
    ["24 de outubro de 2025", "Primeira sessão"],
    ["20 de fevereiro de 2026", "Apresentação final"],
  ],
  apply: "Como se candidatar",
  applyList: [
    "Preencha o formulário online.",
    "Envie um vídeo de apresentação de 2 minutos.",
    "Junte uma carta de recomendação, se a tiver (facultativo).",
  ],
  applyLink: "Abrir o formulário de candidatura",
  applyLinkClosed: "Ver o formulário do ano passado",
  donors: "Doadores, parceiros e patrocinadores",
  donorsText:
    "O lugar de um delegado paga dados de internet, o tempo de um formador e uma sala para gravar. Os patrocinadores podem assumir um ou vários lugares e são os primeiros a ouvir as apresentações.",
  join: "Junte-se ao movimento",
  joinText:
    "Acompanhe um delegado, empreste uma sala ou traduza uma sessão. Escreva-nos e diga como pode ajudar.",
  joinLink: "Escrever ao programa",
  partners: "Parceiros",
  partnersText:
    "A campanha patrocinadora conduz o programa com organizações comunitárias dos próprios países dos delegados.",
};
export default ayc;
