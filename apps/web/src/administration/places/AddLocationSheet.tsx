import { PlaceCode } from '@gemba/contract/administration/places/place';
import { inCapitals } from '@gemba/contract/kit/codes';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import styles from '../Form.module.css';
import { LocationFields, purposeOf } from './LocationFields.tsx';
import { useAddLocation } from './use-add-location.ts';
import { useGetPlaceChoices } from './use-get-place-choices.ts';

const FORM = 'add location';
const EMPTY = { location: '', warehouse: '', description: '', purpose: 'STOCK', active: true };

export function AddLocationSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('administration');
  const warehouses = useGetPlaceChoices().data?.warehouses ?? [];
  const { send, ...posting } = useAddLocation(FORM, onClose);
  const form = useForm({
    name: FORM,
    empty: EMPTY,
    errorsOf: ({ location }) => {
      const errors = new Map<FieldPath, FormError>();
      if (!PlaceCode.safeParse(inCapitals(location.trim())).success)
        errors.set('location', { message: t('placeCodeRule'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const { typed } = form;
  const warehouse = typed.warehouse || (warehouses[0]?.code ?? '');
  const post = () => {
    if (!form.mayGo() || !warehouse) return undefined;
    const { description, purpose, active } = typed;
    const location = inCapitals(typed.location.trim());
    return send({
      body: { location, warehouse, description: description.trim(), purpose: purposeOf(purpose), active },
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('addLocation')}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('addLocation')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <Field
          code
          label={t('code')}
          value={typed.location}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          help={t('codeHelp')}
          error={form.errorAt('location')}
          onChange={({ target }) => form.write({ location: target.value })}
        />
        <SelectField
          label={t('warehouse')}
          value={warehouse}
          help={t('warehouseHelp')}
          error={form.errorAt('warehouse')}
          options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(next) => form.write({ warehouse: next })}
        />
        <LocationFields typed={typed} write={form.write} errorAt={form.errorAt} />
      </PostingFields>
    </Sheet>
  );
}
