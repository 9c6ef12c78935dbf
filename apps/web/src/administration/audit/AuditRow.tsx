import type { AuditEntry } from '@gemba/contract/companies/audit';
import type { LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { OldNew } from '../../kit/ui/list/OldNew.tsx';
import styles from './AuditRow.module.css';
import { useDescribeChange } from './use-describe-change.ts';

/** One entry of the trail: the thing, the act and the person, then each field before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('administration');
  const { moment } = useFigures();
  const describe = useDescribeChange();
  const { kind, subject, act, changedBy, changedAt, changes } = entry;
  const name = kind === 'labelTemplate' ? t(`templates.name.${subject as LabelTemplate}`) : subject;
  return (
    <ListRow
      title={`${t(`kind.${kind}`)} ${name}`}
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
