/** Common top-level domains, for `contact-words.ts`. Browser-safe. */
const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Those that are also words: with a capital after a full stop one begins a sentence ("Thank you.Love from Kampala").
 */
export const wordEndings = listed(`
ad al am as at au be de do es et eu fm ga gal gi gm gs he id ie il im in io is it je ki la li ly ma mc md me ml mo mu my na ne ng ni
no nu om pa pe pm pn pr ps pw qa re sa sb sc sd se sh si sk sl sm sn so st su sv sx sy sz ta td to tn tt tv ug uk us va ve wa we ye yt za
and are art audio auto baby band bar beauty best bible bid bio black blue boo build business buy camp care cash center charity
church city clothing coach coffee community cool cruise dad date day deal diamonds direct dog earth eat eco education energy expert
faith family fan farm fish fit food foundation free fun fund fyi game garden gay gift gifts gives giving glass global gold green
group guide hair health healthcare help here home host hot house how international kids kim land law life light live love
luxe man men moe money mom moscow movie music new news now one open peace photo pink pizza place plus poker prime pro red rest
rich rip run safe sale save school science secure show singles smile song space star store study style support surf team
thanks time tips today top tours town toys trust uno vision voyage water way weather wedding wiki win wine work works world yes you zero zone
`);

/** Those that are nothing else: even with a blank around the dot, or the dot as a word, they make an address. */
export const plainEndings = listed(`
com org net info biz edu gov mil int name mobi asia tel xxx jobs cat coop aero museum travel
ac ae af ag ai ao aq ar aw ax az ba bb bd bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw
cx cy cz dj dk dm dz ec ee eg er fi fj fk fo fr gb gd ge gf gg gh gl gn gp gq gr gt gu gw gy hk hm hn hr ht hu iq ir jm jo jp ke kg
kh km kn kp kr kw ky kz lb lc lk lr ls lt lu lv mg mh mk mm mn mp mq mr ms mt mv mw mx mz nc nf nl np nr nz pf pg ph pk pl py ro rs ru
rw sg sj sr ss tc tf tg th tj tk tl tm tr tw tz ua uy uz vc vg vi vn vu wf ws yu zm zw
academy accountant agency apartments app associates attorney auction autos bet bike bingo blog boats boutique broker bet builders buzz
cab cafe cam capital cards careers casa casino catering chat cheap click clinic cloud club codes company computer consulting contact
contractors coupons credit creditcard cricket crypto cyou degree delivery democrat dental dentist design dev digital directory discount
doctor domains download email engineer engineering enterprises equipment estate events exchange express fail fashion finance
financial fitness flights florist football forex forsale forum fr gallery games gmbh gives golf goog graphics gratis gripe guru hockey
holdings holiday homes horse hospital hosting icu immo inc industries ink institute insure investments jetzt jewelry lat lawyer lease
legal lgbt limited limo link llc loan loans lol lotto ltd maison makeup management market marketing mba media memorial miami mobile
monster mortgage motorcycles navy network ninja observer onl online ooo page partners parts pet photography photos pics pictures plumbing
porn press productions promo properties property pub quest racing realestate realty recipes rehab rent rentals repair report republican
restaurant review reviews rocks rodeo rsvp sarl sbs services sex sexy shoes shop shopping site ski skin soccer social software solar
solutions storage stream studio supplies supply surgery systems tattoo tax taxi tech technology tennis theater tienda tires trade
trading training university vegas ventures vet viajes video villas vin vip vodka vote watch web webcam website wtf xin xyz yachts yoga
africa capetown durban joburg example onion
рф укр бел онлайн сайт орг ком موقع شبكة كوم 中国 中國 网站 公司 网络 在线 ኮም
`);
