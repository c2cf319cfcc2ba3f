-- "Ending soon" begins with campaigns that still run.
CREATE INDEX campaign_ending_open ON campaign ((status <> 'ongoing'), deadline ASC NULLS LAST, id) WHERE archived_at IS NULL AND status <> 'draft';
DROP INDEX campaign_ending;
