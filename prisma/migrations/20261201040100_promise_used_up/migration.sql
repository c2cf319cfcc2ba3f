-- When both sides were told that gifts have released all of a promise, before its time was over. Of those that stand here already
-- nobody is told late.
ALTER TABLE match ADD COLUMN full_told_at TIMESTAMPTZ(3);
UPDATE match SET full_told_at = now() WHERE released_cents >= cap_cents;
