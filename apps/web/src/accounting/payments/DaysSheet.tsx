import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { areReversed, type Days, DaysFields } from '../../orders/index.ts';
import type { PaymentFilters } from './payment-filters.ts';

type Props = { filters: PaymentFilters; onApply: (days: Days) => void; onClose: () => void };

/** Any days; nothing happens to the list before the button is pressed. */
export function DaysSheet({ filters, onApply, onClose }: Props) {
  const t = useTranslations('accounting');
  const id = useId();
  const { period, from, to } = filters;
  const [days, setDays] = useState<Days>({ period: period === 'all' ? undefined : period, from, to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (areReversed(days)) return;
    onApply(days);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('otherDays')}
      footer={
        <Button kind="primary" type="submit" form={id} wide>
          {t('showPayments')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <DaysFields days={days} onChange={setDays} />
      </form>
    </Sheet>
  );
}
