import { getIssue } from '@gemba/contract/shipping/issue/get-issue';
import { readAhead, useRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const issue = (issueNumber: string) =>
  [getIssue, shippingKeys.issue(issueNumber), { params: { issueNumber } }] as const;

export const useGetIssue = (issueNumber: string) => useRead(...issue(issueNumber));

export const readIssueAhead = (issueNumber: string) => readAhead(...issue(issueNumber));
