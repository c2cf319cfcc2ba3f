-- What else public pages show was changed (20261126030000_page_changes has the rest): documents, payouts, people and the bank on an
-- organisation's record, grants on the fund's page, pictures and figures of an update. A page of these waited for its time before,
-- up to five minutes; a certificate that the virus scan had found infected stood there as checked for as long.

-- An organisation's change says whose pages show it, instead of "all": its own, the lists, and those of its campaigns. On a night
-- of giving one who edits a profile takes no other page out of the caches. A server of the release before does not know the kind
-- and takes it for "all". Otherwise as in 20261130140000_handed_over; whether a bank is there stands on the record.
CREATE OR REPLACE FUNCTION ngo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own constant text[] := ARRAY['updated_at', 'draft', 'bank_cipher', 'bank_key_version', 'bank_changed_at',
    'payouts_held_until', 'handed_over_at', 'pending_name', 'name_skeleton', 'official_email', 'phone_number',
    'rejection_reason', 'suspension_reason', 'submitted_at', 'renewal_submitted_at'];
BEGIN
  IF new.status <> 'approved' AND old.status <> 'approved' THEN RETURN NULL; END IF;
  IF to_jsonb(new) - own <> to_jsonb(old) - own THEN
    PERFORM notify_pages(jsonb_build_object('kind', 'organisation', 'ngo', new.id));
    PERFORM notify_pages(jsonb_build_object('kind', 'campaign', 'slug', c.slug, 'ngo', c.ngo_id))
      FROM campaign c WHERE c.ngo_id = new.id AND c.status <> 'draft';
  ELSIF (new.bank_key_version IS NULL) <> (old.bank_key_version IS NULL) THEN
    PERFORM notify_pages(jsonb_build_object('kind', 'ngo', 'ngo', new.id));
  END IF;
  RETURN NULL;
END $$;

-- For a row of an organisation that the public sees.
CREATE FUNCTION notify_of_ngo(changed text) RETURNS void LANGUAGE sql AS $$
  SELECT notify_pages(jsonb_build_object('kind', 'ngo', 'ngo', id)) FROM ngo WHERE id = changed AND status = 'approved'
$$;
CREATE FUNCTION record_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_ngo(coalesce(new.ngo_id, old.ngo_id));
  RETURN NULL;
END $$;
CREATE TRIGGER ngo_document_listed AFTER INSERT OR DELETE ON ngo_document FOR EACH ROW EXECUTE FUNCTION record_changed();
CREATE TRIGGER ngo_document_changed AFTER UPDATE ON ngo_document FOR EACH ROW
  WHEN ((old.kind, old.purpose, old.replaced_at, old.scan_state = 'infected')
    IS DISTINCT FROM (new.kind, new.purpose, new.replaced_at, new.scan_state = 'infected'))
  EXECUTE FUNCTION record_changed();
CREATE TRIGGER ngo_event_made AFTER INSERT ON ngo_event FOR EACH ROW
  WHEN (new.kind = 'renewal_approved') EXECUTE FUNCTION record_changed();
CREATE TRIGGER ngo_member_listed AFTER INSERT OR DELETE ON ngo_member FOR EACH ROW EXECUTE FUNCTION record_changed();
CREATE TRIGGER ngo_member_changed AFTER UPDATE ON ngo_member FOR EACH ROW
  WHEN (old.role IS DISTINCT FROM new.role) EXECUTE FUNCTION record_changed();
CREATE TRIGGER payout_sent AFTER UPDATE ON payout FOR EACH ROW
  WHEN ((old.status = 'sent') IS DISTINCT FROM (new.status = 'sent')) EXECUTE FUNCTION record_changed();

CREATE FUNCTION grant_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('campaign', id) FROM campaign WHERE slug = 'frontline-fund';
  RETURN NULL;
END $$;
CREATE TRIGGER grant_posted AFTER INSERT ON ledger_tx FOR EACH ROW WHEN (new.kind = 'grant') EXECUTE FUNCTION grant_posted();

CREATE FUNCTION update_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_of_campaign('words', campaign_id) FROM campaign_update
    WHERE id = coalesce(new.update_id, old.update_id) AND published_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_update_image_changed AFTER INSERT OR UPDATE OR DELETE ON campaign_update_image
  FOR EACH ROW EXECUTE FUNCTION update_part_changed();
CREATE TRIGGER campaign_update_figure_changed AFTER INSERT OR UPDATE OR DELETE ON campaign_update_figure
  FOR EACH ROW EXECUTE FUNCTION update_part_changed();
