-- Money that one person moves by hand: done alone below the limits, or waiting for a second administrator.
CREATE TABLE money_order (
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  ngo_id TEXT,
  amount_cents BIGINT NOT NULL,
  input JSONB NOT NULL DEFAULT '{}',
  status TEXT NOT NULL,
  asked_by TEXT NOT NULL,
  asked_at TIMESTAMPTZ(3) NOT NULL,
  decided_by TEXT,
  decided_at TIMESTAMPTZ(3),
  CONSTRAINT money_order_pkey PRIMARY KEY (id),
  CONSTRAINT money_order_kind CHECK (kind IN ('pledge', 'grant', 'refund', 'payout_failed', 'payout_returned', 'suspense_return', 'suspense_attach', 'suspense_keep')),
  CONSTRAINT money_order_status CHECK (status IN ('waiting', 'done', 'refused')),
  CONSTRAINT money_order_amount CHECK (amount_cents > 0),
  -- who asked never decides; a refusal by oneself is a withdrawal
  CONSTRAINT money_order_two_people CHECK (status = 'refused' OR decided_by IS NULL OR decided_by <> asked_by),
  CONSTRAINT money_order_ngo_id_fkey FOREIGN KEY (ngo_id) REFERENCES ngo(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX money_order_one_waiting ON money_order (kind, subject) WHERE status = 'waiting';
CREATE INDEX money_order_asked_by_asked_at_idx ON money_order (asked_by, asked_at DESC);
CREATE INDEX money_order_status_asked_at_idx ON money_order (status, asked_at DESC);
CREATE INDEX money_order_subject_idx ON money_order (subject);

-- A payout: who took it to the bank, who said that it was sent, who first said that it failed or came back.
ALTER TABLE payout ADD COLUMN exported_by TEXT, ADD COLUMN sent_by TEXT, ADD COLUMN end_asked_by TEXT;
ALTER TABLE payout ADD CONSTRAINT payout_export_two_people CHECK (approved_by IS NULL OR exported_by IS NULL OR approved_by <> exported_by);
ALTER TABLE payout ADD CONSTRAINT payout_sent_two_people CHECK (approved_by IS NULL OR sent_by IS NULL OR approved_by <> sent_by);

-- Whatever the amount, no payout leaves without a second person's yes, and none that left is due again on one person's word.
-- A trigger on the step, not a check on the row: payouts that were sent before this rule stay as they are.
CREATE FUNCTION payout_two_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status THEN
    IF NEW.status IN ('sending', 'sent') THEN
      IF NEW.approved_by IS NULL THEN
        RAISE EXCEPTION 'payout % has no second person''s yes', NEW.id USING ERRCODE = '23514';
      END IF;
      IF coalesce(NEW.sent_by, NEW.exported_by) IS NULL THEN
        RAISE EXCEPTION 'payout % does not say who sends it', NEW.id USING ERRCODE = '23514';
      END IF;
    END IF;
    IF NEW.status = 'returned' OR (NEW.status = 'failed' AND OLD.status IN ('sending', 'unknown')) THEN
      IF NEW.end_asked_by IS NULL OR NEW.decided_by IS NULL OR NEW.end_asked_by = NEW.decided_by THEN
        RAISE EXCEPTION 'payout % is due again only on the word of two people', NEW.id USING ERRCODE = '23514';
      END IF;
    END IF;
  END IF;
  IF OLD.status <> 'reserved' AND OLD.approved_by IS NOT NULL AND NEW.approved_by IS DISTINCT FROM OLD.approved_by THEN
    RAISE EXCEPTION 'the approval of payout % is a fact', NEW.id USING ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_two_people BEFORE UPDATE ON payout FOR EACH ROW EXECUTE FUNCTION payout_two_people();

-- Money in suspense that is kept, as a correction with its reason.
INSERT INTO ledger_account (code, kind, currency, may_go_negative) VALUES ('income:corrections:usd', 'income', 'usd', false) ON CONFLICT (code) DO NOTHING;

-- A gift's amount changes in one case: two facts disagree, and an administrator attaches what was really paid while it is not settled.
CREATE OR REPLACE FUNCTION donation_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.amount_cents <> OLD.amount_cents AND NOT (OLD.kind <> 'pledge' AND OLD.settled_at IS NULL AND NEW.settled_at IS NOT NULL AND coalesce(current_setting('app.attach', true), '') = NEW.id))
     OR NEW.campaign_id <> OLD.campaign_id OR NEW.ngo_id <> OLD.ngo_id
     OR (OLD.settled_at IS NOT NULL AND (NEW.settled_at IS DISTINCT FROM OLD.settled_at OR NEW.receipt_number IS DISTINCT FROM OLD.receipt_number OR NEW.confirmed_cents IS DISTINCT FROM OLD.confirmed_cents)) THEN
    RAISE EXCEPTION 'the facts of a gift do not change' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
