import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Fold } from '../../kit/ui/Fold.tsx';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import { IconQuality } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import type { Opened } from './read-address.ts';

type Props = { vendorId: string; documents: Opened['vendor']['qualityDocuments'] };

/** What a vendor has shown of its quality, and until when it holds. Those with a file open on a tap. */
export function QualityPart({ vendorId, documents }: Props) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  if (documents.length === 0) return null;
  return (
    <Fold title={t('qualityDocuments')} note={documents.length} open>
      <List bare>
        {documents.map(({ documentNumber, type, title, issuedOn, validUntil, fileName, valid }) => (
          <ListRow
            key={documentNumber}
            lead={<IconTile icon={IconQuality} />}
            title={title}
            href={
              fileName
                ? `/address/vendor/document?${new URLSearchParams({ vendorId, documentNumber: String(documentNumber) })}`
                : undefined
            }
            sub={[type, issuedOn && t('issued', { day: figures.day(issuedOn) }), fileName].filter(Boolean).join(' · ')}
            chips={
              <StatusTag tone={valid ? 'ok' : 'bad'}>
                {validUntil ? t(valid ? 'validUntil' : 'expired', { day: figures.day(validUntil) }) : t('validAlways')}
              </StatusTag>
            }
          />
        ))}
      </List>
    </Fold>
  );
}
