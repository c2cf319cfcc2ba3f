-- Every order and search of the console's lists by an index; tests/integration/scripts/listing-plans.test.ts holds each to its plan.

-- Organisations: by name; those that can be decided first, who waits longest on top; by the end of their verification.
CREATE INDEX ngo_console_name ON ngo (lower(name), id) WHERE NOT is_operator;
CREATE INDEX ngo_console_waiting ON ngo ((status <> 'pending' OR NOT profile_complete), (coalesce(submitted_at, created_at)), id) WHERE NOT is_operator;
CREATE INDEX ngo_console_ending ON ngo (verified_until, id) WHERE NOT is_operator AND status = 'approved';

-- Campaigns, drafts too.
CREATE INDEX campaign_console_title ON campaign (lower(title), id) WHERE archived_at IS NULL;
CREATE INDEX campaign_console_raised ON campaign (raised_cents DESC, id) WHERE archived_at IS NULL;
CREATE INDEX campaign_console_donors ON campaign (donor_count DESC, id) WHERE archived_at IS NULL;

-- Gifts that are paid, and pledges, by when and by how much.
CREATE INDEX donation_console_settled ON donation (settled_at DESC, id) WHERE settled_at IS NOT NULL;
CREATE INDEX donation_console_amount ON donation ((coalesce(confirmed_cents, amount_cents)) DESC, id) WHERE settled_at IS NOT NULL;
CREATE INDEX donation_console_pledges ON donation (amount_cents DESC, id) WHERE kind = 'pledge';

-- Payouts by amount, and found by what the bank calls them.
CREATE INDEX payout_console_amount ON payout (amount_cents DESC, id);
CREATE INDEX payout_reference_trgm ON payout USING gin (lower(provider_ref) gin_trgm_ops);

-- Mails, messages, the audit log, work that was given up.
DROP INDEX email_message_to_address_idx;
CREATE INDEX email_message_to_address_idx ON email_message (to_address, created_at DESC, id);
CREATE INDEX email_message_kind ON email_message (kind, created_at DESC, id);
CREATE INDEX contact_message_name ON contact_message (lower(name), id);
CREATE INDEX contact_message_open ON contact_message (created_at DESC, id) WHERE answered_at IS NULL AND NOT is_spam;
CREATE INDEX contact_message_trgm ON contact_message USING gin (lower(name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);
CREATE INDEX audit_log_actor ON audit_log (actor_label, at DESC, id DESC);
CREATE INDEX audit_log_action ON audit_log (action, at DESC, id DESC);
CREATE INDEX job_dead_kind ON job (kind, id DESC) WHERE status = 'dead';
CREATE INDEX job_dead_tries ON job (attempts DESC, id DESC) WHERE status = 'dead';

-- Until now the automatic mail counted as the answer; it is none.
UPDATE contact_message SET answered_at = NULL WHERE answered_at IS NOT NULL;
