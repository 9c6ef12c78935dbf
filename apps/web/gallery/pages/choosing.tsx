import { useState } from 'react';
import { classesOf } from '../../src/kit/ui/classes.ts';
import { IconBecomes, IconHold, IconIn, IconOk, IconOut, IconWarning } from '../../src/kit/ui/icons.ts';
import { Checkbox as Check } from '../../src/kit/ui/input/Checkbox.tsx';
import { FilterChips as Chips } from '../../src/kit/ui/input/FilterChips.tsx';
import { RadioList as Radios } from '../../src/kit/ui/input/RadioList.tsx';
import { SegmentedControl as Segments } from '../../src/kit/ui/input/SegmentedControl.tsx';
import { Switch as Toggle } from '../../src/kit/ui/input/Switch.tsx';
import { Card } from '../../src/kit/ui/layout/Card.tsx';
import { Tabs as TabBar } from '../../src/kit/ui/layout/Tabs.tsx';
import { AZRail as Letters } from '../../src/kit/ui/list/AZRail.tsx';
import { Case } from '../Case.tsx';
import styles from '../gallery.module.css';

const c = classesOf(styles);

export function SegmentedControl() {
  const [kind, setKind] = useState('PO');
  const [pay, setPay] = useState('piece');
  return (
    <>
      <Case title="With counts">
        <Segments
          label="Kind of order"
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'PO', label: 'PO', count: 6 },
            { value: 'SO', label: 'SO', count: 3 },
            { value: 'quote', label: 'Quote', count: 2 },
            { value: 'WO', label: 'WO', count: 1 },
          ]}
        />
      </Case>
      <Case title="Six of them">
        <Segments
          label="Kind of order"
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'PO', label: 'PC', count: 6 },
            { value: 'SO', label: 'PV', count: 3 },
            { value: 'quote', label: 'Oferta', count: '50+' },
            { value: 'WO', label: 'OT', count: 1 },
            { value: 'RMA', label: 'RMA', count: 1 },
            { value: 'RTV', label: 'RTV', count: 0 },
          ]}
        />
      </Case>
      <Case title="Long words">
        <Segments
          label="Paid by"
          value={pay}
          onChange={setPay}
          segments={[
            { value: 'piece', label: 'Por pieza terminada' },
            { value: 'hour', label: 'Por hora trabajada' },
          ]}
        />
      </Case>
    </>
  );
}

export function Tabs() {
  const [tab, setTab] = useState('locations');
  return (
    <TabBar
      label="Part"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'locations', label: 'Locations', count: 4 },
        { value: 'demand', label: 'Demand', count: 6 },
        { value: 'supply', label: 'Supply', count: 3 },
        { value: 'bom', label: 'BOM' },
        { value: 'documents', label: 'Documents', count: 5 },
      ]}
    >
      <Card pad>What stands under {tab}</Card>
    </TabBar>
  );
}

export function FilterChips() {
  const [chosen, setChosen] = useState<string[]>(['all']);
  return (
    <Chips
      label="Kind of movement"
      chosen={chosen}
      onToggle={(value) => setChosen([value])}
      chips={[
        { value: 'all', label: 'All' },
        { value: 'in', label: 'In', icon: IconIn },
        { value: 'out', label: 'Out', icon: IconOut },
        { value: 'qa', label: 'QA', icon: IconHold },
        { value: 'short', label: 'Short 2', icon: IconWarning },
        { value: 'cost', label: 'Cost' },
      ]}
    />
  );
}

export function RadioList() {
  const [act, setAct] = useState('resolve');
  const [language, setLanguage] = useState('en');
  return (
    <>
      <Case title="List">
        <Radios
          label="Language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', title: 'English' },
            { value: 'zh', title: '简体中文' },
            { value: 'es', title: 'Español' },
            { value: 'fr', title: 'Français', text: 'Not yet', disabled: true },
          ]}
        />
      </Case>
      <Case title="Cards">
        <Radios
          cards
          labelShown
          label="Handle alarm"
          value={act}
          onChange={setAct}
          options={[
            { value: 'resolve', title: 'Resolve', text: 'The cause is gone, close the alarm', icon: IconOk },
            {
              value: 'transfer',
              title: 'Transfer',
              text: 'Hand it to the next level: K. Sato, level 3',
              icon: IconBecomes,
            },
          ]}
        />
      </Case>
    </>
  );
}

export function Checkbox() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Check label="Close the order when everything is received" checked={on} onChange={setOn} />
      <Check label="Print a label for each line" checked={!on} onChange={(next) => setOn(!next)} />
      <Check label="Cannot be changed" checked onChange={() => {}} disabled />
    </>
  );
}

export function Switch() {
  const [on, setOn] = useState(true);
  return (
    <Card>
      <Toggle label="Glove mode" help="Bigger targets and type, no swipes" checked={on} onChange={setOn} />
      <Toggle label="Sound on scan" checked={!on} onChange={(next) => setOn(!next)} />
      <Toggle label="Vibration" help="This phone has none" checked={false} onChange={() => {}} disabled />
    </Card>
  );
}

export function AZRail() {
  const [letter, setLetter] = useState('B');
  return (
    <>
      <p>Jumped to {letter}</p>
      <div className={c('rail')}>
        <Letters
          letters={[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']}
          empty={new Set('JQUXYZ#')}
          value={letter}
          onChange={setLetter}
        />
      </div>
    </>
  );
}
