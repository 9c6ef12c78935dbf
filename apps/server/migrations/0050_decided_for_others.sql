-- What deputies decided in the name of one person.
create index approval_decision_on_behalf on approval_decision (company_id, on_behalf_of, decided_at) where on_behalf_of is not null;
