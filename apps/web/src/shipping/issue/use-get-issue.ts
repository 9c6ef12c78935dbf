import { getIssue } from '@gemba/contract/shipping/issue/get-issue';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const issue = (issueNumber: string) => readOf(getIssue, shippingKeys.issue(issueNumber), { params: { issueNumber } });

export const useGetIssue = (issueNumber: string) => useQuery(issue(issueNumber));

export const readIssueAhead = (issueNumber: string) => queries.prefetchQuery(issue(issueNumber));
