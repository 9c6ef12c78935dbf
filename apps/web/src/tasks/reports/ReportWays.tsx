import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { IconBoard, IconDate, IconMyDay, IconTasks, IconTimeReports, IconTimer } from '../../kit/ui/icons.ts';
import { QuickAction, QuickActions } from '../../kit/ui/layout/QuickAction.tsx';

const WAYS = [
  { path: '/apsReport', text: 'activeTask', icon: IconTimer },
  { path: '/report/taskList', text: 'taskList', icon: IconTasks },
  { path: '/report/myDay', text: 'myDay', icon: IconMyDay },
  { path: '/report/reportList', text: 'reports', icon: IconTimeReports },
  { path: '/report/afterReport', text: 'afterReport', icon: IconDate },
  { path: '/report/lead', text: 'workCentres', icon: IconBoard },
] as const;

/** The other screens of production, as far as this person may open them. */
export function ReportWays() {
  const t = useTranslations('tasks');
  const menus = useMenus();
  return (
    <QuickActions>
      {WAYS.filter(({ path }) => menus.has(path)).map(({ path, text, icon }) => (
        <QuickAction key={path} href={path} icon={icon} title={t(text)} />
      ))}
    </QuickActions>
  );
}
