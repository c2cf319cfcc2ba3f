import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "@/tests/support/sandbox";
import { oneOff } from "@/tests/support/sandbox-orders";

/** Checkouts that are paid in a frame of the seller's page. */
let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  stripe = sandbox.client();
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.reset());

const { success_url: _back, cancel_url: _out, ...order } = oneOff;
const inPage = {
  ...order,
  ui_mode: "embedded_page" as const,
  return_url: "https://give.example/thanks?session_id={CHECKOUT_SESSION_ID}",
};
const create = (more: object = {}) =>
  stripe.rawRequest("POST", "/v1/checkout/sessions", { ...inPage, ...more } as never);
const card = {
  email: "a@test.example",
  method: "card",
  cardNumber: "4242424242424242",
  cardExpiry: "12/40",
  cardCvc: "123",
  billingName: "S",
};
const frameOf = (secret: string) => `${sandbox.url}/embedded/pay/${secret}`;
const pay = (secret: string, more: Record<string, string> = {}) =>
  fetch(frameOf(secret), {
    method: "POST",
    body: new URLSearchParams({ ...card, ...more }),
    redirect: "manual",
  });

test("a session of the page has a client secret and no address; a hosted one the other way round", async () => {
  const session = await stripe.checkout.sessions.create(inPage);
  expect(session).toMatchObject({ ui_mode: "embedded_page", url: null, success_url: null });
  expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_\\w{40,}$`));
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    client_secret: session.client_secret,
    return_url: inPage.return_url,
  });
  const hosted = await stripe.checkout.sessions.create(oneOff);
  expect(hosted).toMatchObject({ ui_mode: "hosted_page", client_secret: null });
  // neither opens at the other's address
  expect((await fetch(`${sandbox.url}/c/pay/${session.id}`)).status).toBe(404);
  expect((await fetch(frameOf(`${hosted.id}_secret_x`))).status).toBe(404);
  expect((await fetch(frameOf(`${session.client_secret}x`))).status).toBe(404);
});

describe("refused as the provider does", () => {
  test.each([
    ["no way back", { return_url: undefined }, "parameter_missing", "return_url"],
    ["a hosted page's way back", { success_url: "https://x.example/" }, undefined, "success_url"],
    ["a hosted page's way out", { cancel_url: "https://x.example/" }, undefined, "cancel_url"],
    ["a way back that is none", { return_url: "http://[" }, "url_invalid", "return_url"],
    [
      "a way back of a page for the hosted one",
      { ui_mode: "hosted_page", success_url: "https://x.example/" },
      "parameter_unknown",
      "return_url",
    ],
    ["a mode that is gone", { ui_mode: "embedded" }, undefined, "ui_mode"],
  ])("%s", async (_title, more, code, param) => {
    const error = await create(more).then(
      () => null,
      (caught: unknown) => caught as Stripe.errors.StripeError,
    );
    expect(error).toMatchObject({ statusCode: 400, param, ...(code ? { code } : {}) });
    expect(await sandbox.truth("checkout.session")).toEqual([]);
  });
});

test("in the frame: a declined card is reported, 3-D Secure asked, the payment made once, and the page around led back", async () => {
  const { id, client_secret: secret } = await stripe.checkout.sessions.create(inPage);
  const first = await fetch(frameOf(secret!));
  const policy = first.headers.get("content-security-policy")!;
  expect(policy).toContain("frame-ancestors https://give.example;");
  expect(policy).toContain("script-src 'self';");
  const page = await first.text();
  expect(page).toContain(`action="/embedded/pay/${secret}?locale=en"`);
  expect(page).toContain('data-parents="https://give.example"');
  const declined = await pay(secret!, { cardNumber: "4000000000000002" });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain("Your card was declined");
  const asked = await (await pay(secret!, { cardNumber: "4000002760003184" })).text();
  expect(asked).toContain("Your bank asks you to confirm");
  expect(asked).toContain(`action="/embedded/pay/${secret}?locale=en"`);
  const paid = await pay(secret!, { cardNumber: "4000002760003184", challenge: "complete" });
  expect(paid.status).toBe(200);
  const back = `https://give.example/thanks?session_id=${id}`;
  expect(await paid.text()).toContain(`data-paid="${back}"`);
  expect(await (await pay(secret!)).text()).toContain(`data-paid="${back}"`); // pressed twice
  expect((await sandbox.truth("charge")).filter((one) => one["paid"])).toHaveLength(1);
  expect(await (await fetch(frameOf(secret!))).text()).toContain("Already paid");
});

describe("speaks", () => {
  const said = {
    fr: ["Numéro de carte", "25,00\u00a0$", "Votre carte a été refusée.", "Déjà payé"],
    af: ["Kaartnommer", "$25,00", "Jou kaart is geweier.", "Reeds betaal"],
    sw: ["Namba ya kadi", "$25.00", "Kadi yako imekataliwa.", "Imeshalipwa"],
    pt: ["Número do cartão", "25,00\u00a0$", "O seu cartão foi recusado.", "Já está pago"],
    ar: ["رقم البطاقة", "\u2066$25.00\u2069", "رُفضت بطاقتك.", "سبق الدفع"],
  } as const;
  const all = ["fr", "af", "sw", "pt", "ar"] as const;

  test.each(all)("%s: the form, a declined card and the end", async (wanted) => {
    const { client_secret: secret } = await stripe.checkout.sessions.create({
      ...inPage,
      locale: wanted === "fr" || wanted === "pt" ? wanted : "auto",
    });
    // for a session that leaves the language to the browser, the surrounding page passes it in the address
    const at = `${frameOf(secret!)}?locale=${wanted}`;
    const [form, amount, declined, over] = said[wanted];
    const page = await (await fetch(at)).text();
    expect(page).toContain(`<html lang="${wanted}"${wanted === "ar" ? ' dir="rtl"' : ""}>`);
    expect(page).toContain(form);
    expect(page).toContain(amount);
    expect(page).toContain(`action="/embedded/pay/${secret}?locale=${wanted}"`);
    // a stranger's title keeps its own direction
    expect(page).toMatch(/<h1><bdi>[^<]+<\/bdi><\/h1>/);
    for (const english of ["Card number", "Nothing is charged", "Name on card", ">Email<"])
      expect(page).not.toContain(english);
    const send = (more: Record<string, string>) =>
      fetch(at, { method: "POST", body: new URLSearchParams({ ...card, ...more }) });
    expect(await (await send({ cardNumber: "4000000000000002" })).text()).toContain(declined);
    await send({});
    expect(await (await fetch(at)).text()).toContain(over);
  });

  test("what the session says, else the first that the browser asks for, else English", async () => {
    const language = async (locale: "fr" | "de" | "auto", asked: string) => {
      const { url } = await stripe.checkout.sessions.create({ ...oneOff, locale });
      const page = await fetch(url!, { headers: { "accept-language": asked } });
      return /<html lang="(\w+)">/.exec(await page.text())?.[1];
    };
    expect(await language("fr", "af")).toBe("fr");
    expect(await language("auto", "de-DE, af-ZA;q=0.8, fr;q=0.5")).toBe("af");
    expect(await language("auto", "pt-BR")).toBe("pt");
    expect(await language("auto", "de-DE")).toBe("en");
    expect(await language("de", "fr")).toBe("en");
  });
});

test("an expired session is not paid, whoever holds its secret", async () => {
  const { id, client_secret: secret } = await stripe.checkout.sessions.create(inPage);
  await stripe.checkout.sessions.expire(id);
  expect(await (await pay(secret!)).text()).toContain("This checkout has expired");
  expect(await sandbox.truth("charge")).toEqual([]);
});

test("a page of this machine may be called by any of the machine's names", async () => {
  const { client_secret: secret } = await stripe.checkout.sessions.create({
    ...inPage,
    return_url: "http://localhost:3000/thanks",
  });
  expect((await fetch(frameOf(secret!))).headers.get("content-security-policy")).toContain(
    "frame-ancestors http://localhost:3000 http://127.0.0.1:3000;",
  );
});

test("the browser's library and the frame's script are served, nothing else of their folder", async () => {
  for (const at of ["/endive/stripe.js", "/embedded/frame.js"]) {
    const answer = await fetch(sandbox.url + at);
    expect(answer.headers.get("content-type"), at).toMatch(/^text\/javascript/);
    expect(answer.headers.get("x-content-type-options"), at).toBe("nosniff");
  }
  const letters = await fetch(`${sandbox.url}/fonts/harambee-text-latin-2.woff2`);
  expect([letters.status, letters.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  for (const at of ["/endive/files.ts", "/embedded/stripe.mjs", "/endive/"])
    expect((await fetch(sandbox.url + at)).status, at).toBe(404);
});
