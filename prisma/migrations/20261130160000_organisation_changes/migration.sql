-- An organisation's change says whose pages show it, instead of "all": its own, the lists, and those of its campaigns. On a night
-- of giving one who edits a profile takes no other page out of the caches. A server of the release before does not know the kind
-- and takes it for "all". As in 20261130140000_handed_over for the rest.
CREATE OR REPLACE FUNCTION ngo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own constant text[] := ARRAY['updated_at', 'draft', 'bank_cipher', 'bank_key_version', 'bank_changed_at',
    'payouts_held_until', 'handed_over_at', 'pending_name', 'name_skeleton', 'official_email', 'phone_number',
    'rejection_reason', 'suspension_reason', 'submitted_at', 'renewal_submitted_at'];
BEGIN
  IF (new.status = 'approved' OR old.status = 'approved') AND to_jsonb(new) - own <> to_jsonb(old) - own THEN
    PERFORM notify_pages(jsonb_build_object('kind', 'organisation', 'ngo', new.id));
    PERFORM notify_pages(jsonb_build_object('kind', 'campaign', 'slug', c.slug, 'ngo', c.ngo_id))
      FROM campaign c WHERE c.ngo_id = new.id AND c.status <> 'draft';
  END IF;
  RETURN NULL;
END $$;
