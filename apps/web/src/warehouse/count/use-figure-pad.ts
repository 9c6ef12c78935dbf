import { useState } from 'react';
import { useLocale } from 'use-intl';
import { afterKey, compareDecimals, type PadKey, shownDecimal, tidyDecimal } from '../../kit/ui/input/decimal-input.ts';
import { useTypedDigits } from '../../kit/ui/input/use-typed-digits.ts';
import type { TypedLine } from './typed.ts';

type Figure = { typed: TypedLine; places: number; onChange: (typed: TypedLine) => void };

/**
 * The figure of a line while it is typed. The first key replaces a figure that came from elsewhere: entered before, or
 * scanned. Nothing left on the pad is nothing counted. A reason belongs to the figure that it was given for.
 */
export const useFigurePad = ({ typed, places, onChange }: Figure) => {
  const { counted } = typed;
  const locale = useLocale();
  const [text, setText] = useState('');
  const typing = counted !== null && text !== '' && compareDecimals(text, counted) === 0;
  const set = (next: string) => {
    setText(next);
    onChange({ ...typed, counted: next === '' ? null : tidyDecimal(next), reason: '' });
  };
  const press = (key: PadKey) => set(afterKey(typing ? text : key === 'back' ? (counted ?? '') : '', key, { places }));
  useTypedDigits({ value: typed, onKey: press, onScan: onChange });
  return {
    press,
    none: () => set('0'),
    shown: counted === null ? '–' : shownDecimal(typing ? text : counted, locale),
  };
};
