import { isNonStock } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { InlineLink } from '../../kit/ui/input/InlineLink.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import styles from './FieldList.module.css';
import { type FieldName, leadsTo, namedBy } from './fields.ts';
import { type Currencies, useFormatField } from './use-format-field.tsx';

export type Reading = Readonly<Record<string, unknown>>;
type Props = { reading: Reading; fields: readonly FieldName[]; money: Currencies };

/** Fields as label and value; a code links to its screen where this person may open it. */
export function FieldList({ reading, fields, money }: Props) {
  const t = useTranslations('orders');
  const linkTo = useLinkTo();
  const written = useFormatField(money);
  const facts = fields.map((field) => {
    const value = reading[field];
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
