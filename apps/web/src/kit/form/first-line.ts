import { isZero } from '@gemba/contract/kit/fixed-point';

type Line = { part: string; max: string };

/** The line that is open at first: of a named part the first with something to do, or the only one of the form. */
export const firstLine = <L extends Line>(lines: readonly L[], named: string | undefined): L | undefined => {
  const ofPart = lines.filter(({ part }) => part === named);
  return ofPart.find(({ max }) => !isZero(max)) ?? ofPart[0] ?? (lines.length === 1 ? lines[0] : undefined);
};
