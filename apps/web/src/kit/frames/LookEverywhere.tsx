import { useNavigate } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/input/Button.tsx';
import { FoundElsewhere } from './found-elsewhere.ts';

/** Leads from an empty list to the search of everything: a number that is typed may be that of another kind. */
export function LookEverywhere({ words }: { words: string }) {
  const t = useTranslations('kit');
  const navigate = useNavigate();
  const offer = use(FoundElsewhere);
  return (
    <>
      <Suspense>{offer(words)}</Suspense>
      <Button kind="text" onClick={() => void navigate({ to: '/search', search: { q: words } })}>
        {t('lookEverywhere', { words })}
      </Button>
    </>
  );
}
