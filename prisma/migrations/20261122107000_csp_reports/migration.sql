-- What browsers report that a page's policy stopped: counted by day, directive, origin and page; no person, no query.
CREATE TABLE csp_report (
  day       DATE NOT NULL,
  directive TEXT NOT NULL,
  blocked   TEXT NOT NULL,
  page      TEXT NOT NULL,
  hits      INTEGER NOT NULL DEFAULT 1,
  last_at   TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT csp_report_pkey PRIMARY KEY (day, directive, blocked, page),
  CONSTRAINT csp_report_hits CHECK (hits > 0),
  CONSTRAINT csp_report_sizes CHECK (length(directive) <= 40 AND length(blocked) <= 120 AND length(page) <= 120)
);
