import { listIssuableWorkOrders } from '@gemba/contract/shipping/issue-work-order';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { ScanListScreen } from '../../inventory/index.ts';
import { call } from '../../kit/client/call.ts';
import { refusalCode } from '../../kit/client/faults.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconMaintenance, IconSearch } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { addressOfWork } from '../order/use-shippable.ts';
import { shippingKeys } from '../shipping-keys.ts';
import { DueTags } from './DueTags.tsx';

/** Work orders that still need components, those that start first first. */
export function ShipperWoScreen() {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const figures = useFigures();
  const { today } = useToday();
  const { q = '' } = useSearch({ from: '/signedIn/shipperWo' });
  const query = q.trim() === '' ? {} : { q: q.trim() };
  const pages = usePages(listIssuableWorkOrders, {
    ...{ key: shippingKeys.workOrders(query), input: { query }, keep: true },
  });
  const nothing = refusalCode(pages.error) === 'NO_RECORDS_TO_SHIP';
  const show = (words: string) => void navigate({ to: '/shipperWo', search: { q: words || undefined }, replace: true });
  const scan = async (code: string) => {
    const { items } = await call(listIssuableWorkOrders, { query: { q: code } }, { quiet: true });
    if (items.some(({ woNumber }) => woNumber === code)) void navigate({ href: addressOfWork(code) });
    else if (items.length > 0) show(code);
    return items.length > 0;
  };
  return (
    <ScanListScreen
      title={t('issueList')}
      expects={t('scanWorkOrder')}
      label={t('findWorkOrder')}
      q={q}
      onQuery={(words) => show(words.trim())}
      onScan={scan}
      refresh={pages.refetch}
      menu={<ListMenu list={pages.list} />}
    >
      <PagedList
        label={t('issueList')}
        pages={nothing ? { ...pages, isError: false } : pages}
        rows={nothing ? [] : pages.rows}
        empty={
          <EmptyState
            icon={q ? IconSearch : IconMaintenance}
            title={q ? t('noMatch', { words: q }) : t('nothingToIssue')}
          >
            {q ? t('noWorkOrderHow') : t('nothingToIssueHow')}
          </EmptyState>
        }
      >
        {({ woNumber, part, description, startDate, openComponentCount, componentCount }) => (
          <ListRow
            key={woNumber}
            href={addressOfWork(woNumber)}
            code
            title={part}
            sub={
              <>
                <span className="code">{woNumber}</span> · {description}
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
      </PagedList>
    </ScanListScreen>
  );
}
