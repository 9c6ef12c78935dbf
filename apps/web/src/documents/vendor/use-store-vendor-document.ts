import { addVendorDocument } from '@gemba/contract/documents/vendor/add-vendor-document';
import { renewVendorDocument } from '@gemba/contract/documents/vendor/renew-vendor-document';
import type { CallInput } from '@gemba/contract/kit/call';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { useUpload } from '../form/use-upload.ts';
import type { QualityDocument } from './use-chosen-document.ts';

type Details = CallInput<typeof addVendorDocument>['body'];

/** Refusals that are shown at a field: most of them are about the file. */
const AT_FIELD = [...new Set([...addVendorDocument.refusals, ...renewVendorDocument.refusals])];

/** Adds a quality document to a vendor, or the next revision of the one that is there. */
export const useStoreVendorDocument = (vendorId: string, document: QualityDocument | undefined) => {
  const readAnew = useAfterPosting();
  return useUpload({
    send: (body: Details, sending) => {
      const number = document && String(document.documentNumber);
      const options = { ...sending, operation: `quality ${vendorId} ${number ?? 'new'}`, quiet: AT_FIELD };
      return document
        ? sendPosting(
            renewVendorDocument,
            { params: { vendorId, documentNumber: number ?? '' }, body: { ...body, docRev: document.docRev } },
            options,
          )
        : sendPosting(addVendorDocument, { params: { vendorId }, body }, options);
    },
    onStored: () => readAnew(),
    // Somebody else was faster: their revision is read, the next attempt is based on it.
    onRefused: ({ msgCode }) => msgCode === 'DOCUMENT_CHANGED' && readAnew(),
  });
};
