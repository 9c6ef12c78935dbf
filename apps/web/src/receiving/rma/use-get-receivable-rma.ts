import { getReceivableRma } from '@gemba/contract/receiving/rma/get-receivable-rma';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const rma = (rmaNumber: string) => freshOf(getReceivableRma, receivingKeys.rma(rmaNumber), { params: { rmaNumber } });

export const useGetReceivableRma = (rmaNumber: string) => useFormRead(rma(rmaNumber));

export const readReceivableRmaAhead = (rmaNumber: string) => queries.prefetchQuery(rma(rmaNumber));
