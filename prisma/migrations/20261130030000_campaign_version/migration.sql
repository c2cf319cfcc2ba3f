-- A campaign's title and story in further languages. The row itself holds them in the language in which they were first written.
-- What lists and searches need of the versions stands in the campaign's row, kept by a trigger: a campaign without versions
-- costs no page and no search a statement more.
ALTER TABLE campaign
  ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2,3}$'),
  ADD COLUMN version_languages TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN versions_text TEXT NOT NULL DEFAULT '',
  -- of the two writers that could meet here (a new version, another own language) one changes this row after the other
  ADD CONSTRAINT campaign_language_has_no_version CHECK (NOT language = ANY (version_languages));

CREATE TABLE campaign_version (
  campaign_id TEXT NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT campaign_version_pkey PRIMARY KEY (campaign_id, language),
  CONSTRAINT campaign_version_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT campaign_version_language CHECK (language ~ '^[a-z]{2,3}$'),
  CONSTRAINT campaign_version_title CHECK (char_length(title) BETWEEN 1 AND 120),
  CONSTRAINT campaign_version_description CHECK (char_length(description) BETWEEN 1 AND 20000)
);

-- A search finds a word in any version: this index beside campaign_text_trgm, one bitmap of both.
CREATE INDEX campaign_versions_trgm ON campaign USING gin (versions_text gin_trgm_ops) WHERE archived_at IS NULL;

-- The campaign's row changes with each version, so that campaign_changed (20261126030000_page_changes) tells the page caches.
CREATE FUNCTION campaign_version_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed constant TEXT := coalesce(new.campaign_id, old.campaign_id);
BEGIN
  -- of two versions at once the second waits here, and then counts the first
  PERFORM 1 FROM campaign WHERE id = changed FOR NO KEY UPDATE;
  UPDATE campaign SET (version_languages, versions_text) = (
      SELECT coalesce(array_agg(v.language ORDER BY v.created_at, v.language), '{}'),
        coalesce(string_agg(lower(v.title || ' ' || v.description), ' ' ORDER BY v.created_at, v.language), '')
      FROM campaign_version v WHERE v.campaign_id = changed)
    WHERE id = changed;
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_version_changed AFTER INSERT OR UPDATE OR DELETE ON campaign_version
  FOR EACH ROW EXECUTE FUNCTION campaign_version_changed();
