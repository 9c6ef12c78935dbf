import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { quantityWithSerials, SerialSheet, useSayReason } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { IconDelete, IconEdit, IconHide, IconSerial } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { PadKeys } from '../../kit/ui/input/PadKeys.tsx';
import styles from './CountLineNow.module.css';
import type { CountLine, TypedLine } from './typed.ts';
import { useFigurePad } from './use-figure-pad.ts';

type Props = {
  line: CountLine;
  typed: TypedLine;
  onChange: (typed: TypedLine) => void;
  onRemove: (() => void) | undefined;
  errorAt: (field: string) => string | undefined;
  /** Opens the question why it differs; left out where nobody has to say. */
  onExplain: (() => void) | undefined;
};

const PLACES = 4;

/** The part that is counted now: its figure, and the pad in place. It is empty until somebody has looked. */
export function CountLineNow({ line, typed, onChange, onRemove, errorAt, onExplain }: Props) {
  const t = useTranslations('warehouse');
  const kit = useTranslations('kit');
  const figures = useFigures();
  const nameOf = usePartName();
  const sayReason = useSayReason();
  const [serialsOpen, setSerialsOpen] = useState(false);
  const { partNumber, uom, traced, found } = line;
  const { counted, serials, reason } = typed;
  const pad = useFigurePad({ typed, places: PLACES, onChange });
  const errors = ['', '.serials', '.reason'].flatMap((field) => errorAt(field) ?? []);
  return (
    <section className={styles['line']} aria-label={partNumber}>
      <div className={styles['now']}>
        <h2 className={`${styles['part']} code`}>{partNumber}</h2>
        <p className={styles['name']}>{nameOf(line)}</p>
        <output className={styles['figure']} aria-label={t('counted')} aria-live="polite">
          <FittedNumber size="pad">{pad.shown}</FittedNumber> <span className={styles['cursor']} aria-hidden />
          <span className={styles['unit']}>{uom}</span>
        </output>
        <p className={styles['hint']}>
          <IconHide size={16} />
          {t(counted === null ? 'notCountedHow' : 'bookHidden')}
        </p>
        {errors.length > 0 && (
          <div data-wrong tabIndex={-1} className={styles['errors']}>
            {errors.map((error) => (
              <Help key={error} tone="error">
                {error}
              </Help>
            ))}
          </div>
        )}
        <div className={styles['acts']}>
          {found && <StatusTag tone="info">{t('notExpected')}</StatusTag>}
          {traced && counted !== null && (
            <Button small kind="outline" icon={IconSerial} onClick={() => setSerialsOpen(true)}>
              {t('serials', { count: String(serials.length), wanted: figures.quantity(counted) })}
            </Button>
          )}
          {onExplain && (
            <Button small kind="outline" icon={IconEdit} onClick={onExplain}>
              {sayReason(reason) || t('whyDiffers')}
            </Button>
          )}
          {onRemove && (
            <Button small kind="text" icon={IconDelete} onClick={onRemove}>
              {kit('remove', { what: partNumber })}
            </Button>
          )}
        </div>
      </div>
      <div className={styles['quick']}>
        <Button small kind="outline" wide onClick={pad.none}>
          {t('none')}
        </Button>
      </div>
      <PadKeys inPlace places={PLACES} onKey={pad.press} />
      <SerialSheet
        open={serialsOpen}
        onClose={() => setSerialsOpen(false)}
        title={partNumber}
        serials={serials}
        wanted={figures.quantity(counted ?? '0')}
        onChange={(next) =>
          onChange({ ...typed, serials: next, counted: quantityWithSerials(counted ?? '0', serials, next) })
        }
      />
    </section>
  );
}
