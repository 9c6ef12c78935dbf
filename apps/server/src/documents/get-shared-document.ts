import { FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import * as contract from '@gemba/contract/documents/get-shared-document';
import { statement } from '../kit/database/statement.ts';
import { openOperation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { isPreviewable } from './document.sql.ts';
import { parseShareToken } from './share-token.ts';
import { openFile, STORED_FILE, type StoredFile } from './stored-file.ts';

const selectShared = statement<{ companyId: number; hash: Buffer }, StoredFile>(
  `${STORED_FILE} and stored.doc_rev = document.doc_rev and document.doc_sec_level = 'public'
      and document.document_id = (select share.document_id from document_share share
            where share.company_id = :companyId and share.share_hash = :hash and share.revoked_at is null
              and share.expires_at > now())`,
);

/** A link that no longer holds, for whatever reason, gets the same answer as a link that never existed. */
export const getSharedDocument = openOperation(
  contract.getSharedDocument,
  async (visit, { params, query }, { database, storage }) => {
    const link = parseShareToken(params.token) ?? refuse('DOCUMENT_NOT_FOUND');
    const [stored] = await database.asCompany(link.companyId, (tx) =>
      tx.all(selectShared({ companyId: link.companyId, hash: link.hash })),
    );
    if (!stored) return refuse('DOCUMENT_NOT_FOUND');
    return openFile(stored, !query.download && isShownByBrowser(stored), visit, storage);
  },
);

/** The browser alone opens a link. Under the policy of uploads it shows pictures, but no PDF. */
const isShownByBrowser = ({ fileType }: StoredFile) =>
  isFileType(fileType) && isPreviewable(fileType) && FILE_TYPES[fileType].contentType.startsWith('image/');
