import { useState } from 'react';
import { StatusTag as Tag } from '../../src/kit/ui/feedback/StatusTag.tsx';
import { IconClose, IconDone } from '../../src/kit/ui/icons.ts';
import { Card as Panel } from '../../src/kit/ui/layout/Card.tsx';
import { SectionHeader as Section } from '../../src/kit/ui/layout/SectionHeader.tsx';
import { Facts as FactRow, KeyValueList } from '../../src/kit/ui/list/Facts.tsx';
import { List } from '../../src/kit/ui/list/List.tsx';
import { ListRow } from '../../src/kit/ui/list/ListRow.tsx';
import { SwipeRow as Swiped } from '../../src/kit/ui/list/SwipeRow.tsx';
import { Table as Columns } from '../../src/kit/ui/list/Table.tsx';
import { TreeRow as Branch } from '../../src/kit/ui/list/TreeRow.tsx';
import { Stack } from '../Case.tsx';

export function Card() {
  return (
    <Stack>
      <Panel pad>Brightwater Castings</Panel>
      <Panel pad frame="bad">
        BRG-6204-2RS: one location is named twice
      </Panel>
      <Panel pad frame="info">
        Spindle overload, R. Lind responded
      </Panel>
    </Stack>
  );
}

export function SectionHeader() {
  return (
    <>
      <Section title="Warehouse" action={{ label: 'Edit', onClick: () => {} }} />
      <Section title="3 items" note="Ordered · cost · required" />
      <Section title="Stock and goods" action={{ label: 'All', href: '#/SectionHeader' }} />
    </>
  );
}

export function TreeRow() {
  const [open, setOpen] = useState(true);
  const buy = (
    <Tag tone="idle" plain>
      BUY
    </Tag>
  );
  return (
    <List>
      <Branch
        level={0}
        code="HSG-220-A"
        tag={buy}
        sub="1 Housing, cast"
        value="× 1"
        valueSub="96 on hand"
        href="#/TreeRow"
      />
      <Branch
        level={0}
        code="SHA-IN-220"
        tag={<Tag tone="brand">MAKE</Tag>}
        sub="2 Input shaft assembly"
        value="× 1"
        valueSub="14 on hand"
        href="#/TreeRow"
        expanded={open}
        onToggle={() => setOpen(!open)}
      />
      {open && (
        <>
          <Branch
            level={1}
            code="SHF-4140-118"
            tag={buy}
            sub="2.1 Shaft blank, 4140"
            value="× 1"
            valueSub="210 on hand"
            href="#/TreeRow"
          />
          <Branch
            level={1}
            last
            code="BRG-6204-2RS"
            tag={buy}
            sub="2.2 Ball bearing, deep groove, sealed on both sides"
            value="× 2"
            valueSub={<Tag tone="warn">Short 620</Tag>}
            href="#/TreeRow"
          />
        </>
      )}
      <Branch
        level={0}
        code="GRS-220-22"
        tag={<Tag tone="brand">MAKE</Tag>}
        sub="3 Gear set 22:1 · 4 parts"
        value="× 1"
        valueSub="8 on hand"
        href="#/TreeRow"
        expanded={false}
      />
    </List>
  );
}

export function Facts() {
  return (
    <Stack>
      <Panel pad>
        <FactRow
          facts={[
            { label: 'PO date', value: 'Jun 12' },
            { label: 'Terms', value: 'Net 45' },
            { label: 'Ship to', value: 'Plant 2' },
          ]}
        />
      </Panel>
      <Panel pad>
        <KeyValueList
          facts={[
            { label: 'Handler', value: 'Rasmus Lind, maintenance' },
            { label: 'If nobody responds', value: 'Goes to level 3, K. Sato' },
            { label: 'Tiempos preestablecidos', value: 'Responder 5 minutos, resolver 30 minutos' },
          ]}
        />
      </Panel>
    </Stack>
  );
}

export function Table() {
  const [current, setCurrent] = useState('BRG-6204-2RS');
  const lines = [
    ['BRG-6204-2RS', '2,000', '$3.24', '$6,480.00'],
    ['BRG-6306-C3', '600', '$10.00', '$6,000.00'],
  ];
  const columns = [
    { label: 'Part' },
    { label: 'Qty', end: true },
    { label: 'Cost', end: true },
    { label: 'Amount', end: true },
  ];
  return (
    <Stack>
      <Panel>
        <Columns
          caption="2 items"
          numbers="Item"
          columns={columns}
          rows={lines.map((cells, index) => ({
            key: index,
            number: index + 1,
            cells,
            current: cells[0] === current,
            onOpen: () => setCurrent(cells[0]!),
          }))}
        />
      </Panel>
      <Panel>
        <Columns
          titled
          caption="1 component"
          numbers="Item"
          columns={[...columns, { label: 'Fecha requerida' }, { label: 'Coste unitario con impuestos', end: true }]}
          rows={[{ key: 1, number: 1, cells: [...lines[0]!, '7 dic', '3,63 US$'] }]}
        />
      </Panel>
    </Stack>
  );
}

export function SwipeRow() {
  const [last, setLast] = useState('');
  return (
    <Stack>
      <List>
        <li>
          <Swiped
            right={{ label: 'Approve', icon: IconDone, tone: 'ok', onAct: () => setLast('Approved') }}
            left={{ label: 'Reject', icon: IconClose, tone: 'bad', onAct: () => setLast('Rejected') }}
          >
            <ListRow within href="#/SwipeRow" title="Kestrel Bearings" sub="PO 48221" value="$12,480.00" />
          </Swiped>
        </li>
      </List>
      <output>{last}</output>
    </Stack>
  );
}
