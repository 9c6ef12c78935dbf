import type { AuditEntry } from '@gemba/contract/companies/audit';
import type { LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { type Messages, useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { OldNew } from '../../kit/ui/list/OldNew.tsx';
import styles from './AuditRow.module.css';
import { useDescribeChange } from './use-describe-change.ts';

type ImportKind = keyof Messages['imports']['kind'];

/** One entry of the trail: the thing, the act and the person, then each field before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('administration');
  const { moment } = useFigures();
  const describe = useDescribeChange();
  const titleOf = useTitleOf();
  const { act, changedBy, changedAt, changes } = entry;
  return (
    <ListRow
      title={titleOf(entry)}
      sub={
        <span className={styles['lines']}>
          <span>{`${t(`act.${act}`)} · ${changedBy?.name ?? t('byCommand')} · ${moment(changedAt)}`}</span>
          {changes.map((change) => {
            const { label, told, from, to } = describe(change, act);
            return (
              <span key={change.field}>
                {told === undefined ? <OldNew label={label} from={from} to={to} /> : `${label}: ${told}`}
              </span>
            );
          })}
        </span>
      }
    />
  );
}

/** Templates and imports are named by the app, everything else by people. */
const useTitleOf = () => {
  const t = useTranslations('administration');
  const imports = useTranslations('imports');
  return ({ kind, subject }: AuditEntry) => {
    if (kind === 'import') return imports('importKind', { kind: imports(`kind.${subject as ImportKind}`) });
    const name = kind === 'labelTemplate' ? t(`templates.name.${subject as LabelTemplate}`) : subject;
    return `${t(`kind.${kind}`)} ${name}`;
  };
};
