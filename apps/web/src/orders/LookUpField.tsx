import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../kit/ui/input/Field.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { type LookedUp, useLookUp } from './use-look-up.ts';

type Props = { of: LookedUp; value: string; error?: ReactNode; onChange: (value: string) => void };

const LONGEST = { vendorId: 40, customerId: 40, partNumber: 20 } as const;

/** The code of a vendor, customer or part: typed, or chosen from the matches. */
export function LookUpField({ of, value, error, onChange }: Props) {
  const t = useTranslations('orders');
  const found = useLookUp(of, value);
  const meant = found.find(({ id }) => id === value);
  const offered = value.trim() === '' || meant ? [] : found;
  return (
    <div>
      <Field
        code
        label={t(`field.${of}`)}
        value={value}
        maxLength={LONGEST[of]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ok={meant?.name}
        error={error}
        onChange={({ target }) => onChange(of === 'partNumber' ? asPartNumber(target.value) : target.value.trimStart())}
      />
      {offered.length > 0 && (
        <List aria-label={t('meant')}>
          {offered.map(({ id, name }) => (
            <ListRow key={id} title={name} value={<span className="code">{id}</span>} onClick={() => onChange(id)} />
          ))}
        </List>
      )}
    </div>
  );
}
