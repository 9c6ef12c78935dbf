import { addressOfBalance } from '../inventory/index.ts';
import { usePartName } from '../kit/text/use-part-name.ts';
import { IconPart } from '../kit/ui/icons.ts';
import type { Opened } from './last-opened.ts';
import { addressOfHit, type HitView, screenOfHit, useHitView } from './use-hit-view.ts';

export const addressOfOpened = ({ kind, id, detail }: Pick<Opened, 'kind' | 'id' | 'detail'>): `/${string}` =>
  kind === 'stock' ? addressOfBalance(id, detail ?? '') : addressOfHit({ kind, id, detail });

/** The screen that a person must be able to open. */
export const screenOfOpened = ({ kind }: Pick<Opened, 'kind'>) =>
  kind === 'stock' ? '/inventory/detail' : screenOfHit(kind);

export const useOpenedView = () => {
  const viewOf = useHitView();
  const nameOf = usePartName();
  return (opened: Opened): HitView => {
    const { kind, id, detail, name, nameZh, nameEs } = opened;
    if (kind !== 'stock') return viewOf({ ...opened, kind, name: name || id });
    const part = nameOf({ description: name, descriptionZh: nameZh, descriptionEs: nameEs });
    const sub = [detail, part].filter(Boolean).join(' · ');
    return { icon: IconPart, title: id, code: true, sub, href: addressOfOpened(opened) };
  };
};
