-- A large payout leaves only with the yes of a second person.
ALTER TABLE payout ADD COLUMN approved_by TEXT, ADD COLUMN approved_at TIMESTAMPTZ(3);
ALTER TABLE payout ADD CONSTRAINT payout_two_people CHECK (approved_by IS NULL OR made_by IS NULL OR approved_by <> made_by);
ALTER TABLE payout ADD CONSTRAINT payout_large_is_approved CHECK (amount_cents < 1000000 OR status NOT IN ('sending', 'unknown', 'sent') OR approved_by IS NOT NULL) NOT VALID;

-- An organisation asks that a gift be given back; an administrator decides.
CREATE TABLE refund_wish (
  id TEXT NOT NULL,
  donation_id TEXT NOT NULL,
  ngo_id TEXT NOT NULL,
  asked_by TEXT NOT NULL,
  reason TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open',
  decided_by TEXT,
  decided_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT refund_wish_pkey PRIMARY KEY (id),
  CONSTRAINT refund_wish_status CHECK (status IN ('open', 'refunded', 'declined')),
  CONSTRAINT refund_wish_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES donation(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX refund_wish_one_open ON refund_wish (donation_id) WHERE status = 'open';
CREATE INDEX refund_wish_donation_id_idx ON refund_wish (donation_id);
CREATE INDEX refund_wish_status_created_at_idx ON refund_wish (status, created_at DESC);
