-- Which request made a job, so that the log's lines of both, and their trace, can be found from each other.
-- Nullable, without a rewrite: the version before goes on writing jobs without them.
ALTER TABLE job
  ADD COLUMN request_id TEXT,
  ADD COLUMN trace_parent TEXT,
  ADD CONSTRAINT job_request_id_short CHECK (length(request_id) BETWEEN 1 AND 64),
  ADD CONSTRAINT job_trace_parent_form CHECK (trace_parent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');

-- Jobs that a function of the database writes (book_donation) have them from the transaction that calls it.
ALTER TABLE job
  ALTER COLUMN request_id SET DEFAULT nullif(current_setting('app.request', true), ''),
  ALTER COLUMN trace_parent SET DEFAULT nullif(current_setting('app.trace', true), '');
