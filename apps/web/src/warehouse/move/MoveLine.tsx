import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isZero, LocationSheet, SerialSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconDelete, IconSerial } from '../../kit/ui/icons.ts';
import { LineCard } from '../../kit/ui/LineCard.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import { PartField } from '../../parts/index.ts';
import { LocationCell } from '../LocationCell.tsx';
import type { Shelf } from './faults.ts';
import styles from './MoveLine.module.css';
import { OnShelf } from './OnShelf.tsx';
import { isTouched, type TypedMove } from './typed.ts';

type Props = {
  number: number;
  move: TypedMove;
  onChange: (change: Partial<TypedMove>) => void;
  onRemove: (() => void) | undefined;
  errorAt: (field: string) => string | undefined;
  shelves: readonly Shelf[] | undefined;
  traced: boolean;
  open: boolean;
  wrong: boolean;
  /** Something must be entered yet. */
  lacks: boolean;
  onToggle: () => void;
};

/** One part that goes from one location to another: from, part, how many, to. */
export function MoveLine(props: Props) {
  const { number, move, onChange, onRemove, errorAt, shelves, traced, open, wrong, lacks, onToggle } = props;
  const t = useTranslations('warehouse');
  const kit = useTranslations('kit');
  const figures = useFigures();
  const [choosing, setChoosing] = useState<'from' | 'to' | 'serials'>();
  const { part, from, to, quantity, serials } = move;
  const onHand = shelves?.find(({ location }) => location === from)?.onHand;
  const way = [from || t('from'), to || t('to')].join(' → ');
  const noteOf = (lies: string) => t('onHand', { quantity: figures.quantity(lies) });
  return (
    <LineCard
      number={number}
      title={part || t('newLine')}
      sub={way}
      state={wrong ? 'wrong' : !isTouched(move) ? 'todo' : lacks ? 'partial' : 'done'}
      open={open}
      onToggle={onToggle}
      value={isZero(quantity) ? undefined : figures.quantity(quantity)}
    >
      <LocationCell
        label={t('from')}
        location={from}
        note={onHand && noteOf(onHand)}
        error={errorAt('from')}
        onClick={() => setChoosing('from')}
      />
      <PartField
        name="part"
        label={t('part')}
        value={part}
        error={errorAt('part')}
        onChange={(typed) => onChange({ part: typed, serials: [] })}
      />
      {part === '' && from !== '' && <OnShelf location={from} onChoose={(chosen) => onChange({ part: chosen })} />}
      <div className={styles['quantity']}>
        <div data-wrong={errorAt('quantity') ? true : undefined}>
          <Stepper
            label={t('quantity')}
            value={quantity}
            min="0"
            {...(onHand && { all: onHand })}
            places={4}
            padTitle={part ? <span className="code">{part}</span> : undefined}
            error={errorAt('quantity')}
            onChange={(next) => onChange({ quantity: next })}
          />
        </div>
        {onHand && (
          <Button onClick={() => onChange({ quantity: onHand })}>
            {kit('all', { value: figures.quantity(onHand) })}
          </Button>
        )}
      </div>
      {(traced || errorAt('serials')) && (
        <div data-wrong={errorAt('serials') ? true : undefined}>
          <Button small kind="outline" icon={IconSerial} onClick={() => setChoosing('serials')}>
            {t('serials', { count: String(serials.length), wanted: figures.quantity(quantity) })}
          </Button>
          {errorAt('serials') && <Help tone="error">{errorAt('serials')}</Help>}
        </div>
      )}
      <LocationCell label={t('to')} location={to} error={errorAt('to')} onClick={() => setChoosing('to')} />
      {onRemove && (
        <Button small kind="text" icon={IconDelete} onClick={onRemove}>
          {kit('remove', { what: part || t('newLine') })}
        </Button>
      )}
      <LocationSheet
        open={choosing === 'from'}
        onClose={() => setChoosing(undefined)}
        onPick={(location) => onChange({ from: location, serials: [] })}
        title={part || t('from')}
        {...(shelves === undefined && { warehouse: '' })}
        offered={(shelves ?? []).map((shelf) => ({ location: shelf.location, note: noteOf(shelf.onHand) }))}
      />
      <LocationSheet
        open={choosing === 'to'}
        onClose={() => setChoosing(undefined)}
        onPick={(location) => onChange({ to: location })}
        title={part || t('to')}
        warehouse=""
        offered={(shelves ?? [])
          .filter(({ location }) => location !== from)
          .map((shelf) => ({ location: shelf.location, note: noteOf(shelf.onHand) }))}
      />
      <SerialSheet
        open={choosing === 'serials'}
        onClose={() => setChoosing(undefined)}
        title={part}
        serials={serials}
        wanted={figures.quantity(quantity)}
        onChange={(next) => onChange({ serials: next })}
      />
    </LineCard>
  );
}
