import { AUDIT_KINDS } from '@gemba/contract/companies/audit';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAudit, IconClose } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { AuditRow } from './AuditRow.tsx';
import { auditFiltersIn, useListAuditEntries } from './use-list-audit-entries.ts';

const LONGEST = 80;
const PERSON = 'person';

/** The changes of users, settings and places, by words, by kind and by person. */
export function AuditScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  const navigate = useNavigate();
  const { q = '', kind, by } = auditFiltersIn(useSearch({ from: '/signedIn/admin/audit' }));
  const show = (next: { q?: string | undefined; kind?: string | undefined; by?: string | undefined }) =>
    void navigate({ to: '/admin/audit', search: { q: q || undefined, kind, by, ...next }, replace: true });
  const [typed, setTyped] = useTyped(q, (words) => show({ q: words.trim() || undefined }));
  const pages = useListAuditEntries({ q, kind, by });
  const narrowed = !!q || !!kind || !!by;
  return (
    <ListScreen
      title={t('audit')}
      onBack={back}
      pages={pages}
      search={
        <>
          <SearchField label={t('findAudit')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          <FilterChips
            label={t('auditFilter')}
            chips={[
              ...(by ? [{ value: PERSON, label: t('changedBy', { userName: by }), icon: IconClose }] : []),
              ...AUDIT_KINDS.map((value) => ({ value: value as string, label: t(`kinds.${value}`) })),
            ]}
            chosen={[...(by ? [PERSON] : []), ...(kind ? [kind] : [])]}
            onToggle={(value) =>
              show(value === PERSON ? { by: undefined } : { kind: value === kind ? undefined : value })
            }
          />
        </>
      }
      empty={
        <EmptyState
          icon={IconAudit}
          title={t(narrowed ? 'noAuditFound' : 'noAudit')}
          how={t(narrowed ? 'noAuditFoundHow' : 'noAuditHow')}
        />
      }
    >
      {(entry) => <AuditRow key={entry.entryId} entry={entry} />}
    </ListScreen>
  );
}
