-- A sponsor's address goes two years after the promise ended (lib/retention): who promised what stays.
ALTER TABLE match ALTER COLUMN sponsor_email DROP NOT NULL;
CREATE INDEX match_sponsor_address ON match (ends_at) WHERE sponsor_email IS NOT NULL;
