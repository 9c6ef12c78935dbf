import type { Message } from '@gemba/contract/messages/message';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { messageState, useLinkTo, useMenus } from '../../auth/index.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { type Icon, IconDocument, IconFold, IconMail, IconOrders, IconSend, IconUnfold } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { InlineLink } from '../../kit/ui/input/InlineLink.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import styles from './MessageDetailScreen.module.css';
import { type Mention, mentionsIn, piecesOf } from './mentions.ts';
import { useGetMessage } from './use-get-message.ts';
import { useReadMessage } from './use-read-message.ts';

/** One message, with ways to what it is about. */
export function MessageDetailScreen() {
  const t = useTranslations('messages');
  const { id } = useParams({ from: '/signedIn/setting/message-detail/$id' });
  useTitle(t('message'));
  const back = useBackTo('/setting/message');
  const { data, error, isPending, refetch } = useGetMessage(id);
  const { messageCount } = useStore(messageState);
  useReadMessage(data);
  return (
    <Screen
      stack
      header={
        <AppBar
          title={t('message')}
          subtitle={messageCount > 0 && t('unreadCount', { count: messageCount })}
          onBack={back}
          actions={
            data && (
              <>
                <ToNeighbour id={data.newer} icon={IconUnfold} label={t('newer')} />
                <ToNeighbour id={data.older} icon={IconFold} label={t('older')} />
              </>
            )
          }
        />
      }
      footer={data && <MessageBar message={data} />}
      busy={isPending}
      fill={error !== null && !data}
    >
      {isPending && <ListSkeleton rows={3} />}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data && <MessageView message={data} />}
    </Screen>
  );
}

/** The list stays one step back, however many messages were read in between. */
function ToNeighbour({ id, icon, label }: { id: number | null; icon: Icon; label: string }) {
  const navigate = useNavigate();
  const go = () => void navigate({ to: '/setting/message-detail/$id', params: { id: String(id) }, replace: true });
  return <IconButton icon={icon} label={label} disabled={id === null} onClick={go} />;
}

function MessageView({ message }: { message: Message }) {
  const t = useTranslations('messages');
  const { moment } = useFigures();
  const { sender, receivers, receiverCount, title, content, replyTo } = message;
  const name = sender?.name ?? t('app');
  const [first] = receivers;
  const to =
    receiverCount > 1 ? t('firstOf', { name: first?.name ?? '', count: receiverCount - 1 }) : (first?.name ?? '');
  return (
    <>
      <Card pad>
        <div className={styles['head']}>
          <Avatar name={name} />
          <div className={styles['who']}>
            <div className={styles['name']}>{name}</div>
            <div className={styles['meta']}>
              {t('toName', { name: to })} · {moment(message.sendDate)}
            </div>
          </div>
        </div>
        <h2 className={styles['title']}>
          <WithOrders text={title} />
        </h2>
        <p className={styles['content']}>
          <WithOrders text={content} />
        </p>
      </Card>
      {replyTo && (
        <List>
          <ListRow
            href={`/setting/message-detail/${replyTo.id}`}
            lead={<IconTile icon={IconMail} />}
            title={replyTo.title}
            sub={t('answers')}
          />
        </List>
      )}
      <Mentioned message={message} />
      <Receivers message={message} />
    </>
  );
}

/** Orders that a text names are links, for those who may open them. */
function WithOrders({ text }: { text: string }) {
  const linkTo = useLinkTo();
  return piecesOf(text).map(({ text: piece, mention }, at) => {
    const href = mention && linkTo(mention.type, mention.number);
    return href ? (
      <InlineLink key={at} href={href}>
        {wholeCodes(piece)}
      </InlineLink>
    ) : (
      <Fragment key={at}>{wholeCodes(piece)}</Fragment>
    );
  });
}

const ordersOf = ({ order, title, content }: Message): Mention[] => {
  const named = mentionsIn(title, content);
  if (!order) return named;
  return [order, ...named.filter((one) => one.type !== order.type || one.number !== order.number)];
};

function Mentioned({ message }: { message: Message }) {
  const t = useTranslations('messages');
  const named = useTranslations('deciding');
  const linkTo = useLinkTo();
  const orders = ordersOf(message);
  const { documents } = message;
  if (orders.length + documents.length === 0) return null;
  return (
    <ListSection title={t('mentioned')}>
      {orders.map(({ type, number }) => (
        <ListRow
          key={`${type} ${number}`}
          href={linkTo(type, number)}
          lead={<IconTile icon={IconOrders} />}
          title={named(`named.${type}`, { number })}
        />
      ))}
      {documents.map(({ documentId, title, fileName, partNumber }) => {
        const list = linkTo('documentsOfPart', partNumber);
        return (
          <ListRow
            key={documentId}
            href={list && `${list}&open=${documentId}`}
            lead={<IconTile icon={IconDocument} />}
            title={title}
            sub={fileName}
          />
        );
      })}
    </ListSection>
  );
}

/** Its sender sees who has read it. */
function Receivers({ message: { receivers, receiverCount, sent } }: { message: Message }) {
  const t = useTranslations('messages');
  const { moment } = useFigures();
  if (!sent && receiverCount < 2) return null;
  return (
    <Fold title={t('receivers', { count: receiverCount })}>
      <List>
        {receivers.map(({ userId, name, readAt }) => (
          <ListRow
            key={userId}
            lead={<Avatar name={name} />}
            title={name}
            sub={sent && (readAt ? t('readAt', { moment: moment(readAt) }) : t('notRead'))}
          />
        ))}
      </List>
      {receiverCount > receivers.length && <p>{t('andMore', { count: receiverCount - receivers.length })}</p>}
    </Fold>
  );
}

function MessageBar({ message }: { message: Message }) {
  const t = useTranslations('messages');
  const named = useTranslations('deciding');
  const navigate = useNavigate();
  const menus = useMenus();
  const linkTo = useLinkTo();
  const [order] = ordersOf(message).filter(({ type, number }) => linkTo(type, number));
  const href = order && linkTo(order.type, order.number);
  const canReply = menus.has('/setting/message-new') && message.received && message.sender !== null;
  if (!canReply && !href) return null;
  const reply = () => void navigate({ to: '/setting/message-new', search: { reply: String(message.id) } });
  return (
    <ActionBar>
      {canReply && (
        <Button kind={href ? 'quiet' : 'primary'} wide icon={IconSend} onClick={reply}>
          {t('reply')}
        </Button>
      )}
      {href && (
        <Button kind="primary" wide onClick={() => void navigate({ href })}>
          {t('openOrder', { order: named(`named.${order.type}`, { number: order.number }) })}
        </Button>
      )}
    </ActionBar>
  );
}
