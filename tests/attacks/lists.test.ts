import { beforeAll, expect } from "vitest";
import { attack, notApplicable, startSite } from "./support/attack";

/** Addresses of campaigns, pages of lists, and what a search may find. */
const site = startSite();

async function support() {
  const [factories, people, { db }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...factories, ...people, db };
}
let s: Awaited<ReturnType<typeof support>>;
beforeAll(async () => {
  s = await support();
});

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const words = { description: "Words.", fundingGoal: "100", cause: "Other", country: "KE" };
const make = (token: string, title: string, campaignSlug: string) =>
  site().request("/api/v1/campaigns", {
    token,
    body: form({ ...words, title, campaignSlug, status: "draft" }),
  });
const change = (token: string, slug: string, fields: Record<string, string>) =>
  site().request(`/api/v1/campaigns/${slug}`, { method: "PUT", token, body: form(fields) });

attack(
  "E2",
  "one address, taken by twelve at once in any case: one has it; an old one stays with its campaign",
  async () => {
    const [a, b] = [await s.person("approved"), await s.person("approved")];
    const slug = `river-${s.randomText(4)}`;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        make(
          (i % 2 === 0 ? a : b).token!,
          `River ${i}`,
          i % 3 === 0 ? slug.toUpperCase() : ` ${slug} `,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(11).fill(409),
    ]);
    expect(await s.db.campaignSlug.count({ where: { slug } })).toBe(1);

    // two organisations rename a campaign to the same slug at once
    const [mine, theirs] = [await s.makeCampaign(a.ngoId!), await s.makeCampaign(b.ngoId!)];
    const wanted = `delta-${s.randomText(4)}`;
    const renamed = await Promise.all([
      change(a.token!, mine.slug, { campaignSlug: wanted }),
      change(b.token!, theirs.slug, { campaignSlug: wanted.toUpperCase() }),
    ]);
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = renamed[0]!.status === 200 ? mine : theirs;
    const loser = winner === mine ? theirs : mine;
    const loserToken = winner === mine ? b.token! : a.token!;

    // the old slug redirects to the new one, and the loser gets neither
    const old = await site().request(`/campaigns/${winner.slug}`);
    expect(old.status).toBe(308);
    expect(new URL(old.headers.get("location")!, site().url).pathname).toBe(`/campaigns/${wanted}`);
    for (const campaignSlug of [winner.slug, wanted]) {
      expect((await change(loserToken, loser.slug, { campaignSlug })).status).toBe(409);
      expect((await make(loserToken, "Taken", campaignSlug)).status).toBe(409);
    }
  },
);

attack(
  "N57",
  "the address of a campaign that got a gift is nobody else's after it is deleted",
  async () => {
    const [a, b] = [await s.person("approved"), await s.person("approved")];
    const campaign = await s.makeCampaign(a.ngoId!);
    await s.makeDonationRow(campaign);
    const gone = await site().request(`/api/v1/campaigns/${campaign.slug}`, {
      method: "DELETE",
      token: a.token,
    });
    expect(gone.status).toBe(200);
    expect((await make(b.token!, "Taken", campaign.slug)).status).toBe(409);
    expect((await site().request(`/campaigns/${campaign.slug}`)).status).toBe(404);
  },
);

attack(
  "E4",
  "a page that is none is 400 by call and the first by page; none is an error",
  async () => {
    const admin = await s.person("admin");
    const owner = await s.person("approved");
    const odd = [
      "0",
      "-1",
      "1.5",
      "1e9",
      "99999999999999999999",
      "x",
      "",
      "'",
      "eyJpZCI6MX0=",
      "%00",
    ];
    const calls: [string, string | undefined][] = [
      ["/api/v1/campaigns", undefined],
      ["/api/v1/ngos/all", undefined],
      ["/api/v1/campaigns/ngo/my-campaigns", owner.token],
      ["/api/v1/admin/ngos", admin.token],
      ["/api/v1/admin/campaigns", admin.token],
    ];
    for (const [at, token] of calls) {
      for (const value of odd)
        for (const name of ["page", "limit"])
          expect([
            at,
            name,
            value,
            (await site().request(`${at}?${name}=${value}`, { token })).status,
          ]).toEqual([at, name, value, 400]);
      // this list has no cursor: it is an unknown field
      for (const name of ["cursor", "after", "offset", "starting_after"])
        expect([at, name, (await site().request(`${at}?${name}=x`, { token })).status]).toEqual([
          at,
          name,
          400,
        ]);
      expect((await site().request(`${at}?page=1000000`, { token })).status, at).toBe(200);
    }
    for (const [at, cookie] of [
      ["/campaigns", undefined],
      ["/ngos", undefined],
      ["/dashboard", owner.cookie],
      ["/admin/gifts", admin.cookie],
      ["/admin/audit", admin.cookie],
      ["/admin/payouts", admin.cookie],
    ] as const)
      for (const value of odd)
        expect([
          at,
          value,
          (await site().request(`${at}?page=${value}`, { cookie })).status,
        ]).toEqual([at, value, 200]);
  },
);

attack(
  "E7",
  "a search finds no draft, nothing deleted, nothing of an organisation that is not approved, and no donor who is hidden",
  async () => {
    const word = `quelea${s.randomText(4)}`;
    const title = (kind: string) => `${word} ${kind}`;
    const approved = await s.person("approved");
    for (const status of ["pending", "rejected"] as const) {
      const { ngo } = await s.makeNgo({ name: title(`${status} organisation`), status });
      await s.makeCampaign(ngo.id, { title: title(`of a ${status} organisation`) });
    }
    await s.makeCampaign(approved.ngoId!, {
      title: title("draft"),
      status: "draft",
      publishedAt: null,
    });
    await s.makeCampaign(approved.ngoId!, { title: title("archived"), archivedAt: new Date() });
    const open = await s.makeCampaign(approved.ngoId!, { title: "A well" });
    await s.makeDonationRow(open, {
      donorName: title("hidden donor"),
      donorEmail: `${word}@test.example`,
      showName: false,
      shareWithNgo: false,
    });

    const none = `nothing${s.randomText(4)}`;
    const without = (text: string, search: string) =>
      text.replaceAll(search, "").replace(/"request_?[iI]d":"[^"]*"/g, "");
    for (const at of ["/api/v1/campaigns?search=", "/api/v1/ngos/all?search="]) {
      const [found, nothing] = [await site().request(at + word), await site().request(at + none)];
      expect([found.status, nothing.status], at).toEqual([200, 200]);
      expect(without(found.text, word), at).toBe(without(nothing.text, none));
    }
    for (const at of ["/campaigns?search=", "/ngos?search="]) {
      const { status, text } = await site().request(at + word);
      expect(status, at).toBe(200);
      for (const kind of ["organisation", "of a", "draft", "archived", "hidden donor"])
        expect(text, at).not.toContain(title(kind));
    }
    // hidden pages appear in no public answer about the campaign or its organisation
    for (const at of [
      `/campaigns/${open.slug}`,
      `/campaigns/${open.slug}/embed`,
      `/api/v1/campaigns/${open.slug}`,
      `/ngo-campaigns/${approved.ngoId}`,
      "/feed.xml",
    ])
      expect((await site().request(at)).text, at).not.toContain(word);
    const own = await site().request("/api/v1/campaigns/ngo/my-campaigns", {
      token: approved.token,
    });
    expect(own.text).toContain("A well");
    expect(own.text).not.toContain("hidden donor");
    expect(own.text).not.toContain(`${word}@`);
    // to show that the search works: once approved, everything public is found
    await s.db.ngo.updateMany({
      where: { name: { startsWith: word } },
      data: { status: "approved", approvedAt: new Date() },
    });
    expect((await site().request(`/api/v1/campaigns?search=${word}`)).text).toContain(
      title("of a pending organisation"),
    );
  },
);

notApplicable(
  "C14",
  "a stale If-Match",
  "no call takes If-Match: calls change only the fields they name, and a decision carries what was seen (X10)",
);
notApplicable(
  "I3",
  "a file of very many rows",
  "played as F60 in tests/faults/outages.test.ts, with memory and deliveries meanwhile (ROWS sets how many)",
);
