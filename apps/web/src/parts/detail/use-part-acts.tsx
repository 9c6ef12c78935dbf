import { holds } from '@gemba/contract/kit/roles';
import { mayHoldParts } from '@gemba/contract/parts/change/change-part-hold';
import { COST_CHANGED_BY } from '@gemba/contract/parts/change/change-standard-cost';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { IconEdit, IconLocked } from '../../kit/ui/icons.ts';

const sheets = {
  hold: lazy(async () => ({ default: (await import('./HoldSheet.tsx')).HoldSheet })),
  standardCost: lazy(async () => ({ default: (await import('./StandardCostSheet.tsx')).StandardCostSheet })),
};

/** The changes of the part that this person may make: engineering its hold, accounting its standard cost. */
export const usePartActs = (part: Part) => {
  const t = useTranslations('parts');
  const { roles } = usePerson();
  const [asked, setAsked] = useState<keyof typeof sheets>();
  const hold = {
    key: 'hold',
    label: t(part.hold ? 'change.release' : 'change.hold'),
    icon: IconLocked,
    onSelect: () => setAsked('hold'),
  };
  const cost = {
    key: 'standardCost',
    label: t('change.standardCost'),
    icon: IconEdit,
    onSelect: () => setAsked('standardCost'),
  };
  const Asked = asked && sheets[asked];
  return {
    acts: [...(mayHoldParts(roles) ? [hold] : []), ...(holds(roles, COST_CHANGED_BY) ? [cost] : [])],
    sheet: Asked && (
      <Suspense>
        <Asked part={part} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
};
