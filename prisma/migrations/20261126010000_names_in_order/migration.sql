-- Names in the order that people expect: É beside E and not after Z, in the same order on every machine. "und-x-icu" is in each
-- PostgreSQL that was built with ICU: Debian's, the embedded one and those of the usual hosts.
CREATE INDEX ngo_public_name ON ngo (name COLLATE "und-x-icu", id) WHERE status = 'approved' AND NOT is_operator;

DROP INDEX ngo_console_name;
CREATE INDEX ngo_console_name ON ngo (name COLLATE "und-x-icu", id) WHERE NOT is_operator;
DROP INDEX campaign_console_title;
CREATE INDEX campaign_console_title ON campaign (title COLLATE "und-x-icu", id) WHERE archived_at IS NULL;
DROP INDEX contact_message_name;
CREATE INDEX contact_message_name ON contact_message (name COLLATE "und-x-icu", id);
