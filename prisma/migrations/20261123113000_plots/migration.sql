-- The fund's page sums the grants; they are few among all postings.
CREATE INDEX ledger_tx_grant ON ledger_tx (id) WHERE kind = 'grant';
-- The console's overview reads the last thirty days of all organisations.
CREATE INDEX campaign_day_day ON campaign_day (day);
CREATE INDEX donation_failed ON donation (created_at) WHERE status = 'failed';
