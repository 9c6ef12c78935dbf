import type { ApiCallRow } from '@gemba/contract/interfaces/api/list-api-calls';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { Breakable } from '../../kit/text/Breakable.tsx';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconInterface } from '../../kit/ui/icons.ts';
import { SearchArea } from '../../kit/ui/input/SearchArea.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { CallTags } from './CallTags.tsx';
import { useListApiCalls } from './use-list-api-calls.ts';

const LONGEST = 60;

/** Every call of the server by its capability, for whoever connects a machine. */
export function ApiScreen() {
  const t = useTranslations('interfaces');
  useTitle(t('api'));
  const back = useBackTo('/navigation');
  const query = useListApiCalls();
  return (
    <LoadedScreen query={query} title={t('api')} onBack={back}>
      {({ calls }) => <ApiCalls calls={calls} onBack={back} />}
    </LoadedScreen>
  );
}

const isLike = ({ name, path, summary, capability }: ApiCallRow, wanted: string) =>
  `${name} ${path} ${summary} ${capability}`.toLowerCase().includes(wanted);

function ApiCalls({ calls, onBack }: { calls: readonly ApiCallRow[]; onBack: () => void }) {
  const t = useTranslations('interfaces');
  const { q = '' } = useSearch({ from: '/signedIn/interfaces/api' });
  const navigate = useNavigate();
  const [typed, setTyped] = useTyped(
    q,
    (next) => void navigate({ to: '/interfaces/api', search: { q: next || undefined }, replace: true }),
  );
  const found = calls.filter((call) => isLike(call, q.trim().toLowerCase()));
  const capabilities = [...new Set(found.map(({ capability }) => capability))];
  return (
    <Screen header={<AppBar title={t('api')} onBack={onBack} />}>
      <SearchArea>
        <SearchField label={t('findCall')} value={typed} maxLength={LONGEST} onChange={setTyped} />
      </SearchArea>
      {found.length === 0 && <EmptyState icon={IconInterface} title={t('noCalls')} how={t('noCallsHow')} />}
      {capabilities.map((capability) => (
        <section key={capability}>
          <SectionHeader title={capability} />
          <List aria-label={capability}>
            {found
              .filter((call) => call.capability === capability)
              .map((call) => (
                <ListRow
                  key={call.name}
                  href={`/interfaces/api/${call.name}`}
                  code
                  title={<Breakable text={`${call.method} ${call.path}`} />}
                  sub={call.summary}
                  chips={(call.posting || call.personOnly) && <CallTags call={call} />}
                />
              ))}
          </List>
        </section>
      ))}
    </Screen>
  );
}
