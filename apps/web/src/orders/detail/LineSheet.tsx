import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { GroupFields } from './GroupFields.tsx';
import type { LineGroup, LineView } from './line-view.ts';
import type { Currencies } from './use-format-field.tsx';

type Props = {
  line: LineView | undefined;
  groups: readonly LineGroup[];
  money: Currencies;
  onClose: () => void;
};

/** Every field of one line, with the stock and the prices to judge it by. */
export function LineSheet({ line, groups, money, onClose }: Props) {
  const t = useTranslations('orders');
  const nameOf = usePartName();
  if (!line) return null;
  return (
    <Sheet open onClose={onClose} title={<span className="code">{line.code}</span>} sub={nameOf(line)}>
      {groups.map((group) => (
        <section key={group.title}>
          <SectionHeader title={t(`lineGroup.${group.title}`)} />
          <GroupFields reading={line.reading} group={group} money={money} />
        </section>
      ))}
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
