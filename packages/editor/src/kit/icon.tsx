/** Outlines on a grid of 24, drawn for this project. */
const outlines = {
  home: 'M4 11 12 4l8 7M6 10v9h4v-5h4v5h4v-9',
  shop: 'M5 9.500V20h14V9.500M4 9.500 6 4h12l2 5.500zM10 20v-6h4v6',
  globe:
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18M3 12h18M12 3c2.500 2.500 3.800 5.500 3.800 9s-1.300 6.500-3.800 9c-2.500-2.500-3.800-5.500-3.800-9s1.300-6.500 3.800-9',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.800 3.500 5.500',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  send: 'M21 3 10 14M21 3l-7 18-4-7-7-4z',
  jobs: 'M12 8v4l3 2M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20c.8-4 3.800-6 8-6s7.200 2 8 6',
  security:
    'M12 3 4.500 6v5.500c0 4.500 3 7.700 7.500 9.500 4.500-1.800 7.500-5 7.500-9.500V6zM9 12l2.200 2.200L15 10.500',
  settings: 'M4 7h9M17 7h3M15 4.500v5M4 17h3M11 17h9M9 14.500v5',
  signOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  eye: 'M2.500 12c2-4 5.200-6 9.500-6s7.500 2 9.500 6c-2 4-5.200 6-9.500 6s-7.500-2-9.500-6M12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  warning: 'M12 4 2.500 20h19zM12 10v4M12 17v.5',
  check: 'M5 12.500 10 17l9-10',
  retry: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500',
  back: 'M14 6l-6 6 6 6',
  undo: 'M8 5 4 9l4 4M4 9h9.500a5 5 0 0 1 0 10H10',
  redo: 'M16 5l4 4-4 4M20 9h-9.500a5 5 0 0 0 0 10H14',
  form: 'M5 3h14v18H5zM8.500 8h7M8.500 12h7M8.500 16h4',
  contacts:
    'M4 4h14v16H4zM18 8h2.500M18 12h2.500M18 16h2.500M11 11.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7.500 16c.4-1.800 1.700-2.700 3.500-2.700s3.100.9 3.500 2.700',
  unfold: 'M6 9l6 6 6-6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  coupon: 'M3 7h18v3.500a1.500 1.500 0 0 0 0 3V17H3v-3.500a1.500 1.500 0 0 0 0-3zM14.500 7v2M14.500 11v2M14.500 15v2',
  gift: 'M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7C9 7 7.500 5.800 7.500 4.500 7.500 2.500 11 2.500 12 7c1-4.500 4.500-4.500 4.500-2.500C16.500 5.800 15 7 12 7',
  star: 'M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6L3.400 9.800l6-.8z',
  renewal: 'M4 11a8 8 0 0 1 14-4.500L20 9M20 4v5h-5M20 13a8 8 0 0 1-14 4.500L4 15M4 20v-5h5',
  key: 'M14.500 14a5 5 0 1 0-4.700-3.200L3 17.500V21h3.500v-2.500H9V16h2l1-1.200a5 5 0 0 0 2.500-.8M16 8h.01',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  archive: 'M3 4h18v5H3zM5 9v11h14V9M10 13h4',
  history: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500M12 8v4l3 2',
  plus: 'M12 5v14M5 12h14',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500h.01',
  palette:
    'M12 3a9 9 0 1 0 0 18c1.300 0 2-.9 2-1.900 0-1.400-1-1.700-1-3 0-1 .8-1.600 1.800-1.600H17a4 4 0 0 0 4-4c0-4.200-4-7.500-9-7.500M7.500 12.500h.01M9.500 8h.01M14.500 8h.01',
  product: 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10',
  stock: 'M3 20h18M5 20v-6h6v6M13 20v-6h6v6M9 14V8h6v6M8 4h8',
  shipping:
    'M2.500 6h11v10h-11zM13.500 9.500h4l4 3.500v3h-8zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17.500 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  tax: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 13.500l6-6M9.500 8h.01M14.500 13h.01',
  payment: 'M3 6h18v12H3zM3 10h18M6.500 14.500h4',
  checkout: 'M3 5h3l2.500 10h9L20 8H7M10 19.500h.01M16.500 19.500h.01',
  upload: 'M12 16V4M7.500 8.500 12 4l4.500 4.500M5 20h14',
  folder: 'M3 6h6l2 2.500h10V19H3z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  grid: 'M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500H20V20h-6.500z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  lines: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  sound:
    'M9 18V6l10-2v12M9 18a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0M19 16a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.500h4M4 14.500h4M16 9.500h4M16 14.500h4',
  download: 'M12 4v11M7.500 10.500 12 15l4.500-4.500M5 20h14',
} as const;

export type IconName = keyof typeof outlines;

/** Decoration beside a text; screen readers skip it. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
