import type { ScreenSearch } from '@gemba/contract/screens';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { PinnedLocation, ScanListScreen } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { IconMaintenance } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { DueTags } from '../DueTags.tsx';
import { addressOfWork } from '../order-address.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { useListIssuableWorkOrders } from './use-list-issuable-work-orders.ts';

/** Work orders that still need components, those that start first first. */
export function ShipperWoScreen() {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const figures = useFigures();
  const nameOf = usePartName();
  const { today } = useToday();
  const { q = '', part: needed, location } = useSearch({ from: '/signedIn/shipperWo' });
  const pages = useListIssuableWorkOrders(needed ?? q);
  const show = (search: ScreenSearch<'/shipperWo'>) => void navigate({ to: '/shipperWo', search, replace: true });
  const scan = useOpenScanned('wo', location);
  return (
    <ScanListScreen
      title={t('issueList')}
      expects={t('scanWorkOrderOrPart')}
      label={t('findWorkOrder')}
      q={needed ?? q}
      onQuery={(words) => show({ q: words.trim() || undefined, location })}
      onScan={scan}
      filter={
        location && (
          <PinnedLocation
            label={t('takenFrom')}
            location={location}
            act={{
              label: t('letGo'),
              said: t('letGoOf', { location }),
              onClick: () => show({ q: q || undefined, part: needed }),
            }}
          />
        )
      }
      pages={pages}
      nothing="NO_RECORDS_TO_SHIP"
      empty={{
        icon: IconMaintenance,
        title: t('nothingToIssue'),
        how: t('nothingToIssueHow'),
        noMatchHow: t('noWorkOrderHow'),
      }}
    >
      {({ woNumber, part, startDate, openComponentCount, componentCount, ...names }) => (
        <ListRow
          key={woNumber}
          href={addressOfWork(woNumber, { part: needed, location })}
          code
          title={part}
          sub={
            <>
              <span className="code">{t('woNumber', { number: woNumber })}</span> · {nameOf(names)}
            </>
          }
          value={t('components', { count: openComponentCount })}
          valueSub={startDate === today ? t('today') : figures.day(startDate)}
          chips={
            <DueTags
              due={startDate}
              partly={
                openComponentCount < componentCount
                  ? { done: componentCount - openComponentCount, all: componentCount }
                  : undefined
              }
            />
          }
        />
      )}
    </ScanListScreen>
  );
}
