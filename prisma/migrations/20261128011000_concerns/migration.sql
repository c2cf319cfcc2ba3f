-- Concerns: what a visitor raises about an organisation or one of its campaigns. Read by administrators alone.
CREATE TABLE concern (
  id TEXT NOT NULL,
  ngo_id TEXT NOT NULL,
  campaign_id TEXT,
  text TEXT NOT NULL,
  email TEXT,
  locale TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open',
  answer TEXT,
  is_spam BOOLEAN NOT NULL DEFAULT false,
  version INTEGER NOT NULL DEFAULT 0,
  created_at TIMESTAMPTZ(3) NOT NULL,
  ended_at TIMESTAMPTZ(3),
  ended_by TEXT,
  CONSTRAINT concern_pkey PRIMARY KEY (id),
  CONSTRAINT concern_ngo_id_fkey FOREIGN KEY (ngo_id) REFERENCES ngo(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT concern_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT concern_text CHECK (char_length(text) BETWEEN 1 AND 5000),
  CONSTRAINT concern_state CHECK (state IN ('open', 'looking', 'answered', 'dismissed')),
  -- one that is over has an answer and a day; one that is not has neither
  CONSTRAINT concern_end CHECK ((state IN ('answered', 'dismissed')) = (answer IS NOT NULL) AND (answer IS NULL) = (ended_at IS NULL))
);
CREATE INDEX concern_newest ON concern (created_at DESC, id);
CREATE INDEX concern_of_ngo ON concern (ngo_id, state) WHERE NOT is_spam;
CREATE INDEX concern_forget ON concern (ended_at) WHERE email IS NOT NULL;

CREATE TABLE concern_note (
  id TEXT NOT NULL,
  concern_id TEXT NOT NULL,
  author_id TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT concern_note_pkey PRIMARY KEY (id),
  CONSTRAINT concern_note_concern_id_fkey FOREIGN KEY (concern_id) REFERENCES concern(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT concern_note_text CHECK (char_length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX concern_note_of ON concern_note (concern_id, created_at);

-- The organisation's record says how many were raised and how many answered.
CREATE FUNCTION concern_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_pages(jsonb_build_object('kind', 'ngo', 'ngo', coalesce(new.ngo_id, old.ngo_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER concern_changed AFTER INSERT OR DELETE OR UPDATE OF state, is_spam ON concern
  FOR EACH ROW EXECUTE FUNCTION concern_changed();
