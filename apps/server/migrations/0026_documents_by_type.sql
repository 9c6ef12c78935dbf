-- A drawing and a work instruction of the same part, revision and language are two documents. The same type again is a
-- new revision of the document.
drop index document_of_part;
create unique index document_of_part on document (company_id, part_number, revision, doc_lang, type)
  where part_number is not null and deleted_at is null;
