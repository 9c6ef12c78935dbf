import { roleToSee } from '@gemba/contract/kit/order-types';
import { APPROVAL_KINDS } from '@gemba/contract/orders/deciding/deciding';
import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import styles from '../Form.module.css';
import type { TypedUser } from './user-form.ts';

type Props = { currency: string; form: Form<TypedUser> };

/** The kinds of order that this user may approve, each up to an amount. An empty field is no authority. */
export function LimitsPart({ currency, form }: Props) {
  const t = useTranslations('administration');
  const { limits, roles } = form.typed;
  return (
    <section>
      <SectionHeader title={t('limits')} note={t('perOrder', { currency })} />
      <Card pad>
        <div className={styles['form']}>
          {APPROVAL_KINDS.map((kind) => {
            const blind = limits[kind] !== '' && !roles.includes(roleToSee[kind]);
            return (
              <Field
                key={kind}
                label={t(`orderKind.${kind}`)}
                inputMode="decimal"
                autoComplete="off"
                placeholder={t('noAuthority')}
                value={limits[kind]}
                maxLength={20}
                error={form.errorAt(`limits.${kind}`)}
                help={blind && t('limitWithoutRole', { role: t(`role.${roleToSee[kind]}.name`) })}
                onChange={({ target }) => form.write({ limits: { ...limits, [kind]: target.value } })}
              />
            );
          })}
        </div>
      </Card>
    </section>
  );
}
