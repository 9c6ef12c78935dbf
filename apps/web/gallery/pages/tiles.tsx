import { Badge as Count } from '../../src/kit/ui/feedback/Badge.tsx';
import { StatusTag as Tag } from '../../src/kit/ui/feedback/StatusTag.tsx';
import { Avatar as Initials } from '../../src/kit/ui/figures/Avatar.tsx';
import * as icons from '../../src/kit/ui/icons.ts';
import { QuickAction as Quick, QuickActions } from '../../src/kit/ui/layout/QuickAction.tsx';
import { Tile as NavTile } from '../../src/kit/ui/layout/Tile.tsx';
import { TileGrid } from '../../src/kit/ui/layout/TileGrid.tsx';
import { Case, Line } from '../Case.tsx';

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
