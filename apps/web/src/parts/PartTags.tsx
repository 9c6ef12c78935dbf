import type { PartRow } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { IconRevision } from '../kit/ui/icons.ts';
import { StatusTag } from '../kit/ui/StatusTag.tsx';

type Props = { part: Pick<PartRow, 'hold' | 'openEcns'> & { active?: boolean } };

export const hasTags = ({ hold, openEcns, active = true }: Props['part']) => hold || !active || openEcns.length > 0;

/** What somebody who handles the part should know before: it is on hold, it is about to change, it is out of use. */
export function PartTags({ part }: Props) {
  const t = useTranslations('parts');
  const { hold, openEcns, active = true } = part;
  return (
    <>
      {hold && <StatusTag tone="hold">{t('onHold')}</StatusTag>}
      {!active && (
        <StatusTag tone="idle" shape="cross">
          {t('notActive')}
        </StatusTag>
      )}
      {openEcns.map(({ ecnNumber, newRevision }) => (
        <StatusTag key={ecnNumber} tone="warn" icon={IconRevision}>
          {t('ecnTag', { ecnNumber, newRevision })}
        </StatusTag>
      ))}
    </>
  );
}
