-- What public pages show was changed: every server process hears of it when the transaction commits (server/page-changes.ts).
-- In triggers, so that no way of writing forgets it. A settled gift says nothing here: a transaction that notifies holds a lock
-- of the whole server while it commits, and gifts would wait for each other. The processes ask for grown sums instead.

CREATE FUNCTION notify_pages(change jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('harambee_pages', change::text)
$$;

CREATE FUNCTION notify_of_campaign(what text, campaign_id text) RETURNS void LANGUAGE sql AS $$
  SELECT notify_pages(jsonb_build_object('kind', what, 'slug', c.slug, 'ngo', c.ngo_id))
    FROM campaign c WHERE c.id = campaign_id AND c.status <> 'draft'
$$;

CREATE FUNCTION campaign_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF new.raised_cents > old.raised_cents OR new.gift_count > old.gift_count THEN
      RETURN NULL; -- a gift; nobody edits in the statement that counts it
    END IF;
    IF new.raised_cents < old.raised_cents THEN
      PERFORM notify_pages(jsonb_build_object('kind', 'gift', 'slug', new.slug, 'ngo', new.ngo_id));
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' AND old.status <> 'draft' THEN
    PERFORM notify_pages(jsonb_build_object('kind', 'campaign', 'slug', old.slug, 'ngo', old.ngo_id));
  END IF;
  IF TG_OP <> 'DELETE' AND new.status <> 'draft' THEN
    PERFORM notify_pages(jsonb_build_object('kind', 'campaign', 'slug', new.slug, 'ngo', new.ngo_id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_changed AFTER INSERT OR UPDATE OR DELETE ON campaign
  FOR EACH ROW EXECUTE FUNCTION campaign_changed();

CREATE FUNCTION campaign_image_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM notify_of_campaign('campaign', old.campaign_id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM notify_of_campaign('campaign', new.campaign_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_image_changed AFTER INSERT OR UPDATE OR DELETE ON campaign_image
  FOR EACH ROW EXECUTE FUNCTION campaign_image_changed();

-- Of an organisation that the public sees, or saw until now; its bank, its papers and its drafts are no page's.
CREATE FUNCTION ngo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own constant text[] := ARRAY['updated_at', 'draft', 'bank_cipher', 'bank_key_version', 'bank_changed_at',
    'payouts_held_until', 'pending_name', 'name_skeleton', 'official_email', 'phone_number', 'rejection_reason',
    'suspension_reason', 'submitted_at', 'renewal_submitted_at'];
BEGIN
  IF (new.status = 'approved' OR old.status = 'approved') AND to_jsonb(new) - own <> to_jsonb(old) - own THEN
    PERFORM notify_pages('{"kind": "all"}');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ngo_changed AFTER UPDATE ON ngo FOR EACH ROW EXECUTE FUNCTION ngo_changed();

CREATE FUNCTION ngo_like_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_pages(jsonb_build_object('kind', 'ngo', 'ngo', coalesce(new.ngo_id, old.ngo_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER ngo_like_changed AFTER INSERT OR UPDATE OR DELETE ON ngo_like
  FOR EACH ROW EXECUTE FUNCTION ngo_like_changed();

-- The name and the words that stand with a gift which pages show already.
CREATE FUNCTION donation_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before constant jsonb := to_jsonb(old);
  later constant jsonb := to_jsonb(new);
  field text;
BEGIN
  FOREACH field IN ARRAY ARRAY['status', 'donor_name', 'show_name', 'message', 'show_words', 'words_hidden_at', 'campaign_id'] LOOP
    IF before -> field IS DISTINCT FROM later -> field THEN
      PERFORM notify_of_campaign('words', old.campaign_id);
      PERFORM notify_of_campaign('words', new.campaign_id);
      EXIT;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER donation_words_changed AFTER UPDATE ON donation FOR EACH ROW
  WHEN (old.settled_at IS NOT NULL) EXECUTE FUNCTION donation_words_changed();
