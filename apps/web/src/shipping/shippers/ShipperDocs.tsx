import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { Fold } from '../../kit/ui/Fold.tsx';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import { IconAttachment } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';

/** Files of what is shipped; they are read with the documents of the part. */
export function ShipperDocs({ shipper: { docs } }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const linkTo = useLinkTo();
  if (docs.length === 0) return null;
  return (
    <Fold title={t('documents')} note={docs.length}>
      <List bare>
        {docs.map(({ documentId, title, part, revision, type, docLang, fileName }) => (
          <ListRow
            key={documentId}
            lead={<IconTile icon={IconAttachment} />}
            title={title || fileName}
            sub={[part, revision, type, docLang].filter(Boolean).join(' · ')}
            href={linkTo('documentsOfPart', part)}
          />
        ))}
      </List>
    </Fold>
  );
}
