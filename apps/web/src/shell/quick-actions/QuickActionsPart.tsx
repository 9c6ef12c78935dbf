import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QuickAction, QuickActions } from '../../kit/ui/layout/QuickAction.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { functions } from '../functions.ts';
import { useQuickActions } from './use-quick-actions.ts';

const QuickActionsSheet = lazy(async () => ({ default: (await import('./QuickActionsSheet.tsx')).QuickActionsSheet }));

export function QuickActionsPart() {
  const t = useTranslations('shell');
  const quick = useQuickActions();
  const [editing, setEditing] = useState<boolean>();
  return (
    <section>
      <SectionHeader title={t('quickActions')} action={{ label: t('edit'), onClick: () => setEditing(true) }} />
      <QuickActions>
        {quick.actions.map((path) => {
          const { icon, title } = functions[path];
          return <QuickAction key={path} href={path} icon={icon} title={t(`screens.${title}`)} />;
        })}
      </QuickActions>
      {editing !== undefined && (
        <Suspense>
          <QuickActionsSheet open={editing} onClose={() => setEditing(false)} {...quick} />
        </Suspense>
      )}
    </section>
  );
}
