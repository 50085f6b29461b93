// What the forms of bills and of orders do with their lines as they are typed, and what is wrong
// with those.
import { fieldErrorsOf, lineErrorOf } from '#web/client/failure.ts';
import type { Failure, LineError } from '#web/client/failure.ts';
import { isBlankBillLine, withBillLine } from './bill-text.ts';
import type { BillLineText } from './bill-text.ts';

export type BoughtLineError = Pick<LineError, 'field' | 'text'>;

type WithLines = { readonly lines: readonly BillLineText[] };

/** @returns what may be done with the lines of a form. */
export const lineActs = <Fields extends WithLines>(
  setFields: (next: (now: Fields) => Fields) => void,
) => ({
  setLine: (key: number, change: Partial<BillLineText>) =>
    setFields((now) => ({
      ...now,
      lines: now.lines.map((one) => (one.key === key ? { ...one, ...change } : one)),
    })),
  add: () => setFields((now) => ({ ...now, lines: [...withBillLine(now.lines)] })),
  remove: (key: number) =>
    setFields((now) => {
      const left = now.lines.filter((one) => one.key !== key);
      return { ...now, lines: left.length === 0 ? [...withBillLine([])] : left };
    }),
});

/** @returns what is wrong with lines that say anything, by their keys. */
export const wrongLinesIn = (
  lines: readonly BillLineText[],
  judge: (one: BillLineText) => string | null,
): ReadonlyMap<number, BoughtLineError> =>
  new Map(
    lines.flatMap((one) => {
      const error = isBlankBillLine(one) ? null : judge(one);
      return error === null ? [] : [[one.key, { field: null, text: error }] as const];
    }),
  );

/** @returns the keys of the lines that are sent. */
export const keysSent = ({ lines }: WithLines): readonly number[] =>
  lines.filter((one) => !isBlankBillLine(one)).map(({ key }) => key);

/** @returns what the server says of lines, by the keys of those that were sent. */
export const refusedLines = (
  failure: Failure | null,
  sent: readonly number[],
): readonly (readonly [number, BoughtLineError])[] => {
  const ofShape = Object.entries(fieldErrorsOf(failure)).flatMap(([name, text]) => {
    const [, index, field = null] = /^items\.(\d+)(?:\.(\w+))?/.exec(name) ?? [];
    return index === undefined ? [] : [{ index: Number(index), field, text }];
  });
  return [...ofShape, lineErrorOf(failure)].flatMap((error) => {
    const key = error === null ? undefined : sent[error.index];
    return error === null || key === undefined ? [] : [[key, error] as const];
  });
};
