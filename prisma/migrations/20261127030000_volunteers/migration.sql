-- Campaigns ask for volunteers, and people offer to help.
CREATE TABLE volunteer_call (
  id TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  role TEXT NOT NULL,
  needs TEXT NOT NULL,
  places INTEGER NOT NULL,
  country TEXT,
  until TIMESTAMPTZ(3) NOT NULL,
  closed_at TIMESTAMPTZ(3),
  stopped_at TIMESTAMPTZ(3),
  stop_reason TEXT,
  ends_at TIMESTAMPTZ(3) GENERATED ALWAYS AS (LEAST(until, closed_at, stopped_at)) STORED,
  forgotten_offers INTEGER NOT NULL DEFAULT 0,
  forgotten_accepted INTEGER NOT NULL DEFAULT 0,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT volunteer_call_pkey PRIMARY KEY (id),
  CONSTRAINT volunteer_call_role CHECK (char_length(role) BETWEEN 1 AND 120),
  CONSTRAINT volunteer_call_needs CHECK (char_length(needs) BETWEEN 1 AND 2000),
  CONSTRAINT volunteer_call_places CHECK (places BETWEEN 1 AND 500),
  CONSTRAINT volunteer_call_stopped CHECK ((stopped_at IS NULL) = (stop_reason IS NULL)),
  CONSTRAINT volunteer_call_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX volunteer_call_campaign_id_ends_at_idx ON volunteer_call (campaign_id, ends_at);

CREATE TABLE volunteer_offer (
  id TEXT NOT NULL,
  call_id TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT,
  email_key TEXT GENERATED ALWAYS AS (lower(email COLLATE "C")) STORED,
  offer TEXT,
  locale TEXT NOT NULL DEFAULT 'en',
  status TEXT NOT NULL DEFAULT 'unconfirmed',
  asked INTEGER NOT NULL DEFAULT 1,
  answer TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  confirmed_at TIMESTAMPTZ(3),
  answered_at TIMESTAMPTZ(3),
  withdrawn_at TIMESTAMPTZ(3),
  CONSTRAINT volunteer_offer_pkey PRIMARY KEY (id),
  CONSTRAINT volunteer_offer_status CHECK (status IN ('unconfirmed', 'waiting', 'accepted', 'declined', 'withdrawn')),
  CONSTRAINT volunteer_offer_name CHECK (char_length(name) BETWEEN 1 AND 120),
  CONSTRAINT volunteer_offer_offer CHECK (char_length(offer) BETWEEN 1 AND 2000),
  -- whoever withdraws leaves neither address nor words
  CONSTRAINT volunteer_offer_withdrawn CHECK (
    (status = 'withdrawn') = (email IS NULL) AND (status = 'withdrawn') = (offer IS NULL)
    AND (status = 'withdrawn') = (withdrawn_at IS NOT NULL)),
  CONSTRAINT volunteer_offer_answered CHECK (status NOT IN ('accepted', 'declined') OR answered_at IS NOT NULL),
  CONSTRAINT volunteer_offer_confirmed CHECK (status NOT IN ('waiting', 'accepted', 'declined') OR confirmed_at IS NOT NULL),
  CONSTRAINT volunteer_offer_call_id_fkey FOREIGN KEY (call_id) REFERENCES volunteer_call(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX volunteer_offer_call_id_email_key_key ON volunteer_offer (call_id, email_key);
CREATE INDEX volunteer_offer_call_id_status_created_at_id_idx ON volunteer_offer (call_id, status, created_at DESC, id);

-- The campaign's page shows its calls and how many places are left.
CREATE FUNCTION volunteer_call_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('campaign', coalesce(new.campaign_id, old.campaign_id));
  RETURN NULL;
END $$;
CREATE TRIGGER volunteer_call_changed AFTER INSERT OR UPDATE OR DELETE ON volunteer_call
  FOR EACH ROW EXECUTE FUNCTION volunteer_call_changed();

CREATE FUNCTION volunteer_accepted_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('campaign', c.campaign_id) FROM volunteer_call c WHERE c.id = new.call_id;
  RETURN NULL;
END $$;
CREATE TRIGGER volunteer_accepted_changed AFTER UPDATE OF status ON volunteer_offer FOR EACH ROW
  WHEN ((old.status = 'accepted') <> (new.status = 'accepted')) EXECUTE FUNCTION volunteer_accepted_changed();
