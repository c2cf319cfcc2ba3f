-- Messages of the contact form are answered in the console, or closed without an answer.
ALTER TABLE contact_message ADD COLUMN closed_at TIMESTAMPTZ(3);

CREATE TABLE contact_reply (
  id TEXT NOT NULL,
  message_id TEXT NOT NULL,
  author_id TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT contact_reply_pkey PRIMARY KEY (id),
  CONSTRAINT contact_reply_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_message(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT contact_reply_text CHECK (char_length(text) BETWEEN 1 AND 5000)
);
CREATE INDEX contact_reply_of ON contact_reply (message_id, created_at);

-- one index a state of the list of messages
DROP INDEX contact_message_open;
CREATE INDEX contact_message_open ON contact_message (created_at DESC, id) WHERE answered_at IS NULL AND closed_at IS NULL AND NOT is_spam;
CREATE INDEX contact_message_answered ON contact_message (created_at DESC, id) WHERE answered_at IS NOT NULL AND closed_at IS NULL AND NOT is_spam;
CREATE INDEX contact_message_closed ON contact_message (created_at DESC, id) WHERE closed_at IS NOT NULL AND NOT is_spam;
