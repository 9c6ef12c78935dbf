import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Rma } from '@gemba/contract/orders/returns/return-shapes';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconUndo } from '../../kit/ui/icons.ts';
import type { MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import type { NotedReturn } from './NoteSheet.tsx';

const NoteSheet = lazy(async () => ({ default: (await import('./NoteSheet.tsx')).NoteSheet }));

type Noted = { version: number; note?: Rma['note']; currency?: string };

/** Taking the note of a return back, for the people who may. */
export const useNoteAct = (kind: ApprovalKind, returnNumber: string, { version, note, currency = '' }: Noted) => {
  const t = useTranslations('orders');
  const [asked, setAsked] = useState(false);
  const noted: NotedReturn | undefined =
    (kind === 'rma' || kind === 'rtv') && note?.mayTakeBack
      ? { kind, returnNumber, version, currency, note }
      : undefined;
  const item: MenuItem | undefined = noted && {
    key: 'takeBackNote',
    icon: IconUndo,
    label: t('note.takeBack', { number: noted.note.noteNumber }),
    onSelect: () => setAsked(true),
  };
  return {
    items: item ? [item] : [],
    sheet: asked && noted && (
      <Suspense>
        <NoteSheet noted={noted} onClose={() => setAsked(false)} />
      </Suspense>
    ),
  };
};
