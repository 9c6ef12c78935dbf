-- The few places that have goods in QA now, among all that ever had some.
create index inventory_balance_in_qa on inventory_balance (company_id, part_number, location) where in_qa > 0;
create index qa_decision_put_aside on qa_decision (company_id, part_number, location) where quantity_put_aside > 0;
