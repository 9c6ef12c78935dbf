import { getReceivableRma } from '@gemba/contract/receiving/rma/get-receivable-rma';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const useGetReceivableRma = (rmaNumber: string) =>
  useFreshRead(getReceivableRma, receivingKeys.rma(rmaNumber), { params: { rmaNumber } });
