import { unfold } from "./support/folds";
import { expect, test, type Page } from "./support/test";
import { violations } from "./support/axe";
import { payHosted } from "./support/hosted";
import { settled } from "./support/settled";

/**
 * The sandbox's own pages, which donors see in the demo: they must fit every width and be accessible, in every state.
 */
const stamp = Date.now().toString(36);
const open = async (page: Page, more: object = {}): Promise<string> => {
  const answer = await (
    await page.request.post("/api/v1/payment/create-checkout-session", {
      data: {
        items: [{ amount: 6000 }],
        donorName: "Sefako Test",
        donorEmail: `pages-${stamp}-${Math.random().toString(36).slice(2)}@test.example`,
        campaignId: "two-boats",
        ...more,
      },
    })
  ).json();
  await page.goto(answer.data.url);
  return answer.data.url as string;
};

for (const width of [390, 1440]) {
  test(`[GIVE-097, GIVE-044] hosted checkout, the bank's step, the customer's page and pages that are over (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const found: Record<string, string[]> = {};
    const look = async (state: string) => {
      await expect(page.getByText("Sandbox: no real money"), state).toBeVisible();
      // pages from the same code are checked once
      const asked =
        width === 390
          ? [
              "open, with the cards",
              "wrong",
              "the bank's step",
              "paid",
              "bank",
              "the customer's page, wrong",
            ]
          : ["open", "the customer's page"];
      const faults = asked.includes(state) ? await violations(page) : [];
      await settled(page);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      const small = await page
        .locator("button:visible, input:visible, select:visible, summary:visible, a:visible")
        .evaluateAll((all) =>
          all
            .filter((e) => e.getBoundingClientRect().height < 24)
            .map((e) => e.outerHTML.slice(0, 60)),
        );
      if (faults.length + small.length > 0 || over > 0)
        found[state] = [...faults, ...small, ...(over > 0 ? [`wider by ${over}`] : [])];
    };
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Two boats, thirty-one families",
    );
    await look("open");
    await page.getByText("All test cards").click();
    await look("open, with the cards");
    await page.getByLabel("Card number").fill("1234");
    await page.getByLabel("Expiry").fill("01/20");
    await page.getByLabel("CVC").fill("1");
    await page.getByLabel("Name on card").fill("<b>S</b>");
    await page.getByRole("button", { name: "Donate $60.00" }).click();
    await expect(page.getByRole("alert")).toContainText("expiration date is in the past");
    await expect(page.getByLabel("Expiry")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Name on card")).toHaveValue("<b>S</b>");
    await look("wrong");
    await payHosted(page, "4000002760003184");
    await expect(
      page.getByRole("heading", { name: "Your bank asks you to confirm" }),
    ).toBeVisible();
    await look("the bank's step");
    const paying = page.url();
    await page.getByRole("button", { name: "Fail" }).click();
    await expect(page.getByRole("alert")).toContainText("unable to authenticate");
    await payHosted(page);
    await page.waitForURL("**/payment/success**");
    await page.goto(paying);
    await expect(page.getByRole("heading", { name: "Already paid" })).toBeVisible();
    await look("paid");
    await page.goto(paying.replace(/cs_test_\w+/, "cs_test_unknown"));
    await look("none");
    await open(page, { paymentMethod: "bank_transfer" });
    await look("bank");
    await open(page, { frequency: "monthly" });
    await expect(page.getByText("per month")).toBeVisible();
    await look("monthly");
    await payHosted(page);
    await page.getByRole("link", { name: "Your gift and its receipt" }).click();
    await unfold(page, "Card");
    await page.getByRole("button", { name: "Change the card" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payments");
    await look("the customer's page");
    await page.getByLabel("New card number").fill("4000 0000 0000 0002");
    await page.getByRole("button", { name: "Change card" }).click();
    await expect(page.getByRole("alert")).toContainText("declined");
    await look("the customer's page, wrong");
    await page.getByLabel("New card number").fill("5555 5555 5555 4444");
    await page.getByRole("button", { name: "Change card" }).click();
    await expect(page.getByText("Mastercard ending in 4444")).toBeVisible();
    await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
    await expect(page.getByText("It ends with this period.")).toBeVisible();
    await look("the customer's page, ending");
    expect(found).toEqual({});
  });
}
