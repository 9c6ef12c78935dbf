import { getIssuableWorkOrder } from '@gemba/contract/shipping/issue/get-issuable-work-order';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useGetIssuableWorkOrder = (woNumber: string) =>
  useFreshRead(getIssuableWorkOrder, shippingKeys.workOrder(woNumber), { params: { woNumber } });
