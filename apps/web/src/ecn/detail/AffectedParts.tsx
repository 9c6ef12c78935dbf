import type { Ecn } from '@gemba/contract/ecn/ecns';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconPart } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { ListSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EcnPartRow } from '../parts/EcnPartRow.tsx';
import type { useEcnParts } from '../use-ecn.ts';

/** More of them stand on a screen of their own. */
const SHOWN = 5;

type Props = { ecn: Ecn; pages: ReturnType<typeof useEcnParts> };

export function AffectedParts({ ecn: { ecnNumber, partCount }, pages }: Props) {
  const t = useTranslations('ecn');
  const { rows, error, isPending, refetch } = pages;
  const title = t('affected', { count: partCount });
  const href = `/engineering/ecn/parts?${new URLSearchParams({ ecnNumber })}`;
  return (
    <section>
      <SectionHeader title={title} action={partCount > 0 ? { label: t('allParts'), href } : undefined} />
      {isPending && <ListSkeleton rows={3} />}
      {!rows && error && <LoadFault error={error} onRetry={refetch} />}
      {rows?.length === 0 && <EmptyState icon={IconPart} title={t('noParts')} />}
      {rows && rows.length > 0 && (
        <List aria-label={title}>
          {rows.slice(0, SHOWN).map((part) => (
            <EcnPartRow key={part.partNumber} part={part} />
          ))}
        </List>
      )}
    </section>
  );
}
