import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { DonationsPart } from "@/app/(app)/dashboard/_parts/donations-part";
import { GET as exported } from "@/app/exports/[file]/route";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import { makeCampaign, makeDonationRow, ngoActorOf } from "@/tests/support/factories";
import { person } from "@/tests/support/people";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const files = ["donations", "donations-full"];
const bad = [
  "from=2026-02-29",
  "to=2026-02-30",
  "from=2026-13-01",
  "from=29/02/2026",
  "from=2026-2-9",
  "to=yesterday",
  "from=0000-01-01",
  "from=0999-12-31",
  "from=2026-01-01&to=2026-06-31",
];

test("an invalid date is reported: 400 with a message for a file, at the field on the page", async () => {
  const who = await person("approved");
  const campaign = await makeCampaign(who.ngoId!);
  await makeDonationRow(campaign, { donorName: "Long Ago", settledAt: new Date("2025-01-05") });
  const file = (name: string, query: string) =>
    exported(
      new Request(`http://localhost:3000/exports/${name}-2026-11-21.csv?${query}`, {
        headers: { cookie: who.cookie! },
      }),
      { params: Promise.resolve({ file: `${name}-2026-11-21.csv` }) },
    );
  const user = await db.user.findUniqueOrThrow({ where: { id: who.userId } });
  const actor = await ngoActorOf(user as never);
  const page = async (query: string) =>
    renderToStaticMarkup(
      await DonationsPart({
        actor,
        params: Object.fromEntries(new URLSearchParams(query)),
        at: now(),
      }),
    );

  for (const query of bad) {
    for (const name of files) {
      const answer = await file(name, query);
      expect([answer.status, await answer.text()], query).toEqual([
        400,
        "There is no such day. Please write it as 2026-02-28\n",
      ]);
    }
    const markup = await page(query);
    expect(markup, query).toContain("There is no such day");
    expect(markup.match(/aria-invalid="true"/g), query).toHaveLength(1);
    // there is no filter to remove, and links keep the invalid value until it is corrected
    expect(markup, query).not.toContain("/exports/");
    const day = new URLSearchParams(query.split("&").at(-1)).values().next().value!;
    expect(markup, query).toContain(day);
    expect(markup, query).toContain(`=${encodeURIComponent(day)}`);
  }
  for (const query of ["", "from=", "from=2024-02-29&to=9999-12-31", "from=1000-01-01"]) {
    for (const name of files) {
      const answer = await file(name, query);
      expect([answer.status, await answer.text()], query).toEqual([
        200,
        expect.stringContaining("Long Ago"),
      ]);
    }
    const markup = await page(query);
    expect(markup, query).not.toContain("There is no such day");
    expect(markup, query).toContain("/exports/");
  }
});
