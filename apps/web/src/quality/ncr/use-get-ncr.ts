import { getNcr } from '@gemba/contract/quality/ncr/get-ncr';
import { readAhead, useRead } from '../../kit/client/use-read.ts';
import { qualityKeys } from '../quality-keys.ts';

const ncr = (ncrNumber: string) => [getNcr, qualityKeys.ncr(ncrNumber), { params: { ncrNumber } }] as const;

export const useGetNcr = (ncrNumber: string) => useRead(...ncr(ncrNumber));

export const readNcrAhead = (ncrNumber: string) => readAhead(...ncr(ncrNumber));
