import type { EcnEvent } from '@gemba/contract/ecn/ecn-moves';
import { moveEcn } from '@gemba/contract/ecn/move-ecn';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useMoveEcn = (form: string, event: EcnEvent, ecnNumber: string, onMoved: () => void) => {
  const t = useTranslations('ecn');
  return useReasonedChange(moveEcn, form, t(`moved.${event}`, { ecnNumber }), onMoved);
};
