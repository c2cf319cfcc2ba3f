-- Addresses are compared by one folded form, for equality only: the letters A to Z in lower case, every other byte as it is.
-- The collation "C" makes lower() fold ASCII alone, the same on every machine and the same as lib/email-key.ts. The database
-- computes the columns itself, so that no writer can forget them.

-- Two accounts whose addresses differ only in case would be one person twice. None can exist, because sign-up stores
-- addresses in lower case; if somebody wrote such rows by hand, an operator has to decide, not a migration.
DO $$
DECLARE twice text;
BEGIN
  SELECT string_agg(id, ', ' ORDER BY id) INTO twice
    FROM app_user WHERE lower(email COLLATE "C") IN (SELECT lower(email COLLATE "C") FROM app_user GROUP BY 1 HAVING count(*) > 1);
  IF twice IS NOT NULL THEN
    RAISE EXCEPTION 'app_user holds accounts whose e-mail addresses differ only in upper and lower case (ids: %). Rename or remove all but one of each, then migrate again.', twice;
  END IF;
END $$;

ALTER TABLE "app_user" ADD COLUMN "email_key" TEXT GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED;
CREATE UNIQUE INDEX "app_user_email_key_key" ON "app_user"("email_key");

ALTER TABLE "donation" ADD COLUMN "email_key" TEXT GENERATED ALWAYS AS (lower("donor_email" COLLATE "C")) STORED;
CREATE INDEX "donation_email_key_created_at_id_idx" ON "donation"("email_key", "created_at" DESC, "id");
DROP INDEX "donation_donor_email_idx";

ALTER TABLE "monthly_gift" ADD COLUMN "email_key" TEXT GENERATED ALWAYS AS (lower("donor_email" COLLATE "C")) STORED;
CREATE INDEX "monthly_gift_email_key_idx" ON "monthly_gift"("email_key");
DROP INDEX "monthly_gift_donor_email_idx";

ALTER TABLE "one_time_link" ADD COLUMN "email_key" TEXT GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED;
CREATE INDEX "one_time_link_email_key_kind_idx" ON "one_time_link"("email_key", "kind");
DROP INDEX "one_time_link_email_kind_idx";
