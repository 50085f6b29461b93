// Line icons, about 1.5 px whatever their size, always beside their word or a label.
const SHAPES = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-3.5 3-5.5 7-5.5s7 2 7 5.5',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19.500c0-3 2.500-5 6-5s6 2 6 5M16 ' +
    '4.500a3.500 3.500 0 0 1 0 6.500M17.500 14.800c2.200.7 3.500 2.400 3.500 4.700',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  book: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  cart: 'M3 4h2.500l2 11h10l2-8H6.200M9 19v.5M16 19v.5',
  gear:
    'M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 ' +
    '2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  down: 'M7 10l5 5 5-5',
  alert: 'M12 5v9M12 18v.5',
  out: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  help:
    'M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.4-1 .8-1 1.700M12 17v.3M12 21a9 9 0 1 0 0-18 ' +
    '9 9 0 0 0 0 18z',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  right: 'M5 12h14M13 6l6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  dots: 'M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z',
  calendar: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4',
  back: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  info: 'M12 11v5M12 8v.3M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15.500 15.500L20 20',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
