-- What a sponsor promises: so much for each gift up to a cap ("match"), or a sum when enough people have given ("threshold").
-- A promise moves no money. The sponsor's money is a donation of its own (`donation.match_id`) when it comes.
CREATE TABLE match (
  id             TEXT PRIMARY KEY,
  campaign_id    TEXT NOT NULL REFERENCES campaign (id) ON DELETE RESTRICT,
  kind           TEXT NOT NULL CHECK (kind IN ('match', 'threshold')),
  status         TEXT NOT NULL CHECK (status IN ('proposed', 'confirmed', 'declined', 'canceled')),
  sponsor_name   TEXT NOT NULL CHECK (char_length(sponsor_name) BETWEEN 1 AND 120),
  sponsor_email  TEXT NOT NULL,
  sponsor_locale TEXT NOT NULL DEFAULT 'en',
  shows_name     BOOLEAN NOT NULL,
  -- of each gift: 100 is one dollar for each dollar
  percent        INTEGER CHECK (percent BETWEEN 1 AND 1000),
  donors_wanted  INTEGER CHECK (donors_wanted BETWEEN 1 AND 1000000),
  -- the most that a match gives; what a threshold gives
  cap_cents      BIGINT NOT NULL CHECK (cap_cents BETWEEN 100 AND 99999999),
  starts_at      TIMESTAMPTZ(3) NOT NULL,
  ends_at        TIMESTAMPTZ(3) NOT NULL CHECK (ends_at > starts_at),
  -- kept by add_to_matches: settled gifts of its time less refunds and lost disputes, and how many people gave them
  given_cents    BIGINT NOT NULL DEFAULT 0 CHECK (given_cents >= 0),
  donors         INTEGER NOT NULL DEFAULT 0 CHECK (donors >= 0),
  -- never more than the cap, however many gifts came at once
  matched_cents  BIGINT NOT NULL GENERATED ALWAYS AS (CASE kind
    WHEN 'match' THEN least(cap_cents, given_cents * percent / 100)
    ELSE CASE WHEN donors >= donors_wanted THEN cap_cents ELSE 0 END END) STORED,
  -- the sponsor's written promise; of an organisation's own proposal always
  document_id    TEXT REFERENCES ngo_document (id) ON DELETE SET NULL,
  asked_by       TEXT NOT NULL,
  decided_by     TEXT,
  decided_at     TIMESTAMPTZ(3),
  -- when both sides were told that its time is over, and that the sponsor's money came
  ended_told_at  TIMESTAMPTZ(3),
  paid_told_at   TIMESTAMPTZ(3),
  created_at     TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT match_of_campaign UNIQUE (id, campaign_id),
  CONSTRAINT match_kind_whole CHECK (CASE kind WHEN 'match' THEN percent IS NOT NULL AND donors_wanted IS NULL
    ELSE percent IS NULL AND donors_wanted IS NOT NULL END),
  CONSTRAINT match_decided CHECK ((status = 'proposed') = (decided_at IS NULL))
);
CREATE INDEX match_campaign ON match (campaign_id, starts_at);
CREATE INDEX match_waiting ON match (created_at) WHERE status = 'proposed';

-- An organisation may propose several, each with a paper of its own.
DROP INDEX ngo_document_current;
CREATE UNIQUE INDEX ngo_document_current ON ngo_document (ngo_id, kind, purpose) WHERE replaced_at IS NULL AND purpose <> 'match';

-- Who has given in its time, and how much is left of it.
CREATE TABLE match_donor (
  match_id  TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
  donor_key TEXT NOT NULL,
  cents     BIGINT NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (match_id, donor_key)
);

-- Campaigns without a match are not asked for one: no page and no gift of theirs costs a statement more.
ALTER TABLE campaign ADD COLUMN has_matches BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE donation
  ADD COLUMN match_id TEXT,
  ADD CONSTRAINT donation_match FOREIGN KEY (match_id, campaign_id) REFERENCES match (id, campaign_id) ON DELETE RESTRICT;
CREATE INDEX donation_of_match ON donation (match_id) WHERE match_id IS NOT NULL;

CREATE OR REPLACE VIEW counted_donation AS
  SELECT d.id, d.ngo_id, d.campaign_id, d.donor_key, d.kind = 'monthly' AS monthly,
    gift_size(coalesce(d.confirmed_cents, d.amount_cents)) AS size,
    (d.settled_at AT TIME ZONE 'UTC')::DATE AS day,
    greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
      - coalesce((SELECT sum(x.amount_cents) FROM dispute x WHERE x.donation_id = d.id AND x.status = 'lost'), 0))::BIGINT AS cents,
    d.need_id, d.need_cents, d.match_id, d.settled_at
  FROM donation d WHERE d.settled_at IS NOT NULL;

-- A donation's part of the promises of its time. Whoever calls holds the campaign's row, so that gifts come one after the other.
-- A sponsor's own payment is matched by nobody.
CREATE FUNCTION add_to_matches(of_campaign TEXT, donor TEXT, settled TIMESTAMPTZ, added BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  promised TEXT;
  left_now BIGINT;
BEGIN
  FOR promised IN SELECT id FROM match WHERE campaign_id = of_campaign AND status = 'confirmed' AND starts_at <= settled AND settled < ends_at
    ORDER BY id LOOP
    -- an update first: the check of a sum below nothing would meet the row to insert, not the sum
    UPDATE match_donor SET cents = cents + added WHERE match_id = promised AND donor_key = donor RETURNING cents INTO left_now;
    IF NOT FOUND THEN
      INSERT INTO match_donor (match_id, donor_key, cents) VALUES (promised, donor, added) RETURNING cents INTO left_now;
      UPDATE match SET given_cents = given_cents + added, donors = donors + (left_now > 0)::INTEGER WHERE id = promised;
    ELSE
      UPDATE match SET given_cents = given_cents + added,
          donors = donors + (left_now > 0)::INTEGER - (left_now - added > 0)::INTEGER WHERE id = promised;
    END IF;
  END LOOP;
END $$;

-- As before (20261127020000_needs), and the promises that the donation counts for.
-- Lock order: donation, accounts, campaign, need, matches, organisation.
CREATE OR REPLACE FUNCTION add_to_totals(donation TEXT, added BIGINT, is_new BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  counted RECORD;
  new_gifts INTEGER := is_new::INTEGER;
  new_donors INTEGER := 0;
  times INTEGER;
  promises BOOLEAN;
BEGIN
  SELECT ngo_id, campaign_id, donor_key, monthly, size, day, date_trunc('month', day)::DATE AS month, cents, need_id, need_cents,
      match_id, settled_at INTO counted
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

-- A promise's sums anew from the donations: when it is confirmed after its time began, under the campaign's lock.
CREATE FUNCTION recount_match(wanted TEXT) RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM match_donor WHERE match_id = wanted;
  INSERT INTO match_donor (match_id, donor_key, cents)
    SELECT m.id, g.donor_key, sum(g.cents) FROM match m
      JOIN counted_donation g ON g.campaign_id = m.campaign_id AND g.match_id IS NULL AND g.settled_at >= m.starts_at AND g.settled_at < m.ends_at
      WHERE m.id = wanted AND m.status = 'confirmed' GROUP BY 1, 2;
  UPDATE match SET given_cents = coalesce((SELECT sum(cents) FROM match_donor WHERE match_id = wanted), 0),
      donors = (SELECT count(*) FROM match_donor WHERE match_id = wanted AND cents > 0)
    WHERE id = wanted;
$$;

-- Confirmed, canceled or over: its campaign's pages are others. What gifts add says nothing here (see 20261127020000_needs).
CREATE FUNCTION match_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('campaign', new.campaign_id);
  RETURN NULL;
END $$;
CREATE TRIGGER match_made AFTER INSERT ON match FOR EACH ROW WHEN (new.status = 'confirmed') EXECUTE FUNCTION match_changed();
CREATE TRIGGER match_changed AFTER UPDATE ON match FOR EACH ROW
  WHEN ((old.status, old.ended_told_at, old.paid_told_at) IS DISTINCT FROM (new.status, new.ended_told_at, new.paid_told_at))
  EXECUTE FUNCTION match_changed();
