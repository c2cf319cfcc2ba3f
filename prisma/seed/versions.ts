// Data: texts of the demo's campaigns in further languages.
import { db } from "@/lib/db";
import { fixedId } from "@/prisma/seed/fixed";

type DemoVersion = { slug: string; language: string; title: string; text: string[] };

const versions: DemoVersion[] = [
  {
    slug: "loima-pumps",
    language: "sw",
    title: "Pampu inayofanya kazi kwa kila wadi ya Loima",
    text: [
      "Pampu kumi na moja za mkono zimeharibika kwa kukosa vipuri ambavyo bei yake ni chini ya bei ya simu. Mafundi wanne waliofunzwa wako tayari kuzitengeneza.",
      "Kila pampu iliharibika kwa sababu ileile: mpira wa kuzuia maji, fimbo au beringi, ya dola tisa hadi arobaini, ambayo hakuna aliyeiuza karibu. Kwa hiyo wanawake walitembea hadi mto mkavu na kuchimba.",
      "Mafundi wanne kutoka wadi hizo, Ekai, Akiru, Lokwang na Nangole, wamefunzwa na kupewa vifaa. Pampu saba zinafanya kazi tena. Kampeni hii inalipia nne za mwisho, na ghala la vipuri litakaloziweka zote kumi na moja zikifanya kazi.",
      "## Nani anazitunza\n\nPampu iliyotengenezwa hudumu tu ikiwa kuna mwenye jukumu la kuitengeneza. Kila moja sasa ina kamati ya watu saba, angalau wanne wao wanawake. Kamati hukusanya shilingi ishirini kwa kila kaya kwa mwezi, humlipa fundi na huandika kila tengenezo katika daftari ambalo mtu yeyote anaweza kulisoma.",
      "Ghala litafunguliwa katika ghala la zamani la nafaka, ambalo kaunti imetuazima kwa miaka kumi. Mtunza ghala hulipwa kutokana na matengenezo, si kutokana na michango.",
      "[Daftari letu la matengenezo](https://majiyaloima.example/log) liko wazi kwa kila mtu.",
    ],
  },
  {
    slug: "maths-teachers-kita",
    language: "fr",
    title: "Six professeurs de mathématiques pour les filles de Kita",
    text: [
      "L’école a les salles, les livres et 212 filles qui veulent passer l’examen. Il lui manque une année de salaires.",
      "Six enseignants de la région ont signé. La commune prend en charge la moitié des salaires la deuxième année, et la totalité la troisième : le conseil l’a voté en juin, et le procès-verbal est affiché au portail.",
      "Jusqu’ici, un seul enseignant donnait les mathématiques à cinq classes, deux jours par semaine, parce que les trois autres jours il avait un second métier. Des 41 filles qui ont passé l’examen l’an dernier, 17 ont réussi en mathématiques. De celles qui avaient eu un enseignant toute l’année, toutes sauf deux.",
      "Les six commencent ensemble. Ils préparent leurs leçons le samedi matin dans la salle au ventilateur, assistent une fois par mois aux cours des autres, et ouvrent la bibliothèque trois soirs par semaine pour celles qui n’ont pas de lumière à la maison.",
      "Ce que paie votre don :\n12 $ Des cahiers et un compas pour une fille\n55 $ Les frais d’examen et le trajet jusqu’au centre régional\n208 $ Un enseignant pendant un mois\n2 500 $ Un enseignant pendant toute l’année",
      "La directrice Salimata Coulibaly rend compte chaque trimestre : combien de filles sont venues, combien ont réussi, ce qui a été dépensé. Le premier compte rendu arrive en février.",
    ],
  },
  {
    slug: "forty-thousand-seedlings",
    language: "fr",
    title: "Quarante mille jeunes arbres avant les pluies",
    text: [
      "Des gaos, élevés par neuf pépinières villageoises et plantés le premier mardi de pluie de la saison.",
      "Trente cents élèvent, transportent et plantent un arbre. Trois sur quatre sont vivants après deux ans : nous les comptons chaque mois de janvier, à la peinture, devant qui veut regarder.",
      "Le gao fait le contraire des autres arbres : il perd ses feuilles quand viennent les pluies, si bien que le mil pousse jusqu’à son tronc, et il les porte pendant les mois secs, quand les chèvres ont besoin d’ombre et de gousses. Là où il y en a quarante à l’hectare, la récolte est plus grande de moitié.",
      "Les pépinières appartiennent aux villages. Chacune a un puits, une clôture, deux jardiniers et un cahier. L’équipe d’Aïchatou Mahamadou apporte les semences, achète les plants au prix convenu pendant la saison sèche, et parcourt les lignes avec les enfants qui en seront plus tard les gardiens.",
      "Ce que paie votre don :\n10 $ Trente-trois arbres, élevés, transportés et plantés\n44 $ Une clôture d’épines et de fil pour une planche de pépinière\n180 $ Un jardinier pour une saison\n640 $ Un puits approfondi de trois mètres",
      "Ce qui reste à la fin de la saison achète les semences de la suivante. Rien d’autre n’est gardé.",
    ],
  },
  {
    slug: "forty-thousand-seedlings",
    language: "ar",
    title: "أربعون ألف شتلة قبل موسم المطر",
    text: [
      "شتلات من شجر الغاو، تربّيها تسعة مشاتل قروية، وتُغرس في أول ثلاثاء ماطر من الموسم.",
      "ثلاثون سنتًا تربّي شجرة وتنقلها وتغرسها. ثلاث من كل أربع شجرات تبقى حية بعد عامين: نعدّها كل يناير ونعلّمها بالدهان أمام من يريد أن يرى.",
      "يفعل الغاو عكس ما تفعله سائر الأشجار: يُسقط أوراقه حين يأتي المطر، فينمو الدخن حتى جذعه، ويحملها في أشهر الجفاف حين تحتاج الماعز إلى ظل وقرون. وحيث تقوم أربعون شجرة في الهكتار يزيد المحصول بمقدار النصف.",
      "المشاتل ملك القرى. لكل منها بئر وسياج وبستانيان ودفتر. يجلب فريق عيشاتو محمدو البذور، ويشتري الشتلات في موسم الجفاف بالسعر المتفق عليه، ويسير بين الصفوف مع الأطفال الذين سيحرسونها لاحقًا.",
      "ما يدفعه تبرّعك:\n10 $ ثلاث وثلاثون شجرة، تُربّى وتُنقل وتُغرس\n44 $ سياج من الشوك والسلك لحوض من المشتل\n180 $ بستاني موسمًا كاملًا\n640 $ تعميق بئر ثلاثة أمتار",
      "ما يبقى في آخر الموسم يشتري بذور الموسم الذي يليه. ولا يُحتفظ بشيء غير ذلك.",
    ],
  },
  {
    slug: "village-radio-studio",
    language: "ar",
    title: "استوديو لإذاعة القرية في تيرا",
    text: [
      "الأسعار والمطر والماعز الضائعة وجلسات الأسبوع: تتكلم الإذاعة خمس لغات ويسمعها ستون ألف شخص. وميكروفونها الوحيد عمره أحد عشر عامًا.",
      "طاولة بست قنوات، وثلاثة ميكروفونات، وجدران تُبقي صوت المولّد خارج الأخبار.",
    ],
  },
  {
    slug: "first-aid-bicycles",
    language: "pt",
    title: "Nove bicicletas de primeiros socorros para a margem do lago",
    text: [
      "Nove agentes de saúde das aldeias chegam às casas aonde a ambulância não chega: o caminho é demasiado estreito e a areia demasiado funda. Uma bicicleta com uma caixa fechada leva pensos, sais e as varas de uma maca.",
      "500 $ compram, equipam e mantêm uma delas durante dois anos.",
    ],
  },
  {
    slug: "first-aid-bicycles",
    language: "sw",
    title: "Baiskeli tisa za huduma ya kwanza kwa ufuo wa ziwa",
    text: [
      "Wahudumu tisa wa afya wa vijiji hufika kwenye nyumba ambazo gari la wagonjwa haliwezi kufika: njia ni nyembamba mno na mchanga ni mwingi mno. Baiskeli yenye sanduku linalofungwa hubeba bandeji, chumvi za maji na nguzo za machela.",
      "$500 hununua, huandaa na kutunza baiskeli moja kwa miaka miwili.",
    ],
  },
];

/** Once: what an organisation of the demo changes stays. */
export async function seedVersions(): Promise<void> {
  for (const { slug, language, title, text } of versions) {
    const campaignId = fixedId("campaign", slug);
    const { createdAt } = await db.campaign.findUniqueOrThrow({ where: { id: campaignId } });
    await db.campaignVersion.createMany({
      data: [
        {
          campaignId,
          language,
          title,
          description: text.join("\n\n"),
          createdAt,
          updatedAt: createdAt,
        },
      ],
      skipDuplicates: true,
    });
  }
}
