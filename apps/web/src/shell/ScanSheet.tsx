import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';

const Sheet = lazy(async () => ({ default: (await import('../kit/ui/Sheet.tsx')).Sheet }));

type Props = { open: boolean; onClose: () => void };

/** Says plainly that scanning is still to come, and where to go on. */
export function ScanSheet({ open, onClose }: Props) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  if (!asked) return null;
  const goOn = () => {
    onClose();
    void navigate({ to: '/navigation' });
  };
  return (
    <Suspense>
      <Sheet
        open={open}
        onClose={onClose}
        title={t('scanLater')}
        footer={
          <Button kind="primary" wide onClick={goOn}>
            {t('screens.allFunctions')}
          </Button>
        }
      >
        <p>{t('scanLaterHow')}</p>
      </Sheet>
    </Suspense>
  );
}
