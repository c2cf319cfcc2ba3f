import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { formsOf, sendForm } from "./support/forms";

/** The console's forms sent by people who may not, and a team's places under concurrency (B6, N40). */
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

/** Row counts and last changes of everything that forms could change, except what a refusal itself writes. */
async function everything(): Promise<string> {
  const tables = (
    await s.db.$queryRaw<
      { name: string }[]
    >`select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  )
    .map(({ name }) => name)
    .filter(
      (name) =>
        !/^(?:rate_limit|security_event|session|api_token|job|audit_log|_prisma_migrations|login_attempt|setting|invariant_run)$/.test(
          name,
        ),
    );
  const sums: string[] = [];
  for (const name of tables) {
    const [row] = await s.db.$queryRawUnsafe<{ sum: string }[]>(
      `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
    );
    sums.push(`${name} ${row!.sum}`);
  }
  return sums.join("\n");
}

attack(
  "B6",
  "every form of the console, sent by a visitor, an organisation, a suspended one and a disabled member: nothing changes",
  async () => {
    const { newId } = await import("@/lib/ids");
    const admin = await s.person("admin");
    const { ngo } = await s.makeNgo({ status: "pending" });
    const { ngo: approved } = await s.makeNgo();
    const campaign = await s.makeCampaign(approved.id);
    await s.makeDonationRow(campaign, {
      kind: "pledge",
      method: "crypto",
      status: "pending_confirmation",
    });
    const paid = await s.makeDonationRow(campaign, {
      receiptNumber: 7_500_000_001n,
      chargeId: "ch_of_the_console", // what came without a charge cannot be refunded
    });
    const messageId = newId("message");
    await s.db.contactMessage.create({
      data: { id: messageId, name: "A", email: "a@test.example", subject: "S", message: "M" },
    });
    const pages = [
      "/admin/dashboard",
      "/admin/dashboard?tab=ngos",
      "/admin/dashboard?tab=campaigns",
      `/admin/dashboard?tab=ngos&ngo=${ngo.id}`,
      `/admin/dashboard?tab=ngos&ngo=${approved.id}`,
      "/admin/administrators",
      "/admin/audit",
      "/admin/gifts",
      "/admin/gifts/new",
      `/admin/gifts?refund=${paid.id}`,
      "/admin/jobs",
      "/admin/ledger",
      "/admin/messages",
      `/admin/messages?view=${messageId}`,
      "/admin/outbox",
      "/admin/payouts",
      "/admin/pledges",
    ];
    const others = {
      visitor: undefined,
      approved: (await s.person("approved")).cookie,
      suspended: (await s.person("suspended")).cookie,
      disabledMember: (await s.person("disabledMember")).cookie,
    };
    const before = await everything();
    let played = 0;
    /** the forms that were sent: the subject of each, and its first field */
    const shownForms: string[] = [];
    for (const at of pages) {
      const shown = await site().request(at, { cookie: admin.cookie });
      expect(shown.status, at).toBe(200);
      const forms = formsOf(shown.text).filter(({ fields }) =>
        Object.keys(fields).some((name) => name.startsWith("$ACTION")),
      );
      for (const [n, { html, fields }] of forms.entries()) {
        const typed = Object.fromEntries(
          [...html.matchAll(/<(?:input|textarea|select)[^>]*\sname="([^"]+)"/g)]
            .filter(([, name]) => !(name! in fields))
            .map(([, name]) => [name!, /amount|cents/i.test(name!) ? "25.00" : "x"]),
        );
        for (const id of ["messageId", "donationId"])
          if (id in fields) shownForms.push(`${id} ${fields[id]} ${Object.keys(typed)[0] ?? ""}`);
        for (const [who, cookie] of Object.entries(others)) {
          const body = new FormData();
          for (const [name, value] of Object.entries({ ...typed, ...fields }))
            body.set(name, value);
          const answer = await site().request(at, { method: "POST", body, cookie });
          const what = `${at}, form ${n}, as ${who}: ${answer.status}`;
          expect(answer.status, what).toBeLessThan(500);
          expect(answer.text, what).not.toMatch(/Pending Verifications|Bank file/);
          played++;
        }
      }
    }
    expect(played).toBeGreaterThan(40);
    expect(shownForms).toContain(`messageId ${messageId} text`);
    expect(shownForms).toContain(`donationId ${paid.id} amount`);
    expect(await everything()).toBe(before);
  },
  400_000,
);

attack(
  "N40",
  "ten acceptances of one invitation at once, and of two for one place: one member more",
  async () => {
    const { sha256 } = await import("@/lib/auth/encryption");
    const { newId } = await import("@/lib/ids");
    const { ngo, owner } = await s.makeNgo();
    const invite = async () => {
      const token = s.randomText(20);
      await s.db.ngoInvitation.create({
        data: {
          id: newId("invitation"),
          ngoId: ngo.id,
          email: s.randomEmail("invited"),
          tokenHash: sha256(token),
          invitedBy: owner.id,
          expiresAt: new Date(Date.now() + 86_400_000),
        } as never,
      });
      return token;
    };
    const tokens = [await invite(), await invite()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        sendForm(site(), `/invitations/${tokens[i % 2]}`, 'name="password"', {
          name: "Second Person",
          password: "a quiet river bend",
          confirmPassword: "a quiet river bend",
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(
      answers.filter(({ cookies }) => cookies.some((line) => line.includes("session-token=ey"))),
    ).toHaveLength(1);
    expect(await s.db.ngoMember.count({ where: { ngoId: ngo.id } })).toBe(2);
  },
);
