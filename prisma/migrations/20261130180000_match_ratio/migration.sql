-- A sponsor may add $1 for every $3, which no whole number of percent is: `percent` cents for each `per` cents that are given.
ALTER TABLE match ADD COLUMN per INTEGER NOT NULL DEFAULT 100 CHECK (per BETWEEN 1 AND 1000);

-- As matched_cents, which the version before reads, for any ratio: whole cents, the rest of a cent is nobody's. matched_cents goes with
-- the next release.
ALTER TABLE match ADD COLUMN released_cents BIGINT NOT NULL GENERATED ALWAYS AS (CASE kind
    WHEN 'match' THEN least(cap_cents, given_cents * percent / per)
    ELSE CASE WHEN donors >= donors_wanted THEN cap_cents ELSE 0 END END) STORED;
