import type { DocumentRevision } from '@gemba/contract/documents/document-revisions';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useSize } from '../../kit/text/use-size.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { useDownload } from '../use-download.ts';

type Props = {
  document: DocumentRow;
  revision: DocumentRevision;
  /** Where it is looked at, if it can be. */
  href: string | undefined;
};

export function RevisionItem({ document: { documentId, docRev: newest }, revision, href }: Props) {
  const t = useTranslations('documents');
  const figures = useFigures();
  const size = useSize();
  const download = useDownload();
  const { docRev, fileName, byteCount, uploadedBy, uploadedAt, sameFile } = revision;
  const take = () => void download({ documentId, docRev, fileName });
  const current = docRev === newest;
  return (
    <ListRow
      title={t('editTitle', { docRev })}
      href={href}
      chevron={false}
      onClick={href ? undefined : take}
      sub={
        <>
          <span className="code">{fileName}</span>
          <br />
          {t('rowMeta', { size: size(byteCount), who: uploadedBy, when: figures.moment(uploadedAt) })}
        </>
      }
      chips={
        (current || sameFile) && (
          <>
            {current && <StatusTag tone="ok">{t('current')}</StatusTag>}
            {sameFile && (
              <StatusTag tone="idle" plain>
                {t('sameFile')}
              </StatusTag>
            )}
          </>
        )
      }
      trailing={<IconButton icon={IconReceive} label={t('downloadRev', { docRev })} onClick={take} />}
    />
  );
}
