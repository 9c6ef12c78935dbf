import type { OrderType } from '@gemba/contract/kit/order-types';
import { MESSAGE_LIMITS, type Message } from '@gemba/contract/messages/message';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { type Chosen, keyOf, receiverOf } from './receiver.ts';
import { useSendMessage } from './use-send-message.ts';

/** The order or document that a message is about. */
export type About = {
  order?: { type: OrderType; number: string };
  document?: { documentId: string; title: string };
};

const FIELDS = ['receivers', 'title', 'content'];
const REPLY = 'RE: ';

/** The message that is answered, or the receivers of a new one. */
type First = { answered: Message | undefined; receivers: readonly Chosen[] };

const nameOf = ({ order, document }: About, { answered, receivers }: First) =>
  ['message', answered?.id, order?.type, order?.number, document?.documentId, ...receivers.map(keyOf)].join(' ');

const emptyOf = ({ answered, receivers }: First) => ({
  receivers: answered?.sender ? [{ type: 'user' as const, ...answered.sender }] : [...receivers],
  title: answered
    ? (answered.title.startsWith(REPLY) ? answered.title : `${REPLY}${answered.title}`).slice(0, MESSAGE_LIMITS.title)
    : '',
  content: '',
});

/** The form of a message: kept as a draft until it was sent. */
export const useCompose = (about: About, first: First, onSent: (message: Message) => void) => {
  const t = useTranslations('messages');
  const { answered } = first;
  const name = nameOf(about, first);
  const [empty] = useState(() => emptyOf(first));
  const posting = useSendMessage(name, onSent);
  const form = useForm({
    name,
    empty,
    errorsOf: ({ receivers, title, content }) => {
      const errors = new Map<FieldPath, FormError>();
      if (receivers.length === 0) errors.set('receivers', { message: t('receiverMissing'), late: true });
      if (title.trim() === '') errors.set('title', { message: t('titleMissing'), late: true });
      if (content.trim() === '') errors.set('content', { message: t('contentMissing'), late: true });
      return errors;
    },
    fieldOf: ({ field }) => FIELDS.find((one) => one === field),
    posting,
  });
  const { receivers, title, content } = form.typed;
  return {
    form,
    posting,
    toggle: (one: Chosen) => {
      const without = receivers.filter((other) => keyOf(other) !== keyOf(one));
      form.write({ receivers: without.length < receivers.length ? without : [...receivers, one] });
    },
    send: () => {
      if (!form.mayGo()) return;
      const { order, document } = about;
      void posting.send({
        body: {
          receivers: receivers.map(receiverOf),
          title,
          content,
          ...(answered ? { replyTo: answered.id } : order && { order }),
          ...(document && { documents: [document.documentId] }),
        },
      });
    },
  };
};
