import type { ImportColumn } from '@gemba/contract/imports/kinds/import-kind';
import type { ImportOutcome } from '@gemba/contract/imports/upload/upload-import';
import { csvHead, csvLine } from '@gemba/contract/kit/files/csv';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { saveBlob } from '../../kit/ui/files/save-blob.ts';
import { IconProblem } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { useWhole } from '../use-whole.ts';
import type { ChosenImport } from './chosen-import.ts';
import { columnLetter } from './column-letter.ts';
import styles from './FaultList.module.css';

type Props = {
  chosen: ChosenImport;
  columns: readonly ImportColumn[];
  outcome: Pick<ImportOutcome, 'faults' | 'faultCount'>;
};

/** Nobody reads more of them on a screen; the file has them all. */
const SHOWN = 50;

/** Every bad cell with line, column, value and reason. */
export function FaultList({ chosen, columns, outcome: { faults, faultCount } }: Props) {
  const t = useTranslations('imports');
  const whole = useWhole();
  const headings = new Map(columns.map(({ name, heading }) => [name, heading]));
  const fileName = chosen.content.name;
  const placeOf = ({ line, column }: (typeof faults)[number]) => {
    const at = column === null ? -1 : chosen.columns.indexOf(column);
    return at < 0 ? t('line', { line: whole(line) }) : t('place', { line: whole(line), column: columnLetter(at) });
  };
  const save = () => {
    const names = [t('csvLine'), t('csvColumn'), t('csvValue'), t('csvReason')].map((name) => ({ name }));
    const lines = faults.map(({ line, column, value, text }) =>
      csvLine([{ kind: 'number' }, {}, {}, {}], [String(line), column, value, text]),
    );
    saveBlob(new Blob([csvHead(names), ...lines], { type: 'text/csv' }), t('faultsFile', { fileName }));
  };
  return (
    <section>
      <SectionHeader title={t('toFix')} action={{ label: t('saveCsv'), onClick: save }} />
      <ul className={styles['faults']} aria-label={t('toFix')}>
        {faults.slice(0, SHOWN).map((fault, at) => (
          <li key={at}>
            <Card frame="bad">
              <div className={styles['fault']}>
                <span className={styles['icon']}>
                  <IconProblem />
                </span>
                <div className={styles['words']}>
                  <div className={styles['place']}>{placeOf(fault)}</div>
                  <div className={styles['meta']}>
                    {fault.column !== null && `${headings.get(fault.column) ?? fault.column} · `}
                    <span className="code">{fileName}</span>
                  </div>
                </div>
                {fault.value && <span className={`${styles['value']} code`}>{fault.value}</span>}
                <p className={styles['reason']}>{wholeCodes(fault.text)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {faultCount > SHOWN && (
        <Help>
          {t(faultCount > faults.length ? 'moreThanTold' : 'moreFaults', {
            shown: whole(SHOWN),
            told: whole(faults.length),
            count: whole(faultCount),
          })}
        </Help>
      )}
    </section>
  );
}
