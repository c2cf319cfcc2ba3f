-- Search without accents, and with either apostrophe: what is stored is folded by the database itself, so that no writer can forget
-- it; what is typed is folded by lib/fold.ts. tests/integration/site/fold.test.ts compares both over all of Unicode.
-- No extension: `unaccent` is not IMMUTABLE, leaves out what Africa writes, and some hosts lack it.

CREATE FUNCTION fold_text(raw TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded TEXT;
BEGIN
  -- ASCII alone, as most addresses and many names are
  IF octet_length(raw) = length(raw) THEN
    RETURN translate(lower(raw COLLATE "C"), '`', '''');
  END IF;
  -- an acute accent by itself would become a blank with a mark
  folded := regexp_replace(normalize(replace(raw, U&'\00b4', ''''), NFKD),
    '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07eb-\u07f3\u07fa\u07fd\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u135d-\u135f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U00016af0-\U00016af4\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a]+', '', 'g');
  folded := lower(folded COLLATE "und-x-icu");
  folded := replace(replace(replace(replace(replace(folded, '’', ''''), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th');
  -- most texts in Latin letters are ASCII by now; translate compares each character with all of its list
  IF octet_length(folded) = length(folded) THEN
    RETURN translate(folded, '`', '''');
  END IF;
  folded := translate(folded,
    'øđðɖɗħıɨɩłŧƭŋɲɓƀƙĸƴƥƈɠɣγǥɛεǝəɇɔɵʋʊʉƒɍƶʒςٱىیکة' ||
      U&'\0060\2018\2019\201a\201b\2032\2035\02b9\02bb\02bc\02bd\02be\02bf\02c8\02ca\02cb\a78c\055a\05f3\07f4\07f5' ||
      U&'\2010\2012\2013\2014\2015\2212\2043' ||
      U&'\201c\201d\201e\201f',
    'oddddhiiilttnnbbkkypcggggeeeeeoovuufrzzσاييكه' ||
      '''''''''''''''''''''''''''''''''''''''''''' ||
      '-------' ||
      '""""');
  -- digits of other scripts, which are always ten in a row; those that are drawn in another way only are gone with NFKD
  IF folded ~ '[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\U000104a0-\U000104a9\U00010d30-\U00010d39\U00010d40-\U00010d49\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U000116d0-\U000116d9\U000116da-\U000116e3\U00011730-\U00011739\U000118e0-\U000118e9\U00011950-\U00011959\U00011bf0-\U00011bf9\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U00011de0-\U00011de9\U00011f50-\U00011f59\U00016130-\U00016139\U00016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U00016d70-\U00016d79\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e4f0-\U0001e4f9\U0001e5f1-\U0001e5fa\U0001e950-\U0001e959]' THEN
    folded := translate(folded,
      (SELECT string_agg(chr(zero + digit), '' ORDER BY zero, digit) FROM generate_series(0, 9) digit, unnest(ARRAY[
        1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240,
        6112, 6160, 6470, 6608, 6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472, 43504, 43600, 44016,
        66720, 68912, 68928, 69734, 69872, 69942, 70096, 70384, 70736, 70864, 71248, 71360, 71376, 71386, 71472,
        71904, 72016, 72688, 72784, 73040, 73120, 73184, 73552, 90416, 92768, 92864, 93008, 93552, 123200, 123632,
        124144, 124401, 125264]) zero),
      repeat('0123456789', 68));
  END IF;
  RETURN folded;
END $$;

-- A campaign in all its languages; versions_text is kept by campaign_version_changed.
ALTER TABLE campaign ADD COLUMN folded_text TEXT GENERATED ALWAYS AS (fold_text(title || ' ' || description || ' ' || versions_text)) STORED;
CREATE INDEX campaign_folded_trgm ON campaign USING gin (folded_text gin_trgm_ops) WHERE archived_at IS NULL;

ALTER TABLE ngo ADD COLUMN folded_name TEXT GENERATED ALWAYS AS (fold_text(name)) STORED;
CREATE INDEX ngo_folded_trgm ON ngo USING gin (folded_name gin_trgm_ops);

ALTER TABLE donation ADD COLUMN folded_donor TEXT GENERATED ALWAYS AS (fold_text(donor_name || ' ' || coalesce(donor_email, ''))) STORED;
CREATE INDEX donation_folded_trgm ON donation USING gin (folded_donor gin_trgm_ops);

-- Lists of the console: short texts, folded again for the rows that the index finds.
CREATE INDEX email_message_folded_trgm ON email_message USING gin (fold_text(to_address || ' ' || subject || ' ' || kind) gin_trgm_ops);
CREATE INDEX audit_log_folded_trgm ON audit_log USING gin (fold_text(actor_label || ' ' || action) gin_trgm_ops);
CREATE INDEX payout_reference_folded_trgm ON payout USING gin (fold_text(provider_ref) gin_trgm_ops);
CREATE INDEX contact_message_folded_trgm ON contact_message USING gin (fold_text(name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);
CREATE INDEX supporter_page_folded_trgm ON supporter_page USING gin (fold_text(name || ' ' || words) gin_trgm_ops);

-- The version before searches by these while it runs beside this one: for those minutes it finds the same, and takes longer. Both
-- kept for a release, each donation would write twice as many trigrams. campaign.search_text goes with the next release.
DROP INDEX campaign_text_trgm, campaign_versions_trgm, ngo_name_trgm, donation_donor_trgm, email_message_trgm, audit_log_trgm,
  payout_reference_trgm, contact_message_trgm, supporter_page_search;
