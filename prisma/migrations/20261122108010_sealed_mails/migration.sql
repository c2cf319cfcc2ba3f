-- A mail's body holds links and codes that open accounts and gifts. What can be sent is sealed, opened by the sender alone and
-- removed after sending; html and text keep the body with every link and code replaced.
ALTER TABLE email_message ADD COLUMN sealed_body TEXT, ADD COLUMN sealed_key_version INTEGER, ADD COLUMN redacted_at TIMESTAMPTZ(3);
CREATE INDEX email_message_sealed ON email_message (created_at) WHERE sealed_body IS NOT NULL;

-- Mails that were made before: their bodies are replaced here. One that had not been sent yet is drawn anew by its job when
-- that runs again (lib/email/send.ts).
UPDATE email_message SET
  html = regexp_replace(regexp_replace(html, 'https?://(?![^\s"''<>]*/images/)[^\s"''<>]+', '[link]', 'g'), '(?<![0-9#&])(?<![0-9][.,])[0-9]{6,8}(?![0-9;]|[.,][0-9])', '[code]', 'g'),
  text = regexp_replace(regexp_replace(text, 'https?://[^\s"''<>]+', '[link]', 'g'), '(?<![0-9#&])(?<![0-9][.,])[0-9]{6,8}(?![0-9;]|[.,][0-9])', '[code]', 'g');

-- The key of a reset mail held the beginning of its token.
UPDATE email_message SET dedupe_key = 'reset_password:' || id WHERE kind = 'reset_password';

-- For the timers that forget (lib/retention).
ALTER TABLE provider_event ALTER COLUMN raw DROP NOT NULL;
CREATE INDEX provider_event_received ON provider_event (received_at) WHERE raw IS NOT NULL;
CREATE INDEX job_done_at ON job (done_at) WHERE status = 'done';
