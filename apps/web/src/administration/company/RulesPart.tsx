import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { FLAGS, type TypedSettings } from './settings-form.ts';

/** How the company works: one switch for each rule. */
export function RulesPart({ form }: { form: Form<TypedSettings> }) {
  const t = useTranslations('administration');
  return (
    <section>
      <SectionHeader title={t('rules')} />
      <Card>
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={t(`flag.${flag}.name`)}
            help={t(`flag.${flag}.hint`)}
            checked={form.typed[flag]}
            onChange={(checked) => form.write({ [flag]: checked })}
          />
        ))}
      </Card>
    </section>
  );
}
