import type { Named } from './named.ts';

/** The files that a call begins with, by their path. They read a location by its code, and refuse where there is none. */
export const filesOfCall = ({
  capability,
  folder,
  up,
  stem,
  call,
  thing,
  Thing,
  words,
}: Named): Record<string, string> => ({
  [`packages/contract/src/${folder}/${stem}.ts`]: `
import * as z from 'zod/mini';
import { defineCall } from '${up}kit/call.ts';

export const ${call} = defineCall({
  name: '${call}',
  method: 'GET',
  path: '/${capability}/${thing}/:location',
  summary: 'One ${words}',
  access: ['FIND_INVENTORY'],
  params: z.strictObject({ location: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9./-]{0,19}$/)) }),
  example: { params: { location: 'A-03-2' } },
  reply: z.strictObject({ location: z.string(), description: z.string() }),
  refusals: ['LOCATION_NOT_EXIST'],
});
`,
  [`apps/server/src/${folder}/${stem}.ts`]: `
import type { CallReply } from '@gemba/contract/kit/call';
import * as contract from '@gemba/contract/${folder}/${stem}';
import { statement } from '${up}kit/database/statement.ts';
import { operation } from '${up}kit/http/operation.ts';
import { refuse } from '${up}kit/refuse.ts';

const select${Thing} = statement<{ companyId: number; location: string }, CallReply<typeof contract.${call}>>(
  \`select location, description from location where company_id = :companyId and location = :location\`,
);

export const ${call} = operation(contract.${call}, async (tx, { companyId }, { params: { location } }) => {
  const ${thing} = await tx.first(select${Thing}({ companyId, location }));
  return ${thing} ?? refuse('LOCATION_NOT_EXIST', { location, field: 'location' });
});
`,
  [`apps/server/src/${folder}/${stem}.test.ts`]: `
import { expect, it } from 'vitest';
import { loadSmallCompany } from '${up}testing/small-company.ts';
import { startTestApp } from '${up}testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);
const path = (location: string) => \`/${capability}/${thing}/\${encodeURIComponent(location)}\`;

it('reads a ${words} of its own company, and says so where there is none', async () => {
  const { rows } = await erp.owner.query<{ location: string; description: string }>(
    'select location, description from location where company_id = $1 limit 1',
    [companyId],
  );
  const location = String(rows[0]?.location);
  expect(await browser.get(path(location))).toMatchObject({ success: true, data: rows[0] });
  const missing = { code: 404, msgCode: 'LOCATION_NOT_EXIST' };
  expect(await browser.get(path('NONE'))).toMatchObject(missing);
  const other = await erp.somebody();
  expect(await other.browser.get(path(location))).toMatchObject(missing);
});
`,
});

/** The files that its screen begins with. */
export const filesOfScreen = (
  { capability, folder, up, stem, call, thing, Thing, words }: Named,
  path: string,
): Record<string, string> => ({
  [`apps/web/src/${folder}/use-${stem}.ts`]: `
import { ${call} } from '@gemba/contract/${folder}/${stem}';
import { useQuery } from '@tanstack/react-query';
import { queries } from '${up}kit/client/queries.ts';
import { readOf } from '${up}kit/client/use-read.ts';

const ${thing} = (location: string) => readOf(${call}, ['${capability}', '${thing}', location], { params: { location } });

export const useGet${Thing} = (location: string) => useQuery(${thing}(location));

export const read${Thing}Ahead = (location: string) => queries.prefetchQuery(${thing}(location));
`,
  [`apps/web/src/${folder}/${Thing}Screen.tsx`]: `
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '${up}kit/router/use-back-to.ts';
import { useTitle } from '${up}kit/text/use-title.ts';
import { EmptyState } from '${up}kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '${up}kit/ui/icons.ts';
import { AppBar } from '${up}kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '${up}kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '${up}kit/ui/layout/Screen.tsx';
import { KeyValueList } from '${up}kit/ui/list/Facts.tsx';
import { useGet${Thing} } from './use-${stem}.ts';

/** One ${words}, selected by its location in the address. */
export function ${Thing}Screen() {
  const t = useTranslations('${capability}');
  const title = useTranslations('shell')('screens.${thing}');
  useTitle(title);
  const back = useBackTo('/navigation');
  const { location = '' } = useSearch({ from: '/signedIn${path}' });
  const query = useGet${Thing}(location);
  const empty = location === '' && <EmptyState icon={IconSearch} title={t('${thing}.none')} />;
  return (
    <LoadedScreen query={query} title={title} onBack={back} empty={empty}>
      {({ description }) => (
        <Screen header={<AppBar title={title} onBack={back} />}>
          <KeyValueList
            facts={[
              { label: t('${thing}.location'), value: <span className="code">{location}</span> },
              { label: t('${thing}.description'), value: description },
            ]}
          />
        </Screen>
      )}
    </LoadedScreen>
  );
}
`,
  [`e2e/${capability}/${stem.replace(/^get-/, '')}.spec.ts`]: `
import { expect, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

test('a ${words} is shown by its location, and one that is not there is told', async ({ as }) => {
  const page = await as('admin');
  await page.goto('${path}?location=A-03-2');
  await expect(page.getByRole('main').getByText('A-03-2')).toBeVisible();
  await openScreen(page, '${path}?location=NONE');
  await expect(page.getByText('Location NONE does not exist.')).toBeVisible();
});
`,
});
