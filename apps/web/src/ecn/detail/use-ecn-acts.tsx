import type { Ecn } from '@gemba/contract/ecn/ecn';
import { ECN_EVENTS, type EcnEvent, ecnMoves, mayChangeEcns } from '@gemba/contract/ecn/ecn-moves';
import { moves } from '@gemba/contract/kit/moves';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, usePerson } from '../../auth/index.ts';
import { type Icon, IconClose, IconEdit, IconOk, IconUndo } from '../../kit/ui/icons.ts';
import type { MenuItem } from '../../kit/ui/input/MenuButton.tsx';

const MoveEcnSheet = lazy(async () => ({ default: (await import('./MoveEcnSheet.tsx')).MoveEcnSheet }));

const pictures: Record<EcnEvent, Icon> = { close: IconOk, cancel: IconClose, reopen: IconUndo };
const { next } = moves(ecnMoves);

/** The changes that this person may make in the present state: its fields, and the moves that the state knows. */
export const useEcnActs = (ecn: Ecn | undefined) => {
  const t = useTranslations('ecn');
  const { roles } = usePerson();
  const linkTo = useLinkTo();
  const [asked, setAsked] = useState<EcnEvent>();
  const acts = (): MenuItem[] => {
    if (!ecn || !mayChangeEcns(roles)) return [];
    const { ecnNumber, status } = ecn;
    const href = next(status, 'change') && linkTo('changeOfEcn', ecnNumber);
    const events = ECN_EVENTS.filter((event) => next(status, event));
    return [
      ...(href ? [{ key: 'change', label: t('change'), icon: IconEdit, href }] : []),
      ...events.map((event) => ({
        key: event,
        label: t(`event.${event}`),
        icon: pictures[event],
        onSelect: () => setAsked(event),
      })),
    ];
  };
  return {
    acts: acts(),
    sheet: ecn && asked && (
      <Suspense>
        <MoveEcnSheet ecn={ecn} event={asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
};
