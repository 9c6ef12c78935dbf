import { bareCode } from '@gemba/contract/kit/codes';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import type { PartName } from '@gemba/contract/parts/part-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useMenus } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { partNamed, readPart } from '../../parts/index.ts';

/** A look-up of a code that may be a part. */
export type LookedUp = { is: 'part'; partNumber: string; part: PartName } | { is: 'none' } | { is: 'notReached' };

/** `spelled`: no code that lacks the signs of a part's number. It may be a serial number. */
type Options = { spelled?: boolean };

const found = (part: PartName): LookedUp => ({ is: 'part', partNumber: part.partNumber, part });

/** Asks whether a code is a part of ours. What could not be asked is not known: it is no part and no other thing. */
export const useLookUpPart = () => {
  const queries = useQueryClient();
  const mayRead = useMenus().has('/pnDetail');
  /** The part of this very number, which is known already while it is scanned again. */
  const read = async (partNumber: string): Promise<LookedUp> => {
    try {
      return found(await queries.fetchQuery(readPart(partNumber)));
    } catch (error) {
      return { is: refusalCode(error) === 'PART_NOT_EXIST' ? 'none' : 'notReached' };
    }
  };
  return async (code: string, { spelled = false }: Options = {}): Promise<LookedUp> => {
    const looked: LookedUp = mayRead && isPartNumber(code) ? await read(code) : { is: 'none' };
    if (looked.is !== 'none' || bareCode(code) === '' || (mayRead && spelled)) return looked;
    try {
      const part = await partNamed(code);
      return part && (!spelled || part.partNumber === asPartNumber(code)) ? found(part) : looked;
    } catch {
      return { is: 'notReached' };
    }
  };
};
