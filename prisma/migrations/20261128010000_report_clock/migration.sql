-- The clock of reports: since when a campaign's donors wait for an update (lib/reports). What is due is computed from gifts and
-- updates, never stored. For campaigns that are here already the clock begins now: nobody was told of it before.
ALTER TABLE campaign ADD COLUMN report_clock_from TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE campaign ALTER COLUMN report_clock_from DROP DEFAULT;

-- The first gift after a moment, asked whenever a gift is begun.
CREATE INDEX donation_report_clock ON donation (campaign_id, settled_at)
  WHERE status IN ('succeeded', 'confirmed', 'partially_refunded', 'disputed');

-- More time for a report, given by an administrator. It counts for the period in which it was given.
CREATE TABLE report_extension (
  id TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  days INTEGER NOT NULL,
  reason TEXT NOT NULL,
  given_by TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT report_extension_pkey PRIMARY KEY (id),
  CONSTRAINT report_extension_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT report_extension_days CHECK (days BETWEEN 1 AND 60),
  CONSTRAINT report_extension_reason CHECK (char_length(reason) BETWEEN 1 AND 500)
);
CREATE INDEX report_extension_campaign ON report_extension (campaign_id, created_at);

-- The campaign's page says when the report is due.
CREATE FUNCTION report_extension_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('words', coalesce(new.campaign_id, old.campaign_id));
  RETURN NULL;
END $$;
CREATE TRIGGER report_extension_changed AFTER INSERT OR UPDATE OR DELETE ON report_extension
  FOR EACH ROW EXECUTE FUNCTION report_extension_changed();
