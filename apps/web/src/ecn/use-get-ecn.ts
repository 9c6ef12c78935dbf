import { getEcn } from '@gemba/contract/ecn/get-ecn';
import { useRead } from '../kit/client/use-read.ts';
import { ecnKeys } from './ecn-keys.ts';

export const useGetEcn = (ecnNumber: string) => useRead(getEcn, ecnKeys.ecn(ecnNumber), { params: { ecnNumber } });
