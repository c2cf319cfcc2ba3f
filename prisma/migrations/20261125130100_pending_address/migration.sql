-- An address that somebody wants in place of the one they signed up with; it counts once its own link is used. Only an account
-- whose address is not confirmed has one. Not unique: that it belongs to somebody else shows when the link is used, never before.
ALTER TABLE app_user ADD COLUMN pending_email TEXT;
ALTER TABLE app_user ADD CONSTRAINT app_user_pending_email_unconfirmed CHECK (pending_email IS NULL OR email_confirmed_at IS NULL);
ALTER TABLE app_user ADD CONSTRAINT app_user_pending_email_is_lower CHECK (pending_email = lower(pending_email));
ALTER TABLE one_time_link DROP CONSTRAINT one_time_link_kind;
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_kind CHECK (kind IN ('reset_password','confirm_email','change_email','donor_code'));
