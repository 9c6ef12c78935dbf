-- The search for everything finds inspections and NCRs by their numbers, without their signs as well.
alter table inspection_report add column code_key text collate "C" generated always as (bare_code(ir_number)) stored;
alter table ncr add column code_key text collate "C" generated always as (bare_code(ncr_number)) stored;
create index inspection_report_by_key on inspection_report (company_id, code_key);
create index ncr_by_key on ncr (company_id, code_key);
