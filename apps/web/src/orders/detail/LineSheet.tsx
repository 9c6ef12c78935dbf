import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { FieldList, type Reading } from './FieldList.tsx';
import type { LineGroup, LineView } from './line-view.ts';
import type { Currencies } from './use-written.tsx';

type Props = {
  line: LineView | undefined;
  groups: readonly LineGroup[];
  money: Currencies;
  onClose: () => void;
};

const inside = (reading: Reading, of: LineGroup['of']) => (of ? (reading[of] as Reading | null) : reading);
/** The price row of a vendor has a currency of its own. */
const moneyOf = (reading: Reading, money: Currencies): Currencies =>
  typeof reading['currency'] === 'string' ? { ...money, currency: reading['currency'] } : money;

/** Every field of one line, with what its price and its quantity are judged by. */
export function LineSheet({ line, groups, money, onClose }: Props) {
  const t = useTranslations('orders');
  if (!line) return null;
  return (
    <Sheet open onClose={onClose} title={<span className="code">{line.code}</span>} sub={line.description}>
      {groups.map(({ title, fields, of }) => {
        const reading = inside(line.reading, of);
        return (
          <section key={title}>
            <SectionHeader title={t(`lineGroup.${title}`)} />
            {reading ? (
              <FieldList reading={reading} fields={fields} money={moneyOf(reading, money)} />
            ) : (
              <p>{t(`lineGroupEmpty.${title as 'stock'}`)}</p>
            )}
          </section>
        );
      })}
      <WorkOrders numbers={line.reading['workOrders']} />
    </Sheet>
  );
}

/** The work orders that make a line of a sales order. */
function WorkOrders({ numbers }: { numbers: unknown }) {
  const t = useTranslations('orders');
  const linkTo = useLinkTo();
  if (!Array.isArray(numbers) || numbers.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('related.workOrders')} />
      <List>
        {numbers.map(String).map((number) => (
          <ListRow key={number} code title={number} href={linkTo('wo', number)} />
        ))}
      </List>
    </section>
  );
}
