import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { Help } from '../feedback/Help.tsx';
import { IconAdd, IconClose, IconLocation } from '../icons.ts';
import { Button } from './Button.tsx';
import { addDecimals, compareDecimals, shownDecimal, tidyDecimal } from './decimal-input.ts';
import { IconButton } from './IconButton.tsx';
import { NumberPad } from './NumberPad.tsx';
import styles from './SplitEditor.module.css';
import { splitPad } from './split-pad.ts';
import { withShare } from './split-quantity.ts';

const c = classesOf(styles);

export type SplitPart = {
  location: string;
  quantity: string;
  note?: ReactNode;
  /** The largest quantity that fits here. */
  max?: string | undefined;
  /** The stock here, of which no more can be placed. */
  most?: string | undefined;
  /** The number pad's message for a quantity outside of the limits of this row. */
  outside?: string | undefined;
  /** The errors of the location and of the quantity. */
  error?: ReactNode;
  quantityError?: ReactNode;
  /** More about this row, below it: serial numbers, a box. */
  extra?: ReactNode;
};
type Props = {
  label: string;
  parts: readonly SplitPart[];
  /** `removed`: the index of the removed row. */
  onChange: (parts: SplitPart[], removed?: number) => void;
  /** The quantity to split. */
  total: string;
  /** The placed share; by default "240 of 240 placed". */
  progress?: ReactNode;
  unit?: string | undefined;
  /** Opens the search or scan of a location for this row. */
  onPickLocation: (index: number) => void;
  onAdd?: (() => void) | undefined;
  /** Before each quantity, where the label above does not name it. */
  quantityLabel?: string | undefined;
  places?: number | undefined;
  /** The error of all rows together. */
  error?: ReactNode;
};

/** One quantity split over several locations. A location that gets more takes it from the others. */
export function SplitEditor(props: Props) {
  const { label, parts, onChange, total, progress, unit, onPickLocation, onAdd } = props;
  const { quantityLabel, places, error } = props;
  const t = useTranslations('kit');
  const locale = useLocale();
  const id = useId();
  const [padFor, setPadFor] = useState<number>();
  const shown = (text: string) => shownDecimal(tidyDecimal(text), locale);
  const placed = parts.reduce((sum, part) => addDecimals(sum, part.quantity), '0');
  const open = padFor === undefined ? undefined : parts[padFor];
  const { elsewhere, max, all, rest } = splitPad(parts, open ?? { quantity: '0' }, total);

  const setQuantity = (quantity: string) => padFor !== undefined && onChange(withShare(parts, padFor, quantity, total));

  return (
    <div role="group" aria-label={label}>
      <p className={c('head')}>
        <span>{label}</span>
        <span role="status" className={c('placed', compareDecimals(placed, total) === 0 ? 'ok' : 'open')}>
          {progress ?? t('placed', { placed: shown(placed), total: shown(total) })}
        </span>
      </p>
      <ul role="list" className={c('parts')}>
        {parts.map((part, index) => (
          <li key={index}>
            <div className={c('part')}>
              <button
                type="button"
                className={c('cell', !!part.error && 'wrong')}
                aria-describedby={part.error ? `${id}-${index}` : undefined}
                aria-haspopup="dialog"
                onClick={() => onPickLocation(index)}
              >
                <IconLocation size={20} />
                <span className="sr-only">{t('location')}</span>
                <span className={c('words')}>
                  <span className={part.location ? 'code' : undefined}>{part.location || t('chooseLocation')}</span>
                  {part.note && <span className={c('note')}>{part.note}</span>}
                </span>
              </button>
              <button
                type="button"
                className={c('cell', 'quantity', !!part.quantityError && 'wrong')}
                aria-describedby={part.quantityError ? `${id}-${index}-quantity` : undefined}
                aria-haspopup="dialog"
                onClick={() => setPadFor(index)}
              >
                <span className="sr-only">{t('quantityAt', { location: part.location })}</span>
                {quantityLabel && <span className={c('what')}>{quantityLabel}</span>}
                {shown(part.quantity)}
              </button>
              <IconButton
                icon={IconClose}
                size={20}
                label={t('remove', { what: part.location })}
                onClick={() =>
                  onChange(
                    parts.filter((_, other) => other !== index),
                    index,
                  )
                }
              />
            </div>
            {part.error && (
              <Help id={`${id}-${index}`} tone="error">
                {part.error}
              </Help>
            )}
            {part.quantityError && (
              <Help id={`${id}-${index}-quantity`} tone="error">
                {part.quantityError}
              </Help>
            )}
            {part.extra}
          </li>
        ))}
      </ul>
      {error && <Help tone="error">{error}</Help>}
      {onAdd && (
        <Button kind="text" small icon={IconAdd} onClick={onAdd}>
          {t('addLocation')}
        </Button>
      )}
      <NumberPad
        open={open !== undefined}
        onClose={() => setPadFor(undefined)}
        title={label}
        sub={open?.location && <span className="code">{open.location}</span>}
        value={open?.quantity ?? '0'}
        onSet={setQuantity}
        unit={unit}
        min="0"
        max={max}
        places={places}
        outside={open?.outside}
        note={t('placedElsewhere', { placed: shown(elsewhere), total: shown(total) })}
        quick={[
          { label: t('all', { value: shown(all) }), value: all },
          ...(rest === undefined ? [] : [{ label: t('rest', { value: shown(rest) }), value: rest }]),
        ]}
      />
    </div>
  );
}
