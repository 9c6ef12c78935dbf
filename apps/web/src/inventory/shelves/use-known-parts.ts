import { useQueries } from '@tanstack/react-query';
import { useMenus } from '../../auth/index.ts';
import { readPart } from '../../parts/index.ts';

/** Reads some parts, for people who may read them: their names, units and how they are traced. */
export const useKnownParts = (parts: readonly string[]) => {
  const enabled = useMenus().has('/pnDetail');
  const known = [...new Set(parts)];
  const read = useQueries({ queries: known.map((partNumber) => ({ ...readPart(partNumber), enabled })) });
  return (part: string) => read[known.indexOf(part)]?.data;
};

export type KnownPart = ReturnType<ReturnType<typeof useKnownParts>>;
