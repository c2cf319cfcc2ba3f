-- the console counts the new names that wait, and lists their organisations
CREATE INDEX ngo_pending_name ON ngo (status, created_at DESC, id) WHERE pending_name IS NOT NULL AND NOT is_operator;
