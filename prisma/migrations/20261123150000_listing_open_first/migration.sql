-- The listing begins with campaigns that still run, in each of its orders.
CREATE INDEX campaign_newest_open ON campaign ((status <> 'ongoing'), published_at DESC, id) WHERE archived_at IS NULL AND status <> 'draft';
CREATE INDEX campaign_raised_open ON campaign ((status <> 'ongoing'), raised_cents DESC, id) WHERE archived_at IS NULL AND status <> 'draft';
