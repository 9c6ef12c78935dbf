import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { runsOf } from '../../kit/ui/list/runs-of.ts';
import { GoodsActs, hasTags, PartTags } from '../../parts/index.ts';
import { BalanceRow } from './BalanceRow.tsx';
import styles from './InventoryListScreen.module.css';
import type { Way } from './use-inventory-search.ts';

type Props = { rows: readonly Balance[]; by: Way };

/** The rows under their location, or under their part. Alone on the screen, it can be acted with. */
export function BalanceGroups({ rows, by }: Props) {
  const t = useTranslations('inventory');
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const runs = runsOf(rows, (row) => (by === 'location' ? row.location : row.partNumber));
  return runs.map(({ key, rows: run }) => {
    const [first] = run;
    const href = by === 'part' ? linkTo('part', key) : undefined;
    return (
      <section key={key}>
        <SectionHeader
          title={<span className="code">{key}</span>}
          note={by === 'location' ? [first.locationName, first.warehouse].filter(Boolean).join(' · ') : nameOf(first)}
          action={href ? { label: t('toPart'), href } : undefined}
        />
        {by === 'part' && hasTags(first) && (
          <div className={styles['tags']}>
            <PartTags part={first} />
          </div>
        )}
        {runs.length === 1 && (
          <div className={styles['acts']}>
            <GoodsActs {...(by === 'location' ? { location: key } : { part: key })} />
          </div>
        )}
        <List aria-label={key}>
          {run.map((balance) => (
            <BalanceRow key={`${balance.location} ${balance.partNumber}`} balance={balance} by={by} />
          ))}
        </List>
      </section>
    );
  });
}
