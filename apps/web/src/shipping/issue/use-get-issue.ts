import { getIssue } from '@gemba/contract/shipping/issue/get-issue';
import { useRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetIssue = (issueNumber: string) =>
  useRead(getIssue, shippingKeys.issue(issueNumber), { params: { issueNumber } });
