export const escape = (text: unknown): string => String(text ?? "").replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
export const dollars = (cents: number | null): string => `$${((cents ?? 0) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;

const style = `*{box-sizing:border-box}body{margin:0;background:#F5F0E6;color:#151B42;font:18px/1.5 "Source Sans 3","Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
.bar{background:repeating-linear-gradient(135deg,#F0B03A 0 14px,#F5C05C 14px 28px);text-align:center;font-weight:700;padding:.5rem 1rem;font-size:1rem;margin:0}
main{max-width:30rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font-size:1.375rem;line-height:1.3;margin:0 0 .25rem}.amount{font-size:2.75rem;font-weight:700;line-height:1.1;margin:0 0 1.5rem}.amount small{font-size:1.125rem;font-weight:400}
form{background:#FFFDF8;border-top:5px solid #151B42;padding:1.5rem}label,legend{display:block;font-weight:700;font-size:1rem;margin:1rem 0 .25rem}form>label:first-of-type{margin-top:0}
input,select{width:100%;font:inherit;padding:.6rem .75rem;border:2px solid #6F6A60;background:#fff;color:inherit;border-radius:3px;min-height:3rem}input[aria-invalid]{border-color:#A2173C}input[type=radio]{width:1.25rem;min-height:1.25rem;height:1.25rem;margin:0}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.radio{display:flex;gap:.6rem;align-items:center;font-weight:400;margin:.5rem 0}fieldset{border:0;padding:0;margin:0}
button{width:100%;margin-top:1.5rem;min-height:3.5rem;border:0;border-radius:3px;background:#B8431D;color:#fff;font:inherit;font-size:1.125rem;font-weight:700;cursor:pointer;padding:.75rem}button.plain{background:#FFFDF8;color:#151B42;border:2px solid #151B42;margin-top:.75rem}
:focus-visible{outline:3px solid #151B42;outline-offset:2px}.error{border-left:5px solid #A2173C;background:#FBE4E6;padding:.75rem 1rem;margin:0 0 1rem}.done{border-left:5px solid #1F6B45;background:#E3F1E8;padding:.75rem 1rem}
details{margin-top:1.5rem}summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;font-weight:700;text-decoration:underline}table{border-collapse:collapse;font-size:1rem}td,th{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}code{white-space:nowrap}a{color:inherit}.soft{color:#474C6B}.back{display:inline-flex;min-height:2.75rem;align-items:center}
@media(min-width:60rem){main.wide{max-width:64rem;display:grid;grid-template-columns:1fr 30rem;gap:4rem;padding-top:4rem}main.wide .summary{order:0}.amount{font-size:3.5rem}h1{font-size:1.5rem}}`;

/** A whole page: no script, nothing from elsewhere. */
export const frame = (title: string, body: string, wide = false): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Payment sandbox</title><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,"><style>${style}</style></head><body><p class="bar">Sandbox: no real money</p><main${wide ? ' class="wide"' : ""}>${body}</main></body></html>`;

/** A page of a session that is over, or of none. */
export const closedPage = (title: string, text: string, back: string | null, label = "Go back"): string => frame(title, `<h1>${escape(title)}</h1><p>${escape(text)}</p>${back ? `<p><a class="back" href="${escape(back)}">${escape(label)}</a></p>` : ""}`);
