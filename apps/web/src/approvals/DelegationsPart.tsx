import type { Delegation } from '@gemba/contract/approvals/delegations';
import { List } from '../kit/ui/List.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { DelegationRow } from './DelegationRow.tsx';
import styles from './DelegationScreen.module.css';

type Props = {
  title: string;
  empty: string;
  delegations: readonly Delegation[];
  action?: { label: string; onClick: () => void };
};

export function DelegationsPart({ title, empty, delegations, action }: Props) {
  return (
    <section>
      <SectionHeader title={title} action={action} />
      {delegations.length === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <List aria-label={title}>
          {delegations.map((delegation) => (
            <DelegationRow key={delegation.delegationId} delegation={delegation} />
          ))}
        </List>
      )}
    </section>
  );
}
