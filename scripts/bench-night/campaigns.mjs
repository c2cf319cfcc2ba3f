// The night's data: 1,000 campaigns of 50 organisations, and the words that people search for.
export const campaignCount = 1_000;
const organisations = 50;
const words = ["water", "school", "clinic", "seeds", "bridge", "library", "goats", "solar"];
const places = ["Kisumu", "Mbale", "Gulu", "Turkana", "Goma", "Mwanza", "Kaduna", "Tamale"];

/** Searches, the most frequent first: a word, a place, and both. */
export const searches = [
  ...words,
  ...places,
  ...words.flatMap((w) => places.map((p) => `${w} ${p}`)),
].map((text) => `/campaigns?${new URLSearchParams({ search: text })}`);

const list = (items) => `(array[${items.map((item) => `'${item}'`).join(",")}])`;

/** @param {import("pg").Client} db of a site with demo data */
export async function fillCampaigns(db) {
  await db.query(`
    insert into ngo (id, name, official_email, country, status, profile_complete, submitted_at, approved_at, verified_until, description)
    select 'ngo_night' || n, 'Night ' || n, 'night' || n || '@ngo.example', 'KE', 'approved', true, now(), now(), '2040-01-01', 'A trust.'
      from generate_series(1, ${organisations}) n`);
  await db.query(`
    insert into campaign (id, ngo_id, slug, title, description, funding_goal_cents, cause, country, status, published_at)
    select 'cam_night' || n, 'ngo_night' || (1 + n % ${organisations}), 'night-' || n,
           ${list(words)}[1 + n % ${words.length}] || ' for ' || ${list(places)}[1 + n / ${words.length} % ${places.length}] || ' ' || n,
           repeat('Families build together, with their own hands and with what you give. ', 20),
           10000000, 'Other', 'KE', 'ongoing', now()
      from generate_series(1, ${campaignCount}) n`);
  await db.query(`
    insert into campaign_slug (slug, campaign_id) select slug, id from campaign where slug like 'night-%'
    on conflict do nothing`);
  await db.query("analyze");
}
