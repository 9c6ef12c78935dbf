-- Who may approve what, what was decided, and changes of approved orders that wait for a decision.

create table approval_authority (
  company_id   integer not null default current_company(),
  user_id      integer not null,
  kind         text collate "C" not null check (kind in ('po', 'so', 'qo', 'wo', 'rma', 'rtv')),
  -- In base currency.
  limit_amount numeric(18,2) not null check (limit_amount >= 0),
  primary key (company_id, user_id, kind),
  foreign key (company_id, user_id) references app_user
);

create table approval_delegation (
  company_id    integer not null default current_company(),
  delegation_id bigint not null default next_number('delegation'),
  from_user     integer not null,
  to_user       integer not null,
  -- None: every kind that the person may approve.
  kind          text collate "C" check (kind in ('po', 'so', 'qo', 'wo', 'rma', 'rtv')),
  from_date     date not null,
  thru_date     date not null,
  created_at    timestamptz not null default now(),
  withdrawn_at  timestamptz,
  primary key (company_id, delegation_id),
  foreign key (company_id, from_user) references app_user,
  foreign key (company_id, to_user) references app_user,
  check (from_user <> to_user),
  check (thru_date >= from_date)
);
create index approval_delegation_to on approval_delegation (company_id, to_user, thru_date);
create index approval_delegation_from on approval_delegation (company_id, from_user, thru_date);

create table approval_decision (
  company_id    integer not null default current_company(),
  decision_id   bigint not null default next_number('decision'),
  kind          text collate "C" not null check (kind in ('po', 'so', 'qo', 'wo', 'rma', 'rtv', 'change')),
  order_number  text collate "C" not null,
  -- The version that was decided on, and the one that the decision made of it: a withdrawal needs it unchanged.
  order_version integer not null,
  new_version   integer not null,
  decision      text not null check (decision in (
    'APPROVE', 'REJECT', 'WITHDRAW', 'RESUBMIT', 'HOLD', 'RELEASE', 'CANCEL', 'AMEND', 'COMMIT', 'EXPIRE')),
  from_status   text not null,
  to_status     text not null,
  amount        numeric(18,2) not null default 0,
  decided_by    integer not null,
  on_behalf_of  integer,
  decided_at    timestamptz not null default now(),
  comment       text,
  withdraws     bigint,
  primary key (company_id, decision_id),
  foreign key (company_id, decided_by) references app_user,
  foreign key (company_id, on_behalf_of) references app_user,
  foreign key (company_id, withdraws) references approval_decision,
  check ((decision = 'WITHDRAW') = (withdraws is not null))
);
-- One decision for one version of an order, whoever is faster.
create unique index approval_decision_of_order on approval_decision (company_id, kind, order_number, order_version);
-- What somebody decided a moment ago and may take back.
create index approval_decision_of_maker on approval_decision (company_id, decided_by, decided_at);
create unique index approval_decision_withdrawn on approval_decision (company_id, withdraws) where withdraws is not null;

create table order_change (
  company_id    integer not null default current_company(),
  change_id     bigint not null default next_number('order_change'),
  order_kind    text collate "C" not null check (order_kind in ('po', 'so', 'qo', 'wo')),
  order_number  text collate "C" not null,
  item_number   integer,
  order_version integer not null,
  status        text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  reason        text,
  requested_by  integer not null,
  requested_at  timestamptz not null default now(),
  decided_by    integer,
  decided_at    timestamptz,
  comment       text,
  version       integer not null default 1,
  primary key (company_id, change_id),
  foreign key (company_id, requested_by) references app_user,
  foreign key (company_id, decided_by) references app_user,
  check ((status = 'PENDING') = (decided_at is null))
);
create index order_change_of_order on order_change (company_id, order_kind, order_number, change_id);
-- One change of an order waits at a time: approving it moves the order on, and a second one would be stale.
create unique index order_change_pending on order_change (company_id, order_kind, order_number) where status = 'PENDING';

create table order_change_field (
  company_id integer not null default current_company(),
  change_id  bigint not null,
  field      text collate "C" not null check (field in ('quantity', 'price', 'dateRequired')),
  old_value  text,
  new_value  text,
  primary key (company_id, change_id, field),
  foreign key (company_id, change_id) references order_change
);

-- What waits, for the list over all kinds.
create index purchase_order_waiting on purchase_order (company_id, po_number) where status = 'NOT_APPROVED';
create index sales_order_waiting on sales_order (company_id, so_number) where status = 'NOT_REVIEWED';
create index quote_waiting on quote (company_id, qo_number) where status = 'NOT_APPROVED';
create index work_order_waiting on work_order (company_id, wo_number) where status = 'NOT_APPROVED';
create index rma_waiting on rma (company_id, rma_number) where status = 'NOT_APPROVED';
create index rtv_waiting on rtv (company_id, rtv_number) where status = 'NOT_APPROVED';

call keep_apart('approval_authority', 'approval_delegation', 'approval_decision', 'order_change', 'order_change_field');
call append_only('approval_decision');
