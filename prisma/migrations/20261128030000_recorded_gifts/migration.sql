-- Gifts that organisations received themselves: written down beside what passed through here, in no sum of the ledger.
CREATE TABLE recorded_gift (
  id              TEXT PRIMARY KEY,
  ngo_id          TEXT NOT NULL REFERENCES ngo (id) ON DELETE RESTRICT,
  campaign_id     TEXT NOT NULL REFERENCES campaign (id) ON DELETE RESTRICT,
  method          TEXT NOT NULL CHECK (method IN ('mpesa', 'airtel_money', 'mtn_momo', 'mobile_money', 'cash', 'bank', 'other')),
  received_on     DATE NOT NULL CHECK (received_on >= '2000-01-01'),
  currency        TEXT NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  original_amount BIGINT NOT NULL CHECK (original_amount BETWEEN 1 AND 99999999999),
  rate_micros     BIGINT NOT NULL CHECK (rate_micros BETWEEN 1 AND 1000000000000),
  usd_cents       BIGINT NOT NULL CHECK (usd_cents BETWEEN 1 AND 99999999),
  donor_name      TEXT CHECK (char_length(donor_name) BETWEEN 1 AND 120),
  donor_email     TEXT CHECK (char_length(donor_email) <= 254),
  email_key       TEXT GENERATED ALWAYS AS (lower(donor_email COLLATE "C")) STORED,
  reference       TEXT CHECK (char_length(reference) BETWEEN 1 AND 64),
  reference_key   TEXT GENERATED ALWAYS AS (upper(reference COLLATE "C")) STORED,
  note            TEXT CHECK (char_length(note) BETWEEN 1 AND 500),
  from_statement  BOOLEAN NOT NULL DEFAULT false,
  thanked_at      TIMESTAMPTZ(3),
  created_at      TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  updated_at      TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  -- the value in dollars is the amount at the rate, rounded half up; a dollar is a dollar
  CONSTRAINT recorded_gift_value CHECK (usd_cents = (original_amount * 2000000 + rate_micros) / (2 * rate_micros)),
  CONSTRAINT recorded_gift_dollars CHECK (currency <> 'USD' OR rate_micros = 1000000),
  CONSTRAINT recorded_gift_of_statement CHECK (NOT from_statement OR reference IS NOT NULL)
);
-- one payment of one provider is one gift, however often its statement is read
CREATE UNIQUE INDEX recorded_gift_ngo_id_method_reference_key_key ON recorded_gift (ngo_id, method, reference_key);
CREATE INDEX recorded_gift_ngo_id_received_on_id_idx ON recorded_gift (ngo_id, received_on DESC, id);
CREATE INDEX recorded_gift_campaign_id_idx ON recorded_gift (campaign_id);
CREATE INDEX recorded_gift_of_donor ON recorded_gift (ngo_id, email_key) WHERE email_key IS NOT NULL;

-- Two sums that a campaign's page shows beside what was raised.
ALTER TABLE campaign
  ADD COLUMN recorded_cents BIGINT NOT NULL DEFAULT 0 CHECK (recorded_cents >= 0),
  ADD COLUMN recorded_gifts INTEGER NOT NULL DEFAULT 0 CHECK (recorded_gifts >= 0);

-- A campaign and its gift belong to one organisation, and the sums follow the gifts: once a statement, however many rows it has.
-- The update of the campaign tells the pages that show it (campaign_changed).
CREATE FUNCTION recorded_gift_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM campaign c WHERE c.id = new.campaign_id AND c.ngo_id = new.ngo_id) THEN
    RAISE EXCEPTION 'The campaign of a recorded gift is another organisation''s.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER recorded_gift_campaign BEFORE INSERT OR UPDATE OF ngo_id, campaign_id ON recorded_gift
  FOR EACH ROW EXECUTE FUNCTION recorded_gift_campaign();

CREATE FUNCTION recorded_gifts_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign c SET recorded_cents = recorded_cents + s.cents, recorded_gifts = recorded_gifts + s.gifts
    FROM (SELECT campaign_id, sum(usd_cents) AS cents, count(*) AS gifts FROM added GROUP BY 1 ORDER BY 1) s
    WHERE c.id = s.campaign_id;
  RETURN NULL;
END $$;
CREATE FUNCTION recorded_gifts_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign c SET recorded_cents = recorded_cents - s.cents, recorded_gifts = recorded_gifts - s.gifts
    FROM (SELECT campaign_id, sum(usd_cents) AS cents, count(*) AS gifts FROM removed GROUP BY 1 ORDER BY 1) s
    WHERE c.id = s.campaign_id;
  RETURN NULL;
END $$;
-- a campaign that stays the same is updated once, with the difference
CREATE FUNCTION recorded_gifts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign c SET recorded_cents = recorded_cents + s.cents, recorded_gifts = recorded_gifts + s.gifts
    FROM (SELECT campaign_id, sum(cents) AS cents, sum(gifts) AS gifts
      FROM (SELECT campaign_id, usd_cents AS cents, 1 AS gifts FROM added
        UNION ALL SELECT campaign_id, -usd_cents, -1 FROM removed) b
      GROUP BY 1 HAVING sum(cents) <> 0 OR sum(gifts) <> 0 ORDER BY 1) s
    WHERE c.id = s.campaign_id;
  RETURN NULL;
END $$;
CREATE TRIGGER recorded_gifts_added AFTER INSERT ON recorded_gift REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION recorded_gifts_added();
CREATE TRIGGER recorded_gifts_removed AFTER DELETE ON recorded_gift REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION recorded_gifts_removed();
CREATE TRIGGER recorded_gifts_changed AFTER UPDATE ON recorded_gift REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION recorded_gifts_changed();
