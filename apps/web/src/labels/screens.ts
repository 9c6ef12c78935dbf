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
    readAhead: async (search) => (await import('./read-ahead.ts')).readLabelScreenAhead('part', search),
  },
  '/label/salesOrder': {
    icon: IconLabels,
    title: 'soLabels',
    texts,
    load: async () => (await import('./sales-order/SaleLabelScreen.tsx')).SaleLabelScreen,
    readAhead: async (search) => (await import('./read-ahead.ts')).readLabelScreenAhead('sale', search),
  },
  '/label/location': {
    icon: IconLocation,
    title: 'locationLabels',
    texts,
    load: async () => (await import('./location/LocationLabelScreen.tsx')).LocationLabelScreen,
    readAhead: async (search) => (await import('./read-ahead.ts')).readLabelScreenAhead('location', search),
  },
  '/label/receiver': {
    icon: IconLabel,
    title: 'receiverLabels',
    texts,
    load: async () => (await import('./receiver/ReceiverLabelScreen.tsx')).ReceiverLabelScreen,
    readAhead: async (search) => (await import('./read-ahead.ts')).readLabelScreenAhead('receivers', search),
  },
  '/label/rtvShipper': {
    icon: IconLabel,
    title: 'rtvShipperLabels',
    texts,
    load: async () => (await import('./rtv-shipper/RtvShipperLabelScreen.tsx')).RtvShipperLabelScreen,
    readAhead: async (search) => (await import('./read-ahead.ts')).readLabelScreenAhead('rtvShipper', search),
  },
  '/label/jobs': {
    icon: IconPrint,
    title: 'printJobs',
    texts,
    load: async () => (await import('./jobs/PrintJobsScreen.tsx')).PrintJobsScreen,
    readAhead: async () => (await import('./jobs/use-list-print-jobs.ts')).readPrintJobsAhead(),
  },
} satisfies AppScreens;
