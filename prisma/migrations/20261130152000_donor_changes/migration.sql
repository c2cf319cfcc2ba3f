-- What a donor's link asked for and only the donor may decide: it counts once a link in a fresh mail was followed and pressed.
CREATE TABLE donor_change (
  id              TEXT PRIMARY KEY,
  donation_id     TEXT REFERENCES donation (id) ON DELETE CASCADE,
  monthly_gift_id TEXT REFERENCES monthly_gift (id) ON DELETE CASCADE,
  amount_cents    BIGINT CHECK (amount_cents > 0),
  created_at      TIMESTAMPTZ(3) NOT NULL,
  expires_at      TIMESTAMPTZ(3) NOT NULL,
  used_at         TIMESTAMPTZ(3),
  CONSTRAINT donor_change_of_one CHECK (num_nonnulls(donation_id, monthly_gift_id) = 1),
  CONSTRAINT donor_change_amount CHECK (amount_cents IS NULL OR monthly_gift_id IS NOT NULL)
);
CREATE INDEX donor_change_of_donation ON donor_change (donation_id);
CREATE INDEX donor_change_of_gift ON donor_change (monthly_gift_id);
-- from which a raise by a link alone is measured; null: the amount was never raised by one
ALTER TABLE monthly_gift ADD COLUMN agreed_cents BIGINT;
