// Server actions called as no browser calls them. The list is in every run, for each kind of person; random ones are
// added.

const form = (fields, boundary = "fuzz") => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.concat([
    ...fields.map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
});

/**
 * @param {string} id of an existing action
 * @returns {{ title: string, action?: string, type?: string, body: Buffer }[]}
 */
export function spoiledActions(id) {
  const text = (body, type = "text/plain;charset=UTF-8") => ({
    action: id,
    type,
    body: Buffer.from(body),
  });
  const bound = (value) =>
    form([
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", value],
      ["$ACTION_1:1", '[{"status":"idle"}]'],
      ["a", "b"],
    ]);
  const ref = JSON.stringify({ id, bound: "$@1" });
  const calls = [
    ["no arguments", text("")],
    ["not JSON", text("{")],
    ["null form", text("[null,null]")],
    ["number", text("[1,2]")],
    ["no form", text("[]")],
    ["an object for a form", text('[{"status":"idle"},{"a":"b"}]')],
    ["a reference to nothing", text('["$9"]')],
    ["a form reference to nothing", text('[{"status":"idle"},"$K9"]')],
    ["an action reference", text('["$F1"]')],
    ["a promise", text('["$@1"]')],
    ["a map", text('["$Q1"]')],
    ["an iterator", text('["$i1"]')],
    ["a big number", text(`["$n${"9".repeat(400)}"]`)],
    ["a date that is none", text('["$Dnope"]')],
    ["prototype", text('[{"__proto__":{"a":1}},{"constructor":{"prototype":1}}]')],
    ["prototype path", text('["$1:__proto__:constructor"]')],
    ["deep", text("[".repeat(20_000))],
    ["text/form", { action: id, type: "text/form", body: Buffer.from("a=b") }],
    ["formx", { action: id, type: "multipart/formx; boundary=x", body: Buffer.from("--x--") }],
    ["no content type", { action: id, body: Buffer.from("[]") }],
    [
      "urlencoded",
      { action: id, type: "application/x-www-form-urlencoded", body: Buffer.from("a=b") },
    ],
    ["bytes", { action: id, type: "text/plain", body: Buffer.from([255, 254, 0, 1, 2]) }],
    ["empty multipart", { action: id, ...form([]) }],
    ["multipart without 0", { action: id, ...form([["1", "x"]]) }],
    ["multipart, 0 is no JSON", { action: id, ...form([["0", "{"]]) }],
    ["multipart, 0 refers to nothing", { action: id, ...form([["0", '["$1","$K2"]']]) }],
    [
      "multipart, loops",
      {
        action: id,
        ...form([
          ["0", '["$1"]'],
          ["1", '["$0"]'],
        ]),
      },
    ],
    [
      "multipart, prototype",
      {
        action: id,
        ...form([
          ["0", '["$1:__proto__:x"]'],
          ["1", "{}"],
        ]),
      },
    ],
    [
      "multipart, open",
      { action: id, type: "multipart/form-data; boundary=x", body: Buffer.from("--x\r\n") },
    ],
    [
      "multipart, no boundary",
      { action: id, type: "multipart/form-data", body: Buffer.from("--x--") },
    ],
    ["one-letter boundary", { action: id, ...form([["0", "[1]"]], "a") }],
    [
      "a plain form, one-letter boundary",
      form(
        [
          ["$ACTION_REF_1", ""],
          ["$ACTION_1:0", ref],
          ["a", "b"],
        ],
        "a",
      ),
    ],
    ["unknown id", { action: "0".repeat(42), type: "text/plain", body: Buffer.from("[]") }],
    ["an id that is none", { action: "deadbeef", type: "text/plain", body: Buffer.from("[]") }],
    ["a name for an id", { action: "__proto__", type: "text/plain", body: Buffer.from("[]") }],
    [
      "form: id field",
      form([
        [`$ACTION_ID_${id}`, ""],
        ["a", "b"],
      ]),
    ],
    ["form: unknown id field", form([[`$ACTION_ID_${"0".repeat(42)}`, ""]])],
    ["form: an id field that is none", form([["$ACTION_ID_x", ""]])],
    ["form: empty id field", form([["$ACTION_ID_", ""]])],
    ["form: bound", bound(ref)],
    ["form: bound, unknown", bound(JSON.stringify({ id: "0".repeat(42), bound: "$@1" }))],
    ["form: bound, no id", bound("{}")],
    ["form: bound, null", bound("null")],
    ["form: bound, text", bound('"x"')],
    ["form: bound, no JSON", bound("{")],
    ["form: bound, prototype", bound('{"id":"__proto__","bound":"$@1"}')],
    ["form: bound to a number", bound(JSON.stringify({ id, bound: 1 }))],
    ["form: bound to nothing", bound(JSON.stringify({ id, bound: "$@9" }))],
    [
      "form: bound to an object",
      form([
        ["$ACTION_REF_1", ""],
        ["$ACTION_1:0", ref],
        ["$ACTION_1:1", '{"a":1}'],
      ]),
    ],
    [
      "form: bound to no JSON",
      form([
        ["$ACTION_REF_1", ""],
        ["$ACTION_1:0", ref],
        ["$ACTION_1:1", "["],
      ]),
    ],
    ["form: reference alone", form([["$ACTION_REF_1", ""]])],
    ["form: reference without number", form([["$ACTION_REF_", ""]])],
    ["form: reference to a prototype", form([["$ACTION_REF___proto__", ""]])],
    ["form: a key alone", form([["$ACTION_KEY", "x"]])],
    [
      "form: a spoiled key",
      form([
        ["$ACTION_REF_1", ""],
        ["$ACTION_1:0", ref],
        ["$ACTION_1:1", "[{}]"],
        ["$ACTION_KEY", "\u0000"],
      ]),
    ],
    [
      "form: prototype fields",
      form([
        [`$ACTION_ID_${id}`, ""],
        ["__proto__", "x"],
        ["constructor", "y"],
        ["toString", "z"],
      ]),
    ],
    [
      "form: one field many times",
      form([[`$ACTION_ID_${id}`, ""], ...Array.from({ length: 500 }, () => ["a", "b"])]),
    ],
    ["form: no action", form([["a", "b"]])],
    ["form: nothing", form([])],
    ["form: not one", { type: "multipart/form-data; boundary=x", body: Buffer.from("abc") }],
    [
      "form: broken",
      { type: "multipart/form-data; boundary=x", body: Buffer.from("--x\r\nbroken") },
    ],
    [
      "form: an odd name",
      form([
        ["\u0000", "x"],
        ["a\r\nb", "y"],
      ]),
    ],
  ];
  return calls.map(([title, call]) => ({ title, ...call }));
}
