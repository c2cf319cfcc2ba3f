-- Statements of mobile money accounts between being read and being confirmed. They hold names of people: gone after a day.
CREATE TABLE payment_statement (
  id          TEXT PRIMARY KEY,
  ngo_id      TEXT NOT NULL REFERENCES ngo (id) ON DELETE CASCADE,
  campaign_id TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  method      TEXT NOT NULL CHECK (method IN ('mpesa', 'airtel_money', 'mtn_momo')),
  currency    TEXT NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  rate_micros BIGINT NOT NULL CHECK (rate_micros BETWEEN 1 AND 1000000000000),
  file_name   TEXT NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 120),
  paid_out    INTEGER NOT NULL CHECK (paid_out >= 0),
  created_at  TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT payment_statement_dollars CHECK (currency <> 'USD' OR rate_micros = 1000000)
);
CREATE INDEX payment_statement_ngo_id_created_at_idx ON payment_statement (ngo_id, created_at);
CREATE INDEX payment_statement_created_at_idx ON payment_statement (created_at);

CREATE TABLE payment_statement_row (
  statement_id    TEXT NOT NULL REFERENCES payment_statement (id) ON DELETE CASCADE,
  line            INTEGER NOT NULL CHECK (line > 0),
  fault           TEXT,
  doubtful        BOOLEAN NOT NULL DEFAULT false,
  reference       TEXT CHECK (char_length(reference) BETWEEN 1 AND 64),
  reference_key   TEXT GENERATED ALWAYS AS (upper(reference COLLATE "C")) STORED,
  received_on     DATE,
  currency        TEXT,
  original_amount BIGINT CHECK (original_amount BETWEEN 1 AND 99999999999),
  donor_name      TEXT CHECK (char_length(donor_name) BETWEEN 1 AND 120),
  details         TEXT NOT NULL CHECK (char_length(details) <= 300),
  PRIMARY KEY (statement_id, line),
  -- what can become a gift is whole
  CONSTRAINT payment_statement_row_whole CHECK (fault IS NOT NULL OR num_nulls(reference, received_on, original_amount) = 0)
);
