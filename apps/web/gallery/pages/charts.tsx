import { BarChart as Bars } from '../../src/kit/ui/charts/BarChart.tsx';
import { Donut as Ring } from '../../src/kit/ui/charts/Donut.tsx';
import { FlowChart as Flows } from '../../src/kit/ui/charts/FlowChart.tsx';
import { LineChart as Lines } from '../../src/kit/ui/charts/LineChart.tsx';
import { ParetoChart as Pareto } from '../../src/kit/ui/charts/ParetoChart.tsx';
import { RankedBars as Ranked } from '../../src/kit/ui/charts/RankedBars.tsx';
import { Sparkline as Spark } from '../../src/kit/ui/charts/Sparkline.tsx';
import { StepChart as Steps } from '../../src/kit/ui/charts/StepChart.tsx';
import { classesOf } from '../../src/kit/ui/classes.ts';
import { Card } from '../../src/kit/ui/layout/Card.tsx';
import { bookedLine, bookings, months, productLines, shippedLine, topCustomers } from '../demo-data.ts';
import styles from '../gallery.module.css';

const c = classesOf(styles);

export function BarChart() {
  return (
    <Card pad>
      <Bars
        label="Bookings, 12 months"
        columns={['Month', 'Booked']}
        points={bookings}
        average={{ value: 1.54, text: '12-month average $1.54 M' }}
      />
    </Card>
  );
}

export function FlowChart() {
  const flow = (value: number) => ({ value, text: `${value.toFixed(2)}M` });
  return (
    <Card pad>
      <Flows
        label="Cash in and out by month"
        columns={['Month', 'In', 'Out', 'Net']}
        points={bookings.map(({ label, short, value }, index) => {
          const out = 1.4 + (index % 3) * 0.2;
          return { label, short, in: flow(value), out: flow(out), net: flow(value - out) };
        })}
      />
    </Card>
  );
}

export function ParetoChart() {
  const counts = [
    ['Missing material', 41],
    ['Spindle overload', 22],
    ['Coolant low', 9],
    ['Out of tolerance', 5],
    ['Safety', 1],
  ] as const;
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const points = counts.map(([label, value], index) => {
    const cumulative = counts.slice(0, index + 1).reduce((sum, [, count]) => sum + count, 0) / total;
    return { label, value, text: String(value), cumulative, cumulativeText: `${Math.round(cumulative * 100)}%` };
  });
  return (
    <Card pad>
      <Pareto label="Alarms by type" columns={['Type', 'Alarms', 'Share so far']} points={points} />
    </Card>
  );
}

export function LineChart() {
  return (
    <Card pad>
      <Lines
        label="Booked and shipped, 12 months"
        axis="Month"
        labels={months}
        series={[
          { name: 'Booked', points: bookedLine },
          { name: 'Shipped', points: shippedLine },
        ]}
      />
    </Card>
  );
}

export function Donut() {
  return (
    <>
      <Card pad>
        <Ring
          label="Bookings by product line"
          columns={['Product line', 'Share']}
          slices={productLines}
          total="$1.84 M"
          totalLabel="booked"
        />
      </Card>
      <Card pad>
        <Ring
          label="Scrap by reason"
          columns={['Reason', 'Share']}
          slices={[...productLines, { label: 'Burr', value: 4 }, { label: 'Porosity', value: 3 }]}
          total="107"
          totalLabel="pieces"
        />
      </Card>
    </>
  );
}

export function Sparkline() {
  const stock = [600, 560, 620, 580, 540, 780, 760, 820, 780];
  return (
    <Card pad>
      <div className={c('pair')}>
        <p className={c('figure')}>780</p>
        <Spark
          stepped
          label="On hand over 30 days"
          columns={['Day', 'On hand']}
          points={stock.map((value, at) => ({
            label: at === 8 ? 'Today' : `Jun ${at * 3 + 1}`,
            value,
            text: String(value),
          }))}
        />
      </div>
    </Card>
  );
}

export function StepChart() {
  const days = [
    [18, 240],
    [20, 60],
    [24, -40],
    [29, 360],
  ] as const;
  return (
    <Card pad>
      <Steps
        label="Supply and demand"
        columns={['Day', 'Stock']}
        steps={days.map(([day, value]) => ({
          at: Date.UTC(2026, 5, day),
          label: `June ${day}`,
          short: `Jun ${day}`,
          value,
          text: String(value),
        }))}
      />
    </Card>
  );
}

export function RankedBars() {
  return (
    <Card pad>
      <Ranked label="Top customers" bars={topCustomers} />
    </Card>
  );
}
