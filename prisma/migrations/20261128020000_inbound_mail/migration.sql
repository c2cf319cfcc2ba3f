-- Mails in which organisations report: the addresses, by campaign, and what came to them.
CREATE TABLE inbound_address (
  campaign_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT inbound_address_pkey PRIMARY KEY (campaign_id),
  CONSTRAINT inbound_address_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT inbound_address_version CHECK (version > 1)
);

CREATE TABLE inbound_mail (
  id TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  message_key TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'received',
  failure TEXT,
  storage_key TEXT,
  from_address TEXT,
  user_id TEXT,
  warning TEXT,
  left_out INTEGER NOT NULL DEFAULT 0,
  update_id TEXT,
  received_at TIMESTAMPTZ(3) NOT NULL,
  handled_at TIMESTAMPTZ(3),
  CONSTRAINT inbound_mail_pkey PRIMARY KEY (id),
  CONSTRAINT inbound_mail_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT inbound_mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT inbound_mail_update_id_fkey FOREIGN KEY (update_id) REFERENCES campaign_update(id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT inbound_mail_status CHECK (status IN ('received', 'draft', 'failed')),
  CONSTRAINT inbound_mail_failed CHECK ((status = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT inbound_mail_handled CHECK ((status = 'received') = (handled_at IS NULL)),
  CONSTRAINT inbound_mail_warning CHECK (warning IN ('not_proven', 'not_member')),
  -- a draft is somebody's, or it has a warning
  CONSTRAINT inbound_mail_sender CHECK (warning IS NULL OR user_id IS NULL)
);
-- the same mail once, however often it is delivered
CREATE UNIQUE INDEX inbound_mail_campaign_id_message_key_key ON inbound_mail (campaign_id, message_key);
CREATE UNIQUE INDEX inbound_mail_update_id_key ON inbound_mail (update_id);
CREATE INDEX inbound_mail_campaign_id_received_at_idx ON inbound_mail (campaign_id, received_at);
CREATE INDEX inbound_mail_user_id_idx ON inbound_mail (user_id);
CREATE INDEX inbound_mail_received ON inbound_mail (received_at) WHERE status = 'received' OR from_address IS NOT NULL;
