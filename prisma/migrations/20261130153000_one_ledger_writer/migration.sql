-- Rows of the ledger are inserted by ledger_post alone, which looks at balance, keys and overdrafts (docs/decisions/010-money.md). The
-- version before this one writes by it, too: postEntry and book_donations call it; what it inserts itself is the demo of an empty database.
CREATE FUNCTION ledger_one_writer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE calls TEXT;
BEGIN
  -- the functions that this statement was called by; the text of a statement that a client sent is not in it
  GET DIAGNOSTICS calls = PG_CONTEXT;
  IF calls !~ '\mledger_post\(jsonb,timestamp with time zone\)' THEN
    RAISE EXCEPTION 'only ledger_post writes to the ledger' USING ERRCODE = '42501';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_tx_one_writer BEFORE INSERT ON ledger_tx FOR EACH STATEMENT EXECUTE FUNCTION ledger_one_writer();
CREATE TRIGGER ledger_entry_one_writer BEFORE INSERT ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_one_writer();
