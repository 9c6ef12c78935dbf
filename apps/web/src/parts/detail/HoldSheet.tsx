import type { Part } from '@gemba/contract/parts/part-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import { useChangePartHold } from './use-change-part-hold.ts';

type Props = { part: Part; onClose: () => void };

/** Puts a part on hold, or releases it. */
export function HoldSheet({ part: { partNumber, hold, version }, onClose }: Props) {
  const t = useTranslations('parts');
  // As it was when the person asked: a change by somebody else meanwhile must not turn the question round.
  const [form] = useState<'hold' | 'release'>(hold ? 'release' : 'hold');
  const { send, ...posting } = useChangePartHold(form, onClose);
  return (
    <ReasonSheet
      form={form}
      title={t(`ask.${form}`, { partNumber })}
      sub={t(`askHow.${form}`)}
      label={t(`change.${form}`)}
      posting={posting}
      onPost={(_, reason) => send({ params: { partNumber }, body: { hold: form === 'hold', reason, version } })}
      onClose={onClose}
    />
  );
}
