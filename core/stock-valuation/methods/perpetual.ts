// FIFO and the moving average: each move gets its value on its day. What leaves before it came in
// is costed at the last rate known, and trued up by the goods that come in its place.
import type { Worth, PerpetualMethod, GoodsMovement, ValuedMovement } from '../moves/movements.ts';
import { countDifference } from '../moves/counted.ts';
import {
  addCost,
  addIssued,
  addWorth,
  balanceOfPile,
  cancelShort,
  leaveShort,
  NOTHING,
  pileFrom,
  putIn,
  splitWorth,
  takeAtRate,
  takeOldest,
  worthAt,
} from './pile.ts';
import type { CarriedPile, Pile } from './pile.ts';

type MovementSums = {
  readonly inThousandths: number;
  readonly outThousandths: number;
  readonly inPaise: number;
  readonly outPaise: number;
  readonly trueUpPaise: number;
  readonly isEstimated: boolean;
};

type PerpetualReading = {
  readonly movements: readonly ValuedMovement[];
  readonly lots: readonly Worth[];
  readonly carried: CarriedPile;
};

const STILL: MovementSums = {
  inThousandths: 0,
  outThousandths: 0,
  inPaise: 0,
  outPaise: 0,
  trueUpPaise: 0,
  isEstimated: false,
};

/**
 * @param moves in their order. @param before what earlier moves carry over.
 * @returns each with its value, the lots that are left, and what is carried over in turn.
 */
export function valuePerpetually(
  moves: readonly GoodsMovement[],
  method: PerpetualMethod,
  before: CarriedPile | null = null,
): PerpetualReading {
  const pile = pileFrom(method, before);
  const received = new Map<string, Worth>();
  let balance = balanceOfPile(pile);
  const movements = moves.map((move) => {
    const valued = valueOne(pile, received, move, balance.quantityThousandths);
    balance = addWorth(balance, {
      quantityThousandths: valued.inThousandths - valued.outThousandths,
      valuePaise: valued.inPaise - valued.outPaise - valued.trueUpPaise,
    });
    return {
      move,
      ...valued,
      balanceThousandths: balance.quantityThousandths,
      balancePaise: balance.valuePaise,
    };
  });
  const { lots, shorts, lastRate } = pile;
  return { movements, lots: lotsOf(pile), carried: { lots, shorts, lastRate } };
}

/** Below nothing there is one lot: what is short. */
function lotsOf(pile: Pile): readonly Worth[] {
  if (pile.shorts.length > 0) return [balanceOfPile(pile)];
  return pile.lots.map(({ quantityThousandths, valuePaise }) => ({
    quantityThousandths,
    valuePaise,
  }));
}

function valueOne(
  pile: Pile,
  received: Map<string, Worth>,
  move: GoodsMovement,
  heldThousandths: number,
): MovementSums {
  const quantity = move.quantityThousandths;
  switch (move.act) {
    case 'receive': {
      const valued = receive(pile, quantity, move.valuePaise);
      const goods = { quantityThousandths: quantity, valuePaise: valued.inPaise };
      received.set(move.key, addWorth(received.get(move.key) ?? NOTHING, goods));
      return valued;
    }
    case 'issue':
      return issue(pile, move.key, quantity);
    case 'return':
      return takeBack(pile, move.of, quantity);
    case 'withdraw':
      return withdraw(pile, move, received.get(move.of) ?? null);
    case 'land':
      return land(pile, received, move);
    case 'count': {
      const difference = countDifference(move, heldThousandths);
      if (difference === 0) return STILL;
      return difference > 0 ? receive(pile, difference, null) : issue(pile, move.key, -difference);
    }
    default:
      return STILL;
  }
}

function receive(pile: Pile, quantityThousandths: number, valuePaise: number | null): MovementSums {
  const value = valuePaise ?? worthAt(pile.lastRate, quantityThousandths);
  const goods = { quantityThousandths, valuePaise: value };
  const trueUpPaise = putIn(pile, goods);
  const average = pile.lots.at(-1);
  if (valuePaise !== null) {
    const isAveraged = pile.method === 'moving-average' && average !== undefined;
    pile.lastRate = isAveraged ? average.rate : goods;
  }
  return {
    ...STILL,
    inThousandths: quantityThousandths,
    inPaise: value,
    trueUpPaise,
    isEstimated: valuePaise === null,
  };
}

function issue(pile: Pile, key: string, quantityThousandths: number): MovementSums {
  const taken = takeOldest(pile, quantityThousandths);
  addIssued(pile, key, taken);
  const short = leaveShort(pile, key, quantityThousandths - taken.quantityThousandths);
  return { ...STILL, outThousandths: quantityThousandths, outPaise: taken.valuePaise + short };
}

/** What was never there is taken off what is short; the rest comes back at what it cost. */
function takeBack(pile: Pile, of: string, quantityThousandths: number): MovementSums {
  let [left, inPaise] = [quantityThousandths, 0];
  for (let at = pile.shorts.findIndex(({ key }) => key === of); at >= 0 && left > 0;) {
    const part = Math.min(pile.shorts[at]?.quantityThousandths ?? 0, left);
    inPaise += cancelShort(pile, at, part);
    left -= part;
    at = pile.shorts.findIndex(({ key }) => key === of);
  }
  const cost = pile.issued.get(of) ?? NOTHING;
  const known = Math.min(left, cost.quantityThousandths);
  const [value, rest] = splitWorth(cost, known);
  pile.issued.set(of, rest);
  const valuePaise = value + worthAt(pile.lastRate, left - known);
  const trueUpPaise = putIn(pile, { quantityThousandths: left, valuePaise });
  return {
    ...STILL,
    inThousandths: quantityThousandths,
    inPaise: inPaise + valuePaise,
    trueUpPaise,
    isEstimated: known < left,
  };
}

/**
 * AS 2, paragraphs 6 and 7: what is not recovered of duty is cost of purchase. The goods of that
 * move which are still here cost so much more; the share of those that left is a cost of sales.
 */
function land(
  pile: Pile,
  received: Map<string, Worth>,
  { of, valuePaise }: Extract<GoodsMovement, { act: 'land' }>,
): MovementSums {
  const before = received.get(of);
  if (before === undefined) return { ...STILL, inPaise: valuePaise, trueUpPaise: valuePaise };
  const after = addWorth(before, { quantityThousandths: 0, valuePaise });
  received.set(of, after);
  const restPaise = valuePaise - addCost(pile, before, after);
  return { ...STILL, inPaise: valuePaise, trueUpPaise: restPaise };
}

/** Goods that went on in between are taken as any others are. */
function withdraw(
  pile: Pile,
  { key, quantityThousandths }: GoodsMovement,
  rate: Worth | null,
): MovementSums {
  const lot = rate === null ? NOTHING : takeAtRate(pile, quantityThousandths, rate);
  const rest = issue(pile, key, quantityThousandths - lot.quantityThousandths);
  return { ...rest, outThousandths: quantityThousandths, outPaise: lot.valuePaise + rest.outPaise };
}
