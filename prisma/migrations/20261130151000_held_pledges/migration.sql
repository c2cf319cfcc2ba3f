-- A pledge whose decoy field was filled waits for an administrator, who lets it through or ends it.
ALTER TABLE donation DROP CONSTRAINT donation_status;
ALTER TABLE donation ADD CONSTRAINT donation_status CHECK (status IN ('created','checkout_open','processing','succeeded','failed','expired','held','pending_confirmation','confirmed','rejected','partially_refunded','refunded','disputed','dispute_lost')) NOT VALID;
ALTER TABLE donation VALIDATE CONSTRAINT donation_status;
INSERT INTO state_rule (entity, from_s, to_s) VALUES
  ('donation', 'created', 'held'), ('donation', 'held', 'pending_confirmation'), ('donation', 'held', 'rejected'), ('donation', 'held', 'expired')
  ON CONFLICT DO NOTHING;
