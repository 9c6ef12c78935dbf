import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { PostedReceivers } from '../receivers/PostedReceivers.tsx';
import { ProformaView } from './ProformaView.tsx';
import { ReceiveProforma } from './ReceiveProforma.tsx';
import { useGetProformaReceiver } from './use-get-proforma-receiver.ts';

/** A proforma receiver: goods on the way, received once they are here. */
export function ProformaDetailScreen() {
  const t = useTranslations('receiving');
  const menus = useMenus();
  const { prNumber = '', receive, posted } = useSearch({ from: '/signedIn/proformaReceiver/detail' });
  useTitle(t('proformaTitle', { prNumber }));
  const back = useBackTo('/proformaReceiver/list');
  const proforma = useGetProformaReceiver(posted ? '' : prNumber);
  if (posted)
    return (
      <PostedReceivers
        receiverNumbers={posted.split(' ')}
        list="/proformaReceiver/list"
        order={prNumber}
        form={`/proformaReceiver/detail?${new URLSearchParams({ prNumber, receive: '1' })}`}
        isOfOrder={(receiver) => receiver.prNumber === prNumber}
        next={null}
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
          <ProformaView proforma={data} onBack={back} onRefresh={proforma.refetch} />
        )
      }
    </LoadedScreen>
  );
}
