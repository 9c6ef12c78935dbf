import { plain } from '@gemba/contract/kit/fixed-point';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type KnownPart, type PartShelf, quantityWithSerials, SerialSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconClose, IconIn, IconPart, IconSerial } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { PartField } from '../../parts/index.ts';
import { GoesTo } from './GoesTo.tsx';
import styles from './MoveLine.module.css';
import { OnShelf } from './OnShelf.tsx';
import type { Suggestion } from './suggest.ts';
import type { TypedMove } from './typed.ts';

type Props = {
  move: TypedMove;
  /** The chosen location, or else the suggested one. */
  to: string;
  suggestion: Suggestion | undefined;
  part: KnownPart;
  shelves: readonly PartShelf[] | undefined;
  errorAt: (field: string) => string | undefined;
  onChange: (change: Partial<TypedMove>) => void;
  /** A part of the shelf was tapped. */
  onChoosePart: (part: string) => void;
  onRemove: () => void;
  onOtherPlace: () => void;
  pad: { open: boolean; onOpenChange: (open: boolean) => void };
};

const asFigure = (chunks: ReactNode) => <b className={styles['figure']}>{chunks}</b>;

/** The part in hand: how many of it go, and where to. */
export function MoveLine(props: Props) {
  const {
    move,
    to,
    suggestion,
    part: known,
    shelves,
    errorAt,
    onChange,
    onChoosePart,
    onRemove,
    onOtherPlace,
    pad,
  } = props;
  const t = useTranslations('warehouse');
  const kit = useTranslations('kit');
  const figures = useFigures();
  const nameOf = usePartName();
  const [serialsOpen, setSerialsOpen] = useState(false);
  const { part, from, quantity, serials } = move;
  // A part that is being typed is not in hand before it is known or lies somewhere.
  const [typing, setTyping] = useState(false);
  const inHand = part !== '' && !typing;
  const stock = shelves?.find(({ location }) => location === from);
  const onHand = stock && plain(stock.onHand);
  const uom = known?.uom;
  const fromError = errorAt('from');
  return (
    <>
      <Card frame="brand" aria-label={part || t('newLine')}>
        {fromError && (
          <div data-wrong tabIndex={-1} className={styles['inside']}>
            <Help tone="error">{fromError}</Help>
          </div>
        )}
        {inHand ? (
          <div className={styles['head']}>
            <IconTile round icon={IconPart} tone="brand" />
            <div className={styles['words']}>
              <p className={`${styles['part']} code`}>{part}</p>
              {known && <p className={styles['name']}>{nameOf(known)}</p>}
            </div>
            <IconButton icon={IconClose} size={20} label={kit('remove', { what: part })} onClick={onRemove} />
            {onHand && (
              <p className={styles['share']}>
                {t.rich('shareOf', {
                  quantity: figures.quantity(quantity),
                  uom: uom ?? '',
                  all: figures.quantity(onHand),
                  b: asFigure,
                })}
              </p>
            )}
          </div>
        ) : (
          <div className={styles['inside']} onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
            <PartField
              name="part"
              label={t('part')}
              value={part}
              error={errorAt('part')}
              onChange={(typed) => onChange({ part: typed, serials: [] })}
            />
          </div>
        )}
        {inHand && errorAt('part') && (
          <div data-wrong tabIndex={-1} className={styles['inside']}>
            <Help tone="error">{errorAt('part')}</Help>
          </div>
        )}
        {part === '' && from !== '' && (
          <div className={styles['inside']}>
            <OnShelf location={from} onChoose={onChoosePart} />
          </div>
        )}
        {part !== '' && (
          <div className={styles['quantity']}>
            <div data-wrong={errorAt('quantity') ? true : undefined}>
              <Stepper
                label={t('quantity')}
                value={quantity}
                min="0"
                {...(onHand && { all: onHand })}
                unit={uom}
                places={4}
                pad={pad}
                padTitle={part && <span className="code">{part}</span>}
                padNote={onHand && t('onHandIn', { quantity: figures.quantity(onHand), location: from })}
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
        )}
        {(known?.trackableLevel === 'SERIAL' || errorAt('serials')) && (
          <div className={styles['inside']} data-wrong={errorAt('serials') ? true : undefined}>
            <Button small kind="outline" icon={IconSerial} onClick={() => setSerialsOpen(true)}>
              {t('serials', { count: String(serials.length), wanted: figures.quantity(quantity) })}
            </Button>
            {errorAt('serials') && <Help tone="error">{errorAt('serials')}</Help>}
          </div>
        )}
      </Card>
      {part !== '' && (
        <>
          <span className={styles['way']} aria-hidden>
            <IconIn size={20} />
          </span>
          <GoesTo
            to={to}
            from={from}
            suggestion={move.to === '' ? suggestion : undefined}
            shelves={shelves}
            uom={uom ?? ''}
            error={errorAt('to')}
            onChoose={(location) => onChange({ to: location })}
            onOther={onOtherPlace}
          />
        </>
      )}
      <SerialSheet
        open={serialsOpen}
        onClose={() => setSerialsOpen(false)}
        title={part}
        serials={serials}
        wanted={figures.quantity(quantity)}
        onChange={(next) => onChange({ serials: next, quantity: quantityWithSerials(quantity, serials, next) })}
      />
    </>
  );
}
