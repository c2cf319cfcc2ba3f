-- What an organisation notes about its donors, for its own members only.
CREATE TABLE donor_note (
  id TEXT NOT NULL,
  ngo_id TEXT NOT NULL,
  donor_key TEXT NOT NULL,
  author_id TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT donor_note_pkey PRIMARY KEY (id),
  CONSTRAINT donor_note_text CHECK (char_length(text) BETWEEN 1 AND 2000),
  CONSTRAINT donor_note_ngo_id_fkey FOREIGN KEY (ngo_id) REFERENCES ngo(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT donor_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX donor_note_ngo_id_donor_key_created_at_id_idx ON donor_note (ngo_id, donor_key, created_at DESC, id);

CREATE TABLE donor_tag (
  id TEXT NOT NULL,
  ngo_id TEXT NOT NULL,
  name TEXT NOT NULL,
  CONSTRAINT donor_tag_pkey PRIMARY KEY (id),
  CONSTRAINT donor_tag_name CHECK (char_length(name) BETWEEN 1 AND 30),
  CONSTRAINT donor_tag_ngo_id_fkey FOREIGN KEY (ngo_id) REFERENCES ngo(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX donor_tag_ngo_id_id_key ON donor_tag (ngo_id, id);
CREATE UNIQUE INDEX donor_tag_once ON donor_tag (ngo_id, lower(name));

-- the organisation is part of the key that points to the tag: no donor gets another organisation's tag
CREATE TABLE donor_tagging (
  ngo_id TEXT NOT NULL,
  donor_key TEXT NOT NULL,
  tag_id TEXT NOT NULL,
  CONSTRAINT donor_tagging_pkey PRIMARY KEY (ngo_id, donor_key, tag_id),
  CONSTRAINT donor_tagging_ngo_id_tag_id_fkey FOREIGN KEY (ngo_id, tag_id) REFERENCES donor_tag(ngo_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX donor_tagging_ngo_id_tag_id_idx ON donor_tagging (ngo_id, tag_id);
