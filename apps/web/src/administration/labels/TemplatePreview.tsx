import type { LabelLayout } from '@gemba/contract/labels/label-layout';
import { LABEL_FIELDS } from '@gemba/contract/labels/label-layout';
import type { LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { LabelDesk } from '../../labels/index.ts';
import { useDrawLabelTemplate } from './use-draw-label-template.ts';

type Props = { template: LabelTemplate; layout: LabelLayout | undefined };

/** The label with goods of the company, and what finds no room on it. */
export function TemplatePreview({ template, layout }: Props) {
  const t = useTranslations('administration');
  const { data, error, refetch } = useDrawLabelTemplate(template, layout);
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={3} />;
  const leftOut = LABEL_FIELDS.filter((field) => data.labels[0]?.leftOut.includes(field));
  return (
    <>
      <LabelDesk drawn={data} />
      {leftOut.length > 0 && (
        <Banner tone="warn" title={t('templates.noRoom')}>
          {leftOut.map((field) => t(`templates.field.${field}`)).join(', ')}
        </Banner>
      )}
    </>
  );
}
