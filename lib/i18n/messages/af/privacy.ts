import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/privacy";
import type { Translation } from "@/lib/i18n/shape";

const privacy: Translation<typeof en> = {
  title: "Privaatheidsbeleid",
  description: `Wat ${site.name} bewaar, hoe lank, wie dit sien, en hoe om dit te laat verwyder.`,
  lead: "Wat ons bewaar, waarom, hoe lank, wie dit sien, en hoe om dit te laat verwyder. In gewone woorde.",
  contents: "Op hierdie bladsy",
  sections: [
    {
      heading: "Wanneer jy skenk",
      text: [
        "Ons bewaar jou naam, jou e-posadres, die bedrag, die veldtog, die datum, en die nota of opdrag as jy een skryf. Ons het dit nodig om die skenking aan te teken, die kwitansie te stuur en jou vrae te beantwoord.",
        "Jou kaartnommer bereik ons nooit nie: jy tik dit in ons betalingsverskaffer se eie vorm. Ons bewaar die verskaffer se verwysing van die betaling en niks anders van die kaart nie.",
        "Jou naam staan net op ’n openbare bladsy as jy “Wys my naam in die openbaar” aanskakel. Die organisasie waaraan jy skenk, sien jou naam en e-posadres tensy jy “Deel my naam en e-pos met die organisasie” afskakel. Jou nota word deur daardie organisasie en deur ons gelees. As jy instem, staan dit ook op die veldtog se bladsy totdat jy dit terugtrek, met die skakel in jou kwitansie.",
        "As jy vra om te hoor wat jou skenking doen, bewaar ons dit by jou adres en e-pos ons jou die veldtog se berigte totdat jy dit stop met die skakel in elkeen. Die organisasie kry nie daarvoor jou adres by ons nie.",
        "Die organisasie mag sy eie notas en etikette oor sy skenkers hou. Niemand buite die organisasie sien dit nie.",
      ],
    },
    {
      heading: "Wanneer jy ’n organisasie registreer",
      text: [
        "Ons bewaar wat jy in die registrasie tik, die dokumente wat jy oplaai en die besluite daaroor. Dokumente word slegs deur jou organisasie se eie mense en ons beoordelaars oopgemaak.",
        "Bankbesonderhede word geënkripteer met ’n sleutel wat apart van die databasis gehou word, en gemasker gewys. Wagwoorde word as hutskodes bewaar wat nie teruggedraai kan word nie.",
      ],
    },
    {
      heading: "Wanneer jy aan ons skryf",
      text: [
        "Ons bewaar jou naam, e-posadres, onderwerp en boodskap sodat ons jou kan antwoord.",
        "As jy ’n saak oor ’n organisasie aanmeld, lees net ons administrateurs dit: die organisasie sien nie jou woorde of wie jy is nie. Jou e-posadres, as jy een gee, word uitgevee 180 dae nadat ons klaar is.",
      ],
    },
    {
      heading: "Wanneer jy hulp aanbied",
      text: [
        "Ons bewaar jou naam, jou e-posadres en wat jy oor jou hulp skryf, en wys dit aan die organisasie aan wie jy dit aanbied sodra jy jou adres bevestig het. Dit word 90 dae na die einde van die oproep om vrywilligers uitgevee. As jy jou aanbod met die skakel in die e-pos terugtrek, word jou adres en jou woorde dadelik uitgevee. ’n Aanbod wat nie bevestig word nie, word na 14 dae uitgevee.",
      ],
    },
    {
      heading: "Wanneer jy jou eie bladsy open",
      text: [
        "Jou naam, jou prent, jou woorde en wat die bladsy ingesamel het, is openbaar. Net ons sien jou e-posadres: daarmee stuur ons vir jou die skakel na jou bladsy. Dit word 90 dae ná die einde van jou bladsy of van die veldtog uitgevee. ’n Bladsy wat nie bevestig word nie, word na sewe dae uitgevee. Wanneer jy ’n bladsy rapporteer, bewaar ons wat jy skryf en niks oor jou nie.",
      ],
    },
    {
      heading: "Koekies",
      text: [
        "Een koekie hou jou aangemeld; skripte kan dit nie lees nie. Een onthou jou taal, een watter Paneelbord-knoppie om te wys, en een met ’n ewekansige getal keer dat ’n “hou van” twee keer getel word. Een sê vir jou rekening, ’n jaar lank, met watter blaaier jy al aangemeld het. Daar is geen advertensies, geen opsporing nie, en geen derdeparty-skrip op hierdie webwerf nie, behalwe een: ons betalingsverskaffer s’n, wat gelaai word wanneer jy gaan betaal. Dit mag sy eie koekies stel. ’n Veldtog se video word eers van YouTube of Vimeo gevra wanneer jy Speel druk.",
        "Wat jy in ’n veldtog se vorm tik, word in jou eie blaaier gehou, hoogstens sewe dae, totdat jy dit stoor of afmeld.",
      ],
    },
    {
      heading: "Wie anders data sien",
      text: [
        "Die betalingsverskaffer, om die betaling te neem. Niemand anders nie: ons verkoop of verhuur nie data nie, en gee dit nie aan tensy die wet ons dwing nie.",
      ],
    },
    {
      heading: "Hoe lank",
      text: [
        "Rekords van skenkings, kwitansies en uitbetalings word minstens sewe jaar gehou, omdat belastingwette dit vereis. Boodskappe word ná twee jaar verwyder, saam met die e-posse daaroor. ’n E-pos waarin ’n organisasie aan ons berig, word verwyder sodra dit gelees is, en die adres waarvandaan dit kom ná 90 dae. ’n Organisasie se rekening en dokumente word gehou solank die rekening daar is, en verwyder wanneer jy vra. Tegniese tellers teen misbruik is binne ’n dag weg. Die skakels en kodes van ’n e-pos word verwyder sodra dit gestuur is, die teks ná 90 dae, en dat dit gestuur is ná 13 maande. ’n Betaalstaat wat ’n organisasie vir ons stuur om te lees, word binne ’n dag verwyder; die skenkings wat dit daaruit aangeteken het, met die skenkers se name en e-posadresse, bly totdat dit hulle verwyder. Wat ons na ’n organisasie se eie programme gestuur het, word ná 30 dae verwyder. Betalingsgebeure word ná 90 dae tot hul nommers verminder. Wie aangemeld het en wie wat oopgemaak het, word 13 maande bewaar; besluite oor geld en organisasies sewe jaar.",
      ],
    },
    {
      heading: "Om dit te laat verwyder",
      text: [
        "Skryf aan {email} vanaf die betrokke adres. Ons stuur vir jou wat ons hou, maak reg wat verkeerd is, en verwyder wat die wet nie van ons vereis om te hou nie; wat moet bly, word waar moontlik van jou naam losgemaak. Jy kan jou naam self te eniger tyd van openbare bladsye verwyder, met die skakel in jou kwitansie.",
      ],
    },
  ],
};
export default privacy;
