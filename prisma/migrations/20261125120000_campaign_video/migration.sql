-- One video of a campaign, at one of two sites. Only its id there is kept, so an address is always made by us.
ALTER TABLE campaign ADD COLUMN video_provider TEXT, ADD COLUMN video_id TEXT;
-- both or neither: said first, because a comparison with null would let a pair of null and an id pass
ALTER TABLE campaign ADD CONSTRAINT campaign_video CHECK (
  num_nonnulls(video_provider, video_id) <> 1
  AND (
    video_provider IS NULL
    OR (video_provider = 'youtube' AND video_id ~ '^[A-Za-z0-9_-]{11}$')
    OR (video_provider = 'vimeo' AND video_id ~ '^[0-9]{6,12}$')
  )
);
