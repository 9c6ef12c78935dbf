import type { Hit } from '@gemba/contract/search/find-everything';
import { HIT_SCREENS, type HitKind } from '@gemba/contract/search/hit-kinds';
import { useTranslations } from 'use-intl';
import { addressOf, type Thing } from '../auth/index.ts';
import { usePartName } from '../kit/text/use-part-name.ts';
import {
  type Icon,
  IconAddressBook,
  IconCount,
  IconDocument,
  IconDocuments,
  IconInspection,
  IconLocation,
  IconMaintenance,
  IconPart,
  IconPeople,
  IconProblem,
  IconProformaShipper,
  IconPurchase,
  IconQuote,
  IconReceive,
  IconRevision,
  IconRtvShippers,
  IconShip,
  IconTransfers,
  IconTransit,
  IconUndo,
  IconUser,
  IconVendor,
  IconWorkOrder,
} from '../kit/ui/icons.ts';

const icons: Readonly<Record<HitKind, Icon>> = {
  part: IconPart,
  po: IconPurchase,
  so: IconDocument,
  qo: IconQuote,
  wo: IconWorkOrder,
  rma: IconUndo,
  rtv: IconUndo,
  receiver: IconReceive,
  shipper: IconShip,
  proformaReceiver: IconTransit,
  proformaShipper: IconProformaShipper,
  transfer: IconTransfers,
  count: IconCount,
  issue: IconMaintenance,
  rtvShipper: IconRtvShippers,
  inspection: IconInspection,
  ncr: IconProblem,
  ecn: IconRevision,
  document: IconDocuments,
  location: IconLocation,
  customer: IconAddressBook,
  vendor: IconVendor,
  employee: IconUser,
  departmentContact: IconPeople,
  customerContact: IconPeople,
  vendorContact: IconPeople,
};

/** The thing that a person stands under. */
const places: Partial<Record<HitKind, Thing>> = {
  employee: 'department',
  departmentContact: 'department',
  customerContact: 'customer',
  vendorContact: 'vendor',
};

/** The screen of a hit. */
export const addressOfHit = ({ kind, id, detail }: Pick<Hit, 'kind' | 'id' | 'detail'>): `/${string}` =>
  kind === 'document'
    ? `${addressOf('documentsOfPart', detail ?? '')}&open=${id}`
    : addressOf(places[kind] ?? (kind as HitKind & Thing), id);

const isCompany = (kind: HitKind) => kind === 'customer' || kind === 'vendor';
const isNumbered = (kind: HitKind): kind is Numbered => !isCompany(kind) && kind !== 'document' && !places[kind];

/** The screen that a person must be able to open. */
export const screenOfHit = (kind: HitKind) => HIT_SCREENS[kind];

export interface HitView {
  icon: Icon;
  title: string;
  /** Its title is a number. */
  code: boolean;
  sub: string;
  href: `/${string}`;
}

/** How a hit is shown: a number with the name below it, a name with its number below. */
export const useHitView = () => {
  const t = useTranslations('search');
  const nameOf = usePartName();
  return (
    hit: Pick<Hit, 'kind' | 'id' | 'name' | 'nameZh' | 'nameEs' | 'detail' | 'detailKind' | 'fileName'>,
  ): HitView => {
    const { kind, id, detail, fileName } = hit;
    const name = nameOf({ description: hit.name, descriptionZh: hit.nameZh, descriptionEs: hit.nameEs });
    const view = { icon: icons[kind], href: addressOfHit(hit) };
    const lines = (...texts: (string | null)[]) => texts.filter(Boolean).join(' · ');
    return isNumbered(kind)
      ? { ...view, title: t(`number.${kind}`, { number: id }), code: true, sub: lines(name, detailOf(hit, t)) }
      : { ...view, title: name, code: false, sub: fileName ?? lines(isCompany(kind) ? id : null, detail) };
  };
};

type Numbered = Exclude<HitKind, 'customer' | 'vendor' | 'document' | 'employee' | `${string}Contact`>;
type Texts = ReturnType<typeof useTranslations<'search'>>;

/** The other number of a document, with its kind. */
const detailOf = ({ kind, detail, detailKind }: Pick<Hit, 'kind' | 'detail' | 'detailKind'>, t: Texts) => {
  if (!detail) return '';
  if (detailKind) return t(`number.${detailKind}`, { number: detail });
  if (kind === 'wo') return t('makes', { part: detail });
  if (kind === 'so') return t('theirOrder', { number: detail });
  if (kind === 'issue') return t('number.wo', { number: detail });
  if (kind === 'rtvShipper') return t('number.rtv', { number: detail });
  if (kind === 'shipper' || kind === 'proformaShipper') return t('number.so', { number: detail });
  return detail;
};
