-- What a member of an organisation writes to the donor of one donation.
CREATE TABLE donation_thanks (
  donation_id TEXT NOT NULL,
  ngo_id TEXT NOT NULL,
  user_id TEXT,
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  -- one a donation, also when two members press at once
  CONSTRAINT donation_thanks_pkey PRIMARY KEY (donation_id),
  CONSTRAINT donation_thanks_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES donation(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT donation_thanks_ngo_id_fkey FOREIGN KEY (ngo_id) REFERENCES ngo(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT donation_thanks_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT donation_thanks_text CHECK (char_length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX donation_thanks_ngo_id_idx ON donation_thanks (ngo_id);
CREATE INDEX donation_thanks_user_id_idx ON donation_thanks (user_id);

-- The weekly summary of an organisation, for each member who wants it.
ALTER TABLE ngo_member ADD COLUMN weekly_mail BOOLEAN NOT NULL DEFAULT true;
