import { MESSAGE_LIMITS, type Message } from '@gemba/contract/messages/message';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconAdd, IconClose, IconDocument, IconOrders, IconSend } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './ComposeForm.module.css';
import { ReceiverSheet } from './ReceiverSheet.tsx';
import { type Chosen, keyOf } from './receiver.ts';
import { type About, useCompose } from './use-compose.ts';

type Props = {
  about: About;
  answered?: Message;
  /** Filled in at first, where it is no answer. */
  receivers?: readonly Chosen[];
  onBack: () => void;
};

export function ComposeForm({ about, answered, receivers: first = [], onBack }: Props) {
  const t = useTranslations('messages');
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const { form, posting, toggle, send } = useCompose(about, { answered, receivers: first }, ({ id, receiverCount }) => {
    showToast(t('sent', { count: receiverCount }));
    void navigate({ to: '/setting/message-detail/$id', params: { id: String(id) }, replace: true });
  });
  const { typed } = form;
  const { receivers, title, content } = typed;
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
        <AboutPart about={about} />
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
      </PostingFields>
      {choosing && <ReceiverSheet chosen={receivers} onToggle={toggle} onClose={() => setChoosing(false)} />}
    </Screen>
  );
}

/** The order or the document that goes with it. */
function AboutPart({ about: { order, document } }: { about: About }) {
  const t = useTranslations('messages');
  const named = useTranslations('deciding');
  if (!order && !document) return null;
  return (
    <List aria-label={t('attached')}>
      {order && (
        <ListRow
          lead={<IconTile icon={IconOrders} />}
          title={named(`named.${order.type}`, { number: order.number })}
          sub={t('attached')}
        />
      )}
      {document && <ListRow lead={<IconTile icon={IconDocument} />} title={document.title} sub={t('attached')} />}
    </List>
  );
}
