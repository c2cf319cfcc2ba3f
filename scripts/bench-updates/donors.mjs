// A campaign of the demo's organisation, with donors who consented to updates.
export const campaign = { id: `cmp_${"benchnews".padEnd(20, "0")}`, slug: "bench-news" };

/**
 * Triggers are off meanwhile, nothing is posted to the ledger: the mails only read who gave and who consented.
 * @param {import("pg").Client} db of a site with demo data
 * @param {string} email of the organisation's member
 */
export async function fillDonors(db, { email, donors }) {
  await db.query("begin");
  await db.query("set local session_replication_role = replica");
  await db.query(
    `insert into campaign (id, ngo_id, slug, title, description, funding_goal_cents, cause, country, status, published_at)
     select $1, n.id, $2, 'Pumps for Turkana', repeat('Families build together, with their own hands and with what you give. ', 20),
            10000000, 'Other', 'KE', 'ongoing', now()
       from ngo n join ngo_member m on m.ngo_id = n.id join app_user u on u.id = m.user_id where u.email = $3`,
    [campaign.id, campaign.slug, email],
  );
  await db.query(`insert into campaign_slug (slug, campaign_id) values ($1, $2)`, [
    campaign.slug,
    campaign.id,
  ]);
  await db.query(
    `insert into donation (id, ref, campaign_id, ngo_id, kind, method, status, amount_cents, client_key, donor_name, donor_email, donor_key,
       show_name, share_with_ngo, fee_cents, receipt_number, wants_updates, locale, created_at, settled_at)
     select 'don_benchnews' || n, 'BN-' || n, c.id, c.ngo_id, 'one_off', 'card', 'succeeded', 500 + n * 37 % 50000, 'benchnews:' || n,
            'Donor ' || n, 'donor' || n || '@giver.example', 'donor' || n || '@giver.example', true, true, 30, 9000000 + n, true,
            (array['en', 'en', 'fr', 'af', 'sw', 'pt', 'ar'])[1 + n % 7], now() - make_interval(mins => n), now() - make_interval(mins => n)
       from campaign c, generate_series(1, $2::int) n where c.id = $1`,
    [campaign.id, donors],
  );
  await db.query(
    `insert into update_consent (campaign_id, email_key, address, locale, agreed_at)
     select campaign_id, lower(donor_email), donor_email, locale, created_at from donation where campaign_id = $1`,
    [campaign.id],
  );
  await db.query("select recount_giving(ngo_id) from campaign where id = $1", [campaign.id]);
  await db.query("commit");
  await db.query("vacuum analyze");
}
