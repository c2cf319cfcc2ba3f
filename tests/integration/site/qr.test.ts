import { afterAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { GET } from "@/app/share/[locale]/qr/[file]/route";
import { makeCampaign, makeNgo } from "@/tests/support/factories";

let busy = false;
vi.mock("@/lib/files/decode", async (original) => {
  const real = await original<typeof import("@/lib/files/decode")>();
  return {
    ...real,
    draw: (...what: Parameters<typeof real.draw>) => {
      if (busy) throw new AppError("unavailable", "filesBusy", { retryAfter: 10 });
      return real.draw(...what);
    },
  };
});
afterAll(() => db.$disconnect());

const ask = (locale: string, file: string) =>
  GET(new Request(`${env.appUrl}/share/${locale}/qr/${file}`), {
    params: Promise.resolve({ locale, file }),
  });

test("a campaign's QR code as SVG and PNG; none of a draft, of another language or of another ending", async () => {
  const { ngo } = await makeNgo();
  const { id: campaignId, slug } = await makeCampaign(ngo.id);
  const svg = await ask("en", `${slug}.svg`);
  expect(svg.status).toBe(200);
  expect(svg.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(await svg.text()).toMatch(/^<svg /);
  const png = await ask("af", `${slug}.png`);
  expect(png.headers.get("content-type")).toBe("image/png");
  expect(
    Buffer.from(await png.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");

  // a former address has another picture: one campaign, one address
  const old = `old-${slug}`;
  await db.campaignSlug.create({ data: { slug: old, campaignId } });
  const draft = await makeCampaign(ngo.id, { status: "draft" });
  for (const [locale, file] of [
    ["en", `${draft.slug}.svg`],
    ["en", `${old}.svg`],
    ["de", `${slug}.svg`],
    ["en", `${slug}.gif`],
    ["en", `${slug.toUpperCase()}.svg`],
    ["en", "nothing-of-this-name.svg"],
    ["en", `${"a".repeat(101)}.svg`],
  ] as const) {
    const answer = await ask(locale, file);
    expect(answer.status, file).toBe(404);
    expect(answer.headers.get("cache-control"), file).toBe("private, no-store");
  }
});

test("when too many pictures wait to be drawn, the answer says so and when to come again", async () => {
  const { slug } = await makeCampaign((await makeNgo()).ngo.id);
  busy = true;
  try {
    const answer = await ask("en", `${slug}.png`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await ask("en", `${slug}.svg`)).status, "needs no drawing").toBe(200);
  } finally {
    busy = false;
  }
});
