import { getReceivableWorkOrder } from '@gemba/contract/receiving/work-order/get-receivable-work-order';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const workOrder = (woNumber: string) =>
  freshOf(getReceivableWorkOrder, receivingKeys.workOrder(woNumber), { params: { woNumber } });

export const useGetReceivableWorkOrder = (woNumber: string) => useFormRead(workOrder(woNumber));

export const readReceivableWorkOrderAhead = (woNumber: string) => queries.prefetchQuery(workOrder(woNumber));
