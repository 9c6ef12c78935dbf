import { useState } from 'react';
import { StatusTag } from '../../src/kit/ui/feedback/StatusTag.tsx';
import { CoverageBar as Coverage } from '../../src/kit/ui/figures/CoverageBar.tsx';
import { LimitMeter as Meter } from '../../src/kit/ui/figures/LimitMeter.tsx';
import { QuantityGrid as Quantities } from '../../src/kit/ui/figures/QuantityGrid.tsx';
import { Button } from '../../src/kit/ui/input/Button.tsx';
import { NumberPad as Pad } from '../../src/kit/ui/input/NumberPad.tsx';
import { SplitEditor as Split, type SplitPart } from '../../src/kit/ui/input/SplitEditor.tsx';
import { Stepper as Steps } from '../../src/kit/ui/input/Stepper.tsx';
import { Card } from '../../src/kit/ui/layout/Card.tsx';
import { Case, Stack } from '../Case.tsx';
import { partQuantities } from '../demo-data.ts';

export function Stepper() {
  const [received, setReceived] = useState('240');
  const [oil, setOil] = useState('1.2');
  return (
    <>
      <Case title="Normal">
        <Steps
          label="New qty received"
          value={received}
          onChange={setReceived}
          min="1"
          max="280"
          unit="EA"
          all="280"
          rest="160"
          quick={[{ label: '+ 40 box', add: '40' }]}
          padTitle={<span className="code">BRG-6204-2RS</span>}
          padSub="New qty received · location A-03-2"
          padNote="80 of the 240 placed elsewhere"
        />
      </Case>
      <Case title="Decimals">
        <Steps label="Gear oil" value={oil} onChange={setOil} step="0.1" max="1.5" unit="L" places={2} />
      </Case>
      <Case title="Error, disabled, long">
        <Stack>
          <Steps
            label="New qty shipped"
            value="300"
            onChange={() => {}}
            unit="EA"
            error={'New Qty Shipped can not be more than OnHand(36 for location "B-11-4")'}
          />
          <Steps label="Nothing entered yet" value="" onChange={() => {}} unit="EA" />
          <Steps label="Closed line" value="12" onChange={() => {}} unit="EA" disabled />
          <Steps label="Many" value="1234567.123456" onChange={() => {}} unit="MTR" />
        </Stack>
      </Case>
    </>
  );
}

export function NumberPad() {
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState('160');
  return (
    <>
      <p data-testid="pad-value">{value}</p>
      <Button onClick={() => setOpen(true)}>Open the pad</Button>
      <Pad
        open={open}
        onClose={() => setOpen(false)}
        title={<span className="code">BRG-6204-2RS</span>}
        sub={
          <>
            New qty received · location <span className="code">A-03-2</span>
          </>
        }
        value={value}
        onSet={setValue}
        min="1"
        max="280"
        unit="EA"
        note="80 of the 240 placed elsewhere"
        quick={[
          { label: 'All 280', value: '280' },
          { label: 'Rest 160', value: '160' },
          { label: '+ 40 box', add: '40' },
        ]}
      />
    </>
  );
}

export function SplitEditor() {
  const [parts, setParts] = useState<SplitPart[]>([
    { location: 'A-03-2', quantity: '160' },
    { location: 'A-03-2', quantity: '80', error: 'Duplicate Location: A-03-2' },
  ]);
  return (
    <Card pad>
      <Split
        label="Put away to"
        parts={parts}
        onChange={setParts}
        total="240"
        unit="EA"
        onPickLocation={() => {}}
        onAdd={() => setParts([...parts, { location: '', quantity: '0' }])}
      />
    </Card>
  );
}

export function LimitMeter() {
  return (
    <Card pad>
      <Stack>
        <Meter label="Approval limit" used={0.31} text="31% of your approval limit" limit="$40,000" />
        <Meter label="Credit limit" used={0.94} text="94% of the customer's credit" limit="$120,000" />
        <Meter label="Approval limit" used={1.22} text="$8,920 over your approval limit" limit="$40,000" />
      </Stack>
    </Card>
  );
}

export function QuantityGrid() {
  return (
    <Card>
      <Quantities label="Quantities" quantities={partQuantities} />
    </Card>
  );
}

export function CoverageBar() {
  return (
    <Stack>
      <Card pad>
        <Coverage onHand="1240" onOrder="900" demand="1860">
          <StatusTag tone="warn">Short 620 now</StatusTag>
          <StatusTag tone="ok">+280 after receipts</StatusTag>
        </Coverage>
      </Card>
      <Card pad>
        <Coverage onHand="0" onOrder="120.5" demand="800" />
      </Card>
    </Stack>
  );
}
