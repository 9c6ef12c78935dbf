import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconDocument, IconDrawing, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListDocumentedParts } from './use-list-documented-parts.ts';

type Props = { drawings: boolean; title: string; onBack: () => void };

const LONGEST_SEARCH = 80;

/** Parts that have documents, or drawings: all of them, or by number, description and title as the person types. */
export function DocumentedParts({ drawings, title, onBack }: Props) {
  const t = useTranslations('documents');
  const nameOf = usePartName();
  const navigate = useNavigate();
  const { q = '' }: Record<string, string | undefined> = useSearch({ strict: false });
  const [typed, setTyped] = useTyped(q, (settled) => {
    void navigate({
      to: drawings ? '/drawing/list' : '/document/list',
      search: { q: settled || undefined },
      replace: true,
    });
  });
  const words = q.trim();
  const pages = useListDocumentedParts(q, drawings);
  const nothing = t(drawings ? 'noDrawings' : 'noDocuments');
  return (
    <ListScreen
      title={title}
      onBack={onBack}
      search={
        <SearchField
          code
          focused
          label={t('findDocumented')}
          value={typed}
          maxLength={LONGEST_SEARCH}
          onChange={setTyped}
        />
      }
      pages={pages}
      empty={
        <EmptyState
          icon={drawings ? IconDrawing : IconDocument}
          title={words ? t(drawings ? 'noDrawingOf' : 'noDocumentOf', { words }) : nothing}
          how={t(words ? 'noneOfHow' : 'noneYetHow')}
          action={
            <Button
              kind="outline"
              icon={IconSearch}
              onClick={() => void navigate({ to: '/pnList', search: { q: words || undefined } })}
            >
              {t('findPart')}
            </Button>
          }
        />
      }
    >
      {(part) => (
        <ListRow
          key={part.partNumber}
          href={addressOf(drawings ? 'drawingsOfPart' : 'documentsOfPart', part.partNumber)}
          code
          title={part.partNumber}
          sub={
            <>
              {nameOf(part)}
              <br />
              {part.title}
            </>
          }
          valueSub={t(drawings ? 'drawingCount' : 'documentCount', { count: part.documentCount })}
        />
      )}
    </ListScreen>
  );
}
