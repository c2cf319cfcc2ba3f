import type en from "@/lib/i18n/messages/en/campaignForm";
import type { Translation } from "@/lib/i18n/shape";

const campaignForm: Translation<typeof en> = {
  createTitle: "Skep veldtog",
  createLead:
    "Vertel jou storie, voeg ’n omslag by en stel ’n doelwit. ’n Einddatum is opsioneel. Niks is openbaar voordat jy publiseer nie.",
  editTitle: "Wysig veldtog",
  back: "Jou veldtogte",
  campaignTitle: "Titel",
  titleHelp: "Hoogstens 120 karakters",
  description: "Beskrywing",
  descriptionHelp:
    "Los ’n leë reël tussen paragrawe. Gebruik die knoppies vir opskrifte, lyste, vet woorde en skakels.",
  descriptionSigns:
    "Los ’n leë reël tussen paragrawe. Jy kan ook tik: ## Opskrif, ### Kleiner opskrif, - ’n lys, 1. ’n genommerde lys, **vet**, *kursief*, [woorde]\u2060(https://…) vir ’n skakel, en !\u2060[]\u2060(1) alleen op ’n reël vir jou eerste bykomende prent.",
  storyTools: "Formateer die storie",
  storyHeading: "Opskrif",
  storyList: "Lys",
  storyBold: "Vet",
  storyLink: "Skakel",
  previewHeading: "Voorskou",
  previewNote: "Jou veldtog se kaart soos skenkers dit sal sien.",
  previewTitle: "Jou veldtog se titel",
  storyPreview: "Voorskou",
  storyPreviewEmpty: "Daar is nog geen teks nie.",
  storyPicture: "Bykomende prent {n} sal hier staan sodra dit gestoor is.",
  video: "Video",
  videoHelp:
    "’n Skakel na een openbare video op YouTube of Vimeo. Dit laai eers wanneer ’n besoeker dit speel.",
  goal: "Befondsingsdoelwit",
  goalHelp: "Van $1 tot $100\u00a0000\u00a0000",
  duration: "Die veldtog het ’n einddatum",
  durationHelp:
    "Wanneer dit af is, loop die veldtog totdat jy dit afsluit, en wys dit wat tot dusver ingesamel is.",
  endDate: "Einddatum",
  endDateHelp: "Die veldtog sluit aan die einde van hierdie dag (UTC)",
  cause: "Saak",
  chooseCause: "Kies ’n saak",
  country: "Land",
  chooseCountry: "Kies ’n land",
  slug: "Veldtogadres",
  slugHelp:
    "Klein letters, syfers en koppeltekens. Los dit leeg, dan word dit van die titel afgelei.",
  cover: "Omslagbeeld",
  coverHelp:
    "Enige JPEG-, PNG-, WebP- of AVIF-foto werk, ook reg van jou foon af: ons maak dit kleiner (onder 500KB). Aanbeveel: 1200 x 630. Jy het ’n omslag nodig om te publiseer, maar nie om ’n konsep te stoor nie.",
  coverNow: "Die omslag soos dit nou is",
  crop: "So word die omslag gesny. Klik op die prent of gebruik die skuifbalkies om die middelpunt te kies.",
  whole:
    "Hierdie prent is klein of baie smal. Dit word in sy geheel gewys, op jou veldtog se patroon; een van 1200 x 630 of meer vul die ruimte.",
  across: "Middel, links na regs",
  down: "Middel, bo na onder",
  more: "Bykomende beelde",
  moreHelp: "Tot 2 beelde. JPEG, PNG, WebP of AVIF; grotes word kleiner gemaak.",
  moreClears: "Nuwe beelde vervang die bestaandes.",
  moreFull: "Daar is reeds 2 beelde. Verwyder een om ’n ander by te voeg.",
  picture: "Beeld {n}",
  remove: "Verwyder",
  removed: "Word verwyder wanneer jy stoor",
  keep: "Behou",
  saveDraft: "Stoor as konsep",
  publish: "Publiseer veldtog",
  update: "Werk veldtog by",
  saving: "Stoor tans...",
  created: "Veldtog suksesvol geskep!",
  copied: "’n Kopie is as konsep gemaak. Verander dit, en publiseer dit dan.",
  copyOf: "Kopie van {title}",
  updated: "Veldtog suksesvol bygewerk!",
  draftKept: "Ons het gehou wat jy getik het.",
  draftDiscard: "Gooi weg",
  fixed:
    "’n Voltooide veldtog behou sy doelwit en sy einddatum. Die teks en beelde kan nog verander word.",
  moreHeading: "Meer vir hierdie veldtog",
  statusHeading: "Status",
  statusOngoing: "Die veldtog is openbaar en aanvaar skenkings.",
  statusPaused:
    "Die veldtog is openbaar en aanvaar vir eers geen skenkings nie. Maandelikse skenkings daaraan is onderbreek.",
  statusDraft: "Slegs jou organisasie en administrateurs sien hierdie konsep.",
  statusCompleted: "Die veldtog het geëindig.",
  pause: "Onderbreek",
  resume: "Hervat",
  complete: "Voltooi",
  paused: "Die veldtog is onderbreek",
  resumed: "Die veldtog aanvaar weer skenkings",
  completed: "Die veldtog is voltooi",
  completeTitle: "Voltooi hierdie veldtog?",
  completeText:
    "Dit bly openbaar, maar aanvaar geen skenkings meer nie. Maandelikse skenkings daaraan eindig, en hul skenkers word in kennis gestel. ’n Voltooide veldtog kan nie weer oopgemaak word nie.",
  cancel: "Kanselleer",
  working: "Besig...",
  delete: "Vee veldtog uit",
  view: "Bekyk",
  suspended:
    "Jou organisasie is opgeskort: veldtogte kan vir eers nie geskep of verander word nie.",
  expired:
    "Jou verifikasie het verval. Jy kan konsepte stoor; hernu dit op jou profiel voordat jy publiseer.",
};
export default campaignForm;
