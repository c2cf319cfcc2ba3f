import { describe, expect, test } from "vitest";
import {
  automaticReason,
  bareValue,
  fromAddress,
  hasEmptyReturnPath,
  messageIdOf,
  provesSender,
  readHead,
} from "@/lib/inbound/head";
import { expectLinear } from "@/tests/support/linear";

const head = (lines: string[]) => readHead(Buffer.from(`${lines.join("\r\n")}\r\n\r\nText`))!;
const server = "mx.example.org";
const results = (value: string, from = "ada@ngo.example") =>
  provesSender(head([`Authentication-Results: ${value}`, `From: ${from}`]), from, server);

describe("a mail's head", () => {
  test("is read to the empty line, its folded lines as one, the topmost first", () => {
    expect(head(["Subject: one", "\ttwo", "X: 1", "x: 2"])).toEqual([
      { name: "subject", value: "one two" },
      { name: "x", value: "1" },
      { name: "x", value: "2" },
    ]);
  });

  test("is none without an end, with too many lines, or when it is too long", () => {
    expect(readHead(Buffer.from("Subject: x\r\nFrom: y"))).toBeNull();
    expect(readHead(Buffer.from(`${"A: b\r\n".repeat(501)}\r\n`))).toBeNull();
    expect(readHead(Buffer.from(`A: ${"b".repeat(70_000)}\r\n\r\n`))).toBeNull();
  });
});

describe("who a mail says that it is from", () => {
  test.each([
    ["ada@ngo.example", "ada@ngo.example"],
    ["Ada L <ada@ngo.example>", "ada@ngo.example"],
    ['"Ada, of the <team>" <ada@ngo.example>', "ada@ngo.example"],
    ["Ada (her, mail) <ada@ngo.example>", "ada@ngo.example"],
  ])("%s", (from, address) => {
    expect(fromAddress(head([`From: ${from}`]))).toBe(address);
  });

  test.each([
    "ada@ngo.example, eve@evil.example",
    "ada@ngo.example <eve@evil.example>",
    "<ada@ngo.example> <eve@evil.example>",
    "team: ada@ngo.example;",
    '"ada@ngo.example',
    "nobody",
    "",
  ])("nobody for %s", (from) => {
    expect(fromAddress(head([`From: ${from}`]))).toBeNull();
  });

  test("nobody for two From lines", () => {
    expect(fromAddress(head(["From: ada@ngo.example", "From: eve@evil.example"]))).toBeNull();
  });
});

describe("who is proven", () => {
  test.each([
    "mx.example.org; dkim=pass header.d=ngo.example",
    "MX.Example.Org 1; spf=fail smtp.mailfrom=x@evil.example; dkim=pass (good key) header.i=@ngo.example header.d=ngo.example",
    "mx.example.org; dkim=pass header.i=@ngo.example header.s=google header.b=AbC",
    "mx.example.org; spf=pass smtp.mailfrom=ada@ngo.example",
    "mx.example.org; spf=pass smtp.mailfrom=ngo.example",
    "mx.example.org; dmarc=pass (p=none) header.from=ngo.example",
  ])("%s", (value) => {
    expect(results(value)).toBe(true);
  });

  test.each([
    ["another server", "mx.evil.example; dkim=pass header.d=ngo.example"],
    ["fails", "mx.example.org; dkim=fail header.d=ngo.example; spf=softfail; dmarc=fail"],
    ["none", "mx.example.org; none"],
    ["a pass of another domain", "mx.example.org; dkim=pass header.d=evil.example"],
    ["a pass of an identity of another domain", "mx.example.org; dkim=pass header.i=@evil.example"],
    [
      "an identity beside the signature of another domain",
      "mx.example.org; dkim=pass header.i=@ngo.example header.d=evil.example",
    ],
    ["a name that the envelope only says", "mx.example.org; spf=pass smtp.helo=ngo.example"],
    ["a pass of an ending alone", "mx.example.org; dkim=pass header.d=example"],
    ["a pass of a longer name", "mx.example.org; dkim=pass header.d=evil-ngo.example"],
    ["SPF of another domain", "mx.example.org; spf=pass smtp.mailfrom=x@evil.example"],
    ["a comment", "mx.example.org; dkim=none (dkim=pass header.d=ngo.example; x)"],
    [
      "a quoted name",
      'mx.example.org; spf=pass smtp.mailfrom="; dkim=pass header.d=ngo.example; "@evil.example',
    ],
    ["an open quote", 'mx.example.org; x="; dkim=pass header.d=ngo.example'],
  ])("not by %s", (_name, value) => {
    expect(results(value)).toBe(false);
  });

  test("not by a line below the topmost, nor where no server is named", () => {
    const good = "Authentication-Results: mx.example.org; dkim=pass header.d=ngo.example";
    const forged = ["Authentication-Results: mx.other.example; none", good];
    expect(provesSender(head(forged), "ada@ngo.example", server)).toBe(false);
    expect(provesSender(head([good]), "ada@ngo.example", server)).toBe(true);
    expect(provesSender(head([good]), "ada@ngo.example", undefined)).toBe(false);
  });
});

test("an empty return path is one that takes no answer", () => {
  expect(hasEmptyReturnPath(head(["Return-Path: <>"]))).toBe(true);
  expect(hasEmptyReturnPath(head(["return-path:  < > "]))).toBe(true);
  expect(hasEmptyReturnPath(head(["Return-Path: <ada@ngo.example>"]))).toBe(false);
  expect(hasEmptyReturnPath(head(["Subject: <>"]))).toBe(false);
});

describe("mails of programs", () => {
  test.each([
    "Auto-Submitted: auto-replied",
    "auto-submitted: auto-generated; x=1",
    "Precedence: bulk",
    "Precedence: LIST",
    "Precedence: auto_reply",
    "List-Id: <x.example>",
    "X-Autoreply: yes",
    "X-Auto-Response-Suppress: All",
    "X-Auto-Response-Suppress: OOF, DR, RN, NRN, AutoReply",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    "Content-Type: multipart/report; report-type=disposition-notification",
  ])("%s", (line) => {
    expect(automaticReason(head(["Subject: x", line]))).toBe("automatic");
  });

  test("are not those of people", () => {
    const person = ["Auto-Submitted: no", "Precedence: normal", "X-Auto-Response-Suppress: None"];
    expect(automaticReason(head(person))).toBeNull();
    expect(automaticReason(head(["X-Auto-Response-Suppress: DR, RN, NRN"]))).toBeNull();
    expect(automaticReason(head(["Content-Type: multipart/mixed; boundary=b"]))).toBeNull();
  });
});

test("a Message-ID is the same in any letters", () => {
  expect(messageIdOf(head(["Message-ID: <AbC@x.example> "]))).toBe("abc@x.example");
  expect(messageIdOf(head(["Message-Id:", "\t<abc@X.example>"]))).toBe("abc@x.example");
  expect(messageIdOf(head(["Subject: x"]))).toBeNull();
});

test.each([
  ["open comments", "(".repeat(100_000)],
  ["open quotes", '"\\'.repeat(50_000)],
])("a value of %s costs time in proportion to it", (_name, text) => {
  expectLinear(text, () => bareValue(text));
});

test("a head of folds costs time in proportion to it", () => {
  const text = `A: ${" b\r\n\t".repeat(30_000)}`;
  expectLinear(text, () => readHead(Buffer.from(text)));
});
