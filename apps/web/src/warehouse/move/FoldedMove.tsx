import { isZero } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { LineCard } from '../../kit/ui/list/LineCard.tsx';
import { isTouched, type TypedMove } from './typed.ts';

type Props = {
  number: number;
  move: TypedMove;
  wrong: boolean;
  /** Something must be entered yet. */
  lacks: boolean;
  onOpen: () => void;
};

/** Another part of the same transfer. */
export function FoldedMove({ number, move, wrong, lacks, onOpen }: Props) {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const { part, from, to, quantity } = move;
  return (
    <LineCard
      number={number}
      title={part || t('newLine')}
      sub={[from || t('from'), to || t('to')].join(' → ')}
      state={wrong ? 'wrong' : !isTouched(move) ? 'todo' : lacks ? 'partial' : 'done'}
      open={false}
      onToggle={onOpen}
      value={isZero(quantity) ? undefined : figures.quantity(quantity)}
    >
      {null}
    </LineCard>
  );
}
