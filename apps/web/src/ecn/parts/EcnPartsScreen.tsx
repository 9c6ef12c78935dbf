import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/faults.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconPart } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { EcnMissing } from '../EcnMissing.tsx';
import { useChosenEcn, useEcnParts } from '../use-ecn.ts';
import { EcnPartRow } from './EcnPartRow.tsx';

/** Every part that a change concerns. */
export function EcnPartsScreen() {
  const t = useTranslations('ecn');
  const ecnNumber = useChosenEcn();
  const title = t('partsTitle');
  useTitle(ecnNumber ? t('partsOf', { ecnNumber }) : title);
  const back = useBackTo(ecnNumber ? addressOf('ecn', ecnNumber) : '/engineering/ecn/list');
  const pages = useEcnParts(ecnNumber);
  const missing = !ecnNumber || ['ECN_NOT_EXIST', 'INVALID_INPUT'].includes(refusalCode(pages.error) ?? '');
  return (
    <Screen
      header={
        <AppBar
          title={title}
          subtitle={ecnNumber && t('named', { ecnNumber })}
          onBack={back}
          actions={!missing && <ListMenu list={pages.list} />}
        />
      }
      busy={pages.isLoading}
      fill={missing}
    >
      {missing ? (
        <EcnMissing ecnNumber={ecnNumber} />
      ) : (
        <PullToRefresh onRefresh={pages.refetch}>
          <PagedList
            pages={pages}
            rows={pages.rows}
            label={title}
            empty={<EmptyState icon={IconPart} title={t('noParts')} />}
          >
            {(part) => <EcnPartRow key={part.partNumber} part={part} />}
          </PagedList>
        </PullToRefresh>
      )}
    </Screen>
  );
}
