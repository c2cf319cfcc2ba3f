-- Pages that people open in their own name to raise money for a campaign. A gift that was begun on one remembers it.
CREATE TABLE supporter_page (
  id            TEXT PRIMARY KEY,
  campaign_id   TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  address       TEXT NOT NULL CHECK (address ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'),
  name          TEXT NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  words         TEXT NOT NULL DEFAULT '' CHECK (char_length(words) <= 600),
  goal_cents    BIGINT CHECK (goal_cents BETWEEN 100 AND 10000000000),
  storage_key   TEXT UNIQUE,
  widths        INTEGER[] NOT NULL DEFAULT '{}',
  width         INTEGER NOT NULL DEFAULT 0,
  height        INTEGER NOT NULL DEFAULT 0,
  focal_x       DOUBLE PRECISION NOT NULL DEFAULT 0.5,
  focal_y       DOUBLE PRECISION NOT NULL DEFAULT 0.5,
  email         TEXT,
  email_key     TEXT GENERATED ALWAYS AS (lower(email COLLATE "C")) STORED,
  locale        TEXT NOT NULL DEFAULT 'en',
  asked         INTEGER NOT NULL DEFAULT 1,
  confirmed_at  TIMESTAMPTZ(3),
  ended_at      TIMESTAMPTZ(3),
  hidden_at     TIMESTAMPTZ(3),
  hidden_by     TEXT CHECK (hidden_by IN ('organisation', 'administrator')),
  hidden_reason TEXT CHECK (char_length(hidden_reason) BETWEEN 1 AND 500),
  hides         INTEGER NOT NULL DEFAULT 0,
  raised_cents  BIGINT NOT NULL DEFAULT 0 CHECK (raised_cents >= 0),
  gift_count    INTEGER NOT NULL DEFAULT 0 CHECK (gift_count >= 0),
  -- kept by the trigger below
  open_reports  INTEGER NOT NULL DEFAULT 0 CHECK (open_reports >= 0),
  is_demo       BOOLEAN NOT NULL DEFAULT false,
  created_at    TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  updated_at    TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT supporter_page_address UNIQUE (campaign_id, address),
  -- one page an address of mail and campaign
  CONSTRAINT supporter_page_owner UNIQUE (campaign_id, email_key),
  CONSTRAINT supporter_page_of_campaign UNIQUE (id, campaign_id),
  CONSTRAINT supporter_page_hidden CHECK (num_nulls(hidden_at, hidden_by, hidden_reason) IN (0, 3)),
  CONSTRAINT supporter_page_ended CHECK (ended_at IS NULL OR confirmed_at IS NOT NULL),
  -- what nobody confirmed took no gift
  CONSTRAINT supporter_page_confirmed CHECK (confirmed_at IS NOT NULL OR gift_count = 0)
);
-- The list of a campaign: what can be given through, by what it raised.
CREATE INDEX supporter_page_listed ON supporter_page (campaign_id, raised_cents DESC, id)
  WHERE confirmed_at IS NOT NULL AND ended_at IS NULL AND hidden_at IS NULL;
-- The organisation's list, and the console's: what visitors report comes first.
CREATE INDEX supporter_page_opened ON supporter_page (campaign_id, created_at DESC, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX supporter_page_reported ON supporter_page (open_reports DESC, created_at DESC, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX supporter_page_search ON supporter_page USING gin (lower(name || ' ' || words) gin_trgm_ops);
CREATE INDEX supporter_page_unconfirmed ON supporter_page (created_at) WHERE confirmed_at IS NULL;

CREATE TABLE supporter_report (
  id         TEXT PRIMARY KEY,
  page_id    TEXT NOT NULL REFERENCES supporter_page (id) ON DELETE CASCADE,
  reason     TEXT NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  decided_at TIMESTAMPTZ(3)
);
CREATE INDEX supporter_report_page ON supporter_report (page_id, decided_at);

CREATE FUNCTION supporter_report_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE supporter_page SET open_reports = open_reports
      + (TG_OP <> 'DELETE' AND new.decided_at IS NULL)::INTEGER - (TG_OP <> 'INSERT' AND old.decided_at IS NULL)::INTEGER
    WHERE id = coalesce(new.page_id, old.page_id);
  RETURN NULL;
END $$;
CREATE TRIGGER supporter_report_counted AFTER INSERT OR UPDATE OR DELETE ON supporter_report
  FOR EACH ROW EXECUTE FUNCTION supporter_report_counted();

ALTER TABLE donation
  ADD COLUMN supporter_page_id TEXT,
  ADD CONSTRAINT donation_supporter_page FOREIGN KEY (supporter_page_id, campaign_id)
    REFERENCES supporter_page (id, campaign_id) ON DELETE RESTRICT;
CREATE INDEX donation_of_supporter_page ON donation (supporter_page_id, settled_at DESC, id) WHERE supporter_page_id IS NOT NULL;

CREATE OR REPLACE VIEW counted_donation AS
  SELECT d.id, d.ngo_id, d.campaign_id, d.donor_key, d.kind = 'monthly' AS monthly,
    gift_size(coalesce(d.confirmed_cents, d.amount_cents)) AS size,
    (d.settled_at AT TIME ZONE 'UTC')::DATE AS day,
    greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
      - coalesce((SELECT sum(x.amount_cents) FROM dispute x WHERE x.donation_id = d.id AND x.status = 'lost'), 0))::BIGINT AS cents,
    d.need_id, d.need_cents, d.match_id, d.settled_at, d.supporter_page_id
  FROM donation d WHERE d.settled_at IS NOT NULL;

-- As before (20261127021000_matching), and the supporter's page that the donation was begun on.
-- Lock order: donation, accounts, campaign, need, supporter's page, matches, organisation.
CREATE OR REPLACE FUNCTION add_to_totals(donation TEXT, added BIGINT, is_new BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  counted RECORD;
  new_gifts INTEGER := is_new::INTEGER;
  new_donors INTEGER := 0;
  times INTEGER;
  promises BOOLEAN;
BEGIN
  SELECT ngo_id, campaign_id, donor_key, monthly, size, day, date_trunc('month', day)::DATE AS month, cents, need_id, need_cents,
      match_id, settled_at, supporter_page_id INTO counted
    FROM counted_donation WHERE id = donation;
  IF NOT FOUND THEN RAISE EXCEPTION 'Donation % is counted before it is settled.', donation; END IF;
  IF is_new THEN
    INSERT INTO campaign_donor (campaign_id, donor_key, gift_count) VALUES (counted.campaign_id, counted.donor_key, 1)
      ON CONFLICT (campaign_id, donor_key) DO UPDATE SET gift_count = campaign_donor.gift_count + 1 RETURNING gift_count INTO times;
    new_donors := (times = 1)::INTEGER;
  END IF;
  UPDATE campaign SET raised_cents = raised_cents + added, gift_count = gift_count + new_gifts, donor_count = donor_count + new_donors
    WHERE id = counted.campaign_id RETURNING has_matches INTO promises;
  -- `added` leads from what it counted before to what it counts now; of both, the need gets its part at most
  IF counted.need_id IS NOT NULL THEN
    UPDATE need SET funded_cents = funded_cents + least(counted.cents, counted.need_cents)
        - least(counted.cents - added, counted.need_cents)
      WHERE id = counted.need_id;
  END IF;
  IF counted.supporter_page_id IS NOT NULL THEN
    UPDATE supporter_page SET raised_cents = raised_cents + added, gift_count = gift_count + new_gifts WHERE id = counted.supporter_page_id;
  END IF;
  IF promises AND counted.match_id IS NULL THEN
    PERFORM add_to_matches(counted.campaign_id, counted.donor_key, counted.settled_at, added);
  END IF;
  -- an update first: the check of a sum below nothing would meet the row to insert, not the sum
  UPDATE campaign_day SET gifts = gifts + new_gifts, cents = cents + added WHERE campaign_id = counted.campaign_id AND day = counted.day;
  IF NOT FOUND THEN
    INSERT INTO campaign_day (campaign_id, day, gifts, cents) VALUES (counted.campaign_id, counted.day, new_gifts, added)
      ON CONFLICT (campaign_id, day) DO UPDATE SET gifts = campaign_day.gifts + excluded.gifts, cents = campaign_day.cents + excluded.cents;
  END IF;
  UPDATE ngo_month SET gifts = gifts + new_gifts, cents = cents + added
    WHERE ngo_id = counted.ngo_id AND month = counted.month AND monthly = counted.monthly AND size = counted.size;
  IF NOT FOUND THEN
    INSERT INTO ngo_month (ngo_id, month, monthly, size, gifts, cents)
      VALUES (counted.ngo_id, counted.month, counted.monthly, counted.size, new_gifts, added)
      ON CONFLICT (ngo_id, month, monthly, size) DO UPDATE SET gifts = ngo_month.gifts + excluded.gifts, cents = ngo_month.cents + excluded.cents;
  END IF;
  IF NOT is_new THEN RETURN; END IF;
  INSERT INTO ngo_donor (ngo_id, donor_key, gifts) VALUES (counted.ngo_id, counted.donor_key, 1)
    ON CONFLICT (ngo_id, donor_key) DO UPDATE SET gifts = ngo_donor.gifts + 1 RETURNING gifts INTO times;
  IF times = 1 THEN
    INSERT INTO ngo_totals (ngo_id, donors, returning_donors) VALUES (counted.ngo_id, 1, 0)
      ON CONFLICT (ngo_id) DO UPDATE SET donors = ngo_totals.donors + 1;
  ELSIF times = 2 THEN
    UPDATE ngo_totals SET returning_donors = returning_donors + 1 WHERE ngo_id = counted.ngo_id;
  END IF;
END $$;

-- The pages' sums anew from the donations, for what is written in bulk; `recount_giving` makes the others.
CREATE FUNCTION recount_supporter_pages(wanted_ngo TEXT) RETURNS VOID LANGUAGE sql AS $$
  UPDATE supporter_page SET raised_cents = coalesce(g.cents, 0), gift_count = coalesce(g.gifts, 0)
    FROM supporter_page s JOIN campaign c ON c.id = s.campaign_id AND c.ngo_id = wanted_ngo
      LEFT JOIN (SELECT supporter_page_id, sum(cents) AS cents, count(*)::INTEGER AS gifts FROM counted_donation
        WHERE ngo_id = wanted_ngo AND supporter_page_id IS NOT NULL GROUP BY 1) g ON g.supporter_page_id = s.id
    WHERE supporter_page.id = s.id
$$;

-- A page that was confirmed, changed, ended, hidden or shown again changes its campaign's pages. What gifts add says nothing here:
-- the campaign's own sum grows with it (see 20261127020000_needs).
CREATE FUNCTION supporter_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('words', coalesce(new.campaign_id, old.campaign_id));
  RETURN NULL;
END $$;
CREATE TRIGGER supporter_page_made AFTER INSERT ON supporter_page FOR EACH ROW
  WHEN (new.confirmed_at IS NOT NULL) EXECUTE FUNCTION supporter_page_changed();
CREATE TRIGGER supporter_page_gone AFTER DELETE ON supporter_page FOR EACH ROW
  WHEN (old.confirmed_at IS NOT NULL) EXECUTE FUNCTION supporter_page_changed();
CREATE TRIGGER supporter_page_changed AFTER UPDATE ON supporter_page FOR EACH ROW
  WHEN (new.confirmed_at IS NOT NULL AND (old.name, old.words, old.goal_cents, old.storage_key, old.confirmed_at, old.ended_at, old.hidden_at)
    IS DISTINCT FROM (new.name, new.words, new.goal_cents, new.storage_key, new.confirmed_at, new.ended_at, new.hidden_at))
  EXECUTE FUNCTION supporter_page_changed();
