-- Keys of organisations for the REST API.
create table api_key (
  id text primary key,
  ngo_id text not null references ngo (id) on delete cascade,
  created_by_id text not null references app_user (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  start text not null,
  key_hash text not null unique,
  scopes text[] not null check (
    cardinality(scopes) > 0
    and scopes <@ array['campaigns:read', 'campaigns:write', 'donations:read', 'donors:read', 'updates:write', 'webhooks:write']
  ),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) check (expires_at > created_at),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3)
);
create index api_key_ngo_id_created_at_idx on api_key (ngo_id, created_at);
create index api_key_created_by_id_idx on api_key (created_by_id);
