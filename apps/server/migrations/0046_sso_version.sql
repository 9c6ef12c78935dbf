-- Administrators configure the provider of their company on a page.

-- Raised by every change: of two administrators who edit it, the second one is told.
alter table company_sso add version integer not null default 1;
