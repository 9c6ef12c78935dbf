import { getIssuableWorkOrder } from '@gemba/contract/shipping/issue/get-issuable-work-order';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const workOrder = (woNumber: string) =>
  [getIssuableWorkOrder, shippingKeys.workOrder(woNumber), { params: { woNumber } }] as const;

export const useGetIssuableWorkOrder = (woNumber: string) => useFreshRead(...workOrder(woNumber));

export const readIssuableAhead = (woNumber: string) => readFreshAhead(...workOrder(woNumber));
