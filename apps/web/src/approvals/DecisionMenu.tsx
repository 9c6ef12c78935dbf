import { useTranslations } from 'use-intl';
import { IconCancelled, IconChat, IconHold } from '../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../kit/ui/MenuButton.tsx';
import { placesOf } from './offered.ts';
import type { DecisionOnScreen } from './use-decision.ts';

const pictures = { hold: IconHold, cancel: IconCancelled } as const;

type Props = { decision: DecisionOnScreen; more?: readonly MenuItem[] };

/** Behind the dots of an order's bar: what its machine offers besides the decision itself. */
export function DecisionMenu({ decision, more = [] }: Props) {
  const t = useTranslations('approvals');
  const { subject, ask, start } = decision;
  const { menu, withComment } = placesOf(subject.events);
  const items: MenuItem[] = [
    ...(withComment
      ? [
          {
            key: 'comment',
            icon: IconChat,
            label: t(`withComment.${withComment.event as 'approve'}`),
            onSelect: () => ask(withComment.event),
          },
        ]
      : []),
    ...menu.map((offered) => {
      const event = offered.event as keyof typeof pictures;
      return { key: event, icon: pictures[event], label: t(`event.${event}`), onSelect: () => void start(offered) };
    }),
    ...more,
  ];
  return <MenuButton label={t('more')} items={items} />;
}
