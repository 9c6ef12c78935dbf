import type { Count } from '@gemba/contract/warehouse/count/count';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { showNotice } from '../../kit/ui/feedback/notices.ts';
import { IconCount } from '../../kit/ui/icons.ts';

/** Names the other person who began an open count, once it opens and as long as it is listed: both may be at the shelf. */
export const useBegunBy = ({ mine, countedBy, startedAt }: Count) => {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const [title, text] = [t('begunBy', { name: countedBy.name }), t('begunByHow', { at: figures.moment(startedAt) })];
  const tell = useEffectEvent(() => showNotice({ icon: IconCount, title, text }));
  useEffect(() => (mine ? undefined : tell()), [mine]);
  return mine ? undefined : `${title}. ${text}`;
};
