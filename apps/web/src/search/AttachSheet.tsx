import { ORDER_TYPES } from '@gemba/contract/kit/order-types';
import { type Hit, LONGEST_SEARCH } from '@gemba/contract/search/find-everything';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../kit/form/use-typed.ts';
import { soundScan } from '../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../kit/scan/use-wedge.ts';
import { announce } from '../kit/ui/feedback/announce.ts';
import { EmptyState } from '../kit/ui/feedback/EmptyState.tsx';
import { Help } from '../kit/ui/feedback/Help.tsx';
import { LoadError } from '../kit/ui/feedback/LoadError.tsx';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { ListSkeleton } from '../kit/ui/feedback/Skeleton.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { SearchField } from '../kit/ui/input/SearchField.tsx';
import type { About, AttachSheetProps } from '../messages/index.ts';
import { HitSection } from './HitSection.tsx';
import { groupHits } from './hit-groups.ts';
import { useFindEverything } from './use-find-everything.ts';
import { useFindNow } from './use-find-now.ts';

/** An order or a document as a message has it; nothing for other hits. */
const aboutOf = ({ kind, id, name }: Hit): About | undefined => {
  if (kind === 'document') return { document: { documentId: id, title: name } };
  const type = ORDER_TYPES.find((one) => one === kind);
  return type && { order: { type, number: id } };
};

const attachable = (hits: readonly Hit[]) => hits.filter((hit) => aboutOf(hit) !== undefined);

/** Finds the order or the document that goes with a message. A scan, and Enter after a whole number, choose it at once. */
export function AttachSheet({ note, open, onAttach, onClose, onClosed }: AttachSheetProps) {
  const t = useTranslations('search');
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTyped(words, setWords);
  const query = useFindEverything(words);
  const findNow = useFindNow();
  const asked = words.trim();
  const hits = asked !== '' && query.data ? attachable(query.data.hits) : undefined;
  const count = query.isPlaceholderData ? undefined : hits?.length;
  useEffect(() => {
    if (count !== undefined) announce(t('found', { count }));
  }, [count, t]);

  const choose = (hit: Hit) => {
    const about = aboutOf(hit);
    if (about) onAttach(about);
  };
  const chooseExact = async (code: string) => {
    const found = attachable(await findNow(code).catch(() => []));
    const exact = found.filter((hit) => hit.exact);
    const [only] = exact;
    if (only && exact.length === 1) choose(only);
    else setWords(code);
    return found.length > 0;
  };
  useWedge((code) => {
    setTyped(code);
    void chooseExact(code).then(soundScan);
  });
  const { exact, groups } = groupHits(hits ?? [], [], asked);
  return (
    <Sheet open={open} onClose={onClose} onClosed={onClosed} scansOn title={t('attach.title')} sub={note}>
      <SearchField
        code
        label={t('attach.what')}
        value={typed}
        maxLength={LONGEST_SEARCH}
        onChange={setTyped}
        onSubmit={(code) => void (code.trim() !== '' && chooseExact(code))}
      />
      {asked === '' && <Help>{t('attach.how')}</Help>}
      {asked !== '' && query.isPending && <ListSkeleton rows={3} lead />}
      {asked !== '' && query.error && !query.data && <LoadError error={query.error} onRetry={query.refetch} />}
      {exact.length > 0 && <HitSection title={t('exact')} hits={exact} typed={asked} chosen onOpen={choose} />}
      {groups.map(({ group, hits: own }) => (
        <HitSection key={group} title={t(`groups.${group}`)} hits={own} typed={asked} chosen onOpen={choose} />
      ))}
      {count === 0 && (
        <EmptyState icon={IconSearch} title={t('attach.nothing', { words: asked })} how={t('nothingHow')} />
      )}
    </Sheet>
  );
}
