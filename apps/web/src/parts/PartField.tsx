import { inCapitals } from '@gemba/contract/kit/codes';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePartName } from '../kit/text/use-part-name.ts';
import { IconSearch } from '../kit/ui/icons.ts';
import { Field } from '../kit/ui/input/Field.tsx';
import { IconButton } from '../kit/ui/input/IconButton.tsx';
import { useGetPart } from './use-get-part.ts';
import { partNamed } from './use-look-up-parts.ts';

const PartSearchSheet = lazy(async () => ({ default: (await import('./PartSearchSheet.tsx')).PartSearchSheet }));

type Props = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** The reason why this part does not fit, shown as soon as it is chosen. */
  unfit?: ((part: Part) => string | undefined) | undefined;
  onChange: (partNumber: string) => void;
};

const LONGEST = 20;

/** A part number: typed, scanned by a keyboard wedge, or found by name. Shows the part's name. */
export function PartField({ name, label, value, error, unfit, onChange }: Props) {
  const t = useTranslations('parts');
  const nameOf = usePartName();
  const [searching, setSearching] = useState<boolean>();
  const [settled, setSettled] = useState(value);
  const typed = asPartNumber(value);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const { data: part } = useGetPart(settled === value && isPartNumber(typed) ? typed : '');
  const choose = (chosen: string) => {
    setSettled(chosen);
    onChange(chosen);
  };
  /** A number that was typed without its signs is written as it is, unless somebody has gone on typing. */
  const settle = async () => {
    setSettled(value);
    if (part || typed === '') return;
    const named = await partNamed(typed).catch(() => undefined);
    if (named && named.partNumber !== typed && latest.current === value) choose(named.partNumber);
  };
  return (
    <>
      <Field
        code
        name={name}
        label={label}
        value={value}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ok={part && nameOf(part)}
        error={error ?? (part && unfit?.(part))}
        onBlur={() => void settle()}
        onChange={({ target }) => onChange(inCapitals(target.value))}
        trailing={
          <IconButton
            icon={IconSearch}
            label={t('findFor', { field: label })}
            aria-haspopup="dialog"
            onClick={() => setSearching(true)}
          />
        }
      />
      {searching !== undefined && (
        <Suspense>
          <PartSearchSheet open={searching} start={typed} onClose={() => setSearching(false)} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
