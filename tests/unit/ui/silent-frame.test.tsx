// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PayPanel } from "@/components/donations/pay-panel";
import { translator } from "@/lib/i18n/translator";

const t = translator("en", "donate");
const mounted = vi.hoisted(() => ({ frame: null as HTMLIFrameElement | null }));
vi.mock("@stripe/stripe-js/pure", () => ({
  loadStripe: async () => ({
    createEmbeddedCheckoutPage: async () => ({
      mount(place: HTMLElement) {
        mounted.frame = document.createElement("iframe");
        place.append(mounted.frame);
      },
      destroy() {},
    }),
  }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open() {
  const words = {
    ...{ payTitle: t("payTitle"), payOpening: t("payOpening"), payOpened: t("payOpened") },
    ...{
      payBack: t("payBack"),
      payElsewhere: t("payElsewhere"),
      paySilent: t("paySilent"),
      payOffline: t("payOffline"),
    },
    ...{ payLost: t("payLost"), payFailed: "failed", processing: t("processing") },
  };
  const pay = {
    publishableKey: "pk_test_x",
    library: null,
    clientSecret: "cs_x",
    line: "You give",
  };
  render(
    <PayPanel
      {...{
        labels: words,
        pay: pay as never,
        unreachable: "",
        sent: new FormData(),
        onBack: () => {},
      }}
      action={async () => ({ status: "idle" })}
    />,
  );
  // the provider's code is loaded by an import, which fake timers do not affect
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(mounted.frame?.isConnected).toBe(true);
  });
}
const says = () => screen.getByRole("status").textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const speak = (source: Window | null) =>
  act(async () => void window.dispatchEvent(new MessageEvent("message", { source })));

it("a frame that says nothing is never said to be open: the provider's page is offered", async () => {
  await open();
  expect(says()).toBe(t("payOpening"));
  await speak(window); // a message from another window does not count
  await pass(8_000);
  expect(says()).toBe(t("paySilent"));
  expect(screen.getByRole("button", { name: t("payElsewhere") })).toBeTruthy();
  // a slow line: it arrives after all
  await speak(mounted.frame!.contentWindow);
  expect(says()).toBe(t("payOpened"));
});

it("a frame that speaks is open, and stays so", async () => {
  await open();
  await speak(mounted.frame!.contentWindow);
  expect(says()).toBe(t("payOpened"));
  await pass(60_000);
  expect(says()).toBe(t("payOpened"));
});
