import { getProformaReceiver } from '@gemba/contract/receiving/proforma/get-proforma-receiver';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const proforma = (prNumber: string) =>
  freshOf(getProformaReceiver, receivingKeys.proforma(prNumber), { params: { prNumber } });

export const useGetProformaReceiver = (prNumber: string) => useFormRead(proforma(prNumber));

export const readProformaReceiverAhead = (prNumber: string) => queries.prefetchQuery(proforma(prNumber));
