import type { ApiCall } from '@gemba/contract/interfaces/api/get-api-call';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { CallTags } from './CallTags.tsx';
import { TryPart } from './TryPart.tsx';
import { useGetApiCall } from './use-get-api-call.ts';

const ACCESSES = ['open', 'signedIn', 'employee', 'anyRole'] as const;

/** One call: who may make it, its fields, its errors, and a place to try it. */
export function ApiCallScreen() {
  const { id: name } = useParams({ from: '/signedIn/interfaces/api/$id' });
  useTitle(name);
  const back = useBackTo('/interfaces/api');
  const query = useGetApiCall(name);
  return (
    <LoadedScreen query={query} title={name} onBack={back}>
      {(described) => <CallView described={described} onBack={back} />}
    </LoadedScreen>
  );
}

function CallView({ described, onBack }: { described: ApiCall; onBack: () => void }) {
  const t = useTranslations('interfaces');
  const { name, method, path, summary, roles, fields, refusals, triable } = described;
  const access = ACCESSES.find((one) => one === described.access) ?? 'anyRole';
  return (
    <Screen stack header={<AppBar title={name} onBack={onBack} />}>
      <List>
        <ListRow code title={`${method} /app${path}`} sub={summary} chips={<CallTags call={described} />} />
        <ListRow
          title={t(`access.${access}`)}
          sub={roles.length > 0 && <span className="code">{roles.join(', ')}</span>}
        />
      </List>
      <SectionHeader title={t('fields')} />
      {fields.length === 0 ? (
        <p>{t('noFields')}</p>
      ) : (
        <List aria-label={t('fields')}>
          {fields.map((field) => (
            <ListRow
              key={`${field.place} ${field.name}`}
              code
              title={field.name}
              sub={[field.type, t(`place.${field.place}`), field.required && t('required')].filter(Boolean).join(' · ')}
            />
          ))}
        </List>
      )}
      {triable ? <TryPart described={described} /> : <Banner title={t('notTriable')} />}
      {refusals.length > 0 && (
        <>
          <SectionHeader title={t('errors')} />
          <List aria-label={t('errors')}>
            {refusals.map(({ code, status, text }) => (
              <ListRow key={code} code title={code} value={String(status)} sub={text} />
            ))}
          </List>
        </>
      )}
    </Screen>
  );
}
