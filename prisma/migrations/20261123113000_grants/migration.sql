-- The fund's page sums the grants; they are few among all postings.
CREATE INDEX ledger_tx_grant ON ledger_tx (id) WHERE kind = 'grant';
