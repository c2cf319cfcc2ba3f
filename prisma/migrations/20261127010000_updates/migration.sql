-- Updates: what an organisation writes about a campaign after gifts came, who is told by mail, and what was mailed.
CREATE TABLE campaign_update (
  id TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  published_at TIMESTAMPTZ(3),
  edited_at TIMESTAMPTZ(3),
  hidden_at TIMESTAMPTZ(3),
  hidden_reason TEXT,
  deleted_at TIMESTAMPTZ(3),
  is_demo BOOLEAN NOT NULL DEFAULT false,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT campaign_update_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_update_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT campaign_update_number CHECK (number > 0),
  CONSTRAINT campaign_update_title CHECK (char_length(title) BETWEEN 1 AND 120),
  CONSTRAINT campaign_update_text CHECK (char_length(text) BETWEEN 1 AND 5000),
  CONSTRAINT campaign_update_hidden CHECK (num_nonnulls(hidden_at, hidden_reason) <> 1)
);
-- a deleted one keeps its number, so that an address never means another update
CREATE UNIQUE INDEX campaign_update_campaign_id_number_key ON campaign_update (campaign_id, number);
CREATE INDEX campaign_update_public ON campaign_update (campaign_id, published_at DESC, number DESC)
  WHERE published_at IS NOT NULL AND hidden_at IS NULL AND deleted_at IS NULL;
CREATE INDEX campaign_update_newest ON campaign_update (published_at DESC, id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;

CREATE TABLE campaign_update_image (
  id TEXT NOT NULL,
  update_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  caption TEXT NOT NULL DEFAULT '',
  storage_key TEXT NOT NULL,
  widths INTEGER[] NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  focal_x DOUBLE PRECISION NOT NULL DEFAULT 0.5,
  focal_y DOUBLE PRECISION NOT NULL DEFAULT 0.5,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT campaign_update_image_pkey PRIMARY KEY (id),
  CONSTRAINT campaign_update_image_update_id_fkey FOREIGN KEY (update_id) REFERENCES campaign_update(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT campaign_update_image_position CHECK (position BETWEEN 1 AND 4),
  CONSTRAINT campaign_update_image_caption CHECK (char_length(caption) <= 200)
);
CREATE UNIQUE INDEX campaign_update_image_storage_key_key ON campaign_update_image (storage_key);
-- of two edits at once neither makes a fifth picture
CREATE UNIQUE INDEX campaign_update_image_update_id_position_key ON campaign_update_image (update_id, position);

CREATE TABLE campaign_update_figure (
  update_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  label TEXT NOT NULL,
  done INTEGER NOT NULL,
  total INTEGER,
  CONSTRAINT campaign_update_figure_pkey PRIMARY KEY (update_id, position),
  CONSTRAINT campaign_update_figure_update_id_fkey FOREIGN KEY (update_id) REFERENCES campaign_update(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT campaign_update_figure_position CHECK (position BETWEEN 1 AND 4),
  CONSTRAINT campaign_update_figure_label CHECK (char_length(label) BETWEEN 1 AND 80),
  CONSTRAINT campaign_update_figure_done CHECK (done >= 0),
  CONSTRAINT campaign_update_figure_total CHECK (total > 0)
);

-- "Tell me what my gift does": by address (folded) and campaign.
CREATE TABLE update_consent (
  id TEXT NOT NULL DEFAULT gen_random_uuid()::text,
  campaign_id TEXT NOT NULL,
  email_key TEXT NOT NULL,
  address TEXT NOT NULL,
  locale TEXT NOT NULL,
  agreed_at TIMESTAMPTZ(3) NOT NULL,
  left_at TIMESTAMPTZ(3),
  CONSTRAINT update_consent_pkey PRIMARY KEY (id),
  CONSTRAINT update_consent_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT update_consent_key CHECK (email_key = lower(address COLLATE "C"))
);
CREATE UNIQUE INDEX update_consent_campaign_id_email_key_key ON update_consent (campaign_id, email_key);
CREATE INDEX update_consent_email_key_idx ON update_consent (email_key);

-- When an address left the mails of all campaigns: a yes of before, whose donation settles later, does not count.
CREATE TABLE update_stop (
  email_key TEXT NOT NULL,
  stopped_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT update_stop_pkey PRIMARY KEY (email_key)
);

-- One row an update and address, for ever: whatever runs twice, there is one mail.
CREATE TABLE update_mail (
  update_id TEXT NOT NULL,
  email_key TEXT NOT NULL,
  consent_id TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting',
  tries INTEGER NOT NULL DEFAULT 0,
  changed_at TIMESTAMPTZ(3) NOT NULL,
  left_at TIMESTAMPTZ(3),
  CONSTRAINT update_mail_pkey PRIMARY KEY (update_id, email_key),
  CONSTRAINT update_mail_update_id_fkey FOREIGN KEY (update_id) REFERENCES campaign_update(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT update_mail_consent_id_fkey FOREIGN KEY (consent_id) REFERENCES update_consent(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT update_mail_status CHECK (status IN ('waiting', 'sending', 'sent', 'bounced', 'dropped', 'unsure'))
);
CREATE INDEX update_mail_waiting ON update_mail (update_id, tries, email_key) WHERE status = 'waiting';
CREATE INDEX update_mail_consent_id_idx ON update_mail (consent_id);

-- The switch on the donation form. It becomes a consent when the donation is settled: who only begins a payment in somebody's
-- name signs nobody up. A trigger, so that no way of settling forgets it.
ALTER TABLE donation ADD COLUMN wants_updates BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION donor_wants_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO update_consent (campaign_id, email_key, address, locale, agreed_at)
  SELECT new.campaign_id, new.email_key, new.donor_email, new.locale, new.created_at
   WHERE NOT EXISTS (SELECT 1 FROM update_stop s WHERE s.email_key = new.email_key AND s.stopped_at >= new.created_at)
  ON CONFLICT (campaign_id, email_key) DO UPDATE
    SET address = excluded.address, locale = excluded.locale, left_at = NULL,
        agreed_at = CASE WHEN update_consent.left_at IS NULL THEN update_consent.agreed_at ELSE excluded.agreed_at END
    WHERE update_consent.left_at IS NULL OR update_consent.left_at < excluded.agreed_at;
  RETURN NULL;
END $$;
CREATE TRIGGER donation_wants_updates AFTER UPDATE ON donation FOR EACH ROW
  WHEN (old.settled_at IS NULL AND new.settled_at IS NOT NULL AND new.wants_updates AND new.email_key IS NOT NULL)
  EXECUTE FUNCTION donor_wants_updates();
CREATE TRIGGER donation_wants_updates_at_once AFTER INSERT ON donation FOR EACH ROW
  WHEN (new.settled_at IS NOT NULL AND new.wants_updates AND new.email_key IS NOT NULL)
  EXECUTE FUNCTION donor_wants_updates();

-- Public pages show published updates: whoever changes one changes the row itself, so this one trigger is enough.
CREATE FUNCTION campaign_update_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND old.published_at IS NOT NULL THEN
    PERFORM notify_of_campaign('words', old.campaign_id);
  ELSIF TG_OP <> 'DELETE' AND new.published_at IS NOT NULL THEN
    PERFORM notify_of_campaign('words', new.campaign_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_update_changed AFTER INSERT OR UPDATE OR DELETE ON campaign_update
  FOR EACH ROW EXECUTE FUNCTION campaign_update_changed();
