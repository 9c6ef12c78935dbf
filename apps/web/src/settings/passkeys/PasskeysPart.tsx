import { useTranslations } from 'use-intl';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconPassword } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { useListPasskeys } from './use-list-passkeys.ts';

/** A browser has them on a secure page only. */
const canKeepPasskeys = () => 'PublicKeyCredential' in window;

export function PasskeysPart({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('settings');
  const passkeys = useListPasskeys();
  const canAdd = canKeepPasskeys();
  return (
    <section>
      <SectionHeader title={t('passkeys')} />
      {passkeys.isPending && <ListSkeleton rows={1} lead />}
      {passkeys.isError && <LoadFailed title={t('passkeysFailed')} onRetry={() => passkeys.refetch()} />}
      <List>
        {passkeys.data?.map((passkey) => (
          <PasskeyRow key={passkey.credentialId} passkey={passkey} />
        ))}
        <ListRow
          {...(canAdd && { onClick: onAdd, chevron: true })}
          lead={<IconTile icon={IconPassword} />}
          title={t('addPasskey')}
          sub={t(canAdd ? 'passkeysHint' : 'passkeysNone')}
        />
      </List>
    </section>
  );
}
