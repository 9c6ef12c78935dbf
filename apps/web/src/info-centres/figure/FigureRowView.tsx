import type { Figure } from '@gemba/contract/info-centres/figures';
import type { FigureRow } from '@gemba/contract/info-centres/list-figure-rows';
import { useTranslations } from 'use-intl';
import { useDocument } from '../../accounting/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useFigureText } from '../use-figure-text.ts';

type Props = { figure: Figure; row: FigureRow; currency: string };

/** Rows that are about a part: their number is its number. */
const ABOUT_PART = ['part', 'balance', 'log', 'bom'];

/** One row of a figure, which opens its document. */
export function FigureRowView({ figure, row, currency }: Props) {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const { kindOf, addressOf } = useDocument();
  const write = useFigureText(currency);
  const { documentKind, documentNumber, itemNumber, partyId, partyName, partNumber, day, amount, base } = row;
  const isFile = documentKind === 'document';
  const isPart = ABOUT_PART.includes(documentKind);
  const number = isFile ? (partNumber ?? '') : documentNumber;
  const facts = [
    kindOf(row),
    partyName ?? partyId,
    isPart || isFile ? undefined : partNumber,
    day && figures.day(day),
  ].filter(Boolean);
  const isRatio = figure.value === 'ratio';
  const plain = figure.unit === 'percent' || figure.unit === 'times' || figure.unit === 'days' || isRatio;
  const shown = figure.value === 'base' ? base : amount;
  return (
    <ListRow
      title={itemNumber > 0 && !isPart ? `${number}-${itemNumber}` : number}
      code
      sub={facts.join(' · ')}
      value={plain ? figures.quantity(shown) : write.full(figure.unit, shown)}
      valueSub={isRatio ? t('ofBase', { base: figures.quantity(base) }) : undefined}
      href={addressOf(row)}
    />
  );
}
