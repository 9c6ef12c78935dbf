import { useTranslations } from 'use-intl';
import { useMenus, usePerson } from '../../auth/index.ts';
import { ensureTexts } from '../../kit/text/catalogues.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { Tile } from '../../kit/ui/layout/Tile.tsx';
import { TileGrid } from '../../kit/ui/layout/TileGrid.tsx';
import { optionalPart } from '../../kit/ui/optional-part.ts';
import { QuickActionsPart } from '../quick-actions/QuickActionsPart.tsx';
import { tradeOf } from '../quick-actions/trade.ts';
import { NavigationStrip } from './NavigationStrip.tsx';
import { StartRoom } from './StartRoom.tsx';
import { type FunctionLink, useFunctionGroups } from './use-function-groups.ts';

/** Comes after the functions: without a network they are there all the same. */
const TodayTasks = optionalPart(async () => {
  const [{ TodayTasks: Tasks }] = await Promise.all([import('../../tasks/today/TodayTasks.tsx'), ensureTexts('tasks')]);
  return Tasks;
});

/** Reads the last answer from the device at once; the screen is there without it. */
const TodayPart = optionalPart(async () => {
  const [{ TodayPart: Part }] = await Promise.all([import('../../today/TodayPart.tsx'), ensureTexts('today')]);
  return Part;
});

export function NavigationScreen() {
  const t = useTranslations('shell');
  useTitle(t('screens.allFunctions'));
  const person = usePerson();
  const menus = useMenus();
  const groups = useFunctionGroups();
  const worksAtMachine = menus.has('/apsReport') && tradeOf(person, menus) === '/report';

  return (
    <Screen header={<NavigationStrip />}>
      {person.roles.length === 0 && (
        <Banner title={t('nothingAssigned')}>{t(groups.length > 0 ? 'openToEverybody' : 'nothingAssignedHow')}</Banner>
      )}
      {person.roles.length > 0 && (
        <>
          <StartRoom>
            {worksAtMachine && <TodayTasks />}
            <TodayPart without={worksAtMachine ? 'task' : undefined} />
          </StartRoom>
          <QuickActionsPart />
        </>
      )}
      {groups.map(({ group, links }) => (
        <FunctionGrid key={group} title={t(`groups.${group}`)} links={links} />
      ))}
    </Screen>
  );
}

type GridProps = { title: string; links: readonly FunctionLink[] };

function FunctionGrid({ title, links }: GridProps) {
  return (
    <section>
      <SectionHeader title={title} />
      <TileGrid>
        {links.map(({ path, label, icon }) => (
          <Tile key={path} href={path} label={label} icon={icon} />
        ))}
      </TileGrid>
    </section>
  );
}
