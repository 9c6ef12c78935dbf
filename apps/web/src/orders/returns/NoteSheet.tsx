import type { Rma } from '@gemba/contract/orders/returns/return-shapes';
import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTakeBackNote } from './use-take-back-note.ts';

const FORM = 'takeBackNote';

export type NotedReturn = Pick<Rma, 'version' | 'currency'> & {
  kind: 'rma' | 'rtv';
  returnNumber: string;
  note: NonNullable<Rma['note']>;
};

/** Takes a wrong note back, with the reason for those concerned. */
export function NoteSheet({ noted, onClose }: { noted: NotedReturn; onClose: () => void }) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { send, ...posting } = useTakeBackNote(FORM, onClose);
  const { kind, returnNumber, version, currency, note } = noted;
  return (
    <ReasonSheet
      form={FORM}
      title={t('note.takeBack', { number: note.noteNumber })}
      sub={t('note.now', { total: figures.money(note.total, currency), day: figures.day(note.noteDate) })}
      label={t('note.act')}
      posting={posting}
      onPost={(_, reason) => send({ params: { kind, returnNumber }, body: { reason, version } })}
      onClose={onClose}
    />
  );
}
