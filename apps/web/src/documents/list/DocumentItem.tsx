import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useSize } from '../../kit/text/use-size.ts';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import {
  IconCamera,
  IconClock,
  IconCompany,
  IconDelete,
  IconDocument,
  IconDrawing,
  IconEdit,
  IconLanguage,
  IconLink,
  IconReceive,
  IconShow,
} from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { MenuButton, type MenuItem } from '../../kit/ui/MenuButton.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { useDownload } from '../use-download.ts';
import type { Act } from './act.ts';

type Props = {
  document: DocumentRow;
  /** Where it is looked at, if it can be. */
  href: string | undefined;
  revisionsHref: string;
  /** For whoever may change documents. */
  onAct: ((act: Act) => void) | undefined;
};

const pictures = { DRAWING: IconDrawing, PHOTO: IconCamera } as const;

export function DocumentItem({ document, href, revisionsHref, onAct }: Props) {
  const t = useTranslations('documents');
  const figures = useFigures();
  const size = useSize();
  const download = useDownload();
  const { title, type, revision, docRev, docLang, docSecLevel, fileName, byteCount, sharedUntil } = document;
  const picture = pictures[type as keyof typeof pictures] ?? IconDocument;
  const isPublic = docSecLevel === 'public';
  const items: MenuItem[] = [
    ...(href ? [{ key: 'show', label: t('show'), icon: IconShow, href }] : []),
    { key: 'download', label: t('download'), icon: IconReceive, onSelect: () => void download(document) },
    { key: 'revisions', label: t('revisionsOf', { count: docRev }), icon: IconClock, href: revisionsHref },
    ...(onAct
      ? [
          { key: 'edit', label: t('edit'), icon: IconEdit, onSelect: () => onAct('edit') },
          ...(isPublic ? [{ key: 'share', label: t('share'), icon: IconLink, onSelect: () => onAct('share') }] : []),
          { key: 'delete', label: t('delete'), icon: IconDelete, onSelect: () => onAct('delete') },
        ]
      : []),
  ];
  return (
    <ListRow
      lead={<IconTile icon={picture} />}
      title={title}
      href={href}
      chevron={false}
      onClick={href ? undefined : () => void download(document)}
      sub={
        <>
          <span className="code">{fileName}</span>
          <br />
          {t('rowSub', { type: t(`types.${type}`), revision: revision ?? '', docRev, lang: t(`langs.${docLang}`) })}
          <br />
          {t('rowMeta', { size: size(byteCount), who: document.uploadedBy, when: figures.moment(document.uploadedAt) })}
        </>
      }
      chips={
        <>
          <StatusTag tone={isPublic ? 'info' : 'idle'} icon={isPublic ? IconLanguage : IconCompany}>
            {t(`levels.${docSecLevel}`)}
          </StatusTag>
          {sharedUntil && (
            <StatusTag tone="warn" icon={IconLink}>
              {t('sharedUntil', { when: figures.moment(sharedUntil) })}
            </StatusTag>
          )}
        </>
      }
      trailing={<MenuButton label={t('actsOf', { title })} items={items} />}
    />
  );
}
