-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "campaign" (
    "id" TEXT NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "funding_goal_cents" BIGINT NOT NULL,
    "deadline" TIMESTAMPTZ(3),
    "cause" TEXT NOT NULL,
    "country" TEXT,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "card_only" BOOLEAN NOT NULL DEFAULT false,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "raised_cents" BIGINT NOT NULL DEFAULT 0,
    "donor_count" INTEGER NOT NULL DEFAULT 0,
    "gift_count" INTEGER NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign_slug" (
    "slug" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "campaign_slug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "campaign_image" (
    "id" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "storage_key" TEXT NOT NULL,
    "widths" INTEGER[],
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focal_x" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focal_y" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "campaign_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign_donor" (
    "campaign_id" TEXT NOT NULL,
    "donor_key" TEXT NOT NULL,
    "gift_count" INTEGER NOT NULL,

    CONSTRAINT "campaign_donor_pkey" PRIMARY KEY ("campaign_id","donor_key")
);

-- CreateTable
CREATE TABLE "donation" (
    "id" TEXT NOT NULL,
    "ref" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'created',
    "amount_cents" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'usd',
    "client_key" TEXT NOT NULL,
    "session_id" TEXT,
    "session_url" TEXT,
    "session_expires_at" TIMESTAMPTZ(3),
    "payment_intent_id" TEXT,
    "charge_id" TEXT,
    "invoice_id" TEXT,
    "monthly_gift_id" TEXT,
    "card_fingerprint" TEXT,
    "refunded_cents" BIGINT NOT NULL DEFAULT 0,
    "fee_cents" BIGINT,
    "receipt_number" BIGINT,
    "donor_name" TEXT NOT NULL,
    "donor_email" TEXT,
    "donor_key" TEXT NOT NULL,
    "show_name" BOOLEAN NOT NULL DEFAULT false,
    "share_with_ngo" BOOLEAN NOT NULL DEFAULT true,
    "message" TEXT,
    "dedication_type" TEXT,
    "dedication_name" TEXT,
    "dedication_email" TEXT,
    "dedication_text" TEXT,
    "wishes_monthly" BOOLEAN NOT NULL DEFAULT false,
    "confirmed_cents" BIGINT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "link_version" INTEGER NOT NULL DEFAULT 1,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "donation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monthly_gift" (
    "id" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'incomplete',
    "amount_cents" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'usd',
    "method" TEXT NOT NULL,
    "subscription_id" TEXT,
    "customer_id" TEXT,
    "first_donation_id" TEXT NOT NULL,
    "donor_name" TEXT NOT NULL,
    "donor_email" TEXT NOT NULL,
    "donor_key" TEXT NOT NULL,
    "show_name" BOOLEAN NOT NULL DEFAULT false,
    "share_with_ngo" BOOLEAN NOT NULL DEFAULT true,
    "message" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "current_period_end" TIMESTAMPTZ(3),
    "paused_until" TIMESTAMPTZ(3),
    "paused_by" TEXT,
    "end_reason" TEXT,
    "synced_at" TIMESTAMPTZ(3),
    "link_version" INTEGER NOT NULL DEFAULT 1,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "monthly_gift_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" TEXT NOT NULL,
    "donation_id" TEXT NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'requested',
    "provider_id" TEXT,
    "actor_id" TEXT,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dispute" (
    "id" TEXT NOT NULL,
    "donation_id" TEXT NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,
    "reinstated" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dispute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_account" (
    "id" BIGSERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "ngo_id" TEXT,
    "may_go_negative" BOOLEAN NOT NULL DEFAULT false,
    "debits" BIGINT NOT NULL DEFAULT 0,
    "credits" BIGINT NOT NULL DEFAULT 0,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_tx" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "idem_key" TEXT NOT NULL,
    "provider_txn" TEXT,
    "lines_hash" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "donation_id" TEXT,
    "meta" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "ledger_tx_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "tx_id" BIGINT NOT NULL,
    "seq" SMALLINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "dir" CHAR(1) NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("tx_id","seq")
);

-- CreateTable
CREATE TABLE "state_rule" (
    "entity" TEXT NOT NULL,
    "from_s" TEXT NOT NULL,
    "to_s" TEXT NOT NULL,

    CONSTRAINT "state_rule_pkey" PRIMARY KEY ("entity","from_s","to_s")
);

-- CreateTable
CREATE TABLE "state_log" (
    "id" BIGSERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "from_s" TEXT,
    "to_s" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "state_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ngo" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "pending_name" TEXT,
    "official_email" TEXT,
    "country" TEXT,
    "phone_number" TEXT,
    "website" TEXT,
    "description" TEXT,
    "facebook" TEXT,
    "twitter" TEXT,
    "instagram" TEXT,
    "linkedin" TEXT,
    "profile_image_key" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "profile_complete" BOOLEAN NOT NULL DEFAULT false,
    "submitted_at" TIMESTAMPTZ(3),
    "approved_at" TIMESTAMPTZ(3),
    "verified_until" TIMESTAMPTZ(3),
    "rejection_reason" TEXT,
    "suspended_at" TIMESTAMPTZ(3),
    "suspension_reason" TEXT,
    "renewal_submitted_at" TIMESTAMPTZ(3),
    "is_operator" BOOLEAN NOT NULL DEFAULT false,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "likes_base" INTEGER NOT NULL DEFAULT 0,
    "draft" JSONB,
    "bank_cipher" TEXT,
    "bank_key_version" INTEGER,
    "bank_changed_at" TIMESTAMPTZ(3),
    "payouts_held_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ngo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ngo_member" (
    "user_id" TEXT NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ngo_member_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "ngo_invitation" (
    "id" TEXT NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "ngo_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ngo_document" (
    "id" TEXT NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "purpose" TEXT NOT NULL DEFAULT 'application',
    "storage_key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "uploaded_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replaced_at" TIMESTAMPTZ(3),

    CONSTRAINT "ngo_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ngo_event" (
    "id" TEXT NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "actor_id" TEXT,
    "reason" TEXT,
    "data" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ngo_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ngo_like" (
    "ngo_id" TEXT NOT NULL,
    "visitor_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ngo_like_pkey" PRIMARY KEY ("ngo_id","visitor_hash")
);

-- CreateTable
CREATE TABLE "payout" (
    "id" TEXT NOT NULL,
    "number" SERIAL NOT NULL,
    "ngo_id" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'usd',
    "amount_cents" BIGINT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'reserved',
    "reason" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "provider_ref" TEXT,
    "bank_masked" TEXT,
    "bank_cipher" TEXT,
    "bank_key_version" INTEGER,
    "made_by" TEXT,
    "decided_by" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "payout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_line" (
    "payout_id" TEXT NOT NULL,
    "transaction_id" BIGINT NOT NULL,
    "amount_cents" BIGINT NOT NULL,

    CONSTRAINT "payout_line_pkey" PRIMARY KEY ("payout_id","transaction_id")
);

-- CreateTable
CREATE TABLE "provider_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "object_id" TEXT,
    "livemode" BOOLEAN NOT NULL,
    "api_version" TEXT,
    "provider_created" TIMESTAMPTZ(3) NOT NULL,
    "raw" BYTEA NOT NULL,
    "source" TEXT NOT NULL,
    "deliveries" INTEGER NOT NULL DEFAULT 1,
    "status" TEXT NOT NULL DEFAULT 'new',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_until" TIMESTAMPTZ(3),
    "processed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "provider_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL DEFAULT 'new',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_until" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_message" (
    "id" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "status" TEXT NOT NULL DEFAULT 'kept',
    "provider_message_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_idempotency" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_idempotency_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "hits" INTEGER NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key","window_start")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" TEXT,
    "actor_label" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT,
    "ngo_id" TEXT,
    "data" JSONB,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "is_spam" BOOLEAN NOT NULL DEFAULT false,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "counter" (
    "name" TEXT NOT NULL,
    "value" BIGINT NOT NULL,

    CONSTRAINT "counter_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "session_epoch" INTEGER NOT NULL DEFAULT 0,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "password_set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_link" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" TEXT,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "campaign_slug_key" ON "campaign"("slug");

-- CreateIndex
CREATE INDEX "campaign_ngo_id_created_at_id_idx" ON "campaign"("ngo_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "campaign_slug_campaign_id_idx" ON "campaign_slug"("campaign_id");

-- CreateIndex
CREATE UNIQUE INDEX "campaign_image_storage_key_key" ON "campaign_image"("storage_key");

-- CreateIndex
CREATE INDEX "campaign_image_campaign_id_role_position_idx" ON "campaign_image"("campaign_id", "role", "position");

-- CreateIndex
CREATE UNIQUE INDEX "donation_ref_key" ON "donation"("ref");

-- CreateIndex
CREATE UNIQUE INDEX "donation_client_key_key" ON "donation"("client_key");

-- CreateIndex
CREATE UNIQUE INDEX "donation_session_id_key" ON "donation"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "donation_payment_intent_id_key" ON "donation"("payment_intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "donation_charge_id_key" ON "donation"("charge_id");

-- CreateIndex
CREATE UNIQUE INDEX "donation_invoice_id_key" ON "donation"("invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "donation_receipt_number_key" ON "donation"("receipt_number");

-- CreateIndex
CREATE INDEX "donation_campaign_id_created_at_id_idx" ON "donation"("campaign_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "donation_ngo_id_created_at_id_idx" ON "donation"("ngo_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "donation_ngo_id_donor_key_idx" ON "donation"("ngo_id", "donor_key");

-- CreateIndex
CREATE INDEX "donation_donor_email_idx" ON "donation"("donor_email");

-- CreateIndex
CREATE INDEX "donation_monthly_gift_id_idx" ON "donation"("monthly_gift_id");

-- CreateIndex
CREATE UNIQUE INDEX "monthly_gift_subscription_id_key" ON "monthly_gift"("subscription_id");

-- CreateIndex
CREATE UNIQUE INDEX "monthly_gift_first_donation_id_key" ON "monthly_gift"("first_donation_id");

-- CreateIndex
CREATE INDEX "monthly_gift_campaign_id_status_idx" ON "monthly_gift"("campaign_id", "status");

-- CreateIndex
CREATE INDEX "monthly_gift_ngo_id_status_idx" ON "monthly_gift"("ngo_id", "status");

-- CreateIndex
CREATE INDEX "monthly_gift_donor_email_idx" ON "monthly_gift"("donor_email");

-- CreateIndex
CREATE UNIQUE INDEX "refund_provider_id_key" ON "refund"("provider_id");

-- CreateIndex
CREATE INDEX "refund_donation_id_idx" ON "refund"("donation_id");

-- CreateIndex
CREATE INDEX "dispute_donation_id_idx" ON "dispute"("donation_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_account_code_key" ON "ledger_account"("code");

-- CreateIndex
CREATE INDEX "ledger_account_ngo_id_idx" ON "ledger_account"("ngo_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_tx_idem_key_key" ON "ledger_tx"("idem_key");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_tx_provider_txn_key" ON "ledger_tx"("provider_txn");

-- CreateIndex
CREATE INDEX "ledger_tx_donation_id_idx" ON "ledger_tx"("donation_id");

-- CreateIndex
CREATE INDEX "ledger_entry_account_id_tx_id_idx" ON "ledger_entry"("account_id", "tx_id");

-- CreateIndex
CREATE INDEX "state_log_entity_entity_id_id_idx" ON "state_log"("entity", "entity_id", "id");

-- CreateIndex
CREATE INDEX "ngo_status_created_at_id_idx" ON "ngo"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "ngo_is_operator_status_name_id_idx" ON "ngo"("is_operator", "status", "name", "id");

-- CreateIndex
CREATE INDEX "ngo_member_ngo_id_idx" ON "ngo_member"("ngo_id");

-- CreateIndex
CREATE UNIQUE INDEX "ngo_invitation_token_hash_key" ON "ngo_invitation"("token_hash");

-- CreateIndex
CREATE INDEX "ngo_invitation_ngo_id_idx" ON "ngo_invitation"("ngo_id");

-- CreateIndex
CREATE UNIQUE INDEX "ngo_document_storage_key_key" ON "ngo_document"("storage_key");

-- CreateIndex
CREATE INDEX "ngo_document_ngo_id_kind_idx" ON "ngo_document"("ngo_id", "kind");

-- CreateIndex
CREATE INDEX "ngo_event_ngo_id_created_at_idx" ON "ngo_event"("ngo_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payout_number_key" ON "payout"("number");

-- CreateIndex
CREATE UNIQUE INDEX "payout_provider_ref_key" ON "payout"("provider_ref");

-- CreateIndex
CREATE INDEX "payout_ngo_id_created_at_idx" ON "payout"("ngo_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payout_status_created_at_idx" ON "payout"("status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payout_line_transaction_id_key" ON "payout_line"("transaction_id");

-- CreateIndex
CREATE INDEX "provider_event_object_id_idx" ON "provider_event"("object_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_dedupe_key_key" ON "job"("dedupe_key");

-- CreateIndex
CREATE INDEX "job_status_created_at_idx" ON "job"("status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "email_message_dedupe_key_key" ON "email_message"("dedupe_key");

-- CreateIndex
CREATE INDEX "email_message_created_at_id_idx" ON "email_message"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "email_message_to_address_idx" ON "email_message"("to_address");

-- CreateIndex
CREATE INDEX "api_idempotency_created_at_idx" ON "api_idempotency"("created_at");

-- CreateIndex
CREATE INDEX "rate_limit_window_start_idx" ON "rate_limit"("window_start");

-- CreateIndex
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at" DESC, "id");

-- CreateIndex
CREATE INDEX "audit_log_entity_entity_id_idx" ON "audit_log"("entity", "entity_id");

-- CreateIndex
CREATE INDEX "audit_log_ngo_id_at_idx" ON "audit_log"("ngo_id", "at" DESC);

-- CreateIndex
CREATE INDEX "contact_message_created_at_id_idx" ON "contact_message"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_user_id_idx" ON "api_token"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_link_user_id_kind_idx" ON "one_time_link"("user_id", "kind");

-- CreateIndex
CREATE INDEX "one_time_link_email_kind_idx" ON "one_time_link"("email", "kind");

-- AddForeignKey
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_slug" ADD CONSTRAINT "campaign_slug_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_image" ADD CONSTRAINT "campaign_image_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_donor" ADD CONSTRAINT "campaign_donor_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "donation" ADD CONSTRAINT "donation_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "donation" ADD CONSTRAINT "donation_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "donation" ADD CONSTRAINT "donation_monthly_gift_id_fkey" FOREIGN KEY ("monthly_gift_id") REFERENCES "monthly_gift"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monthly_gift" ADD CONSTRAINT "monthly_gift_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monthly_gift" ADD CONSTRAINT "monthly_gift_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_donation_id_fkey" FOREIGN KEY ("donation_id") REFERENCES "donation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_donation_id_fkey" FOREIGN KEY ("donation_id") REFERENCES "donation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tx_id_fkey" FOREIGN KEY ("tx_id") REFERENCES "ledger_tx"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "ledger_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ngo_member" ADD CONSTRAINT "ngo_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ngo_member" ADD CONSTRAINT "ngo_member_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ngo_invitation" ADD CONSTRAINT "ngo_invitation_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ngo_document" ADD CONSTRAINT "ngo_document_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ngo_event" ADD CONSTRAINT "ngo_event_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ngo_like" ADD CONSTRAINT "ngo_like_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout" ADD CONSTRAINT "payout_ngo_id_fkey" FOREIGN KEY ("ngo_id") REFERENCES "ngo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "payout"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_tx"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- ===== What Prisma cannot say =====
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- people
ALTER TABLE app_user ADD CONSTRAINT app_user_role CHECK (role IN ('ngo','admin'));
ALTER TABLE app_user ADD CONSTRAINT app_user_email_folded CHECK (email = lower(email));
ALTER TABLE app_user ADD CONSTRAINT app_user_hash CHECK (password_hash LIKE '$argon2id$%');
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_kind CHECK (kind IN ('reset_password','confirm_email','donor_code'));

-- organisations
ALTER TABLE ngo ADD CONSTRAINT ngo_status CHECK (status IN ('pending','approved','rejected'));
ALTER TABLE ngo ADD CONSTRAINT ngo_suspended_only_approved CHECK (suspended_at IS NULL OR status = 'approved');
ALTER TABLE ngo ADD CONSTRAINT ngo_complete_is_submitted CHECK (NOT profile_complete OR is_operator OR submitted_at IS NOT NULL);
CREATE UNIQUE INDEX ngo_one_operator ON ngo ((true)) WHERE is_operator;
CREATE INDEX ngo_name_trgm ON ngo USING gin (lower(name) gin_trgm_ops);
ALTER TABLE ngo_member ADD CONSTRAINT ngo_member_role CHECK (role IN ('owner','admin'));
CREATE UNIQUE INDEX ngo_member_one_owner ON ngo_member (ngo_id) WHERE role = 'owner';
ALTER TABLE ngo_member ADD CONSTRAINT ngo_member_owner_enabled CHECK (role <> 'owner' OR disabled_at IS NULL);
ALTER TABLE ngo_document ADD CONSTRAINT ngo_document_kind CHECK (kind IN ('registrationCertificate','leadershipProof','additionalDocument'));
ALTER TABLE ngo_document ADD CONSTRAINT ngo_document_size CHECK (byte_size > 0 AND byte_size <= 10485760);
CREATE UNIQUE INDEX ngo_document_current ON ngo_document (ngo_id, kind, purpose) WHERE replaced_at IS NULL;

-- campaigns
ALTER TABLE campaign ADD CONSTRAINT campaign_status CHECK (status IN ('draft','ongoing','paused','completed'));
ALTER TABLE campaign ADD CONSTRAINT campaign_slug_shape CHECK (slug ~ '^[a-z0-9-]{3,80}$');
ALTER TABLE campaign ADD CONSTRAINT campaign_goal CHECK (funding_goal_cents BETWEEN 100 AND 10000000000);
ALTER TABLE campaign ADD CONSTRAINT campaign_totals CHECK (raised_cents >= 0 AND donor_count >= 0 AND gift_count >= 0);
ALTER TABLE campaign_slug ADD CONSTRAINT campaign_slug_row_shape CHECK (slug ~ '^[a-z0-9-]{3,80}$');
ALTER TABLE campaign_donor ADD CONSTRAINT campaign_donor_count CHECK (gift_count > 0);
ALTER TABLE campaign_image ADD CONSTRAINT campaign_image_role CHECK (role IN ('main','additional'));
CREATE UNIQUE INDEX campaign_image_one_main ON campaign_image (campaign_id) WHERE role = 'main';
-- one index for each order of the public listing; drafts and archived rows are in none of them
CREATE INDEX campaign_newest ON campaign (published_at DESC, id) WHERE archived_at IS NULL AND status <> 'draft';
CREATE INDEX campaign_ending ON campaign (deadline ASC NULLS LAST, id) WHERE archived_at IS NULL AND status <> 'draft';
CREATE INDEX campaign_raised ON campaign (raised_cents DESC, id) WHERE archived_at IS NULL AND status <> 'draft';
CREATE INDEX campaign_title ON campaign (lower(title), id) WHERE archived_at IS NULL AND status <> 'draft';
CREATE INDEX campaign_cause ON campaign (cause, published_at DESC, id) WHERE archived_at IS NULL AND status <> 'draft';
CREATE INDEX campaign_country ON campaign (country, published_at DESC, id) WHERE archived_at IS NULL AND status <> 'draft';
CREATE INDEX campaign_status_newest ON campaign (status, published_at DESC, id) WHERE archived_at IS NULL;
CREATE INDEX campaign_due ON campaign (deadline) WHERE archived_at IS NULL AND status IN ('ongoing','paused') AND deadline IS NOT NULL;
CREATE INDEX campaign_text_trgm ON campaign USING gin ((lower(title || ' ' || description)) gin_trgm_ops) WHERE archived_at IS NULL;
CREATE INDEX campaign_admin_newest ON campaign (created_at DESC, id) WHERE archived_at IS NULL;

-- gifts
ALTER TABLE donation ADD CONSTRAINT donation_kind CHECK (kind IN ('one_off','monthly','pledge'));
ALTER TABLE donation ADD CONSTRAINT donation_method CHECK (method IN ('card','bank_transfer','google_pay','crypto','stocks','daf','paypal','venmo'));
ALTER TABLE donation ADD CONSTRAINT donation_kind_method CHECK ((kind = 'pledge') = (method IN ('crypto','stocks','daf','paypal','venmo')));
ALTER TABLE donation ADD CONSTRAINT donation_status CHECK (status IN ('created','checkout_open','processing','succeeded','failed','expired','pending_confirmation','confirmed','rejected','partially_refunded','refunded','disputed','dispute_lost'));
ALTER TABLE donation ADD CONSTRAINT donation_amount CHECK (amount_cents BETWEEN 100 AND 99999999);
ALTER TABLE donation ADD CONSTRAINT donation_currency CHECK (currency = 'usd');
ALTER TABLE donation ADD CONSTRAINT donation_refunded CHECK (refunded_cents >= 0 AND refunded_cents <= coalesce(confirmed_cents, amount_cents));
ALTER TABLE donation ADD CONSTRAINT donation_fee CHECK (fee_cents >= 0 AND fee_cents <= amount_cents);
ALTER TABLE donation ADD CONSTRAINT donation_confirmed CHECK (confirmed_cents IS NULL OR (kind = 'pledge' AND confirmed_cents BETWEEN 100 AND 99999999));
ALTER TABLE donation ADD CONSTRAINT donation_settled CHECK ((settled_at IS NOT NULL) = (status IN ('succeeded','confirmed','partially_refunded','refunded','disputed','dispute_lost')));
ALTER TABLE donation ADD CONSTRAINT donation_receipt CHECK ((receipt_number IS NOT NULL) = (settled_at IS NOT NULL));
ALTER TABLE donation ADD CONSTRAINT donation_dedication CHECK (dedication_type IN ('honour','memory'));
CREATE INDEX donation_settled_campaign ON donation (campaign_id, settled_at DESC, id) WHERE settled_at IS NOT NULL;
CREATE INDEX donation_settled_ngo ON donation (ngo_id, settled_at DESC, id) WHERE settled_at IS NOT NULL;
CREATE INDEX donation_settled_donor ON donation (ngo_id, donor_key, settled_at DESC) WHERE settled_at IS NOT NULL;
CREATE INDEX donation_pledges ON donation (created_at DESC, id) WHERE kind = 'pledge';
CREATE INDEX donation_open ON donation (created_at) WHERE status IN ('created','checkout_open','processing');
CREATE INDEX donation_donor_trgm ON donation USING gin ((lower(donor_name || ' ' || coalesce(donor_email, ''))) gin_trgm_ops);
ALTER TABLE monthly_gift ADD CONSTRAINT monthly_gift_status CHECK (status IN ('incomplete','active','past_due','paused','cancel_scheduled','canceled','expired'));
ALTER TABLE monthly_gift ADD CONSTRAINT monthly_gift_amount CHECK (amount_cents BETWEEN 100 AND 99999999);
ALTER TABLE refund ADD CONSTRAINT refund_amount CHECK (amount_cents > 0);
ALTER TABLE refund ADD CONSTRAINT refund_status CHECK (status IN ('requested','pending','succeeded','failed','canceled'));
ALTER TABLE dispute ADD CONSTRAINT dispute_flags CHECK (withdrawn OR NOT reinstated);
ALTER TABLE payout ADD CONSTRAINT payout_amount CHECK (amount_cents > 0);
ALTER TABLE payout ADD CONSTRAINT payout_status CHECK (status IN ('reserved','sending','unknown','sent','failed','returned','canceled'));
ALTER TABLE payout ADD CONSTRAINT payout_reason CHECK (reason IN ('monthly','threshold','manual','yearly','grant'));
CREATE UNIQUE INDEX payout_one_open ON payout (ngo_id, currency) WHERE status IN ('reserved','sending','unknown');
CREATE UNIQUE INDEX payout_one_monthly ON payout (ngo_id, currency, period) WHERE reason = 'monthly' AND status NOT IN ('failed','canceled');

-- jobs, inbox
ALTER TABLE job ADD CONSTRAINT job_status CHECK (status IN ('new','done','dead'));
CREATE INDEX job_due ON job (next_at) WHERE status = 'new';
ALTER TABLE provider_event ADD CONSTRAINT provider_event_id CHECK (id LIKE 'evt\_%');
ALTER TABLE provider_event ADD CONSTRAINT provider_event_status CHECK (status IN ('new','done','ignored','dead'));
CREATE INDEX provider_event_due ON provider_event (next_at) WHERE status = 'new';
INSERT INTO counter (name, value) VALUES ('receipt', 0);

-- ledger: balanced, append only, no overdraft
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_kind CHECK (kind IN ('asset','liability','income','expense'));
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_sums CHECK (debits >= 0 AND credits >= 0);
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_no_overdraft CHECK (may_go_negative
  OR (kind IN ('asset','expense') AND debits >= credits) OR (kind IN ('liability','income') AND credits >= debits));
ALTER TABLE ledger_tx ADD CONSTRAINT ledger_tx_kind CHECK (kind IN ('charge','fee','fee_carried','pledge_confirm','refund','refund_failed','dispute_withdrawn',
  'dispute_fee','dispute_reinstated','payout_reserve','payout_sent','payout_undo','payout_returned','provider_payout','sweep','receivable_offset','grant','correction'));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_dir CHECK (dir IN ('D','C'));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_amount CHECK (amount > 0 AND amount <= 9999999999);

CREATE FUNCTION ledger_forbid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = '42501'; END $$;
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_forbid();
CREATE TRIGGER ledger_tx_append_only BEFORE UPDATE OR DELETE ON ledger_tx FOR EACH ROW EXECUTE FUNCTION ledger_forbid();
CREATE TRIGGER ledger_entry_no_truncate BEFORE TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_forbid();
CREATE TRIGGER ledger_tx_no_truncate BEFORE TRUNCATE ON ledger_tx FOR EACH STATEMENT EXECUTE FUNCTION ledger_forbid();

-- Checked at commit, from both tables, so that neither a lone transaction nor a late extra entry can slip in.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_tx bigint; v_n int; v_off bigint; v_cur int;
BEGIN
  v_tx := CASE TG_TABLE_NAME WHEN 'ledger_tx' THEN (to_jsonb(NEW)->>'id')::bigint ELSE (to_jsonb(NEW)->>'tx_id')::bigint END;
  SELECT count(*), coalesce(sum(CASE e.dir WHEN 'D' THEN e.amount ELSE -e.amount END), 0), count(DISTINCT a.currency)
    INTO v_n, v_off, v_cur FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE e.tx_id = v_tx;
  IF v_n < 2 OR v_off <> 0 OR v_cur <> 1 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', v_tx USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_tx_balanced AFTER INSERT ON ledger_tx DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();

INSERT INTO ledger_account (code, kind, currency, may_go_negative) VALUES
  ('stripe_clearing:usd', 'asset', 'usd', true), ('bank:usd', 'asset', 'usd', true),
  ('undeposited:crypto:usd', 'asset', 'usd', false), ('undeposited:stocks:usd', 'asset', 'usd', false), ('undeposited:daf:usd', 'asset', 'usd', false),
  ('undeposited:paypal:usd', 'asset', 'usd', false), ('undeposited:venmo:usd', 'asset', 'usd', false),
  ('expense:dispute_fees:usd', 'expense', 'usd', false), ('expense:processor_fees:usd', 'expense', 'usd', false), ('suspense:usd', 'liability', 'usd', false);

-- every NGO has its three accounts from its first moment
CREATE FUNCTION ngo_open_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (code, kind, currency, ngo_id) VALUES
    ('ngo:' || NEW.id || ':payable:usd', 'liability', 'usd', NEW.id),
    ('ngo:' || NEW.id || ':in_transit:usd', 'liability', 'usd', NEW.id),
    ('ngo:' || NEW.id || ':receivable:usd', 'asset', 'usd', NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER ngo_accounts AFTER INSERT ON ngo FOR EACH ROW EXECUTE FUNCTION ngo_open_accounts();

-- states
INSERT INTO state_rule (entity, from_s, to_s) VALUES
 ('donation','created','checkout_open'),('donation','created','failed'),('donation','created','expired'),('donation','created','processing'),('donation','created','succeeded'),
 ('donation','checkout_open','processing'),('donation','checkout_open','succeeded'),('donation','checkout_open','expired'),('donation','checkout_open','failed'),
 ('donation','processing','succeeded'),('donation','processing','failed'),
 ('donation','failed','checkout_open'),('donation','failed','processing'),('donation','failed','succeeded'),('donation','expired','succeeded'),('donation','expired','processing'),
 ('donation','pending_confirmation','confirmed'),('donation','pending_confirmation','rejected'),('donation','pending_confirmation','expired'),
 ('donation','succeeded','partially_refunded'),('donation','succeeded','refunded'),('donation','partially_refunded','refunded'),
 ('donation','partially_refunded','succeeded'),('donation','refunded','succeeded'),('donation','refunded','partially_refunded'),
 ('donation','confirmed','refunded'),('donation','confirmed','partially_refunded'),('donation','partially_refunded','confirmed'),('donation','refunded','confirmed'),
 ('donation','succeeded','disputed'),('donation','partially_refunded','disputed'),('donation','disputed','succeeded'),('donation','disputed','partially_refunded'),
 ('donation','disputed','dispute_lost'),('donation','dispute_lost','succeeded'),('donation','dispute_lost','partially_refunded'),
 ('monthly_gift','incomplete','active'),('monthly_gift','incomplete','expired'),('monthly_gift','incomplete','canceled'),
 ('monthly_gift','active','past_due'),('monthly_gift','past_due','active'),('monthly_gift','active','paused'),('monthly_gift','paused','active'),
 ('monthly_gift','past_due','paused'),('monthly_gift','paused','past_due'),
 ('monthly_gift','active','cancel_scheduled'),('monthly_gift','cancel_scheduled','active'),('monthly_gift','cancel_scheduled','canceled'),
 ('monthly_gift','active','canceled'),('monthly_gift','past_due','canceled'),('monthly_gift','paused','canceled'),('monthly_gift','expired','active'),
 ('payout','reserved','sending'),('payout','reserved','sent'),('payout','reserved','canceled'),('payout','reserved','failed'),
 ('payout','sending','sent'),('payout','sending','unknown'),('payout','sending','failed'),('payout','unknown','sent'),('payout','unknown','failed'),('payout','sent','returned');
CREATE FUNCTION state_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status THEN
    IF NOT EXISTS (SELECT 1 FROM state_rule WHERE entity = TG_ARGV[0] AND from_s = OLD.status AND to_s = NEW.status) THEN
      RAISE EXCEPTION 'illegal % step % -> %', TG_ARGV[0], OLD.status, NEW.status USING ERRCODE = '23514';
    END IF;
    INSERT INTO state_log (entity, entity_id, from_s, to_s, cause) VALUES (TG_ARGV[0], NEW.id, OLD.status, NEW.status, coalesce(current_setting('app.cause', true), '?'));
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER donation_state BEFORE UPDATE ON donation FOR EACH ROW EXECUTE FUNCTION state_step('donation');
CREATE TRIGGER monthly_gift_state BEFORE UPDATE ON monthly_gift FOR EACH ROW EXECUTE FUNCTION state_step('monthly_gift');
CREATE TRIGGER payout_state BEFORE UPDATE ON payout FOR EACH ROW EXECUTE FUNCTION state_step('payout');

-- A settled gift's amount, campaign and organisation are facts.
CREATE FUNCTION donation_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_cents <> OLD.amount_cents OR NEW.campaign_id <> OLD.campaign_id OR NEW.ngo_id <> OLD.ngo_id
     OR (OLD.settled_at IS NOT NULL AND (NEW.settled_at IS DISTINCT FROM OLD.settled_at OR NEW.receipt_number IS DISTINCT FROM OLD.receipt_number OR NEW.confirmed_cents IS DISTINCT FROM OLD.confirmed_cents)) THEN
    RAISE EXCEPTION 'the facts of a gift do not change' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER donation_facts BEFORE UPDATE ON donation FOR EACH ROW EXECUTE FUNCTION donation_facts();
