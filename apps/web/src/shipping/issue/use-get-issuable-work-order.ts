import { getIssuableWorkOrder } from '@gemba/contract/shipping/issue/get-issuable-work-order';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

const workOrder = (woNumber: string) =>
  freshOf(getIssuableWorkOrder, shippingKeys.workOrder(woNumber), { params: { woNumber } });

export const useGetIssuableWorkOrder = (woNumber: string) => useFormRead(workOrder(woNumber));

export const readIssuableAhead = (woNumber: string) => queries.prefetchQuery(workOrder(woNumber));
