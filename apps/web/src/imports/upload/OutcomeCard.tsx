import type { ImportOutcome } from '@gemba/contract/imports/upload/upload-import';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconOk, IconProblem } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Facts } from '../../kit/ui/list/Facts.tsx';
import { useWhole } from '../use-whole.ts';
import styles from './OutcomeCard.module.css';

const c = classesOf(styles);

/** How many rows are fine and how many are to be mended; how many are new, changed and the same. */
export function OutcomeCard({ outcome }: { outcome: ImportOutcome }) {
  const t = useTranslations('imports');
  const whole = useWhole();
  const { rows, badRows, added, changed, same, conflictCount } = outcome;
  const facts = [
    { label: t('added'), value: whole(added) },
    { label: t('changed'), value: whole(changed) },
    { label: t('same'), value: whole(same) },
    ...(conflictCount > 0 ? [{ label: t('conflicts'), value: whole(conflictCount) }] : []),
  ];
  return (
    <Card pad>
      <div className={c('head')}>
        <div>
          <div className={c('number')}>{whole(rows)}</div>
          <div className={c('word', 'fine')}>
            <IconOk size={18} />
            <span>{t('rowsFine', { count: rows })}</span>
          </div>
        </div>
        {badRows > 0 && (
          <div className={c('bad')}>
            <div className={c('number')}>{whole(badRows)}</div>
            <div className={c('word')}>
              <IconProblem size={18} />
              <span>{t('rowsToFix', { count: badRows })}</span>
            </div>
          </div>
        )}
      </div>
      {rows + badRows > 0 && (
        <div aria-hidden="true" className={c('bar')} style={{ '--fine': rows, '--wrong': badRows } as CSSProperties}>
          {rows > 0 && <span className={c('fineShare')} />}
          {badRows > 0 && <span className={c('badShare')} />}
        </div>
      )}
      <Facts facts={facts} />
    </Card>
  );
}
