import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { useSayPacks } from '../../kit/text/use-say-packs.ts';
import { IconDate } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import { DoneMark, hasMarks, isSome, PriceChange, ShortMark } from './LineMarks.tsx';
import styles from './LineRow.module.css';
import type { LineView } from './line-view.ts';

type Props = { line: LineView; currency: string; onOpen: () => void };

/** One line of an order: code, quantity, date, and remarkable facts. */
export function LineRow({ line, currency, onOpen }: Props) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const sayPacks = useSayPacks();
  const { number, code, revision, amount, part, each, day } = line;
  const description = usePartName()(line);
  const packs = each && sayPacks(each.quantity, each.unit ?? '', each.pack ?? null);
  const count = each && figures.quantity(each.quantity);
  const value = amount ? figures.money(amount, currency) : part && t('doneOf', shownPart(part));
  const valueSub = each?.price
    ? t(isSome(each.discount ?? '0') ? 'eachLess' : 'each', {
        quantity: count ?? '',
        price: figures.unitCost(each.price, currency),
        discount: figures.percent(each.discount ?? '0'),
      })
    : each && t('onHandOf', { quantity: count ?? '', unit: each.unit ?? '' });

  function shownPart({ done, of }: { done: string; of: string }) {
    return { done: figures.quantity(done), of: figures.quantity(of) };
  }
  return (
    <ListRow
      onClick={onOpen}
      lead={<span className={styles['number']}>{number}</span>}
      code
      title={code}
      sub={[revision ? t('withRevision', { description, revision }) : description, packs].filter(Boolean).join(' · ')}
      value={value}
      valueSub={valueSub}
      chips={
        (day || hasMarks(line)) && (
          <>
            {day && (
              <span className={styles['day']}>
                <IconDate size={16} />
                {figures.day(day)}
              </span>
            )}
            {line.status && <OrderStatus status={line.status} />}
            <PriceChange line={line} />
            <DoneMark line={line} />
            <ShortMark line={line} />
          </>
        )
      }
    />
  );
}
