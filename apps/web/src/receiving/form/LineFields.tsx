import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/Field.tsx';
import { Fold } from '../../kit/ui/Fold.tsx';
import type { LineProps } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';
import { isNa } from './receive-line.ts';

type Name = 'lotNumber' | 'ncrNumber' | 'condition';
const LONGEST: Record<Name, number> = { lotNumber: 60, ncrNumber: 20, condition: 200 };

/** The lot where the part is traced by one; what is rarely entered, folded. */
export function LineFields({ line, typed, onChange, errorAt, kind }: LineProps & { kind: 'po' | 'wo' }) {
  const t = useTranslations('receiving');
  const lotNeeded = line.stock?.trackableLevel === 'LOT';
  const folded: Name[] = isNa(line)
    ? ['condition']
    : [...(lotNeeded ? [] : (['lotNumber'] as const)), ...(kind === 'po' ? (['ncrNumber', 'condition'] as const) : [])];
  const wrong = folded.some((name) => !!errorAt(`.${name}`));
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  const field = (name: Name) => (
    <Field
      key={name}
      name={name}
      code={name !== 'condition'}
      label={t(`field.${name}`)}
      value={typed[name]}
      maxLength={LONGEST[name]}
      autoComplete="off"
      error={errorAt(`.${name}`)}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
    />
  );
  return (
    <>
      {lotNeeded && field('lotNumber')}
      {folded.length > 0 && (
        <Fold title={t('moreFields')} open={open}>
          <div className={styles['fields']}>{folded.map(field)}</div>
        </Fold>
      )}
    </>
  );
}
