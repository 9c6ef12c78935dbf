import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from './Button.tsx';
import { classesOf } from './classes.ts';
import { addDecimals, compareDecimals, negated, shownDecimal } from './decimal-input.ts';
import { Help } from './Help.tsx';
import { IconButton } from './IconButton.tsx';
import { IconAdd, IconClose, IconLocation } from './icons.ts';
import { NumberPad } from './NumberPad.tsx';
import styles from './SplitEditor.module.css';

const c = classesOf(styles);

export type SplitPart = {
  location: string;
  quantity: string;
  note?: ReactNode;
  /** Most that fits here. */
  max?: string | undefined;
  /** Most that is worth offering: what lies here. */
  most?: string | undefined;
  /** What is wrong with the location, and with the quantity. */
  error?: ReactNode;
  quantityError?: ReactNode;
  /** More about this row, under it: serial numbers, a box. */
  extra?: ReactNode;
};
type Props = {
  label: string;
  parts: readonly SplitPart[];
  /** `removed`: which of them was taken away. */
  onChange: (parts: SplitPart[], removed?: number) => void;
  /** What has to be spread. */
  total: string;
  /** How far it is spread; "240 of 240 placed" unless told otherwise. */
  progress?: ReactNode;
  unit?: string | undefined;
  /** Opens the way to find or scan a location for this row. */
  onPickLocation: (at: number) => void;
  onAdd?: (() => void) | undefined;
  /** Before each quantity, where the label above does not say what it is. */
  quantityLabel?: string | undefined;
  places?: number | undefined;
  /** What the number pad says of a quantity outside of its limits. */
  outside?: string | undefined;
  /** What is wrong with all of them together. */
  error?: ReactNode;
};

/** One quantity over several locations. */
export function SplitEditor(props: Props) {
  const { label, parts, onChange, total, progress, unit, onPickLocation, onAdd } = props;
  const { quantityLabel, places, outside, error } = props;
  const t = useTranslations('kit');
  const locale = useLocale();
  const id = useId();
  const [padFor, setPadFor] = useState<number>();
  const shown = (text: string) => shownDecimal(text, locale);
  const placed = parts.reduce((sum, part) => addDecimals(sum, part.quantity), '0');
  const open = padFor === undefined ? undefined : parts[padFor];
  const elsewhere = open ? addDecimals(placed, negated(open.quantity)) : '0';
  const fitting = (quantity: string) =>
    open?.most !== undefined && compareDecimals(quantity, open.most) > 0 ? open.most : quantity;
  const rest = fitting(addDecimals(total, negated(elsewhere)));
  const all = fitting(total);

  const setQuantity = (quantity: string) =>
    onChange(parts.map((part, at) => (at === padFor ? { ...part, quantity } : part)));

  return (
    <div role="group" aria-label={label}>
      <p className={c('head')}>
        <span>{label}</span>
        <span role="status" className={c('placed', compareDecimals(placed, total) === 0 ? 'ok' : 'open')}>
          {progress ?? t('placed', { placed: shown(placed), total: shown(total) })}
        </span>
      </p>
      <ul role="list" className={c('parts')}>
        {parts.map((part, at) => (
          <li key={at}>
            <div className={c('part')}>
              <button
                type="button"
                className={c('cell', !!part.error && 'wrong')}
                aria-describedby={part.error ? `${id}-${at}` : undefined}
                onClick={() => onPickLocation(at)}
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
                aria-describedby={part.quantityError ? `${id}-${at}-quantity` : undefined}
                onClick={() => setPadFor(at)}
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
                    parts.filter((_, other) => other !== at),
                    at,
                  )
                }
              />
            </div>
            {part.error && (
              <Help id={`${id}-${at}`} tone="error">
                {part.error}
              </Help>
            )}
            {part.quantityError && (
              <Help id={`${id}-${at}-quantity`} tone="error">
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
        max={open?.max}
        places={places}
        outside={outside}
        note={t('placedElsewhere', { placed: shown(elsewhere), total: shown(total) })}
        quick={[
          { label: t('all', { value: shown(all) }), value: all },
          ...(rest.startsWith('-') ? [] : [{ label: t('rest', { value: shown(rest) }), value: rest }]),
        ]}
      />
    </div>
  );
}
