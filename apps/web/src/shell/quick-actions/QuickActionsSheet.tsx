import type { ScreenPath } from '@gemba/contract/screens';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Checkbox } from '../../kit/ui/input/Checkbox.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { useFunctionGroups } from '../hubs/use-function-groups.ts';
import styles from './QuickActionsSheet.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  actions: readonly ScreenPath[];
  toggle: (path: ScreenPath) => void;
  full: boolean;
};

export function QuickActionsSheet({ open, onClose, actions, toggle, full }: Props) {
  const t = useTranslations('shell');
  const links = useFunctionGroups().flatMap((group) => group.links);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('quickActions')}
      sub={t(full ? 'fourChosen' : 'chooseFour')}
      footer={
        <Button kind="primary" wide onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <List>
        {links.map(({ path, label }) => {
          const on = actions.includes(path);
          return (
            <li key={path} className={styles['row']}>
              <Checkbox label={label} checked={on} disabled={full && !on} onChange={() => toggle(path)} />
            </li>
          );
        })}
      </List>
    </Sheet>
  );
}
