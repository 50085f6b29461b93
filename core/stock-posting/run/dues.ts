// What the register says is to be posted: of each document that moved goods, what they were worth
// by the method of their product on its day; and what a change of the method makes of the stock.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { inOrder, methodsOn, valuedWithin, worthOn } from '../../stock-valuation/index.ts';
import type {
  CarriedBy,
  GoodsMovement,
  StockPolicies,
  ValuationMethod,
  ValuedMovement,
} from '../../stock-valuation/index.ts';
import { addAmounts, oneAmount } from './amounts.ts';
import type { StockDue, ContraAmounts } from '../commands.ts';
import type { StockContra } from '../terms.ts';

export type MovedGoods = {
  readonly productId: number;
  /** What the moves before these carry over. */
  readonly carried: CarriedBy;
  readonly moves: readonly (GoodsMovement & { readonly by: DocumentOfGoods })[];
};

export type DuesWish = {
  readonly policies: StockPolicies;
  /** The first day of the years that are perpetual. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

/** @returns the days on which a method may change, the first day first. */
const firstDays = ({ policies: { ofBook, ofProducts }, from, to }: DuesWish) =>
  [...new Set([from, ...[...ofBook, ...ofProducts].map((one) => one.from)])]
    .filter((day) => day >= from && day <= to)
    .toSorted();

/** @returns by which methods the goods of a product are valued in these days, and on their eve. */
export function methodsOfRun(wish: DuesWish): (productId: number) => readonly ValuationMethod[] {
  const days = [dayBefore(wish.from), ...firstDays(wish)];
  const methods = days.map((day) => methodsOn(wish.policies, day));
  return (productId) => [...new Set(methods.map((methodOf) => methodOf(productId)))];
}

/** Takes the goods of one product after the other; nothing of their moves is kept. */
export function collectDues(wish: DuesWish): {
  readonly add: (goods: MovedGoods) => void;
  readonly dues: () => readonly StockDue[];
} {
  const found = new Map<string, StockDue & { readonly seq: number }>();
  const days = firstDays(wish);
  const starts = [dayBefore(wish.from), ...days];
  const methods = starts.map((day) => methodsOn(wish.policies, day));
  const put = (due: StockDue, seq: number) => {
    const before = found.get(due.key);
    const amounts = before === undefined ? due.amounts : addAmounts(before.amounts, due.amounts);
    found.set(due.key, { ...due, amounts, seq });
  };
  const add = (goods: MovedGoods) => {
    const { productId, carried } = goods;
    const moves = goods.moves.toSorted(inOrder);
    for (const [at, day] of days.entries()) {
      const [before, now] = [methods[at], methods[at + 1]].map((of) => of?.(productId) ?? 'fifo');
      if (before === undefined || now === undefined) continue;
      const next = days[at + 1];
      const within = { from: day, to: next === undefined ? wish.to : dayBefore(next) };
      const change = changeOfMethod({ ...goods, moves }, dayBefore(day), [before, now]);
      if (change !== 0) put(ofMethod(day, change), 0);
      for (const { movement, at: place } of valuedWithin(moves, within, now, carried)) {
        const move = moves[place];
        if (move !== undefined) put(...dueOfMove(productId, move, movement));
      }
    }
  };
  return {
    add,
    dues: () => [...found.values()].toSorted(byDay).map(({ seq: _seq, ...due }) => due),
  };
}

type DueDay = { readonly on: string; readonly seq: number };
const byDay = (one: DueDay, other: DueDay): number =>
  one.on === other.on ? one.seq - other.seq : one.on < other.on ? -1 : 1;

/** @returns what stock is worth less by the method from then on. */
function changeOfMethod(
  { moves, carried }: MovedGoods,
  eve: CalendarDate,
  [before, now]: readonly [ValuationMethod, ValuationMethod],
): number {
  if (before === now) return 0;
  const worth = (method: ValuationMethod) => worthOn(moves, eve, method, carried).valuePaise;
  return worth(before) - worth(now);
}

const ofMethod = (on: CalendarDate, changePaise: number): StockDue => ({
  key: `method ${on}`,
  document: 'method',
  documentId: null,
  number: '',
  on,
  amounts: oneAmount('sold', changePaise),
});

// What one move of goods is to post, by the document that moved them.
type DocumentOfGoods = {
  readonly document: string;
  readonly documentId: number | null;
  readonly number: string;
};

/** What a product began with is no document: it is told by itself. */
function dueOfMove(
  productId: number,
  { by, date, seq }: GoodsMovement & { readonly by: DocumentOfGoods },
  movement: ValuedMovement,
): readonly [StockDue, number] {
  const { document, documentId, number } = by;
  const isBeginning = document === 'opening';
  const due = {
    key: isBeginning ? `product ${productId} ${date}` : `event ${seq}`,
    document: isBeginning ? 'product' : document,
    documentId: isBeginning ? productId : documentId,
    number,
    on: date,
    amounts: amountsOf(document, movement),
  };
  return [due, seq];
}

/** What a true-up costs belongs to what was sold before it came in. */
function amountsOf(document: string, movement: ValuedMovement): ContraAmounts {
  const { move, outPaise, inPaise, trueUpPaise } = movement;
  const own = oneAmount(contraOf(document, move.act), outPaise - inPaise);
  return trueUpPaise === 0 ? own : addAmounts(own, oneAmount('sold', trueUpPaise));
}

/** What comes of a supplier, or changes what that cost. */
const BOUGHT = ['purchase-', 'bill-of-entry', 'goods-receipt'];

function contraOf(document: string, act: GoodsMovement['act']): StockContra {
  if (document === 'opening') return 'received';
  if (document.startsWith('stock-count') || document.startsWith('stock-loss')) return 'lost';
  if (BOUGHT.some((kind) => document.startsWith(kind))) return 'received';
  if (!document.startsWith('stock-journal')) return 'sold';
  return act === 'receive' || act === 'withdraw' ? 'received' : 'used';
}
