import { getReceivableWorkOrder } from '@gemba/contract/receiving/work-order/get-receivable-work-order';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const useGetReceivableWorkOrder = (woNumber: string) =>
  useFreshRead(getReceivableWorkOrder, receivingKeys.workOrder(woNumber), { params: { woNumber } });
