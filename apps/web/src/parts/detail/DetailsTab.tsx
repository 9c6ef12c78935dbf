import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { KeyValueList } from '../../kit/ui/Facts.tsx';
import { Fold } from '../../kit/ui/Fold.tsx';
import { groups } from './part-fields.ts';
import { useWritten } from './use-written.tsx';

type Group = keyof typeof groups;

/** Every field of the part, in groups that fold. */
export function DetailsTab({ part }: { part: Part }) {
  const t = useTranslations('parts');
  const written = useWritten(part);
  return (Object.keys(groups) as Group[]).map((group) => (
    <Fold key={group} title={t(`group.${group}`)} open={group === 'identity' || group === 'costs'}>
      <KeyValueList facts={groups[group].map((field) => ({ label: t(`field.${field}`), value: written(field) }))} />
    </Fold>
  ));
}
