import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useOnShelf } from './use-on-shelf.ts';

type Props = { location: string; onChoose: (partNumber: string) => void };

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
