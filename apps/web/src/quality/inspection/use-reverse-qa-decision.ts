import { reverseQaDecision } from '@gemba/contract/quality/inspection/reverse-qa-decision';
import { useReversal } from '../../inventory/index.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { qualityKeys } from '../quality-keys.ts';

/** Takes a decision back and shows its report. */
export const useReverseQaDecision = (decisionNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseQaDecision, 'inspection', { decisionNumber }, (inspection) => {
    afterPosting([qualityKeys.inspection(inspection.irNumber), inspection]);
    return inspection.irNumber;
  });
};
