import type { ApiCall } from '@gemba/contract/interfaces/api/get-api-call';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { useDraft } from '../../kit/form/use-draft.ts';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import styles from '../form.module.css';
import { useTryCall } from './use-try-call.ts';

const LONGEST = 20_000;

const inputIn = (typed: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(typed.trim() || '{}');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Sends the call as the person who is signed in. A posting asks first: it is a real one. */
export function TryPart({ described }: { described: ApiCall }) {
  const t = useTranslations('interfaces');
  const { username } = usePerson();
  const { fields, change } = useDraft(`try-${described.name}`, { input: described.example });
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const attempt = useTryCall(described);
  const input = inputIn(fields.input);
  const send = async () => {
    setAsking(false);
    if (input) await attempt.mutateAsync(input).catch(() => undefined);
  };
  const start = () => {
    setTried(true);
    if (!input) return undefined;
    return described.posting ? setAsking(true) : send();
  };
  return (
    <section>
      <SectionHeader title={t('tryIt')} />
      <div className={styles['form']}>
        <TextArea
          label={t('input')}
          help={t('inputHow', { name: username })}
          value={fields.input}
          maxLength={LONGEST}
          rows={8}
          spellCheck={false}
          error={tried && !input ? t('inputWrong') : undefined}
          onChange={({ target }) => change({ input: target.value })}
        />
        <Button kind="primary" wide busy={attempt.isPending} onClick={start}>
          {t('send')}
        </Button>
        {(attempt.data || attempt.error) && (
          <pre className={styles['answer']} role="status">
            {attempt.data ? JSON.stringify(attempt.data, null, 2) : attempt.error?.message}
          </pre>
        )}
      </div>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('sendPosting')}
        confirmLabel={t('send')}
        onConfirm={() => void send()}
      >
        {t('sendPostingHow')}
      </ConfirmSheet>
    </section>
  );
}
