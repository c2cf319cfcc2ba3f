-- What a person sees in the list of their sessions and tokens. The network is shortened and the browser is one of our own words:
-- neither the whole address nor the User-Agent is stored.
alter table "session" add column "network" text, add column "browser" text;
alter table "api_token" add column "network" text, add column "browser" text, add column "last_used_at" timestamptz(3);

alter table "app_user" add column "last_login_at" timestamptz(3), add column "disabled_reason" text;

-- A browser that has logged in to this account before (cookie, one year). Only the hash of the cookie's secret is stored.
create table "known_browser" (
  "id" text not null,
  "user_id" text not null,
  "token_hash" text not null,
  "browser" text,
  "created_at" timestamptz(3) not null default current_timestamp,
  "last_seen_at" timestamptz(3) not null default current_timestamp,
  "expires_at" timestamptz(3) not null,
  constraint "known_browser_pkey" primary key ("id"),
  constraint "known_browser_user_id_fkey" foreign key ("user_id") references "app_user" ("id") on delete cascade on update cascade
);
create unique index "known_browser_user_id_token_hash_key" on "known_browser" ("user_id", "token_hash");
create index "known_browser_expires_at_idx" on "known_browser" ("expires_at");

-- Wrong passwords in a row, for one account from one network (or one known browser), and how long the next try has to wait.
-- The key is a hash: an address that nobody has an account with is not stored in clear.
create table "login_attempt" (
  "key" text not null,
  "tries" integer not null,
  "last_at" timestamptz(3) not null,
  "wait_until" timestamptz(3),
  constraint "login_attempt_pkey" primary key ("key")
);
create index "login_attempt_last_at_idx" on "login_attempt" ("last_at");

-- The security log: failed logins, refusals, opened documents, exports. One row an hour for what is the same, with a count.
create table "security_event" (
  "id" bigserial not null,
  "hour" timestamptz(3) not null,
  "kind" text not null,
  "actor_id" text,
  "subject" text not null,
  "network" text not null,
  "detail" text not null,
  "times" integer not null default 1,
  "first_at" timestamptz(3) not null default current_timestamp,
  "last_at" timestamptz(3) not null default current_timestamp,
  constraint "security_event_pkey" primary key ("id")
);
create unique index "security_event_hour_kind_subject_network_detail_key" on "security_event" ("hour", "kind", "subject", "network", "detail");
create index "security_event_last_at_id_idx" on "security_event" ("last_at" desc, "id" desc);

-- Sliding windows: the moments (ms since 1970) of the hits that still count, for limits small enough to remember each.
alter table "rate_limit" add column "recent" bigint[] not null default '{}';
