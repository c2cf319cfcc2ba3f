-- How a member hears of donations to the organisation, and how each of them was told.
ALTER TABLE ngo_member ADD COLUMN gift_mails TEXT NOT NULL DEFAULT 'each';
ALTER TABLE ngo_member ADD CONSTRAINT ngo_member_gift_mails CHECK (gift_mails IN ('each', 'daily', 'never'));

CREATE TABLE donation_notice (
  donation_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  how TEXT NOT NULL,
  decided_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT donation_notice_pkey PRIMARY KEY (donation_id, user_id),
  CONSTRAINT donation_notice_how CHECK (how IN ('each', 'daily')),
  CONSTRAINT donation_notice_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES donation(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT donation_notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX donation_notice_user_id_decided_at_idx ON donation_notice (user_id, decided_at);
CREATE INDEX donation_notice_decided_at_idx ON donation_notice (decided_at);
