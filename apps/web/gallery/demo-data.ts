import type { GridQuantity } from '../src/kit/ui/figures/QuantityGrid.tsx';

export const partQuantities: GridQuantity[] = [
  { label: 'On hand', value: '1,240' },
  { label: 'In QA', value: '200' },
  { label: 'Demand', value: '1,860' },
  { label: 'On order', value: '900' },
  { label: 'WIP', meaning: 'Work in process', value: '320' },
  { label: 'SIP', meaning: 'Shipment in process', value: '0', zero: true },
  { label: 'SIT', meaning: 'Stock in transit', value: '150' },
  { label: 'TO', meaning: 'Transfer order', value: '40' },
];

const names = ['July', 'August', 'September', 'October', 'November', 'December'].concat([
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
]);
const booked = [1.42, 1.31, 1.58, 1.66, 1.49, 1.22, 1.37, 1.55, 1.71, 1.64, 1.7, 1.84];
const shipped = [1.3, 1.36, 1.41, 1.52, 1.55, 1.35, 1.2, 1.41, 1.6, 1.62, 1.67, 1.62];

export const months = names.map((label) => ({ label, short: label.slice(0, 1) }));
const millions = (value: number) => ({ value, text: `$${value.toFixed(2)} M` });
export const bookings = months.map((month, at) => ({ ...month, ...millions(booked[at]!) }));
export const bookedLine = booked.map(millions);
export const shippedLine = shipped.map(millions);

export const productLines = [
  { label: 'Gearboxes', value: 46 },
  { label: 'Motors', value: 23 },
  { label: 'Couplings', value: 14 },
  { label: 'Spare parts', value: 11 },
  { label: 'Service', value: 6 },
];

export const topCustomers = [
  { label: 'Pacific Crane & Hoist', value: 412, text: '$412 k' },
  { label: 'Alder Conveyor Systems', value: 356, text: '$356 k' },
  { label: 'Grupo Minero Sonora', value: 241, text: '$241 k' },
  { label: 'Vantage Packaging', value: 188, text: '$188 k' },
  { label: 'Bluefin Aquatech', value: 97, text: '$97 k' },
];
