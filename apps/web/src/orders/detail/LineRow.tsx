import { compare } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconDate, IconFall, IconRise } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { notableChange } from '../deciding/price-rise.ts';
import { OrderStatus } from '../OrderStatus.tsx';
import styles from './LineRow.module.css';
import type { LineView } from './line-view.ts';

type Props = { line: LineView; currency: string; onOpen: () => void };

const isSome = (quantity: string) => compare(quantity, '0') > 0;

/** One line of an order: code, quantity, date, and remarkable facts. */
export function LineRow({ line, currency, onOpen }: Props) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { number, code, revision, amount, part, each, day } = line;
  const description = usePartName()(line);
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
      sub={revision ? t('withRevision', { description, revision }) : description}
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
            <Marks line={line} />
          </>
        )
      }
    />
  );
}

const changeOf = ({ price }: LineView) => price && notableChange({ price: price.asked, lastPoCost: price.last });
const hasMarks = (line: LineView) =>
  !!(line.status || (line.short && isSome(line.short)) || (line.done && isSome(line.done.quantity)) || changeOf(line));

/** The remarkable facts of a line: its status, a price change, quantities done, quantities short. */
function Marks({ line }: { line: LineView }) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { status, done, short } = line;
  const change = changeOf(line);
  return (
    <>
      {status && <OrderStatus status={status} />}
      {change && (
        <StatusTag
          tone={compare(change, '0') > 0 ? 'warn' : 'ok'}
          icon={compare(change, '0') > 0 ? IconRise : IconFall}
        >
          {t('versusLast', { change: figures.change(change) })}
        </StatusTag>
      )}
      {done && isSome(done.quantity) && (
        <StatusTag tone={compare(done.quantity, done.of) < 0 ? 'info' : 'ok'}>
          {t(`already.${done.what}`, { quantity: figures.quantity(done.quantity) })}
        </StatusTag>
      )}
      {short && isSome(short) && (
        <StatusTag tone="warn">{t('missing', { quantity: figures.quantity(short) })}</StatusTag>
      )}
    </>
  );
}
