/**
 * The invariants about money, as queries that must return no rows. Run after every integration test, daily by a timer,
 * by `npm run ledger:check` and on the admin's ledger page. Time-bound ones take the current time as $1. Over 250 lines
 * because it is one list.
 */
export type Invariant = { name: string; title: string; sql: string; timed?: true };

const settled =
  "('succeeded','confirmed','partially_refunded','refunded','disputed','dispute_lost')";

export const invariants: Invariant[] = [
  {
    name: "I01",
    title: "every ledger transaction balances",
    sql: `
    select e.tx_id, a.currency, sum(case e.dir when 'D' then e.amount else -e.amount end) as off from ledger_entry e join ledger_account a on a.id = e.account_id
     group by 1, 2 having sum(case e.dir when 'D' then e.amount else -e.amount end) <> 0`,
  },
  {
    name: "I02",
    title: "the whole book's trial balance is zero",
    sql: `
    select currency, sum(debits) - sum(credits) as off from ledger_account group by 1 having sum(debits) <> sum(credits)`,
  },
  {
    name: "I03",
    title: "cached balances equal the sum of their entries",
    sql: `
    select a.code, a.debits, a.credits, x.d, x.c from ledger_account a left join (select account_id, coalesce(sum(amount) filter (where dir = 'D'), 0) d,
      coalesce(sum(amount) filter (where dir = 'C'), 0) c from ledger_entry group by 1) x on x.account_id = a.id
     where a.debits <> coalesce(x.d, 0) or a.credits <> coalesce(x.c, 0)`,
  },
  {
    name: "I04",
    title: "no account that must not be negative is negative",
    sql: `
    select code from ledger_account where not may_go_negative and ((kind in ('asset','expense') and credits > debits) or (kind in ('liability','income') and debits > credits))`,
  },
  {
    name: "I05",
    title: "no transaction with fewer than two entries or holes in their numbers",
    sql: `
    select t.id from ledger_tx t left join ledger_entry e on e.tx_id = t.id group by t.id having count(e.*) < 2 or max(e.seq) <> count(e.*)`,
  },
  {
    name: "I06",
    title: "a settled card gift has exactly one charge posting of exactly its amount",
    sql: `
    select d.id, count(t.id), sum(e.amount) from donation d left join ledger_tx t on t.idem_key = 'charge:' || d.charge_id left join ledger_entry e on e.tx_id = t.id and e.dir = 'C'
     where d.kind <> 'pledge' and d.status in ${settled} group by d.id, d.amount_cents having count(t.id) <> 1 or sum(e.amount) <> d.amount_cents`,
  },
  {
    name: "I07",
    title: "no charge posting belongs to no gift without being in suspense",
    sql: `
    select t.idem_key from ledger_tx t where t.kind = 'charge' and not exists (select 1 from donation d where 'charge:' || d.charge_id = t.idem_key and d.status in ${settled})
       and not exists (select 1 from ledger_entry e join ledger_account a on a.id = e.account_id where e.tx_id = t.id and a.code like 'suspense:%')`,
  },
  {
    name: "I08",
    title: "money is credited to the organisation that the donor chose and to no other",
    sql: `
    select d.id from donation d join ledger_tx t on t.idem_key in ('charge:' || d.charge_id, 'pledge:' || d.id, 'attach:' || d.charge_id) join ledger_entry e on e.tx_id = t.id and e.dir = 'C'
      join ledger_account a on a.id = e.account_id where (a.code <> 'suspense:usd' or not exists (select 1 from ledger_tx x where x.idem_key = 'attach:' || d.charge_id)) and (a.ngo_id is distinct from d.ngo_id or d.ngo_id <> (select c.ngo_id from campaign c where c.id = d.campaign_id))`,
  },
  {
    name: "I09",
    title: "gross is fee and net for every gift whose fee is known",
    sql: `
    select d.id from donation d where d.charge_id is not null and d.status in ${settled} and coalesce(d.fee_cents, 0)
      <> (select coalesce(sum(e.amount), 0) from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.dir = 'D' where t.idem_key = 'fee:' || d.charge_id)`,
  },
  {
    name: "I10",
    title: "unconfirmed or cancelled pledges moved no money",
    sql: `
    select d.id from donation d join ledger_tx t on t.idem_key = 'pledge:' || d.id where d.status in ('created','pending_confirmation','rejected','expired')`,
  },
  {
    name: "I11",
    title: "confirmed pledges moved exactly what came, once",
    sql: `
    select d.id from donation d where d.kind = 'pledge' and d.settled_at is not null and (select coalesce(sum(e.amount), 0) from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.dir = 'C'
     where t.idem_key = 'pledge:' || d.id) is distinct from d.confirmed_cents`,
  },
  {
    name: "I12",
    title: "refunds never exceed the gift, and its counter equals the succeeded ones",
    sql: `
    select d.id, d.refunded_cents from donation d left join (select donation_id, sum(amount_cents) filter (where status = 'succeeded') s,
      sum(amount_cents) filter (where status in ('requested','pending','succeeded')) r from refund group by 1) x on x.donation_id = d.id
     where d.refunded_cents <> coalesce(x.s, 0) or coalesce(x.r, 0) > coalesce(d.confirmed_cents, d.amount_cents)`,
  },
  {
    name: "I13",
    title: "every succeeded refund has one posting of its amount, and the other way round",
    sql: `
    select r.id from refund r where r.status = 'succeeded' and (select coalesce(sum(e.amount), 0) from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.dir = 'C'
      where t.idem_key = 'refund:' || r.provider_id) <> r.amount_cents
    union all select t.idem_key from ledger_tx t where t.kind = 'refund' and not exists (select 1 from refund r where 'refund:' || r.provider_id = t.idem_key and r.status in ('succeeded','failed'))
      and not exists (select 1 from ledger_entry e join ledger_account a on a.id = e.account_id where e.tx_id = t.id and a.code like 'suspense:%')`,
  },
  {
    name: "I14",
    title: "at most one open payout an organisation",
    sql: `
    select ngo_id, currency, count(*) from payout where status in ('reserved','sending','unknown') group by 1, 2 having count(*) > 1`,
  },
  {
    name: "I15",
    title: "each organisation's in-transit balance equals its open payouts",
    sql: `
    select a.code from ledger_account a where a.code like 'ngo:%:in_transit:%' and a.credits - a.debits <> (select coalesce(sum(amount_cents), 0) from payout p
     where p.ngo_id = a.ngo_id and p.status in ('reserved','sending','unknown'))`,
  },
  {
    name: "I16",
    title:
      "a sent payout has exactly one bank posting of its amount, a failed or cancelled one none",
    sql: `
    select p.id, p.status from payout p where (p.status in ('sent','returned')) <> (exists (select 1 from ledger_tx t join ledger_entry e on e.tx_id = t.id and e.amount = p.amount_cents
     where t.idem_key = 'payout:' || p.id || ':sent'))`,
  },
  {
    name: "I17",
    title: "never more paid out to an organisation than was credited to it",
    sql: `
    select n.id from ngo n where (select coalesce(sum(p.amount_cents), 0) from payout p where p.ngo_id = n.id and p.status in ('reserved','sending','unknown','sent'))
      > (select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_tx t on t.id = e.tx_id
          where a.ngo_id = n.id and a.code like '%:payable:%' and e.dir = 'C' and t.kind in ('charge','pledge_confirm','dispute_reinstated','refund_failed','grant','correction'))`,
  },
  {
    name: "I18",
    title: "logged states are a chain of legal steps that ends in the present one",
    sql: `
    select l.entity, l.entity_id, l.id::text from (select *, lag(to_s) over (partition by entity, entity_id order by id) prev from state_log) l
     where (l.prev is not null and l.prev <> l.from_s) or not exists (select 1 from state_rule r where r.entity = l.entity and r.from_s = l.from_s and r.to_s = l.to_s)
    union all select 'donation', d.id, d.status from donation d join lateral (select to_s from state_log where entity = 'donation' and entity_id = d.id order by id desc limit 1) l on true where l.to_s <> d.status
    union all select 'payout', p.id, p.status from payout p join lateral (select to_s from state_log where entity = 'payout' and entity_id = p.id order by id desc limit 1) l on true where l.to_s <> p.status`,
  },
  {
    name: "I19",
    title: "exactly one receipt job a settled gift, none for others",
    sql: `
    select d.id from donation d left join job o on o.dedupe_key = 'receipt:' || d.id where not d.is_demo group by d.id having (d.status in ${settled}) <> (count(o.id) = 1)`,
  },
  {
    name: "I20",
    title: "no event done without its time, or waiting longer than 15 minutes",
    timed: true,
    sql: `
    select id, status from provider_event where (status = 'done' and processed_at is null) or (status = 'new' and received_at < $1::timestamptz - interval '15 minutes') or status = 'dead'`,
  },
  {
    name: "I21",
    title: "no job waiting longer than 10 minutes after its time, and none dead",
    timed: true,
    sql: `
    select id, kind, status from job where (status = 'new' and attempts = 0 and next_at < $1::timestamptz - interval '10 minutes') or status = 'dead'`,
  },
  {
    name: "I22",
    title: "no checkout still open after 25 hours",
    timed: true,
    sql: `
    select id from donation where status in ('created','checkout_open') and kind <> 'pledge' and created_at < $1::timestamptz - interval '25 hours'`,
  },
  {
    name: "I23",
    title: "every dispute's flags match its postings, once each",
    sql: `
    select x.id from dispute x cross join lateral (select coalesce(sum(e.amount) filter (where t.idem_key = 'dispute:' || x.id || ':out' and e.dir = 'C'), 0) o,
      coalesce(sum(e.amount) filter (where t.idem_key = 'dispute:' || x.id || ':in' and e.dir = 'D'), 0) i from ledger_tx t join ledger_entry e on e.tx_id = t.id
      where t.kind in ('dispute_withdrawn','dispute_reinstated')) q
     where q.o <> case when x.withdrawn then x.amount_cents else 0 end or q.i <> case when x.reinstated then x.amount_cents else 0 end`,
  },
  {
    name: "I24",
    title: "no event done whose effect is missing, unless its money waits in suspense",
    sql: `
    select e.id from provider_event e join donation d on d.session_id = e.object_id
     where e.type in ('checkout.session.completed','checkout.session.async_payment_succeeded') and e.status = 'done' and d.status in ('created','checkout_open')
       and not exists (select 1 from ledger_tx t where t.kind = 'charge' and t.meta->>'session' = d.session_id)`,
  },
  {
    name: "I25",
    title: "money in suspense carries its reason",
    sql: `
    select t.id from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id
     where a.code like 'suspense:%' and not (t.meta ?| array['mismatch','double_charge_of','note'])`,
  },
  {
    name: "I26",
    title: "a payout's lines are what it pays",
    sql: `
    select p.id from payout p where p.status not in ('failed','canceled','returned') and p.amount_cents <> (select coalesce(sum(l.amount_cents), 0) from payout_line l where l.payout_id = p.id)`,
  },
  {
    name: "C01",
    title: "campaign totals equal the gifts behind them",
    sql: `
    with gift as (select d.campaign_id, d.donor_key, greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
        - coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0)) as net from donation d where d.settled_at is not null)
    select c.id from campaign c left join (select campaign_id, sum(net) raised, count(*) gifts, count(distinct donor_key) donors from gift where net > 0 group by 1) g on g.campaign_id = c.id
     where c.raised_cents <> coalesce(g.raised, 0) or c.gift_count <> coalesce(g.gifts, 0) or c.donor_count <> coalesce(g.donors, 0)`,
  },
  {
    name: "C02",
    title: "a campaign's days equal the gifts behind them",
    sql: `
    select coalesce(g.campaign_id, t.campaign_id) as id from (select campaign_id, day, count(*) gifts, sum(cents) cents from counted_donation where cents > 0 group by 1, 2) g
      full join campaign_day t on t.campaign_id = g.campaign_id and t.day = g.day
     where coalesce(g.gifts, 0) <> coalesce(t.gifts, 0) or coalesce(g.cents, 0) <> coalesce(t.cents, 0)`,
  },
  {
    name: "C03",
    title: "an organisation's months equal the gifts behind them",
    sql: `
    select coalesce(g.ngo_id, t.ngo_id) as id from (select ngo_id, date_trunc('month', day)::date as month, monthly, size, count(*) gifts, sum(cents) cents from counted_donation where cents > 0 group by 1, 2, 3, 4) g
      full join ngo_month t on t.ngo_id = g.ngo_id and t.month = g.month and t.monthly = g.monthly and t.size = g.size
     where coalesce(g.gifts, 0) <> coalesce(t.gifts, 0) or coalesce(g.cents, 0) <> coalesce(t.cents, 0)`,
  },
  {
    name: "C04",
    title: "an organisation's donors, and those who gave again, equal the gifts behind them",
    sql: `
    with g as (select ngo_id, donor_key, count(*) gifts from counted_donation where cents > 0 group by 1, 2)
    select coalesce(g.ngo_id, t.ngo_id) as id from g full join ngo_donor t on t.ngo_id = g.ngo_id and t.donor_key = g.donor_key
     where coalesce(g.gifts, 0) <> coalesce(t.gifts, 0)
    union all select coalesce(s.ngo_id, t.ngo_id) from (select ngo_id, count(*) donors, count(*) filter (where gifts > 1) again from g group by 1) s
      full join ngo_totals t on t.ngo_id = s.ngo_id where coalesce(s.donors, 0) <> coalesce(t.donors, 0) or coalesce(s.again, 0) <> coalesce(t.returning_donors, 0)`,
  },
  {
    name: "C05",
    title:
      "what is paid for of a need equals the gifts behind it, and is never more than is wanted",
    sql: `
    with gift as (select d.need_id, least(d.need_cents, greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
        - coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0))) as cents
      from donation d where d.settled_at is not null and d.need_id is not null)
    select n.id from need n join campaign c on c.id = n.campaign_id left join (select need_id, sum(cents) cents from gift group by 1) g on g.need_id = n.id
     where n.funded_cents <> coalesce(g.cents, 0) or n.funded > n.wanted or n.funded <> least(n.wanted, trunc(coalesce(g.cents, 0) / n.unit_cents)) or not c.lists_needs`,
  },
  {
    name: "C06",
    title:
      "what a sponsor's promise counts and releases equals the gifts of its time, and is never more than its cap",
    sql: `
    with gift as (select m.id, case when m.by_mailbox then one_box(d.donor_key) else d.donor_key end as donor_key, sum(greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
        - coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0))) as cents
      from match m join donation d on d.campaign_id = m.campaign_id and d.match_id is null and d.settled_at >= m.starts_at and d.settled_at < m.ends_at
     where m.status = 'confirmed' group by 1, 2),
    promise as (select m.*, c.has_matches, coalesce(g.cents, 0) as cents, coalesce(g.people, 0) as people from match m join campaign c on c.id = m.campaign_id
      left join (select id, sum(cents) cents, count(*) filter (where cents > 0) people from gift group by 1) g on g.id = m.id)
    select id from promise where released_cents > cap_cents or not has_matches
        or status in ('proposed', 'declined') and (given_cents <> 0 or donors <> 0)
        or status = 'confirmed' and (given_cents <> cents or donors <> people or released_cents
          <> case when kind = 'match' then least(cap_cents, div(cents * percent, per)) when people >= donors_wanted then cap_cents else 0 end)
    union all select coalesce(g.id, t.match_id) from gift g
      full join (select d.* from match_donor d join match m on m.id = d.match_id and m.status = 'confirmed') t on t.match_id = g.id and t.donor_key = g.donor_key
     where coalesce(g.cents, 0) <> coalesce(t.cents, 0)`,
  },
  {
    name: "C07",
    title: "what a supporter's page raised equals the gifts that were begun on it",
    sql: `
    with gift as (select d.supporter_page_id as page_id, greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
        - coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0)) as cents
      from donation d where d.settled_at is not null and d.supporter_page_id is not null)
    select s.id from supporter_page s left join (select page_id, sum(cents) cents, count(*) gifts from gift where cents > 0 group by 1) g on g.page_id = s.id
     where s.raised_cents <> coalesce(g.cents, 0) or s.gift_count <> coalesce(g.gifts, 0)`,
  },
  {
    name: "C08",
    title: "what a campaign's organisation recorded equals its recorded gifts",
    sql: `
    select c.id from campaign c left join (select campaign_id, sum(usd_cents) cents, count(*) gifts from recorded_gift group by 1) g on g.campaign_id = c.id
     where c.recorded_cents <> coalesce(g.cents, 0) or c.recorded_gifts <> coalesce(g.gifts, 0)`,
  },
];
