import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/Field.tsx';
import { HEADER_FIELDS, type HeaderField, type TypedHeader } from './typed.ts';

/** What the order says, for whom nothing else is entered. */
export type Usual = Partial<Record<HeaderField, string | null>>;
type Props = {
  header: TypedHeader;
  onChange: (header: TypedHeader) => void;
  errorAt: (spot: string) => string | undefined;
  today: string;
  /** Nothing was shipped before. */
  orderDate: string;
  usual?: Usual;
};

const LONGEST: Record<HeaderField, number> = {
  ...{ shippedDate: 10, carrier: 20, trackingNumber: 80, freightRateCode: 20, freightTotal: 20, grossWeight: 20 },
};
const isDecimal = (field: HeaderField) => field === 'freightTotal' || field === 'grossWeight';

/** The fields of the paper that goes along. */
export function PaperFields({ header, onChange, errorAt, today, orderDate, usual = {} }: Props) {
  const t = useTranslations('shipping');
  return HEADER_FIELDS.map((field) => (
    <Field
      key={field}
      name={field}
      type={field === 'shippedDate' ? 'date' : 'text'}
      {...(field === 'shippedDate' && { min: orderDate, max: today })}
      {...(isDecimal(field) && { inputMode: 'decimal' as const })}
      label={t(`header.${field}`)}
      value={field === 'shippedDate' ? header.shippedDate || today : header[field]}
      maxLength={LONGEST[field]}
      autoComplete="off"
      error={errorAt(`header.${field}`)}
      help={usual[field] ? t('usually', { value: usual[field] }) : undefined}
      onChange={({ target }) => onChange({ ...header, [field]: target.value })}
    />
  ));
}
