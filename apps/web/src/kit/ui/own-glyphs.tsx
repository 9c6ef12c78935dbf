import { glyph, solid } from './glyph.tsx';

const ring = <circle cx="12" cy="12" r="8.5" />;

export const IconScan = glyph(
  <path d="M4 8.2V6a2 2 0 0 1 2-2h2.2M15.8 4H18a2 2 0 0 1 2 2v2.2M20 15.8V18a2 2 0 0 1-2 2h-2.2M8.2 20H6a2 2 0 0 1-2-2v-2.2M7.2 12h9.6" />,
);
export const IconAlarm = glyph(
  <path d="M6.5 17.5v-4.3a5.5 5.5 0 0 1 11 0v4.3M4.5 17.5h15v3h-15zM12 5V3.2M4.8 7.6 3.6 6.4M19.2 7.6l1.2-1.2" />,
);
export const IconWarehouse = glyph(<path d="M3.5 20V9.2L12 4.5l8.5 4.7V20M7.5 20v-7.8h9V20M7.5 16.1h9" />);
export const IconPartial = glyph(
  <>
    {ring}
    <path {...solid} d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
  </>,
);
export const IconOpen = glyph(<circle cx="12" cy="12" r="8.5" strokeDasharray="3.3 3.38" />);
export const IconHome = glyph(
  <path d="M4 11.3 12 4.6l8 6.7V19a1.5 1.5 0 0 1-1.5 1.5H15V15H9v5.5H5.5A1.5 1.5 0 0 1 4 19z" />,
);
export const IconHomeCurrent = glyph(
  <path {...solid} d="M3.2 11 12 3.6 20.8 11v8.2a2 2 0 0 1-2 2H15V15H9v6.2H5.2a2 2 0 0 1-2-2z" />,
);
export const IconOrders = glyph(
  <>
    <rect x="5" y="5" width="14" height="15.5" rx="2" />
    <path d="M9 5V4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1M8.8 12.8l2.2 2.2 4.2-4.4" />
  </>,
);
export const IconStart = glyph(
  <path {...solid} d="M8 5.6c0-.9 1-1.5 1.8-1l9.6 6.3c.7.5.7 1.6 0 2.1l-9.6 6.4c-.8.5-1.8 0-1.8-1z" />,
);
export const IconPause = glyph(
  <g {...solid}>
    <rect x="6.5" y="5" width="4" height="14" rx="1.2" />
    <rect x="13.5" y="5" width="4" height="14" rx="1.2" />
  </g>,
);
export const IconMore = glyph(
  <g {...solid}>
    <circle cx="12" cy="5.6" r="1.7" />
    <circle cx="12" cy="12" r="1.7" />
    <circle cx="12" cy="18.4" r="1.7" />
  </g>,
);
export const IconQuote = glyph(
  <path d="M6.5 3.5h7.2l4.8 4.8V19a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM9 16.5l5.5-6M9.3 11v.02M14.3 16v.02" />,
);
export const IconRevision = glyph(
  <path d="M6.5 3.5h7.2l4.8 4.8V19a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM11.8 8.2v5M9.3 10.7h5M9.3 16.7h5" />,
);
export const IconPart = glyph(
  <>
    <path d="M8 4.5h8l4.2 7.5-4.2 7.5H8L3.8 12z" />
    <circle cx="12" cy="12" r="3.2" />
  </>,
);
