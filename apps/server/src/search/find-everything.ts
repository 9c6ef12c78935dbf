import { numberKeys } from '@gemba/contract/kit/number-keys';
import { mayOpen } from '@gemba/contract/screens';
import * as contract from '@gemba/contract/search/find-everything';
import { type HitKind, kindsFor } from '@gemba/contract/search/hit-kinds';
import { findAddresses } from '../addresses/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { operation } from '../kit/http/operation.ts';
import { findParts } from '../parts/index.ts';
import { selectEcns, selectLocations } from './described.ts';
import { type DocumentKind, PREFIXES, selectDocuments } from './documents.ts';
import { EXACT, type HitRow, NOTHING } from './hit-row.ts';
import { selectPartDocuments } from './part-documents.ts';
import { selectContacts, selectEmployees } from './people.ts';
import { plainSigns } from './plain-signs.ts';
import { withApproval } from './with-approval.ts';

interface Typed {
  companyId: number;
  typed: string;
  limit: number;
}

type Finder = (tx: Tx, asked: Typed) => Promise<HitRow[]>;

const document =
  (kind: DocumentKind): Finder =>
  (tx, { companyId, typed, limit }) =>
    tx.all(selectDocuments[kind]({ companyId, keys: numberKeys(typed, PREFIXES[kind]), limit }));

const part: Finder = async (tx, asked) => {
  const rows = await findParts(tx, asked);
  return rows.map(({ partNumber, description, descriptionZh, descriptionEs, uom, onHand, rank }) => {
    const names = { name: description, nameZh: descriptionZh, nameEs: descriptionEs };
    return { ...NOTHING, id: partNumber, ...names, uom, onHand, rank };
  });
};

const address =
  (table: 'customer' | 'vendor'): Finder =>
  async (tx, asked) => {
    const rows = await findAddresses(tx, table, asked);
    return rows.map(({ id, name, city, phone, rank }) => ({ ...NOTHING, id, name, detail: city, phone, rank }));
  };

/** Each kind is one bounded statement on indexes. */
const finders: Readonly<Record<HitKind, Finder>> = {
  part,
  po: document('po'),
  so: document('so'),
  qo: document('qo'),
  wo: document('wo'),
  rma: document('rma'),
  rtv: document('rtv'),
  receiver: document('receiver'),
  shipper: document('shipper'),
  proformaReceiver: document('proformaReceiver'),
  proformaShipper: document('proformaShipper'),
  transfer: document('transfer'),
  count: document('count'),
  issue: document('issue'),
  rtvShipper: document('rtvShipper'),
  inspection: document('inspection'),
  ncr: document('ncr'),
  ecn: (tx, asked) => tx.all(selectEcns({ ...asked, keys: numberKeys(asked.typed, ['ECN']) })),
  document: (tx, asked) => tx.all(selectPartDocuments(asked)),
  location: (tx, asked) => tx.all(selectLocations({ ...asked, keys: numberKeys(asked.typed) })),
  customer: address('customer'),
  vendor: address('vendor'),
  employee: (tx, asked) => tx.all(selectEmployees(asked)),
  customerContact: (tx, asked) => tx.all(selectContacts.customerContact(asked)),
  vendorContact: (tx, asked) => tx.all(selectContacts.vendorContact(asked)),
  departmentContact: (tx, asked) => tx.all(selectContacts.departmentContact(asked)),
};

/** Once each, best first. Where a number is spelled as it was typed, others with the same key are not the exact one. */
const hitsOf = (kind: HitKind, rows: readonly HitRow[], typed: string): contract.Hit[] => {
  const once = rows.filter(({ id }, index) => isPerson(kind) || rows.findIndex((row) => row.id === id) === index);
  const spelled = once.some(({ id, rank }) => rank === EXACT && id === typed.toUpperCase());
  const hits = once.map(({ rank, ...hit }) => {
    const exact = rank === EXACT && (!spelled || hit.id === typed.toUpperCase());
    return { ...hit, kind, exact, canApprove: false };
  });
  return hits.toSorted((one, other) => Number(other.exact) - Number(one.exact));
};

/** Several people stand under one address. */
const isPerson = (kind: HitKind) => kind === 'employee' || kind.endsWith('Contact');

const findKinds = (tx: Tx, kinds: readonly HitKind[], companyId: number, typed: string) => {
  const asked = { companyId, typed, limit: contract.HITS_OF_A_KIND + 1 };
  return Promise.all(kinds.map(async (kind) => ({ kind, hits: hitsOf(kind, await finders[kind](tx, asked), typed) })));
};

export const findEverything = operation(contract.findEverything, async (tx, actor, { query: { q } }) => {
  const { companyId, roles, refId } = actor;
  const person = { roles, onlyConsole: refId === null };
  const kinds = kindsFor((screen) => mayOpen(person, screen));
  const typed = q.trim();
  const plain = plainSigns(typed);
  const asTyped = await findKinds(tx, kinds, companyId, typed);
  const isFound = plain === typed || asTyped.some(({ hits }) => hits.length > 0);
  const found = isFound ? asTyped : await findKinds(tx, kinds, companyId, plain);
  return {
    hits: await withApproval(
      tx,
      actor,
      found.flatMap(({ hits }) => hits.slice(0, contract.HITS_OF_A_KIND)),
    ),
    more: found.filter(({ hits }) => hits.length > contract.HITS_OF_A_KIND).map(({ kind }) => kind),
  };
});
