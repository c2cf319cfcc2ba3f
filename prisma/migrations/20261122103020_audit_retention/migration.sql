-- Lines of the audit log whose time is over are removed by the timer of retention alone, which says so in its transaction.
CREATE OR REPLACE FUNCTION audit_forbid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('harambee.audit_retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = '42501';
END $$;
