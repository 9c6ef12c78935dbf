import type { Vendor } from '@gemba/contract/addresses/get-vendor';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { carriersOf, contactsOf, OPENED, TRADED } from './shared.sql.ts';

type Head = Omit<Vendor, 'contacts' | 'carriers' | 'qualityDocuments' | 'manufacturers'>;

// sql: the pieces are constants of ours
const HEAD = `select ${OPENED('vendor')}, ${TRADED}, one.credit_limit as "creditLimit"
  from vendor one left join tax_rate tax on tax.company_id = one.company_id and tax.tax_code = one.tax_code
 where one.company_id = $1 and one.vendor_id = $2`;

const DOCUMENTS = `select paper.document_number as "documentNumber", paper.type, paper.title, paper.issued_on as "issuedOn",
    paper.valid_until as "validUntil", stored.file_name as "fileName", stored.file_type as "fileType",
    (now() at time zone company.time_zone)::date <= coalesce(paper.valid_until, 'infinity') as valid
  from vendor_quality_document paper join company on company.company_id = paper.company_id
  left join document on document.company_id = paper.company_id and document.document_id = paper.document_id
       and document.deleted_at is null
  left join document_revision stored on stored.company_id = document.company_id
       and stored.document_id = document.document_id and stored.doc_rev = document.doc_rev
 where paper.company_id = $1 and paper.vendor_id = $2 order by paper.document_number`;

const MANUFACTURERS = `select mfg_code as "mfgCode", mfg_name as "mfgName", country, quality, rating, preferred,
    s_preferred as "sPreferred"
  from vendor_manufacturer join manufacturer using (company_id, mfg_code)
 where company_id = $1 and vendor_id = $2 order by mfg_name, mfg_code`;

export async function readVendor(tx: Tx, companyId: number, vendorId: string): Promise<Vendor> {
  const key = [companyId, vendorId];
  const [[head], contacts, carriers, qualityDocuments, manufacturers] = await Promise.all([
    tx.query<Head>(HEAD, key),
    contactsOf(tx, companyId, 'vendor', vendorId),
    carriersOf(tx, companyId, 'vendor', vendorId),
    tx.query<Vendor['qualityDocuments'][number]>(DOCUMENTS, key),
    tx.query<Vendor['manufacturers'][number]>(MANUFACTURERS, key),
  ]);
  if (!head) return refuse('VENDOR_NOT_EXIST', { vendorId });
  return { ...head, contacts, carriers, qualityDocuments, manufacturers };
}
