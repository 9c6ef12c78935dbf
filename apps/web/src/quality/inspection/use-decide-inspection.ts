import { decideInspection } from '@gemba/contract/quality/inspection/decide-inspection';
import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { qualityKeys } from '../quality-keys.ts';

/** The name of the form, and so of its draft. */
export const DECISION_FORM = 'decide';

/** Decides about goods in QA. */
export const useDecideInspection = (onDecided: (inspection: Inspection) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(decideInspection, DECISION_FORM, (inspection) => {
    removeDraft(formKey(DECISION_FORM));
    afterPosting([qualityKeys.inspection(inspection.irNumber), inspection]);
    onDecided(inspection);
  });
};
