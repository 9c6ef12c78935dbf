import { useState } from 'react';
import { StatusTag as Tag } from '../../src/kit/ui/feedback/StatusTag.tsx';
import { Avatar as Initials } from '../../src/kit/ui/figures/Avatar.tsx';
import * as icons from '../../src/kit/ui/icons.ts';
import { Button } from '../../src/kit/ui/input/Button.tsx';
import { Checkbox } from '../../src/kit/ui/input/Checkbox.tsx';
import { IconButton } from '../../src/kit/ui/input/IconButton.tsx';
import { IconTile } from '../../src/kit/ui/layout/IconTile.tsx';
import { List } from '../../src/kit/ui/list/List.tsx';
import { ListRow as Row } from '../../src/kit/ui/list/ListRow.tsx';
import { Case } from '../Case.tsx';

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
