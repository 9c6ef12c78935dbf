import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, type Thing } from '../../auth/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconUndo } from '../../kit/ui/icons.ts';
import { ReverseSheet } from './ReverseSheet.tsx';

/**
 * Takes a document back and shows the counter-posting: the entry of its menu, and its sheet. `keep` puts the
 * counter-posting into the query cache and answers its number.
 */
export const useReversal = <C extends Call>(
  definition: C,
  thing: Thing,
  params: CallInput<C>['params'] & Record<string, string>,
  keep: (counter: CallReply<C>) => string,
) => {
  const t = useTranslations('posting');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [number = ''] = Object.values<string>(params);
  const posting = usePosting(definition, `reverse ${thing}`, (counter) => {
    removeDraft(formKey('reverse'));
    const made = keep(counter);
    showToast(t('takenBack', { number }));
    void navigate({ href: addressOf(thing, made) });
  });
  const send = (reason: string) => posting.send({ params, body: { reason } } as unknown as CallInput<C>);
  return {
    act: { key: 'reverse', label: t('reverse'), icon: IconUndo, onSelect: () => setOpen(true) },
    sheet: (
      <ReverseSheet
        open={open || posting.unknown}
        onClose={() => setOpen(false)}
        document={number}
        posting={{ ...posting, send }}
      />
    ),
  };
};
