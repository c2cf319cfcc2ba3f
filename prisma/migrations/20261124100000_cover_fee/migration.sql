-- What the donor added so that the processor's fee takes nothing from the amount they chose; a part of amount_cents.
ALTER TABLE donation ADD COLUMN cover_cents BIGINT NOT NULL DEFAULT 0;
ALTER TABLE donation ADD CONSTRAINT donation_cover CHECK (cover_cents >= 0);
