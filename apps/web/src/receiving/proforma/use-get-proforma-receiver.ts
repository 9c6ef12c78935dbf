import { getProformaReceiver } from '@gemba/contract/receiving/proforma/get-proforma-receiver';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const useGetProformaReceiver = (prNumber: string) =>
  useFreshRead(getProformaReceiver, receivingKeys.proforma(prNumber), { params: { prNumber } });
