import { describe, expect, test } from "vitest";
import { holdsContact, publicName } from "@/lib/typed/contact-words";
import { expectLinear } from "@/tests/support/linear";

const reached = `
t.me/evil
Join us at t.me/evil now
wa.me/254712345678
WA.ME/254712345678
bit.ly/3xYz
evil.shop
Visit evil.top today
evil.xyz
best deals at evil.online !
EVIL.COM
Evil.Com
ｅｖｉｌ．ｃｏｍ
𝐞𝐯𝐢𝐥.𝐜𝐨𝐦
ⓔⓥⓘⓛ.ⓒⓞⓜ
evil。com
evil․com
evil·com
evil.сom
еvil.соm
evil . com
evil. com
evil .com
evil dot com
evil DOT com
evil d0t com
EVIL DOT SHOP
Evil . Shop
evil[.]com
evil (dot) com
evil-dot-com
evil point com
evil punt com
evil nukta com
evil نقطة com
e v i l . c o m
evil\u200b.\u200bcom
ev\u00adil.com
evil.c0m
evil.co.ke
evil.africa
evil.live
see my.site/page
sub.evil.click/x?y=z
xn--80ak6aa92e.com
пример.рф
http://evil
hxxps://evil.example
https : //evil
www.evil
@evil_shop
follow @evilshop
＠evilshop
@ evil_shop
insta: evil_shop
IG: evil.shop1
evil@mail.example
evil＠mail.example
evil (at) mail dot com
evil [at] mail.com
mailto:x
+254 712 345 678
0712345678
0712-345-678
0712.345.678
0712/345/678
0 7 1 2 3 4 5 6 7 8
07*12*34*56*78
0_7_1_2_3_4_5_6_7
0️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣
٠٧١٢٣٤٥٦٧٨
०७१२३४५६७८
０７１２３４５６７８
𝟎𝟕𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖
①②③④⑤⑥⑦⑧⑨
(+254)712345678
Appelez le 06 12 34 56 78
Bel 082 123 4567
Piga simu 0712 345 678
اتصل ٠٩١١ ٢٣٤ ٥٦٧
ይደውሉ 0911 23 45 67
call 254 700 000 000
zero seven one two three four five six
sifuri saba moja mbili tatu nne tano sita
nul agt twee een twee drie vier vyf
07:12:34:56:78
12.03.1950.0712345678
70 (071) 234 5678
(1950-2020) 0712345678
70 (0712-345678)
اتصل صفر سبعة واحد اثنين ثلاثة أربعة خمسة ستة
صفر، سبعة، واحد، اثنان، ثلاثة، أربعة، خمسة
ዜሮ ሰባት አንድ ሁለት ሦስት አራት አምስት
sifili bakwai daya biyu uku hudu biyar shida
zero/seven/one/two/three/four/five
maji @ gmail
maji at gmail
maji kwa gmail
maji @ yahoo
maji at hotmail
maji.0rg
see maji.inf0 today
bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
0x52908400098527886E0F7030069857D2E4169EE7
`;
const passes = `
12.03.1950 – 04.05.2020
12.03.1950-04.05.2020
12/03/1950 – 04/05/2020
* 12.03.1950 † 04.05.2020
*12.03.1950 +04.05.2020
1950-03-12 – 2020-05-04
1950 – 2020
(1950-2020)
aged 70 (1950-2020)
For Mama, 70 (12.03.1950 – 04.05.2020)
Mzee Otieno, 1950-2020, 70 years
1950 – 2020 (aged 70)
1950 – 2020 (70 years)
(1950) – (2020)
1 Thess 4:13-18 (2024)
For my friends at Yahoo
KES2.0m for the well
We looked @ home
In 2024, 2025 and 2026 we gave $1,000.
2020/2021/2022
1.000.000
KES 1,000,000.00
1 000 000 FCFA
Fr. 12'500
USD 12,500 for 3,000 children
R1 250 000
John 3:16
Ps. 23
Ps. 23:1-6
Psalm 119:105, Jean 14:6
1 Cor 13:4-7, 13
Matt. 6:3-4; 25:35-40
R.I.P
R.I.P. Mama
e.g. water and i.e. life
Ph.D.
Prof. Dr. A. B. Mensah, Ph.D
U.S.A
a.k.a. Baba
5 p.m. and 7 a.m.
10:30 - 12:30
24/7
3.5 km
It is 3.5 km; 24/7; @ home
Thank you.God bless
Thank you.god bless you
Hope.Peace.Joy
Love.Faith.Hope
God is good . Amen
Thank you.Love from Kampala
God bless you.Thank you all
Thank you.We love you
Hope.Life goes on
For my mother.May she rest
Courage.Be strong
Asante sana.Mungu awabariki
Merci.Que Dieu vous bénisse
Merci beaucoup.La vie continue
Dankie.Sterkte aan almal
Baie dankie vir alles.Ons bid
شكراً لكم.الله يبارك فيكم
شكرا، ١٢/٠٣/١٩٥٠ – ٠٤/٠٥/٢٠٢٠
አመሰግናለሁ።እግዚአብሔር ይባርክ
በ1950 ዓ.ም ተወለደ
Ẹ ṣé púpọ̀ 💚
Mungu akubariki
Thank you… for all!
Well done!!! 100%
St.Mary's School
Mt. Kenya, No. 1
At this point in time
The dot on the i
M.Ba
A.Sy
Dr.Ng
Cheikh Anta Diop Jr.
Wanjiru Kamau-Otieno
Rev.Fr.John Mbiti
J.R.R. Tolkien
N’Guessan, Kouamé & Fils
Amina Diop (Dakar)
3M Foundation
Class of 1998
Rotary Club Nairobi (Kenya)
one two three, let us go
Un, deux, trois
1, 2, 3
w w w o w
I am with you. In love, always.
For the app. It helps.
`;
const lines = (text: string) => text.trim().split("\n");

describe("[T3-9] [RI-18] what strangers show to everyone", () => {
  test.each(lines(reached))("%s: a way to reach somebody", (text) => {
    expect(holdsContact(text)).toBe(true);
    expect(holdsContact(`Thank you all, ${text}`)).toBe(true);
    expect(publicName(text)).toBeNull();
  });
  test.each(lines(passes))("%s: nothing of the kind", (text) => {
    expect(holdsContact(text)).toBe(false);
    expect(publicName(text)).toBe(text);
  });
  test("linear, whatever it is made of", { timeout: 120_000 }, () => {
    for (const part of [
      "a",
      "a.",
      ".",
      " . ",
      "1 ",
      "1.",
      "@",
      "dot ",
      "(.)",
      "\u0315\u0300",
      "ﷺ",
      "é.",
      "one ",
      "/a",
    ]) {
      // "ﷺ" expands to eighteen letters when normalised
      const text = part.repeat(Math.ceil(100_000 / part.normalize("NFKC").length));
      expectLinear(text.normalize("NFKC"), () => holdsContact(text), part);
    }
  });
});
