import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { ReceivedItem } from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import type { LineProps, ReceiveKind } from './line-props.ts';
import { NcrField } from './NcrField.tsx';
import styles from './ReceiveLineCard.module.css';
import { hasLotPlaces, isNa } from './receive-line.ts';

type Name = 'lotNumber' | 'ncrNumber' | 'condition';
const LONGEST_NUMBER = 20;
const MORE: Readonly<Record<ReceiveKind, readonly Name[]>> = {
  po: ['ncrNumber', 'condition'],
  wo: [],
  rma: ['condition'],
};

/** The lot where the part is traced by one and its places have none; what is rarely entered, folded. */
export function LineFields({ line, typed, onChange, errorAt, kind }: LineProps & { kind: ReceiveKind }) {
  const t = useTranslations('receiving');
  const lotNeeded = line.stock?.trackableLevel === 'LOT';
  const folded: Name[] = isNa(line) ? ['condition'] : [...(lotNeeded ? [] : (['lotNumber'] as const)), ...MORE[kind]];
  const wrong = folded.some((name) => !!errorAt(`.${name}`));
  const [open, setOpen] = useState(wrong);
  if (wrong && !open) setOpen(true);
  const field = (name: Name) =>
    name === 'ncrNumber' ? (
      <NcrField key={name} line={line} typed={typed} onChange={onChange} errorAt={errorAt} />
    ) : (
      <Field
        key={name}
        name={name}
        code={name !== 'condition'}
        label={t(`field.${name}`)}
        value={typed[name]}
        maxLength={maximumLength(ReceivedItem.shape[name]) ?? LONGEST_NUMBER}
        autoComplete="off"
        error={errorAt(`.${name}`)}
        onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
      />
    );
  return (
    <>
      {lotNeeded && !hasLotPlaces(line) && field('lotNumber')}
      {folded.length > 0 && (
        <Fold title={t('moreFields')} open={open}>
          <div className={styles['fields']}>{folded.map(field)}</div>
        </Fold>
      )}
    </>
  );
}
