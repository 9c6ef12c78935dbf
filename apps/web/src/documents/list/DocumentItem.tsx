import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useSize } from '../../kit/text/use-size.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
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
  IconMail,
  IconReceive,
  IconShow,
} from '../../kit/ui/icons.ts';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useGetDocumentContent } from '../use-get-document-content.ts';
import type { Act } from './act.ts';

type Props = {
  document: DocumentRow;
  /** The link to the preview, if there is one. */
  href: string | undefined;
  revisionsHref: string;
  /** The actions of people who may change documents. */
  onAct: ((act: Act) => void) | undefined;
};

const pictures = { DRAWING: IconDrawing, PHOTO: IconCamera } as const;

export function DocumentItem({ document, href, revisionsHref, onAct }: Props) {
  const t = useTranslations('documents');
  const figures = useFigures();
  const size = useSize();
  const { download } = useGetDocumentContent(document);
  const menus = useMenus();
  const { documentId, title, type, revision, docRev, docLang, docSecLevel, fileName, byteCount, sharedUntil } =
    document;
  const picture = pictures[type as keyof typeof pictures] ?? IconDocument;
  const isPublic = docSecLevel === 'public';
  const items: MenuItem[] = [
    ...(href ? [{ key: 'show', label: t('show'), icon: IconShow, href }] : []),
    { key: 'download', label: t('download'), icon: IconReceive, onSelect: () => void download() },
    ...(menus.has('/setting/message-new')
      ? [
          {
            key: 'send',
            label: t('sendMessage'),
            icon: IconMail,
            href: `/setting/message-new?${new URLSearchParams({ document: documentId, title })}`,
          },
        ]
      : []),
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
      onClick={href ? undefined : () => void download()}
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
