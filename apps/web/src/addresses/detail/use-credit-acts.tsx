import { CREDIT_CHANGED_BY } from '@gemba/contract/addresses/change-credit-limit';
import { holds } from '@gemba/contract/kit/roles';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { IconEdit } from '../../kit/ui/icons.ts';
import type { Opened } from './read-address.ts';

const CreditLimitSheet = lazy(async () => ({ default: (await import('./CreditLimitSheet.tsx')).CreditLimitSheet }));

/** The way to change the credit limit, for those who may. */
export const useCreditActs = (customer: Opened['customer']) => {
  const t = useTranslations('addresses');
  const { roles } = usePerson();
  const [open, setOpen] = useState(false);
  const act = { key: 'creditLimit', label: t('act.creditLimit'), icon: IconEdit, onSelect: () => setOpen(true) };
  return {
    acts: holds(roles, CREDIT_CHANGED_BY) ? [act] : [],
    sheet: open && (
      <Suspense>
        <CreditLimitSheet customer={customer} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};
