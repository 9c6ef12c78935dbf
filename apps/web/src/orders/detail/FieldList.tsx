import type { Names } from '@gemba/contract/kit/names';
import { isNonStock } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { InlineLink } from '../../kit/ui/input/InlineLink.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import styles from './FieldList.module.css';
import { type FieldName, leadsTo, namedBy } from './fields.ts';
import { type Currencies, useFormatField } from './use-format-field.tsx';

export type Reading = Readonly<Record<string, unknown>>;
const hasNames = (reading: Reading): reading is Reading & Names => 'descriptionZh' in reading;
type Props = { reading: Reading; fields: readonly FieldName[]; money: Currencies };

/** Fields as label and value; a code links to its screen where this person may open it. */
export function FieldList({ reading, fields, money }: Props) {
  const t = useTranslations('orders');
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const written = useFormatField(money);
  const facts = fields.map((field) => {
    const value = field === 'description' && hasNames(reading) ? nameOf(reading) : reading[field];
    const thing = leadsTo[field];
    const key = typeof value === 'string' && !isNonStock(value) ? value : undefined;
    const href = thing && linkTo(thing, key);
    const name = namedBy[field] && reading[namedBy[field]];
    const shown = written(field, value);
    return {
      label: t(`field.${field}`),
      value: (
        <>
          {typeof name === 'string' && <span className={styles['name']}>{name}</span>}
          {href ? <InlineLink href={href}>{shown}</InlineLink> : shown}
        </>
      ),
    };
  });
  return <KeyValueList facts={facts} />;
}
