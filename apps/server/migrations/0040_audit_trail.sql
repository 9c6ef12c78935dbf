-- The audit trail: who changed users, settings and places, when, and how they were before.

create table audit_entry (
  company_id integer not null default current_company() references company,
  entry_id   bigint not null default next_number('audit'),
  changed_at timestamptz not null default now(),
  -- None: somebody at the server, by a command.
  changed_by integer,
  kind       text collate "C" not null,
  subject    text not null,
  act        text collate "C" not null,
  -- [{ field, before, after }], as text. A secret is named and has no values.
  changes    jsonb not null,
  primary key (company_id, entry_id),
  foreign key (company_id, changed_by) references app_user
);
create index audit_entry_of_kind on audit_entry (company_id, kind, entry_id desc);
create index audit_entry_of_person on audit_entry (company_id, changed_by, entry_id desc);

call keep_apart('audit_entry');
call append_only('audit_entry');
