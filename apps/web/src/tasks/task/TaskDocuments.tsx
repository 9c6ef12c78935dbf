import { FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import type { Task, TaskDocument } from '@gemba/contract/tasks/task/task-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { IconDocument, IconDrawing } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';

const KINDS = [
  { type: 'WORK_INSTRUCTION', screen: '/document/list', icon: IconDocument },
  { type: 'DRAWING', screen: '/drawing/list', icon: IconDrawing },
] as const;

const isShown = ({ fileType }: TaskDocument) => isFileType(fileType) && FILE_TYPES[fileType].previewable;

/** Work instruction and drawing of the part, in the reader's language where there is one: one tap away. */
export function TaskDocuments({ task }: { task: Task }) {
  const t = useTranslations('tasks');
  const navigate = useNavigate();
  const menus = useMenus();
  const own = useLocale() === 'zh-CN' ? 'cn' : 'en';
  const { documents, part, revision } = task;
  return KINDS.map(({ type, screen, icon }) => {
    const all = documents.filter((document) => document.type === type);
    const best = all.find(({ docLang }) => docLang === own) ?? all[0];
    if (!best || !menus.has(screen)) return null;
    const open = isShown(best) ? best.documentId : undefined;
    return (
      <IconButton
        key={type}
        icon={icon}
        label={t(`documents.${type}`)}
        onClick={() => void navigate({ to: screen, search: { partNumber: part, revision, open } })}
      />
    );
  });
}
