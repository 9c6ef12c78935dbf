import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/input/Button.tsx';

/** Leads from an empty list to the search of everything: a number that is typed may be that of another kind. */
export function LookEverywhere({ words }: { words: string }) {
  const t = useTranslations('kit');
  const navigate = useNavigate();
  return (
    <Button kind="text" onClick={() => void navigate({ to: '/search', search: { q: words } })}>
      {t('lookEverywhere', { words })}
    </Button>
  );
}
