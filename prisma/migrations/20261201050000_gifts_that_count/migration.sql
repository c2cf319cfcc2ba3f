-- A gift is counted while something of it is left: one that was given back whole, or lost in a dispute, is no gift of a campaign's, a
-- page's, a day's or a month's any more, and its donor is none of their donors unless they gave something else.

-- One gift of a donor to a campaign and its organisation more (1) or fewer (-1). Returns 1, 0 or -1: donors of the campaign more.
-- Whoever gave once is a donor, whoever gave twice one who came back.
CREATE FUNCTION count_gift_of_campaign(of_campaign TEXT, donor TEXT, step INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  times INTEGER;
BEGIN
  IF step > 0 THEN
    INSERT INTO campaign_donor (campaign_id, donor_key, gift_count) VALUES (of_campaign, donor, 1)
      ON CONFLICT (campaign_id, donor_key) DO UPDATE SET gift_count = campaign_donor.gift_count + 1 RETURNING gift_count INTO times;
    RETURN (times = 1)::INTEGER;
  END IF;
  SELECT gift_count INTO times FROM campaign_donor WHERE campaign_id = of_campaign AND donor_key = donor FOR UPDATE;
  IF times = 1 THEN
    DELETE FROM campaign_donor WHERE campaign_id = of_campaign AND donor_key = donor;
    RETURN -1;
  END IF;
  UPDATE campaign_donor SET gift_count = gift_count - 1 WHERE campaign_id = of_campaign AND donor_key = donor;
  RETURN 0;
END $$;

CREATE FUNCTION count_gift_of_ngo(of_ngo TEXT, donor TEXT, step INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  times INTEGER;
BEGIN
  IF step > 0 THEN
    INSERT INTO ngo_donor (ngo_id, donor_key, gifts) VALUES (of_ngo, donor, 1)
      ON CONFLICT (ngo_id, donor_key) DO UPDATE SET gifts = ngo_donor.gifts + 1 RETURNING gifts INTO times;
    IF times = 1 THEN
      INSERT INTO ngo_totals (ngo_id, donors, returning_donors) VALUES (of_ngo, 1, 0)
        ON CONFLICT (ngo_id) DO UPDATE SET donors = ngo_totals.donors + 1;
    ELSIF times = 2 THEN
      UPDATE ngo_totals SET returning_donors = returning_donors + 1 WHERE ngo_id = of_ngo;
    END IF;
    RETURN;
  END IF;
  SELECT gifts INTO times FROM ngo_donor WHERE ngo_id = of_ngo AND donor_key = donor FOR UPDATE;
  IF times = 1 THEN
    DELETE FROM ngo_donor WHERE ngo_id = of_ngo AND donor_key = donor;
    UPDATE ngo_totals SET donors = donors - 1 WHERE ngo_id = of_ngo;
    RETURN;
  END IF;
  UPDATE ngo_donor SET gifts = gifts - 1 WHERE ngo_id = of_ngo AND donor_key = donor;
  IF times = 2 THEN
    UPDATE ngo_totals SET returning_donors = returning_donors - 1 WHERE ngo_id = of_ngo;
  END IF;
END $$;

-- As before (20261128040000_supporters), and a gift of which nothing is left is taken out of every count, one that came back put in again.
-- Lock order: donation, accounts, campaign, need, supporter's page, matches, organisation.
CREATE OR REPLACE FUNCTION add_to_totals(donation TEXT, added BIGINT, is_new BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  counted RECORD;
  -- gifts more
  step INTEGER;
  new_donors INTEGER := 0;
  promises BOOLEAN;
BEGIN
  SELECT ngo_id, campaign_id, donor_key, monthly, size, day, date_trunc('month', day)::DATE AS month, cents, need_id, need_cents,
      match_id, settled_at, supporter_page_id INTO counted
    FROM counted_donation WHERE id = donation;
  IF NOT FOUND THEN RAISE EXCEPTION 'Donation % is counted before it is settled.', donation; END IF;
  -- `added` leads from what it counted before to what it counts now
  step := (counted.cents > 0)::INTEGER - (NOT is_new AND counted.cents - added > 0)::INTEGER;
  IF step <> 0 THEN
    new_donors := count_gift_of_campaign(counted.campaign_id, counted.donor_key, step);
  END IF;
  UPDATE campaign SET raised_cents = raised_cents + added, gift_count = gift_count + step, donor_count = donor_count + new_donors
    WHERE id = counted.campaign_id RETURNING has_matches INTO promises;
  -- of both, the need gets its part at most
  IF counted.need_id IS NOT NULL THEN
    UPDATE need SET funded_cents = funded_cents + least(counted.cents, counted.need_cents)
        - least(counted.cents - added, counted.need_cents)
      WHERE id = counted.need_id;
  END IF;
  IF counted.supporter_page_id IS NOT NULL THEN
    UPDATE supporter_page SET raised_cents = raised_cents + added, gift_count = gift_count + step WHERE id = counted.supporter_page_id;
  END IF;
  IF promises AND counted.match_id IS NULL THEN
    PERFORM add_to_matches(counted.campaign_id, counted.donor_key, counted.settled_at, added);
  END IF;
  -- an update first: the check of a sum below nothing would meet the row to insert, not the sum
  UPDATE campaign_day SET gifts = gifts + step, cents = cents + added WHERE campaign_id = counted.campaign_id AND day = counted.day;
  IF NOT FOUND THEN
    INSERT INTO campaign_day (campaign_id, day, gifts, cents) VALUES (counted.campaign_id, counted.day, step, added)
      ON CONFLICT (campaign_id, day) DO UPDATE SET gifts = campaign_day.gifts + excluded.gifts, cents = campaign_day.cents + excluded.cents;
  END IF;
  UPDATE ngo_month SET gifts = gifts + step, cents = cents + added
    WHERE ngo_id = counted.ngo_id AND month = counted.month AND monthly = counted.monthly AND size = counted.size;
  IF NOT FOUND THEN
    INSERT INTO ngo_month (ngo_id, month, monthly, size, gifts, cents)
      VALUES (counted.ngo_id, counted.month, counted.monthly, counted.size, step, added)
      ON CONFLICT (ngo_id, month, monthly, size) DO UPDATE SET gifts = ngo_month.gifts + excluded.gifts, cents = ngo_month.cents + excluded.cents;
  END IF;
  IF step <> 0 THEN
    PERFORM count_gift_of_ngo(counted.ngo_id, counted.donor_key, step);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION recount_giving(wanted TEXT) RETURNS VOID LANGUAGE sql AS $$
  DELETE FROM campaign_day WHERE campaign_id IN (SELECT id FROM campaign WHERE ngo_id = wanted);
  DELETE FROM ngo_month WHERE ngo_id = wanted;
  DELETE FROM ngo_donor WHERE ngo_id = wanted;
  DELETE FROM ngo_totals WHERE ngo_id = wanted;
  DELETE FROM campaign_donor WHERE campaign_id IN (SELECT id FROM campaign WHERE ngo_id = wanted);
  INSERT INTO campaign_donor (campaign_id, donor_key, gift_count)
    SELECT campaign_id, donor_key, count(*) FROM counted_donation WHERE ngo_id = wanted AND cents > 0 GROUP BY 1, 2;
  UPDATE campaign SET raised_cents = coalesce(g.cents, 0), gift_count = coalesce(g.gifts, 0), donor_count = coalesce(g.donors, 0)
    FROM campaign c LEFT JOIN (SELECT campaign_id, sum(cents) AS cents, count(*) AS gifts, count(DISTINCT donor_key) AS donors
      FROM counted_donation WHERE ngo_id = wanted AND cents > 0 GROUP BY 1) g ON g.campaign_id = c.id
    WHERE c.ngo_id = wanted AND campaign.id = c.id;
  INSERT INTO campaign_day SELECT campaign_id, day, count(*), sum(cents)
    FROM counted_donation WHERE ngo_id = wanted AND cents > 0 GROUP BY 1, 2;
  INSERT INTO ngo_month SELECT ngo_id, date_trunc('month', day)::DATE, monthly, size, count(*), sum(cents)
    FROM counted_donation WHERE ngo_id = wanted AND cents > 0 GROUP BY 1, 2, 3, 4;
  INSERT INTO ngo_donor SELECT ngo_id, donor_key, count(*) FROM counted_donation WHERE ngo_id = wanted AND cents > 0 GROUP BY 1, 2;
  INSERT INTO ngo_totals SELECT ngo_id, count(*), count(*) FILTER (WHERE gifts > 1) FROM ngo_donor WHERE ngo_id = wanted GROUP BY 1;
$$;

CREATE OR REPLACE FUNCTION recount_supporter_pages(wanted_ngo TEXT) RETURNS VOID LANGUAGE sql AS $$
  UPDATE supporter_page SET raised_cents = coalesce(g.cents, 0), gift_count = coalesce(g.gifts, 0)
    FROM supporter_page s JOIN campaign c ON c.id = s.campaign_id AND c.ngo_id = wanted_ngo
      LEFT JOIN (SELECT supporter_page_id, sum(cents) AS cents, count(*)::INTEGER AS gifts FROM counted_donation
        WHERE ngo_id = wanted_ngo AND supporter_page_id IS NOT NULL AND cents > 0 GROUP BY 1) g ON g.supporter_page_id = s.id
    WHERE supporter_page.id = s.id
$$;
