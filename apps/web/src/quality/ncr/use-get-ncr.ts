import { getNcr } from '@gemba/contract/quality/ncr/get-ncr';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { qualityKeys } from '../quality-keys.ts';

const ncr = (ncrNumber: string) => readOf(getNcr, qualityKeys.ncr(ncrNumber), { params: { ncrNumber } });

export const useGetNcr = (ncrNumber: string) => useQuery(ncr(ncrNumber));

export const readNcrAhead = (ncrNumber: string) => queries.prefetchQuery(ncr(ncrNumber));
