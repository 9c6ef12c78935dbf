import { useState } from 'react';
import { IconProblem } from '../../src/kit/ui/icons.ts';
import { SplitEditor, type SplitPart } from '../../src/kit/ui/input/SplitEditor.tsx';
import { Stepper } from '../../src/kit/ui/input/Stepper.tsx';
import { Card } from '../../src/kit/ui/layout/Card.tsx';
import { IconTile } from '../../src/kit/ui/layout/IconTile.tsx';
import { List } from '../../src/kit/ui/list/List.tsx';
import { ListRow } from '../../src/kit/ui/list/ListRow.tsx';
import { Stack } from '../Case.tsx';

/** The line card that is being worked on, with its error. */
export function OpenLine() {
  const [quantity, setQuantity] = useState('240');
  const [parts, setParts] = useState<SplitPart[]>([
    { location: 'A-03-2', quantity: '160' },
    { location: 'A-03-2', quantity: '80', error: 'Duplicate Location: A-03-2' },
  ]);
  return (
    <Card frame="bad">
      <List bare>
        <ListRow
          code
          title="BRG-6204-2RS"
          sub="Line 2 · Ball bearing 20 × 47 × 14"
          lead={<IconTile icon={IconProblem} tone="bad" round />}
        />
      </List>
      <Stack pad>
        <Stepper label="New qty received" value={quantity} onChange={setQuantity} max="280" unit="EA" all="280" />
        <SplitEditor
          label="Put away to"
          parts={parts}
          onChange={setParts}
          total={quantity}
          unit="EA"
          onPickLocation={() => {}}
          onAdd={() => setParts([...parts, { location: '', quantity: '0' }])}
        />
      </Stack>
    </Card>
  );
}
