import { useTranslations } from 'use-intl';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { type Icon, IconClose, IconDocument, IconOrders } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import type { About } from './use-compose.ts';

type Props = {
  order: About['order'] | null;
  orderOfAnswer: About['order'];
  documents: readonly NonNullable<About['document']>[];
  wrong: string | undefined;
  nameOf: (about: About) => string;
  onTakeOff: (about: About) => void;
};

/** The order and the documents that go with a message. The order of the answered message stays with the answer. */
export function AttachedPart({ order, orderOfAnswer, documents, wrong, nameOf, onTakeOff }: Props) {
  const t = useTranslations('messages');
  const row = (about: About, icon: Icon, canGo = true) => {
    const name = nameOf(about);
    return (
      <ListRow
        key={about.document?.documentId ?? 'order'}
        lead={<IconTile icon={icon} />}
        title={name}
        sub={t('attached')}
        trailing={
          canGo && <IconButton icon={IconClose} label={t('takeOff', { name })} onClick={() => onTakeOff(about)} />
        }
      />
    );
  };
  return (
    <>
      {(order || orderOfAnswer || documents.length > 0) && (
        <List aria-label={t('attached')}>
          {order && row({ order }, IconOrders)}
          {orderOfAnswer && row({ order: orderOfAnswer }, IconOrders, false)}
          {documents.map((document) => row({ document }, IconDocument))}
        </List>
      )}
      {wrong && (
        <div data-wrong tabIndex={-1}>
          <Help tone="error">{wrong}</Help>
        </div>
      )}
    </>
  );
}
