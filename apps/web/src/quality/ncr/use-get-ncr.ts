import { getNcr } from '@gemba/contract/quality/ncr/get-ncr';
import { useRead } from '../../kit/client/use-read.ts';
import { qualityKeys } from '../quality-keys.ts';

export const useGetNcr = (ncrNumber: string) => useRead(getNcr, qualityKeys.ncr(ncrNumber), { params: { ncrNumber } });
