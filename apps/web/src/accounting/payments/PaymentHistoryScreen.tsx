import type { Payment } from '@gemba/contract/accounting/payment-history';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { accountingKeys } from '../accounting-keys.ts';
import { FilterArea } from './FilterArea.tsx';
import { NoPayments } from './NoPayments.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';
import { Totals } from './Totals.tsx';
import { usePaymentFilters, usePayments } from './use-payments.ts';

/** What customers paid and what vendors were paid: sums against the period before, and every payment behind them. */
export function PaymentHistoryScreen() {
  const t = useTranslations('accounting');
  const kit = useTranslations('kit');
  useTitle(t('title'));
  const back = useBackTo('/navigation');
  const queries = useQueryClient();
  const { filters, change } = usePaymentFilters();
  const pages = usePayments(filters);
  const ofOne = !!(filters.customerId ?? filters.vendorId);
  const [opened, setOpened] = useState<Payment>();
  const refresh = () => queries.invalidateQueries({ queryKey: accountingKeys.payments });
  return (
    <Screen
      busy={pages.isPending || pages.isPlaceholderData}
      header={
        <AppBar
          title={t('title')}
          onBack={back}
          actions={
            <>
              <IconButton icon={IconRefresh} label={kit('refresh')} onClick={() => void refresh()} />
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <FilterArea filters={filters} onChange={change} />
        <Totals filters={filters} />
        <PagedList
          pages={{ ...pages, refetch: refresh }}
          rows={pages.rows}
          label={t('payments')}
          empty={<NoPayments filters={filters} onChange={change} />}
        >
          {(payment) => (
            <PaymentRow key={payment.paymentNumber} payment={payment} ofOne={ofOne} onOpen={() => setOpened(payment)} />
          )}
        </PagedList>
      </PullToRefresh>
      {opened && <PaymentSheet payment={opened} ofOne={ofOne} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}
