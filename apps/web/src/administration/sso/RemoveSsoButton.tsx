import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { useRemoveSso } from './use-remove-sso.ts';

export function RemoveSsoButton({ name }: { name: string }) {
  const t = useTranslations('administration');
  const [asking, setAsking] = useState(false);
  const remove = useRemoveSso();
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="outline" wide onClick={() => setAsking(true)}>
        {t('removeSso')}
      </Button>
      {asking && (
        <ConfirmSheet
          open
          danger
          onClose={close}
          title={t('removeSsoAsk', { name })}
          confirmLabel={t('removeSso')}
          busy={remove.isPending}
          onConfirm={() => remove.mutateAsync().then(close, close)}
        >
          {t('removeSsoHow')}
        </ConfirmSheet>
      )}
    </>
  );
}
