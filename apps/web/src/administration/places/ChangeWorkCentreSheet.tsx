import type { AdminWorkCentre } from '@gemba/contract/administration/places/place';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { useStore } from '../../kit/store/store.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconPeople } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from '../Form.module.css';
import { useCentreWords } from './use-centre-words.ts';
import { useChangeWorkCentre } from './use-change-work-centre.ts';
import { WorkCentreFields } from './WorkCentreFields.tsx';
import { centreBody, centreErrors, typedCentre } from './work-centre-form.ts';

type Props = { centre: AdminWorkCentre; onClose: () => void };

export function ChangeWorkCentreSheet({ centre, onClose }: Props) {
  const t = useTranslations('administration');
  const locale = useLocale();
  const words = useCentreWords();
  const { baseCurrency } = useStore(companySetting);
  const { wc, version } = centre;
  const name = `work centre ${wc} ${version}`;
  const { send, ...posting } = useChangeWorkCentre(name, onClose);
  const [empty] = useState(() => typedCentre(centre, locale));
  const form = useForm({
    name,
    empty,
    errorsOf: (typed) => centreErrors(typed, locale, words),
    fieldOf: ({ field }) => field || undefined,
    posting,
  });
  const post = () =>
    form.mayGo() ? send({ params: { wc }, body: { ...centreBody(form.typed, locale), version } }) : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={<span className="code">{wc}</span>}
      footer={
        <PostButton posting={posting} check={t('check')} onPost={post}>
          {t('save')}
        </PostButton>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        <List>
          <ListRow
            href={`/admin/workCentre?wc=${encodeURIComponent(wc)}`}
            lead={<IconTile icon={IconPeople} />}
            title={t('centrePeople')}
            sub={t('centrePeopleHint')}
          />
        </List>
        <WorkCentreFields typed={form.typed} write={form.write} errorAt={form.errorAt} currency={baseCurrency} />
      </PostingFields>
    </Sheet>
  );
}
