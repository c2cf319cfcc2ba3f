-- A gift in few round trips: what was a dozen statements of one transaction is one, with the same rows, locks and guards.

-- The only writer of the ledger (lib/ledger/post-entry.ts alone calls it): postings in their order, each key once for ever.
-- Returns how many were posted now; one that was posted before with the same lines is none.
CREATE FUNCTION ledger_post(postings JSONB, recorded TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  posting JSONB;
  new_id BIGINT;
  before_hash TEXT;
  tx_ids BIGINT[] := '{}';
  fresh JSONB[] := '{}';
  missing TEXT;
BEGIN
  FOR posting IN SELECT value FROM jsonb_array_elements(postings) WITH ORDINALITY AS p(value, n) ORDER BY n LOOP
    INSERT INTO ledger_tx (kind, idem_key, provider_txn, lines_hash, occurred_at, recorded_at, donation_id, meta)
    VALUES (posting->>'kind', posting->>'key', posting->>'providerTxn', posting->>'hash', (posting->>'occurredAt')::TIMESTAMPTZ, recorded,
      posting->>'donationId', posting->'meta')
    ON CONFLICT (idem_key) DO NOTHING RETURNING id INTO new_id;
    IF new_id IS NULL THEN
      SELECT lines_hash INTO before_hash FROM ledger_tx WHERE idem_key = posting->>'key';
      IF before_hash IS DISTINCT FROM posting->>'hash' THEN
        RAISE EXCEPTION 'ledger key % was posted with other lines', posting->>'key';
      END IF;
    ELSE
      tx_ids := tx_ids || new_id;
      fresh := fresh || posting;
    END IF;
  END LOOP;
  IF tx_ids = '{}' THEN RETURN 0; END IF;

  SELECT line->>'account' INTO missing FROM unnest(fresh) AS p, jsonb_array_elements(p->'lines') AS line
    WHERE NOT EXISTS (SELECT 1 FROM ledger_account a WHERE a.code = line->>'account') LIMIT 1;
  IF missing IS NOT NULL THEN
    RAISE EXCEPTION 'no such ledger account: %', missing;
  END IF;
  INSERT INTO ledger_entry (tx_id, seq, account_id, dir, amount)
    SELECT p.id, l.n, a.id, l.line->>'dir', (l.line->>'cents')::BIGINT
      FROM unnest(tx_ids, fresh) AS p(id, posting), jsonb_array_elements(p.posting->'lines') WITH ORDINALITY AS l(line, n)
      JOIN ledger_account a ON a.code = l.line->>'account';
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

-- Last step of a money transaction (lock order: donation, accounts, campaign, organisation): the sums that pages read, of the campaign
-- and of the organisation. The donation must be settled by then; a refund counts for the day on which it settled.
CREATE FUNCTION add_to_totals(donation TEXT, added BIGINT, is_new BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  counted RECORD;
  new_gifts INTEGER := is_new::INTEGER;
  new_donors INTEGER := 0;
  times INTEGER;
BEGIN
  SELECT ngo_id, campaign_id, donor_key, monthly, size, day, date_trunc('month', day)::DATE AS month INTO counted
    FROM counted_donation WHERE id = donation;
  IF NOT FOUND THEN RAISE EXCEPTION 'Donation % is counted before it is settled.', donation; END IF;
  IF is_new THEN
    INSERT INTO campaign_donor (campaign_id, donor_key, gift_count) VALUES (counted.campaign_id, counted.donor_key, 1)
      ON CONFLICT (campaign_id, donor_key) DO UPDATE SET gift_count = campaign_donor.gift_count + 1 RETURNING gift_count INTO times;
    new_donors := (times = 1)::INTEGER;
  END IF;
  UPDATE campaign SET raised_cents = raised_cents + added, gift_count = gift_count + new_gifts, donor_count = donor_count + new_donors
    WHERE id = counted.campaign_id;
  -- an update first: the check of a sum below nothing would meet the row to insert, not the sum
  UPDATE campaign_day SET gifts = gifts + new_gifts, cents = cents + added WHERE campaign_id = counted.campaign_id AND day = counted.day;
  IF NOT FOUND THEN
    INSERT INTO campaign_day (campaign_id, day, gifts, cents) VALUES (counted.campaign_id, counted.day, new_gifts, added)
      ON CONFLICT (campaign_id, day) DO UPDATE SET gifts = campaign_day.gifts + excluded.gifts, cents = campaign_day.cents + excluded.cents;
  END IF;
  UPDATE ngo_month SET gifts = gifts + new_gifts, cents = cents + added
    WHERE ngo_id = counted.ngo_id AND month = counted.month AND monthly = counted.monthly AND size = counted.size;
  IF NOT FOUND THEN
    INSERT INTO ngo_month (ngo_id, month, monthly, size, gifts, cents)
      VALUES (counted.ngo_id, counted.month, counted.monthly, counted.size, new_gifts, added)
      ON CONFLICT (ngo_id, month, monthly, size) DO UPDATE SET gifts = ngo_month.gifts + excluded.gifts, cents = ngo_month.cents + excluded.cents;
  END IF;
  IF NOT is_new THEN RETURN; END IF;
  INSERT INTO ngo_donor (ngo_id, donor_key, gifts) VALUES (counted.ngo_id, counted.donor_key, 1)
    ON CONFLICT (ngo_id, donor_key) DO UPDATE SET gifts = ngo_donor.gifts + 1 RETURNING gifts INTO times;
  IF times = 1 THEN
    INSERT INTO ngo_totals (ngo_id, donors, returning_donors) VALUES (counted.ngo_id, 1, 0)
      ON CONFLICT (ngo_id) DO UPDATE SET donors = ngo_totals.donors + 1;
  ELSIF times = 2 THEN
    UPDATE ngo_totals SET returning_donors = returning_donors + 1 WHERE ngo_id = counted.ngo_id;
  END IF;
END $$;

-- Writes a settlement whose check list held (lib/donations/settle.ts alone calls it): posting, receipt number, state, jobs, audit, sums.
-- `seen` is the donation as the list saw it. Returns false, and has written nothing, when it is no longer so under its lock, or when
-- the charge was posted meanwhile: whoever calls looks again.
CREATE FUNCTION book_donation(settlement JSONB, at TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE
  wanted TEXT := settlement->>'donation';
  seen JSONB := settlement->'seen';
  number BIGINT;
BEGIN
  PERFORM set_config('app.cause', settlement->>'cause', true);
  PERFORM 1 FROM donation WHERE id = wanted AND settled_at IS NULL AND status = seen->>'status'
      AND session_id IS NOT DISTINCT FROM seen->>'session' AND amount_cents = (seen->>'cents')::BIGINT AND currency = seen->>'currency'
      AND kind = seen->>'kind' AND ngo_id = seen->>'ngo'
    FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT 1 FROM ledger_tx WHERE idem_key = 'charge:' || (settlement->>'charge')) THEN RETURN false; END IF;
  -- what nobody else waits for comes before the accounts, which every settlement locks
  INSERT INTO job (kind, dedupe_key, payload, next_at, created_at)
    SELECT kind, key, payload, "notBefore", at
      FROM jsonb_to_recordset(settlement->'jobs') AS j(kind TEXT, key TEXT, payload JSONB, "notBefore" TIMESTAMPTZ)
    ON CONFLICT DO NOTHING;
  INSERT INTO audit_log (actor_label, action, entity, entity_id, ngo_id, data)
    VALUES (settlement->>'actor', 'gift.settled', 'donation', wanted, seen->>'ngo',
      jsonb_build_object('charge', settlement->>'charge', 'cents', (seen->>'cents')::BIGINT));
  -- posted before by somebody who held another donation: this one would stand without its money
  IF ledger_post(settlement->'postings', at) <> jsonb_array_length(settlement->'postings') THEN
    RAISE EXCEPTION 'charge % was posted meanwhile', settlement->>'charge';
  END IF;
  UPDATE counter SET value = value + 1 WHERE name = 'receipt' RETURNING value INTO STRICT number;
  UPDATE donation SET status = 'succeeded', charge_id = settlement->>'charge', settled_at = (settlement->>'paidAt')::TIMESTAMPTZ,
      receipt_number = number, fee_cents = (settlement->>'fee')::BIGINT,
      payment_intent_id = coalesce(settlement->>'intent', payment_intent_id),
      card_fingerprint = coalesce(settlement->>'fingerprint', card_fingerprint),
      invoice_id = coalesce(settlement->>'invoice', invoice_id), session_id = coalesce(session_id, settlement->>'session')
    WHERE id = wanted;
  PERFORM add_to_totals(wanted, (seen->>'cents')::BIGINT, true);
  RETURN true;
END $$;

-- Several limits in one statement, in their order (lib/auth/rate-limit.ts). How each is asked: `count` counts and refuses nothing,
-- `limit` counts unless it is over, `look` only looks. The first `limit` or `look` that is over ends it: what comes after is not counted.
CREATE FUNCTION rate_hits(asked JSONB, at_ms BIGINT) RETURNS TABLE (seen INTEGER, passed BOOLEAN, wait_ms DOUBLE PRECISION) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  one RECORD;
  moments BIGINT[];
  most INTEGER;
  room INTEGER;
  always BOOLEAN;
  began TIMESTAMPTZ;
  share DOUBLE PRECISION;
  rest BIGINT;
  earlier INTEGER;
BEGIN
  -- counters need not survive a crash of the machine: nobody waits for the disk because of them
  PERFORM set_config('synchronous_commit', 'off', true);
  FOR one IN SELECT * FROM jsonb_to_recordset(asked) AS a(key TEXT, max INTEGER, ms BIGINT, exact BOOLEAN, how TEXT) LOOP
    always := one.how = 'count';
    most := one.max;
    earlier := 0;
    IF one.exact THEN
      IF one.how = 'look' THEN
        most := greatest(1, most);
        SELECT coalesce(array_agg(t ORDER BY t), '{}') INTO moments FROM rate_limit r, unnest(r.recent) AS t
          WHERE r.key = one.key AND r.window_start = 'epoch' AND t > at_ms - one.ms AND t <= at_ms + 60000;
        seen := cardinality(moments);
        passed := seen >= most;
      ELSE
        -- one place more than the limit: enough to know that it was passed
        room := CASE WHEN always THEN most ELSE most - 1 END;
        INSERT INTO rate_limit AS r (key, window_start, hits, recent) VALUES (one.key, 'epoch', 1, ARRAY[at_ms])
          ON CONFLICT (key, window_start) DO UPDATE SET (hits, recent) = (
            SELECT CASE WHEN always OR count(t) < most THEN least(count(t), most) + 1 ELSE most + 1 END,
              CASE WHEN always OR count(t) < most
                THEN coalesce((array_agg(t ORDER BY t))[greatest(count(t)::INTEGER - room, 0) + 1 :], '{}') || at_ms
                ELSE array_agg(t ORDER BY t) END
            FROM unnest(r.recent) AS t WHERE t > at_ms - one.ms AND t <= at_ms + 60000)
          RETURNING r.hits, r.recent INTO seen, moments;
        passed := seen > most;
      END IF;
      -- free again when enough of the newest `most` have left the window
      wait_ms := coalesce(moments[cardinality(moments) - greatest(1, most) + 1], moments[1], at_ms) + one.ms - at_ms;
    ELSE
      began := to_timestamp((at_ms - at_ms % one.ms) / 1000.0);
      rest := one.ms - at_ms % one.ms;
      share := 1 - (at_ms % one.ms)::DOUBLE PRECISION / one.ms;
      SELECT r.hits INTO earlier FROM rate_limit r WHERE r.key = one.key AND r.window_start = began - one.ms * INTERVAL '1 millisecond';
      earlier := coalesce(earlier, 0);
      IF one.how = 'look' THEN
        most := greatest(1, most);
        SELECT r.hits INTO seen FROM rate_limit r WHERE r.key = one.key AND r.window_start = began;
        seen := coalesce(seen, 0) + floor(share * earlier)::INTEGER;
        passed := seen >= most;
        wait_ms := rest;
      ELSE
        INSERT INTO rate_limit AS r (key, window_start, hits) VALUES (one.key, began, 1)
          ON CONFLICT (key, window_start) DO UPDATE SET hits = CASE WHEN always THEN r.hits + 1 ELSE
            greatest(r.hits, least(r.hits + 1, most + 1 - floor(share * earlier)::INTEGER)) END
          RETURNING r.hits INTO seen;
        -- this window alone is full: not before the next one; else when enough of the last one has slid out
        wait_ms := rest;
        IF earlier > 0 AND seen <= most THEN
          wait_ms := least(rest, (seen + floor(share * earlier) - most) / earlier * one.ms);
        END IF;
        seen := seen + floor(share * earlier)::INTEGER;
        passed := seen > most;
      END IF;
    END IF;
    RETURN NEXT;
    IF passed AND NOT always THEN RETURN; END IF;
  END LOOP;
END $$;

-- How a member hears of a donation, decided once (lib/donations/tell-ngo.ts): by itself while fewer than `most` were mailed so in the last hour.
CREATE FUNCTION decide_notice(donation TEXT, reader TEXT, wish TEXT, at TIMESTAMPTZ, most INTEGER) RETURNS TABLE (chosen TEXT, since TIMESTAMPTZ)
LANGUAGE plpgsql AS $$
BEGIN
  -- two jobs for one member at once would both see room for one more
  PERFORM pg_advisory_xact_lock(hashtextextended('donation_notice:' || reader, 0));
  RETURN QUERY SELECT n.how, n.decided_at FROM donation_notice n WHERE n.donation_id = donation AND n.user_id = reader;
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY INSERT INTO donation_notice AS n (donation_id, user_id, how, decided_at)
    VALUES (donation, reader, CASE WHEN wish = 'each' AND (SELECT count(*) FROM donation_notice m
      WHERE m.user_id = reader AND m.how = 'each' AND m.decided_at > at - INTERVAL '1 hour') < most THEN 'each' ELSE 'daily' END, at)
    RETURNING n.how, n.decided_at;
END $$;
