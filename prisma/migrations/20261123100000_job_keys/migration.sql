-- The key of a job that was done counts for ever, also after its row was deleted: whatever is asked for twice is done once. The key itself may
-- name a person, so only its hash is stored.
CREATE TABLE job_key (hash BYTEA PRIMARY KEY);
INSERT INTO job_key (hash) SELECT sha256(convert_to(dedupe_key, 'UTF8')) FROM job;

-- In the insert itself, and not when rows are deleted: two statements would leave a moment in which the key is in neither table.
CREATE FUNCTION job_key_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_key (hash) VALUES (sha256(convert_to(NEW.dedupe_key, 'UTF8'))) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER job_key_once BEFORE INSERT ON job FOR EACH ROW EXECUTE FUNCTION job_key_once();

-- A job that was called off before it was done frees its key: whoever asks for it anew gets it.
CREATE FUNCTION job_key_free() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_key WHERE hash = sha256(convert_to(OLD.dedupe_key, 'UTF8'));
  RETURN NULL;
END $$;
CREATE TRIGGER job_key_free AFTER DELETE ON job FOR EACH ROW WHEN (OLD.status = 'new') EXECUTE FUNCTION job_key_free();

-- Two queues, so that a heap of mails delays no refund: each finds its oldest due row in an index of its own.
DROP INDEX job_due;
CREATE INDEX job_due_mail ON job (next_at, id) WHERE status = 'new' AND kind LIKE 'mail.%';
CREATE INDEX job_due_work ON job (next_at, id) WHERE status = 'new' AND kind NOT LIKE 'mail.%';
