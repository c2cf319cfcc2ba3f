-- What an organisation still waits for: few rows, however many gifts it has had.
CREATE INDEX donation_pending_ngo ON donation (ngo_id, created_at DESC, id DESC) INCLUDE (amount_cents)
  WHERE status IN ('pending_confirmation', 'processing');
