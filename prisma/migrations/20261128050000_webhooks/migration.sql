-- Webhooks out: an organisation's endpoints, what happened (written in the transaction that makes it true), and its deliveries.
create table webhook_endpoint (
  id text primary key,
  ngo_id text not null references ngo (id) on delete cascade,
  url text not null check (char_length(url) <= 500),
  events text[] not null check (cardinality(events) between 1 and 50),
  with_donors boolean not null default false,
  secret_cipher text not null,
  secret_key_version integer not null,
  old_secret_cipher text,
  old_secret_key_version integer,
  old_secret_until timestamptz(3),
  failing_since timestamptz(3),
  disabled_at timestamptz(3),
  disabled_by text check (disabled_by in ('organisation', 'failures', 'gone')),
  created_at timestamptz(3) not null default now(),
  check ((old_secret_cipher is null) = (old_secret_key_version is null)),
  check ((old_secret_cipher is null) = (old_secret_until is null)),
  check ((disabled_at is null) = (disabled_by is null)),
  unique (ngo_id, url)
);

create table webhook_event (
  id text primary key default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  seq bigserial not null unique,
  ngo_id text not null references ngo (id) on delete cascade,
  type text not null,
  object_id text not null,
  facts jsonb not null,
  at timestamptz(3) not null default clock_timestamp()
);
create index webhook_event_at_idx on webhook_event (at);
create index webhook_event_ngo_id_idx on webhook_event (ngo_id);

create table webhook_delivery (
  id text primary key default 'whd_' || replace(gen_random_uuid()::text, '-', ''),
  endpoint_id text not null references webhook_endpoint (id) on delete cascade,
  event_id text not null references webhook_event (id) on delete cascade,
  seq bigint not null,
  object_id text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  body text,
  attempts integer not null default 0,
  next_at timestamptz(3) not null default clock_timestamp(),
  lease_until timestamptz(3),
  done_at timestamptz(3),
  unique (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at, seq) where status = 'waiting';
-- the next of an object waits for the one before
create index webhook_delivery_order on webhook_delivery (endpoint_id, object_id, seq) where status = 'waiting';
create index webhook_delivery_event_id_idx on webhook_delivery (event_id);
create index webhook_delivery_log on webhook_delivery (endpoint_id, seq desc);

create table webhook_attempt (
  id bigserial primary key,
  delivery_id text not null references webhook_delivery (id) on delete cascade,
  at timestamptz(3) not null,
  took_ms integer not null,
  status integer,
  error text,
  answer text not null default '' check (octet_length(answer) <= 16384),
  check (status is not null or error is not null)
);
create index webhook_attempt_delivery_id_idx on webhook_attempt (delivery_id, id);

-- A key that reads payouts.
alter table api_key drop constraint api_key_scopes_check;
alter table api_key add constraint api_key_scopes_check check (
  cardinality(scopes) > 0
  and scopes <@ array['campaigns:read', 'campaigns:write', 'donations:read', 'donors:read', 'payouts:read', 'updates:write', 'webhooks:write']
);

-- One event and its deliveries. Costs one look at an index where nobody listens. The endpoint is locked against its deletion
-- meanwhile, because a foreign key that breaks would take the settlement with it.
create function webhook_note(of_ngo text, kind text, object text, what jsonb) returns void language plpgsql as $$
declare
  made record;
begin
  if not exists (select 1 from webhook_endpoint e where e.ngo_id = of_ngo and e.disabled_at is null and kind = any (e.events)) then
    return;
  end if;
  insert into webhook_event (ngo_id, type, object_id, facts) values (of_ngo, kind, object, what) returning id, seq into made;
  insert into webhook_delivery (endpoint_id, event_id, seq, object_id)
    select e.id, made.id, made.seq, object from webhook_endpoint e
     where e.ngo_id = of_ngo and e.disabled_at is null and kind = any (e.events) for key share;
end $$;

-- Triggers, so that no way of settling, refunding or publishing forgets it. What changes again later is in the facts; the rest
-- is read when the body is made.
create function donation_webhooks() returns trigger language plpgsql as $$
declare
  before_settled timestamptz := case when tg_op = 'UPDATE' then old.settled_at end;
  before_status text := case when tg_op = 'UPDATE' then old.status else '' end;
  before_refunded bigint := case when tg_op = 'UPDATE' then old.refunded_cents else 0 end;
  what jsonb := jsonb_build_object('status', new.status, 'refundedCents', new.refunded_cents);
begin
  if new.settled_at is null then return null; end if;
  if before_settled is null then perform webhook_note(new.ngo_id, 'donation.completed', new.id, what); end if;
  if new.refunded_cents > before_refunded then perform webhook_note(new.ngo_id, 'donation.refunded', new.id, what); end if;
  if new.refunded_cents < before_refunded then perform webhook_note(new.ngo_id, 'donation.refund_failed', new.id, what); end if;
  if new.status <> before_status then
    if new.status = 'disputed' then
      perform webhook_note(new.ngo_id, 'donation.disputed', new.id, what);
    elsif new.status = 'dispute_lost' then
      perform webhook_note(new.ngo_id, 'donation.dispute_lost', new.id, what);
    elsif before_status in ('disputed', 'dispute_lost') then
      perform webhook_note(new.ngo_id, 'donation.dispute_won', new.id, what);
    end if;
  end if;
  return null;
end $$;
create trigger donation_webhooks after update on donation for each row
  when (old.settled_at is distinct from new.settled_at or old.status <> new.status or old.refunded_cents <> new.refunded_cents)
  execute function donation_webhooks();
create trigger donation_webhooks_at_once after insert on donation for each row
  when (new.settled_at is not null) execute function donation_webhooks();

create function monthly_gift_webhooks() returns trigger language plpgsql as $$
declare
  kind text;
begin
  kind := case
    when new.status = old.status then 'monthly_gift.updated'
    when new.status = 'active' and old.status in ('incomplete', 'expired') then 'monthly_gift.created'
    when new.status = 'past_due' then 'monthly_gift.payment_failed'
    when new.status = 'paused' then 'monthly_gift.paused'
    when old.status = 'paused' and new.status = 'active' then 'monthly_gift.resumed'
    when new.status = 'canceled' and old.status <> 'incomplete' then 'monthly_gift.cancelled'
    when new.status in ('active', 'cancel_scheduled') then 'monthly_gift.updated'
  end;
  -- one that never began is no news
  if kind is null or new.status in ('incomplete', 'expired') then return null; end if;
  perform webhook_note(new.ngo_id, kind, new.id, jsonb_build_object('status', new.status, 'amountCents', new.amount_cents));
  return null;
end $$;
create trigger monthly_gift_webhooks after update on monthly_gift for each row
  when (old.status <> new.status or old.amount_cents <> new.amount_cents) execute function monthly_gift_webhooks();
create function monthly_gift_made_webhooks() returns trigger language plpgsql as $$
begin
  perform webhook_note(new.ngo_id, 'monthly_gift.created', new.id, jsonb_build_object('status', new.status, 'amountCents', new.amount_cents));
  return null;
end $$;
create trigger monthly_gift_webhooks_at_once after insert on monthly_gift for each row
  when (new.status = 'active') execute function monthly_gift_made_webhooks();

create function campaign_webhooks() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status else 'draft' end;
  kind text;
begin
  if new.status = 'draft' then return null; end if;
  kind := case
    when tg_op = 'UPDATE' and old.archived_at is null and new.archived_at is not null then 'campaign.deleted'
    when new.archived_at is not null then null
    when before = 'draft' then 'campaign.published'
    when new.status = before then 'campaign.updated'
    when new.status = 'ongoing' then 'campaign.resumed'
    else 'campaign.' || new.status
  end;
  if kind is not null then
    perform webhook_note(new.ngo_id, kind, new.id, jsonb_build_object('status', new.status, 'title', new.title,
      'slug', new.slug, 'goalCents', new.funding_goal_cents, 'deadline', new.deadline));
  end if;
  return null;
end $$;
-- what a settlement changes of a campaign (raised, donors) is told by its donation
create trigger campaign_webhooks after update on campaign for each row
  when (old.status <> new.status or old.archived_at is distinct from new.archived_at or old.title <> new.title
    or old.description <> new.description or old.slug <> new.slug or old.funding_goal_cents <> new.funding_goal_cents
    or old.deadline is distinct from new.deadline)
  execute function campaign_webhooks();
create trigger campaign_webhooks_at_once after insert on campaign for each row
  when (new.status <> 'draft') execute function campaign_webhooks();

create function campaign_update_webhooks() returns trigger language plpgsql as $$
begin
  perform webhook_note((select ngo_id from campaign where id = new.campaign_id), 'update.published', new.id,
    jsonb_build_object('title', new.title, 'number', new.number));
  return null;
end $$;
create trigger campaign_update_webhooks after update on campaign_update for each row
  when (old.published_at is null and new.published_at is not null) execute function campaign_update_webhooks();
create trigger campaign_update_webhooks_at_once after insert on campaign_update for each row
  when (new.published_at is not null) execute function campaign_update_webhooks();

create function payout_webhooks() returns trigger language plpgsql as $$
begin
  perform webhook_note(new.ngo_id, case new.status when 'reserved' then 'payout.created' when 'canceled' then 'payout.cancelled'
    else 'payout.' || new.status end, new.id, jsonb_build_object('status', new.status));
  return null;
end $$;
-- "sending" and "unknown" are our own steps on the way
create trigger payout_webhooks after update on payout for each row
  when (old.status <> new.status and new.status in ('sent', 'failed', 'returned', 'canceled')) execute function payout_webhooks();
create trigger payout_webhooks_at_once after insert on payout for each row execute function payout_webhooks();
