// A form of lines of stock while it is typed: kept on the device until it is posted.
import { useState } from 'react';
import { z } from 'zod';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import type { Start } from '#web/shell/form/use-kept-fields.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { invalidateStock } from '../queries.ts';

/** What every such form has above and below its lines. */
export type GoodsFormFields<Line> = {
  readonly date: string;
  readonly narration: string;
  readonly lines: readonly Line[];
};

/** @returns what is kept of a form on the device, as far as it was typed. */
export const goodsDraft = <Line extends z.ZodType>(line: Line) =>
  z.object({
    date: z.string().optional(),
    narration: z.string().optional(),
    lines: z.array(line).optional(),
  });

export type PostedGoods = { readonly id: number; readonly number: number };

type GoodsForm<Line, Fields> = Omit<Start<Fields>, 'begin'> & {
  readonly begin: (today: CalendarDate) => Fields;
  /** The lines with another one. */
  readonly withLine: (lines: readonly Line[]) => readonly Line[];
  readonly changed: (line: Line, change: Partial<Line>) => Line;
  readonly onPosted: (posted: PostedGoods) => void;
};

export function useGoodsForm<
  Line extends { readonly key: number },
  Fields extends GoodsFormFields<Line>,
>(form: GoodsForm<Line, Fields>) {
  const [today] = useState(todayInIndia);
  const typed = useKeptFields<Fields>({ ...form, begin: () => form.begin(today) });
  const [submitted, setSubmitted] = useState(false);
  const { send, ...sending } = useSend({ keepsKeys: true });
  const date = parseDate(typed.fields.date, today);
  const refused = fieldErrorsOf(sending.failure);
  const post = (order: () => Promise<CallResult<PostedGoods>>): void =>
    void send(order, async (posted) => {
      typed.forget();
      await invalidateStock();
      form.onPosted(posted);
    });
  return {
    ...typed,
    ...sending,
    ...lineActs(typed, form),
    today,
    lines: typed.fields.lines,
    /** Null while it cannot be read. */
    date,
    dateError: submitted && date === null ? UNREADABLE_DATE : refused['date'],
    narrationError: refused['narration'],
    /** From then on what is missing is said. */
    submitted,
    setSubmitted,
    post,
  };
}

type Holder<Fields> = {
  readonly setFields: (change: (now: Fields) => Fields) => void;
};

/** What is done to the lines, and to the fields above them. */
function lineActs<
  Line extends { readonly key: number },
  Fields extends { readonly lines: readonly Line[] },
>(
  { setFields }: Holder<Fields>,
  { withLine, changed }: Pick<GoodsForm<Line, Fields>, 'withLine' | 'changed'>,
) {
  const setLines = (change: (lines: readonly Line[]) => readonly Line[]) =>
    setFields((now) => ({ ...now, lines: change(now.lines) }));
  return {
    set: (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change })),
    setLine: (key: number, change: Partial<Line>) =>
      setLines((lines) => lines.map((line) => (line.key === key ? changed(line, change) : line))),
    add: () => setLines(withLine),
    /** The last line stays, emptied. */
    remove: (key: number) =>
      setLines((lines) => {
        const left = lines.filter((line) => line.key !== key);
        return left.length === 0 ? withLine([]) : left;
      }),
  };
}
