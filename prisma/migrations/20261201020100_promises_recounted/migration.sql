-- Promises that still run count people by mailbox from now on (20261201020000_people_by_mailbox). A migration of its own: gifts hold
-- the campaign before its promises, and so does this.
DO $$
DECLARE
  running RECORD;
BEGIN
  FOR running IN SELECT id, campaign_id FROM match WHERE status IN ('proposed', 'confirmed') AND ends_at > now() ORDER BY campaign_id, id LOOP
    PERFORM 1 FROM campaign WHERE id = running.campaign_id FOR NO KEY UPDATE;
    UPDATE match SET by_mailbox = true WHERE id = running.id;
    PERFORM recount_match(running.id);
  END LOOP;
END $$;
