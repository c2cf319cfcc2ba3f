-- As before (20261130180200_mails_go_with_them), and the mail that says that nobody will answer.
CREATE OR REPLACE FUNCTION volunteer_mails_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM email_message WHERE dedupe_key IN ('volunteer_answer:' || old.id, 'volunteer_ended:' || old.id)
    OR dedupe_key = ANY (ARRAY(SELECT 'volunteer_confirm:' || old.id || ':' || n FROM generate_series(1, old.asked) AS n));
  RETURN NULL;
END $$;
