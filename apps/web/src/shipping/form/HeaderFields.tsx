import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/input/Field.tsx';
import { HEADER_FIELDS, type HeaderField, type TypedHeader } from './typed.ts';

/** The values of the order, used where nothing else is entered. */
export type Usual = Partial<Record<HeaderField, string | null>>;
type Props = {
  header: TypedHeader;
  onChange: (header: TypedHeader) => void;
  errorAt: (field: string) => string | undefined;
  today: string;
  /** Nothing was shipped before. */
  orderDate: string;
  usual?: Usual;
  fields?: readonly HeaderField[];
};

const LONGEST_AMOUNT = 20;
const isDecimal = (field: HeaderField) => field === 'freightTotal' || field === 'grossWeight';

/** The header fields of a shipment. */
export function HeaderFields({
  header,
  onChange,
  errorAt,
  today,
  orderDate,
  usual = {},
  fields = HEADER_FIELDS,
}: Props) {
  const t = useTranslations('shipping');
  return fields.map((field) => (
    <Field
      key={field}
      name={field}
      type={field === 'shippedDate' ? 'date' : 'text'}
      {...(field === 'shippedDate' && { min: orderDate, max: today })}
      {...(isDecimal(field) && { inputMode: 'decimal' as const })}
      label={t(`header.${field}`)}
      value={field === 'shippedDate' ? header.shippedDate || today : header[field]}
      maxLength={maximumLength(ShipperHeader.shape[field]) ?? LONGEST_AMOUNT}
      autoComplete="off"
      error={errorAt(`header.${field}`)}
      help={usual[field] ? t('usually', { value: usual[field] }) : undefined}
      onChange={({ target }) => onChange({ ...header, [field]: target.value })}
    />
  ));
}
