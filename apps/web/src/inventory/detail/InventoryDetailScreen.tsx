import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { asLocation, isLocation } from '../log/use-log-search.ts';
import { DrawnBalance } from './DrawnBalance.tsx';
import { useBalance } from './use-balance.ts';

/** One part at one location. */
export function InventoryDetailScreen() {
  const t = useTranslations('inventory');
  const search = useSearch({ from: '/signedIn/inventory/detail' });
  const navigate = useNavigate();
  const back = useBackTo('/inventory/list');
  const partNumber = asPartNumber(search['partNumber'] ?? '');
  const location = asLocation(search['location'] ?? '');
  const chosen = isPartNumber(partNumber) && isLocation(location);
  const { data, error, isLoading, refetch } = useBalance(partNumber, location, chosen);
  useTitle(chosen ? t('detailOf', { partNumber, location }) : t('detail'));
  const missing = !chosen || refusalCode(error) === 'INVENTORY_NOT_EXIST';
  return (
    <Screen
      header={
        <AppBar
          title={t('detail')}
          {...(chosen && { subtitle: <span className="code">{`${partNumber} · ${location}`}</span> })}
          onBack={back}
        />
      }
      busy={isLoading}
      fill={missing}
    >
      {isLoading && <ListSkeleton rows={6} />}
      {data && (
        <PullToRefresh onRefresh={refetch}>
          <DrawnBalance balance={data} />
        </PullToRefresh>
      )}
      {missing && (
        <EmptyState
          icon={IconSearch}
          title={chosen ? t('notThere', { partNumber, location }) : t('noneChosen')}
          action={
            <Button
              kind="outline"
              onClick={() => void navigate({ to: '/inventory/list', search: { by: 'part', q: partNumber } })}
            >
              {t('toList')}
            </Button>
          }
        >
          {chosen ? t('notThereHow') : t('noneChosenHow')}
        </EmptyState>
      )}
      {!data && !missing && error && <LoadFault error={error} onRetry={refetch} />}
    </Screen>
  );
}
