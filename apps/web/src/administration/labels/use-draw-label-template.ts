import { drawLabelTemplate } from '@gemba/contract/administration/labels/draw-label-template';
import type { LabelLayout } from '@gemba/contract/labels/label-layout';
import type { LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { administrationKeys } from '../administration-keys.ts';

const PAUSE_MS = 250;

/** The label in a layout that is being changed, drawn after a pause of typing. Undefined: it cannot be drawn as it is. */
export const useDrawLabelTemplate = (template: LabelTemplate, layout: LabelLayout | undefined) => {
  const language = useLocale();
  const asked = JSON.stringify(layout);
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return useQuery({
    queryKey: administrationKeys.drawnTemplate(language, template, [settled]),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        drawLabelTemplate,
        { params: { template }, body: { layout: JSON.parse(settled ?? '') as LabelLayout } },
        { signal, quiet: true },
      ),
  });
};
