import { reportOfDecision } from '@gemba/contract/inventory/decision-number';
import { useTranslations } from 'use-intl';
import { type Thing, useLinkTo } from '../../auth/index.ts';
import { InlineLink } from '../../kit/ui/input/InlineLink.tsx';
import type en from '../texts.en.ts';

type Kind = keyof (typeof en)['kind'];

/** Documents that have a screen of their own. */
const things: Partial<Record<string, Thing>> = {
  po: 'po',
  so: 'so',
  wo: 'wo',
  rma: 'rma',
  rtv: 'rtv',
  receiver: 'receiver',
  shipper: 'shipper',
  issue: 'issue',
  rtv_shipper: 'rtvShipper',
  transfer: 'transfer',
  count: 'count',
  inspection: 'inspection',
  qa_decision: 'inspection',
  ncr: 'ncr',
};

/** An order or document by its name, leading there where this person may go. */
export function DocumentLink({ kind, number }: { kind: string; number: string }) {
  const t = useTranslations('inventory');
  const linkTo = useLinkTo();
  const thing = things[kind];
  const href = thing && linkTo(thing, kind === 'qa_decision' ? reportOfDecision(number) : number);
  const named = (
    <>
      {t.has(`kind.${kind as Kind}`) ? t(`kind.${kind as Kind}`) : kind} <span className="code">{number}</span>
    </>
  );
  return href ? <InlineLink href={href}>{named}</InlineLink> : named;
}
