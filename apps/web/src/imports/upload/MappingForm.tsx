import type { ImportKind, ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { matchColumns, missingColumns } from '@gemba/contract/imports/upload/match-columns';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import type { ChosenImport } from './chosen-import.ts';
import styles from './ImportFile.module.css';

type Props = {
  kinds: readonly ImportKind[];
  chosen: ChosenImport;
  bar: ReactNode;
  onChange: (change: Partial<Pick<ChosenImport, 'kind' | 'columns'>>) => void;
  onCheck: () => void;
};

const LEFT_OUT = '';

/** The kind of the file, and our column for each of its columns. */
export function MappingForm({ kinds, chosen, bar, onChange, onCheck }: Props) {
  const t = useTranslations('imports');
  const { kind, names, columns: matched, samples } = chosen;
  const columnsOf = (wanted: ImportKindName) => kinds.find((one) => one.kind === wanted)?.columns ?? [];
  const columns = columnsOf(kind);
  const headings = new Map(columns.map(({ name, heading }) => [name, heading]));
  const { keys, forNew } = missingColumns(columns, matched);
  const inWords = (missing: readonly string[]) => missing.map((name) => headings.get(name) ?? name).join(', ');
  const options = [
    { value: LEFT_OUT, label: t('leaveColumnOut') },
    ...columns.map(({ name, heading, key, needed }) => ({
      value: name,
      label: `${heading} (${name})${key || needed ? ' *' : ''}`,
    })),
  ];
  /** A column of ours has one place: the one that had it before loses it. */
  const assign = (place: number, name: string) =>
    onChange({
      columns: matched.map((before, at) => {
        if (at === place) return name || null;
        return before === name ? null : before;
      }),
    });
  return (
    <Screen
      header={bar}
      footer={
        <ActionBar note={keys.length > 0 && t('missingKeys', { columns: inWords(keys) })}>
          <Button kind="primary" wide disabled={keys.length > 0} onClick={onCheck}>
            {t('check')}
          </Button>
        </ActionBar>
      }
    >
      <Column>
        <div className={styles['parts']}>
          <SelectField
            label={t('kindOfFile')}
            value={kind}
            options={kinds.map((one) => ({ value: one.kind, label: t(`kind.${one.kind}`) }))}
            onChange={(next) => onChange({ kind: next, columns: matchColumns(columnsOf(next), names) })}
          />
          {keys.length > 0 && (
            <Banner tone="bad" title={t('missingKeys', { columns: inWords(keys) })}>
              {t('missingKeysHow')}
            </Banner>
          )}
          {forNew.length > 0 && (
            <Banner tone="warn" title={t('missingForNew', { columns: inWords(forNew) })}>
              {t('missingForNewHow')}
            </Banner>
          )}
        </div>
        <SectionHeader
          title={t('columns')}
          note={t('columnsMatched', { count: matched.filter((name) => name !== null).length, total: names.length })}
        />
        <div className={styles['parts']}>
          {names.map((name, at) => (
            <SelectField
              key={at}
              label={name || t('columnWithoutName', { number: at + 1 })}
              value={matched[at] ?? LEFT_OUT}
              options={options}
              help={samplesAt(samples, at)}
              onChange={(next) => assign(at, next)}
            />
          ))}
        </div>
      </Column>
    </Screen>
  );
}

const LONGEST = 30;
const short = (cell: string) => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell);

const samplesAt = (samples: readonly (readonly string[])[], at: number) => {
  const shown = samples.map((cells) => cells[at] ?? '').filter((cell) => cell !== '');
  return shown.length > 0 ? (
    <span className={styles['samples']}>{wholeCodes(shown.map(short).join(' · '))}</span>
  ) : undefined;
};
