import type { PartRow } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import { IconRevision } from '../kit/ui/icons.ts';

type Props = { part: Pick<PartRow, 'hold' | 'openEcns'> & { active?: boolean } };

export const hasTags = ({ hold, openEcns, active = true }: Props['part']) => hold || !active || openEcns.length > 0;

/** Warnings for everybody who handles the part: on hold, about to change, obsolete. */
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
