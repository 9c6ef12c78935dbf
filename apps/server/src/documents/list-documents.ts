import * as contract from '@gemba/contract/documents/list-documents';
import type { listPartDocuments } from '@gemba/contract/documents/list-part-documents';
import type { CallParsed } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { existingPart } from '../parts/index.ts';
import { DOCUMENT, type StoredDocument, shown } from './document.sql.ts';

const Key = z.tuple([z.string(), z.string(), z.string()]);

type Filters = CallParsed<typeof listPartDocuments>['query'];

interface Asked {
  companyId: number;
  partNumber: string;
  revision: string | undefined;
  type: string | undefined;
  docLang: string | undefined;
  afterRevision: string | null;
  afterLang: string | null;
  afterType: string | null;
  limit: number;
}

const selectDocuments = statement<Asked, StoredDocument>(
  `${DOCUMENT} and document.part_number = :partNumber and (:revision::text is null or document.revision = :revision)
      and (:type::text is null or document.type = :type) and (:docLang::text is null or document.doc_lang = :docLang)
      and (:afterRevision::text is null
           or (document.revision, document.doc_lang, document.type)
            < (:afterRevision::text collate "C", :afterLang::text, :afterType::text))
    order by document.revision desc, document.doc_lang desc, document.type desc limit :limit`,
);

/** Revision, language and type identify a document of a part, so the list is sorted by them. */
export async function documentsOf(
  tx: Tx,
  companyId: number,
  partNumber: string,
  { revision, type, docLang, cursor, limit }: Filters,
  desktop: boolean,
) {
  const [afterRevision, afterLang, afterType] = decodeCursor(cursor, Key) ?? [null, null, null];
  const after = { afterRevision, afterLang, afterType };
  const rows = await tx.all(
    selectDocuments({ companyId, partNumber, revision, type, docLang, ...after, limit: limit + 1 }),
  );
  if (rows.length === 0) await existingPart(tx, companyId, partNumber);
  const documents = rows.map((row) => shown(row, desktop));
  return pageFrom(documents, limit, (document) => [document.revision, document.docLang, document.type]);
}

export const listDocuments = operation(contract.listDocuments, (tx, { companyId }, { query }, { desktop }) => {
  const { partNumber, ...filters } = query;
  return documentsOf(tx, companyId, partNumber, filters, desktop);
});
