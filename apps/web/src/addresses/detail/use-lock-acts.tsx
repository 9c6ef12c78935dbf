import { customerMoves, LOCKED_BY } from '@gemba/contract/addresses/customer-moves';
import { moves } from '@gemba/contract/kit/moves';
import { holds } from '@gemba/contract/kit/roles';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { IconLocked } from '../../kit/ui/icons.ts';
import type { Opened } from './read-address.ts';

const LockSheet = lazy(async () => ({ default: (await import('./LockSheet.tsx')).LockSheet }));

const { offeredEvents } = moves(customerMoves);

/** The lock or unlock action that the state machine offers this person. */
export const useLockActs = ({ id, lockStatus }: Opened['customer']) => {
  const t = useTranslations('addresses');
  const { roles } = usePerson();
  const [asked, setAsked] = useState<'lock' | 'unlock'>();
  const events = holds(roles, LOCKED_BY) ? offeredEvents(lockStatus) : [];
  return {
    acts: events.map((event) => ({
      key: event,
      label: t(`act.${event}`),
      icon: IconLocked,
      onSelect: () => setAsked(event),
    })),
    sheet: asked && (
      <Suspense>
        <LockSheet customerId={id} event={asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
};
