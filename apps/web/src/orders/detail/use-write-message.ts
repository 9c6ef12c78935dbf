import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { IconMail } from '../../kit/ui/icons.ts';
import type { MenuItem } from '../../kit/ui/input/MenuButton.tsx';

/** The way from an order to a message about it, for those who may write one. */
export const useWriteMessage = (type: ApprovalKind, number: string): MenuItem[] => {
  const t = useTranslations('orders');
  const menus = useMenus();
  if (!menus.has('/setting/message-new')) return [];
  const href = `/setting/message-new?${new URLSearchParams({ type, number })}`;
  return [{ key: 'message', icon: IconMail, label: t('writeMessage'), href }];
};
