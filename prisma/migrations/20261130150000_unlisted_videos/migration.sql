-- An unlisted video at Vimeo has a key behind its number, without which nobody can see it.
ALTER TABLE campaign DROP CONSTRAINT campaign_video;
ALTER TABLE campaign ADD CONSTRAINT campaign_video CHECK (
  num_nonnulls(video_provider, video_id) <> 1
  AND (
    video_provider IS NULL
    OR (video_provider = 'youtube' AND video_id ~ '^[A-Za-z0-9_-]{11}$')
    OR (video_provider = 'vimeo' AND video_id ~ '^[0-9]{6,12}(/[0-9a-f]{6,20})?$')
  )
);
