-- A pledge is a row before its limits are counted, like a checkout; then it waits for its money.
INSERT INTO state_rule (entity, from_s, to_s) VALUES ('donation', 'created', 'pending_confirmation') ON CONFLICT DO NOTHING;
