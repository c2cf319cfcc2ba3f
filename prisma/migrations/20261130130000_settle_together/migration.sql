-- Settlements that wait at the same time are written together: one commit, one update of the clearing account, of the receipt counter
-- and of each campaign's and organisation's sums for all of them. The functions before stay for the version that runs beside this one.

-- As before, with the lines of all postings written in one statement each instead of one a posting.
CREATE OR REPLACE FUNCTION ledger_post(postings JSONB, recorded TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  tx_ids BIGINT[];
  tx_keys TEXT[];
  wrong TEXT;
  expected INTEGER;
  written INTEGER;
BEGIN
  WITH fresh AS (
    INSERT INTO ledger_tx (kind, idem_key, provider_txn, lines_hash, occurred_at, recorded_at, donation_id, meta)
    SELECT p.value->>'kind', p.value->>'key', p.value->>'providerTxn', p.value->>'hash', (p.value->>'occurredAt')::TIMESTAMPTZ, recorded,
        p.value->>'donationId', p.value->'meta'
      FROM jsonb_array_elements(postings) WITH ORDINALITY AS p(value, n) ORDER BY p.n
    ON CONFLICT (idem_key) DO NOTHING RETURNING id, idem_key)
  SELECT array_agg(id ORDER BY id), array_agg(idem_key ORDER BY id) INTO tx_ids, tx_keys FROM fresh;
  -- a key that was posted before, here or by somebody else, must have been posted with the same lines
  IF coalesce(cardinality(tx_ids), 0) < jsonb_array_length(postings) THEN
    SELECT p->>'key' INTO wrong FROM jsonb_array_elements(postings) AS p
      WHERE (SELECT t.lines_hash FROM ledger_tx t WHERE t.idem_key = p->>'key') IS DISTINCT FROM p->>'hash' LIMIT 1;
    IF FOUND THEN RAISE EXCEPTION 'ledger key % was posted with other lines', wrong; END IF;
    IF tx_ids IS NULL THEN RETURN 0; END IF;
  END IF;

  WITH posted AS (
    SELECT DISTINCT ON (f.id) f.id, p.value->'lines' AS lines
      FROM unnest(tx_ids, tx_keys) AS f(id, key)
      JOIN jsonb_array_elements(postings) WITH ORDINALITY AS p(value, n) ON p.value->>'key' = f.key ORDER BY f.id, p.n),
  line AS (SELECT posted.id, l.n, l.value FROM posted, jsonb_array_elements(posted.lines) WITH ORDINALITY AS l(value, n)),
  entry AS (
    INSERT INTO ledger_entry (tx_id, seq, account_id, dir, amount)
      SELECT line.id, line.n, a.id, line.value->>'dir', (line.value->>'cents')::BIGINT
        FROM line JOIN ledger_account a ON a.code = line.value->>'account' RETURNING 1)
  SELECT (SELECT count(*) FROM line), (SELECT count(*) FROM entry) INTO expected, written;
  IF written < expected THEN
    SELECT l->>'account' INTO wrong FROM jsonb_array_elements(postings) AS p, jsonb_array_elements(p->'lines') AS l
      WHERE NOT EXISTS (SELECT 1 FROM ledger_account a WHERE a.code = l->>'account') LIMIT 1;
    RAISE EXCEPTION 'no such ledger account: %', wrong;
  END IF;
  -- the guards look at the new lines now and not at commit: from here on everybody else waits for the accounts
  SET CONSTRAINTS ledger_tx_balanced, ledger_entry_balanced IMMEDIATE;
  SET CONSTRAINTS ledger_tx_balanced, ledger_entry_balanced DEFERRED;
  -- in id order, whatever the order of the lines: the same for everybody
  PERFORM 1 FROM ledger_account WHERE id IN (SELECT account_id FROM ledger_entry e WHERE e.tx_id = ANY (tx_ids))
    ORDER BY id FOR NO KEY UPDATE;
  -- one update an account with the sum of its lines, so that the overdraft check sees the final balance only
  UPDATE ledger_account a SET debits = a.debits + q.d, credits = a.credits + q.c, version = a.version + q.n
    FROM (SELECT account_id, coalesce(sum(amount) FILTER (WHERE dir = 'D'), 0)::BIGINT AS d,
        coalesce(sum(amount) FILTER (WHERE dir = 'C'), 0)::BIGINT AS c, count(DISTINCT e.tx_id) AS n
      FROM ledger_entry e WHERE e.tx_id = ANY (tx_ids) GROUP BY account_id) q
    WHERE a.id = q.account_id;
  RETURN cardinality(tx_ids);
END $$;

-- The same check, without making a document of the row first.
CREATE OR REPLACE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_tx bigint; v_n int; v_off bigint; v_cur int;
BEGIN
  IF TG_TABLE_NAME = 'ledger_tx' THEN v_tx := NEW.id; ELSE v_tx := NEW.tx_id; END IF;
  SELECT count(*), coalesce(sum(CASE e.dir WHEN 'D' THEN e.amount ELSE -e.amount END), 0), count(DISTINCT a.currency)
    INTO v_n, v_off, v_cur FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE e.tx_id = v_tx;
  IF v_n < 2 OR v_off <> 0 OR v_cur <> 1 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', v_tx USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;

-- What add_to_totals does for one donation that is new, for many: each sum is written once. A need, a supporter's page and a sponsor's
-- promise are counted donation by donation, as there. Campaigns and organisations in the order of their ids: the same for everybody.
CREATE FUNCTION add_new_to_totals(donations TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  settled counted_donation[];
  promising TEXT[];
  one counted_donation;
BEGIN
  SELECT array_agg(c) INTO settled
    FROM unnest(donations) AS u(id) CROSS JOIN LATERAL (SELECT * FROM counted_donation d WHERE d.id = u.id OFFSET 0) AS c;
  IF cardinality(settled) IS DISTINCT FROM cardinality(donations) THEN
    RAISE EXCEPTION 'Of the donations % one is counted before it is settled.', donations;
  END IF;
  WITH counted AS (
    SELECT campaign_id, donor_key, count(*)::INTEGER AS gifts, sum(cents)::BIGINT AS cents FROM unnest(settled) GROUP BY campaign_id, donor_key),
  donor AS (
    INSERT INTO campaign_donor (campaign_id, donor_key, gift_count)
      SELECT campaign_id, donor_key, gifts FROM counted ORDER BY campaign_id, donor_key
      ON CONFLICT (campaign_id, donor_key) DO UPDATE SET gift_count = campaign_donor.gift_count + excluded.gift_count
      RETURNING campaign_id, donor_key, gift_count),
  added AS (
    SELECT c.campaign_id, sum(c.gifts)::INTEGER AS gifts, sum(c.cents)::BIGINT AS cents,
        count(*) FILTER (WHERE d.gift_count = c.gifts)::INTEGER AS donors
      FROM counted c JOIN donor d USING (campaign_id, donor_key) GROUP BY c.campaign_id),
  -- an update takes its rows as it finds them: locked in order before
  locked AS MATERIALIZED (
    SELECT c.id FROM added a JOIN campaign c ON c.id = a.campaign_id ORDER BY c.id FOR NO KEY UPDATE OF c),
  changed AS (
    UPDATE campaign c SET raised_cents = raised_cents + a.cents, gift_count = gift_count + a.gifts, donor_count = donor_count + a.donors
      FROM added a JOIN locked l ON l.id = a.campaign_id WHERE c.id = l.id RETURNING c.id, c.has_matches)
  SELECT array_agg(id) FILTER (WHERE has_matches) INTO promising FROM changed;

  FOR one IN SELECT * FROM unnest(settled) WHERE need_id IS NOT NULL OR supporter_page_id IS NOT NULL
      OR (match_id IS NULL AND campaign_id = ANY (promising)) ORDER BY need_id, supporter_page_id, id LOOP
    IF one.need_id IS NOT NULL THEN
      UPDATE need SET funded_cents = funded_cents + least(one.cents, one.need_cents) WHERE id = one.need_id;
    END IF;
    IF one.supporter_page_id IS NOT NULL THEN
      UPDATE supporter_page SET raised_cents = raised_cents + one.cents, gift_count = gift_count + 1 WHERE id = one.supporter_page_id;
    END IF;
    IF one.match_id IS NULL AND one.campaign_id = ANY (promising) THEN
      PERFORM add_to_matches(one.campaign_id, one.donor_key, one.settled_at, one.cents);
    END IF;
  END LOOP;

  INSERT INTO campaign_day (campaign_id, day, gifts, cents)
    SELECT campaign_id, day, count(*), sum(cents) FROM unnest(settled) GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, day) DO UPDATE SET gifts = campaign_day.gifts + excluded.gifts, cents = campaign_day.cents + excluded.cents;
  INSERT INTO ngo_month (ngo_id, month, monthly, size, gifts, cents)
    SELECT ngo_id, date_trunc('month', day)::DATE, monthly, size, count(*), sum(cents) FROM unnest(settled)
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (ngo_id, month, monthly, size) DO UPDATE SET gifts = ngo_month.gifts + excluded.gifts, cents = ngo_month.cents + excluded.cents;
  WITH counted AS (
    SELECT ngo_id, donor_key, count(*)::INTEGER AS gifts FROM unnest(settled) GROUP BY ngo_id, donor_key),
  donor AS (
    INSERT INTO ngo_donor (ngo_id, donor_key, gifts) SELECT ngo_id, donor_key, gifts FROM counted ORDER BY ngo_id, donor_key
      ON CONFLICT (ngo_id, donor_key) DO UPDATE SET gifts = ngo_donor.gifts + excluded.gifts
      RETURNING ngo_id, donor_key, gifts),
  -- new with the first gift, and from the second on one of those who came back
  added AS (
    SELECT c.ngo_id, count(*) FILTER (WHERE d.gifts = c.gifts)::INTEGER AS donors,
        count(*) FILTER (WHERE d.gifts > 1 AND d.gifts - c.gifts < 2)::INTEGER AS returned
      FROM counted c JOIN donor d USING (ngo_id, donor_key) GROUP BY c.ngo_id),
  -- an update first: the check would meet the row to insert, not the sum
  known AS (
    UPDATE ngo_totals t SET donors = t.donors + a.donors, returning_donors = t.returning_donors + a.returned
      FROM added a WHERE t.ngo_id = a.ngo_id AND a.donors + a.returned > 0 RETURNING t.ngo_id)
  INSERT INTO ngo_totals (ngo_id, donors, returning_donors)
    SELECT a.ngo_id, a.donors, a.returned FROM added a
      WHERE a.donors + a.returned > 0 AND NOT EXISTS (SELECT 1 FROM known k WHERE k.ngo_id = a.ngo_id)
    ON CONFLICT (ngo_id) DO UPDATE SET donors = ngo_totals.donors + excluded.donors,
      returning_donors = ngo_totals.returning_donors + excluded.returning_donors;
END $$;

-- Writes settlements whose check list held (lib/donations/settle.ts alone calls it), all for the same cause, each of another donation and
-- another charge: posting, receipt number, state, jobs, audit, sums. `seen` is the donation as the list saw it. Returns the donations that
-- were settled. One that is no longer so, that somebody else works on, or whose charge was posted meanwhile is left out and has nothing
-- written: whoever calls looks again. What a rule of the database refuses undoes all of them: whoever calls tries them one by one.
CREATE FUNCTION book_donations(settlements JSONB, because TEXT, at TIMESTAMPTZ) RETURNS TEXT[] LANGUAGE plpgsql AS $$
DECLARE
  mine TEXT[];
  bookings JSONB;
  last_number BIGINT;
BEGIN
  PERFORM set_config('app.cause', because, true);
  -- somebody else's lock is not waited for here: it would hold up the others of this call
  SELECT array_agg(id) INTO mine FROM (
    SELECT d.id FROM jsonb_array_elements(settlements) AS s JOIN donation d ON d.id = s->>'donation'
      WHERE d.settled_at IS NULL AND d.status = s->'seen'->>'status' AND d.session_id IS NOT DISTINCT FROM s->'seen'->>'session'
        AND d.amount_cents = (s->'seen'->>'cents')::BIGINT AND d.currency = s->'seen'->>'currency'
        AND d.kind = s->'seen'->>'kind' AND d.ngo_id = s->'seen'->>'ngo'
        AND NOT EXISTS (SELECT 1 FROM ledger_tx t WHERE t.idem_key = 'charge:' || (s->>'charge'))
      ORDER BY d.id FOR UPDATE OF d SKIP LOCKED) AS free;
  IF mine IS NULL THEN RETURN '{}'; END IF;
  SELECT jsonb_agg(s ORDER BY s->>'donation') INTO bookings FROM jsonb_array_elements(settlements) AS s WHERE s->>'donation' = ANY (mine);
  -- what nobody else waits for comes before the accounts, which every settlement locks
  INSERT INTO job (kind, dedupe_key, payload, next_at, created_at, request_id, trace_parent)
    SELECT j.kind, j.key, j.payload, j."notBefore", at, s->>'request', s->>'trace'
      FROM jsonb_array_elements(bookings) AS s,
        jsonb_to_recordset(s->'jobs') AS j(kind TEXT, key TEXT, payload JSONB, "notBefore" TIMESTAMPTZ)
    ON CONFLICT DO NOTHING;
  INSERT INTO audit_log (actor_label, action, entity, entity_id, ngo_id, data)
    SELECT s->>'actor', 'gift.settled', 'donation', s->>'donation', s->'seen'->>'ngo',
        jsonb_build_object('charge', s->>'charge', 'cents', (s->'seen'->>'cents')::BIGINT)
      FROM jsonb_array_elements(bookings) AS s;
  -- posted before by somebody who held another donation: this one would stand without its money
  IF ledger_post((SELECT jsonb_agg(p.value ORDER BY s.n, p.n) FROM jsonb_array_elements(bookings) WITH ORDINALITY AS s(value, n),
        jsonb_array_elements(s.value->'postings') WITH ORDINALITY AS p(value, n)), at)
      <> (SELECT sum(jsonb_array_length(s->'postings')) FROM jsonb_array_elements(bookings) AS s) THEN
    RAISE EXCEPTION 'a charge of % was posted meanwhile', mine;
  END IF;
  UPDATE counter SET value = value + cardinality(mine) WHERE name = 'receipt' RETURNING value INTO STRICT last_number;
  UPDATE donation d SET status = 'succeeded', charge_id = s.value->>'charge', settled_at = (s.value->>'paidAt')::TIMESTAMPTZ,
      receipt_number = last_number - cardinality(mine) + s.n, fee_cents = (s.value->>'fee')::BIGINT,
      payment_intent_id = coalesce(s.value->>'intent', d.payment_intent_id),
      card_fingerprint = coalesce(s.value->>'fingerprint', d.card_fingerprint),
      invoice_id = coalesce(s.value->>'invoice', d.invoice_id), session_id = coalesce(d.session_id, s.value->>'session')
    FROM jsonb_array_elements(bookings) WITH ORDINALITY AS s(value, n) WHERE d.id = s.value->>'donation';
  PERFORM add_new_to_totals(mine);
  RETURN mine;
END $$;

-- These plans are made once a connection, and must not be those of the small tables of a new site: a settlement reads by keys only.
ALTER FUNCTION book_donations(JSONB, TEXT, TIMESTAMPTZ) SET plan_cache_mode TO force_generic_plan SET enable_seqscan TO off;
ALTER FUNCTION ledger_post(JSONB, TIMESTAMPTZ) SET plan_cache_mode TO force_generic_plan SET enable_seqscan TO off;
