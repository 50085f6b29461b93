// What a posted document does beside being there: entries in the ledger, goods, and an open item.
// A kind says each as a function of the posted document alone, so that whoever reads its event
// later finds the same.
import type { PostingRole } from '../book/index.ts';
import type { CreditRule, Reference, Side } from '../journal/index.ts';
import type { Period } from '../kernel/financial-year.ts';

/** An account by its role in the book, or a certain one. */
type EffectOn = { readonly role: PostingRole } | { readonly accountId: number };

export type TradeEntry = {
  readonly to: EffectOn;
  readonly side: Side;
  readonly amountPaise: number;
  readonly references?: readonly Reference[];
};

/** Goods that a document moves, the way of its kind, at what they cost; of a line, from 1. */
export type TradeGoods = {
  readonly line: number;
  readonly productId: number;
  readonly quantityThousandths: number;
  readonly valuePaise: number;
  readonly godownId?: number | undefined;
  readonly batch?: string | undefined;
  readonly manufacturedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
};

type GoodsLine = Pick<TradeGoods, 'godownId' | 'batch' | 'manufacturedOn' | 'expiresOn'> & {
  readonly productId: number | null;
  readonly quantityThousandths: number | null;
  readonly stocked?: true | undefined;
};

/** @returns what lines bring into stock, each at its value. */
export const goodsOfLines = <Line extends GoodsLine>(
  lines: readonly Line[],
  valueOf: (line: Line) => number,
): readonly TradeGoods[] =>
  lines.flatMap((one, index) => {
    const { productId, quantityThousandths, stocked } = one;
    if (stocked !== true || productId === null || quantityThousandths === null) return [];
    const { godownId, batch, manufacturedOn, expiresOn } = one;
    return [
      {
        line: index + 1,
        productId,
        quantityThousandths,
        valuePaise: valueOf(one),
        ...(godownId !== undefined && { godownId }),
        ...(batch !== undefined && { batch }),
        ...(manufacturedOn !== undefined && { manufacturedOn }),
        ...(expiresOn !== undefined && { expiresOn }),
      },
    ];
  });

/** @returns what goes out of stock again: it says no day of its batch a second time. */
export const goodsTakenBack = (goods: readonly TradeGoods[]) =>
  goods.map(({ manufacturedOn: _made, expiresOn: _expires, ...move }) => move);

/** What is owed by or to the party once the document is posted. */
export type TradeItem = {
  readonly accountId: number;
  /** Debit positive, credit negative. */
  readonly amountPaise: number;
  /** As the party calls it. */
  readonly number: string;
  /** From when on it counts. */
  readonly dated: string;
  readonly billDate: string;
  readonly dueDate: string | null;
};

/** Of an entry that takes credit out or back: the return in which it stands, and by which rule. */
export type CreditMark = { readonly period: Period; readonly rule: CreditRule };

/** @returns the entries with those of one account, side and reference as one; nothing is none. */
export function gatheredEntries(entries: readonly TradeEntry[]): readonly TradeEntry[] {
  const gathered = new Map<string, TradeEntry>();
  for (const entry of entries) {
    const key = entry.references === undefined ? JSON.stringify(entry.to) : `${gathered.size}`;
    const before = gathered.get(key);
    const paise = signed(entry) + (before === undefined ? 0 : signed(before));
    gathered.set(key, {
      ...entry,
      side: paise < 0 ? 'credit' : 'debit',
      amountPaise: Math.abs(paise),
    });
  }
  return [...gathered.values()].filter(({ amountPaise }) => amountPaise !== 0);
}

const signed = ({ side, amountPaise }: Pick<TradeEntry, 'side' | 'amountPaise'>): number =>
  side === 'debit' ? amountPaise : -amountPaise;
