import { useTranslations } from 'use-intl';
import { IconCancelled, IconChat, IconHold, IconPeople } from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { placesOf } from './offered.ts';
import type { DecisionOnScreen } from './use-decision.ts';

const pictures = { hold: IconHold, takeOver: IconPeople, cancel: IconCancelled } as const;

type Props = { decision: DecisionOnScreen; more?: readonly MenuItem[] };

/** The menu of an order: the events its state machine offers besides the decision itself. */
export function DecisionMenu({ decision, more = [] }: Props) {
  const t = useTranslations('deciding');
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
