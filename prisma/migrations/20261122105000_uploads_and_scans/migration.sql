-- What was sent lately, counted by account, network and organisation (lib/files/quota.ts). Rows are removed within a day.
create table "upload_record" (
  "id" text primary key,
  "ngo_id" text not null references "ngo" ("id") on delete cascade,
  "user_id" text not null,
  "network" text not null,
  "kind" text not null check ("kind" in ('documents', 'pictures')),
  "byte_size" integer not null check ("byte_size" >= 0),
  "created_at" timestamptz(3) not null default now()
);
create index "upload_record_ngo_id_created_at_idx" on "upload_record" ("ngo_id", "created_at");
create index "upload_record_user_id_created_at_idx" on "upload_record" ("user_id", "created_at");
create index "upload_record_network_created_at_idx" on "upload_record" ("network", "created_at");
create index "upload_record_created_at_idx" on "upload_record" ("created_at");

-- What the virus scanner said of a document (lib/ngos/document-scans.ts). Those that are there were never looked at.
alter table "ngo_document"
  add column "scan_state" text not null default 'not_scanned'
    check ("scan_state" in ('not_scanned', 'waiting', 'clean', 'infected', 'failed')),
  add column "scan_finding" text,
  add column "scanned_at" timestamptz(3);
-- only those that still wait are looked for
create index "ngo_document_unscanned_idx" on "ngo_document" ("created_at") where "scan_state" in ('not_scanned', 'waiting', 'failed');
