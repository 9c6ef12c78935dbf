-- Sign-in through the company's own OpenID Connect provider.

create table company_sso (
  company_id    integer primary key default current_company() references company,
  -- On the button of the login screen.
  name          text not null,
  issuer        text not null,
  client_id     text not null,
  sealed_secret text not null,
  -- The claim of the provider that holds the user name of the first sign-in.
  user_claim    text not null default 'preferred_username'
);
call keep_apart('company_sso');

-- The person at the provider, from the first sign-in on: names may change hands there.
alter table app_user add sso_subject text collate "C";
create unique index app_user_sso on app_user (company_id, sso_subject) where sso_subject is not null;
