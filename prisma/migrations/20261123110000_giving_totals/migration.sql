-- Sums that the plots read: kept in the transaction that moves the money (lib/donations/totals.ts), compared with the donations by
-- invariants C02 to C04. Days and months are those of UTC in which a donation settled; a refund lowers the sum of that day.
CREATE TABLE campaign_day (
  campaign_id TEXT NOT NULL REFERENCES campaign (id),
  day DATE NOT NULL,
  gifts INTEGER NOT NULL CHECK (gifts >= 0),
  cents BIGINT NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (campaign_id, day)
);
CREATE TABLE ngo_month (
  ngo_id TEXT NOT NULL REFERENCES ngo (id),
  month DATE NOT NULL CHECK (month = date_trunc('month', month)),
  monthly BOOLEAN NOT NULL,
  size SMALLINT NOT NULL CHECK (size BETWEEN 1 AND 5),
  gifts INTEGER NOT NULL CHECK (gifts >= 0),
  cents BIGINT NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (ngo_id, month, monthly, size)
);
CREATE TABLE ngo_donor (
  ngo_id TEXT NOT NULL REFERENCES ngo (id),
  donor_key TEXT NOT NULL,
  gifts INTEGER NOT NULL CHECK (gifts > 0),
  PRIMARY KEY (ngo_id, donor_key)
);
-- how many rows ngo_donor has for an organisation, and how many of them gave more than once
CREATE TABLE ngo_totals (
  ngo_id TEXT PRIMARY KEY REFERENCES ngo (id),
  donors INTEGER NOT NULL CHECK (donors >= 0),
  returning_donors INTEGER NOT NULL CHECK (returning_donors BETWEEN 0 AND donors)
);

-- The group of a donation by its size in cents: up to $25, $60, $150, $500, and more.
CREATE FUNCTION gift_size(cents BIGINT) RETURNS SMALLINT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (width_bucket(cents, ARRAY[2501, 6001, 15001, 50001]::BIGINT[]) + 1)::SMALLINT
$$;

-- A donation as the plots count it: what it adds to its campaign (invariant C01), on the day on which it settled.
CREATE VIEW counted_donation AS
  SELECT d.id, d.ngo_id, d.campaign_id, d.donor_key, d.kind = 'monthly' AS monthly,
    gift_size(coalesce(d.confirmed_cents, d.amount_cents)) AS size,
    (d.settled_at AT TIME ZONE 'UTC')::DATE AS day,
    greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
      - coalesce((SELECT sum(x.amount_cents) FROM dispute x WHERE x.donation_id = d.id AND x.status = 'lost'), 0))::BIGINT AS cents
  FROM donation d WHERE d.settled_at IS NOT NULL;

-- Makes an organisation's sums anew from its donations: for what is written in bulk, and should an invariant ever fail.
CREATE FUNCTION recount_giving(wanted TEXT) RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM campaign_day WHERE campaign_id IN (SELECT id FROM campaign WHERE ngo_id = wanted);
  DELETE FROM ngo_month WHERE ngo_id = wanted;
  DELETE FROM ngo_donor WHERE ngo_id = wanted;
  DELETE FROM ngo_totals WHERE ngo_id = wanted;
  DELETE FROM campaign_donor WHERE campaign_id IN (SELECT id FROM campaign WHERE ngo_id = wanted);
  INSERT INTO campaign_donor (campaign_id, donor_key, gift_count)
    SELECT campaign_id, donor_key, count(*) FROM counted_donation WHERE ngo_id = wanted GROUP BY 1, 2;
  UPDATE campaign SET raised_cents = coalesce(g.cents, 0), gift_count = coalesce(g.gifts, 0), donor_count = coalesce(g.donors, 0)
    FROM campaign c LEFT JOIN (SELECT campaign_id, sum(cents) AS cents, count(*) AS gifts, count(DISTINCT donor_key) AS donors
      FROM counted_donation WHERE ngo_id = wanted GROUP BY 1) g ON g.campaign_id = c.id
    WHERE c.ngo_id = wanted AND campaign.id = c.id;
  INSERT INTO campaign_day SELECT campaign_id, day, count(*), sum(cents) FROM counted_donation WHERE ngo_id = wanted GROUP BY 1, 2;
  INSERT INTO ngo_month SELECT ngo_id, date_trunc('month', day)::DATE, monthly, size, count(*), sum(cents)
    FROM counted_donation WHERE ngo_id = wanted GROUP BY 1, 2, 3, 4;
  INSERT INTO ngo_donor SELECT ngo_id, donor_key, count(*) FROM counted_donation WHERE ngo_id = wanted GROUP BY 1, 2;
  INSERT INTO ngo_totals SELECT ngo_id, count(*), count(*) FILTER (WHERE gifts > 1) FROM ngo_donor WHERE ngo_id = wanted GROUP BY 1;
$$;
SELECT recount_giving(id) FROM ngo;
