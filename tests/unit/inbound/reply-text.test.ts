import { describe, expect, test } from "vitest";
import { textOfHtml } from "@/lib/files/decoder/mail-html.mjs";
import { ourSubjects, questionSubject } from "@/lib/inbound/our-subjects";
import { aboveQuote, draftOf, unbroken } from "@/lib/inbound/reply-text";
import { translator } from "@/lib/i18n/translator";
import { locales } from "@/lib/i18n/locales";
import { expectLinear } from "@/tests/support/linear";

const mine = "Seven pumps run.\n\nThe eighth waits for a part.";

describe("the text above the quoted part", () => {
  test.each([
    ["a sign of quotes", "> What happened since?\n> Tell us."],
    ["English", "On Mon, 23 Nov 2026 at 08:00, Harambee <a@b.example> wrote:\n\nOld words"],
    ["English over two lines", "On Mon, 23 Nov 2026 at 08:00, Harambee\n<a@b.example> wrote:\nOld"],
    ["English without a time", "On Monday, Harambee wrote:\n\n> Old"],
    ["Afrikaans", "Op Ma 23 Nov. 2026 om 08:00 het Harambee <a@b.example> geskryf:\nOud"],
    ["French", "Le lun. 23 nov. 2026 à 08:00, Harambee <a@b.example> a écrit\u00a0:\nVieux"],
    ["Swahili", "Mnamo Jum, 23 Nov 2026, 08:00 Harambee <a@b.example> aliandika:\nZamani"],
    ["Portuguese", "Em seg., 23 de nov. de 2026 às 08:00, Harambee <a@b.example> escreveu:\nVelho"],
    [
      "Portuguese of Portugal",
      "Harambee <a@b.example> escreveu (segunda, 23/11/2026 à(s) 08:00):\nO",
    ],
    [
      "Arabic",
      "في الاثنين، 23 نوفمبر 2026 في 8:00 ص تمت كتابة ما يلي بواسطة \u202aHarambee\u202c\u200f <\u202aa@b.example\u202c\u200f>:\u200f\nقديم",
    ],
    ["Outlook in Portuguese", "De: Harambee\nEnviado em: segunda-feira\nPara: mim"],
    ["Outlook in Arabic", "من: Harambee\nتم الإرسال: الاثنين\nإلى: أنا"],
    ["a separator in Portuguese", "-----Mensagem original-----\nVelho"],
    ["a phone's line in Portuguese", "Enviado do meu telefone"],
    ["Outlook", "________________________________\nFrom: Harambee\nSent: Monday\nSubject: x"],
    ["Outlook's lines alone", "From: Harambee <a@b.example>\nSent: Monday, 23 November\nTo: me"],
    ["Outlook in French", "De : Harambee\nEnvoyé : lundi\nÀ : moi"],
    ["Outlook in Afrikaans", "Van: Harambee\nGestuur: Maandag\nAan: my"],
    ["a separator", "-----Original Message-----\nOld"],
    [
      "Apple Mail in French",
      "> Le 23 nov. 2026 à 08:00, Harambee <a@b.example> a écrit :\n> Vieux",
    ],
    [
      "Apple Mail in Portuguese",
      "No dia 23/11/2026, às 08:00, Harambee <a@b.example> escreveu:\nO",
    ],
    [
      "Apple Mail in Brazil",
      "Em 23 de nov. de 2026, à(s) 08:00, Harambee <a@b.example> escreveu:\n",
    ],
    [
      "Apple Mail in Arabic",
      "في ٢٣ نوفمبر ٢٠٢٦، الساعة ٨:٠٠ ص، كتب Harambee \u200f<a@b.example>:\nقديم",
    ],
    ["a telephone in French", "-------- Message d’origine --------\nDe : Harambee\nDate : lundi"],
    ["a telephone in Arabic", "-------- الرسالة الأصلية --------\nمن: Harambee"],
    ["Outlook in Swahili", "Kutoka: Harambee\nImetumwa: Jumatatu\nKwa: mimi"],
    ["a telephone's line in French", "Envoyé de mon iPhone"],
    ["Outlook's line in French", "Télécharger Outlook pour Android<https://aka.ms/AAb9ysg>"],
    ["Outlook's line in Portuguese", "Obter o Outlook para Android"],
    ["Outlook's line in Arabic", "الحصول على Outlook لـ Android"],
    ["Yahoo's line", "Sent from Yahoo Mail on Android"],
    [
      "a language that nobody thought of",
      "Am Mo., 23. Nov. 2026 um 08:00 Uhr schrieb Harambee <\na@b.example>:\n\n> Alt",
    ],
    ["a signature", "-- \nAda, director"],
    ["a phone's line", "Sent from my phone"],
    ["a reply to a reply", "> One\n>> Two\nOn x, y wrote:\n> Three"],
  ])("ends at %s", (_name, rest) => {
    expect(aboveQuote(`${mine}\n\n${rest}`)).toBe(mine);
    expect(aboveQuote(`${mine}\n\n${rest}`.replaceAll("\n", "\r\n"))).toBe(mine);
  });

  test("keeps what only begins like a quote", () => {
    const text =
      "On Monday we wrote to the town.\nFrom: all of us, thanks.\nLe puits marche.\nEm Nampula chove.\nفي القرية بئر: سبع مضخات";
    expect(aboveQuote(text)).toBe(text);
  });

  test("keeps a sentence about what somebody wrote, and a line that leads to what is quoted", () => {
    for (const text of [
      "On Monday the chief of Loima wrote:\n\nThe pump runs.",
      "Le maire nous a écrit :\nMerci.",
      "Mnamo jana mkuu aliandika:\nAsante.",
      "Em Nampula uma mãe escreveu:\nObrigada.",
    ])
      expect(aboveQuote(`${text}\n\n> Old`)).toBe(text);
    expect(aboveQuote("The chief says:\n> We have water.")).toBe("The chief says:");
  });

  test("has nothing of what programs write where a picture stands", () => {
    expect(
      aboveQuote(
        "[image: IMG_2026.jpg]\nSeven pumps run.\n\n[cid:5b1f-aa@x] The eighth [waits].\n[imagem: a.png]",
      ),
    ).toBe("Seven pumps run.\n\n The eighth [waits].");
    expect(draftOf({ subject: "", text: "[image: IMG_2026.jpg]\nSeven pumps run." }, [])).toEqual({
      title: "Seven pumps run",
      text: "Seven pumps run.",
    });
  });

  test("is nothing where all is quoted", () => {
    expect(aboveQuote("> What happened since?\n\nbelow")).toBe("");
  });

  test.each([
    ["beginnings of quotes", "On x\n"],
    ["lines of a head", "From: a\n"],
    ["beginnings of quotes in Arabic", "في كتب كتب\n"],
    ["addresses", "<a@b.example> "],
    ["spaces", "\u00a0 \t"],
    ["places of pictures", "[image: "],
    ["elements without an end", "<style>"],
    ["signs", "<p>&amp;<"],
  ])("%s cost time in proportion to them", (_name, part) => {
    const text = part.repeat(100_000 / part.length);
    expectLinear(text, () => aboveQuote(text));
    expectLinear(text, () => textOfHtml(text));
  });
});

describe("title and text", () => {
  const draft = (subject: string, text = mine) => draftOf({ subject, text }, ourSubjects());

  test("the subject without Re: and its like", () => {
    expect(draft("Re: RE: Fwd: TR : Pumps")).toEqual({ title: "Pumps", text: mine });
    expect(draft("RES: ENC: رد: Pumps")?.title).toBe("Pumps");
    expect(draft("Regional news")?.title).toBe("Regional news");
  });

  test.each(locales)("the question's own title is none (%s)", (locale) => {
    expect(draft(`Re: ${questionSubject(locale, "Water for all")}`)?.title).toBe("Seven pumps run");
  });

  test.each(locales)(
    "nor is that of a reminder, or of a mail that said no draft was made (%s)",
    (locale) => {
      const reports = translator(locale, "reports");
      const title = "Water for all";
      for (const subject of [
        reports("mail.soonSubject", { title }),
        reports("mail.todaySubject", { title }),
        reports("mail.lateSubject", { title }),
        translator(locale, "inbound")("failed.subject", { campaign: title }),
      ])
        expect(draft(`Re: ${subject}`)?.title, subject).toBe("Seven pumps run");
    },
  );

  test.each(locales)("an answer to a draft keeps the draft's title (%s)", (locale) => {
    const subject = translator(locale, "inbound")("draft.subject", { title: "Pump eight" });
    expect(draft(`RE: ${subject}`)?.title).toBe("Pump eight");
  });

  test.each([
    [
      "en",
      "Dear friends,\n\nSeven pumps of twelve run. Ekai mends them.",
      "Seven pumps of twelve run",
    ],
    ["en", "Hello!\nSeven pumps of twelve run! Ekai mends them.", "Seven pumps of twelve run!"],
    ["fr", "Chers amis,\nSept pompes sur douze marchent. Merci.", "Sept pompes sur douze marchent"],
    ["fr", "Bonjour à tous\n\nSept pompes marchent", "Sept pompes marchent"],
    ["af", "Beste vriende,\n\nSewe pompe loop.", "Sewe pompe loop"],
    ["sw", "Wapendwa,\n\nPampu saba zinafanya kazi. Asante.", "Pampu saba zinafanya kazi"],
    ["pt", "Olá a todos!\n\nSete bombas funcionam.", "Sete bombas funcionam"],
    ["ar", "أعزائي،\n\nسبع مضخات تعمل. شكرا لكم.", "سبع مضخات تعمل"],
    ["a list first", "- Lodwar: runs since Monday", "Lodwar: runs since Monday"],
    ["nothing but a greeting", "Dear friends,", "Dear friends,"],
    [
      "an abbreviation",
      "The clinic of St. Mary has a roof. Thank you.",
      "The clinic of St. Mary has a roof",
    ],
    ["a greeting that says something", "Hello from Loima. Seven pumps run.", "Hello from Loima"],
  ])(
    "a text without a title is called what it says first, not its greeting (%s)",
    (_name, text, title) => {
      expect(draft(questionSubject("en", "Water for all"), text)).toEqual({ title, text });
    },
  );

  test("a reply to a reply: what was written last, without either of the mails below it", () => {
    const text = [
      "The eighth pump runs.",
      "",
      "On Tue, 24 Nov 2026 at 09:00, Harambee <a@b.example> wrote:",
      "> Your draft is ready.",
      "> On Mon, 23 Nov 2026 at 08:00, Ekai <c@d.example> wrote:",
      ">> Seven pumps run.",
    ].join("\n");
    expect(draft("Re: AW: Re: Your draft", text)?.text).toBe("The eighth pump runs.");
  });

  test("a subject that is too long is cut to 120, a text to 5,000", () => {
    const cut = draft("word ".repeat(100), "many words ".repeat(2_000))!;
    expect([...cut.title].length).toBeLessThanOrEqual(120);
    expect(cut.title).toMatch(/^word.*word…$/);
    expect([...cut.text].length).toBeLessThanOrEqual(5_000);
    expect([...cut.text].length).toBeGreaterThan(4_900);
  });

  test("without text there is none; controls and halves of characters go", () => {
    expect(draft("Pumps", "> quoted")).toBeNull();
    expect(draft("Pumps", " \u200b\n")).toBeNull();
    expect(draft("A\u0000B", "ok\u0007 \ud800then")?.text).toBe("ok \ufffdthen");
  });
});

describe("lines that a mail program broke", () => {
  test("are paragraphs again; lists, short lines and ends of sentences stay", () => {
    const text = [
      "Dear friends,",
      "",
      "The pump of Lodwar runs since Monday, and two hundred families have water",
      "again after the long drought. We thank all of you who gave for the part from",
      "Nairobi.",
      "- Lodwar has a committee that looks after the pump, and it meets on Mondays",
      "- Loima waits",
      "",
      "https://give.example/campaigns/four-wells-for-loima-and-for-all-who-live-around-it",
      "Ekai Lokwang",
      "Director",
    ].join("\n");
    expect(unbroken(text)).toBe(
      [
        "Dear friends,",
        "",
        "The pump of Lodwar runs since Monday, and two hundred families have water again after the long drought. We thank all of you who gave for the part from Nairobi.",
        "- Lodwar has a committee that looks after the pump, and it meets on Mondays",
        "- Loima waits",
        "",
        "https://give.example/campaigns/four-wells-for-loima-and-for-all-who-live-around-it",
        "Ekai Lokwang",
        "Director",
      ].join("\n"),
    );
  });

  test("where lines are longer than programs break them, each is the writer's own", () => {
    const long =
      "Seven pumps run, and the eighth waits for a part that comes from Nairobi in December";
    const text = `${long}\nTwo hundred families have water since Monday, and thank all who gave for it\nEkai`;
    expect(unbroken(text)).toBe(text);
  });

  test("cost time in proportion to them", () => {
    const text = `${"word ".repeat(15).trim()}\n`.repeat(2_000);
    expectLinear(text, () => unbroken(text));
  });
});

test("HTML as words: lines, lists, signs; nothing of scripts, styles and what is quoted", () => {
  const html =
    "<html><head><title>t</title></head><body><STYLE>p{}</style><p>One &amp; two&nbsp;&#233;&#xD800;</p>" +
    '<ul><li>a</li><li>b</li></ul><script>alert(1)</script><!-- c --><div class="gmail_quote">old</div></body>';
  expect(textOfHtml(html)).toBe("One & two é\ufffd\n\n- a\n\n- b");
  expect(textOfHtml("mine<blockquote>old</blockquote>")).toBe("mine");
});
