import type { AdminLocation } from '@gemba/contract/administration/places/place';
import { LOCATION_PURPOSES } from '@gemba/contract/inventory/find-locations';
import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';

/** The fields that a new location and a known one share, as typed. */
export type TypedLocation = Pick<AdminLocation, 'description' | 'active'> & { purpose: string };

export const purposeOf = (typed: string) => LOCATION_PURPOSES.find((purpose) => purpose === typed) ?? 'STOCK';

type Props = {
  typed: TypedLocation;
  write: (part: Partial<TypedLocation>) => void;
  errorAt: (field: string) => string | undefined;
};

export function LocationFields({ typed, write, errorAt }: Props) {
  const t = useTranslations('administration');
  const wrong = errorAt('active');
  return (
    <>
      <Field
        label={t('description')}
        value={typed.description}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => write({ description: target.value })}
      />
      <SelectField
        label={t('purposeLabel')}
        value={typed.purpose}
        error={errorAt('purpose')}
        options={LOCATION_PURPOSES.map((value) => ({ value: value as string, label: t(`purpose.${value}`) }))}
        onChange={(purpose) => write({ purpose })}
      />
      <div data-wrong={wrong ? '' : undefined}>
        <Switch
          label={t('inUse')}
          help={wrong ?? t('inUseHint')}
          checked={typed.active}
          onChange={(active) => write({ active })}
        />
      </div>
    </>
  );
}
