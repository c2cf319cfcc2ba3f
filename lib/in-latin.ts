import { transliterate } from "transliteration";

/** African scripts that the library does not support, letter by letter, by the Unicode names of their letters. */
const from = (first: number, letters: string): [number, string][] =>
  letters.split(" ").map((latin, i) => [first + i, latin === "-" ? "" : latin]);

const adlam = "a d l m b s p b r e f i o d y w n k y u j c h q g ny t ng v kh gb z kp sh";
const letters = new Map<number, string>([
  ...from(0x07c0, "0 1 2 3 4 5 6 7 8 9"),
  // N'Ko
  ...from(0x07ca, "a e i e u o o n n b p t j ch d r r s gb f k l n m ny n h w y ny j ch r"),
  ...from(0x07f2, "n"),
  ...from(0x1e900, adlam),
  ...from(0x1e922, adlam),
  ...from(0x1e950, "0 1 2 3 4 5 6 7 8 9"),
  // Tifinagh
  ...from(
    0x2d30,
    "a b b g gh j j d dh d d e f k k kh h h h h a kh kh q q i zh zh zh l m n gn ng p u r r gh gh gh s s sh t th ch t v w y z z z e o",
  ),
  // Vai, whose letters are syllables
  ...from(
    0xa500,
    "ee een hee wee ween pee bhee bee mbee kpee mgbee gbee fee vee tee thee dhee dhhee lee ree dee ndee see shee zee zhee cee jee njee yee kee nggee gee mee nee nyee i in hi hin wi win pi bhi bi mbi kpi mgbi gbi fi vi ti thi dhi dhhi li ri di ndi si shi zi zhi ci ji nji yi ki nggi gi mi ni nyi a an ngan ha han wa wan pa bha ba mba kpa kpan mgba gba fa va ta tha dha dhha la ra da nda sa sha za zha ca ja nja ya ka kan ngga ga ma na nya oo oon hoo woo woon poo bhoo boo mboo kpoo mgboo gboo foo voo too thoo dhoo dhhoo loo roo doo ndoo soo shoo zoo zhoo coo joo njoo yoo koo nggoo goo moo noo nyoo u un hu hun wu wun pu bhu bu mbu kpu mgbu gbu fu vu tu thu dhu dhhu lu ru du ndu su shu zu zhu cu ju nju yu ku nggu gu mu nu nyu o on ngon ho hon wo won po bho bo mbo kpo mgbo gbo gbon fo vo to tho dho dhho lo ro do ndo so sho zo zho co jo njo yo ko nggo go mo no nyo e en ngen he hen we wen pe bhe be mbe kpe kpen mgbe gbe gben fe ve te the dhe dhhe le re de nde se she ze zhe ce je nje ye ke ngge nggen ge gen me ne nye ng lengthener - - -",
  ),
]);
/** Tone and length marks of N'Ko and Adlam. */
const marks = /[\u07eb-\u07f1\u07f3-\u07f5\u{1e944}-\u{1e94a}]/gu;

/** A text in ASCII letters, as far as it can be transliterated; the rest is dropped. */
export const inLatin = (text: string): string =>
  transliterate(
    Array.from(
      text.normalize("NFC").replace(marks, ""),
      (char) => letters.get(char.codePointAt(0)!) ?? char,
    ).join(""),
  );
