import { isZero } from '@gemba/contract/kit/fixed-point';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { balancesAt } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { warehouseKeys } from '../warehouse-keys.ts';

type Props = { location: string; onChoose: (partNumber: string) => void };

const MOST = '100';

/** The stock at a location, for people who may see it. */
const useOnShelf = (location: string) => {
  const menus = useMenus();
  return useQuery({
    queryKey: warehouseKeys.onShelf(location),
    enabled: location !== '' && menus.has('/inventory/list'),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const balances = await balancesAt(location, MOST, signal);
      return balances.filter((balance) => balance.location === location && !isZero(balance.onHand));
    },
  }).data;
};

/** The parts at the location, each chosen with one tap. */
export function OnShelf({ location, onChoose }: Props) {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const nameOf = usePartName();
  const balances = useOnShelf(location);
  if (balances?.length === 0) return <Help>{t('nothingLiesHere')}</Help>;
  if (!balances) return null;
  return (
    <List aria-label={t('liesHere', { location })}>
      {balances.map((balance) => (
        <ListRow
          key={balance.partNumber}
          code
          title={balance.partNumber}
          sub={nameOf(balance)}
          value={figures.quantity(balance.onHand)}
          valueSub={balance.uom}
          onClick={() => onChoose(balance.partNumber)}
        />
      ))}
    </List>
  );
}
