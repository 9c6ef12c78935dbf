import * as contract from '@gemba/contract/documents/list-part-documents';
import { operation } from '../kit/http/operation.ts';
import { documentsOf } from './list-documents.ts';

export const listPartDocuments = operation(contract.listPartDocuments, (tx, { companyId }, { params, query }, visit) =>
  documentsOf(tx, companyId, params.partNumber, query, visit.desktop),
);
