-- An organisation's donations by their amount; by when they came is donation_listed_ngo.
CREATE INDEX donation_listed_amount ON donation (ngo_id, (coalesce(confirmed_cents, amount_cents)) DESC, id DESC)
  WHERE settled_at IS NOT NULL OR status IN ('pending_confirmation', 'processing', 'failed');
