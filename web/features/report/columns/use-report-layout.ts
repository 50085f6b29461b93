// How a report is drawn: its columns, what it stands beside, its order, which lines are open. The
// address has it, so that Back and a sent link show the same; an address that says none of it
// shows the report as the person had it last, which the server keeps.
import { useSearchParams } from 'react-router-dom';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { comparisonsIn } from './comparisons.ts';
import { SHOWN_FIGURES } from './figure-columns.ts';
import type { ShownFigure } from './figure-columns.ts';

export const COLUMN_CHOICES = ['total', 'months', 'quarters'] as const;
export type ColumnChoice = (typeof COLUMN_CHOICES)[number];
export const ORDERS = ['chart', 'figure', 'name'] as const;
export type AccountOrder = (typeof ORDERS)[number];

export const ORDER_NAMES: Readonly<Record<AccountOrder, string>> = {
  chart: 'As usual',
  figure: 'By figure, largest first',
  name: 'By name',
};

const NAMES = [
  'columns',
  'compare',
  'show',
  'sort',
  'zero',
  'layout',
  'turned',
  'figure',
  'unit',
] as const;
type LayoutName = (typeof NAMES)[number];

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string) =>
  choices.find((choice) => choice === text);

type Usual = {
  /** What the report stands beside where nothing is said. */
  readonly compare: string;
  readonly show: readonly ShownFigure[];
  /** Whether lines of nil are shown until they are hidden. */
  readonly zero?: 'shown';
};

/** @param list under which the server keeps it. */
export function useReportLayout(list: string, usual: Usual) {
  const [address, setAddress] = useSearchParams();
  const { choice, isKnown, choose } = useRegisterChoice(list);
  const isNamed = NAMES.some((name) => address.has(name));
  const shown = isNamed ? address : new URLSearchParams(choice.last ?? '');
  const get = (name: LayoutName): string => shown.get(name) ?? '';
  /** The empty text is what is usual. */
  const set = (changes: Readonly<Partial<Record<LayoutName, string>>>) => {
    const next = new URLSearchParams();
    for (const name of NAMES) {
      const value = changes[name] ?? get(name);
      if (value !== '') next.set(name, value);
    }
    if (next.size === 0) next.set('columns', 'total');
    setAddress(
      (now) => {
        for (const name of NAMES) now.delete(name);
        for (const [name, value] of next) now.set(name, value);
        return now;
      },
      { replace: true, flushSync: true },
    );
    const last = next.toString();
    if (last.length <= LAST_MAX) choose({ last });
  };
  const named = NAMES.flatMap((name) => (get(name) === '' ? [] : [[name, get(name)]]));
  const compareText = get('compare') === '' ? usual.compare : get('compare');
  return {
    isReady: isNamed || isKnown,
    /** As an address has it that shows the same to anybody, whatever they had last. */
    query: named.length === 0 ? USUAL_QUERY : new URLSearchParams(named).toString(),
    columns: oneOf(COLUMN_CHOICES, get('columns')) ?? 'total',
    compared: comparisonsIn(compareText),
    shows: new Set(get('show') === '' ? usual.show : showsIn(get('show'))),
    sort: oneOf(ORDERS, get('sort')) ?? 'chart',
    hidesZero: get('zero') === '' ? usual.zero !== 'shown' : get('zero') === 'hidden',
    /** Which of several figures is compared, by the head of its column. */
    figure: get('figure'),
    isInTwoSides: get('layout') === 't',
    /** In which the amounts of a statement are told; the empty text for rupees. */
    unit: get('unit'),
    turned: new Set(
      get('turned')
        .split(',')
        .filter((code) => code !== ''),
    ),
    setTurned: (codes: Iterable<string>) => set({ turned: [...codes].join(',') }),
    set,
  };
}

/** A link that names nothing would show another person's last layout. */
const USUAL_QUERY = 'columns=total';

const showsIn = (text: string): readonly ShownFigure[] =>
  SHOWN_FIGURES.filter((one) => text.split(',').includes(one));

const LAST_MAX = 1000;

/** @returns the next choice, and the first again after the last. */
export const nextChoice = <Choice>(choices: readonly Choice[], now: Choice): Choice =>
  choices[(choices.indexOf(now) + 1) % choices.length] ?? now;

/** The order of accounts or lines by one key. */
export const sortKey = ({ sort, set }: Pick<ReportLayout, 'sort' | 'set'>) => ({
  keys: 'S',
  does: 'Order: usual, by figure or by name',
  run: () => {
    const next = nextChoice(ORDERS, sort);
    set({ sort: next === 'chart' ? '' : next });
  },
});

export type ReportLayout = ReturnType<typeof useReportLayout>;

/** @returns the address of figures that are shown; `none` where all are left out. */
export const showText = (shows: ReadonlySet<ShownFigure>): string =>
  shows.size === 0 ? 'none' : [...shows].join(',');
