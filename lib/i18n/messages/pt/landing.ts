import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/landing";
import type { Translation } from "@/lib/i18n/shape";

const landing: Translation<typeof en> = {
  title: `${site.name}: apoie quem já está a fazer o trabalho`,
  description:
    "ONG africanas verificadas angariam fundos aqui. Qualquer pessoa, em qualquer lugar, pode doar. Sem comissão da plataforma.",
  eyebrow: "em suaíli: puxar todos juntos",
  heading: "Apoie quem já está a fazer o trabalho.",
  lead: `ONG africanas verificadas angariam fundos aqui. Qualquer pessoa, em qualquer lugar, pode doar. ${site.name} não cobra comissões da plataforma.`,
  findCause: "Encontrar uma causa",
  startCampaign: "Criar uma campanha",
  assureVerified: "Organizações verificadas",
  assureFee: "Sem comissão da plataforma",
  assureReceipt: "Recibo imediato por e-mail",
  statsLabel: "O impacto em números",
  statNgos: "ONG perderam, num ano, financiamento vital dos Estados Unidos",
  statProjects: "projetos financiados",
  statVolunteers: "voluntários recrutados",
  statDonors: "doadores em todo o mundo",
  threadsLabel: "Duzentos fios cortados pendem de uma orla escura; vinte fios verdes continuam.",
  endingSoonest: "A terminar em breve",
  seeCampaigns: "{n, plural, one {Ver # campanha} other {Ver as # campanhas}}",
  verifiedOrganisations: "Organizações verificadas",
  seeNgos: "{n, plural, one {Ver # organização} other {Ver as # organizações}}",
  raisedIn: "{n, plural, one {angariados em # campanha} other {angariados em # campanhas}}",
  problemKicker: "O problema",
  problemHeading: "O financiamento parou. O trabalho não.",
  problemLead: `Num só ano, ${site.counts.ngosLostFunding.replace(/^(.*)\+$/, "mais de $1")} organizações africanas perderam financiamento vital dos Estados Unidos. Parteiras continuaram a fazer noites com metade do salário. Professores mantiveram escolas abertas com as suas próprias poupanças.`,
  problemText:
    "Nunca perderam o saber, a força de vontade nem a confiança das suas comunidades. O que perderam foi um caminho direto até quem as quer apoiar.",
  problemLink: "Conheça o Frontline Fund",
  problemLinkAfter:
    ", que apoia ONG africanas de base, verificadas, que perderam financiamento estrangeiro.",
  problemNote:
    "Cada fio cortado é uma organização que perdeu o financiamento. Os verdes são as que continuaram.",
  solutionKicker: "A solução",
  solutionHeading: "Mais fortes juntos.",
  solution1: "Verificadas pela nossa equipa",
  solution1Text: `O certificado de registo é obrigatório. A nossa equipa analisa também o comprovativo dos dirigentes e um resumo do impacto. Análise em ${site.claims.verificationDays.pt}, ${site.claims.verificationComplexDays.pt} nos casos complexos.`,
  solution2: "Sem comissão da plataforma",
  solution2Text:
    "O único desconto é a comissão do processador de pagamentos. Quem doa vê-a antes de doar; a ONG vê-a em cada donativo.",
  solution3: "Pago diretamente à ONG",
  solution3Text: `Os donativos são transferidos para a conta bancária registada da ONG ${site.claims.payout.pt}. Os saldos mais pequenos passam para a transferência seguinte. Cada transferência traz um extrato de todos os donativos.`,
  featuresHeading: "Feito para equipas pequenas com grandes objetivos.",
  feature1: "Doar onde se lê a história",
  feature1Text:
    "Não é preciso conta: doa e paga numa só página, no formulário seguro do nosso prestador de pagamentos. Uma vez ou todos os meses.",
  feature1Label: "O seu donativo",
  feature1Button: "Fazer um donativo",
  feature2: "Um painel, todos os donativos",
  feature2Text:
    "Um painel acompanha donativos e campanhas num só lugar. Exporte qualquer tabela para os seus registos.",
  feature2TextVolunteers:
    "Um painel acompanha donativos, voluntários e campanhas num só lugar. Exporte qualquer tabela para os seus registos.",
  feature2From: "Jan.",
  feature2To: "Dez.",
  feature3: "Uma equipa, não uma palavra-passe partilhada",
  feature3Text:
    "Até 2 administradores por ONG, incluindo o titular. Acrescente pessoas, atribua funções e retire o acesso a quem sai, no próprio dia.",
  owner: "Titular",
  admin: "Administração",
  disabled: "Sem acesso",
  feature4: "A sua campanha em qualquer site",
  feature4Text:
    "Os parceiros podem mostrar a sua campanha com uma linha de código. O montante angariado fica sempre atualizado, e todos os donativos vão para a mesma campanha.",
  feature4Ai: "Divulgação com a sua própria voz",
  feature4AiText:
    "Ferramentas de IA, ou os nossos modelos onde não há serviço de IA ligado, preparam o apelo, as publicações e a carta de agradecimento. Reveja-os e depois envie-os.",
  feature5: "Os dados dos apoiantes ficam privados",
  feature5Text:
    "Encriptados durante a transmissão e guardados num disco encriptado. Nunca são vendidos, e nunca são públicos sem que o doador o peça.",
  howHeading: "Como funciona",
  step1: "Inscreva-se",
  step1Text:
    "As ONG candidatam-se e são verificadas. Tenha à mão o certificado de registo; o comprovativo dos dirigentes e um resumo do impacto ajudam.",
  step2: "Lance campanhas",
  step2Text:
    "Conte a sua história, junte uma imagem de capa e defina um objetivo. A data de fim é consigo. Publique quando quiser.",
  step3: "Chegue ao mundo inteiro",
  step3Text:
    "Partilhe um link, mostre a sua campanha em qualquer site e receba donativos de apoiantes de todo o mundo.",
  voicesHeading: "Pelas suas próprias palavras",
  closingHeading: "Há aqui um lugar para a sua organização.",
  emailLabel: "E-mail de trabalho",
  emailPlaceholder: "Introduza o seu e-mail",
  getStarted: "Comece hoje",
  closingNote: "A inscrição é gratuita. Sem comissões da plataforma.",
  taxDeductible: "Donativos 100% dedutíveis nos impostos {where}.",
  impactUpdates: "Notícias do impacto no terreno.",
};
export default landing;
