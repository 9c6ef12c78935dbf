import type { CompanyTemplate } from '@gemba/contract/administration/labels/label-template';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconLabel } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { OutdatedNotice } from '../OutdatedNotice.tsx';
import { useOpened } from '../use-opened.ts';
import { LabelTemplateView } from './LabelTemplateView.tsx';
import { useListLabelTemplates } from './use-list-label-templates.ts';

/** One template: its size, its fields and their order, its words, with a preview. */
export function LabelTemplateScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin/labelTemplates');
  const { template: wanted = '' } = useSearch({ from: '/signedIn/admin/labelTemplate' });
  const query = useListLabelTemplates();
  const found = query.data?.templates.find(({ template }) => template === wanted);
  useTitle(found ? t(`templates.name.${found.template}`) : t('templates.title'));
  const missing = query.data && !found && (
    <EmptyState icon={IconLabel} title={t('templates.none')} how={t('templates.noneHow')} />
  );
  return (
    <LoadedScreen query={{ ...query, data: found }} title={t('templates.title')} onBack={back} empty={missing}>
      {(saved) => <TemplatePage key={saved.template} saved={saved} onBack={back} />}
    </LoadedScreen>
  );
}

function TemplatePage({ saved, onBack }: { saved: CompanyTemplate; onBack: () => void }) {
  const { shown, isOutdated, renew } = useOpened(saved, ({ version }) => version);
  const notice = isOutdated && <OutdatedNotice onRenew={() => renew(saved)} />;
  return <LabelTemplateView key={shown.version} saved={shown} notice={notice} onSaved={renew} onBack={onBack} />;
}
