-- A payment of a statement is looked for among all that its organisation recorded, whichever provider they are of.
CREATE INDEX recorded_gift_reference ON recorded_gift (ngo_id, reference_key) WHERE reference_key IS NOT NULL;
