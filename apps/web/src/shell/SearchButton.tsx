import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { IconSearch } from '../kit/ui/icons.ts';
import { IconButton } from '../kit/ui/input/IconButton.tsx';

/** The way to the search, in the bar of every screen. */
export function SearchButton() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  return <IconButton icon={IconSearch} label={t('search')} onClick={() => void navigate({ to: '/search' })} />;
}
