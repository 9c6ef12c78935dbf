-- Users as an administrator keeps them: the job they were set up for, and links by which they choose a password.

alter table app_user
  -- The template that the roles came from. Single roles may have been added and taken away since.
  add job_template text collate "C",
  -- Raised by every change of an administrator. `version` is raised by those that end sessions only.
  add revision     integer not null default 1;

-- One link at a time: a new one replaces the one before, and using it deletes it.
create table user_invitation (
  company_id integer not null default current_company(),
  user_id    integer not null,
  -- The token is long and random, so a plain hash of it gives nothing away.
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user
);
create unique index user_invitation_token on user_invitation (company_id, token_hash);

call keep_apart('user_invitation');
