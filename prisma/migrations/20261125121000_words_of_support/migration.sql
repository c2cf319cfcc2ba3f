-- Words of support: a donor's note that the donor lets everyone read. The organisation, or an administrator, can hide them.
ALTER TABLE donation ADD COLUMN show_words BOOLEAN NOT NULL DEFAULT false, ADD COLUMN words_hidden_at TIMESTAMPTZ(3), ADD COLUMN words_hidden_by TEXT;
ALTER TABLE donation ADD CONSTRAINT donation_show_words CHECK (NOT show_words OR message IS NOT NULL);
-- either both are null, or the second is one of two: a comparison with null alone would let a half pass
ALTER TABLE donation ADD CONSTRAINT donation_words_hidden CHECK (
  num_nonnulls(words_hidden_at, words_hidden_by) <> 1
  AND (words_hidden_by IS NULL OR words_hidden_by IN ('organisation', 'administrator'))
);
CREATE INDEX donation_words_of_campaign ON donation (campaign_id, settled_at DESC, id) WHERE show_words;
CREATE INDEX donation_words_of_ngo ON donation (ngo_id, settled_at DESC, id) WHERE show_words;
