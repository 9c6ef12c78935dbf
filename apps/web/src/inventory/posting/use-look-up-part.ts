import type { CallReply } from '@gemba/contract/kit/call';
import type { getPart } from '@gemba/contract/parts/get-part';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useQueryClient } from '@tanstack/react-query';
import { useMenus } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { readPart } from '../../parts/index.ts';
import { locationsOfPart } from './use-find-locations.ts';

/** A look-up of a code that may be a part. `untold`: it has no stock, and the person may not read parts. */
export type LookedUp =
  | { is: 'part'; part?: CallReply<typeof getPart> }
  | { is: 'none' }
  | { is: 'untold' }
  | { is: 'notReached' };

const liesSomewhere = async (part: string) => {
  const { items } = await locationsOfPart(part, '1');
  return items.length > 0;
};

/** Asks whether a code is a part of ours. What could not be asked is not known: it is no part and no other thing. */
export const useLookUpPart = () => {
  const queries = useQueryClient();
  const mayRead = useMenus().has('/pnDetail');
  return async (code: string): Promise<LookedUp> => {
    if (!isPartNumber(code)) return { is: 'none' };
    try {
      if (mayRead) return { is: 'part', part: await queries.fetchQuery(readPart(code)) };
      return { is: (await liesSomewhere(code)) ? 'part' : 'untold' };
    } catch (error) {
      return { is: refusalCode(error) === 'PART_NOT_EXIST' ? 'none' : 'notReached' };
    }
  };
};
