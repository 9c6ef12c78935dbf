-- Passkeys: a second way to sign in, kept on a person's own device.

create table passkey (
  company_id    integer not null default current_company(),
  credential_id text collate "C" not null,
  user_id       integer not null,
  -- The site that it was made for: it opens nothing elsewhere.
  rp_id         text collate "C" not null,
  public_key    bytea not null,
  -- How often the device says it was used; a device that does not count says 0.
  counter       bigint not null,
  transports    text[] not null,
  name          text not null,
  added_at      timestamptz not null default now(),
  last_used_at  timestamptz,
  primary key (company_id, credential_id),
  foreign key (company_id, user_id) references app_user
);
create index passkey_of_user on passkey (company_id, user_id);

-- Signed claims that were taken: each is good once. Kept until the claim would have ended anyway.
create table used_claim (
  company_id integer not null default current_company() references company,
  claim_hash bytea not null,
  until      timestamptz not null,
  primary key (company_id, claim_hash)
);

call keep_apart('passkey', 'used_claim');
