-- A donor who wants no thank-yous of one organisation any more, and keeps everything else.
CREATE TABLE thanks_stop (
  ngo_id TEXT NOT NULL,
  email_key TEXT NOT NULL,
  stopped_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT thanks_stop_pkey PRIMARY KEY (ngo_id, email_key),
  CONSTRAINT thanks_stop_ngo_id_fkey FOREIGN KEY (ngo_id) REFERENCES ngo(id) ON DELETE CASCADE ON UPDATE CASCADE
);
