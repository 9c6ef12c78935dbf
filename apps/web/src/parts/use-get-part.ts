import { getPart } from '@gemba/contract/parts/get-part';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { mayOpen } from '@gemba/contract/screens';
import { useQuery } from '@tanstack/react-query';
import { useMenus, userInfo } from '../auth/index.ts';
import { queries } from '../kit/client/queries.ts';
import { readOf } from '../kit/client/use-read.ts';
import { partKeys } from './part-keys.ts';

export const readPart = (partNumber: string) => readOf(getPart, partKeys.part(partNumber), { params: { partNumber } });

/** One part, for people who may read parts. An invalid part number is not asked for. */
export const useGetPart = (partNumber: string) => {
  const mayRead = useMenus().has('/pnDetail');
  return useQuery({ ...readPart(partNumber), enabled: mayRead && isPartNumber(partNumber) });
};

export const readPartAhead = async (typed: string) => {
  const partNumber = asPartNumber(typed);
  const mayRead = mayOpen(userInfo.get(), '/pnDetail');
  if (mayRead && isPartNumber(partNumber)) await queries.prefetchQuery(readPart(partNumber));
};
