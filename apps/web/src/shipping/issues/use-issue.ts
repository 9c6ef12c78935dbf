import { getIssue, reverseIssue } from '@gemba/contract/shipping/issue-work-order';
import { useQuery } from '@tanstack/react-query';
import { useAfterPosting, useReversal } from '../../inventory/index.ts';
import { call } from '../../kit/client/call.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useIssue = (issueNumber: string) =>
  useQuery({
    queryKey: shippingKeys.issue(issueNumber),
    enabled: issueNumber !== '',
    queryFn: ({ signal }) => call(getIssue, { params: { issueNumber } }, { signal, quiet: true }),
  });

/** Gives what was issued back and shows the counter-posting. */
export const useReverseIssue = (issueNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseIssue, {
    ...{ thing: 'issue', number: issueNumber },
    inputOf: (reason) => ({ params: { issueNumber }, body: { reason } }),
    keep: (counter) => {
      afterPosting([shippingKeys.issue(counter.issueNumber), counter]);
      return counter.issueNumber;
    },
  });
};
