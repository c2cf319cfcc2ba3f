-- A donor who leaves the checkout in our page goes on on the provider's own page. The first checkout is ended before the second
-- is made, and the provider's word of its end may be here before the second one is written down.
INSERT INTO state_rule (entity, from_s, to_s) VALUES
 ('donation','expired','checkout_open'),
 ('monthly_gift','expired','incomplete');
