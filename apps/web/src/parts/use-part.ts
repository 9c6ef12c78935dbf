import { getPart } from '@gemba/contract/parts/get-part';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useQuery } from '@tanstack/react-query';
import { useMenus } from '../auth/index.ts';
import { call } from '../kit/client/call.ts';
import { partKeys } from './part-keys.ts';

export const readPart = (partNumber: string) => ({
  queryKey: partKeys.part(partNumber),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getPart, { params: { partNumber } }, { signal, quiet: true }),
});

/** One part, for whoever may read parts. What is no part number is not asked for. */
export const usePart = (partNumber: string) => {
  const mayRead = useMenus().has('/pnDetail');
  return useQuery({ ...readPart(partNumber), enabled: mayRead && isPartNumber(partNumber) });
};
