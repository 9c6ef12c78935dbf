import { getProformaReceiver } from '@gemba/contract/receiving/proforma/get-proforma-receiver';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

const proforma = (prNumber: string) =>
  [getProformaReceiver, receivingKeys.proforma(prNumber), { params: { prNumber } }] as const;

export const useGetProformaReceiver = (prNumber: string) => useFreshRead(...proforma(prNumber));

export const readProformaReceiverAhead = (prNumber: string) => readFreshAhead(...proforma(prNumber));
