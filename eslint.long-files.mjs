/**
 * Files over 250 lines, and files with a function over 60 (comments and blank lines not counted), each with its reason. No
 * more than 40: a new one takes the place of one that was split. tests/unit/lint/long-files.test.ts holds both.
 */
const list = "a list, one line an entry";
const providerObject = "the provider's object is one literal with all its fields";
const checks = "checks in the order in which they are told, each a few lines";
const oneQuery = "one query and the shape of its rows";
const mail = "one mail, block by block";

export const longFiles = {
  "app/\\[locale\\]/gifts/mine/\\[token\\]/page.tsx": "one page, part by part, as it is shown",
  "components/ui/cn.ts": "a list of the design's own classes, one line a class",
  "components/donations/use-shown.ts": "one store of the form's state, read by many parts",
  "lib/env.ts": list,
  "lib/route-table.ts": list,
  "lib/http/openapi-examples.ts": list,
  "lib/ledger/invariants.ts": list,
  "lib/http/action.ts": "the steps of every form, in their order, in one closure",
  "lib/http/route.ts": "the steps of every call, in their order, in one closure",
  "lib/http/multipart.ts":
    "one stream with its state: parts, limits and what is left behind on an error",
  "lib/http/openapi.ts": "one operation is one literal of the standard's fields",
  "lib/files/decoder/draw-sheet.mjs": "runs alone in a process without modules of ours",
  "lib/share/picture.ts": "one drawing, from the background up",
  "lib/patterns/families/adire.ts": "one drawing, shape by shape",
  "lib/patterns/families/ndebele.ts": "one drawing, shape by shape",
  "lib/ngos/update-profile.ts": checks,
  "lib/pledges/record.ts": checks,
  "lib/disputes/settle.ts": "one transaction: the row, the money, the mails",
  "lib/monthly-gifts/sync.ts": "one comparison of a row with the provider's, field by field",
  "lib/payouts/export-payouts.ts": "one transaction around one file",
  "lib/checkout/thank-you.ts": oneQuery,
  "lib/donations/console-queries.ts": oneQuery,
  "lib/ngos/console-queries.ts": oneQuery,
  "lib/statements/queries.ts": oneQuery,
  "lib/donations/ngo-mails.ts": mail,
  "lib/donors/mails.ts": mail,
  "lib/pledges/mails.ts": mail,
  "lib/thanks/mails.ts": mail,
  "sandbox/api/request-handler.ts": "one class takes a call through its steps with shared state",
  "sandbox/api/show.ts": checks,
  "sandbox/control/endpoint.ts": "one case a command",
  "sandbox/core/tasks.ts": "one case a task",
  "sandbox/core/sessions.ts": "one payment: each step may end it",
  "sandbox/core/{charges,make-invoice,make-method,refunds,subscriptions}.ts": providerObject,
  "sandbox/pages/hosted.ts": "one page and what its form may answer",
  "sandbox/resources/checkout-sessions.ts": checks,
};
