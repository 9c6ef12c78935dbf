import type { NcrRow } from '@gemba/contract/quality/ncr/ncr';
import { useSayReason } from '../../inventory/index.ts';

/** The finding: the chosen reason in the reader's language, and the words of the person. */
export const useFinding = () => {
  const say = useSayReason();
  return ({ reason, finding }: Pick<NcrRow, 'reason' | 'finding'>) =>
    [reason && say(reason), finding !== reason && say(finding)].filter(Boolean).join(' · ');
};
