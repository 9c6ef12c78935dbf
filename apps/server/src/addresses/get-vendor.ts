import * as contract from '@gemba/contract/addresses/get-vendor';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { carriersOf, contactsOf, OPENED, TRADED } from './shared.sql.ts';

type Head = Omit<contract.Vendor, 'contacts' | 'carriers' | 'qualityDocuments' | 'manufacturers'>;

const selectHead = statement<{ companyId: number; vendorId: string }, Head>(
  `select ${OPENED('vendor')}, ${TRADED}, one.credit_limit
  from vendor one left join tax_rate tax on tax.company_id = one.company_id and tax.tax_code = one.tax_code
 where one.company_id = :companyId and one.vendor_id = :vendorId`,
);

const selectDocuments = statement<{ companyId: number; vendorId: string }, contract.Vendor['qualityDocuments'][number]>(
  `select quality.document_number, quality.type, quality.title, quality.issued_on,
    quality.valid_until, stored.file_name, stored.file_type, coalesce(stored.doc_rev, 0) as doc_rev,
    (now() at time zone company.time_zone)::date <= coalesce(quality.valid_until, 'infinity') as valid
  from vendor_quality_document quality join company on company.company_id = quality.company_id
  left join document on document.company_id = quality.company_id and document.document_id = quality.document_id
       and document.deleted_at is null
  left join document_revision stored on stored.company_id = document.company_id
       and stored.document_id = document.document_id and stored.doc_rev = document.doc_rev
 where quality.company_id = :companyId and quality.vendor_id = :vendorId order by quality.document_number`,
);

const selectManufacturers = statement<
  { companyId: number; vendorId: string },
  contract.Vendor['manufacturers'][number]
>(
  `select mfg_code, mfg_name, country, quality, rating, preferred,
    s_preferred
  from vendor_manufacturer join manufacturer using (company_id, mfg_code)
 where company_id = :companyId and vendor_id = :vendorId order by mfg_name, mfg_code`,
);

export const readQualityDocuments = (tx: Tx, companyId: number, vendorId: string) =>
  tx.all(selectDocuments({ companyId, vendorId }));

export const getVendor = operation(contract.getVendor, async (tx, { companyId }, { params: { vendorId } }) => {
  const key = { companyId, vendorId };
  const [head, contacts, carriers, qualityDocuments, manufacturers] = await Promise.all([
    tx.first(selectHead(key)),
    contactsOf(tx, companyId, 'vendor', vendorId),
    carriersOf(tx, companyId, 'vendor', vendorId),
    readQualityDocuments(tx, companyId, vendorId),
    tx.all(selectManufacturers(key)),
  ]);
  if (!head) return refuse('VENDOR_NOT_EXIST', { vendorId });
  return { ...head, contacts, carriers, qualityDocuments, manufacturers };
});
