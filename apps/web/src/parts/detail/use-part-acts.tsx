import { holds } from '@gemba/contract/kit/roles';
import { mayChangeParts } from '@gemba/contract/parts/change/change-part';
import { mayHoldParts } from '@gemba/contract/parts/change/change-part-hold';
import { COST_CHANGED_BY } from '@gemba/contract/parts/change/change-standard-cost';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, usePerson } from '../../auth/index.ts';
import { IconEdit, IconLocked, IconRevision } from '../../kit/ui/icons.ts';

const sheets = {
  hold: lazy(async () => ({ default: (await import('./HoldSheet.tsx')).HoldSheet })),
  revision: lazy(async () => ({ default: (await import('./RevisionSheet.tsx')).RevisionSheet })),
  standardCost: lazy(async () => ({ default: (await import('./StandardCostSheet.tsx')).StandardCostSheet })),
};

/** The changes of the part that this person may make: engineering its fields, hold and revision, accounting its standard cost. */
export const usePartActs = (part: Part) => {
  const t = useTranslations('parts');
  const { roles } = usePerson();
  const linkTo = useLinkTo();
  const [asked, setAsked] = useState<keyof typeof sheets>();
  const changeHref = mayChangeParts(roles) && linkTo('changeOfPart', part.partNumber);
  const hold = {
    key: 'hold',
    label: t(part.hold ? 'change.release' : 'change.hold'),
    icon: IconLocked,
    onSelect: () => setAsked('hold'),
  };
  const revision = {
    key: 'revision',
    label: t('change.revision'),
    icon: IconRevision,
    onSelect: () => setAsked('revision'),
  };
  const cost = {
    key: 'standardCost',
    label: t('change.standardCost'),
    icon: IconEdit,
    onSelect: () => setAsked('standardCost'),
  };
  const Asked = asked && sheets[asked];
  return {
    acts: [
      ...(changeHref ? [{ key: 'fields', label: t('change.fields'), icon: IconEdit, href: changeHref }] : []),
      ...(mayHoldParts(roles) ? [hold, revision] : []),
      ...(holds(roles, COST_CHANGED_BY) ? [cost] : []),
    ],
    sheet: Asked && (
      <Suspense>
        <Asked part={part} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
};
