import type { ScreenPath } from '@gemba/contract/screens';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { functions } from '../functions.ts';
import { isTab } from '../tabs.ts';
import { useBack } from './use-back.ts';
import { WaysOn } from './WaysOn.tsx';

/** Stands where a later version brings a screen: says so, and leads on. */
export function NotYetScreen({ path }: { path: ScreenPath }) {
  const t = useTranslations('shell');
  const back = useBack();
  const { icon, title: key } = functions[path];
  const title = t(`screens.${key}`);
  const tab = isTab(path);
  useTitle(title);
  return (
    <Screen header={tab ? <AppBar root title={title} /> : <AppBar title={title} onBack={back} />} fill>
      <EmptyState icon={icon} title={t('later')} how={t('laterHow', { screen: title })} action={<WaysOn />} />
    </Screen>
  );
}
