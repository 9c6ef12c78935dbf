import type { AccountRow, Amounts } from '@gemba/contract/accounting/statements/statement';
import type { ReactNode } from 'react';
import { classesOf } from '../../kit/ui/classes.ts';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './AccountRows.module.css';
import { useAccountName } from './use-account-name.ts';
import { useStatementFigures } from './use-statement-figures.ts';

const c = classesOf(styles);

type Props = {
  title: string;
  amounts: Amounts;
  rows: readonly AccountRow[];
  /** Where a row leads: the journal, or the statement behind it. */
  addressOf: (row: AccountRow) => string | undefined;
  open?: boolean;
};

/** A section with its sum; opened, its accounts. */
export function AccountRows({ title, amounts, rows, addressOf, open = false }: Props) {
  const figures = useStatementFigures();
  const nameOf = useAccountName();
  return (
    <Fold
      title={
        <span className={c('titled')}>
          {title}
          <Facts facts={figures.before(amounts)} />
        </span>
      }
      note={<span className={c('sum')}>{figures.money(amounts.amount)}</span>}
      open={open}
    >
      <div className={c('rows')}>
        <List bare aria-label={title}>
          {rows.map((row) => (
            <ListRow
              key={row.accountNumber ?? row.line}
              title={nameOf(row)}
              value={figures.money(row.amount)}
              chips={<Facts code={row.accountNumber} facts={figures.before(row)} />}
              href={addressOf(row)}
            />
          ))}
        </List>
      </div>
    </Fold>
  );
}

/** Quiet facts in one line; none of them is broken. */
function Facts({ code, facts }: { code?: string | null; facts: readonly string[] }) {
  return (
    <span className={c('facts')}>
      {code && <span className="code">{code}</span>}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}

type TotalProps = { title: string; amounts: Amounts; note?: ReactNode };

/** The remainder after the sections above. */
export function TotalCard({ title, amounts, note }: TotalProps) {
  const figures = useStatementFigures();
  return (
    <Card pad aria-label={title}>
      <div className={c('total')}>
        <h2>{title}</h2>
        <span className={c('result')}>
          <FittedNumber size="figure">{figures.money(amounts.amount)}</FittedNumber>
        </span>
      </div>
      <div className={c('total', 'before')}>
        <span>{note}</span>
        <Facts facts={figures.before(amounts)} />
      </div>
    </Card>
  );
}
