// What is there of one product, in lots, and what left before it came in. The cost of a part of a
// lot is rounded to the paisa, half away from zero; the last part takes what is left, so that
// nothing is worth exactly nothing.
import { mulDiv } from '../../kernel/paise.ts';
import type { PerpetualMethod, Worth } from '../moves/movements.ts';

/** A lot keeps the rate at which it came, whatever roundings did to what is left of it. */
type Lot = Worth & { readonly rate: Worth };
/** Goods that a move issued before there were any, at the last rate known. */
type Short = Worth & { readonly key: string };

export type Pile = {
  readonly method: PerpetualMethod;
  lots: Lot[];
  shorts: Short[];
  /** Of the newest goods that came in; of the average under the moving average. */
  lastRate: Worth | null;
  /** What the issues of each key cost, without what came back and what is short. */
  readonly issued: Map<string, Worth>;
};

/** A pile without what its issues cost. */
export type CarriedPile = Pick<Pile, 'lots' | 'shorts' | 'lastRate'>;

export const NOTHING: Worth = { quantityThousandths: 0, valuePaise: 0 };

/** @param carried what earlier moves left; it stays as it is. */
export const pileFrom = (method: PerpetualMethod, carried: CarriedPile | null): Pile => ({
  method,
  lots: [...(carried?.lots ?? [])],
  shorts: [...(carried?.shorts ?? [])],
  lastRate: carried?.lastRate ?? null,
  issued: new Map(),
});

/** @returns what a quantity is worth at a rate; nothing without one. */
export const worthAt = (rate: Worth | null, quantityThousandths: number): number =>
  rate === null || rate.quantityThousandths === 0
    ? 0
    : mulDiv(rate.valuePaise, quantityThousandths, rate.quantityThousandths);

export const addWorth = (one: Worth, other: Worth): Worth => ({
  quantityThousandths: one.quantityThousandths + other.quantityThousandths,
  valuePaise: one.valuePaise + other.valuePaise,
});

/** @returns the value of a part, which is all of it for the whole, and what is left. */
export function splitWorth(whole: Worth, quantityThousandths: number): [number, Worth] {
  const isWhole = quantityThousandths === whole.quantityThousandths;
  const value = isWhole ? whole.valuePaise : worthAt(whole, quantityThousandths);
  const left = {
    quantityThousandths: whole.quantityThousandths - quantityThousandths,
    valuePaise: whole.valuePaise - value,
  };
  return [value, left];
}

export const balanceOfPile = ({ lots, shorts }: CarriedPile): Worth => {
  const there = lots.reduce(addWorth, NOTHING);
  const short = shorts.reduce(addWorth, NOTHING);
  return {
    quantityThousandths: there.quantityThousandths - short.quantityThousandths,
    valuePaise: there.valuePaise - short.valuePaise,
  };
};

/** Puts goods in: first in the place of what is short, the rest as a lot. @returns the true-up. */
export function putIn(pile: Pile, goods: Worth): number {
  let [rest, trueUp] = [goods, 0];
  while (rest.quantityThousandths > 0) {
    const [short] = pile.shorts;
    if (short === undefined) break;
    const part = Math.min(short.quantityThousandths, rest.quantityThousandths);
    const [cost, left] = splitWorth(rest, part);
    trueUp += cost - cancelShort(pile, 0, part);
    addIssued(pile, short.key, { quantityThousandths: part, valuePaise: cost });
    rest = left;
  }
  if (rest.quantityThousandths > 0) addLot(pile, { ...rest, rate: goods });
  return trueUp;
}

function addLot(pile: Pile, lot: Lot): void {
  const last = pile.lots.at(-1);
  const isOne = last !== undefined && (pile.method === 'moving-average' || isSameRate(last, lot));
  if (!isOne) {
    pile.lots.push(lot);
    return;
  }
  const sum = addWorth(last, lot);
  const rate = pile.method === 'moving-average' ? sum : last.rate;
  pile.lots[pile.lots.length - 1] = { ...sum, rate };
}

const isSameRate = ({ rate: one }: Lot, { rate: other }: Lot): boolean =>
  BigInt(one.valuePaise) * BigInt(other.quantityThousandths) ===
  BigInt(other.valuePaise) * BigInt(one.quantityThousandths);

/** Takes as much as there is, the oldest first. @returns the quantity and its cost. */
export const takeOldest = (pile: Pile, quantityThousandths: number): Worth =>
  takeFrom(pile, quantityThousandths, () => true);

/** Takes as much as there is of the goods that came in at a rate, the oldest first. */
export function takeAtRate(pile: Pile, quantityThousandths: number, rate: Worth): Worth {
  if (pile.method === 'fifo') {
    const wanted = { ...rate, rate };
    return takeFrom(pile, quantityThousandths, (lot) => isSameRate(lot, wanted));
  }
  const [lot] = pile.lots;
  if (lot === undefined || lot.quantityThousandths <= quantityThousandths) {
    return takeOldest(pile, quantityThousandths);
  }
  const valuePaise = Math.min(worthAt(rate, quantityThousandths), lot.valuePaise);
  const left = addWorth(lot, {
    quantityThousandths: -quantityThousandths,
    valuePaise: -valuePaise,
  });
  pile.lots = [{ ...left, rate: left }];
  return { quantityThousandths, valuePaise };
}

/**
 * Raises the cost of goods that came in at a rate, as far as they are there. Under the moving
 * average all goods are one: as many of them are taken for those as came in.
 * @param before what they cost so far. @param after what they cost now.
 * @returns what of the difference stays with the goods.
 */
export function addCost(pile: Pile, before: Worth, after: Worth): number {
  const addedPaise = after.valuePaise - before.valuePaise;
  let [left, added] = [before.quantityThousandths, 0];
  pile.lots = pile.lots.map((lot) => {
    const isOf = pile.method === 'moving-average' || isSameRate(lot, { ...before, rate: before });
    const part = isOf ? Math.min(lot.quantityThousandths, left) : 0;
    if (part === 0) return lot;
    left -= part;
    const share =
      left === 0 ? addedPaise - added : worthAt({ ...before, valuePaise: addedPaise }, part);
    added += share;
    const dearer = addWorth(lot, { quantityThousandths: 0, valuePaise: share });
    const isWhole = pile.method === 'fifo' && part === lot.quantityThousandths;
    return { ...dearer, rate: isWhole ? after : dearer };
  });
  if (pile.lastRate !== null) {
    const isLast = isSameRate(
      { ...before, rate: before },
      { ...pile.lastRate, rate: pile.lastRate },
    );
    const average = pile.method === 'moving-average' ? pile.lots.at(-1)?.rate : undefined;
    pile.lastRate = average ?? (isLast ? after : pile.lastRate);
  }
  return added;
}

function takeFrom(pile: Pile, wanted: number, isWanted: (lot: Lot) => boolean): Worth {
  let taken = NOTHING;
  const kept: Lot[] = [];
  for (const lot of pile.lots) {
    const missing = wanted - taken.quantityThousandths;
    const part = isWanted(lot) ? Math.min(lot.quantityThousandths, missing) : 0;
    const [valuePaise, left] = splitWorth(lot, part);
    taken = addWorth(taken, { quantityThousandths: part, valuePaise });
    if (left.quantityThousandths > 0) kept.push({ ...left, rate: lot.rate });
  }
  pile.lots = kept;
  return taken;
}

/** Lets goods leave that are not there, at the last rate. @returns what is taken as their cost. */
export function leaveShort(pile: Pile, key: string, quantityThousandths: number): number {
  if (quantityThousandths === 0) return 0;
  const valuePaise = worthAt(pile.lastRate, quantityThousandths);
  pile.shorts.push({ key, quantityThousandths, valuePaise });
  return valuePaise;
}

/** Takes a part off a short. @returns what had been taken as its cost. */
export function cancelShort(pile: Pile, at: number, quantityThousandths: number): number {
  const short = pile.shorts[at];
  if (short === undefined) return 0;
  const [value, left] = splitWorth(short, quantityThousandths);
  const rest = left.quantityThousandths > 0 ? [{ ...left, key: short.key }] : [];
  pile.shorts.splice(at, 1, ...rest);
  return value;
}

export function addIssued(pile: Pile, key: string, goods: Worth): void {
  pile.issued.set(key, addWorth(pile.issued.get(key) ?? NOTHING, goods));
}
