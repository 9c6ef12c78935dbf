import type { CallReply } from '@gemba/contract/kit/call';
import type { findEverything, Hit } from '@gemba/contract/search/find-everything';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { ExactHit } from './ExactHit.tsx';
import { HitSection, keyOf } from './HitSection.tsx';
import { groupHits } from './hit-groups.ts';

type Props = {
  found: CallReply<typeof findEverything>;
  typed: string;
  onOpen: (hit: Hit, address: `/${string}`) => void;
  /** A row is a link: it is followed by itself. */
  onFollow: (hit: Hit) => void;
  /** Functions where it begins a word: they come before the groups where it stands inside of one. */
  functions: ReactNode;
};

/** The exact hits with their next step, then the others by group. */
export function FoundHits({ found: { hits, more }, typed, onOpen, onFollow, functions }: Props) {
  const t = useTranslations('search');
  const { exact, groups } = groupHits(hits, more, typed);
  const sections = (beginning: boolean) =>
    groups
      .filter(({ begins }) => begins === beginning)
      .map(({ group, hits: own, all }) => (
        <HitSection key={group} title={t(`groups.${group}`)} hits={own} typed={typed} all={all} onOpen={onFollow} />
      ));
  return (
    <>
      {exact.length > 0 && (
        <section>
          <SectionHeader title={t('exact')} note={t('found', { count: hits.length })} />
          {exact.map((hit) => (
            <ExactHit key={keyOf(hit)} hit={hit} typed={typed} onOpen={(address) => onOpen(hit, address)} />
          ))}
        </section>
      )}
      {sections(true)}
      {functions}
      {sections(false)}
    </>
  );
}
