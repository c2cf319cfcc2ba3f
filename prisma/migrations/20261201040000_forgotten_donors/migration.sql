-- When the donor asked to be forgotten. The books keep who gave what; nothing but receipts and what the law asks goes to the address.
ALTER TABLE donation ADD COLUMN forgotten_at TIMESTAMPTZ(3);
