import type { OrderType } from '@gemba/contract/kit/order-types';
import { MESSAGE_LIMITS, type Message } from '@gemba/contract/messages/message';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { type Chosen, keyOf, receiverOf } from './receiver.ts';
import { useSendMessage } from './use-send-message.ts';

type Order = { type: OrderType; number: string };
type Document = { documentId: string; title: string };

/** The order or document that a message is about. */
export type About = { order?: Order; document?: Document };

const FIELDS = ['receivers', 'title', 'content', 'order', 'documents'];
const REPLY = 'RE: ';

/** The message that is answered, or the receivers of a new one. */
type First = { answered: Message | undefined; receivers: readonly Chosen[] };

const nameOf = (about: About, { answered, receivers }: First) => {
  const order = about.order ?? answered?.order;
  const { documentId } = about.document ?? {};
  return ['message', answered?.id, order?.type, order?.number, documentId, ...receivers.map(keyOf)].join(' ');
};

const emptyOf = ({ order, document }: About, { answered, receivers }: First) => ({
  receivers: answered?.sender ? [{ type: 'user' as const, ...answered.sender }] : [...receivers],
  title: answered
    ? (answered.title.startsWith(REPLY) ? answered.title : `${REPLY}${answered.title}`).slice(0, MESSAGE_LIMITS.title)
    : '',
  content: '',
  order: order ?? null,
  documents: document ? [document] : [],
});

/** The form of a message: kept as a draft until it was sent. */
export const useCompose = (about: About, first: First, onSent: (message: Message) => void) => {
  const t = useTranslations('messages');
  const { answered } = first;
  const name = nameOf(about, first);
  const [empty] = useState(() => emptyOf(about, first));
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
  const { receivers, title, content, order, documents } = form.typed;
  return {
    form,
    posting,
    toggle: (one: Chosen) => {
      const without = receivers.filter((other) => keyOf(other) !== keyOf(one));
      form.write({ receivers: without.length < receivers.length ? without : [...receivers, one] });
    },
    /** An answer is about the same order as the message, unless it has another. */
    orderOfAnswer: order ? undefined : (answered?.order ?? undefined),
    attach: (added: About) => {
      const others = documents.filter(({ documentId }) => documentId !== added.document?.documentId);
      form.write({
        ...(added.order && { order: added.order }),
        ...(added.document && { documents: [...others, added.document] }),
      });
    },
    takeOff: (removed: About) => {
      form.write({
        ...(removed.order && { order: null }),
        documents: documents.filter(({ documentId }) => documentId !== removed.document?.documentId),
      });
    },
    send: () => {
      if (!form.mayGo()) return;
      void posting.send({
        body: {
          receivers: receivers.map(receiverOf),
          title,
          content,
          ...(answered && { replyTo: answered.id }),
          ...(order && { order }),
          ...(documents.length > 0 && { documents: documents.map(({ documentId }) => documentId) }),
        },
      });
    },
  };
};
