-- Accounts at an OpenID provider that open an account here. One provider account opens one account of ours, and the other way round.
CREATE TABLE oidc_identity (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ended_at TIMESTAMPTZ(3),
  CONSTRAINT oidc_identity_pkey PRIMARY KEY (id),
  CONSTRAINT oidc_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX oidc_identity_issuer_subject_key ON oidc_identity (issuer, subject);
CREATE UNIQUE INDEX oidc_identity_user_id_issuer_key ON oidc_identity (user_id, issuer);
