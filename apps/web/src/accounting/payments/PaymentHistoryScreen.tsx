import type { Payment } from '@gemba/contract/accounting/payments/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { accountingKeys } from '../accounting-keys.ts';
import { FilterArea } from './FilterArea.tsx';
import { NoPayments } from './NoPayments.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';
import { Totals } from './Totals.tsx';
import { useListPayments } from './use-list-payments.ts';
import { usePaymentFilters } from './use-payment-filters.ts';

/** Customer and vendor payments: totals compared with the period before, and every payment. */
export function PaymentHistoryScreen() {
  const t = useTranslations('accounting');
  const kit = useTranslations('kit');
  const back = useBackTo('/navigation');
  const queries = useQueryClient();
  const { filters, change } = usePaymentFilters();
  const pages = useListPayments(filters);
  const ofOne = !!(filters.customerId ?? filters.vendorId);
  const [opened, setOpened] = useState<Payment>();
  const refresh = () => queries.invalidateQueries({ queryKey: accountingKeys.payments });
  return (
    <ListScreen
      title={t('title')}
      onBack={back}
      actions={<IconButton icon={IconRefresh} label={kit('refresh')} onClick={() => void refresh()} />}
      search={<FilterArea filters={filters} onChange={change} />}
      totals={<Totals filters={filters} />}
      pages={{ ...pages, refetch: refresh }}
      label={t('payments')}
      empty={<NoPayments filters={filters} onChange={change} />}
      sheets={opened && <PaymentSheet payment={opened} ofOne={ofOne} onClose={() => setOpened(undefined)} />}
    >
      {(payment) => (
        <PaymentRow key={payment.paymentNumber} payment={payment} ofOne={ofOne} onOpen={() => setOpened(payment)} />
      )}
    </ListScreen>
  );
}
