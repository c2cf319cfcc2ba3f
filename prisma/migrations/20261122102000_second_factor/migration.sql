-- A second factor: passkeys, authenticator apps, recovery codes, and when a session last gave one.
-- Existing sessions and tokens have given none: they are asked at the next protected action.
ALTER TABLE session ADD COLUMN second_factor_at TIMESTAMPTZ(3), ADD COLUMN factor_skipped_at TIMESTAMPTZ(3);
ALTER TABLE api_token ADD COLUMN second_factor_at TIMESTAMPTZ(3);

CREATE TABLE passkey (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  credential_id TEXT NOT NULL,
  public_key BYTEA NOT NULL,
  counter BIGINT NOT NULL DEFAULT 0,
  transports TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  name TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at TIMESTAMPTZ(3),
  CONSTRAINT passkey_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_counter CHECK (counter >= 0),
  CONSTRAINT passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX passkey_credential_id_key ON passkey (credential_id);
CREATE INDEX passkey_user_id_idx ON passkey (user_id);

CREATE TABLE authenticator (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  cipher TEXT NOT NULL,
  key_version INTEGER NOT NULL,
  last_step BIGINT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  confirmed_at TIMESTAMPTZ(3),
  last_used_at TIMESTAMPTZ(3),
  CONSTRAINT authenticator_pkey PRIMARY KEY (id),
  CONSTRAINT authenticator_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX authenticator_user_id_idx ON authenticator (user_id);
-- one that counts, and one that is being set up
CREATE UNIQUE INDEX authenticator_one_confirmed ON authenticator (user_id) WHERE confirmed_at IS NOT NULL;
CREATE UNIQUE INDEX authenticator_one_started ON authenticator (user_id) WHERE confirmed_at IS NULL;

CREATE TABLE recovery_code (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  used_at TIMESTAMPTZ(3),
  CONSTRAINT recovery_code_pkey PRIMARY KEY (id),
  CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX recovery_code_user_id_code_hash_key ON recovery_code (user_id, code_hash);

CREATE TABLE passkey_challenge (
  challenge TEXT NOT NULL,
  user_id TEXT NOT NULL,
  purpose TEXT NOT NULL,
  holder TEXT NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenge_purpose CHECK (purpose IN ('add', 'login', 'confirm')),
  CONSTRAINT passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX passkey_challenge_user_id_idx ON passkey_challenge (user_id);
CREATE INDEX passkey_challenge_expires_at_idx ON passkey_challenge (expires_at);

CREATE TABLE pending_login (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  next TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3),
  CONSTRAINT pending_login_pkey PRIMARY KEY (id),
  CONSTRAINT pending_login_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX pending_login_secret_hash_key ON pending_login (secret_hash);
CREATE INDEX pending_login_user_id_idx ON pending_login (user_id);
CREATE INDEX pending_login_expires_at_idx ON pending_login (expires_at);
