import type { CurrencyRow } from '@gemba/contract/accounting/set-up/exchange-rate';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconExchangeRates } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { AddRateSheet } from './AddRateSheet.tsx';
import { useListCurrencies } from './use-list-currencies.ts';

/** Every foreign currency of customers and vendors, and those that have a rate. */
export function CurrenciesView() {
  const t = useTranslations('accounting');
  const title = t('rates.title');
  useTitle(title);
  const back = useBackTo('/navigation');
  const query = useListCurrencies();
  const [adding, setAdding] = useState(false);
  const add = (
    <IconButton icon={IconAdd} label={t('rates.add')} aria-haspopup="dialog" onClick={() => setAdding(true)} />
  );
  return (
    <LoadedScreen query={query} title={title} onBack={back}>
      {({ baseCurrency, currencies }) => (
        <Screen
          stack
          header={<AppBar title={title} subtitle={t('rates.in', { baseCurrency })} onBack={back} actions={add} />}
        >
          <PullToRefresh onRefresh={query.refetch}>
            {currencies.length === 0 ? (
              <EmptyState icon={IconExchangeRates} title={t('rates.none')} how={t('rates.noneHow')} />
            ) : (
              <List aria-label={title}>
                {currencies.map((row) => (
                  <RateRow key={row.currency} row={row} baseCurrency={baseCurrency} />
                ))}
              </List>
            )}
          </PullToRefresh>
          {adding && <AddRateSheet currency="" onClose={() => setAdding(false)} />}
        </Screen>
      )}
    </LoadedScreen>
  );
}

function RateRow({ row, baseCurrency }: { row: CurrencyRow; baseCurrency: string }) {
  const t = useTranslations('accounting');
  const { rate, day } = useFigures();
  const { currency, exchangeRate, effectiveDate } = row;
  const isKnown = exchangeRate !== null && effectiveDate !== null;
  return (
    <ListRow
      code
      href={`/accounting/exchangeRates?currency=${currency}`}
      title={currency}
      {...(isKnown && {
        sub: t('rates.since', { day: day(effectiveDate) }),
        value: t('rates.worth', { rate: rate(exchangeRate), baseCurrency }),
      })}
      chips={
        !isKnown && (
          <StatusTag tone="warn" shape="cross">
            {t('rates.missing')}
          </StatusTag>
        )
      }
    />
  );
}
