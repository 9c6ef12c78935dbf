import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { Screen } from '../kit/ui/Screen.tsx';
import { OrderDetail } from './detail/OrderDetail.tsx';

/** One order in a screen of its own, selected by its number in the address. */
export function OrderDetailScreen({ kind }: { kind: ApprovalKind }) {
  const t = useTranslations('orders');
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const number = search[`${kind}Number`];
  const back = useBackTo('/order');
  if (number) return <OrderDetail key={number} kind={kind} number={number} alone />;
  return (
    <Screen header={<AppBar title={t(`kinds.${kind}`)} onBack={back} />} fill>
      <EmptyState
        icon={IconSearch}
        title={t('noNumber')}
        action={
          <Button kind="outline" onClick={back}>
            {t('toOrders')}
          </Button>
        }
      >
        {t('noNumberHow')}
      </EmptyState>
    </Screen>
  );
}
