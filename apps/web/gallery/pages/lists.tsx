import { useState } from 'react';
import { Avatar as Initials } from '../../src/kit/ui/Avatar.tsx';
import { Badge as Count } from '../../src/kit/ui/Badge.tsx';
import { Button } from '../../src/kit/ui/Button.tsx';
import { Card as Panel } from '../../src/kit/ui/Card.tsx';
import { Checkbox } from '../../src/kit/ui/Checkbox.tsx';
import { Facts as FactRow, KeyValueList } from '../../src/kit/ui/Facts.tsx';
import { IconButton } from '../../src/kit/ui/IconButton.tsx';
import { IconTile } from '../../src/kit/ui/IconTile.tsx';
import * as icons from '../../src/kit/ui/icons.ts';
import { List } from '../../src/kit/ui/List.tsx';
import { ListRow as Row } from '../../src/kit/ui/ListRow.tsx';
import { QuickAction as Quick, QuickActions } from '../../src/kit/ui/QuickAction.tsx';
import { SectionHeader as Section } from '../../src/kit/ui/SectionHeader.tsx';
import { StatusTag as Tag } from '../../src/kit/ui/StatusTag.tsx';
import { Tile as NavTile } from '../../src/kit/ui/Tile.tsx';
import { TileGrid } from '../../src/kit/ui/TileGrid.tsx';
import { TreeRow as Branch } from '../../src/kit/ui/TreeRow.tsx';
import { Case, Line, Stack } from '../Case.tsx';

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

export function ListRow() {
  const [chosen, setChosen] = useState(true);
  return (
    <>
      <Case title="Links: two lines, value, chips">
        <List>
          <Row
            href="#/ListRow"
            title="Brightwater Castings"
            value="$48,920.00"
            sub={
              <>
                <span className="code">PO 48213</span> · Dan Okafor
              </>
            }
            valueSub="4 d"
            chips={<Tag tone="bad">Over your limit</Tag>}
          />
          <Row
            href="#/ListRow"
            current
            title="Kestrel Bearings"
            value="$12,480.00"
            sub="PO 48221 · Dan Okafor"
            chips={
              <Tag tone="warn" icon={icons.IconRise}>
                Price +12%
              </Tag>
            }
          />
          <Row
            href="#/ListRow"
            code
            title="SEL-35/52/7-NBR"
            sub="Oil seal 35 × 52 × 7"
            value="620"
            valueSub="EA"
            lead={<IconTile icon={icons.IconLocation} />}
          />
        </List>
      </Case>
      <Case title="Button, static, with a control of its own">
        <List>
          <Row
            onClick={() => {}}
            title="Language"
            value="English"
            chevron
            lead={<IconTile icon={icons.IconLanguage} tone="brand" />}
          />
          <Row
            title="Print 6 labels"
            sub="Dock 1, thermal · 07:35"
            lead={<IconTile icon={icons.IconLabel} />}
            valueSub={
              <Tag tone="idle" shape="clock">
                Waiting
              </Tag>
            }
          />
          <Row
            href="#/ListRow"
            chevron={false}
            title="Alder Conveyor Systems"
            sub="ALD-002 · Reno, NV"
            lead={<Initials name="Alder Conveyor" />}
            trailing={<IconButton icon={icons.IconPhone} tone="brand" label="Call Alder Conveyor Systems" />}
          />
          <Row
            href="#/ListRow"
            chevron={false}
            code
            title="RNG-47-INT"
            sub="Retaining ring 47 mm, internal"
            lead={<IconTile round>4</IconTile>}
            trailing={<Button small>All 300</Button>}
          />
          <Row
            selected={chosen}
            title="Fjord Seals"
            sub="PO 48230 · Dan Okafor"
            value="$6,702.00"
            lead={<Checkbox bare label="Select PO 48230" checked={chosen} onChange={setChosen} />}
          />
        </List>
      </Case>
      <Case title="Long text">
        <List>
          <Row
            href="#/ListRow"
            title="Suministros Industriales y Rodamientos de Precisión del Noroeste, S. A."
            value="€1.234.567,89"
            sub="Pedido de compra 48213 · compradora María del Carmen Fernández-Villaverde · vence mañana"
            chips={
              <>
                <Tag tone="bad">Por encima de su límite de aprobación</Tag>
                <Tag tone="hold">Retenido por calidad</Tag>
              </>
            }
          />
        </List>
      </Case>
    </>
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

export function Tile() {
  return (
    <TileGrid>
      <NavTile href="#/Tile" icon={icons.IconStock} label="Inventory" />
      <NavTile href="#/Tile" icon={icons.IconWorkOrder} label="Receive WO" />
      <NavTile href="#/Tile" icon={icons.IconOrders} label="Approvals" badge={12} />
      <NavTile href="#/Tile" icon={icons.IconTransit} label="In transit" />
      <NavTile onClick={() => {}} icon={icons.IconTrend} label="Sales" locked />
      <NavTile onClick={() => {}} icon={icons.IconPurchase} label="Purchasing" locked />
      <NavTile href="#/Tile" icon={icons.IconDocument} label="Órdenes de trabajo" />
      <NavTile href="#/Tile" icon={icons.IconWarehouse} label="库存日志" />
    </TileGrid>
  );
}

export function QuickAction() {
  return (
    <QuickActions>
      <Quick href="#/QuickAction" icon={icons.IconReceive} title="Receive PO" sub="7 due today" />
      <Quick href="#/QuickAction" icon={icons.IconShip} title="Ship SO" sub="12 due today" />
      <Quick onClick={() => {}} icon={icons.IconSearch} title="Find part" sub="or scan it" />
      <Quick onClick={() => {}} icon={icons.IconLabel} title="Imprimir etiqueta" sub="Artículo o pedido" />
    </QuickActions>
  );
}

export function StatusTag() {
  return (
    <>
      <Case title="States">
        <Line>
          <Tag tone="ok">Approved</Tag>
          <Tag tone="warn" shape="clock">
            Not approved
          </Tag>
          <Tag tone="bad">Over limit</Tag>
          <Tag tone="info">Partial</Tag>
          <Tag tone="hold">On hold</Tag>
          <Tag tone="idle">Open</Tag>
          <Tag tone="idle" shape="lock">
            Closed
          </Tag>
          <Tag tone="idle" shape="cross">
            Cancelled
          </Tag>
          <Tag tone="warn">Low</Tag>
        </Line>
      </Case>
      <Case title="Solid, large, plain">
        <Line>
          <Tag tone="bad" solid>
            Overdue
          </Tag>
          <Tag tone="ok" solid large icon={icons.IconStart}>
            Running
          </Tag>
          <Tag tone="brand">MAKE</Tag>
          <Tag tone="idle" plain>
            BUY
          </Tag>
        </Line>
      </Case>
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

export function Avatar() {
  return (
    <Line>
      <Initials name="Dan Okafor" />
      <Initials name="Ines Moreno Vidal" />
      <Initials name="imoreno" />
      <Initials name="张伟明" />
    </Line>
  );
}

export function Badge() {
  return (
    <Line>
      <Count inline count={2} />
      <Count inline count={12} tone="brand" />
      <Count inline count={128} />
      <Count inline count={0} />
    </Line>
  );
}
