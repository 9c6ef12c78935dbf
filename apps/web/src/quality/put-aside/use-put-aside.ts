import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { putAside } from '@gemba/contract/quality/put-aside/put-aside';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { qualityKeys } from '../quality-keys.ts';

/** The name of the form, and so of its draft. */
export const PUT_ASIDE_FORM = 'putAside';

/** Puts goods on hand aside for quality. */
export const usePutAside = (onDone: (inspection: Inspection) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(putAside, PUT_ASIDE_FORM, (inspection) => {
    removeDraft(formKey(PUT_ASIDE_FORM));
    afterPosting([qualityKeys.inspection(inspection.irNumber), inspection]);
    onDone(inspection);
  });
};
