import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { PartAt } from '../PartAt.tsx';
import { BalanceView } from './BalanceView.tsx';
import { balanceIn, useGetInventory } from './use-get-inventory.ts';

/** One part at one location. */
export function InventoryDetailScreen() {
  const t = useTranslations('inventory');
  const navigate = useNavigate();
  const back = useBackTo('/inventory/list');
  const { partNumber, location, chosen } = balanceIn(useSearch({ from: '/signedIn/inventory/detail' }));
  const { data, error, refetch } = useGetInventory(partNumber, location, chosen);
  useTitle(chosen ? t('detailOf', { partNumber, location }) : t('detail'));
  const missing = !chosen || refusalCode(error) === 'INVENTORY_NOT_EXIST';
  return (
    <LoadedScreen
      // A balance stays on the screen when it could not be read again.
      query={{ data, error: data ? null : error, refetch }}
      title={t('detail')}
      onBack={back}
      empty={
        missing && (
          <EmptyState
            icon={IconSearch}
            title={chosen ? t('notThere', { partNumber, location }) : t('noneChosen')}
            how={chosen ? t('notThereHow') : t('noneChosenHow')}
            action={
              <Button
                kind="outline"
                onClick={() => void navigate({ to: '/inventory/list', search: { by: 'part', q: partNumber } })}
              >
                {t('toList')}
              </Button>
            }
          />
        )
      }
    >
      {(balance) => (
        <DocumentScreen
          title={t('detail')}
          subtitle={<PartAt partNumber={partNumber} location={location} />}
          onBack={back}
          onRefresh={refetch}
        >
          <BalanceView balance={balance} />
        </DocumentScreen>
      )}
    </LoadedScreen>
  );
}
