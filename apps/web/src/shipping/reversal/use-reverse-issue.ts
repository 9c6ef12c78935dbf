import { reverseIssue } from '@gemba/contract/shipping/reversal/reverse-issue';
import { useReversal } from '../../inventory/index.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Gives what was issued back and shows the counter-posting. */
export const useReverseIssue = (issueNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseIssue, 'issue', { issueNumber }, (counter) => {
    afterPosting([shippingKeys.issue(counter.issueNumber), counter]);
    return counter.issueNumber;
  });
};
