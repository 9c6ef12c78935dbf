import type { HubPath, ScreenPath } from '@gemba/contract/screens';
import type en from '../texts.en.ts';

type Section = { text: keyof (typeof en)['hubSections']; paths: readonly ScreenPath[] };

/** A long hub is read by what somebody wants to do. What no section names stands under the name of its group. */
export const hubSections: Partial<Record<HubPath, readonly Section[]>> = {
  '/warehouse': [
    {
      text: 'receiving',
      paths: ['/receivePo', '/receiveWo', '/receiveRma', '/proformaReceiver/list', '/receiverList'],
    },
    {
      text: 'shipping',
      paths: ['/shipperSo', '/shipperWo', '/shipRtv', '/proformaShipper/list', '/shipperList', '/rtvShipperList'],
    },
    {
      text: 'stock',
      paths: [
        '/inventory/list',
        '/warehouse/move',
        '/warehouse/countList',
        '/warehouse/transferList',
        '/inventory/log',
      ],
    },
  ],
};
