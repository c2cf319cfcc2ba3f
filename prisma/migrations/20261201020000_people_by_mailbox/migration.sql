-- A promise counts people. Behind ada+1@gmail.com and a.d.a@gmail.com there is one box, so that they are one person. Only where a
-- provider is known to deliver them so: anywhere else two addresses may be two people (lib/email-key.ts).
-- `donor` is a donor_key: an address in small letters, or name:… of a gift without one.
CREATE FUNCTION one_box(donor TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN donor LIKE 'name:%' THEN donor
    WHEN donor ~ '^[^@+][^@]*@(gmail|googlemail)\.com$'
      THEN replace(split_part(split_part(donor, '@', 1), '+', 1), '.', '') || '@gmail.com'
    WHEN donor ~ '^[^@+][^@]*@((outlook|hotmail|live|msn|icloud|me|mac|protonmail|fastmail)\.com|proton\.me|pm\.me)$'
      THEN split_part(split_part(donor, '@', 1), '+', 1) || '@' || split_part(donor, '@', 2)
    ELSE donor END
$$;

-- Those that stand here already count addresses until the next migration has counted them anew; those that are over for ever,
-- because both sides were told how many people gave.
ALTER TABLE match ADD COLUMN by_mailbox BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE match ALTER COLUMN by_mailbox SET DEFAULT true;

-- As before (20261127021000_matching), by mailbox.
CREATE OR REPLACE FUNCTION add_to_matches(of_campaign TEXT, donor TEXT, settled TIMESTAMPTZ, added BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  promised RECORD;
  person TEXT;
  left_now BIGINT;
BEGIN
  FOR promised IN SELECT id, by_mailbox FROM match
    WHERE campaign_id = of_campaign AND status = 'confirmed' AND starts_at <= settled AND settled < ends_at ORDER BY id LOOP
    person := CASE WHEN promised.by_mailbox THEN one_box(donor) ELSE donor END;
    -- an update first: the check of a sum below nothing would meet the row to insert, not the sum
    UPDATE match_donor SET cents = cents + added WHERE match_id = promised.id AND donor_key = person RETURNING cents INTO left_now;
    IF NOT FOUND THEN
      INSERT INTO match_donor (match_id, donor_key, cents) VALUES (promised.id, person, added) RETURNING cents INTO left_now;
      UPDATE match SET given_cents = given_cents + added, donors = donors + (left_now > 0)::INTEGER WHERE id = promised.id;
    ELSE
      UPDATE match SET given_cents = given_cents + added,
          donors = donors + (left_now > 0)::INTEGER - (left_now - added > 0)::INTEGER WHERE id = promised.id;
    END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION recount_match(wanted TEXT) RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM match_donor WHERE match_id = wanted;
  INSERT INTO match_donor (match_id, donor_key, cents)
    SELECT m.id, CASE WHEN m.by_mailbox THEN one_box(g.donor_key) ELSE g.donor_key END, sum(g.cents) FROM match m
      JOIN counted_donation g ON g.campaign_id = m.campaign_id AND g.match_id IS NULL AND g.settled_at >= m.starts_at AND g.settled_at < m.ends_at
      WHERE m.id = wanted AND m.status = 'confirmed' GROUP BY 1, 2;
  UPDATE match SET given_cents = coalesce((SELECT sum(cents) FROM match_donor WHERE match_id = wanted), 0),
      donors = (SELECT count(*) FROM match_donor WHERE match_id = wanted AND cents > 0)
    WHERE id = wanted;
$$;
