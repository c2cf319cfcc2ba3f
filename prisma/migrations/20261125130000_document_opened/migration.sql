-- Whether an administrator has opened a document is asked with each yes of the console.
CREATE INDEX security_event_document_opened ON security_event (actor_id, detail) WHERE kind = 'document_opened';
