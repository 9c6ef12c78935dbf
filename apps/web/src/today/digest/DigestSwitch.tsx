import { useTranslations } from 'use-intl';
import { IconMail } from '../../kit/ui/icons.ts';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { useChangeWeeklyDigest } from './use-change-weekly-digest.ts';
import { useGetWeeklyDigest } from './use-get-weekly-digest.ts';

/** A row among the notifications: the message that sums up the week. */
export function DigestSwitch() {
  const t = useTranslations('today');
  const { data } = useGetWeeklyDigest();
  const { mutate } = useChangeWeeklyDigest();
  return (
    <li>
      <Switch
        lead={<IconTile icon={IconMail} />}
        label={t('digest')}
        help={t('digestHint')}
        checked={data?.wanted === true}
        disabled={!data}
        onChange={(on) => mutate(on)}
      />
    </li>
  );
}
