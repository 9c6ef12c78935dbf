-- A note of a return that was wrong is taken back by a counter-note. Neither of them is a note of the return any longer.

alter table invoice drop constraint invoice_status_check;
alter table invoice
  add constraint invoice_status_check check (status in ('OPEN', 'PAID', 'WITHDRAWN')),
  add reverses text collate "C",
  -- The return that it credits.
  add credits_rma text collate "C" generated always as (case when kind = 'CREDIT_NOTE' and status <> 'WITHDRAWN' then rma_number end) stored,
  add foreign key (company_id, reverses) references invoice;
create unique index invoice_reversed on invoice (company_id, reverses) where reverses is not null;
create index invoice_credits_rma on invoice (company_id, credits_rma) where credits_rma is not null;

alter table payable drop constraint payable_status_check;
alter table payable
  add constraint payable_status_check check (status in ('OPEN', 'PAID', 'WITHDRAWN')),
  add reverses text collate "C",
  add debits_rtv text collate "C" generated always as (case when kind = 'DEBIT_NOTE' and status <> 'WITHDRAWN' then rtv_number end) stored,
  add foreign key (company_id, reverses) references payable;
create unique index payable_reversed on payable (company_id, reverses) where reverses is not null;
create index payable_debits_rtv on payable (company_id, debits_rtv) where debits_rtv is not null;
