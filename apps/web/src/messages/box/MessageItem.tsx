import type { MessageRow } from '@gemba/contract/messages/message';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { classesOf } from '../../kit/ui/classes.ts';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { IconAttachment } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './MessageItem.module.css';

const c = classesOf(styles);

const BEGINNING = 90;

/** As much as fits two lines, up to the end of a word. */
const beginningOf = (content: string) =>
  content.length > BEGINNING ? `${content.slice(0, BEGINNING).replace(/\s\S*$/, '')} …` : content;

/** One message of a box. Unread is said in words too, and not by weight and colour alone. */
export function MessageItem({ row, outbox }: { row: MessageRow; outbox: boolean }) {
  const t = useTranslations('messages');
  const { time } = useFigures();
  const { receiver, receivers, sender } = row;
  const to = receivers > 1 ? t('firstOf', { name: receiver ?? '', count: receivers - 1 }) : (receiver ?? '');
  const name = outbox ? to : (sender?.name ?? t('app'));
  const unread = row.unread && !outbox;
  return (
    <ListRow
      href={`/setting/message-detail/${row.id}`}
      chevron={false}
      lead={<Avatar name={outbox ? (receiver ?? '') : name} />}
      title={
        <span className={c('head')}>
          <span className={c('name', unread && 'unread')}>{outbox ? t('toName', { name: to }) : name}</span>
          <span className={c('time', unread && 'unread')}>{time(row.sendDate)}</span>
        </span>
      }
      sub={
        <span className={c('letter')}>
          <span className={c('title', unread && 'unread')}>{wholeCodes(row.title)}</span>
          <span className={c('line')}>
            <span className={c('content')}>{wholeCodes(beginningOf(row.content))}</span>
            {row.documents > 0 && <IconAttachment size={16} aria-label={t('withDocument')} />}
            {unread && (
              <span className={c('dot')}>
                <span className="sr-only">{t('unread')}</span>
              </span>
            )}
          </span>
        </span>
      }
    />
  );
}
