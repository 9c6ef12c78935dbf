import type { Ecn } from '@gemba/contract/ecn/ecn';
import type { EcnEvent } from '@gemba/contract/ecn/ecn-moves';
import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import { useMoveEcn } from './use-move-ecn.ts';

type Props = { ecn: Ecn; event: EcnEvent; onClose: () => void };

/** Closes, cancels or reopens an engineering change. */
export function MoveEcnSheet({ ecn: { ecnNumber, version }, event, onClose }: Props) {
  const t = useTranslations('ecn');
  const form = `${event}Ecn ${ecnNumber}`;
  const { send, ...posting } = useMoveEcn(form, event, ecnNumber, onClose);
  return (
    <ReasonSheet
      form={form}
      title={t(`ask.${event}`, { ecnNumber })}
      sub={t(`askHow.${event}`)}
      label={t(`event.${event}`)}
      posting={posting}
      onPost={(_, reason) => send({ params: { ecnNumber }, body: { event, reason, version } })}
      onClose={onClose}
    />
  );
}
