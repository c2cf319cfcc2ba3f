-- What the virus scanner writes down about a document is no change of the application: only a new, another or a missing file
-- takes it out of the queue. Before, each finished scan did, also of a clean file.
DROP TRIGGER ngo_document_as_submitted ON ngo_document;
CREATE TRIGGER ngo_document_as_submitted
  AFTER INSERT OR UPDATE OF ngo_id, kind, purpose, storage_key, file_name, content_type, byte_size, sha256, replaced_at ON ngo_document
  FOR EACH ROW EXECUTE FUNCTION ngo_document_as_submitted();
