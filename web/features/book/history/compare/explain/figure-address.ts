// The figure that an address names, and the address of one that it is made of.
import { z } from 'zod';
import { explainFigure } from '#api/contract/book/log/explain.ts';
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { paths } from '#web/paths.ts';
import { explainPlace } from '#web/shell/history/explain-place.ts';
import { FIGURE_WORDS } from '../queries.ts';
import type { FigureQuery, FigureName, LineQuery } from '../queries.ts';

const FIGURES = Object.keys(FIGURE_WORDS) as FigureName[];
const SIDES = explainFigure.query.shape.side.unwrap().options;

/** @returns the figure that an address names; 0 is of no single account. */
export function figureOfAddress(address: URLSearchParams): FigureQuery {
  const account = Number(address.get('explain'));
  const figure = FIGURES.find((name) => name === address.get('figure')) ?? null;
  return {
    accountId: Number.isSafeInteger(account) && account > 0 ? account : null,
    figure,
    since: address.get('since') || null,
    until: address.get('until') || address.get('at') || null,
    asOn: address.get('as_on') || null,
    from: address.get('first') || null,
    side: SIDES.find((side) => side === address.get('side')) ?? null,
    line: lineIn(address),
  };
}

const named = z.object({
  of: explainFigure.query.shape.of.unwrap(),
  as: explainFigure.query.shape.as.unwrap().nullable().catch(null),
  method: explainFigure.query.shape.method.unwrap().nullable().catch(null),
});

function lineIn(address: URLSearchParams): LineQuery | null {
  const { success, data } = named.safeParse(
    Object.fromEntries(['of', 'as', 'method'].map((name) => [name, address.get(name)])),
  );
  const line = address.get('line') ?? '';
  if (!success || line === '') return null;
  return { ...data, line, filter: address.get('filter'), laidOutOn: address.get('laid') || null };
}

type MadeOf = ExplainedFigure['madeOf'][number];

/** @returns null for what no entries say. */
export function partHref(bookId: number, { asked }: MadeOf, until: string | null): string | null {
  if (asked === null) return null;
  const { asOn, laidOutOn: laid, ...named } = asked;
  const place = explainPlace({ ...named, laid, asOn, until });
  return paths.history(bookId, place);
}
