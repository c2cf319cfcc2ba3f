-- When an organisation's ownership last changed hands: no payout is prepared, approved or sent for 72 hours (OP-150).
ALTER TABLE ngo ADD COLUMN handed_over_at TIMESTAMPTZ(3);

-- As in 20261126030000_page_changes, with one more column that is no page's.
CREATE OR REPLACE FUNCTION ngo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own constant text[] := ARRAY['updated_at', 'draft', 'bank_cipher', 'bank_key_version', 'bank_changed_at',
    'payouts_held_until', 'handed_over_at', 'pending_name', 'name_skeleton', 'official_email', 'phone_number',
    'rejection_reason', 'suspension_reason', 'submitted_at', 'renewal_submitted_at'];
BEGIN
  IF (new.status = 'approved' OR old.status = 'approved') AND to_jsonb(new) - own <> to_jsonb(old) - own THEN
    PERFORM notify_pages('{"kind": "all"}');
  END IF;
  RETURN NULL;
END $$;
