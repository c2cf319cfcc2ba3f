-- An application that waits is what the administrator saw: whatever changes it takes it out of the queue (submitted_at empty)
-- until it is submitted again. Here, and not in the verbs, so that no writer can forget it.
UPDATE ngo SET submitted_at = created_at WHERE status = 'pending' AND profile_complete AND submitted_at IS NULL;

CREATE FUNCTION ngo_as_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'pending' AND NEW.status = 'pending' AND OLD.submitted_at IS NOT NULL AND NEW.submitted_at IS NOT DISTINCT FROM OLD.submitted_at
     AND (NEW.name, NEW.official_email, NEW.country, NEW.phone_number, NEW.website, NEW.description, NEW.facebook, NEW.twitter, NEW.instagram, NEW.linkedin, NEW.profile_image_key, NEW.bank_cipher)
       IS DISTINCT FROM (OLD.name, OLD.official_email, OLD.country, OLD.phone_number, OLD.website, OLD.description, OLD.facebook, OLD.twitter, OLD.instagram, OLD.linkedin, OLD.profile_image_key, OLD.bank_cipher) THEN
    NEW.submitted_at := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ngo_as_submitted BEFORE UPDATE ON ngo FOR EACH ROW EXECUTE FUNCTION ngo_as_submitted();

CREATE FUNCTION ngo_document_as_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.purpose = 'application' THEN
    UPDATE ngo SET submitted_at = NULL WHERE id = NEW.ngo_id AND status = 'pending' AND submitted_at IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ngo_document_as_submitted AFTER INSERT OR UPDATE ON ngo_document FOR EACH ROW EXECUTE FUNCTION ngo_document_as_submitted();

-- A complete application was submitted, unless it waits changed; approved is only what was submitted.
ALTER TABLE ngo DROP CONSTRAINT IF EXISTS ngo_complete_is_submitted;
ALTER TABLE ngo ADD CONSTRAINT ngo_complete_is_submitted CHECK (NOT profile_complete OR is_operator OR submitted_at IS NOT NULL OR status = 'pending');
