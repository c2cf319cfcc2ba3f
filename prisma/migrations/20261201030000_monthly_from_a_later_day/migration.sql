-- A donor who gave once may give every month from a later day on: nothing is charged when it is set up, and its first donation waits
-- as "scheduled" until the provider's first paid invoice. Of one single donation one monthly gift is running at a time.
ALTER TABLE monthly_gift ADD COLUMN first_payment_at TIMESTAMPTZ(3), ADD COLUMN from_donation_id TEXT;
CREATE UNIQUE INDEX monthly_gift_of_donation ON monthly_gift (from_donation_id)
  WHERE from_donation_id IS NOT NULL AND status NOT IN ('canceled', 'expired');

ALTER TABLE donation DROP CONSTRAINT donation_status;
ALTER TABLE donation ADD CONSTRAINT donation_status CHECK (status IN ('created','checkout_open','processing','scheduled','succeeded','failed','expired','held','pending_confirmation','confirmed','rejected','partially_refunded','refunded','disputed','dispute_lost')) NOT VALID;
ALTER TABLE donation VALIDATE CONSTRAINT donation_status;
INSERT INTO state_rule (entity, from_s, to_s) VALUES
  ('donation', 'created', 'scheduled'), ('donation', 'checkout_open', 'scheduled'), ('donation', 'failed', 'scheduled'), ('donation', 'expired', 'scheduled'),
  ('donation', 'scheduled', 'succeeded'), ('donation', 'scheduled', 'expired')
  ON CONFLICT DO NOTHING;
