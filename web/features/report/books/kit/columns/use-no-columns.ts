// A report of which another period has no column says so where it is asked for one.
import { useSetAtom } from 'jotai';
import { noticeAtom } from '#web/state/notice.ts';
import type { ReportArrangement } from './arrangement.ts';
import { useLineOrder } from './use-line-order.tsx';

/** @param why no column of another period has a meaning, as a sentence. */
function useColumnAnswer(why: string) {
  const setNotice = useSetAtom(noticeAtom);
  const say = (text: string) => () => setNotice({ kind: 'remark', text });
  return { say, key: { keys: 'Alt+C', does: 'Add a column', run: say(why) } };
}

const ALONE = {
  compared: null,
  compare: null,
  view: [],
  chosen: [],
  dialog: null,
  layout: '',
} as const;

/** Lines without columns, in any order. */
export function useOrderAlone(list: string, why: string): ReportArrangement {
  const { layout, order, keys, hints, view, chosen } = useLineOrder(list, {});
  return {
    ...ALONE,
    layout: layout.query,
    order,
    keys: [...keys, useColumnAnswer(why).key],
    hints,
    view,
    chosen,
  };
}

/** Ledgers in one document: which accounts have one is theirs to say, by its own key. */
export const useLedgersDrawing = (why: string): ReportArrangement => ({
  ...ALONE,
  order: ({ lines }) => lines,
  keys: [useColumnAnswer(why).key],
  hints: null,
});

/** Lines whose order says something, and none of which is left out: why, in sentences. */
export function useFixedOrder(why: {
  readonly columns: string;
  readonly order: string;
  readonly zero: string;
}): ReportArrangement {
  const { say, key } = useColumnAnswer(why.columns);
  return {
    ...ALONE,
    order: ({ lines }) => lines,
    keys: [
      key,
      { keys: 'S', does: 'In which order', run: say(why.order) },
      { keys: 'Z', does: 'Zero rows', run: say(why.zero) },
    ],
    hints: null,
  };
}

/** A book of entries beside which other periods stand, as sums of what they came to. */
export const inEntryOrder = (
  columns: ReportArrangement,
  entries: ReportArrangement,
): ReportArrangement => ({
  ...columns,
  order: entries.order,
  hints: null,
  keys: [...columns.keys, ...entries.keys.filter(({ keys }) => keys !== 'Alt+C')],
});

/** Entries stand by their days: in another order their balances would be wrong. */
export const useEntryOrder = (columns: string): ReportArrangement =>
  useFixedOrder({
    columns,
    order: 'Entries are listed in the order of their days.',
    zero: 'Every entry is shown, one of nil too.',
  });
