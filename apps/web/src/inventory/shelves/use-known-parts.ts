import { asPartNumber } from '@gemba/contract/parts/part-number';
import { mayOpen } from '@gemba/contract/screens';
import { useQueries } from '@tanstack/react-query';
import { useMenus, userInfo } from '../../auth/index.ts';
import { readPart, readPartAhead } from '../../parts/index.ts';

/** Reads some parts, for people who may read them: their names, units and how they are traced. */
export const useKnownParts = (parts: readonly string[]) => {
  const enabled = useMenus().has('/pnDetail');
  const known = [...new Set(parts)];
  const read = useQueries({ queries: known.map((partNumber) => ({ ...readPart(partNumber), enabled })) });
  return (part: string) => read[known.indexOf(part)]?.data;
};

export const readKnownPartAhead = async (part: string) => {
  if (mayOpen(userInfo.get(), '/pnDetail')) await readPartAhead(asPartNumber(part));
};

export type KnownPart = ReturnType<ReturnType<typeof useKnownParts>>;
