import type { ScreenPath } from '@gemba/contract/auth/screens';
import { useTranslations } from 'use-intl';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { functions } from './functions.ts';
import { isTab } from './tabs.ts';
import { useBack } from './use-back.ts';
import { WaysOn } from './WaysOn.tsx';

/** Stands where a later version brings a screen: says so, and leads on. */
export function NotYetScreen({ path }: { path: ScreenPath }) {
  const t = useTranslations('shell');
  const back = useBack();
  const { icon, text } = functions[path];
  const title = t(`screens.${text}`);
  const tab = isTab(path);
  useTitle(title);
  return (
    <Screen header={tab ? <AppBar root title={title} /> : <AppBar title={title} onBack={back} />} fill>
      <EmptyState icon={icon} title={t('later')} action={<WaysOn />}>
        {t('laterHow', { screen: title })}
      </EmptyState>
    </Screen>
  );
}
