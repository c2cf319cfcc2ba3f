-- Every link of a donor carries the number of the address' current generation. Raising it ends all of them at once.
CREATE TABLE "donor_access" (
    "email_key" TEXT NOT NULL,
    "link_epoch" INTEGER NOT NULL DEFAULT 0,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "donor_access_pkey" PRIMARY KEY ("email_key")
);

-- A gift that moves to another address takes no open link along: its own links die by link_version, and all other links of
-- the address it had die with that address' generation. A trigger, so that no screen and no hand-written statement forgets it.
CREATE FUNCTION end_links_of_changed_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.link_version := OLD.link_version + 1;
  IF OLD.donor_email IS NOT NULL THEN
    INSERT INTO donor_access (email_key, link_epoch, ended_at) VALUES (lower(OLD.donor_email COLLATE "C"), 1, clock_timestamp())
      ON CONFLICT (email_key) DO UPDATE SET link_epoch = donor_access.link_epoch + 1, ended_at = excluded.ended_at;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER donation_address_changed BEFORE UPDATE OF donor_email ON donation
  FOR EACH ROW WHEN (lower(OLD.donor_email COLLATE "C") IS DISTINCT FROM lower(NEW.donor_email COLLATE "C")) EXECUTE FUNCTION end_links_of_changed_address();
CREATE TRIGGER monthly_gift_address_changed BEFORE UPDATE OF donor_email ON monthly_gift
  FOR EACH ROW WHEN (lower(OLD.donor_email COLLATE "C") IS DISTINCT FROM lower(NEW.donor_email COLLATE "C")) EXECUTE FUNCTION end_links_of_changed_address();

-- A pledge may be made by anybody in anybody's name. Until its donor says in our mail that it is theirs, nothing more is sent.
ALTER TABLE "donation" ADD COLUMN "donor_confirmed_at" TIMESTAMPTZ(3);
-- Pledges of before this change were made under the old rule, and their reminders were promised.
UPDATE "donation" SET "donor_confirmed_at" = "created_at" WHERE "kind" = 'pledge' AND "status" = 'pending_confirmation';

-- Mails that somebody else than the reader can cause, counted by reader and kind. Rows go after two days.
CREATE TABLE "unasked_mail" (
    "dedupe_key" TEXT NOT NULL,
    "recipient_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "unasked_mail_pkey" PRIMARY KEY ("dedupe_key")
);
CREATE INDEX "unasked_mail_recipient_key_kind_created_at_idx" ON "unasked_mail"("recipient_key", "kind", "created_at");
CREATE INDEX "unasked_mail_created_at_idx" ON "unasked_mail"("created_at");

-- One network may make only few likes of an organisation count in a day; further ones are the visitor's own and not counted.
ALTER TABLE "ngo_like" ADD COLUMN "network_hash" TEXT;
ALTER TABLE "ngo_like" ADD COLUMN "counted" BOOLEAN NOT NULL DEFAULT true;
CREATE INDEX "ngo_like_ngo_id_network_hash_created_at_idx" ON "ngo_like"("ngo_id", "network_hash", "created_at");
