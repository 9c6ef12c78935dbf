import { getReceivableWorkOrder } from '@gemba/contract/receiving/work-order/get-receivable-work-order';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const workOrder = (woNumber: string) =>
  [getReceivableWorkOrder, receivingKeys.workOrder(woNumber), { params: { woNumber } }] as const;

export const useGetReceivableWorkOrder = (woNumber: string) => useFreshRead(...workOrder(woNumber));

export const readReceivableWorkOrderAhead = (woNumber: string) => readFreshAhead(...workOrder(woNumber));
