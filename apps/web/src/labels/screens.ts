import type { AppScreens } from '../kit/router/screen.ts';
import { IconLabel, IconLabels, IconLocation, IconPrint } from '../kit/ui/icons.ts';

// The part search uses the texts of parts, printing those of postings.
const texts = ['labels', 'parts', 'posting', 'refusals'] as const;

export const labelsScreens = {
  '/label/part': {
    icon: IconLabel,
    title: 'partLabels',
    texts,
    load: async () => (await import('./part/PartLabelScreen.tsx')).PartLabelScreen,
  },
  '/label/salesOrder': {
    icon: IconLabels,
    title: 'soLabels',
    texts,
    load: async () => (await import('./sales-order/SaleLabelScreen.tsx')).SaleLabelScreen,
  },
  '/label/location': {
    icon: IconLocation,
    title: 'locationLabels',
    texts,
    load: async () => (await import('./location/LocationLabelScreen.tsx')).LocationLabelScreen,
  },
  '/label/receiver': {
    icon: IconLabel,
    title: 'receiverLabels',
    texts,
    load: async () => (await import('./receiver/ReceiverLabelScreen.tsx')).ReceiverLabelScreen,
  },
  '/label/rtvShipper': {
    icon: IconLabel,
    title: 'rtvShipperLabels',
    texts,
    load: async () => (await import('./rtv-shipper/RtvShipperLabelScreen.tsx')).RtvShipperLabelScreen,
  },
  '/label/jobs': {
    icon: IconPrint,
    title: 'printJobs',
    texts,
    load: async () => (await import('./jobs/PrintJobsScreen.tsx')).PrintJobsScreen,
  },
} satisfies AppScreens;
