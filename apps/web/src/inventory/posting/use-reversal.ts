import type { Call, CallInput, CallReply } from '@gemba/contract/kit/call';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, type Thing } from '../../auth/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { usePosting } from './use-posting.ts';

type Reversed<C extends Call> = {
  /** What is taken back. */
  thing: Thing;
  number: string;
  inputOf: (reason: string) => CallInput<C>;
  /** Keeps the counter-posting where papers are read from, and answers its number. */
  keep: (counter: CallReply<C>) => string;
};

/** Takes a paper back and shows the counter-posting. */
export const useReversal = <C extends Call>(definition: C, { thing, number, inputOf, keep }: Reversed<C>) => {
  const t = useTranslations('posting');
  const navigate = useNavigate();
  const posting = usePosting(definition, `reverse ${thing}`, (counter) => {
    removeDraft(formKey('reverse'));
    const made = keep(counter);
    showToast(t('takenBack', { number }));
    void navigate({ href: addressOf(thing, made) });
  });
  return { ...posting, send: (reason: string) => posting.send(inputOf(reason)) };
};
