import { ORDER_TYPES } from '@gemba/contract/kit/order-types';
import type { Message } from '@gemba/contract/messages/message';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useGetMessage } from '../detail/use-get-message.ts';
import { ComposeForm } from './ComposeForm.tsx';
import type { About } from './use-compose.ts';

/** Writes a message: a new one, an answer, or one about the order or document that the address names. */
export function MessageNewScreen() {
  const t = useTranslations('messages');
  useTitle(t('newMessage'));
  const back = useBackTo('/setting/message');
  const { reply, type, number, document, title } = useSearch({ from: '/signedIn/setting/message-new' });
  const answered = useGetMessage(reply ?? '');
  const orderType = ORDER_TYPES.find((one) => one === type);
  const about: About = {
    ...(orderType && number && { order: { type: orderType, number } }),
    ...(document && { document: { documentId: document, title: title ?? '' } }),
  };
  if (!reply) return <ComposeForm about={about} onBack={back} />;
  if (answered.data) return <ComposeForm about={aboutOf(answered.data)} answered={answered.data} onBack={back} />;
  return (
    <Screen header={<AppBar title={t('newMessage')} onBack={back} />} busy={answered.isPending} fill={answered.isError}>
      {answered.isPending && <ListSkeleton rows={3} />}
      {answered.error && <LoadError error={answered.error} onRetry={answered.refetch} />}
    </Screen>
  );
}

const aboutOf = ({ order }: Message): About => (order ? { order } : {});
