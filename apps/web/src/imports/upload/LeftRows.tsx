import type { ImportColumn } from '@gemba/contract/imports/kinds/import-kind';
import type { LeftRow as Left } from '@gemba/contract/imports/upload/upload-import';
import { useTranslations } from 'use-intl';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { LeftRow } from '../conflicts/LeftRow.tsx';
import { useWhole } from '../use-whole.ts';

const SHOWN = 20;

type Props = { conflicts: readonly Left[]; count: number; columns: readonly ImportColumn[] };

/** Rows that are left as they are, because they would overwrite what happened here. */
export function LeftRows({ conflicts, count, columns }: Props) {
  const t = useTranslations('imports');
  const whole = useWhole();
  const headingOf = (name: string) => columns.find((column) => column.name === name)?.heading ?? name;
  return (
    <>
      <ListSection title={t('conflicts')} note={whole(count)}>
        {conflicts.slice(0, SHOWN).map((row) => (
          <LeftRow
            key={row.line}
            title={t('line', { line: whole(row.line) })}
            row={{ ...row, heading: headingOf(row.column) }}
          />
        ))}
      </ListSection>
      <Help>{t('conflictsHow')}</Help>
    </>
  );
}
