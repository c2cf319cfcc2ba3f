-- What an organisation's name looks like (lib/ngos/look-alike.ts), to find names made to look like a verified organisation's.
-- Empty until it is needed: the application fills it, since the table of look-alike letters is there. A new name empties it.
ALTER TABLE ngo ADD COLUMN name_skeleton TEXT;
CREATE INDEX ngo_name_skeleton ON ngo (name_skeleton) WHERE status = 'approved';

CREATE FUNCTION ngo_empty_skeleton() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_skeleton := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER ngo_empty_skeleton BEFORE UPDATE OF name ON ngo
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION ngo_empty_skeleton();
