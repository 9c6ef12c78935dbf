import { useTranslations } from 'use-intl';
import { FieldList, type Reading } from './FieldList.tsx';
import type { LineGroup } from './line-view.ts';
import type { Currencies } from './use-format-field.tsx';

type Props = { reading: Reading; group: LineGroup; money: Currencies };

/** A vendor's price has its own currency. */
const moneyOf = (reading: Reading, money: Currencies): Currencies =>
  typeof reading['currency'] === 'string' ? { ...money, currency: reading['currency'] } : money;

/** The fields of one group, or a sentence where the line has none of them. */
export function GroupFields({ reading, group: { title, fields, of }, money }: Props) {
  const t = useTranslations('orders');
  const inside = of ? (reading[of] as Reading | null) : reading;
  if (!inside) return <p>{t(`lineGroupEmpty.${title as 'stock'}`)}</p>;
  return <FieldList reading={inside} fields={fields} money={moneyOf(inside, money)} />;
}
