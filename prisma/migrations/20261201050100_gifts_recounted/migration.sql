-- The sums of organisations that gave a gift back whole or lost one, by the rule of 20261201050000_gifts_that_count. A migration of its
-- own: that rule must be everybody's before. Settlements and whole refunds hold this table first, what else moves a sum its campaign.
LOCK TABLE campaign_donor IN SHARE ROW EXCLUSIVE MODE;
DO $$
DECLARE
  wanted TEXT;
BEGIN
  FOR wanted IN SELECT DISTINCT ngo_id FROM counted_donation WHERE cents = 0 ORDER BY 1 LOOP
    PERFORM 1 FROM campaign WHERE ngo_id = wanted ORDER BY id FOR NO KEY UPDATE;
    PERFORM recount_giving(wanted);
    PERFORM recount_supporter_pages(wanted);
  END LOOP;
END $$;
