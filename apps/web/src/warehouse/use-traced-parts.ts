import { useQueries } from '@tanstack/react-query';
import { useMenus } from '../auth/index.ts';
import { readPart } from '../parts/index.ts';

/** Which of some parts are traced by serial number, as far as this person may know them. The server asks anyway. */
export const useTracedParts = (parts: readonly string[]) => {
  const enabled = useMenus().has('/pnDetail');
  const known = [...new Set(parts)];
  const read = useQueries({ queries: known.map((partNumber) => ({ ...readPart(partNumber), enabled })) });
  return (part: string) => read[known.indexOf(part)]?.data?.trackableLevel === 'SERIAL';
};
