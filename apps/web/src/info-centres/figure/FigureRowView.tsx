import type { Figure } from '@gemba/contract/info-centres/figures';
import type { FigureRow } from '@gemba/contract/info-centres/list-figure-rows';
import { reportOfDecision } from '@gemba/contract/inventory/decision-number';
import { useTranslations } from 'use-intl';
import { type Thing, useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useFigureText } from '../use-figure-text.ts';

type Props = { figure: Figure; row: FigureRow; currency: string };

/** The screens of the documents; an invoice, a bill and the like have none of their own. */
const THINGS: Readonly<Record<string, Thing>> = {
  so: 'so',
  po: 'po',
  qo: 'qo',
  wo: 'wo',
  rma: 'rma',
  rtv: 'rtv',
  receiver: 'receiver',
  shipper: 'shipper',
  issue: 'issue',
  transfer: 'transfer',
  count: 'count',
  proformaReceiver: 'proformaReceiver',
  part: 'part',
  bom: 'bom',
  ecn: 'ecn',
  balance: 'part',
  log: 'logOfPart',
  inspection: 'inspection',
  ncr: 'ncr',
};

/** One row of a figure, which opens its document. */
export function FigureRowView({ figure, row, currency }: Props) {
  const t = useTranslations('info-centres');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const write = useFigureText(currency);
  const { documentKind, documentNumber, itemNumber, partyId, partyName, partNumber, day, amount, base } = row;
  const thing = THINGS[documentKind];
  const isPart =
    documentKind === 'part' || documentKind === 'balance' || documentKind === 'log' || documentKind === 'bom';
  const href =
    documentKind === 'alarm'
      ? (`/report/detail/${documentNumber}` as const)
      : documentKind === 'document'
        ? linkTo('part', partNumber)
        : documentKind === 'qa_decision'
          ? linkTo('inspection', reportOfDecision(documentNumber))
          : thing && linkTo(thing, documentNumber);
  const number = documentKind === 'document' ? (partNumber ?? '') : documentNumber;
  const kind = t.has(`kinds.${documentKind as 'so'}`) ? t(`kinds.${documentKind as 'so'}`) : documentKind;
  const facts = [
    kind,
    partyName ?? partyId,
    isPart || documentKind === 'document' ? undefined : partNumber,
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
      href={href}
    />
  );
}
