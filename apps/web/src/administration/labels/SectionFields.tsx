import { fieldChoices, type LabelField, type LabelSection } from '@gemba/contract/labels/label-layout';
import type { LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconFold, IconUnfold } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import styles from './SectionFields.module.css';
import { moved } from './template-form.ts';

const c = classesOf(styles);

type Props = {
  template: LabelTemplate;
  section: LabelSection;
  chosen: readonly LabelField[];
  onChange: (chosen: LabelField[]) => void;
};

/** The fields that can stand in one part of a label: those that do in their order, then the others. */
export function SectionFields({ template, section, chosen, onChange }: Props) {
  const t = useTranslations('administration');
  const choices = fieldChoices[template][section];
  if (choices.length === 0) return null;
  const others = choices.filter((field) => !chosen.includes(field));
  // Codes have places of their own.
  const isOrdered = section !== 'codes' && chosen.length > 1;
  const title = t(`templates.section.${section}`);
  return (
    <section>
      <SectionHeader title={title} />
      <Card>
        <ul aria-label={title} className={c('fields')}>
          {[...chosen, ...others].map((field) => {
            const name = t(`templates.field.${field}`);
            const index = chosen.indexOf(field);
            const isOn = index >= 0;
            return (
              <li key={field} className={c('field')}>
                {isOn && isOrdered && (
                  <div className={c('order')}>
                    <IconButton
                      icon={IconUnfold}
                      label={t('templates.earlier', { field: name })}
                      disabled={index === 0}
                      onClick={() => onChange(moved(chosen, field, -1))}
                    />
                    <IconButton
                      icon={IconFold}
                      label={t('templates.later', { field: name })}
                      disabled={index === chosen.length - 1}
                      onClick={() => onChange(moved(chosen, field, 1))}
                    />
                  </div>
                )}
                <div className={c('switch')}>
                  <Switch
                    label={name}
                    checked={isOn}
                    onChange={(on) => onChange(on ? [...chosen, field] : chosen.filter((one) => one !== field))}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
