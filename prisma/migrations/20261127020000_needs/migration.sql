-- What a campaign buys with its gifts ("20 school desks at $35"). A gift that was given for a need remembers it.
CREATE TABLE need (
  id           TEXT PRIMARY KEY,
  campaign_id  TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  title        TEXT NOT NULL CHECK (char_length(title) BETWEEN 1 AND 120),
  unit_cents   BIGINT NOT NULL CHECK (unit_cents BETWEEN 100 AND 99999999),
  wanted       INTEGER NOT NULL CHECK (wanted BETWEEN 1 AND 100000),
  position     INTEGER NOT NULL,
  storage_key  TEXT UNIQUE,
  widths       INTEGER[] NOT NULL DEFAULT '{}',
  funded_cents BIGINT NOT NULL DEFAULT 0 CHECK (funded_cents >= 0),
  -- what is paid for, in units: never more than is wanted, however many gifts came at once
  funded       INTEGER NOT NULL GENERATED ALWAYS AS (least(wanted::BIGINT, funded_cents / unit_cents)::INTEGER) STORED,
  closed_at    TIMESTAMPTZ(3),
  created_at   TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  updated_at   TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT need_of_campaign UNIQUE (id, campaign_id)
);
CREATE INDEX need_campaign ON need (campaign_id, position, id);

-- Campaigns without needs are not asked for them: no page and no gift of theirs costs a statement more.
ALTER TABLE campaign ADD COLUMN lists_needs BOOLEAN NOT NULL DEFAULT false;

-- need_cents: what of the amount is for the need (quantity times the price of that moment); what is more is for the campaign.
ALTER TABLE donation
  ADD COLUMN need_id TEXT,
  ADD COLUMN need_quantity INTEGER,
  ADD COLUMN need_cents BIGINT,
  ADD CONSTRAINT donation_need FOREIGN KEY (need_id, campaign_id) REFERENCES need (id, campaign_id) ON DELETE RESTRICT,
  ADD CONSTRAINT donation_need_whole CHECK (num_nulls(need_id, need_quantity, need_cents) IN (0, 3)),
  ADD CONSTRAINT donation_need_bounds CHECK (need_quantity BETWEEN 1 AND 1000 AND need_cents BETWEEN 1 AND amount_cents);
CREATE INDEX donation_of_need ON donation (need_id) WHERE need_id IS NOT NULL;

CREATE OR REPLACE VIEW counted_donation AS
  SELECT d.id, d.ngo_id, d.campaign_id, d.donor_key, d.kind = 'monthly' AS monthly,
    gift_size(coalesce(d.confirmed_cents, d.amount_cents)) AS size,
    (d.settled_at AT TIME ZONE 'UTC')::DATE AS day,
    greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
      - coalesce((SELECT sum(x.amount_cents) FROM dispute x WHERE x.donation_id = d.id AND x.status = 'lost'), 0))::BIGINT AS cents,
    d.need_id, d.need_cents
  FROM donation d WHERE d.settled_at IS NOT NULL;

-- As before (20261126020000_fewer_round_trips), and the need that the donation was given for.
-- Lock order: donation, accounts, campaign, need, organisation.
CREATE OR REPLACE FUNCTION add_to_totals(donation TEXT, added BIGINT, is_new BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  counted RECORD;
  new_gifts INTEGER := is_new::INTEGER;
  new_donors INTEGER := 0;
  times INTEGER;
BEGIN
  SELECT ngo_id, campaign_id, donor_key, monthly, size, day, date_trunc('month', day)::DATE AS month, cents, need_id, need_cents INTO counted
    FROM counted_donation WHERE id = donation;
  IF NOT FOUND THEN RAISE EXCEPTION 'Donation % is counted before it is settled.', donation; END IF;
  IF is_new THEN
    INSERT INTO campaign_donor (campaign_id, donor_key, gift_count) VALUES (counted.campaign_id, counted.donor_key, 1)
      ON CONFLICT (campaign_id, donor_key) DO UPDATE SET gift_count = campaign_donor.gift_count + 1 RETURNING gift_count INTO times;
    new_donors := (times = 1)::INTEGER;
  END IF;
  UPDATE campaign SET raised_cents = raised_cents + added, gift_count = gift_count + new_gifts, donor_count = donor_count + new_donors
    WHERE id = counted.campaign_id;
  -- `added` leads from what it counted before to what it counts now; of both, the need gets its part at most
  IF counted.need_id IS NOT NULL THEN
    UPDATE need SET funded_cents = funded_cents + least(counted.cents, counted.need_cents)
        - least(counted.cents - added, counted.need_cents)
      WHERE id = counted.need_id;
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

-- The needs' sums anew from the donations, for what is written in bulk; `recount_giving` makes the others.
CREATE FUNCTION recount_needs(wanted_ngo TEXT) RETURNS VOID LANGUAGE sql AS $$
  UPDATE need SET funded_cents = coalesce(g.cents, 0)
    FROM need n JOIN campaign c ON c.id = n.campaign_id AND c.ngo_id = wanted_ngo
      LEFT JOIN (SELECT need_id, sum(least(cents, need_cents)) AS cents FROM counted_donation
        WHERE ngo_id = wanted_ngo AND need_id IS NOT NULL GROUP BY 1) g ON g.need_id = n.id
    WHERE need.id = n.id
$$;

-- A need that was added, changed or closed changes its campaign's pages. What gifts pay for says nothing here: the campaign's own
-- sum grows with it, for which the processes ask (20261126030000_page_changes); a refund notifies by that sum, too.
CREATE FUNCTION need_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('campaign', coalesce(new.campaign_id, old.campaign_id));
  RETURN NULL;
END $$;
CREATE TRIGGER need_listed AFTER INSERT OR DELETE ON need FOR EACH ROW EXECUTE FUNCTION need_changed();
CREATE TRIGGER need_changed AFTER UPDATE ON need FOR EACH ROW
  WHEN ((old.title, old.unit_cents, old.wanted, old.position, old.storage_key, old.closed_at)
    IS DISTINCT FROM (new.title, new.unit_cents, new.wanted, new.position, new.storage_key, new.closed_at))
  EXECUTE FUNCTION need_changed();
