-- A gift that an administrator records may have come to the operator's bank account: a pledge by bank transfer, which is no card payment.
ALTER TABLE donation DROP CONSTRAINT donation_kind_method;
ALTER TABLE donation ADD CONSTRAINT donation_kind_method
  CHECK (CASE WHEN kind = 'pledge' THEN method IN ('crypto','stocks','daf','paypal','venmo','bank_transfer') ELSE method NOT IN ('crypto','stocks','daf','paypal','venmo') END);

-- Where such money stands until it is booked to the operator's account.
INSERT INTO ledger_account (code, kind, currency, may_go_negative) VALUES ('undeposited:bank_transfer:usd', 'asset', 'usd', false) ON CONFLICT DO NOTHING;
