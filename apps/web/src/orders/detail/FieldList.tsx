import { isNonStock } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { KeyValueList } from '../../kit/ui/Facts.tsx';
import { KitLink } from '../../kit/ui/link.tsx';
import styles from './FieldList.module.css';
import { type FieldName, leadsTo, namedBy } from './fields.ts';
import { type Currencies, useWritten } from './use-written.tsx';

export type Reading = Readonly<Record<string, unknown>>;
type Props = { reading: Reading; fields: readonly FieldName[]; money: Currencies };

/** Fields by their names, one under another; a code leads to what it names where this person may go there. */
export function FieldList({ reading, fields, money }: Props) {
  const t = useTranslations('orders');
  const linkTo = useLinkTo();
  const written = useWritten(money);
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
          {href ? (
            <KitLink href={href} className={styles['link']}>
              {shown}
            </KitLink>
          ) : (
            shown
          )}
        </>
      ),
    };
  });
  return <KeyValueList facts={facts} />;
}
