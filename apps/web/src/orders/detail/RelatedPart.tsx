import type { OrderDocument, RelatedDocument } from '@gemba/contract/orders/order-shapes';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { type Thing, useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconAttachment } from '../../kit/ui/icons.ts';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import type { RelatedName } from './detail-kind.ts';

type RelatedProps = { name: RelatedName; thing: Thing | undefined; documents: readonly RelatedDocument[] };

/** The documents of one kind that this order has led to. */
export function RelatedPart({ name, thing, documents }: RelatedProps) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const linkTo = useLinkTo();
  if (documents.length === 0) return null;
  return (
    <Fold title={t(`related.${name}`)} note={documents.length}>
      <List bare>
        {documents.map(({ number, date, status }) => (
          <ListRow
            key={number}
            code
            title={number}
            sub={date && figures.day(date)}
            value={<OrderStatus status={status} />}
            href={thing && linkTo(thing, number)}
          />
        ))}
      </List>
    </Fold>
  );
}

type DocumentsProps = {
  documents: readonly OrderDocument[];
  /** A card of its own that is folded at first; otherwise plain rows. */
  folded: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Files attached to the order or its parts; they open in the document list of the part. */
export function DocumentsPart({ documents, folded, ref }: DocumentsProps) {
  const t = useTranslations('orders');
  const file = useTranslations('documents');
  const linkTo = useLinkTo();
  if (documents.length === 0) return null;
  const rows = (
    <List bare aria-label={t('documents')}>
      {documents.map(({ documentId, title, part, revision, type, docLang, docSecLevel, fileName, fileType }) => (
        <ListRow
          key={documentId}
          lead={<IconTile icon={IconAttachment} />}
          title={title || fileName}
          sub={[
            part,
            revision,
            file(`types.${type}`),
            file(`langs.${docLang}`),
            fileType,
            file(`levels.${docSecLevel}`),
          ]
            .filter(Boolean)
            .join(' · ')}
          href={linkTo('documentsOfPart', part)}
        />
      ))}
    </List>
  );
  return (
    <div ref={ref}>
      {folded ? (
        <Fold title={t('documents')} note={documents.length}>
          {rows}
        </Fold>
      ) : (
        rows
      )}
    </div>
  );
}
