import { mayKeepQualityDocuments } from '@gemba/contract/addresses/quality-documents';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconQuality } from '../../kit/ui/icons.ts';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import type { Opened } from './read-address.ts';

type Props = { vendorId: string; documents: Opened['vendor']['qualityDocuments'] };

/** The quality documents of a vendor and their expiry. One with a file opens on a tap; quality adds others. */
export function QualityPart({ vendorId, documents }: Props) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const file = useTranslations('documents');
  const nameOf = (type: string) => {
    const name = `types.${type}` as Parameters<typeof file>[0];
    return file.has(name) ? file(name) : type;
  };
  const { roles } = usePerson();
  const keeps = mayKeepQualityDocuments(roles);
  if (documents.length === 0 && !keeps) return null;
  return (
    <Fold title={t('qualityDocuments')} note={documents.length} open>
      <List bare>
        {documents.map(({ documentNumber, type, title, issuedOn, validUntil, fileName, valid }) => (
          <ListRow
            key={documentNumber}
            lead={<IconTile icon={IconQuality} />}
            title={title}
            href={
              fileName || keeps
                ? `/address/vendor/document?${new URLSearchParams({ vendorId, documentNumber: String(documentNumber) })}`
                : undefined
            }
            sub={[nameOf(type), issuedOn && t('issued', { day: figures.day(issuedOn) }), fileName]
              .filter(Boolean)
              .join(' · ')}
            chips={
              <StatusTag tone={valid ? 'ok' : 'bad'}>
                {validUntil ? t(valid ? 'validUntil' : 'expired', { day: figures.day(validUntil) }) : t('validAlways')}
              </StatusTag>
            }
          />
        ))}
        {keeps && (
          <ListRow
            lead={<IconTile icon={IconAdd} />}
            title={t('addQuality')}
            href={`/address/vendor/documentForm?${new URLSearchParams({ vendorId })}`}
          />
        )}
      </List>
    </Fold>
  );
}
