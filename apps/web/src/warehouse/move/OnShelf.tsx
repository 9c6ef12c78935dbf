import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/Help.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { usePartName } from '../../parts/index.ts';
import { useOnShelf } from './use-shelves.ts';

type Props = { location: string; onChoose: (partNumber: string) => void };

/** What lies at the location, to be chosen with one tap. */
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
