import type { DocumentRevision } from '@gemba/contract/documents/list-document-revisions';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useSize } from '../../kit/text/use-size.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

type Props = {
  newest: number;
  revision: DocumentRevision;
  /** The link to the preview, if there is one. */
  href?: string | undefined;
  onDownload: () => void;
};

export function RevisionItem({ newest, revision, href, onDownload }: Props) {
  const t = useTranslations('documents');
  const figures = useFigures();
  const size = useSize();
  const { docRev, fileName, byteCount, uploadedBy, uploadedAt, sameFile } = revision;
  const current = docRev === newest;
  return (
    <ListRow
      title={t('editTitle', { docRev })}
      href={href}
      chevron={false}
      onClick={href ? undefined : onDownload}
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
      trailing={<IconButton icon={IconReceive} label={t('downloadRev', { docRev })} onClick={onDownload} />}
    />
  );
}
