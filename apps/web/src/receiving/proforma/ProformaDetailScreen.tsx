import { getProformaReceiver } from '@gemba/contract/receiving/proforma-receivers';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { call } from '../../kit/client/call.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { PostedScreen } from '../PostedScreen.tsx';
import { receivingKeys } from '../receiving-keys.ts';
import { DrawnProforma } from './DrawnProforma.tsx';
import { ReceiveProforma } from './ReceiveProforma.tsx';

/** What a vendor has on the way: looked at, and received once it is there. */
export function ProformaDetailScreen() {
  const t = useTranslations('receiving');
  const menus = useMenus();
  const { prNumber = '', receive, posted } = useSearch({ from: '/signedIn/proformaReceiver/detail' });
  useTitle(t('proformaTitle', { prNumber }));
  const back = useBackTo('/proformaReceiver/list');
  const proforma = useQuery({
    queryKey: receivingKeys.proforma(prNumber),
    enabled: prNumber !== '',
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call(getProformaReceiver, { params: { prNumber } }, { signal, quiet: true }),
  });
  if (posted)
    return (
      <PostedScreen
        receiverNumbers={posted.split(' ')}
        list="/proformaReceiver/list"
        order={prNumber}
        form={`/proformaReceiver/detail?${new URLSearchParams({ prNumber, receive: '1' })}`}
        isOfOrder={(receiver) => receiver.prNumber === prNumber}
      />
    );
  return (
    <LoadedScreen
      query={proforma}
      title={t.rich('proformaNamed', { prNumber, code: asCode })}
      onBack={back}
      empty={prNumber === '' && <EmptyState icon={IconTransit} title={t('noProformas')} />}
    >
      {(data) =>
        receive && data.status === 'OPEN' && menus.has('/receivePo/editPo') ? (
          <ReceiveProforma key={prNumber} proforma={data} onBack={back} />
        ) : (
          <DrawnProforma proforma={data} onBack={back} onRefresh={proforma.refetch} />
        )
      }
    </LoadedScreen>
  );
}
