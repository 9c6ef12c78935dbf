import { getReceivableRma } from '@gemba/contract/receiving/rma/get-receivable-rma';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const rma = (rmaNumber: string) => [getReceivableRma, receivingKeys.rma(rmaNumber), { params: { rmaNumber } }] as const;

export const useGetReceivableRma = (rmaNumber: string) => useFreshRead(...rma(rmaNumber));

export const readReceivableRmaAhead = (rmaNumber: string) => readFreshAhead(...rma(rmaNumber));
