-- The mails to a volunteer and to whoever opened a supporter's page hold their address: they go with the row, also where a whole
-- campaign is deleted.
CREATE FUNCTION volunteer_mails_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM email_message WHERE dedupe_key = 'volunteer_answer:' || old.id
    OR dedupe_key = ANY (ARRAY(SELECT 'volunteer_confirm:' || old.id || ':' || n FROM generate_series(1, old.asked) AS n));
  RETURN NULL;
END $$;
CREATE TRIGGER volunteer_mails_go AFTER DELETE ON volunteer_offer FOR EACH ROW EXECUTE FUNCTION volunteer_mails_go();

CREATE FUNCTION supporter_mails_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM email_message WHERE dedupe_key IN ('supporter_open:' || old.id, 'supporter_first:' || old.id)
    OR dedupe_key = ANY (ARRAY(SELECT 'supporter_confirm:' || old.id || ':' || n FROM generate_series(1, old.asked) AS n))
    OR dedupe_key = ANY (ARRAY(SELECT 'supporter_hidden:' || old.id || ':' || n FROM generate_series(1, old.hides) AS n));
  RETURN NULL;
END $$;
CREATE TRIGGER supporter_mails_go AFTER DELETE ON supporter_page FOR EACH ROW EXECUTE FUNCTION supporter_mails_go();

-- A call of a campaign that was archived ended with it: nobody can offer it anything since, and its offers are forgotten 90 days later.
UPDATE volunteer_call v SET closed_at = c.archived_at FROM campaign c
  WHERE c.id = v.campaign_id AND c.archived_at IS NOT NULL AND v.closed_at IS NULL AND v.stopped_at IS NULL AND v.until > c.archived_at;
