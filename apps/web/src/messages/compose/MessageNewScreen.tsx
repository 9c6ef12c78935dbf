import { ORDER_TYPES } from '@gemba/contract/kit/order-types';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useGetMessage } from '../detail/use-get-message.ts';
import type { AttachSheet } from './attach-sheet.ts';
import { ComposeForm } from './ComposeForm.tsx';
import type { Chosen } from './receiver.ts';
import type { About } from './use-compose.ts';
import { useListMessageReceivers } from './use-list-message-receivers.ts';

/** Writes a message: a new one, an answer, one to the colleague or about the order or document that the address names. */
export function MessageNewScreen({ AttachSheet }: { AttachSheet: AttachSheet }) {
  const t = useTranslations('messages');
  useTitle(t('newMessage'));
  const back = useBackTo('/setting/message');
  const { reply, to, type, number, document, title } = useSearch({ from: '/signedIn/setting/message-new' });
  const answered = useGetMessage(reply ?? '');
  const receiver = useReceiverNamed(to);
  const orderType = ORDER_TYPES.find((one) => one === type);
  const about: About = {
    ...(orderType && number && { order: { type: orderType, number } }),
    ...(document && { document: { documentId: document, title: title ?? '' } }),
  };
  const form = { AttachSheet, onBack: back };
  if (!reply && !receiver.isLoading) return <ComposeForm {...form} about={about} receivers={receiver.found} />;
  if (answered.data) return <ComposeForm {...form} about={{}} answered={answered.data} />;
  return (
    <Screen header={<AppBar title={t('newMessage')} onBack={back} />} busy={!answered.isError} fill={answered.isError}>
      {answered.error ? <LoadError error={answered.error} onRetry={answered.refetch} /> : <ListSkeleton rows={3} />}
    </Screen>
  );
}

/** The colleague of this name; nobody where there is none, or another one of the same name: then somebody is chosen. */
const useReceiverNamed = (name: string | undefined) => {
  const { data, isLoading, isPlaceholderData } = useListMessageReceivers(name ?? '', !!name);
  const people = name ? (data?.people.filter((person) => person.name === name) ?? []) : [];
  const found: Chosen[] = people.length === 1 ? people.map((person) => ({ type: 'user', ...person })) : [];
  return { isLoading: !!name && (isLoading || isPlaceholderData), found };
};
