-- The number of a quality document that was withdrawn is not given again: it stands in messages and in the audit trail.
alter table vendor add last_quality_document integer not null default 0;
update vendor v set last_quality_document = kept.number
  from (select company_id, vendor_id, max(document_number) as number from vendor_quality_document group by 1, 2) as kept
 where v.company_id = kept.company_id and v.vendor_id = kept.vendor_id;
