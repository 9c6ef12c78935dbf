import type { DayRate } from '@gemba/contract/accounting/set-up/exchange-rate';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAdd, IconExchangeRates } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { AddRateSheet } from './AddRateSheet.tsx';
import { ChangeRateSheet } from './ChangeRateSheet.tsx';
import { useListExchangeRates } from './use-list-exchange-rates.ts';

/** The rates of one currency, newest first; a tap corrects one. */
export function CurrencyView({ currency }: { currency: string }) {
  const t = useTranslations('accounting');
  const { rate, day } = useFigures();
  const { baseCurrency } = useStore(companySetting);
  const back = useBackTo('/accounting/exchangeRates');
  const pages = useListExchangeRates(currency);
  const [open, setOpen] = useState<DayRate | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <ListScreen
      title={t('rates.of', { currency })}
      onBack={back}
      pages={pages}
      actions={
        <IconButton icon={IconAdd} label={t('rates.add')} aria-haspopup="dialog" onClick={() => setOpen('new')} />
      }
      empty={<EmptyState icon={IconExchangeRates} title={t('rates.missing')} how={t('rates.noneHow')} />}
      sheets={
        <>
          {open === 'new' && <AddRateSheet currency={currency} onClose={close} />}
          {open && open !== 'new' && <ChangeRateSheet rate={open} onClose={close} />}
        </>
      }
    >
      {(row) => (
        <ListRow
          key={row.effectiveDate}
          chevron
          onClick={() => setOpen(row)}
          title={day(row.effectiveDate)}
          value={t('rates.worth', { rate: rate(row.exchangeRate), baseCurrency })}
        />
      )}
    </ListScreen>
  );
}
