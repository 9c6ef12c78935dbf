import type { CallReply } from '@gemba/contract/kit/call';
import { bareCode } from '@gemba/contract/kit/codes';
import type { getPart } from '@gemba/contract/parts/get-part';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useQueryClient } from '@tanstack/react-query';
import { useMenus } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { partNamed, readPart } from '../../parts/index.ts';
import { locationsOfPart } from './use-find-locations.ts';

/** A look-up of a code that may be a part. `untold`: it has no stock, and the person may not read parts. */
export type LookedUp =
  | { is: 'part'; partNumber: string; part?: CallReply<typeof getPart> }
  | { is: 'none' }
  | { is: 'untold' }
  | { is: 'notReached' };

const liesSomewhere = async (part: string) => {
  const { items } = await locationsOfPart(part, '1');
  return items.length > 0;
};

/** `spelled`: no code that lacks the signs of a part's number. It may be a serial number. */
type Options = { spelled?: boolean };

/** Asks whether a code is a part of ours. What could not be asked is not known: it is no part and no other thing. */
export const useLookUpPart = () => {
  const queries = useQueryClient();
  const mayRead = useMenus().has('/pnDetail');
  const read = async (partNumber: string): Promise<LookedUp> => {
    try {
      return { is: 'part', partNumber, part: await queries.fetchQuery(readPart(partNumber)) };
    } catch (error) {
      return { is: refusalCode(error) === 'PART_NOT_EXIST' ? 'none' : 'notReached' };
    }
  };
  return async (code: string, { spelled = false }: Options = {}): Promise<LookedUp> => {
    try {
      if (!mayRead) {
        if (!isPartNumber(code)) return { is: 'none' };
        return (await liesSomewhere(code)) ? { is: 'part', partNumber: code } : { is: 'untold' };
      }
      const looked: LookedUp = isPartNumber(code) ? await read(code) : { is: 'none' };
      if (looked.is !== 'none' || spelled || bareCode(code) === '') return looked;
      const named = await partNamed(code);
      return named === undefined ? looked : await read(named);
    } catch {
      return { is: 'notReached' };
    }
  };
};
