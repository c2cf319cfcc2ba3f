-- Indexes for every listing at 100,000 rows a table; tests/integration/scripts/listing-plans.test.ts holds each to its plan.

-- Public campaigns. A search compares many long texts: lowered once, when written, not once a row and search.
ALTER TABLE campaign ADD COLUMN search_text TEXT GENERATED ALWAYS AS (lower(title || ' ' || description)) STORED;
DROP INDEX campaign_text_trgm;
CREATE INDEX campaign_text_trgm ON campaign USING gin (search_text gin_trgm_ops) WHERE archived_at IS NULL;
-- how many there are, whatever the filters, read from the index alone
CREATE INDEX campaign_count ON campaign (ngo_id, status, cause, country) WHERE archived_at IS NULL AND status <> 'draft';

-- An organisation's gifts, newest first by when they came or were begun, and their number from the index alone.
CREATE INDEX donation_listed_ngo ON donation (ngo_id, (coalesce(settled_at, created_at)) DESC, id DESC) INCLUDE (campaign_id, settled_at, created_at)
  WHERE settled_at IS NOT NULL OR status IN ('pending_confirmation', 'processing', 'failed');

-- Organisations in the console: newest first, counted by state, searched by name and address.
CREATE INDEX ngo_newest ON ngo (created_at DESC, id) INCLUDE (status, profile_complete, renewal_submitted_at) WHERE NOT is_operator;
CREATE INDEX ngo_email_trgm ON ngo USING gin (lower(official_email) gin_trgm_ops);
CREATE INDEX app_user_email_trgm ON app_user USING gin (email gin_trgm_ops);

-- The operator's other lists.
CREATE INDEX payout_newest ON payout (created_at DESC, id);
CREATE INDEX email_message_trgm ON email_message USING gin (lower(to_address || ' ' || subject || ' ' || kind) gin_trgm_ops);
DROP INDEX audit_log_at_id_idx;
CREATE INDEX audit_log_at_id_idx ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_trgm ON audit_log USING gin (lower(actor_label || ' ' || action) gin_trgm_ops);
CREATE INDEX audit_log_entity_id ON audit_log (entity_id);
CREATE INDEX provider_event_dead ON provider_event (received_at DESC) WHERE status = 'dead';
