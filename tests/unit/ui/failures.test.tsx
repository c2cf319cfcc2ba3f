// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import AppError from "@/app/(app)/error";
import PublicError from "@/app/[locale]/error";
import { VerifyPayment, type VerifyResult } from "@/components/donations/verify-payment";
import { TextField } from "@/components/forms/fields";
import { Form } from "@/components/forms/form";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { failureText } from "@/components/forms/failure-text";
import { lostAnswer } from "@/components/forms/lost-answer";
import { LikeShare } from "@/components/ngos/like-share";
import { formMessages } from "@/lib/forms/messages";
import { errorText } from "@/lib/i18n/errors";
import { messagesOf } from "@/lib/i18n/translator";
import success from "@/lib/i18n/messages/en/success";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.lang = "en";
});

describe("the words of a failure", () => {
  test("[ERR-001] the answer's message, else its error, else what the call said, else the catalogue's", () => {
    const unexpected = errorText("unexpected");
    expect(failureText({ message: "Not today", error: "x" }, new Error("y"), unexpected)).toBe(
      "Not today",
    );
    expect(failureText({ message: " ", error: "Not now" }, new Error("y"), unexpected)).toBe(
      "Not now",
    );
    expect(failureText({ message: 5 }, new Error("Network Error"), unexpected)).toBe(
      "Network Error",
    );
    for (const nothing of [null, undefined, "", {}, { error: "" }, 500])
      expect(failureText(nothing, nothing, unexpected)).toBe("An unexpected error occurred");
  });

  const read = (responseStatus: number, decodedBodySize: number) =>
    vi
      .spyOn(performance, "getEntriesByType")
      .mockReturnValue([{ name: location.href, responseStatus, decodedBodySize }] as never);

  test("[ERR-016] a rejection whose answer cannot be read, or does not come", () => {
    const words = {
      cut: "An error occurred while rejecting the NGO",
      failed: "Failed to reject NGO",
    };
    const unread = new Error("An unexpected response was received from the server.");
    // a page of HTML, a proxy's 502, garbage, a cut connection
    for (const [status, size] of [
      [200, 900],
      [502, 120],
      [502, 0],
      [500, 30],
      [200, 0],
      [0, 0],
    ] as const) {
      read(status, size);
      expect(lostAnswer(unread, words).error, `${status}, ${size} bytes`).toBe(words.cut);
    }
    expect(lostAnswer(new TypeError("Failed to fetch"), words).error).toBe(words.cut);
  });

  test("[ERR-002] an answer without words, and no answer", () => {
    const unread = new Error("An unexpected response was received from the server."); // Next's own message, whatever the response was
    const empty500 = Object.assign(
      new Error("An error occurred in the Server Components render."),
      { digest: "123" },
    );
    read(500, 0);
    expect(lostAnswer(unread, { cut: "Cut", failed: "Failed to reject NGO" }).error).toBe(
      "Failed to reject NGO",
    );
    vi.restoreAllMocks();
    expect(lostAnswer(empty500, { cut: "Cut" }).error).toBe("An unexpected error occurred");
    expect(lostAnswer(empty500, { cut: "Cut", failed: "Failed to approve NGO" })).toMatchObject({
      error: "Failed to approve NGO",
      issues: [],
      values: {},
    });
    expect(
      lostAnswer(new TypeError("Failed to fetch"), {
        cut: "Cut",
        failed: "Failed",
        detail: "Check your connection",
      }),
    ).toMatchObject({ error: "Cut", detail: "Check your connection" });
    expect(
      lostAnswer(new SyntaxError("Unexpected token"), { cut: "Cut", failed: "Failed" }).error,
    ).toBe("Cut");
    document.body.dataset["failure"] = JSON.stringify(messagesOf("af", "failure"));
    expect(lostAnswer(empty500, { cut: "Cut" }).error).toBe(errorText("unexpected", "af"));
    document.body.dataset["failure"] = JSON.stringify(messagesOf("en", "failure"));
    expect(lostAnswer(empty500, { cut: "Cut" }).error).toBe(errorText("unexpected", "en"));
  });

  test("[A11Y-004] in an inline box with role alert, which takes the focus; the browser's own dialogs are not used", async () => {
    const dialog = vi.fn();
    vi.stubGlobal("alert", dialog);
    render(
      <Form
        compact
        action={async () => {
          throw new TypeError("Failed to fetch");
        }}
        messages={formMessages("en", null, {
          unreachable: "approveUnreachable",
          failed: "approveFailed",
        })}
      >
        <SubmitButton pendingLabel="…">Approve</SubmitButton>
      </Form>,
    );
    await act(async () => {
      fireEvent.submit(document.querySelector("form")!);
    });
    const box = screen.getByRole("alert");
    expect(box.textContent).toBe("An error occurred while approving the NGO");
    expect(document.activeElement).toBe(box);
    expect(screen.getByRole("button", { name: "Approve" })).toHaveProperty("disabled", false);
    expect(dialog).not.toHaveBeenCalled();
  });
});

describe("the summary of a form", () => {
  const fault = (path: string, message: string) => ({ href: `#${path}`, message });
  test("one sentence for many fields stands once, at the first of them", () => {
    render(
      <FormError
        summary={{
          title: "Please fill in all fields",
          issues: [
            fault("name", "Please fill in all fields"),
            fault("email", "Please fill in all fields"),
            fault("password", "Please fill in all fields"),
          ],
        }}
      />,
    );
    expect(screen.getByRole("alert").textContent).toBe("Please fill in all fields");
    expect(screen.getByRole("link").getAttribute("href")).toBe("#name");
  });
  test("different sentences stand each once", () => {
    render(
      <FormError
        summary={{
          title: "Please check the marked fields",
          issues: [fault("a", "One"), fault("b", "Two"), fault("c", "One")],
        }}
      />,
    );
    expect(screen.getAllByRole("link").map((a) => [a.getAttribute("href"), a.textContent])).toEqual(
      [
        ["#a", "One"],
        ["#b", "Two"],
      ],
    );
    expect(screen.getByRole("heading").textContent).toBe("Please check the marked fields");
  });
  test("the forms of the dashboard too, and each field still has its own words", async () => {
    const issues = ["phoneNumber", "website"].map((path) => ({
      path,
      message: "Please check this field",
    }));
    render(
      <Form
        compact
        action={async () => ({
          status: "error",
          error: "Please check this field",
          code: "invalid",
          issues,
          values: {},
          at: 1,
        })}
        messages={formMessages("en")}
      >
        <TextField name="phoneNumber" label="Phone" />
        <TextField name="website" label="Website" />
      </Form>,
    );
    await act(async () => {
      fireEvent.submit(document.querySelector("form")!);
    });
    expect(screen.getByRole("alert").textContent).toBe("Please check this field");
    expect(document.querySelectorAll("[data-slot=field-error]")).toHaveLength(2);
  });
});

describe("the page of a failed page", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
  test.each([
    ["public", PublicError],
    ["signed in", AppError],
  ])(
    "[ERR-022] [ERR-023] %s: the words that came with the failure, else the catalogue's",
    (_name, Page) => {
      const again = vi.fn();
      const { rerender } = render(
        <Page
          error={Object.assign(new Error("masked"), {
            digest: "say:Failed to fetch campaign data",
          })}
          reset={again}
        />,
      );
      expect(screen.getByRole("alert").textContent).toBe("Failed to fetch campaign data");
      fireEvent.click(screen.getByRole("button", { name: "Try again" }));
      expect(again).toHaveBeenCalledTimes(1);
      rerender(
        <Page
          error={Object.assign(new Error("masked"), { digest: "say:Failed to fetch campaigns" })}
          reset={again}
        />,
      );
      expect(screen.getByRole("alert").textContent).toBe("Failed to fetch campaigns");
      rerender(
        <Page error={Object.assign(new Error("masked"), { digest: "3141592" })} reset={again} />,
      );
      expect(screen.getByRole("alert").textContent).toBe("An unexpected error occurred");
    },
  );
});

describe("calls that a part of a page makes by itself", () => {
  const like = {
    like: "Like",
    liked: "Liked",
    share: "Share",
    copied: "Campaign link copied to clipboard!",
    failed: "An unexpected error occurred",
  };
  const look = { like: null, share: null, button: "", scriptButton: "", good: "", bad: "" };
  const press = async () => {
    render(<LikeShare ngoId="ngo_x" locale="en" name="Maji" count={7} labels={like} look={look} />);
    await act(async () => {
      fireEvent.submit(document.querySelector("form")!);
    });
  };
  test("[ERR-001] a like that is refused says the server's words, and the number goes back", async () => {
    vi.stubGlobal("fetch", async (_url: string, init?: { method?: string }) =>
      init?.method
        ? Response.json(
            { error: "Too many attempts. Please try again in 3 minutes.", code: "rate_limited" },
            { status: 429 },
          )
        : Response.json({}, { status: 404 }),
    );
    await press();
    expect(screen.getByRole("alert").textContent).toBe(
      "Too many attempts. Please try again in 3 minutes.",
    );
    expect(screen.getByRole("button", { name: /Like 7/ })).toBeTruthy();
  });
  test("[ERR-002] a like that fails without words, or is cut", async () => {
    for (const answer of [
      async () => new Response(null, { status: 500 }),
      async () => {
        throw new TypeError("Failed to fetch");
      },
    ]) {
      vi.stubGlobal("fetch", answer);
      await press();
      expect(screen.getByRole("alert").textContent).toBe("An unexpected error occurred");
      cleanup();
    }
  });
  test("[ERR-063] the link of an organisation's page is copied, and an alert says so", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ liked: false, likes: 7 }));
    const copied: string[] = [];
    vi.stubGlobal(
      "navigator",
      Object.assign(Object.create(navigator) as object, {
        clipboard: { writeText: async (text: string) => void copied.push(text) },
        share: undefined,
      }),
    );
    render(<LikeShare ngoId="ngo_x" locale="en" name="Maji" count={7} labels={like} look={look} />);
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Share" }));
    });
    expect(copied).toEqual([window.location.href]);
    expect(screen.getByRole("alert").textContent).toBe("Campaign link copied to clipboard!");
  });

  const paid: VerifyResult = {
    state: "paid",
    name: "Amina",
    monthly: false,
    campaignHref: "/campaigns/pumps",
    donateHref: "/campaigns/pumps/donate",
    giftHref: null,
    view: {
      ref: "DN-1",
      gift: "$25.00",
      fee: "−$1.03",
      reaches: "$23.97",
      site: "Harambee",
      offer: { amounts: [{ dollars: "20", text: "$20" }], first: null },
      next: null,
      harambeeFee: "$0.00",
      ngo: "Maji",
      verified: true,
      title: "Pumps",
      seed: "pumps",
      qr: "/share/en/qr/pumps",
      shareUrl: "https://give.example/campaigns/pumps",
      before: "$75",
      after: "$100",
      donors: "4",
      percent: { before: 75, after: 100, text: "75% → 100%" },
      toGo: null,
      strips: ["gift-a", "gift-b"],
      own: "gift-c",
      withHref: null,
      wantsUpdates: null,
    },
  };
  const verify = (check: () => Promise<VerifyResult>) =>
    render(
      <VerifyPayment
        check={check}
        result={null}
        labels={success}
        links={{
          campaigns: "/campaigns",
          campaign: "/campaigns/pumps",
          donate: "/campaigns/pumps/donate",
          contact: "/contact",
        }}
      />,
    );
  test("[GIVE-062] a server that cannot tell yet is asked again, and nothing is called failed before", async () => {
    vi.useFakeTimers();
    try {
      const check = vi
        .fn<() => Promise<VerifyResult>>()
        .mockResolvedValueOnce({ state: "failed", again: 2 })
        .mockResolvedValue(paid);
      verify(check);
      await act(async () => {
        await vi.advanceTimersByTimeAsync(0);
      });
      expect(screen.getByRole("heading").textContent).toBe("Verifying your payment...");
      await act(async () => {
        await vi.advanceTimersByTimeAsync(2_000);
      });
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Payment Successful!");
      expect(check).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
  test("[GIVE-067] one that never can tell ends in the words for that", async () => {
    vi.useFakeTimers();
    try {
      const check = vi
        .fn<() => Promise<VerifyResult>>()
        .mockResolvedValue({ state: "failed", again: 1 });
      verify(check);
      await act(async () => {
        await vi.advanceTimersByTimeAsync(10_000);
      });
      expect(document.body.textContent).toContain(
        "We couldn't verify your payment. Please try again or contact support.",
      );
      expect(check).toHaveBeenCalledTimes(4);
    } finally {
      vi.useRealTimers();
    }
  });
});
