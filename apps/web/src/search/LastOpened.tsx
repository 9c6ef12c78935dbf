import { useTranslations } from 'use-intl';
import { useMenus, useToday } from '../auth/index.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { asCode } from '../kit/ui/figures/as-code.tsx';
import { Card } from '../kit/ui/layout/Card.tsx';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { KeyValueList } from '../kit/ui/list/Facts.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import type { Opened } from './last-opened.ts';
import { useNamed } from './use-named.ts';
import { screenOfOpened, useOpenedView } from './use-opened-view.ts';

type Props = { opened: readonly Opened[]; onOpen: (opened: Opened) => void; onClear: () => void };

/** Before anybody types: what this person opened last, and examples of what can be typed. */
export function LastOpened({ opened, onOpen, onClear }: Props) {
  const t = useTranslations('search');
  const figures = useFigures();
  const { today, dayOf } = useToday();
  const view = useOpenedView();
  const menus = useMenus();
  const shown = useNamed(opened).filter((one) => menus.has(screenOfOpened(one)));
  const when = (moment: string) => (dayOf(moment) === today ? figures.time(moment) : figures.day(dayOf(moment)));
  return (
    <>
      {shown.length > 0 && (
        <section>
          <SectionHeader title={t('lastOpened')} action={{ label: t('clear'), onClick: onClear }} />
          <List aria-label={t('lastOpened')}>
            {shown.map((one) => {
              const { icon, title, code, sub, href } = view(one);
              return (
                <ListRow
                  key={`${href} ${one.name}`}
                  lead={<IconTile icon={icon} />}
                  code={code}
                  title={title}
                  sub={sub}
                  valueSub={when(one.openedAt)}
                  href={href}
                  onClick={() => onOpen(one)}
                />
              );
            })}
          </List>
        </section>
      )}
      <section>
        <SectionHeader title={t('everything')} />
        <Card pad>
          <KeyValueList
            facts={[
              { label: asCode('48205'), value: t('examples.order') },
              { label: asCode('6204'), value: t('examples.part') },
              { label: asCode('A-03'), value: t('examples.location') },
              { label: t('examples.functionWord'), value: t('examples.function') },
            ]}
          />
        </Card>
      </section>
    </>
  );
}
