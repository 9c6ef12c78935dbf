import { compare } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconFall, IconRise } from '../../kit/ui/icons.ts';
import { notableChange } from '../deciding/price-rise.ts';
import type { LineView } from './line-view.ts';

export const isSome = (quantity: string) => compare(quantity, '0') > 0;

const changeOf = ({ price }: LineView) => price && notableChange({ price: price.asked, lastPoCost: price.last });

export const hasMarks = (line: LineView) =>
  !!(line.status || (line.short && isSome(line.short)) || (line.done && isSome(line.done.quantity)) || changeOf(line));

type PriceChangeProps = {
  line: LineView;
  /** Shows the change alone; that it is the one from the last order is only read out. */
  short?: boolean;
};

/** The change from the last cost, where it is large. */
export function PriceChange({ line, short }: PriceChangeProps) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const change = changeOf(line);
  if (!change) return null;
  const words = t('versusLast', { change: figures.change(change) });
  return (
    <StatusTag tone={compare(change, '0') > 0 ? 'warn' : 'ok'} icon={compare(change, '0') > 0 ? IconRise : IconFall}>
      {short ? (
        <>
          <span aria-hidden="true">{figures.change(change)}</span>
          <span className="sr-only">{words}</span>
        </>
      ) : (
        words
      )}
    </StatusTag>
  );
}

/** The quantity that has come or gone already. */
export function DoneMark({ line: { done } }: { line: LineView }) {
  const t = useTranslations('orders');
  const figures = useFigures();
  if (!done || !isSome(done.quantity)) return null;
  return (
    <StatusTag tone={compare(done.quantity, done.of) < 0 ? 'info' : 'ok'}>
      {t(`already.${done.what}`, { quantity: figures.quantity(done.quantity) })}
    </StatusTag>
  );
}

/** The quantity that is not on hand. */
export function ShortMark({ line: { short } }: { line: LineView }) {
  const t = useTranslations('orders');
  const figures = useFigures();
  if (!short || !isSome(short)) return null;
  return <StatusTag tone="warn">{t('missing', { quantity: figures.quantity(short) })}</StatusTag>;
}
