import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import type { ApprovalParts } from './approval-parts.ts';
import { OrderDetail } from './OrderDetail.tsx';

type Props = { kind: ApprovalKind; approvals: ApprovalParts };

/** One order in its own screen, selected by the number in the address. */
export function OrderDetailScreen({ kind, approvals }: Props) {
  const t = useTranslations('orders');
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const number = search[`${kind}Number`];
  const back = useBackTo('/order');
  if (number) return <OrderDetail key={number} kind={kind} number={number} approvals={approvals} alone />;
  return (
    <Screen header={<AppBar title={t(`kinds.${kind}`)} onBack={back} />} fill>
      <EmptyState
        icon={IconSearch}
        title={t('noNumber')}
        how={t('noNumberHow')}
        action={
          <Button kind="outline" onClick={back}>
            {t('toOrders')}
          </Button>
        }
      />
    </Screen>
  );
}
