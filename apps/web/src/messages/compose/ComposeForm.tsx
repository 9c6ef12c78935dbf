import { MESSAGE_LIMITS, type Message } from '@gemba/contract/messages/message';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { announce } from '../../kit/ui/feedback/announce.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconAdd, IconAttachment, IconClose, IconSend } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { AttachedPart } from './AttachedPart.tsx';
import type { AttachSheet } from './attach-sheet.ts';
import styles from './ComposeForm.module.css';
import { ReceiverSheet } from './ReceiverSheet.tsx';
import { type Chosen, keyOf } from './receiver.ts';
import { type About, useCompose } from './use-compose.ts';

type Props = {
  about: About;
  answered?: Message;
  /** Filled in at first, where it is no answer. */
  receivers?: readonly Chosen[];
  AttachSheet: AttachSheet;
  onBack: () => void;
};

export function ComposeForm({ about, answered, receivers: first = [], AttachSheet, onBack }: Props) {
  const t = useTranslations('messages');
  const navigate = useNavigate();
  const named = useTranslations('deciding');
  const [choosing, setChoosing] = useState(false);
  // Undefined once the sheet has closed: it gives the focus back first.
  const [attaching, setAttaching] = useState<boolean>();
  const attachButton = useRef<HTMLButtonElement>(null);
  const compose = useCompose(about, { answered, receivers: first }, ({ id, receiverCount }) => {
    showToast(t('sent', { count: receiverCount }));
    void navigate({ to: '/setting/message-detail/$id', params: { id: String(id) }, replace: true });
  });
  const { form, posting, toggle, orderOfAnswer, send } = compose;
  const { receivers, title, content, order, documents } = form.typed;
  const present = order ?? orderOfAnswer;
  const nameOf = (one: About) =>
    one.order ? named(`named.${one.order.type}`, { number: one.order.number }) : (one.document?.title ?? '');
  const attach = (added: About) => {
    setAttaching(false);
    if (added.document && documents.length >= MESSAGE_LIMITS.documents)
      return showToast(t('documentsFull', { count: MESSAGE_LIMITS.documents }), { urgent: true });
    compose.attach(added);
    announce(t('nowAttached', { name: nameOf(added) }));
  };
  const takeOff = (removed: About) => {
    compose.takeOff(removed);
    // Its own button is gone.
    attachButton.current?.focus();
  };
  const missing = form.errorAt('receivers');
  return (
    <Screen
      header={<AppBar title={answered ? t('answer') : t('newMessage')} onBack={onBack} />}
      footer={
        <ActionBar>
          <PostButton posting={posting} onPost={send} check={t('checkSent')} icon={IconSend}>
            {t('send')}
          </PostButton>
        </ActionBar>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <div role="group" aria-label={t('to')} className={styles['receivers']}>
          <span className={styles['to']}>{t('to')}</span>
          {receivers.map((one) => (
            <Button
              key={keyOf(one)}
              small
              kind="outline"
              icon={IconClose}
              aria-label={t('takeOff', { name: one.name })}
              onClick={() => toggle(one)}
            >
              {one.name}
            </Button>
          ))}
          <Button small kind="outline" icon={IconAdd} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t('addReceiver')}
          </Button>
        </div>
        {missing && (
          <div data-wrong tabIndex={-1}>
            <Help tone="error">{missing}</Help>
          </div>
        )}
        <Field
          label={t('title')}
          value={title}
          maxLength={MESSAGE_LIMITS.title}
          error={form.errorAt('title')}
          onChange={({ target }) => form.write({ title: target.value })}
        />
        <TextArea
          label={t('content')}
          rows={8}
          value={content}
          maxLength={MESSAGE_LIMITS.content}
          error={form.errorAt('content')}
          onChange={({ target }) => form.write({ content: target.value })}
        />
        <AttachedPart
          order={order}
          orderOfAnswer={orderOfAnswer}
          documents={documents}
          wrong={form.errorAt('order') ?? form.errorAt('documents')}
          nameOf={nameOf}
          onTakeOff={takeOff}
        />
        <div>
          <Button
            ref={attachButton}
            small
            kind="outline"
            icon={IconAttachment}
            aria-haspopup="dialog"
            onClick={() => setAttaching(true)}
          >
            {t('attach')}
          </Button>
        </div>
      </PostingFields>
      {choosing && <ReceiverSheet chosen={receivers} onToggle={toggle} onClose={() => setChoosing(false)} />}
      {attaching !== undefined && (
        <Suspense>
          <AttachSheet
            note={present && t('replacesOrder', { order: nameOf({ order: present }) })}
            open={attaching}
            onAttach={attach}
            onClose={() => setAttaching(false)}
            onClosed={() => setAttaching(undefined)}
          />
        </Suspense>
      )}
    </Screen>
  );
}
