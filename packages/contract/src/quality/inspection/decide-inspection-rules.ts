import {
  isMore,
  type KnownLocations,
  locationRules,
  serialRules,
  stockLocationRules,
  type TracedPart,
} from '../../inventory/posting-rules.ts';
import { asLocation } from '../../inventory/posting-shapes.ts';
import type { CallInput } from '../../kit/call.ts';
import { isZero } from '../../kit/fixed-point.ts';
import { sumQuantities } from '../../kit/quantity.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { decideInspection } from './decide-inspection.ts';
import type { Inspection } from './inspection.ts';

export type DecisionBody = CallInput<typeof decideInspection>['body'];

export type ReturnTo = Pick<Inspection, 'vendorId' | 'vendors' | 'vendorsAreCertain'>;

/** The vendor that goods go back to unless somebody chooses another one; null where somebody has to choose. */
export const vendorToReturnTo = ({ vendorId, vendors, vendorsAreCertain }: ReturnTo) =>
  vendorsAreCertain ? (vendors.length === 1 ? (vendors[0]?.vendorId ?? null) : null) : vendorId;

export type DecisionFacts = {
  readonly irNumber: string;
  readonly part: TracedPart;
  readonly returnTo: ReturnTo;
  /** The quantity of the report that waits at a location. */
  readonly waitingAt: (location: string) => string;
};

/** A part of the decision of which there is something. */
const given = <Part extends { readonly quantity: string }>(part: Part | undefined) =>
  part && !isZero(part.quantity) ? part : undefined;

export const givenParts = ({ release, reject }: DecisionBody) => ({ release: given(release), reject: given(reject) });

/** All rules of a decision. Only the server knows the locations. */
export const decisionRules = (body: DecisionBody, facts: DecisionFacts, known?: KnownLocations): Violation[] => {
  const { release, reject } = givenParts(body);
  const location = asLocation(body.location);
  const waiting = facts.waitingAt(location);
  const decided = sumQuantities([release?.quantity ?? '0', reject?.quantity ?? '0']);
  return [
    ...locationRules(body.location, 'location', known),
    ...when(!release && !reject, () => broken('NOTHING_DECIDED', 'release.quantity')),
    ...when(isMore(decided, waiting), () =>
      broken('DECIDED_QTY_OVER_IN_QA', reject ? 'reject.quantity' : 'release.quantity', { waiting, location }),
    ),
    ...(release ? releaseRules(release, location, facts, known) : []),
    ...(reject ? rejectRules(reject, facts) : []),
  ];
};

const releaseRules = (
  release: NonNullable<DecisionBody['release']>,
  from: string,
  { part }: DecisionFacts,
  known?: KnownLocations,
): Violation[] => {
  const to = known?.get(asLocation(release.location));
  const elsewhere = to !== undefined && to.warehouse !== known?.get(from)?.warehouse;
  return [
    ...stockLocationRules(release.location, 'release.location', known),
    ...when(elsewhere, () =>
      broken('RELEASE_TO_OTHER_WAREHOUSE', 'release.location', { location: asLocation(release.location) }),
    ),
    ...serialRules(part, release.quantity, release.serials, 'release.serials'),
  ];
};

const rejectRules = (
  reject: NonNullable<DecisionBody['reject']>,
  { irNumber, part, returnTo }: DecisionFacts,
): Violation[] => [
  ...(reject.to === 'RTV' ? vendorRules(reject.vendorId, irNumber, returnTo) : []),
  ...when(reject.reason === 'OTHER' && !reject.note?.trim(), () =>
    broken('FIELD_REQUIRED', 'reject.note', { msg: 'note' }),
  ),
  ...serialRules(part, reject.quantity, reject.serials, 'reject.serials'),
];

const vendorRules = (chosen: string | undefined, irNumber: string, returnTo: ReturnTo): Violation[] => {
  const { vendors, vendorsAreCertain } = returnTo;
  const isOther = vendorsAreCertain && !vendors.some(({ vendorId }) => vendorId === chosen);
  return [
    ...when(chosen === undefined && vendorToReturnTo(returnTo) === null, () =>
      broken('NO_VENDOR_TO_RETURN_TO', 'reject.vendorId', { irNumber }),
    ),
    ...when(chosen !== undefined && isOther, () =>
      broken('GOODS_OF_OTHER_VENDOR', 'reject.vendorId', {
        irNumber,
        vendors: vendors.map(({ vendorId }) => vendorId).join(', '),
      }),
    ),
  ];
};
